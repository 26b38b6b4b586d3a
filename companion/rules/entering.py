"""Carrying out what players enter.

The players decide: where a rule forbids, the command is carried out all the same, as far as there is
anything to do, and a warning says what became of it. Only what cannot be done at all is refused.
"""

from collections.abc import Callable
from typing import Any, Final

from companion.rules.boss import attack_boss, research_boss
from companion.rules.buying import buy
from companion.rules.card_effects import gain_population, gather, hide, use_dawnslight
from companion.rules.causes import PLAYERS
from companion.rules.checks import (
    check_boss_here,
    check_count,
    check_here,
    here_of,
    known_district,
    known_epic,
    known_piece,
    known_reckoner,
    warn,
)
from companion.rules.cities.babilar import boss_exposed
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    EpicPhase,
    Gather,
    GoOn,
    Hide,
    Money,
    Move,
    Place,
    Plan,
    Population,
    Prologue,
    Protect,
    Remove,
    Research,
    Rewards,
    Set,
    UsePlan,
)
from companion.rules.errors import RefusedInput
from companion.rules.forbidden import Became, became
from companion.rules.instructions import BossBracket, Bracket, MoveReckoner, Plans
from companion.rules.instructions import Money as Earned
from companion.rules.notation import COLOURS
from companion.rules.pending import PACES, step
from companion.rules.phases import begin_epic_phase, begin_prologue
from companion.rules.pieces import BARRICADE, BLUE_SHIELD, ENFORCEMENT, PLAN_TOKENS, RED_SHIELD
from companion.rules.placing import place, take
from companion.rules.reminders import remind_of_move
from companion.rules.rewards import receive_rewards, spend
from companion.rules.table import NOWHERE, Frame, Table


def carry_out_command(table: Table, command: Command) -> None:
    """Start it; `advance` does the rest. The caller keeps a clone in case it is refused."""
    if not isinstance(command, GoOn):
        table.act_as(PLAYERS)
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
    here = here_of(table, command)
    if command.target == "boss":
        in_babilar = table.setup.city == "babilar"
        left = table.districts[here].marker if in_babilar else table.boss.research
        effect: Became = "counted" if left else "not-counted"
        check_here(table, here, effect)
        if not in_babilar:
            check_boss_here(table, here, effect)
        if not left:
            warn(table, "already-weakened", "R8.2" if in_babilar else "R1.7", here, effect)
        research_boss(table, here, command.count)
    else:
        known_epic(table, here, command.target)
        table.pending.append(("research-epic", here, command.count))


def _attack(table: Table, command: Attack) -> None:
    here = here_of(table, command)
    if command.target == "boss":
        hidden = table.setup.city == "babilar" and not boss_exposed(table)
        effect: Became = "not-counted" if hidden or table.boss.health is None else "counted"
        check_here(table, here, effect)
        check_boss_here(table, here, effect)
        if hidden:
            warn(table, "boss-not-found", "R8.2", here, effect)
        elif table.boss.health is None:
            warn(table, "boss-not-weakened", "R1.7", here, effect)
        else:
            attack_boss(table, command.count)
    else:
        known_epic(table, here, command.target)
        table.pending.append(("attack-epic", here, command.count))


def _contain(table: Table, command: Contain) -> None:
    here = here_of(table, command)
    if command.target in COLOURS:
        if command.reward:  # R9.2: any bracket; the boss is protected where he stands
            here = table.boss.district
        brackets = table.boss.brackets
        moved = min(command.count, brackets[command.target] - 1)
        effect = became(moved, command.count)
        check_boss_here(table, here, effect)
        _check_contained(table, command, here, effect)
        if moved:
            brackets[command.target] -= moved
            table.tell(BossBracket, command.target, -moved, brackets[command.target])
    else:
        epic = known_epic(table, here, command.target, (*COLOURS,))
        moved = min(command.count, epic.bracket - 1)
        effect = became(moved, command.count)
        _check_contained(table, command, here, effect)
        if moved:
            epic.bracket -= moved
            table.tell(Bracket, here, epic.id, -moved, epic.bracket)
    if command.reward and moved:
        spend(table, "contain", moved, effect)


