"""Carrying out Epic Actions: whose they are, where they happen, how often, and which are held.

`here` is the district in which an action happens; `owner` is the district of the Epic that does it, or
NOWHERE (a boss, a district track) or CARD (a Newcago card).
"""

from collections.abc import Callable
from typing import Final

from companion.rules.cards import epic_known
from companion.rules.causes import Per
from companion.rules.errors import RefusedInput
from companion.rules.losses import lose_population
from companion.rules.notation import Action, Cell
from companion.rules.pending import after, by_hand, end_link, need, pause_after, step
from companion.rules.pieces import BLUE_SHIELD, ENFORCEMENT, PIECES, RED_SHIELD
from companion.rules.table import NOWHERE, Frame, Held, Table
from companion.rules.tracks import Key, length_path, symbol_path, track_of

CARD: Final = -2

# Far beyond any real phase: a pack whose cards copy each other a hundredfold must end all the same.
MOST_WORK: Final = 100_000

# table, action, how often, where, whose
Verb = Callable[[Table, Action, int, int, int], None]
VERBS: Final[dict[str, Verb]] = {}

# R5.4: held "per" actions that put something on the board come before the bracket moves, the others last
HELD_PLACING: Final = frozenset(
    (
        "fortify",
        "enforcement",
        "barricade",
        "red-shield",
        "blue-shield",
        "copy-token",
        "boost",
        "power-up",
        "repel",
        "pull",
        "transform",
        "copy",
    )
)


def verb(name: str) -> Callable[[Verb], Verb]:
    def register(function: Verb) -> Verb:
        VERBS[name] = function
        return function

    return register


@step("track")
def _go_on_with_track(table: Table, frame: Frame) -> None:
    _, kind, key, index, end, here, owner, own = frame
    if own and kind == "epic":
        epic = table.districts[here].epic
        if epic is None or epic.id != key:  # a correction took it off the board meanwhile
            return
    run_track(table, kind, key, index, end, here, owner, own)


def run_track(
    table: Table, kind: str, key: Key, index: int, end: int, here: int, owner: int, own: bool = False
) -> None:
    """Carry out the symbols from `index` up to but not including `end`.

    `own`: printed on what is acting now, not copied from something else, so that its place is worth telling.
    """
    if index >= end:
        return
    table.work += 1
    if table.work > MOST_WORK:
        raise endless()
    track = track_of(table, kind, key)
    if track is None:
        path = length_path(table, kind, key)
        if not by_hand(table, path):
            need(table, path, "length", ("track", kind, key, index, end, here, owner, own))
        return
    end = min(end, len(track))
    printed = (kind, key)
    pending = table.pending
    height = len(pending)
    while index < end:
        cell = track[index]
        if cell is None:
            path = symbol_path(table, kind, key, index)
            if own and table.by_hand:
                table.point_at(printed, index + 1)
            if by_hand(table, path):
                index += 1
                continue
            need(table, path, "cell", ("track", kind, key, index, end, here, owner, own))
            return
        index += 1
        if own:
            table.track = printed
            table.symbol = index
        if len(cell) == 1 and cell[0].plain:  # nearly always
            action = cell[0]
            VERBS[action.verb](table, action, action.count, here, owner)
        else:
            run_cell(table, cell, here, owner)
        if table.pace == "action":
            pause_after(table, height)
        if len(pending) != height:
            if index < end:
                pending.insert(height, ("track", kind, key, index, end, here, owner, own))
            return


def endless() -> RefusedInput:
    return RefusedInput("endless", "pack", "these cards", "a set of actions that comes to an end")


@step("actions")
def _go_on_with_actions(table: Table, frame: Frame) -> None:
    _, actions, here, owner = frame
    run_cell(table, actions, here, owner)


def run_cell(table: Table, cell: Cell, here: int, owner: int) -> None:
    pending = table.pending
    height = len(pending)
    for position, action in enumerate(cell, 1):
        if action.plain:
            VERBS[action.verb](table, action, action.count, here, owner)
        elif action.per:
            _carry_out_per(table, action, here, owner)
        else:
            _do(table, action, action.count, here, owner)
        if len(pending) != height:
            if position < len(cell):
                pending.insert(height, ("actions", cell[position:], here, owner))
            return


def _carry_out_per(table: Table, action: Action, here: int, owner: int) -> None:
    """R6.12, R5.4"""
    at_once = action.per == "research" and table.setup.per_research == "at-once"
    if owner == table.acting and owner >= 0 and not at_once:
        hold(table, action, here)
    elif values_known(table, action, here, ("actions", (action,), here, owner)):
        _do_per(table, action, here, owner)


def hold(table: Table, action: Action, here: int) -> None:
    """R5.4; what R6.17 and R6.21 guard against stays guarded when the action comes at last."""
    table.held.append(
        Held(
            action,
            here,
            tuple(table.copying),
            tuple(table.ending),
            table.transforming,
            table.track,
            table.symbol,
            table.links,
        )
    )


