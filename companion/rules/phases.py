"""The order of things: the prologue (R3.1) and the Epic Phase (R4.2)."""

from companion.rules import bosses, cities, copying, defeat, effects, fortify, placing, taking  # noqa: F401 - they register
from companion.rules.activation import begin_adding_epics, begin_epics
from companion.rules.causes import NO_SOURCE
from companion.rules.cities.ildithia import activate_ildithia
from companion.rules.cities.newcago import activate_newcago_cards
from companion.rules.instructions import NewRound, PlaceIldithia, Step
from companion.rules.pending import STAGES, begin_stages
from companion.rules.rewards import lapse
from companion.rules.table import NOWHERE, Course, Table


def begin_prologue(table: Table) -> None:
    table.phase = "prologue"
    table.course = Course("prologue", table.boss.district)
    table.act_as(("boss", table.setup.boss))
    begin_stages(table, "prologue", NOWHERE)


def begin_epic_phase(table: Table) -> None:
    table.phase = "epic"
    table.course = Course("epic", table.boss.district)
    table.act_as(NO_SOURCE)
    lapse(table)  # R9.2
    begin_stages(table, "epic-phase", NOWHERE)


def _prologue_boss(table: Table, _: int) -> None:
    begin_stages(table, f"{table.setup.boss}-prologue", NOWHERE)


def _place_movement_board(table: Table, _: int) -> None:
    if table.setup.city == "ildithia":
        table.ildithia_gap = table.boss.district
        table.tell(PlaceIldithia, table.boss.district)


def _end_prologue(table: Table, _: int) -> None:
    table.act_as(NO_SOURCE)
    table.phase = "reckoner"


def _add_epics(table: Table, _: int) -> None:
    table.act_as(NO_SOURCE)
    empty = tuple(index for index, one in enumerate(table.districts) if one.epic is None)
    if empty:
        table.tell(Step, "add-epics")
    table.course = Course("epic", table.boss.district, empty)
    begin_adding_epics(table, NOWHERE)


def _epics(table: Table, _: int) -> None:
    table.act_as(NO_SOURCE)
    table.tell(Step, "epics")
    _start_from_boss(table)
    begin_epics(table, NOWHERE)


def _start_from_boss(table: Table) -> None:
    """R4.4: a correction may have moved him since the phase began."""
    course = table.course
    table.course = Course("epic", table.boss.district, () if course is None else course.empty)


def _boss(table: Table, _: int) -> None:
    table.act_as(NO_SOURCE)
    begin_stages(table, table.setup.boss, NOWHERE)


def _end_epic_phase(table: Table, _: int) -> None:
    table.act_as(NO_SOURCE)
    table.defeated = 0  # R9.3
    for reckoner in table.reckoners:
        reckoner.effects += reckoner.fresh  # R6.20: in force in the coming Reckoner Phase
        reckoner.fresh.clear()
        reckoner.regained.clear()
        reckoner.new_plans = 0  # R9.6
    table.round += 1
    table.phase = "reckoner"
    table.tell(NewRound, table.round)


STAGES["prologue"] = (_prologue_boss, _place_movement_board, _end_prologue)
STAGES["epic-phase"] = (
    activate_ildithia,
    _add_epics,
    activate_newcago_cards,
    _epics,
    _boss,
    _end_epic_phase,
)
