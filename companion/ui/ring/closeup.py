"""Where everything on the dial stands, and what a finger hits: the ring from close by. No Kivy.

A place is a number of districts clockwise of the one in the middle, which stands at twelve o'clock.
"""

from dataclasses import dataclass, replace
from math import atan2, degrees, floor, hypot, radians, tan
from typing import Final

from companion.ui.ring.geometry import Point, polar

WIDE: Final = 360  # dp: the screen at k = 1
LARGEST: Final = 1.25
# For large text: 64 high, and flatter, so that the neighbours' names are not lower than that.
LARGE: Final = {"pitch": 6.5, "inner": 1360.0, "outer": 1400.0, "sky": 24.0, "road": 0.0}
PLACES: Final = range(-2, 3)  # drawn at rest: the outer ones show a corner at most
MARGIN: Final = 7  # of words, from a street or the screen's edge


@dataclass(frozen=True, slots=True)
class Closeup:
    """The measures at k = 1, scaled by `k` about a centre below the screen's top; `half`: of its width."""

    cx: float
    cy: float
    k: float
    half: float
    large: bool = False  # text: there is room for names only
    pitch: float = 14.6
    inner: float = 456
    outer: float = 540
    sky: float = 42  # above
    road: float = 28  # below
    gap: float = 5
    corner: float = 9
    lift: float = 4  # of the middle one

    @classmethod
    def within(cls, x: float, top: float, width: float, density: float, large: bool = False) -> "Closeup":
        """`x`: of the left edge. It grows with the screen, but not beyond what a hand needs to see."""
        k = density * min(LARGEST, max(1.0, width / density / WIDE))
        shape = LARGE if large else {}
        made = cls(x + width / 2, 0.0, k, width / 2 / k, large, **shape)
        return replace(made, cy=top - (made.sky + made.outer) * k)

    @property
    def height(self) -> float:
        return (self.sky + self.outer - self.inner + self.road) * self.k

    @property
    def middle(self) -> float:
        """The radius about which words stand."""
        return (self.inner + self.outer) / 2 + 2

    def across(self, up: float, high: float) -> float:
        """For a line of words in the middle district, so far above its middle and so high; in pixels."""
        lowest = self.middle + up - high / 2
        return (2 * lowest * tan(radians(self.pitch / 2)) - self.gap - 2 * MARGIN) * self.k

    def at(self, radius: float, place: float) -> Point:
        return polar(self.cx, self.cy, radius * self.k, place * self.pitch)

    def hit(self, x: float, y: float) -> int | None:
        """The place under a point, with its skyline and the road before it."""
        dx, dy = x - self.cx, y - self.cy
        if not self.inner - self.road <= hypot(dx, dy) / self.k <= self.outer + self.sky:
            return None
        return floor(degrees(atan2(dx, dy)) / self.pitch + 0.5)

    def room(self, place: int, low: float, high: float) -> tuple[float, float]:
        """From where to where a line of words may go beside the middle, in pixels from `cx`; `low` and
        `high`: of its letters, from `cy`."""
        near, far = (tan(radians((abs(place) + off) * self.pitch)) for off in (-0.5, 0.5))
        side = (self.gap / 2 + MARGIN) * self.k
        first, last = high * near + side, min(low * far - side, (self.half - MARGIN) * self.k)
        return (first, last) if place > 0 else (-last, -first)


def turned(old: int, new: int, count: int) -> int:
    """By how many places the dial turns from one district to another: the shorter way, else onwards."""
    ahead = (new - old) % count
    return ahead if ahead <= count / 2 else ahead - count