def carry_out_held(table: Table, placing: bool) -> None:
    """R5.4: in the order they were met, and with them whatever they add to the held ones."""
    owner = table.acting
    height = len(table.pending)
    index = 0
    while index < len(table.held):
        found = table.held[index]
        action, here = found.action, found.here
        if (action.verb in HELD_PLACING) != placing:
            index += 1
            continue
        if not values_known(table, action, here, ("held", placing)):
            return
        del table.held[index]
        table.copying, table.ending = list(found.copying), list(found.ending)
        table.transforming = found.transforming
        table.point_at(found.track, found.symbol)
        table.links = found.links
        _do_per(table, action, here, owner)
        pause_after(table, height)
        if after(table, height, ("held", placing)):
            after(table, height + 1, ("unguard",))
            return
        _unguard(table)


@step("held")
def _go_on_with_held(table: Table, frame: Frame) -> None:
    carry_out_held(table, frame[1])


@step("unguard")
def _go_on_unguarded(table: Table, frame: Frame) -> None:
    _unguard(table)


def _unguard(table: Table) -> None:
    table.copying.clear()
    table.ending.clear()
    table.transforming = 0
    table.links = ()


def _do_per(table: Table, action: Action, here: int, owner: int) -> None:
    """R6.12"""
    height = len(table.pending)
    count = things(table, action.per, here)
    table.link(Per, action.per, count)
    _do(table, action, action.count * count, here, owner)
    end_link(table, height)


def _do(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    scope = action.scope
    if not count:
        return
    if scope == "gifted" and action.verb != "copy":  # R6.14: clockwise first
        places = ((table.clockwise(here), count), (table.counterclockwise(here), count))
        _spread(table, action, places, owner)
    elif not scope or scope == "gifted":
        if action.total:
            lose_population(table, action.by_total(total_of(table, action.total)), "attack")
        else:
            VERBS[action.verb](table, action, count, here, owner)
    elif action.verb == "attack" and scope in ("all", "reckoners", "equipment"):
        VERBS["attack"](table, action, count, NOWHERE, owner)
    elif action.verb == "fortify" and scope == "boss":
        VERBS["fortify-boss"](table, action, count, here, owner)
    else:
        _spread(table, action, _places(table, scope, count, here), owner)


def _spread(table: Table, action: Action, places: tuple[tuple[int, int], ...], owner: int) -> None:
    """R6.14: done in full in one place before the next."""
    function = VERBS[action.verb]
    pending = table.pending
    height = len(pending)
    for position, (place, count) in enumerate(places, 1):
        function(table, action, count, place, owner)
        if len(pending) != height:
            if position < len(places):
                pending.insert(height, ("spread", action, places[position:], owner))
            return


@step("spread")
def _go_on_spreading(table: Table, frame: Frame) -> None:
    _, action, places, owner = frame
    _spread(table, action, places, owner)


def _places(table: Table, scope: str, count: int, here: int) -> tuple[tuple[int, int], ...]:
    match scope:
        case "clockwise":  # R6.15
            return ((table.clockwise(here), count),)
        case "counterclockwise":
            return ((table.counterclockwise(here), count),)
        case "all":
            return tuple((place, count) for place in table.clockwise_from(table.boss.district))
        case "boss":
            return ((table.boss.district, count),)
        case "reckoners":  # R7.6: Reckoners go in the order of setup
            return tuple((one.district, count) for one in table.reckoners if one.district != NOWHERE)
        case _:
            return tuple((place, count * cards) for place, cards in _by_equipment(table))


def _by_equipment(table: Table) -> list[tuple[int, int]]:
    """R7.6: one per Equipment card, at least 1 for each Reckoner, or by the ruling for each district."""
    placed = [one for one in table.reckoners if one.district != NOWHERE]
    if table.setup.equipment_minimum == "reckoner":
        return [(one.district, max(1, len(one.equipment))) for one in placed]
    places = dict.fromkeys(one.district for one in placed)
    return [(place, max(1, sum(len(one.equipment) for one in table.in_district(place)))) for place in places]


def values_known(table: Table, action: Action, here: int, again: Frame) -> bool:
    epic = table.districts[here].epic
    return action.per != "research" or epic is None or epic_known(table, epic, again)


def things(table: Table, per: str, here: int) -> int:
    """R6.12: how many there are here."""
    district = table.districts[here]
    if per in PIECES:
        return district.pieces[PIECES.index(per)]
    if per == "reckoner":
        return len(table.in_district(here))
    epic = district.epic
    if epic is None:
        return 0
    if per == "stolen":
        return len(epic.stolen)
    return max(0, epic.research or epic.health or 0)


def total_of(table: Table, total: str) -> int:
    """R7.6: what Limelight's small tables look at."""
    match total:
        case "shields":
            return sum(one.pieces[RED_SHIELD] + one.pieces[BLUE_SHIELD] for one in table.districts)
        case "enforcement":
            return sum(one.pieces[ENFORCEMENT] for one in table.districts)
        case "defeated":
            return table.defeated
        case _:
            held = [len(one.equipment) for one in table.reckoners]
            return max(held) - min(held)
