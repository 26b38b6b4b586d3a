"""One district: its wedge, its part of the skyline and its words, in one group behind one Translate, so that
lifting it costs nothing."""

from math import hypot
from typing import Final

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Translate

from companion.ui.ring.geometry import Ring, polar, round_rect, wedge
from companion.ui.ring.ink import Ink
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import width
from companion.ui.ring.skyline import Skyline
from companion.ui.ring.words import TONES, Pips, compose
from companion.ui.views import DistrictView, Mood

LINE: Final = 3.0
# inside, outside, line
LOOKS: Final = {
    Mood.IDLE: ("wedge_in", "wedge_out", "no_line"),
    Mood.ACTED: ("acted_in", "acted_out", "no_line"),
    Mood.ACTING: ("acting_in", "acting_out", "spark"),
    Mood.SELECTED: ("selected_in", "selected_out", "lamp_line"),
    Mood.CHANGED: ("wedge_in", "wedge_out", "spark"),
    Mood.EMPTY: ("well", "well", "line"),
}


class Wedge:
    def __init__(self, sheet: Sheet, skyline: Skyline, district: int) -> None:
        self.group = InstructionGroup()
        self._sheet, self._skyline, self._district = sheet, skyline, district
        self._column = sheet.palette.reserve(*(sheet.colours[token] for token in LOOKS[Mood.IDLE]))
        self._shift = Translate(0, 0)
        self._inside = InstructionGroup()

    def lay(self, ring: Ring, view: DistrictView, crowded: bool) -> None:
        """All that depends on the size; then `show`."""
        sky = Ink(self._sheet.palette)
        self._skyline.draw(sky, ring, self._district)
        self._shape(sky, ring)
        self.group.clear()
        for part in (PushMatrix(), self._shift, Color(1, 1, 1, 1), sky.mesh(), self._inside, PopMatrix()):
            self.group.add(part)
        self.show(ring, view, crowded)

    def show(self, ring: Ring, view: DistrictView, crowded: bool) -> None:
        for column, token in enumerate(LOOKS[view.mood], self._column):
            self._sheet.palette.paint(column, self._sheet.colours[token])
        lift = ring.lift * ring.k if view.mood is Mood.ACTING else 0
        x, y = polar(0, 0, lift, ring.middle(self._district))
        self._shift.xy = round(x), round(y)  # text is sharp on whole pixels only
        layer = Layer(self._sheet)
        block = compose(view, ring, self._district, width, crowded)
        for pips in block.pips:
            draw_pips(layer, view, pips)
        for placed in block.words:
            word = placed.word
            layer.write(word.face, word.size, word.text, placed.x, placed.y, word.token)
        layer.onto(self._inside)

    def _shape(self, ink: Ink, ring: Ring) -> None:
        k, middle, half = ring.k, ring.middle(self._district), ring.step / 2
        inner, depth = ring.inner * k, (ring.outer - ring.inner) * k
        over, under = wedge(
            ring.cx,
            ring.cy,
            inner,
            inner + depth,
            middle - half,
            middle + half,
            ring.gap * k,
            ring.corner * k,
        )

        def outwards(x: float, y: float) -> float:
            return min(1.0, max(0.0, (hypot(x - ring.cx, y - ring.cy) - inner) / depth))

        ink.between(over, under, self._column, outwards)
        for rail in (over, under):
            ink.stroke(rail, LINE * k, self._column + 2)


def draw_pips(layer: Layer, view: DistrictView, pips: Pips) -> None:
    tone, size, x = TONES[view.mood], pips.size, pips.x
    lit, off, bar = (layer.column(token) for token in (tone.lit, tone.off, tone.text))
    for space in range(view.spaces + 1):
        if space == view.bracket:
            layer.ink.convex(round_rect(4 * size, 17 * size, 2 * size, x + 3 * size, pips.y), bar)
            x += 9 * size
        if space == view.spaces:
            break
        if space < view.bracket:
            layer.ink.convex(round_rect(14 * size, 9 * size, 3 * size, x + 7 * size, pips.y), lit)
        else:
            layer.ink.convex(round_rect(14 * size, 3.8 * size, 1.9 * size, x + 7 * size, pips.y), off)
        x += 17 * size
