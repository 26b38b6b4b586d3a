"""Forty blocks on the rim, one for each of the people. The plan is pure data; colours live in the palette."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import cos, pi, radians, sin
from typing import TYPE_CHECKING, Final

from companion.ui.ring.geometry import Point, Ring
from companion.ui.ring.pace import ALL_DEATHS, FADE, FLARE, STEP_OF_DEATHS, Motion, Step
from companion.ui.theme import mix

if TYPE_CHECKING:
    from companion.ui.ring.ink import Ink
    from companion.ui.ring.layer import Sheet

BLOCKS: Final = 40
PEOPLE: Final = 2 * BLOCKS  # who can be seen: above forty, a lamp on the roof
GROUPS: Final = 4  # windows of a block go dark group by group
BODY, OFF, SHINE, LAMP, WINDOW = range(5)
ROLES: Final = WINDOW + GROUPS
STREET: Final = 5.5  # degrees without a block
LOWEST: Final = 24  # of a block

Roll = Callable[[], float]


def home(person: int) -> int:
    """So darkness spreads evenly."""
    return (23 * person + 5) % BLOCKS


def lights(population: int) -> list[bool]:
    """Which blocks are lit."""
    lit = [False] * BLOCKS
    for person in range(min(population, BLOCKS)):
        lit[home(person)] = True
    return lit


def lamps(population: int) -> list[bool]:
    """Which roofs have a lamp: for the people above forty."""
    return lights(population - BLOCKS)


def dice(seed: int) -> Roll:
    """mulberry32, so that the city is the one of the drafts."""
    state = seed & 0xFFFFFFFF

    def roll() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        t = ((state ^ state >> 15) * (1 | state)) & 0xFFFFFFFF
        t = (t + (t ^ t >> 7) * (61 | t) & 0xFFFFFFFF) ^ t
        return ((t ^ t >> 14) & 0xFFFFFFFF) / 4294967296

    return roll


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of a block, in its own frame (x along the rim, y outwards)."""

    low: Point
    high: Point
    role: int


@dataclass(frozen=True, slots=True)
class Block:
    angle: float
    height: float
    boxes: tuple[Box, ...]


