"""Ildithia (R8.1): the Movement board goes round, and what it passes acts."""

from companion.rules.acting import run_track
from companion.rules.boss import research_boss
from companion.rules.causes import NO_TRACK
from companion.rules.checks import check_here
from companion.rules.forbidden import became
from companion.rules.instructions import Marker, MoveIldithia, ResetMarker, Step
from companion.rules.pending import after, by_hand, need, step
from companion.rules.table import NOWHERE, Frame, Table
from companion.rules.tracks import length_path, track_of

PROTECTION = 2  # boss Research for a marker that reaches the bottom spot


def activate_ildithia(table: Table, _: int) -> None:
    if table.setup.city == "ildithia":
        table.tell(Step, "ildithia")
        table.pending.append(("ildithia",))


@step("ildithia")
def _move_board(table: Table, frame: Frame) -> None:
    if table.box.gaps is None:
        path = f"ildithia.gaps.{len(table.reckoners)}"
        if not by_hand(table, path):
            need(table, path, "number", frame)
        return
    table.pending.extend([("ildithia-passes",)] * table.box.gaps)


@step("ildithia-passes")
def _pass(table: Table, frame: Frame) -> None:
    if table.ildithia_gap is None:
        table.ildithia_gap = table.boss.district
    here = table.clockwise(table.ildithia_gap)
    if not marker_known(table, here, frame):
        return
    table.ildithia_gap = here
    table.act_as(("district", table.districts[here].board))
    table.tell(MoveIldithia, here)
    marker = table.districts[here].marker or 0
    height = len(table.pending)
    length = len(track_of(table, "district", here) or ())
    run_track(table, "district", here, marker, length, here, NOWHERE, own=True)
    if not after(table, height, ("reset-marker", here)):
        _reset(table, here)


@step("reset-marker")
def _reset_marker(table: Table, frame: Frame) -> None:
    _reset(table, frame[1])


def _reset(table: Table, here: int) -> None:
    table.point_at(NO_TRACK)
    start = table.box.marker_start
    if start is None:
        path = f"ildithia.marker_start.{len(table.reckoners)}"
        if by_hand(table, path):
            table.districts[here].marker = None  # wherever the players put it
        else:
            need(table, path, "number", ("reset-marker", here))
        return
    table.districts[here].marker = start
    table.tell(ResetMarker, here, start)


def marker_known(table: Table, here: int, again: Frame) -> bool:
    """The length of the track and where the marker stands; False when one has to be asked for first."""
    district = table.districts[here]
    if track_of(table, "district", here) is None:
        need(table, length_path(table, "district", here), "length", again, needed="needs-count")
        return False
    if district.marker is None:
        if table.box.marker_start is None:
            need(
                table, f"ildithia.marker_start.{len(table.reckoners)}", "number", again, needed="needs-count"
            )
            return False
        district.marker = table.box.marker_start
    return True


@step("protect")
def protect(table: Table, frame: Frame) -> None:
    _, here, count = frame
    if not marker_known(table, here, frame):
        return
    district = table.districts[here]
    bottom = len(track_of(table, "district", here) or ())
    marker = district.marker or 0
    moved = max(0, min(count, bottom - marker))
    check_here(table, here, became(moved, count), "R8.1")
    if moved:
        district.marker = marker + moved
        table.tell(Marker, here, moved, district.marker)
        if district.marker == bottom:
            research_boss(table, here, PROTECTION)
