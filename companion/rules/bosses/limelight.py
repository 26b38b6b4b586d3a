"""Limelight (R7.5, R7.6): four dice choose the rows of his tables, his brackets the columns."""

from collections.abc import Mapping

from companion.rules.acting import run_track
from companion.rules.bosses.tracks import begin_boss, difficulty_token
from companion.rules.brackets import boss_limit
from companion.rules.effects import end_effects
from companion.rules.instructions import PowerCell
from companion.rules.moving import move_by_die, move_to_next
from companion.rules.notation import COLOURS
from companion.rules.pending import STAGES, after, ask, by_hand, need, step, take_reply
from companion.rules.power_dice import cell_b_1, faces_known
from companion.rules.questions import PowerDice
from companion.rules.table import NOWHERE, Frame, Table
from companion.rules.tracks import length_path, symbol_path


def _roll(table: Table, _: int) -> None:
    table.pending.append(("power-dice",))


@step("power-dice")
def _power_dice(table: Table, frame: Frame) -> None:
    rolled = take_reply(table)
    if rolled is None:
        if faces_known(table, frame):
            ask(table, PowerDice(table.box.power or ()), frame)
        return
    assert isinstance(rolled, Mapping)
    _cells(table, tuple((colour, rolled[colour]) for colour in COLOURS))


@step("power-cells")
def _go_on(table: Table, frame: Frame) -> None:
    _cells(table, frame[1])


def _cells(table: Table, rows: tuple[tuple[str, str], ...]) -> None:
    """Top to bottom; a bracket that an earlier cell moved counts as it then stands."""
    height = len(table.pending)
    for position, (colour, row) in enumerate(rows, 1):
        columns = boss_limit(table, colour)
        if columns is None:
            path = length_path(table, "power", f"{colour}-{row}-1")
            cell = symbol_path(table, "power", f"{colour}-{row}-{table.boss.brackets[colour]}", 0)
            if not by_hand(table, path, printed=cell):
                need(table, path, "length", ("power-cells", rows[position - 1 :]))
                return
        else:
            _cell(table, colour, row, min(table.boss.brackets[colour], columns))
        if colour == "yellow" and table.setup.difficulty_token:
            if after(table, height, ("difficulty-token",)):
                after(table, height, ("power-cells", rows[position:]))
                return
            difficulty_token(table, NOWHERE)
        if after(table, height, ("power-cells", rows[position:])):
            return


@step("difficulty-token")
def _token(table: Table, frame: Frame) -> None:
    difficulty_token(table, NOWHERE)


def _cell(table: Table, colour: str, row: str, column: int) -> None:
    key = f"{colour}-{row}-{column}"
    table.point_at(("power", key))
    table.tell(PowerCell, colour, row, column)
    run_track(table, "power", key, 0, 1, table.boss.district, NOWHERE, own=True)


def _first_red_cell(table: Table, _: int) -> None:
    table.pending.append(("first-power-cell",))


@step("first-power-cell")
def _cell_b_1(table: Table, frame: Frame) -> None:
    if faces_known(table, frame):
        _cell(table, "red", *cell_b_1(table.box.power or ()))


def draws_limelight(table: Table, district: int) -> bool:
    return not table.in_district(district)


def _move(table: Table, _: int) -> None:
    move_to_next(table, lambda district: draws_limelight(table, district))


STAGES["limelight"] = (begin_boss, end_effects, _roll, _move)
STAGES["limelight-prologue"] = (_first_red_cell, move_by_die)
