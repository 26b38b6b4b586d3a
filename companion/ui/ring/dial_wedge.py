"""One district at one place of the dial: it turns as a whole, and its words stay upright."""

from collections.abc import Hashable
from math import degrees, hypot, radians
from typing import Final

from kivy.graphics import Canvas, Color, InstructionGroup, PopMatrix, PushMatrix, Rotate, Translate

from companion.ui.ring.closeup import Closeup
from companion.ui.ring.geometry import wedge
from companion.ui.ring.ink import Ink
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.road import chevron
from companion.ui.ring.skyline import LOWEST, Skyline, building, lots

LINE: Final = 2.5
STREET: Final = 11  # without a block
SCALE: Final = 0.85  # of a tower's windows
SHINE: Final = 22


class DialWedge:
    def __init__(self, sheet: Sheet, skyline: Skyline) -> None:
        self.group = InstructionGroup()
        self._sheet, self._skyline = sheet, skyline
        self._turn, self._lift, self._at = Rotate(angle=0, axis=(0, 0, 1)), Translate(0, 0), Translate(0, 0)
        self._shape, self._near, self._far = InstructionGroup(), Canvas(), Canvas()
        shape = PushMatrix(), self._turn, self._lift, self._shape, PopMatrix()
        words = PushMatrix(), self._at, self._near, self._far, PopMatrix()
        for part in (*shape, *words):
            self.group.add(part)
        self._drawn: Hashable = None

    def outdate(self) -> None:
        """What it draws next, it draws anew."""
        self._drawn = None

    def draw(self, closeup: Closeup, count: int, district: int, look: int, passed: bool) -> None:
        """Wedge, skyline and the street clockwise of it, at twelve o'clock; `look`: its first column."""
        wanted = closeup, count, district, look, passed
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self._turn.origin = closeup.cx, closeup.cy
        ink = Ink(self._sheet.palette)
        self._towers(ink, closeup, count, district)
        self._wedge(ink, closeup, look)
        if not closeup.large:
            column = self._sheet.column("spark" if passed else "chevron")
            for off in (-0.3, 0.45):
                angle = closeup.pitch / 2 + off
                chevron(
                    ink, closeup.at(closeup.inner - 14, angle / closeup.pitch), angle, 0.7 * closeup.k, column
                )
        self._shape.clear()
        self._shape.add(Color(1, 1, 1, 1))
        self._shape.add(ink.mesh())

    def write(self, near: Layer, far: Layer) -> None:
        """What it shows in the middle, and what beside it."""
        near.onto(self._near)
        far.onto(self._far)

    def stand(self, closeup: Closeup, place: float, nearness: float, shown: float = 1.0) -> None:
        """`nearness`: 1 in the middle, 0 beside it; `shown`: of its words."""
        x, y = closeup.at(closeup.middle, place)
        lift = closeup.lift * closeup.k * nearness
        self._turn.angle = -place * closeup.pitch
        self._lift.xy = 0, lift
        self._at.xy = round(x), round(y)
        self._near.opacity, self._far.opacity = nearness * shown, (1 - nearness) * shown

    def _towers(self, ink: Ink, closeup: Closeup, count: int, district: int) -> None:
        """The ring's blocks; from so close, they stand nearer to one another and differ less in height."""
        k, room = closeup.k, closeup.pitch - degrees(STREET / closeup.outer)
        here, angle = [], -room / 2
        for block, share, height in lots(count, district):
            high = (16 + (height - LOWEST) * 0.85) * (closeup.sky - 8) / 34
            wide = radians(room * share) * closeup.outer - 2
            here.append((block, angle + room * share / 2, wide, high))
            angle += room * share
        for block, middle, _, high in here:
            at = closeup.at(closeup.outer + 1 + high / 2, middle / closeup.pitch)
            self._skyline.shine(ink, block, at, SHINE * k)
        for block, middle, wide, high in here:
            boxes = building(block, wide / SCALE, high / SCALE)
            at = closeup.at(closeup.outer + 1, middle / closeup.pitch)
            self._skyline.build(ink, block, boxes, at, middle, SCALE * k)

    @staticmethod
    def _wedge(ink: Ink, closeup: Closeup, look: int) -> None:
        k, half = closeup.k, closeup.pitch / 2
        inner, depth = closeup.inner * k, (closeup.outer - closeup.inner) * k
        centre, sides = (closeup.cx, closeup.cy), (closeup.gap * k, closeup.corner * k)
        over, under = wedge(*centre, inner, inner + depth, -half, half, *sides)

        def outwards(x: float, y: float) -> float:
            return min(1.0, max(0.0, (hypot(x - closeup.cx, y - closeup.cy) - inner) / depth))

        ink.between(over, under, look, outwards)
        for rail in (over, under):
            ink.stroke(rail, LINE * k, look + 2)
