"""What the Reckoners do, from a typed line to a command of the game, and back into a line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.content.pack import Pack
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    EpicPhase,
    Gather,
    Hide,
    Money,
    Move,
    Place,
    Plan,
    Population,
    Protect,
    Remove,
    Research,
    Rewards,
    Taken,
    UsePlan,
)
from companion.rules.inputs import Answer, Input, written
from companion.rules.table import NOWHERE, Table
from companion.terminal import words
from companion.terminal.naming import Choice, NotUnderstood, is_number, new_name, pick, shortened
from companion.terminal.places import (
    BOSS,
    EPIC,
    Done,
    bracket_from,
    counted,
    district_from,
    district_names,
    done_by,
    piece_from,
    reckoner_from,
    target_from,
)
from companion.terminal.setting import setting_from

NEW: Final = "new"
REWARD: Final = "reward"  # the last word, where an unspent reward is used
USABLE: Final = "usable"
TO: Final = "to"
IN: Final = "in"
_OF_REWARD: Final = (Remove.command, Contain.command)


@dataclass(frozen=True, slots=True)
class Order:
    """A line without its first word, and what it is said about."""

    verb: str
    rest: list[str]
    table: Table
    pack: Pack
    of_reward: bool = False


def is_order(line: str) -> bool:
    return line.split(maxsplit=1)[0].casefold() in _READERS if line else False


def order_from(line: str, table: Table, pack: Pack) -> Command:
    verb, *rest = line.split()
    reader = _READERS.get(verb.casefold())
    if reader is None:
        raise NotUnderstood(words.UNKNOWN_COMMAND, typed=shortened(verb), names=", ".join(_READERS))
    of_reward = len(rest) > 1 and rest[-1].casefold() == REWARD and verb.casefold() in _OF_REWARD
    return reader(Order(verb.casefold(), rest[:-1] if of_reward else rest, table, pack, of_reward))


def _research(order: Order) -> Command:
    done = done_by(order.rest, order.table)
    if [word.casefold() for word in done.what] == [BOSS] and order.table.setup.city == "babilar":
        raise NotUnderstood(words.WHERE_IN_BABILAR, names=district_names(order.table))
    return _on_target(order, done)


def _attack(order: Order) -> Command:
    return _on_target(order, done_by(order.rest, order.table))


def _on_target(order: Order, done: Done) -> Command:
    if len(done.what) > 1 and done.what[0].casefold() == BOSS:
        district, target = district_from(done.what[1:], order.table), BOSS
    else:
        district, target = target_from(done.what, order.table)
    kind = Research if order.verb == Research.command else Attack
    return kind(district, done.count, target, done.reckoner_in(district, order.table))


def _contain(order: Order) -> Command:
    done = done_by(order.rest, order.table)
    what = done.what
    if len(what) > 1 and what[0].casefold() == BOSS:
        what = what[1:]
    district, target = bracket_from(what, order.table)
    if target == BOSS:
        raise NotUnderstood(words.WHICH_TRACK)
    if order.of_reward:
        return Contain(district, done.count, target, reward=True)
    return Contain(district, done.count, target, done.reckoner_in(district, order.table))


def _pieces(order: Order) -> Command:
    """The piece first: `red shield`, or just `red`."""
    done = done_by(order.rest, order.table)
    piece, where = piece_from(done.what)
    district = district_from(where, order.table)
    if order.verb == Place.command:
        return Place(piece, district, done.count)
    if order.of_reward:
        return Remove(piece, district, done.count, reward=True)
    return Remove(piece, district, done.count, done.reckoner_in(district, order.table))


def _move(order: Order) -> Command:
    reckoner = reckoner_from(order.rest[:1], order.table)
    return Move(reckoner, district_from(order.rest[1:], order.table))


def _money(order: Order) -> Command:
    rest = order.rest or ["1"]
    if len(rest) > 1 or not is_number(rest[0]):
        raise NotUnderstood(words.NUMBER_WANTED, typed=shortened(" ".join(rest)), least=1, most=99)
    return Money(int(rest[0]))


def _plan(order: Order) -> Command:
    rest = order.rest
    usable = order.verb == Plan.command and len(rest) > 1 and rest[-1].casefold() == USABLE
    rest, count = counted(rest[:-1] if usable else rest, order.table)
    reckoner = reckoner_from(rest, order.table)
    return Plan(reckoner, count, usable) if order.verb == Plan.command else UsePlan(reckoner, count)


def _population(order: Order) -> Command:
    rest = order.rest or ["1"]
    if len(rest) > 1 or not is_number(rest[0]):
        raise NotUnderstood(words.NUMBER_WANTED, typed=shortened(" ".join(rest)), least=1, most=99)
    return Population(int(rest[0]))


def _dawnslight(order: Order) -> Command:
    return Dawnslight(reckoner_from(order.rest, order.table) if order.rest else "")


def _gather(order: Order) -> Command:
    """`gather boss to mint`, `gather red docks 2, barricade weir to mint`."""
    lowered = [word.casefold() for word in order.rest]
    if TO not in lowered:
        raise NotUnderstood(words.GATHER_WHAT)
    at = len(lowered) - 1 - lowered[::-1].index(TO)
    what, district = order.rest[:at], district_from(order.rest[at + 1 :], order.table)
    if [word.casefold() for word in what] == [BOSS]:
        return Gather(district, boss=True)
    return Gather(
        district,
        pieces=tuple(_taken(part.split(), order.table) for part in " ".join(what).split(",")),
    )


def _taken(typed: list[str], table: Table) -> Taken:
    piece, where = piece_from(typed)
    rest, count = counted(where, table)
    return Taken(piece, district_from(rest, table), count)


def _protect(order: Order) -> Command:
    done = done_by(order.rest, order.table)
    district = district_from(done.what, order.table)
    return Protect(district, done.count, done.reckoner_in(district, order.table))


def _buy(order: Order) -> Command:
    match [word.casefold() for word in order.rest]:
        case ["market"]:
            return Buy(market=True)
        case ["die", *_]:
            return Buy(die=reckoner_from(order.rest[1:], order.table))
    typed, district = _bought_in(order)
    rest, price = counted(typed, order.table) if len(typed) > 2 else (typed, -1)
    if len(rest) == len(typed):
        price = -1
    if len(rest) < 2:
        raise NotUnderstood(words.BUY_WHAT)
    reckoner = reckoner_from(rest[-1:], order.table)
    return Buy(_equipment(rest[:-1], order.pack), reckoner, price, district=district)


def _bought_in(order: Order) -> tuple[list[str], int]:
    """R9.5: `buy pizza tia in mint`, where its Research is to count."""
    lowered = [word.casefold() for word in order.rest]
    if IN not in lowered[2:]:
        return order.rest, NOWHERE
    at = len(lowered) - 1 - lowered[::-1].index(IN)
    return order.rest[:at], district_from(order.rest[at + 1 :], order.table)


def _equipment(typed: Sequence[str], pack: Pack) -> str:
    if len(typed) > 1 and typed[0].casefold() == NEW:
        return new_name(" ".join(typed[1:]))
    cards: list[Choice[str]] = []
    for one in pack.equipment:
        card = one.name or one.id
        cards.append(Choice(card, card if one.price is None else f"{card} ${one.price}", (card,)))
    return pick(" ".join(typed), cards)


def _set(order: Order) -> Command:
    return setting_from(order.rest, order.table)


def _alone(order: Order) -> Command:
    if order.rest:
        raise NotUnderstood(words.NOTHING_MORE, word=order.verb, typed=shortened(" ".join(order.rest)))
    return _ALONE[order.verb]()


_ALONE: Final[dict[str, Callable[[], Command]]] = {
    "rewards": Rewards,
    "hide": Hide,
    "epic": EpicPhase,
    "done": EpicPhase,
}
_READERS: Final[dict[str, Callable[[Order], Command]]] = {
    "research": _research,
    "attack": _attack,
    "contain": _contain,
    "remove": _pieces,
    "place": _pieces,
    "move": _move,
    "money": _money,
    "plan": _plan,
    "use": _plan,
    "protect": _protect,
    "buy": _buy,
    "set": _set,
    "gather": _gather,
    "population": _population,
    "dawnslight": _dawnslight,
    **dict.fromkeys(_ALONE, _alone),
}


def line_of(entry: Input, table: Table) -> str:
    """The line that could have been typed for it."""
    if isinstance(entry, Answer):
        return _answer_line(entry.value)
    return _command_line(written(entry), table)


def _command_line(entry: dict[str, Any], table: Table) -> str:
    command: str = entry["command"]
    parts = [{"use-plan": "use", "epic-phase": "done"}.get(command, command)]
    target: str = entry.get("target", EPIC)
    if target != EPIC:
        parts.append(target)
    if "path" in entry:
        parts += [entry["path"], str(entry["value"])]
    parts += [entry["piece"].replace("-", " ")] if "piece" in entry else []
    if "pieces" in entry or "boss" in entry:
        return " ".join((*parts, _gathered(entry, table)))
    parts += ["die", entry["die"]] if "die" in entry else []
    parts += ["market"] if "market" in entry else []
    acts = command in (Research.command, Attack.command, Contain.command, Remove.command, Protect.command)
    before, after = ((), ("reckoner",)) if acts else (("reckoner",), ())
    parts += [entry[key] for key in ("equipment", *before) if key in entry]
    if "district" in entry and target in (EPIC, BOSS) and "equipment" not in entry:
        parts.append(table.districts[entry["district"]].name)
    parts += [str(entry[key]) for key in ("count", "price", *after) if key in entry]
    if "district" in entry and "equipment" in entry:
        parts += [IN, table.districts[entry["district"]].name]
    parts += [word for word in (REWARD, USABLE) if word in entry]
    return " ".join(parts)


def _gathered(entry: dict[str, Any], table: Table) -> str:
    taken = ", ".join(
        f"{one['piece'].replace('-', ' ')} {table.districts[one['from']].name} {one['count']}"
        for one in entry.get("pieces", ())
    )
    return f"{taken or BOSS} {TO} {table.districts[entry['district']].name}"


def _answer_line(answer: object) -> str:
    if Answer(answer).by_hand:
        return "skip"
    parts = answer.values() if isinstance(answer, dict) else answer if isinstance(answer, list) else [answer]
    return f"answer {' '.join(str(part) for part in parts)}"
