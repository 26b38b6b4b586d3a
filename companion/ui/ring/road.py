"""What lies under and on the road: the haze, the glow of who acts, chevrons, how far the Epics have come."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from kivy.graphics import InstructionGroup

from companion.ui.ring.geometry import Point, Ring
from companion.ui.ring.ink import Ink
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.pace import SWEEP, Motion
from companion.ui.views import RingView

SOFT: Final = ((0.0, 1.0), (0.5, 0.32), (1.0, 0.0))


def draw_ground(layer: Layer, ring: Ring, glows: Iterable[tuple[int, int]]) -> None:
    """`glows`: districts, each with a column of the palette."""
    haze = ((0.0, 1.0), (0.6, 1.0), (1.0, 0.0))
    layer.ink.glow(ring.cx, ring.cy, ring.outer * 1.25 * ring.k, layer.column("haze"), haze, rim=64)
    for district, column in glows:
        for share in (-0.26, 0, 0.26):
            middle = ring.at(ring.outer + ring.lift, ring.middle(district) + ring.step * share)
            layer.ink.glow(*middle, 130 * ring.k, column, SOFT)


def draw_road(layer: Layer, ring: Ring, view: RingView) -> None:
    k = ring.k
    across = (ring.road_out - ring.road_in) * k
    layer.ink.band(ring.cx, ring.cy, ring.road * k, across, 0, 360, layer.column("road"))
    if view.boss.acting:
        layer.ink.glow(ring.cx, ring.cy, ring.hub * 1.4 * k, layer.column("glow"), SOFT)
    passed = passed_by(view)
    for district in range(ring.count):
        column = layer.column("spark" if district in passed else "chevron")
        for off in (-3.2, 0.4):
            angle = ring.street(district) + off
            chevron(layer.ink, ring.at(ring.road, angle), angle, k, column)


def passed_by(view: RingView) -> frozenset[int]:
    """The districts whose street the Epics have passed."""
    count = len(view.districts)
    if view.boss.acting:
        return frozenset(range(count))
    if view.progress is None:
        return frozenset()
    first, acting = view.progress
    return frozenset((first + passed) % count for passed in range((acting - first) % count))


def chevron(ink: Ink, middle: Point, angle: float, k: float, column: int) -> None:
    """Half of a mark that points clockwise."""
    x, y = middle
    s, c = sin(radians(angle)), cos(radians(angle))

    def at(along: float, out: float) -> Point:
        return x + (along * c + out * s) * k, y + (out * c - along * s) * k

    ink.capsule(at(-3, 6), at(4, 0), 2.6 * k, column)
    ink.capsule(at(4, 0), at(-3, -6), 2.6 * k, column)


@dataclass(frozen=True, slots=True)
class Sweep:
    start: float
    angle: float


def sweep(ring: Ring, view: RingView) -> Sweep:
    """From the boss's district to the one that acts; all round once it is the boss."""
    first, acting = view.progress or (max(0, view.boss.district), None)
    start = ring.middle(first) - ring.step / 2 + 1.5
    if view.boss.acting:
        return Sweep(start, 360)
    if acting is None:
        return Sweep(start, 0)
    return Sweep(start, ((acting - first) % ring.count + 1) * ring.step - 3)


class Arc:
    """The road as a progress bar."""

    def __init__(self, sheet: Sheet) -> None:
        self.group = InstructionGroup()
        self.shown = Sweep(0, 0)
        self._sheet = sheet

    def show(self, ring: Ring, new: Sweep, motion: Motion) -> None:
        old = self.shown.angle

        def step(share: float) -> None:
            self._draw(ring, Sweep(new.start, old + (new.angle - old) * share))

        if new.angle:
            motion.run(step, SWEEP)
        else:
            self._draw(ring, new)

    def _draw(self, ring: Ring, shown: Sweep) -> None:
        self.shown = shown
        layer = Layer(self._sheet)
        if shown.angle:
            radius, column = (ring.road_out - 5) * ring.k, layer.column("spark_dim")
            end = shown.start + shown.angle
            layer.ink.band(ring.cx, ring.cy, radius, 6 * ring.k, shown.start, end, column)
        layer.onto(self.group)
