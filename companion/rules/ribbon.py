"""The stops of a phase of the Epics, in order (R3.1, R4.2), and which one the players have before them."""

from dataclasses import dataclass
from typing import Final, Literal

from companion.rules.pending import STAGES, begins_act
from companion.rules.table import NOWHERE, Course, Frame, Table

Kind = Literal["red", "die", "ildithia", "add-epics", "newcago", "epic", "boss"]
State = Literal["done", "now", "next"]

# How many stages of the phase have begun when a stop's own has; R4.2's order.
_BEGUN: Final[dict[Kind, int]] = {"ildithia": 1, "add-epics": 2, "newcago": 3, "epic": 4, "boss": 5}
# The kind of its Source.
_ACTORS: Final[dict[Kind, str]] = {
    "red": "boss",
    "ildithia": "district",
    "newcago": "newcago",
    "epic": "epic",
    "boss": "boss",
}


@dataclass(frozen=True, slots=True)
class RibbonStop:
    kind: Kind
    district: int  # NOWHERE: in no district in particular
    epic: str
    state: State


_Place = tuple[Kind, int, str]


def ribbon(table: Table) -> tuple[RibbonStop, ...]:
    """Of the phase that is under way, or of the one that has just ended; none before the first."""
    course = table.course
    asked = table.question is not None or bool(table.pending)
    if course is None or (asked and table.phase not in ("prologue", "epic")):
        return ()
    places = _prologue(table) if course.phase == "prologue" else _epic_phase(table, course)
    now = _now(table, course, places)
    if now is None:
        return ()
    return tuple(
        RibbonStop(*place, "done" if index < now else "now" if index == now else "next")
        for index, place in enumerate(places)
    )


def _prologue(table: Table) -> list[_Place]:
    return [("red", table.boss.district, ""), ("die", table.boss.district, "")]


def _epic_phase(table: Table, course: Course) -> list[_Place]:
    setup = table.setup
    begun = _stages_begun(table)
    places: list[_Place] = []
    if setup.city == "ildithia":
        places.append(("ildithia", NOWHERE if table.ildithia_gap is None else table.ildithia_gap, ""))
    empty_now = begun < _BEGUN["add-epics"] and any(one.epic is None for one in table.districts)
    if course.empty or empty_now:
        places.append(("add-epics", NOWHERE, ""))
    if setup.newcago_cards:
        places.append(("newcago", NOWHERE, ""))
    origin = course.origin if begun >= _BEGUN["epic"] else table.boss.district
    for district in table.clockwise_from(origin):
        epic = table.districts[district].epic
        if epic is not None:
            places.append(("epic", district, epic.id))
    return [*places, ("boss", table.boss.district, "")]


def _stages_begun(table: Table) -> int:
    for frame in table.pending:
        if frame[:2] == ("stages", "epic-phase"):
            return int(frame[2])
    return len(STAGES["epic-phase"])


def _now(table: Table, course: Course, places: list[_Place]) -> int | None:
    """The last one that has begun, -1 if none has, None if the game ended in the Reckoner Phase."""
    if table.phase == "over":
        return _ended_at(table, places)
    if course.phase == "prologue":
        red_only = any(frame[:3] == ("stages", f"{table.setup.boss}-prologue", 1) for frame in table.pending)
        return 0 if red_only else 1
    return max((index for index, place in enumerate(places) if _has_begun(table, place)), default=-1)


def _ended_at(table: Table, places: list[_Place]) -> int | None:
    """R1.9: in the middle of anything; nothing is pending then."""
    kind, key = table.source
    for index, (stop, _, epic) in enumerate(places):
        if (kind, key if kind == "epic" else "") == (_ACTORS.get(stop), epic):
            return index
    return None


def _has_begun(table: Table, place: _Place) -> bool:
    kind, district, _ = place
    if _stages_begun(table) < _BEGUN[kind]:
        return False
    match kind:
        case "epic":
            return ("stages", "epic", 0, district) not in table.pending
        case "boss":
            return ("stages", table.setup.boss, 0, NOWHERE) not in table.pending
        case "newcago":
            return not _waits_before(table, "newcago-card", len(table.districts))
        case "ildithia":
            return not _waits_before(table, "ildithia-passes", table.box.gaps or 0)
        case _:
            return True


def _waits_before(table: Table, name: str, count: int) -> bool:
    """Before the first of all its acts; a question it asks belongs to it already."""
    coming = [frame for frame in table.pending if frame[0] == name]
    return table.paused and table.pending[-1][0] == name and len(coming) == count


def between_acts(table: Table) -> bool:
    """Nothing of the act that was told is left to do."""
    for frame in reversed(table.pending):
        if not _is_through(frame):
            return begins_act(frame) or bool(frame[:2] == ("stages", "epic-phase"))
    return True


def _is_through(frame: Frame) -> bool:
    return frame[0] == "stages" and bool(frame[2] == len(STAGES[frame[1]]))