def _tower(x: float, width: float, height: float, roll: Roll) -> list[Box]:
    columns, rows = max(1, round(width / 7.2)), max(1, int((height - 3) // 7.4))
    across, up = width / columns, (height - 2) / rows
    out = [Box((x, -4), (x + width, height), BODY)]
    roof = roll()
    if roof > 0.72:
        middle = x + width * 0.5
        out.append(Box((middle - 0.8, height - 1), (middle + 0.8, height + 7), BODY))
    elif roof > 0.5:
        out.append(Box((x + width * 0.25, height - 1), (x + width * 0.75, height + 3), BODY))
    for row in range(rows):
        for column in range(columns):
            role = WINDOW + (row * 5 + column * 3) % GROUPS if roll() > 0.2 else OFF
            cx, cy = x + across * (column + 0.5), height - up * (row + 0.5) - 1
            out.append(Box((cx - 1.65, cy - 2.1), (cx + 1.65, cy + 2.1), role))
    return out


def building(number: int, width: float, height: float) -> tuple[Box, ...]:
    """One block at k = 1: a tower, or two when there is room; a lamp on the higher one."""
    roll = dice(900 + number * 7)
    if width <= 26:
        towers, top = _tower(-width / 2, width, height, roll), 0.0
    else:
        share = 0.38 + roll() * 0.24
        left, right = (width - 1.6) * share, (width - 1.6) * (1 - share)
        low = height * (0.5 + roll() * 0.32)
        first, second = (height, low) if roll() > 0.5 else (low, height)
        towers = _tower(-width / 2, left, first, roll)
        towers += _tower(-width / 2 + left + 1.6, right, second, roll)
        top = (left - width) / 2 if first == height else (width - right) / 2
    return (*towers, Box((top - 2, height + 1), (top + 2, height + 5), LAMP))


def blocks(count: int, district: int) -> range:
    return range(BLOCKS * district // count, BLOCKS * (district + 1) // count)


def lots(count: int, district: int) -> list[tuple[int, float, float]]:
    """The blocks of a district, clockwise: each with its share of the ground, and how high it is."""
    roll, here = dice(77 + district * 13), blocks(count, district)
    widths = [0.75 + roll() * 0.6 for _ in here]
    ground = sum(widths)
    return [(block, wide / ground, LOWEST + roll() * 21) for block, wide in zip(here, widths, strict=True)]


@lru_cache(maxsize=8)
def plan(count: int, sky: float) -> tuple[Block, ...]:
    """The city at k = 1 and not turned; the same for every size of screen."""
    step, out = 360 / count, list[Block]()
    for district in range(count):
        angle, room = (district - 0.5) * step + STREET / 2, step - STREET
        for block, share, height in lots(count, district):
            turn = room * share
            width = turn * pi / 180 * sky - 3
            out.append(Block(angle + turn / 2, height, building(block, width, height)))
            angle += turn
    return tuple(out)


class Light(Enum):
    DARK = "dark"
    LIT = "lit"
    FLARE = "flare"  # of the one who dies


@dataclass(frozen=True, slots=True)
class Face:
    """Tokens of a block's colours under one light."""

    body: str
    off: str  # of windows where nobody is
    shine: str
    window: str
    lamp: str


FACES: Final = {
    Light.DARK: Face("block_dark", "window_dark", "no_shine", "window_dark", "no_shine"),
    Light.LIT: Face("block_lit", "window_off", "shine", "window_lit", "window_lit"),
    Light.FLARE: Face("block_flare", "window_off", "shine_flare", "window_flare", "window_flare"),
}


class Skyline:
    """Geometry once per layout; afterwards only palette columns change."""

    def __init__(self, sheet: "Sheet") -> None:
        self._sheet = sheet
        self._columns = sheet.palette.reserve(*[sheet.colours["block_dark"]] * (BLOCKS * ROLES))
        self._population = 0
        self.show(0)

    def show(self, population: int) -> None:
        self._population = population
        for person in range(PEOPLE):
            light = Light.LIT if person < population else Light.DARK
            self._light(person, light, light, 1.0)

    def change(self, population: int, motion: Motion) -> None:
        """Who dies goes one after another, the last one first; so do those who come back."""
        old, new = (min(PEOPLE, max(0, number)) for number in (self._population, population))
        self._population = population
        people = range(old, new) if new > old else range(old - 1, new - 1, -1)
        if not people:
            return
        pause = min(STEP_OF_DEATHS, (ALL_DEATHS - FLARE.seconds - FADE.seconds) / len(people))
        for number, person in enumerate(people):
            if new > old:
                motion.run(self._turning(person, Light.DARK, Light.LIT), FADE, number * pause)
            elif motion.reduced:
                motion.run(self._turning(person, Light.LIT, Light.DARK), FADE)
            else:
                motion.run(self._turning(person, Light.LIT, Light.FLARE), FLARE, number * pause)
                dark = self._turning(person, Light.FLARE, Light.DARK)
                motion.run(dark, FADE, number * pause + FLARE.seconds)

    def _turning(self, person: int, old: Light, new: Light) -> Step:
        return lambda share: self._light(person, old, new, share)

    def _light(self, person: int, old: Light, new: Light, share: float) -> None:
        """The block of one of the first forty, the roof lamp of one above; windows follow group by group, but
        for the flare."""
        block, first, second = home(person), FACES[old], FACES[new]
        if person >= BLOCKS:
            self._paint(block, LAMP, first.lamp, second.lamp, share)
            return
        self._paint(block, BODY, first.body, second.body, share)
        self._paint(block, OFF, first.off, second.off, share)
        self._paint(block, SHINE, first.shine, second.shine, share)
        for group in range(GROUPS):
            part = share if new is Light.FLARE else min(1.0, max(0.0, share * GROUPS - group))
            self._paint(block, WINDOW + group, first.window, second.window, part)

    def _paint(self, block: int, role: int, old: str, new: str, share: float) -> None:
        colours = self._sheet.colours
        self._sheet.palette.paint(self._column(block, role), mix(colours[old], colours[new], share))

    def draw(self, ink: "Ink", ring: Ring, district: int) -> None:
        """The blocks of one district: first their shine, then the towers."""
        turned = ring.turn * ring.step
        here = [(b, plan(ring.count, ring.sky)[b]) for b in blocks(ring.count, district)]
        for b, block in here:
            middle = ring.at(ring.sky + block.height * 0.5, block.angle + turned)
            self.shine(ink, b, middle, 26 * ring.k)
        for b, block in here:
            angle = block.angle + turned
            self.build(ink, b, block.boxes, ring.at(ring.sky, angle), angle, ring.k)

    def shine(self, ink: "Ink", block: int, middle: Point, radius: float) -> None:
        ink.glow(*middle, radius, self._column(block, SHINE), rim=16)

    def build(self, ink: "Ink", block: int, boxes: Iterable[Box], at: Point, angle: float, k: float) -> None:
        up = sin(radians(angle)), cos(radians(angle))
        for box in boxes:
            low, high = (box.low[0] * k, box.low[1] * k), (box.high[0] * k, box.high[1] * k)
            ink.box(at, up, low, high, self._column(block, box.role))

    def _column(self, block: int, role: int) -> int:
        return self._columns + block * ROLES + role
