"""What can be tapped on the road and is nobody: ghosts of the Reckoner on turn, amber discs."""

from collections.abc import Iterable

from companion.ui.ring.geometry import Ring
from companion.ui.ring.layer import Layer
from companion.ui.ring.standing import Spot, sizes_of
from companion.ui.ring.tokens import GLYPH
from companion.ui.theme import figure
from companion.ui.views import DiscView, GhostView


def draw_marks(layer: Layer, ring: Ring, spots: Iterable[Spot]) -> None:
    for spot in spots:
        x, y = ring.at(ring.on_road, spot.angle)
        if isinstance(spot.who, GhostView):
            _ghost(layer, ring, spot.who, x, y)
        elif isinstance(spot.who, DiscView):
            _disc(layer, ring, spot.who, x, y)


def _ghost(layer: Layer, ring: Ring, ghost: GhostView, x: float, y: float) -> None:
    shown = figure(ghost.name)
    size = sizes_of(ring).ghost * ring.k
    across = size * GLYPH * shown.scale
    line = "text_3" if ghost.blocked else "lamp_line"
    layer.write("icon", max(1, round(across * 1.14)), shown.shape, x, y, "night")
    layer.write("icon", max(1, round(across)), f"{shown.shape}-outline", x, y, line)
    y -= size * shown.low
    if ghost.blocked:
        layer.write("icon", max(1, round(size * 0.42)), ghost.blocked, x, y, "text_3")
    else:
        layer.write("big", max(1, round(size * 0.48)), shown.letter, x, y, "lamp_text")


def _disc(layer: Layer, ring: Ring, disc: DiscView, x: float, y: float) -> None:
    across = sizes_of(ring).disc * ring.k
    if disc.number:
        _hollow(layer, ring, disc, across, x, y)
        return
    layer.ink.disc(x, y, across / 2 + 3 * ring.k, layer.column("night"))
    layer.ink.disc(x, y, across / 2, layer.column("lamp"))
    layer.write("icon", max(1, round(across * 0.62)), disc.icon, x, y, "on_lamp")


def _hollow(layer: Layer, ring: Ring, disc: DiscView, across: float, x: float, y: float) -> None:
    """The number stands on its rim."""
    layer.ink.disc(x, y, across / 2, layer.column("lamp_line"))
    layer.ink.disc(x, y, across / 2 - 2.5 * ring.k, layer.column("night"))
    layer.write("icon", max(1, round(across * 0.58)), disc.icon, x, y, "lamp_text")
    x, y, radius = x + across * 0.4, y + across * 0.4, across * 0.27
    layer.ink.disc(x, y, radius, layer.column("lamp"))
    layer.write("big", max(1, round(radius * 1.5)), disc.number, x, y, "on_lamp")
