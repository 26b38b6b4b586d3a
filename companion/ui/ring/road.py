"""What lies under and on the road: the haze, the glow of who acts, chevrons, progress, the Movement board."""

from math import cos, radians, sin
from typing import Final

from companion.ui.ring.geometry import Point, Ring, round_rect
from companion.ui.ring.layer import Layer
from companion.ui.views import Mood, RingView

SOFT: Final = ((0.0, 1.0), (0.5, 0.32), (1.0, 0.0))


def draw_ground(layer: Layer, ring: Ring, view: RingView) -> None:
    haze = ((0.0, 1.0), (0.6, 1.0), (1.0, 0.0))
    layer.ink.glow(ring.cx, ring.cy, ring.outer * 1.25 * ring.k, layer.column("haze"), haze, rim=64)
    for district, shown in enumerate(view.districts):
        if shown.mood is Mood.ACTING:
            for share in (-0.26, 0, 0.26):
                middle = ring.at(ring.outer + ring.lift, ring.middle(district) + ring.step * share)
                layer.ink.glow(*middle, 130 * ring.k, layer.column("glow"), SOFT)


def draw_road(layer: Layer, ring: Ring, view: RingView) -> None:
    k = ring.k
    across = (ring.road_out - ring.road_in) * k
    layer.ink.band(ring.cx, ring.cy, ring.road * k, across, 0, 360, layer.column("road"))
    passed = _progress(layer, ring, view)
    for district in range(ring.count):
        column = layer.column("spark" if district in passed else "chevron")
        for off in (-3.2, 0.4):
            _chevron(layer, ring, ring.street(district) + off, column)


def _progress(layer: Layer, ring: Ring, view: RingView) -> frozenset[int]:
    """Draws the arc; returns the districts whose street it has passed."""
    radius, width, column = (ring.road_out - 5) * ring.k, 6 * ring.k, layer.column("spark_dim")
    if view.boss.acting:
        layer.ink.band(ring.cx, ring.cy, radius, width, 0, 360, column)
        return frozenset(range(ring.count))
    if view.progress is None:
        return frozenset()
    first, acting = view.progress
    span = (acting - first) % ring.count
    start = ring.middle(first) - ring.step / 2 + 1.5
    layer.ink.band(ring.cx, ring.cy, radius, width, start, start + (span + 1) * ring.step - 3, column)
    return frozenset((first + passed) % ring.count for passed in range(span))


def _chevron(layer: Layer, ring: Ring, angle: float, column: int) -> None:
    x, y = ring.at(ring.road, angle)
    s, c = sin(radians(angle)), cos(radians(angle))

    def at(along: float, out: float) -> Point:
        return x + (along * c + out * s) * ring.k, y + (out * c - along * s) * ring.k

    layer.ink.capsule(at(-3, 6), at(4, 0), 2.6 * ring.k, column)
    layer.ink.capsule(at(4, 0), at(-3, -6), 2.6 * ring.k, column)


def draw_board(layer: Layer, ring: Ring, district: int) -> None:
    """Ildithia's Movement board, in the street clockwise of a district."""
    k, angle = ring.k, ring.street(district)
    x, y = ring.at(ring.outer - 12, angle)
    layer.ink.convex(round_rect(46 * k, 70 * k, 14 * k, x, y, angle), layer.column("night"))
    layer.ink.convex(round_rect(38 * k, 62 * k, 10 * k, x, y, angle), layer.column("text"))
    layer.write("icon", max(1, round(26 * k)), "city-variant", x, y, "night")
