"""Newcago cards (R8.3)."""

from companion.rules.acting import CARD, run_cell
from companion.rules.instructions import Step
from companion.rules.notation import Cell
from companion.rules.pending import after, by_hand, need, pause_after, step
from companion.rules.table import Frame, Table
from companion.rules.tracks import length_path, symbol_path, track_of


def activate_newcago_cards(table: Table, _: int) -> None:
    """From the boss's district clockwise."""
    if not table.setup.newcago_cards:
        return
    table.tell(Step, "newcago")
    for district in reversed(table.clockwise_from(table.boss.district)):
        table.pending.append(("newcago-card", district))


@step("newcago-card")
def _card(table: Table, frame: Frame) -> None:
    here = frame[1]
    table.act_as(("newcago", table.districts[here].board))
    table.hits.clear()
    _symbols(table, here, 0)


@step("newcago-symbols")
def _go_on(table: Table, frame: Frame) -> None:
    _symbols(table, frame[1], frame[2])


def _symbols(table: Table, here: int, index: int) -> None:
    """All symbols once; in the boss's district, all once more."""
    track = track_of(table, "newcago", here)
    if track is None:
        path = length_path(table, "newcago", here)
        if not by_hand(table, path):
            need(table, path, "length", ("newcago-symbols", here, index))
        return
    height = len(table.pending)
    end = len(track) * (2 if table.boss.district == here else 1)
    while index < end:
        symbol = index % len(track)
        cell: Cell | None = track[symbol]
        if cell is None:
            path = symbol_path(table, "newcago", here, symbol)
            if table.by_hand:
                table.point_at(("newcago", here), symbol + 1)
            if by_hand(table, path):
                index += 1
                continue
            need(table, path, "cell", ("newcago-symbols", here, index))
            return
        table.point_at(("newcago", here), symbol + 1)
        run_cell(table, cell, here, CARD)
        index += 1
        pause_after(table, height)
        if after(table, height, ("newcago-symbols", here, index)):
            return
