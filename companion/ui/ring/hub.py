"""The boss in the middle of the ring."""

from math import sqrt
from typing import Final

from companion.ui.ring.geometry import Ring, round_rect
from companion.ui.ring.layer import Layer
from companion.ui.ring.lettering import width
from companion.ui.ring.road import SOFT
from companion.ui.ring.words import Face, shortened
from companion.ui.theme import MARKS
from companion.ui.views import BossView, TrackView

ROW: Final = 28
REACH: Final = 105  # of a row to the left and to the right
PIP: Final = 13.5


def draw_hub(layer: Layer, ring: Ring, boss: BossView) -> None:
    hub = _Hub(layer, ring, boss)
    hub.disc()
    if ring.mini:
        hub.few_words()
    else:
        hub.words()


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


class _Hub:
    def __init__(self, layer: Layer, ring: Ring, boss: BossView) -> None:
        self.layer, self.ring, self.boss = layer, ring, boss
        acting = boss.acting
        self.text = "on_acting" if acting else "text"
        self.quiet = "acting_label" if acting else "text_2"

    def px(self, size: float) -> int:
        return max(1, round(size * self.ring.k))

    def disc(self) -> None:
        layer, ring, boss, ink = self.layer, self.ring, self.boss, self.layer.ink
        cx, cy, k, radius = ring.cx, ring.cy, ring.k, ring.hub
        if boss.acting:
            ink.glow(cx, cy, radius * 1.4 * k, layer.column("glow"), SOFT)
        if boss.district >= 0:
            angle = ring.middle(boss.district)
            near, tip = radius - 2, ring.road_in + 7
            hand = ring.at(near, angle - 7), ring.at(tip, angle), ring.at(near, angle + 7)
            ink.triangle(hand, 3 * k, layer.column("text"))
        ink.disc(cx, cy, radius * k, layer.column("acting_in" if boss.acting else "panel"))
        if boss.acting:
            ink.band(cx, cy, radius * k, 3 * k, 0, 360, layer.column("spark"))
        elif boss.selected:
            ink.band(cx, cy, radius * k, 3 * k, 0, 360, layer.column("lamp_line"))
        gauge = (radius - 6) * k
        ink.band(cx, cy, gauge, 6 * k, 0, 360, layer.column("gauge_acting" if boss.acting else "gauge"))
        share = min(1.0, max(0.0, boss.share))
        if share:
            full = "on_acting" if boss.acting else "gauge_on"
            ink.band(cx, cy, gauge, 6 * k, 0, share * 360, layer.column(full))

    def line(self, face: Face, size: float, text: str, up: float, token: str) -> None:
        """A centred line that stays inside the gauge."""
        edge = abs(up) + size * 0.45
        room = 2 * sqrt(max(0.0, (self.ring.hub - 13) ** 2 - edge**2)) * self.ring.k
        pixels, shown = shortened(face, self.px(size), text, room, width)
        self.layer.write(face, pixels, shown, self.ring.cx, self.ring.cy + up * self.ring.k, token)

    def words(self) -> None:
        top = (25 + 3 + 16.4 + 7 + ROW * len(self.boss.tracks)) / 2
        self.line("big", 25, self.boss.name, top - 12.5, self.text)
        self.line("label", 14, self.boss.note, top - 36.2, self.quiet)
        for row, track in enumerate(self.boss.tracks):
            self.track(track, self.ring.cy + (top - 51.4 - ROW * (row + 0.5)) * self.ring.k)

    def track(self, track: TrackView, y: float) -> None:
        layer, k = self.layer, self.ring.k
        left, right = self.ring.cx - REACH * k, self.ring.cx + REACH * k
        start = left + draw_mark(layer, track.colour, left, y, 22 * k) + 8 * k
        if track.value:
            size = self.px(21)
            across = width("big", size, track.value)
            layer.write("big", size, track.value, right - across / 2, y, self.text)
            right -= max(across, 22 * k) + 4 * k
        if track.icon:
            size = self.px(18)
            across = width("icon", size, track.icon)
            layer.write("icon", size, track.icon, right - across / 2, y, self.quiet)
            right -= across + 4 * k
        wanted = (PIP * track.spaces + 8.5) * k
        self.pips(track, start, y, min(1.0, (right - start) / wanted) * k)

    def pips(self, track: TrackView, x: float, y: float, size: float) -> None:
        layer, acting = self.layer, "_acting" if self.boss.acting else ""
        lit, off = layer.column(f"pip_{track.colour}{acting}"), layer.column(f"pip_off{acting}")
        for space in range(track.spaces + 1):
            if space == track.bracket:
                bar = round_rect(4 * size, 18 * size, 2 * size, x + 3 * size, y)
                layer.ink.convex(bar, layer.column(self.text))
                x += 8.5 * size
            if space == track.spaces:
                break
            if space < track.bracket:
                layer.ink.convex(round_rect(11 * size, 10 * size, 3 * size, x + 5.5 * size, y), lit)
            else:
                layer.ink.convex(round_rect(11 * size, 4.2 * size, 2 * size, x + 5.5 * size, y), off)
            x += PIP * size

    def few_words(self) -> None:
        """Of the mini ring: the marks in two columns, each with its bracket."""
        self.line("big", 34, self.boss.name, 54, self.text)
        self.line("label", 24, self.boss.note, 21, self.quiet)
        k = self.ring.k
        for number, track in enumerate(self.boss.tracks):
            x, y = self.ring.cx + (number % 2 * 76 - 62) * k, self.ring.cy - (14 + number // 2 * 41) * k
            wide = draw_mark(self.layer, track.colour, x, y, 34 * k, sign=False)
            value, size = str(track.bracket), self.px(36)
            at = x + wide + 7 * k + width("big", size, value) / 2
            self.layer.write("big", size, value, at, y, self.text)
