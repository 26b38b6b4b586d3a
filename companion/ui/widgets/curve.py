"""Population round by round, as a line."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, Line, Mesh, SmoothEllipse, SmoothLine
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui.presenter.ending_view import CurvePoint
from companion.ui.skin import skin
from companion.ui.theme import Rgba
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.fade import fade

NUMBER: Final = 22  # dp, of a point; the last one is larger
LAST: Final = 28
LABEL: Final = 15  # dp, of a round
APART: Final = 10  # dp, words
DOT: Final = 5  # dp, its radius
LARGEST: Final = 1.6  # of the text's growth


class Curve(Widget):
    won = BooleanProperty(True)
    fade = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._draw, -1)
        self.fade = fade()
        super().__init__(**kwargs)
        self.points: tuple[CurvePoint, ...] = ()
        self.bind(size=self._later, pos=self._later, won=self._later)
        skin.bind(scale=self._later, theme=self._later)

    def show(self, points: tuple[CurvePoint, ...], won: bool) -> None:
        self.points, self.won = points, won
        self._later()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        self.clear_widgets()
        if not self.points or min(self.size) < dp(40):
            return
        spots = self._spots()
        with self.canvas:
            self._draw_ground()
            self._draw_line(spots)
        self._write(spots)

    def _size(self, plain: float) -> float:
        return grown(plain, plain * LARGEST, float(skin.scale))

    @property
    def _floor(self) -> float:
        return float(self.y + self._size(LABEL) * 1.7)

    @property
    def _ceiling(self) -> float:
        return float(self.top - self._size(LAST) * 1.4)

    def _spots(self) -> list[tuple[float, float]]:
        side = max(self._size(LAST) * 0.7, extent(self.points[0].label, "Roboto", self._size(LABEL)) / 2)
        left, room = self.x + side, self.width - 2 * side
        most = max(1, *(one.people for one in self.points))
        steps = max(1, len(self.points) - 1)
        high = self._ceiling - self._floor
        return [
            (left + room * at / steps, self._floor + high * one.people / most)
            for at, one in enumerate(self.points)
        ]

    def _draw_ground(self) -> None:
        Color(*skin.line)
        for share in (0, 0.5, 1):
            y = self._floor + (self._ceiling - self._floor) * share
            Line(points=(self.x, y, self.right, y), width=dp(1 if share == 0 else 0.5))

    def _draw_line(self, spots: Sequence[tuple[float, float]]) -> None:
        """Dark when all is lost: no amber but the button."""
        ink = skin.theme["text"]
        stroke: Rgba = tuple(skin.lamp_line if self.won else skin.chevron)
        if self.won:
            Color(*skin.lamp[:3], 0.3)
            Mesh(
                vertices=self._under(spots),
                indices=range(2 * len(spots)),
                mode="triangle_strip",
                texture=self.fade,
            )
        Color(*stroke)
        SmoothLine(points=[at for spot in spots for at in spot], width=dp(1.75), joint="round")
        apart = (spots[-1][0] - spots[0][0]) / max(1, len(spots) - 1)
        radius = min(dp(DOT), apart / 4)  # of a long game they are small
        for x, y in spots[:-1]:
            self._dot(x, y, radius, stroke)
        self._dot(*spots[-1], dp(DOT + 2), stroke if self.won else ink)

    @staticmethod
    def _dot(x: float, y: float, radius: float, colour: Rgba) -> None:
        for size, tint in ((radius * 1.4, tuple(skin.night)), (radius, colour)):
            Color(*tint)
            SmoothEllipse(pos=(x - size, y - size), size=(2 * size, 2 * size))

    def _under(self, spots: Sequence[tuple[float, float]]) -> list[float]:
        """From the line down to the floor, fading."""
        high = self._ceiling - self._floor
        found: list[float] = []
        for x, y in spots:
            found += [x, y, 0.5, (y - self._floor) / high, x, self._floor, 0.5, 0.0]
        return found

    def _write(self, spots: Sequence[tuple[float, float]]) -> None:
        """Numbers and rounds that have room; the first and the last always have."""
        last = len(spots) - 1
        for at in self._shown([str(one.people) for one in self.points], spots, "Big", self._size(NUMBER)):
            size = self._size(LAST if at == last else NUMBER)
            colour = skin.lamp_text if at == last and self.won else skin.text
            x, y = spots[at]
            self._words(str(self.points[at].people), "Big", size, colour, x, y + dp(DOT + 3) + size * 0.6)
        size = self._size(LABEL)
        for at in self._shown([one.label for one in self.points], spots, "Roboto", size):
            self._words(self.points[at].label, "Roboto", size, skin.text_2, spots[at][0], self.y + size * 0.7)

    @staticmethod
    def _shown(
        words: list[str], spots: Sequence[tuple[float, float]], face: str, size: float
    ) -> Iterator[int]:
        """In even steps, as many as there is room for."""
        last = len(words) - 1
        halves = [extent(one, face, size) / 2 + dp(APART) / 2 for one in words]
        apart = (spots[last][0] - spots[0][0]) / max(1, last)
        step = ceil(2 * max(halves[1:]) / apart) if last else 1
        yield 0
        for at in range(step, last, step):
            x = spots[at][0]
            if x - halves[at] >= spots[0][0] + halves[0] and x + halves[at] <= spots[last][0] - halves[last]:
                yield at
        if last:
            yield last

    def _words(self, text: str, face: str, size: float, colour: Any, x: float, y: float) -> None:
        label = Label(text=text, font_name=face, font_size=size, color=colour, size_hint=(None, None))
        label.size = extent(text, face, size), size * 1.2
        label.center = x, y
        self.add_widget(label)
