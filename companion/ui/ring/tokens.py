"""Reckoners and the crown on the road."""

from typing import Any, Final

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from companion.ui.ring.geometry import Ring
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.standing import CROWN, sizes_of
from companion.ui.theme import figure

GLYPH: Final = 1.2  # an icon's shape fills five sixths of its em


class Token(Widget):
    """Its picture is drawn once about (0, 0) and translated; `angle` is its place on the road."""

    angle = NumericProperty(0.0)

    def __init__(self, name: str, sheet: Sheet) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        self.name = name
        self.district = -1
        self._sheet = sheet
        self._ring: Ring | None = None
        self._on_turn = False
        self._at = Translate(0, 0)
        self._picture = InstructionGroup()
        for part in (PushMatrix(), self._at, self._picture, PopMatrix()):
            self.canvas.add(part)
        self.bind(angle=self.go_home, center=self._follow)

    def stand(self, ring: Ring, district: int, angle: float, on_turn: bool) -> None:
        redraw, self.district = (ring, on_turn) != (self._ring, self._on_turn), district
        self._ring, self._on_turn = ring, on_turn
        if redraw:
            self._draw(ring)
        self.angle = angle
        self.go_home()

    def outdate(self) -> None:
        """For new colours or lost textures: drawn again when it next stands."""
        self._ring = None

    def go_home(self, *_: Any) -> None:
        if self._ring is not None:
            self.center = self._ring.at(self._ring.on_road, self.angle)

    def _follow(self, *_: Any) -> None:
        self._at.xy = round(self.center_x), round(self.center_y)

    def _draw(self, ring: Ring) -> None:
        layer, k = Layer(self._sheet), ring.k
        sizes = sizes_of(ring)
        if self.name == CROWN:
            layer.ink.disc(0, 0, (sizes.crown / 2 + 3) * k, layer.column("night"))
            layer.ink.disc(0, 0, sizes.crown / 2 * k, layer.column("text"))
            layer.write("icon", max(1, round(sizes.crown * 0.68 * k)), "crown", 0, 0, "night")
        else:
            if self._on_turn:
                layer.ink.disc(0, 0, sizes.halo / 2 * k, layer.column("lamp_line"))
                layer.ink.disc(0, 0, (sizes.halo / 2 - 3) * k, layer.column("night"))
            self._reckoner(layer, (sizes.haloed if self._on_turn else sizes.reckoner) * k)
        layer.onto(self._picture)

    def _reckoner(self, layer: Layer, size: float) -> None:
        shown = figure(self.name)
        across = size * GLYPH * shown.scale
        layer.write("icon", max(1, round(across * 1.14)), shown.shape, 0, 0, "token_line")
        layer.tinted("icon", max(1, round(across)), shown.shape, 0, 0, shown.colour)
        layer.write("big", max(1, round(size * 0.56)), shown.letter, 0, -size * shown.low, "on_token")
