"""What lies below the dial's districts: the glow of who acts, the road, how far the Epics have come."""

from dataclasses import dataclass
from typing import Final

from kivy.graphics import InstructionGroup

from companion.ui.ring.closeup import Closeup, turned
from companion.ui.ring.dial_words import Sight
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.pace import SWEEP, Motion, Pace
from companion.ui.ring.road import SOFT

EDGE: Final = 40  # degrees: beyond the screen's edge


def draw_ground(layer: Layer, closeup: Closeup, glow: int) -> None:
    """`glow`: a column of the palette."""
    k = closeup.k
    for place in (-0.3, 0.0, 0.3):
        layer.ink.glow(*closeup.at(closeup.outer, place), 90 * k, glow, SOFT)
    if not closeup.large:
        across = (closeup.cx, closeup.cy, (closeup.inner - 12) * k, 18 * k)
        layer.ink.band(*across, -EDGE, EDGE, layer.column("road"))


@dataclass(frozen=True, slots=True)
class Reach:
    """From one angle to another; the same one twice: nothing."""

    start: float = 0.0
    end: float = 0.0


def reach(sight: Sight) -> Reach:
    """From the boss's district to the one that acts; all along once it is the boss."""
    if sight.view.boss.acting:
        return Reach(-EDGE, EDGE)
    if sight.view.progress is None:
        return Reach()
    (first, acting), pitch = sight.view.progress, sight.closeup.pitch
    end = turned(sight.dial.middle, acting, sight.count)
    start = end - (acting - first) % sight.count
    return Reach(max(-EDGE, (start - 0.5) * pitch + 1), (end + 0.5) * pitch - 1)


class DialArc:
    """The road as a progress bar."""

    def __init__(self, sheet: Sheet) -> None:
        self.group = InstructionGroup()
        self.shown = Reach()
        self._sheet = sheet

    def show(self, closeup: Closeup, new: Reach, motion: Motion, pace: Pace = SWEEP) -> None:
        old = self.shown
        if old.start == old.end:
            old = Reach(new.start, new.start)

        def step(share: float) -> None:
            start, end = (a + (b - a) * share for a, b in ((old.start, new.start), (old.end, new.end)))
            self._draw(closeup, Reach(start, end) if share < 1 else new)

        if new.start == new.end or new == old:
            self._draw(closeup, new)
        else:
            motion.run(step, pace)

    def _draw(self, closeup: Closeup, shown: Reach) -> None:
        self.shown = shown
        layer = Layer(self._sheet)
        if shown.end > shown.start and not closeup.large:
            k = closeup.k
            bow = (closeup.cx, closeup.cy, (closeup.inner - 7) * k, 4 * k)
            layer.ink.band(*bow, shown.start, shown.end, layer.column("spark_dim"))
        layer.onto(self.group)
