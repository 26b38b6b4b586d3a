"""Reckoners and the crown on the road."""

from typing import Any, Final

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from companion.ui.ring.geometry import Ring
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.pace import WALK, Motion, Pace, marching
from companion.ui.ring.standing import CROWN, sizes_of
from companion.ui.theme import figure
from companion.ui.views import TokenView

GLYPH: Final = 1.2  # an icon's shape fills five sixths of its em


class Token(Widget):
    """Its picture is drawn once about (0, 0) and translated; `angle` is its place on the road."""

    angle = NumericProperty(0.0)

    def __init__(self, name: str, sheet: Sheet) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        self.name = name
        self.district = -1
        self._home = 0.0
        self._sheet = sheet
        self._ring: Ring | None = None
        self._on_turn = False
        self._at = Translate(0, 0)
        self._picture = InstructionGroup()
        for part in (PushMatrix(), self._at, self._picture, PopMatrix()):
            self.canvas.add(part)
        self.bind(angle=self._keep_to_road, center=self._follow)

    def stand(self, ring: Ring, token: TokenView, angle: float, motion: Motion) -> None:
        known, old = ring == self._ring, self.district
        redraw = not known or token.on_turn != self._on_turn
        self._ring, self._on_turn = ring, token.on_turn
        self.district, self._home = token.district, angle
        if redraw:
            self._draw(ring)
        if not known:
            self.go_home()
        elif self.name == CROWN and old != token.district:
            self._travel((angle - self.angle) % 360, marching((token.district - old) % ring.count), motion)
        elif angle != self.angle:
            self._travel((angle - self.angle + 180) % 360 - 180, WALK, motion)

    def _travel(self, turn: float, pace: Pace, motion: Motion) -> None:
        start, home = self.angle, self._home

        def step(share: float) -> None:
            self.angle = start + turn * share if share < 1 else home

        motion.run(step, pace)

    def outdate(self) -> None:
        """For new colours or lost textures: drawn again when it next stands."""
        self._ring = None

    def go_home(self) -> None:
        """At once."""
        self.angle = self._home
        self._keep_to_road()

    def lie(self, x: float, y: float) -> None:
        """On the road, where a finger let it go."""
        if self._ring is not None:
            self.angle = self._ring.bearing(x, y)
            self._keep_to_road()

    def _keep_to_road(self, *_: Any) -> None:
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
