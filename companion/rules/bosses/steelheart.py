"""Steelheart (R7.1, R7.2): red and blue spread their pieces clockwise round the ring."""

from companion.rules.acting import run_cell
from companion.rules.bosses.tracks import begin_boss, difficulty_token, printed_track, tell_track
from companion.rules.effects import end_effects
from companion.rules.losses import lose_population
from companion.rules.moving import move_by_die
from companion.rules.notation import Action
from companion.rules.pending import STAGES, after, by_hand, need, pause_after, step
from companion.rules.pieces import BARRICADE, ENFORCEMENT, PIECES
from companion.rules.placing import place
from companion.rules.table import NOWHERE, Frame, Table
from companion.rules.tracks import length_path, symbol_path, track_of


def red(table: Table, _: int) -> None:
    _begin(table, "red", ENFORCEMENT)


def blue(table: Table, _: int) -> None:
    _begin(table, "blue", BARRICADE)


def _begin(table: Table, colour: str, piece: int) -> None:
    table.point_at(("boss", colour))
    tell_track(table, colour)
    _spread(table, colour, piece)


@step("spread-pieces")
def _go_on(table: Table, frame: Frame) -> None:
    _, colour, piece, *left_out = frame
    _spread(table, colour, piece, *left_out)


def _spread(table: Table, colour: str, piece: int, *left_out: int) -> None:
    """`left_out`: the symbols that the players do by hand."""
    track = track_of(table, "boss", colour)
    if track is None:
        path = length_path(table, "boss", colour)
        if not by_hand(table, path):
            need(table, path, "length", ("spread-pieces", colour, piece))
        return
    count = 0
    others: list[tuple[int, Action]] = []
    for index, cell in enumerate(track[: table.boss.brackets[colour]], 1):
        if index in left_out:
            continue
        if cell is None:
            path = symbol_path(table, "boss", colour, index - 1)
            if not by_hand(table, path):
                need(table, path, "cell", ("spread-pieces", colour, piece, *left_out))
                return
            left_out = (*left_out, index)
            continue
        for action in cell:
            if action.verb == PIECES[piece] and not action.scope and not action.per:
                count += action.count
            else:
                others.append((index, action))
    group = 1
    if piece == ENFORCEMENT and count > 1:
        path = f"{table.box.boss.path}.deployment"
        if table.box.boss.deployment is not None:
            group = table.box.boss.deployment
        elif by_hand(table, path):
            count = 0
        else:
            need(table, path, "number", ("spread-pieces", colour, piece, *left_out))
            return
    height = len(table.pending)
    _deploy(table, piece, count, group)
    pause_after(table, height)
    if not after(table, height, ("boss-symbols", colour, tuple(others))):
        _others(table, colour, tuple(others))


@step("boss-symbols")
def _go_on_with_others(table: Table, frame: Frame) -> None:
    _others(table, frame[1], frame[2])


def _others(table: Table, colour: str, symbols: tuple[tuple[int, Action], ...]) -> None:
    """R7.2: what is printed among the pieces comes after them."""
    height = len(table.pending)
    for position, (symbol, action) in enumerate(symbols, 1):
        table.point_at(("boss", colour), symbol)
        run_cell(table, (action,), table.boss.district, NOWHERE)
        pause_after(table, height)
        if after(table, height, ("boss-symbols", colour, symbols[position:])):
            return


def _deploy(table: Table, piece: int, count: int, group: int) -> None:
    """R7.2: one group a district, clockwise from the boss, round the ring if need be."""
    missing = max(0, count - table.supply[piece])
    count -= missing
    here = table.boss.district
    while count > 0:
        place(table, piece, min(group, count), here)
        count -= group
        here = table.clockwise(here)
    lose_population(table, missing, PIECES[piece])


STAGES["steelheart"] = (
    begin_boss,
    end_effects,
    printed_track("yellow"),
    difficulty_token,
    printed_track("black"),
    red,
    blue,
    move_by_die,
)
STAGES["steelheart-prologue"] = (red, move_by_die)
