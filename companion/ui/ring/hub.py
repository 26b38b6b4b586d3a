"""The boss in the middle of the ring."""

from math import sqrt
from typing import Final

from kivy.graphics import InstructionGroup, Rectangle

from companion.ui.ring.brackets import Brackets
from companion.ui.ring.geometry import Ring, round_rect
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import width
from companion.ui.ring.look import Look
from companion.ui.ring.motion import pop
from companion.ui.ring.pace import Motion
from companion.ui.ring.track import BOSS_PIP, Track
from companion.ui.ring.words import Face, shortened
from companion.ui.theme import MARKS
from companion.ui.views import BossView, TrackView

ROW: Final = 28
REACH: Final = 105  # of a row to the left and to the right
# fill and line
IDLE: Final = ("panel", "no_line")
SELECTED: Final = ("panel", "lamp_line")
ACTING: Final = ("acting_in", "spark")


class Hub:
    def __init__(self, sheet: Sheet) -> None:
        self.group = InstructionGroup()
        self._sheet = sheet
        self._look = Look(sheet, IDLE)
        self._picture, self._brackets = InstructionGroup(), Brackets(sheet)
        self.group.add(self._picture)
        self.group.add(self._brackets.group)
        self._told: dict[str, str] = {}

    def show(self, ring: Ring, boss: BossView, motion: Motion) -> None:
        self._look.take(ACTING if boss.acting else SELECTED if boss.selected else IDLE, motion)
        layer = Layer(self._sheet)
        drawn = _Drawing(layer, ring, boss)
        drawn.disc(self._look.column)
        if ring.mini:
            drawn.few_words()
        else:
            drawn.words()
        layer.onto(self._picture)
        told, self._told = self._told, {what: text for what, (text, _) in drawn.told.items()}
        for what, (text, picture) in drawn.told.items():
            if told.get(what) != text:
                pop(motion, picture)
        self._brackets.show(drawn.tracks, motion)


def draw_mark(layer: Layer, colour: str, x: float, y: float, height: float, sign: bool = True) -> float:
    """A pill with the track's letter and, where there is room, its sign; from `x` rightwards. Returns its
    width."""
    mark, token = MARKS[colour], f"on_{colour}"
    pad = height * 0.26
    size = max(1, round(height * 0.74))
    parts: list[tuple[Face, int, str]] = [("big", size, mark.letter)]
    if sign:
        parts.append(("icon", max(1, round(height * 0.62)), mark.sign))
    wide = sum(width(*part) for part in parts) + 2 * pad + height * 0.09 * (len(parts) - 1)
    middle, line = x + wide / 2, height * 0.068
    ink = layer.ink
    # Black on dark is told by its line only.
    rim = "boss_black_line" if colour == "black" else f"boss_{colour}"
    ink.convex(round_rect(wide, height, height * 0.32, middle, y), layer.column(rim))
    inner = round_rect(wide - 2 * line, height - 2 * line, height * 0.25, middle, y)
    ink.convex(inner, layer.column(f"boss_{colour}"))
    at = x + pad
    for part in parts:
        layer.write(*part, at + width(*part) / 2, y, token)
        at += width(*part) + height * 0.09
    return wide


class _Drawing:
    """`told`: what changes, by its name; `tracks`: where the brackets go."""

    def __init__(self, layer: Layer, ring: Ring, boss: BossView) -> None:
        self.layer, self.ring, self.boss = layer, ring, boss
        self.text = "on_acting" if boss.acting else "text"
        self.quiet = "acting_label" if boss.acting else "text_2"
        self.told: dict[str, tuple[str, Rectangle]] = {}
        self.tracks: dict[str, Track] = {}

    def px(self, size: float) -> int:
        return max(1, round(size * self.ring.k))

    def disc(self, column: int) -> None:
        layer, ring, boss, ink = self.layer, self.ring, self.boss, self.layer.ink
        cx, cy, k, radius = ring.cx, ring.cy, ring.k, ring.hub
        ink.disc(cx, cy, radius * k, column)
        ink.band(cx, cy, radius * k, 3 * k, 0, 360, column + 1)
        gauge = (radius - 6) * k
        ink.band(cx, cy, gauge, 6 * k, 0, 360, layer.column("gauge_acting" if boss.acting else "gauge"))
        share = min(1.0, max(0.0, boss.share))
        if share:
            full = "on_acting" if boss.acting else "gauge_on"
            ink.band(cx, cy, gauge, 6 * k, 0, share * 360, layer.column(full))

    def note(self, size: float, up: float) -> None:
        self.told["note"] = self.boss.note, self.line("label", size, self.boss.note, up, self.quiet)

    def line(self, face: Face, size: float, text: str, up: float, token: str) -> Rectangle:
        """A centred line that stays inside the gauge."""
        edge = abs(up) + size * 0.45
        room = 2 * sqrt(max(0.0, (self.ring.hub - 13) ** 2 - edge**2)) * self.ring.k
        pixels, shown = shortened(face, self.px(size), text, room, width)
        cx, cy = self.ring.cx, self.ring.cy + up * self.ring.k
        return self.layer.write(face, pixels, shown, cx, cy, token)

    def words(self) -> None:
        top = (25 + 3 + 16.4 + 7 + ROW * len(self.boss.tracks)) / 2
        self.line("big", 25, self.boss.name, top - 12.5, self.text)
        self.note(14, top - 36.2)
        for row, track in enumerate(self.boss.tracks):
            self.track(track, self.ring.cy + (top - 51.4 - ROW * (row + 0.5)) * self.ring.k)

    def track(self, track: TrackView, y: float) -> None:
        layer, k = self.layer, self.ring.k
        left, right = self.ring.cx - REACH * k, self.ring.cx + REACH * k
        start = left + draw_mark(layer, track.colour, left, y, 22 * k) + 8 * k
        if track.value:
            size = self.px(21)
            across = width("big", size, track.value)
            picture = layer.write("big", size, track.value, right - across / 2, y, self.text)
            self.told[track.colour] = track.value, picture
            right -= max(across, 22 * k) + 4 * k
        if track.icon:
            size = self.px(18)
            across = width("icon", size, track.icon)
            layer.write("icon", size, track.icon, right - across / 2, y, self.quiet)
            right -= across + 4 * k
        self.pips(track, start, y, min(1.0, (right - start) / (BOSS_PIP.across(track.spaces) * k)) * k)

    def pips(self, track: TrackView, x: float, y: float, size: float) -> None:
        acting = "_acting" if self.boss.acting else ""
        lit, off = self.layer.column(f"pip_{track.colour}{acting}"), self.layer.column(f"pip_off{acting}")
        text = self.layer.column(self.text)
        self.tracks[track.colour] = Track(BOSS_PIP, x, y, size, track.spaces, track.bracket, lit, off, text)

    def few_words(self) -> None:
        """Of the mini ring: the marks in two columns, each with its bracket."""
        self.line("big", 34, self.boss.name, 54, self.text)
        self.note(24, 21)
        k = self.ring.k
        for number, track in enumerate(self.boss.tracks):
            x, y = self.ring.cx + (number % 2 * 76 - 62) * k, self.ring.cy - (14 + number // 2 * 41) * k
            wide = draw_mark(self.layer, track.colour, x, y, 34 * k, sign=False)
            value, size = str(track.bracket), self.px(36)
            at = x + wide + 7 * k + width("big", size, value) / 2
            self.told[track.colour] = value, self.layer.write("big", size, value, at, y, self.text)
