"""What the Reckoners do to the board (R9), as the players enter it.

The players decide: where a rule forbids, the command is carried out all the same, with a warning. Only
what cannot be done at all is refused.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, get_type_hints

from companion.rules.boss import attack_boss, research_boss
from companion.rules.box import slug
from companion.rules.cities.babilar import boss_exposed
from companion.rules.defeat import receive_rewards
from companion.rules.errors import RefusedInput
from companion.rules.instructions import (
    BossBracket,
    Bracket,
    BuyDie,
    MoveReckoner,
    NewMarket,
    Plans,
    Population,
    Warn,
)
from companion.rules.instructions import (
    Buy as BuyTold,
)
from companion.rules.instructions import (
    Money as MoneyTold,
)
from companion.rules.notation import COLOURS
from companion.rules.pending import PACES, need, step
from companion.rules.phases import begin_epic_phase, begin_prologue
from companion.rules.pieces import (
    BARRICADE,
    BLUE_SHIELD,
    ENFORCEMENT,
    FIELDS,
    PIECES,
    PLAN_TOKENS,
    RED_SHIELD,
)
from companion.rules.placing import place, take
from companion.rules.table import NOWHERE, Epic, Frame, Reckoner, Table

DIE_PRICE: Final = 2  # R9.4
MARKET_PRICE: Final = 1
DAWNSLIGHT_POPULATION: Final = 3  # R8.2
MOST: Final = 99


@dataclass(frozen=True, slots=True)
class Prologue:
    command: ClassVar[str] = "prologue"


@dataclass(frozen=True, slots=True)
class EpicPhase:
    command: ClassVar[str] = "epic-phase"
    pace: str = "phase"


@dataclass(frozen=True, slots=True)
class GoOn:
    """The players have done what they were told: on to the next act."""

    command: ClassVar[str] = "go-on"
    pace: str = "phase"


@dataclass(frozen=True, slots=True)
class Rewards:
    command: ClassVar[str] = "rewards"


@dataclass(frozen=True, slots=True)
class Research:
    command: ClassVar[str] = "research"
    district: int
    count: int = 1
    target: str = "epic"
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Attack:
    command: ClassVar[str] = "attack"
    district: int
    count: int = 1
    target: str = "epic"
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Contain:
    command: ClassVar[str] = "contain"
    district: int
    count: int = 1
    target: str = "epic"
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Remove:
    command: ClassVar[str] = "remove"
    piece: str
    district: int
    count: int = 1
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    command: ClassVar[str] = "place"
    piece: str
    district: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Move:
    command: ClassVar[str] = "move"
    reckoner: str
    district: int


@dataclass(frozen=True, slots=True)
class Money:
    command: ClassVar[str] = "money"
    count: int = 1


@dataclass(frozen=True, slots=True)
class Plan:
    command: ClassVar[str] = "plan"
    reckoner: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class UsePlan:
    command: ClassVar[str] = "use-plan"
    reckoner: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Protect:
    command: ClassVar[str] = "protect"
    district: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Buy:
    """One of: `equipment` for `reckoner`; a lost `die` of that Reckoner; a new `market`."""

    command: ClassVar[str] = "buy"
    equipment: str = ""
    reckoner: str = ""
    price: int = -1
    die: str = ""
    market: bool = False


@dataclass(frozen=True, slots=True)
class Dawnslight:
    """A Dawnslight card of the kind that raises Population is used."""

    command: ClassVar[str] = "dawnslight"


@dataclass(frozen=True, slots=True)
class Set:
    """A correction: any field of the board."""

    command: ClassVar[str] = "set"
    path: str
    value: Any


Command = (
    Prologue
    | EpicPhase
    | GoOn
    | Rewards
    | Research
    | Attack
    | Contain
    | Remove
    | Place
    | Move
    | Money
    | Plan
    | UsePlan
    | Protect
    | Buy
    | Dawnslight
    | Set
)
COMMANDS: Final[dict[str, type[Command]]] = {
    kind.command: kind
    for kind in (
        Prologue,
        EpicPhase,
        GoOn,
        Rewards,
        Research,
        Attack,
        Contain,
        Remove,
        Place,
        Move,
        Money,
        Plan,
        UsePlan,
        Protect,
        Buy,
        Dawnslight,
        Set,
    )
}
_KINDS: Final = {int: "a whole number", str: "text", bool: "true or false"}


def read_command(entry: Mapping[str, Any]) -> Command:
    """A command from its object in a scenario."""
    name = entry.get("command")
    kind = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RefusedInput("unknown-command", "command", name, f"one of {', '.join(COMMANDS)}")
    hints = get_type_hints(kind)
    known = {field.name: field for field in fields(kind)}
    values: dict[str, Any] = {}
    for key, value in entry.items():
        if key == "command":
            continue
        if key not in known:
            raise RefusedInput(
                "unknown-field", f"command.{key}", value, f"a field of {name!r}: {', '.join(known)}"
            )
        wanted = hints[key]
        if wanted in _KINDS and type(value) is not wanted:
            raise RefusedInput("wrong-type", f"command.{key}", value, _KINDS[wanted])
        values[key] = value
    for field in fields(kind):
        if field.name not in values and field.default is field.default_factory:
            raise RefusedInput("missing-field", f"command.{field.name}", None, f"given for {name!r}")
    return kind(**values)


def write_command(command: Command) -> dict[str, Any]:
    entry: dict[str, Any] = {"command": command.command}
    for field in fields(command):
        value = getattr(command, field.name)
        if value != field.default:
            entry[field.name] = value
    return entry


def carry_out_command(table: Table, command: Command) -> None:
    """Start it; `advance` does the rest. The caller keeps a clone in case it is refused."""
    if not isinstance(command, GoOn):
        table.source = ("reckoners", "")
        table.symbol = 0
        table.actor = getattr(command, "reckoner", "")
    match command:
        case Prologue():
            _in_phase(table, command, "setup")
            begin_prologue(table)
        case EpicPhase():
            _in_phase(table, command, "reckoner")
            table.pace = _pace(command.pace)
            table.pending.append(("epic-phase",))
            receive_rewards(table)
        case GoOn():
            if not table.paused:
                raise RefusedInput(
                    "not-paused", "command", command.command, "possible: nothing waits to go on"
                )
            table.pace = _pace(command.pace)
            table.paused = False
            _in_phase(table, command, "epic", "prologue")
        case Rewards():
            _in_phase(table, command, "reckoner")
            receive_rewards(table)
        case Set():
            raise AssertionError("a correction is made in corrections.py")
        case _:
            _in_phase(table, command, "reckoner", "setup")
            _HANDLERS[type(command)](table, command)


@step("epic-phase")
def _epic_phase(table: Table, frame: Frame) -> None:
    begin_epic_phase(table)


def _pace(pace: str) -> str:
    if pace not in PACES:
        raise RefusedInput("wrong-pace", "command.pace", pace, f"one of {', '.join(PACES)}")
    return pace


def _in_phase(table: Table, command: Command, *phases: str) -> None:
    if table.question is not None:
        raise RefusedInput(
            "question-waits", "command", command.command, f"an answer to {table.question.kind!r}"
        )
    if table.phase not in phases:
        raise RefusedInput(
            "wrong-phase", "command", command.command, f"possible in the phase {table.phase!r}"
        )


def _research(table: Table, command: Research) -> None:
    here = _here(table, command)
    if command.target == "boss":
        if table.setup.city != "babilar":
            _boss_here(table, here)
        if table.setup.city != "babilar" and table.boss.research == 0:
            _warn(table, "already-weakened", "R1.7", here)
        research_boss(table, here, command.count)
    else:
        _epic_target(table, here, command.target)
        table.pending.append(("research-epic", here, command.count))


def _attack(table: Table, command: Attack) -> None:
    here = _here(table, command)
    if command.target == "boss":
        _boss_here(table, here)
        if table.boss.health is None:
            _warn(table, "boss-not-weakened", "R1.7", here)
        elif table.setup.city == "babilar" and not boss_exposed(table):
            _warn(table, "boss-not-found", "R8.2", here)
        attack_boss(table, command.count)
    else:
        _epic_target(table, here, command.target)
        table.pending.append(("attack-epic", here, command.count))


def _contain(table: Table, command: Contain) -> None:
    here = _here(table, command)
    if table.districts[here].pieces[BLUE_SHIELD]:
        _warn(table, "blue-shield", "R9.1", here)
    if command.target in COLOURS:
        _boss_here(table, here)
        brackets = table.boss.brackets
        moved = min(command.count, brackets[command.target] - 1)
        if moved:
            brackets[command.target] -= moved
            table.tell(BossBracket, command.target, -moved, brackets[command.target])
        else:
            _warn(table, "bracket-at-start", "R9.1", here)
        return
    epic = _epic_target(table, here, command.target, (*COLOURS,))
    moved = min(command.count, epic.bracket - 1)
    if moved:
        epic.bracket -= moved
        table.tell(Bracket, here, epic.id, -moved, epic.bracket)
    else:
        _warn(table, "bracket-at-start", "R9.1", here)


def _remove(table: Table, command: Remove) -> None:
    piece = _piece(command.piece)
    here = _here(table, command, anywhere=piece == BARRICADE)
    if piece == ENFORCEMENT and table.districts[here].pieces[RED_SHIELD]:
        _warn(table, "red-shield", "R9.1", here)
    if not take(table, piece, command.count, here):
        _warn(table, "nothing-there", "R9.1", here)


def _place(table: Table, command: Place) -> None:
    """Pieces the players put down themselves: no Population is lost when the supply is empty."""
    here = _district(table, command.district)
    piece = _piece(command.piece)
    _positive(command.count)
    count = min(command.count, table.supply[piece])
    if count < command.count:
        _warn(table, "supply-empty", "R1.3", here)
    place(table, piece, count, here)


def _move(table: Table, command: Move) -> None:
    here = _district(table, command.district)
    reckoner = _reckoner(table, command.reckoner)
    origin = reckoner.district
    if origin not in (NOWHERE, here):
        for district in (origin, here):
            if table.districts[district].pieces[BARRICADE]:
                _warn(table, "barricade", "R9.1", district, reckoner.name)
        if _pulled(table, origin):
            _warn(table, "pulled", "R6.6", origin, reckoner.name)
    if "move" in reckoner.effects:
        _warn(table, "move-costs-two", "R6.20", here, reckoner.name)
    reckoner.district = here
    table.tell(MoveReckoner, reckoner.name, here)


def _pulled(table: Table, district: int) -> bool:
    """R5.6: as long as Pull stands left of the bracket."""
    epic = table.districts[district].epic
    if epic is None:
        return False
    track = table.box.epics[epic.id].track or ()
    return any(action.verb == "pull" for cell in track[: epic.bracket] for action in cell or ())


def _money(table: Table, command: Money) -> None:
    _positive(command.count)
    table.money += command.count
    table.tell(MoneyTold, command.count, table.money)


def _plan(table: Table, command: Plan) -> None:
    reckoner = _reckoner(table, command.reckoner)
    _positive(command.count)
    if sum(one.plans for one in table.reckoners) + command.count > PLAN_TOKENS:
        _warn(table, "supply-empty", "R1.3", NOWHERE, reckoner.name)
    reckoner.plans += command.count
    table.tell(Plans, reckoner.name, command.count, reckoner.plans)


def _use_plan(table: Table, command: UsePlan) -> None:
    reckoner = _reckoner(table, command.reckoner)
    _positive(command.count)
    used = min(command.count, reckoner.plans)
    if used < command.count:
        _warn(table, "no-plan", "R9.1", NOWHERE, reckoner.name)
    if used:
        reckoner.plans -= used
        table.tell(Plans, reckoner.name, -used, reckoner.plans)


def _protect(table: Table, command: Protect) -> None:
    here = _district(table, command.district)
    _positive(command.count)
    if table.setup.city != "ildithia":
        raise RefusedInput("wrong-city", "command", "protect", "possible outside Ildithia")
    if not table.in_district(here):
        _warn(table, "nobody-here", "R8.1", here)
    table.pending.append(("protect", here, command.count))


def _buy(table: Table, command: Buy) -> None:
    receive_rewards(table)  # R4.1: they come before Purchase Equipment
    chosen = [name for name in ("equipment", "die", "market") if getattr(command, name)]
    if len(chosen) != 1:
        raise RefusedInput("buy-what", "command", chosen, "exactly one of equipment, die, market")
    if command.market:
        table.pending.insert(0, ("buy-market",))
    elif command.die:
        reckoner = _reckoner(table, command.die)
        if reckoner.name not in table.lost_dice:
            raise RefusedInput("no-lost-die", "command.die", command.die, "a Reckoner who lost a die")
        table.pending.insert(0, ("buy-die", reckoner.name))
    else:
        reckoner = _reckoner(table, command.reckoner)
        if command.price < -1 or command.price > MOST:
            raise RefusedInput("wrong-count", "command.price", command.price, f"a number from 0 to {MOST}")
        table.pending.insert(0, ("buy-equipment", reckoner.name, command.equipment, command.price))


@step("buy-equipment")
def _buy_equipment(table: Table, frame: Frame) -> None:
    _, name, equipment, price = frame
    if price < 0:
        known = table.box.prices.get(slug(equipment))
        if known is None:
            need(table, f"equipment.{slug(equipment)}.price", "number", frame)
            return
        price = known
    _pay(table, price, name)
    table.reckoner(name).equipment.append(equipment)
    table.tell(BuyTold, name, equipment, price, table.money)


@step("buy-die")
def _buy_die(table: Table, frame: Frame) -> None:
    _pay(table, DIE_PRICE, frame[1])
    table.lost_dice.remove(frame[1])
    table.tell(BuyDie, frame[1])


@step("buy-market")
def _buy_market(table: Table, frame: Frame) -> None:
    _pay(table, MARKET_PRICE, "")
    table.tell(NewMarket, table.money)


def _pay(table: Table, price: int, name: str) -> None:
    if price > table.money:
        _warn(table, "too-little-money", "R9.4", NOWHERE, name)
    table.money = max(0, table.money - price)


def _dawnslight(table: Table, command: Dawnslight) -> None:
    if table.setup.city != "babilar":
        raise RefusedInput("wrong-city", "command", "dawnslight", "possible outside Babilar")
    table.population += DAWNSLIGHT_POPULATION
    table.tell(Population, DAWNSLIGHT_POPULATION, table.population, "dawnslight")


_HANDLERS: Final[dict[type[Command], Callable[[Table, Any], None]]] = {
    Research: _research,
    Attack: _attack,
    Contain: _contain,
    Remove: _remove,
    Place: _place,
    Move: _move,
    Money: _money,
    Plan: _plan,
    UsePlan: _use_plan,
    Protect: _protect,
    Buy: _buy,
    Dawnslight: _dawnslight,
}


def _here(table: Table, command: Research | Attack | Contain | Remove, anywhere: bool = False) -> int:
    """R9.1: all but removing a Barricade is done where the Reckoner stands."""
    here = _district(table, command.district)
    _positive(command.count)
    if command.reckoner and _reckoner(table, command.reckoner).district != here and not anywhere:
        _warn(table, "not-here", "R9.1", here, command.reckoner)
    return here


def _district(table: Table, index: int) -> int:
    if not 0 <= index < len(table.districts):
        raise RefusedInput(
            "no-such-district", "command.district", index, f"a district from 0 to {len(table.districts) - 1}"
        )
    return index


def _reckoner(table: Table, name: str) -> Reckoner:
    for reckoner in table.reckoners:
        if reckoner.name == name:
            return reckoner
    names = ", ".join(reckoner.name for reckoner in table.reckoners)
    raise RefusedInput("no-such-reckoner", "command.reckoner", name, f"one of {names}")


def _piece(name: str) -> int:
    for names in (PIECES, FIELDS):
        if name in names:
            return names.index(name)
    raise RefusedInput("no-such-piece", "command.piece", name, f"one of {', '.join(PIECES)}")


def _positive(count: int) -> None:
    if not 1 <= count <= MOST:
        raise RefusedInput("wrong-count", "command.count", count, f"a number from 1 to {MOST}")


def _epic_target(table: Table, here: int, target: str, more: tuple[str, ...] = ("boss",)) -> Epic:
    if target != "epic":
        raise RefusedInput("wrong-target", "command.target", target, f"one of epic, {', '.join(more)}")
    epic = table.districts[here].epic
    if epic is None:
        raise RefusedInput("no-epic", "command.district", here, "a district with an Epic")
    return epic


def _boss_here(table: Table, here: int) -> None:
    if table.boss.district != here:
        _warn(table, "boss-elsewhere", "R9.1", here)


def _warn(table: Table, code: str, rule: str, district: int, reckoner: str = "") -> None:
    table.tell(Warn, code, rule, district, reckoner)
