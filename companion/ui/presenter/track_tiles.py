"""The track at hand as tiles: what is printed, and what has happened of it."""

from companion.rules.at_hand import Symbol, TrackAtHand
from companion.rules.notation import Action, Cell
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
