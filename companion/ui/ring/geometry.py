"""Where everything in the ring stands, and what a finger hits. Pure arithmetic: no Kivy.

Angles are degrees clockwise from twelve o'clock, y grows upwards. An outline is a list of
(x, y, nx, ny): a point and the unit normal that points out of the shape.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import acos, asin, atan2, ceil, cos, degrees, hypot, radians, sin
from typing import Final

Point = tuple[float, float]
Outline = list[tuple[float, float, float, float]]

SIDE: Final = 776  # of the ring's square at k = 1
CITY: Final = 382  # the skyline's outer radius
CROSSING: Final = 8  # of the road before a district, kept free for the streets


def polar(cx: float, cy: float, radius: float, angle: float) -> Point:
    turn = radians(angle)
    return cx + radius * sin(turn), cy + radius * cos(turn)


def steps(radius: float, sweep: float, error: float = 0.08) -> int:
    """How many chords keep an arc within `error` pixels of the circle."""
    if radius <= error:
        return 1
    return max(1, ceil(abs(sweep) / degrees(2 * acos(1 - error / radius))))


def arc(
    cx: float, cy: float, radius: float, start: float, end: float, chords: int, inwards: bool = False
) -> Outline:
    sign = -1.0 if inwards else 1.0
    out: Outline = []
    for n in range(chords + 1):
        turn = radians(start + (end - start) * n / chords)
        s, c = sin(turn), cos(turn)
        out.append((cx + radius * s, cy + radius * c, sign * s, sign * c))
    return out


@dataclass(frozen=True, slots=True)
class Ring:
    """The radii at k = 1, scaled by `k` about a centre; `turn`: by how many places it is turned."""

    cx: float
    cy: float
    k: float
    count: int
    turn: int = 0
    mini: bool = False
    hub: float = 140
    road_in: float = 149
    road_out: float = 186
    inner: float = 190
    outer: float = 327
    sky: float = 329
    gap: float = 6
    corner: float = 12
    lift: float = 6

    @classmethod
    def within(cls, centre: Point, size: Point, count: int, turn: int = 0, mini: bool = False) -> "Ring":
        """The largest ring in a rectangle."""
        cx, cy = centre
        if mini:
            k = min(size) / (2 * CITY + 2)
            return cls(cx, cy, k, count, turn, mini, hub=112, road_in=116, road_out=160, inner=165)
        return cls(cx, cy, min(size) / SIDE, count, turn)

    @property
    def step(self) -> float:
        return 360 / self.count

    @property
    def road(self) -> float:
        return (self.road_in + self.road_out) / 2

    @property
    def on_road(self) -> float:
        """Where the middles of tokens are."""
        return self.road + 1

    def middle(self, district: int) -> float:
        return (district + self.turn) % self.count * self.step

    def street(self, district: int) -> float:
        """The street clockwise of a district."""
        return self.middle(district) + self.step / 2

    def at(self, radius: float, angle: float) -> Point:
        return polar(self.cx, self.cy, radius * self.k, angle)

    def distance(self, x: float, y: float) -> float:
        return hypot(x - self.cx, y - self.cy) / self.k

    def sector(self, x: float, y: float) -> int:
        """The district in whose direction a point lies."""
        angle = degrees(atan2(x - self.cx, y - self.cy))
        return (int((angle + self.step / 2) % 360 // self.step) - self.turn) % self.count

    def hit(self, x: float, y: float) -> int | None:
        """The district under a point: the whole sector counts, half a street on each side and the road
        before it too."""
        return self.sector(x, y) if self.hub < self.distance(x, y) <= CITY else None

    def in_hub(self, x: float, y: float) -> bool:
        return self.distance(x, y) <= self.hub

    def slots(self, district: int, sizes: Sequence[float]) -> list[float]:
        """The angles at which tokens of these sizes stand on the road before a district."""
        pitches = [(left + right) / 2 + 4 for left, right in pairwise(sizes)]
        room = radians(self.step) * self.road - CROSSING - (sizes[0] + sizes[-1]) / 2
        closer = min(1.0, room / sum(pitches)) if pitches else 1.0
        at, places = -sum(pitches) * closer / 2, []
        for pitch in (*pitches, 0.0):
            places.append(self.middle(district) + degrees(at / self.road))
            at += pitch * closer
        return places


def wedge(
    cx: float, cy: float, inner: float, outer: float, start: float, end: float, gap: float, corner: float
) -> tuple[Outline, Outline]:
    """A rounded annular sector as two rails of equal length, both from the middle of its left
    edge to the middle of its right edge: over the outside and over the inside."""
    mid = (inner + outer) / 2
    side = degrees(asin(gap / 2 / mid))
    bend, along = max(3, steps(corner, 90, 0.06)), steps(outer, end - start)

    def edge(angle: float, sign: float) -> Outline:
        x, y = polar(cx, cy, mid, angle + sign * side)
        normal = radians(angle - sign * 90)
        return [(x, y, sin(normal), cos(normal))]

    def rail(radius: float, centre: float, inwards: bool) -> Outline:
        inset = degrees(asin((gap / 2 + corner) / centre))
        turn = 180.0 if inwards else 0.0
        first, last = start + inset, end - inset
        left, right = polar(cx, cy, centre, first), polar(cx, cy, centre, last)
        return (
            edge(start, 1)
            + arc(*left, corner, start - 90, first - turn, bend)
            + arc(cx, cy, radius, first, last, along, inwards)[1:-1]
            + arc(*right, corner, last + turn, end + 90, bend)
            + edge(end, -1)
        )

    return rail(outer, outer - corner, False), rail(inner, inner + corner, True)


def round_rect(
    width: float, height: float, corner: float, x: float = 0, y: float = 0, angle: float = 0
) -> Outline:
    """A closed outline about (x, y), turned clockwise by `angle`."""
    corner = min(corner, width / 2, height / 2)
    bend = max(2, steps(corner, 90, 0.06))
    out: Outline = []
    for sx, sy, start in ((1, 1, 0), (1, -1, 90), (-1, -1, 180), (-1, 1, 270)):
        out += arc(sx * (width / 2 - corner), sy * (height / 2 - corner), corner, start, start + 90, bend)
    turn = radians(angle)
    s, c = sin(turn), cos(turn)
    return [
        (x + px * c + py * s, y - px * s + py * c, nx * c + ny * s, -nx * s + ny * c)
        for px, py, nx, ny in out
    ]


@dataclass(frozen=True, slots=True)
class Place:
    """`slack`: how far the corner that comes nearest to the wedge's edge stays inside (or outside: < 0)."""

    radius: float
    angle: float
    slack: float