def _check_contained(table: Table, command: Contain, here: int, effect: Became) -> None:
    if not command.reward:
        check_here(table, here, effect)
    if table.districts[here].pieces[BLUE_SHIELD]:
        warn(table, "blue-shield", "R9.1", here, effect)
    if effect == "not-counted":
        warn(table, "bracket-at-start", "R9.1", here, effect)


def _remove(table: Table, command: Remove) -> None:
    piece = known_piece(command.piece)
    here = here_of(table, command)
    pieces = table.districts[here].pieces
    if command.reward and piece != ENFORCEMENT:
        raise RefusedInput("not-a-reward", "command.piece", command.piece, "Enforcement, as with a reward")
    effect = became(min(command.count, pieces[piece]), command.count)
    if piece != BARRICADE and not command.reward:
        check_here(table, here, effect)
    if piece == ENFORCEMENT and pieces[RED_SHIELD]:
        warn(table, "red-shield", "R9.1", here, effect)
    if effect == "not-counted":
        warn(table, "nothing-there", "R9.1", here, effect)
    taken = take(table, piece, command.count, here)
    if command.reward and taken:
        spend(table, "enforcement", taken, effect)


def _place(table: Table, command: Place) -> None:
    """Pieces the players put down themselves: no Population is lost when the supply is empty."""
    here = known_district(table, command.district)
    piece = known_piece(command.piece)
    check_count(command.count)
    count = min(command.count, table.supply[piece])
    if count < command.count:
        warn(table, "supply-empty", "R1.3", here, became(count, command.count))
    place(table, piece, count, here)


def _move(table: Table, command: Move) -> None:
    here = known_district(table, command.district)
    reckoner = known_reckoner(table, command.reckoner)
    origin = reckoner.district
    if origin not in (NOWHERE, here):
        for district in (origin, here):
            if table.districts[district].pieces[BARRICADE]:
                warn(table, "barricade", "R9.1", district, "counted", reckoner.name)
        if _pulled(table, origin):
            warn(table, "pulled", "R6.6", origin, "counted", reckoner.name)
    if "move" in reckoner.effects:
        warn(table, "move-costs-two", "R6.20", here, "counted", reckoner.name)
    reckoner.district = here
    table.tell(MoveReckoner, reckoner.name, here, origin)
    if origin not in (NOWHERE, here):
        remind_of_move(table, reckoner)


def _pulled(table: Table, district: int) -> bool:
    """R5.6: as long as Pull stands left of the bracket."""
    epic = table.districts[district].epic
    if epic is None:
        return False
    track = table.box.epics[epic.id].track or ()
    return any(action.verb == "pull" for cell in track[: epic.bracket] for action in cell or ())


def _money(table: Table, command: Money) -> None:
    check_count(command.count)
    table.money += command.count
    table.tell(Earned, command.count, table.money)


def _plan(table: Table, command: Plan) -> None:
    reckoner = known_reckoner(table, command.reckoner)
    check_count(command.count)
    if sum(one.plans for one in table.reckoners) + command.count > PLAN_TOKENS:
        warn(table, "supply-empty", "R1.3", NOWHERE, "counted", reckoner.name)
    reckoner.plans += command.count
    if not command.usable and table.phase != "setup":
        reckoner.new_plans += command.count  # R9.6
    table.tell(Plans, reckoner.name, command.count, reckoner.plans)


def _use_plan(table: Table, command: UsePlan) -> None:
    reckoner = known_reckoner(table, command.reckoner)
    check_count(command.count)
    used = min(command.count, reckoner.plans)
    if used < command.count:
        warn(table, "no-plan", "R9.1", NOWHERE, became(used, command.count), reckoner.name)
    elif used > reckoner.plans - reckoner.new_plans:
        warn(table, "new-plan", "R9.6", NOWHERE, "counted", reckoner.name)
    if used:
        reckoner.plans -= used
        reckoner.new_plans = min(reckoner.new_plans, reckoner.plans)
        table.tell(Plans, reckoner.name, -used, reckoner.plans)


def _protect(table: Table, command: Protect) -> None:
    here = here_of(table, command)
    if table.setup.city != "ildithia":
        raise RefusedInput("wrong-city", "command", "protect", "possible outside Ildithia")
    table.pending.append(("protect", here, command.count))


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
    Buy: buy,
    Dawnslight: use_dawnslight,
    Gather: gather,
    Hide: hide,
    Population: gain_population,
}
