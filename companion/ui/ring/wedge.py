"""One district: its wedge, its part of the skyline and its words, in one group behind one Translate, so that
lifting it costs nothing."""

from math import hypot
from typing import Final

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Translate

from companion.ui.ring.brackets import Brackets
from companion.ui.ring.geometry import Ring, polar, wedge
from companion.ui.ring.ink import Ink
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import width
from companion.ui.ring.look import Look
from companion.ui.ring.motion import pop
from companion.ui.ring.pace import LIFT, Motion
from companion.ui.ring.skyline import Skyline
from companion.ui.ring.track import DISTRICT_PIP, Track
from companion.ui.ring.words import TONES, Block, compose
from companion.ui.views import DistrictView, Mood

LINE: Final = 3.0
# inside, outside, line, glow
LOOKS: Final = {
    Mood.IDLE: ("wedge_in", "wedge_out", "no_line", "no_glow"),
    Mood.ACTED: ("acted_in", "acted_out", "no_line", "no_glow"),
    Mood.ACTING: ("acting_in", "acting_out", "spark", "glow"),
    Mood.SELECTED: ("selected_in", "selected_out", "lamp_line", "no_glow"),
    Mood.CHANGED: ("wedge_in", "wedge_out", "spark", "no_glow"),
    Mood.EMPTY: ("well", "well", "line", "no_glow"),
}


class Wedge:
    def __init__(self, sheet: Sheet, skyline: Skyline, district: int) -> None:
        self.group = InstructionGroup()
        self._sheet, self._skyline, self._district = sheet, skyline, district
        self._look = Look(sheet, LOOKS[Mood.IDLE])
        self._lift = 0.0  # at k = 1
        self._shift = Translate(0, 0)
        self._words, self._brackets = InstructionGroup(), Brackets(sheet)
        self._told: dict[str, str] = {}

    @property
    def glow(self) -> int:
        """The column of its glow."""
        return self._look.column + 3

    def lay(self, ring: Ring, view: DistrictView, crowded: bool, motion: Motion) -> None:
        """All that depends on the size; then `show`."""
        sky = Ink(self._sheet.palette)
        self._skyline.draw(sky, ring, self._district)
        self._shape(sky, ring)
        self.group.clear()
        matrix = (PushMatrix(), self._shift, Color(1, 1, 1, 1), sky.mesh())
        for part in (*matrix, self._brackets.group, self._words, PopMatrix()):
            self.group.add(part)
        self.show(ring, view, crowded, motion)

    def show(self, ring: Ring, view: DistrictView, crowded: bool, motion: Motion) -> None:
        self._look.take(LOOKS[view.mood], motion)
        self._rise(ring, ring.lift if view.mood is Mood.ACTING else 0.0, motion)
        block = compose(view, ring, self._district, width, crowded)
        self._write(block, motion)
        self._brackets.show(self._tracks(view, block), motion)

    def _rise(self, ring: Ring, lift: float, motion: Motion) -> None:
        old = self._lift

        def step(share: float) -> None:
            self._lift = old + (lift - old) * share
            x, y = polar(0, 0, self._lift * ring.k, ring.middle(self._district))
            self._shift.xy = round(x), round(y)  # text is sharp on whole pixels only

        if old == lift:
            step(1.0)
        else:
            motion.run(step, LIFT)

    def _write(self, block: Block, motion: Motion) -> None:
        layer = Layer(self._sheet)
        told, self._told = self._told, {}
        changed: list[Rectangle] = []
        for placed in block.words:
            word = placed.word
            picture = layer.write(word.face, word.size, word.text, placed.x, placed.y, word.token)
            if word.what:
                self._told[word.what] = word.text
                if told.get(word.what) != word.text:
                    changed.append(picture)
        layer.onto(self._words)
        for picture in changed:
            pop(motion, picture)

    def _tracks(self, view: DistrictView, block: Block) -> dict[str, Track]:
        tone, at = TONES[view.mood], block.pips
        if at is None:
            return {}
        columns = (self._sheet.column(token) for token in (tone.lit, tone.off, tone.text))
        return {"": Track(DISTRICT_PIP, at.x, at.y, at.size, view.spaces, view.bracket, *columns)}

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

        ink.between(over, under, self._look.column, outwards)
        for rail in (over, under):
            ink.stroke(rail, LINE * k, self._look.column + 2)