Extent = tuple[float, float, float]  # width, top and bottom of a row, from the block's middle


@lru_cache(maxsize=256)
def fit(rows: tuple[Extent, ...], inner: float, outer: float, step: float, angle: float, gap: float) -> Place:
    """Where a centred block of rows goes in a wedge: a coarse search about the middle of its axis, then a
    finer one about the best; what counts is the squared shortfall of every corner from a comfortable edge."""
    mid, unit = (inner + outer) / 2, (outer - inner) / 137
    ends, sides = 9 * unit, 8 * unit + gap / 2

    def margins(radius: float, off: float) -> list[tuple[float, float, float]]:
        """Of every row: from the inner edge, from the outer one, from the nearer street."""
        x, y = polar(0, 0, radius, angle + off)
        out = []
        for width, top, bottom in rows:
            left, right, low, high = x - width / 2, x + width / 2, y + bottom, y + top
            # The inner edge bulges into the wedge, so a row may touch it between its corners.
            near = hypot(max(left, min(right, 0.0)), max(low, min(high, 0.0)))
            far, side = 0.0, outer
            for px, py in ((left, low), (left, high), (right, low), (right, high)):
                away = hypot(px, py)
                aside = abs((degrees(atan2(px, py)) - angle + 180) % 360 - 180)
                far, side = max(far, away), min(side, away * sin(radians(step / 2 - aside)))
            out.append((near - inner, outer - far, side))
        return out

    def cost(radius: float, off: float) -> float:
        total = 0.02 * (radius - mid) ** 2 + 0.05 * (off * radius / 60) ** 2
        for low, high, side in margins(radius, off):
            total += max(0.0, ends - low) ** 2 + max(0.0, ends - high) ** 2 + max(0.0, sides - side) ** 2
        return total

    shifts = [mid + shift * unit for shift in range(-24, 25, 6)]
    best = min((cost(radius, off), radius, off) for radius in shifts for off in range(-10, 11, 2))
    _, radius, off = best
    nearby = [radius + shift * unit for shift in (-3, -1.5, 0, 1.5, 3)]
    _, radius, off = min((cost(r, o), r, o) for r in nearby for o in (off - 1, off, off + 1))
    slack = min(min(low, high, side - gap / 2) for low, high, side in margins(radius, off))
    return Place(radius, angle + off, slack)
