"""The boss's four tracks on the dial, where the middle district shows him: each mark with its bracket."""

from typing import Final

from companion.ui.ring.hub import draw_mark
from companion.ui.ring.layer import Layer
from companion.ui.ring.lettering import width
from companion.ui.views import TrackView

MARK: Final = 20
NUMBER: Final = 23
CELL: Final = 46  # from one column to the next
ROWS: Final = (7, -20)  # from the middle of the wedge upwards


def draw_tracks(layer: Layer, tracks: tuple[TrackView, ...], k: float, token: str) -> None:
    size = round(NUMBER * k)
    for number, track in enumerate(tracks):
        value, column = str(track.bracket), number % 2
        across = 18 * k + 5 * k + width("big", size, value)
        x = (column - 0.5) * CELL * k - across / 2
        y = ROWS[number // 2] * k
        wide = draw_mark(layer, track.colour, x, y, MARK * k, sign=False)
        at = x + wide + 5 * k + width("big", size, value) / 2
        layer.write("big", size, value, at, y, token)
