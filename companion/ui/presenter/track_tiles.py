"""The track at hand as tiles: what is printed, and what has happened of it."""

from collections import Counter
from collections.abc import Sequence

from companion.rules.at_hand import Symbol, TrackAtHand, bracket_at
from companion.rules.causes import NO_TRACK, Last, Printed
from companion.rules.instructions import Place, Told
from companion.rules.notation import Action, Cell, Track
from companion.rules.table import Table
from companion.rules.tracks import track_of
from companion.ui.presenter.stop_view import Sign, Tile, Tiles
from companion.ui.theme import EFFECTS, MARKS, REACH, VERBS
from companion.wording.names import signed

FEWER = ("population", "money", "plan")  # what an action takes
MOST_SIGNS = 2


def tiles_of(track: TrackAtHand) -> Tiles | None:
    if track.symbols is None:
        return None
    acted = all(symbol.state != "now" for symbol in track.symbols)
    is_marker = track.track[0] == "district"
    tiles = []
    for symbol in track.symbols:
        again = track.began is not None and not is_marker and symbol.number > track.began
        tiles.append(_tile(symbol, acted and not again))
    return Tiles(tuple(tiles), track.began)


def _tile(symbol: Symbol, acted: bool) -> Tile:
    """An act that has come to its end lights all that happened in it, but for what was only repeated."""
    state = "now" if acted and symbol.state == "done" else symbol.state
    badge = f"×{symbol.times}" if symbol.times > 1 else ""
    return Tile(signs_of(symbol.cell), state, badge, symbol.cell is not None)


def track_tiles(printed: Printed, told: Sequence[Told], table: Table) -> tuple[Tiles | None, tuple[int, ...]]:
    """What is printed there, with the symbols lit that these came from, and which those are."""
    track = None if printed == NO_TRACK else track_of(table, *printed)
    if track is None:
        return None, ()
    bracket = bracket_at(table, printed)
    counts = Counter(_symbol(one, printed, len(track)) for one in told)
    together = _together(told, track, bracket) if printed[0] == "boss" and counts[0] else ()
    tiles = tuple(
        Tile(
            signs_of(cell),
            "now" if counts[number] or number in together else "idle",
            f"×{counts[number]}" if counts[number] > 1 else "",
            cell is not None,
        )
        for number, cell in enumerate(track, 1)
    )
    return Tiles(tiles, bracket), tuple(sorted(number for number in counts if number))


def _symbol(told: Told, printed: Printed, length: int) -> int:
    """Which one; 0: none in particular."""
    cause = told.cause
    if cause.track == printed and cause.symbol:
        return cause.symbol
    return length if any(isinstance(link, Last) and link.track == printed for link in cause.links) else 0


def _together(told: Sequence[Told], track: Track, bracket: int | None) -> Sequence[int]:
    """R7.2: Steelheart's pieces are counted along the whole track."""
    pieces = {one.instruction.piece for one in told if isinstance(one.instruction, Place)}
    reached = enumerate(track[:bracket], 1)
    return [number for number, cell in reached if any(action.verb in pieces for action in cell or ())]


def signs_of(cell: Cell | None) -> tuple[Sign, ...]:
    return tuple(_sign(action) for action in (cell or ())[:MOST_SIGNS])


def _sign(action: Action) -> Sign:
    is_marked = action.verb == "boost" and action.argument in MARKS
    icon = EFFECTS[action.argument] if action.verb == "attack" else VERBS[action.verb]
    return Sign(
        "" if is_marked else icon,
        action.argument if is_marked else "",
        _number(action),
        REACH.get(action.scope, ""),
    )


def _number(action: Action) -> str:
    if action.total:
        return "−"
    times = "×" if action.per else ""
    return times + signed(-action.count if action.verb in FEWER else action.count)
