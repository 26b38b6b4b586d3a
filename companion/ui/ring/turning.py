"""What turns about the middle of the ring: the boss's hand, Ildithia's Movement board."""

from abc import ABC, abstractmethod
from typing import Final

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Rotate, Translate

from companion.ui.ring.geometry import Ring, round_rect
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.pace import Motion, marching

INWARDS: Final = 12  # of the Movement board, from the districts' outer edge


class Turning(ABC):
    """Drawn once at twelve o'clock and turned from there."""

    def __init__(self, sheet: Sheet) -> None:
        self.group = InstructionGroup()
        self.angle = 0.0
        self._sheet = sheet
        self._ring: Ring | None = None
        self._district: int | None = None
        self._turn = Rotate(angle=0, axis=(0, 0, 1))
        self._picture = InstructionGroup()
        for part in (PushMatrix(), self._turn, self._picture, PopMatrix()):
            self.group.add(part)

    def lay(self, ring: Ring, district: int | None) -> None:
        """None: not there."""
        self._ring, self._district = ring, district
        self._turn.origin = ring.cx, ring.cy
        self._draw(ring, district is not None)
        self._stand(0.0 if district is None else self._place(ring, district))

    def show(self, ring: Ring, district: int | None, motion: Motion) -> None:
        """Clockwise from where it was."""
        old = self._district
        if district is None or old is None:
            self.lay(ring, district)
        elif old != district:
            self._district = district
            start, end = self.angle, self._place(ring, district)
            sweep = (end - start) % 360

            def step(share: float) -> None:
                self._stand(start + sweep * share if share < 1 else end)

            motion.run(step, marching((district - old) % ring.count))

    def _stand(self, angle: float) -> None:
        self.angle = angle
        self._turn.angle = -angle

    def _draw(self, ring: Ring, there: bool) -> None:
        layer = Layer(self._sheet)
        if there:
            self._shape(layer, ring)
        layer.onto(self._picture)

    @abstractmethod
    def _place(self, ring: Ring, district: int) -> float: ...

    @abstractmethod
    def _shape(self, layer: Layer, ring: Ring) -> None: ...


class Hand(Turning):
    """A wedge from the hub that points at the boss's district."""

    def _place(self, ring: Ring, district: int) -> float:
        return ring.middle(district)

    def _shape(self, layer: Layer, ring: Ring) -> None:
        near, tip = ring.hub - 2, ring.road_in + 7
        corners = ring.at(near, -7), ring.at(tip, 0), ring.at(near, 7)
        layer.ink.triangle(corners, 3 * ring.k, layer.column("text"))


class MovementBoard(Turning):
    """In the street clockwise of a district; its icon stays upright."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._icon = InstructionGroup()
        self._at = Translate(0, 0)
        for part in (PushMatrix(), self._at, self._icon, PopMatrix()):
            self.group.add(part)

    def _place(self, ring: Ring, district: int) -> float:
        return ring.street(district)

    def _stand(self, angle: float) -> None:
        super()._stand(angle)
        if self._ring is not None:
            x, y = self._ring.at(self._ring.outer - INWARDS, angle)
            self._at.xy = round(x), round(y)

    def _draw(self, ring: Ring, there: bool) -> None:
        super()._draw(ring, there)
        layer = Layer(self._sheet)
        if there:
            layer.write("icon", max(1, round(26 * ring.k)), "city-variant", 0, 0, "night")
        layer.onto(self._icon)

    def _shape(self, layer: Layer, ring: Ring) -> None:
        k, (x, y) = ring.k, ring.at(ring.outer - INWARDS, 0)
        layer.ink.convex(round_rect(46 * k, 70 * k, 14 * k, x, y), layer.column("night"))
        layer.ink.convex(round_rect(38 * k, 62 * k, 10 * k, x, y), layer.column("text"))
