"""The ring in the size of a thumb: which district stands where."""

from math import cos, radians, sin
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui.skin import skin

BREADTH: Final = 22  # dp: of the band of districts
STREET: Final = 8  # degrees: between two of them


class SmallRing(Widget):
    """`initials`: of the districts, clockwise from the top, which is lit."""

    initials = ObjectProperty(())

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        self.bind(pos=self._later, size=self._later, initials=self._later)
        skin.bind(theme=self._later)

    def _draw(self, *_: object) -> None:
        self.canvas.before.clear()
        self.clear_widgets()
        count = len(self.initials)
        if not count:
            return
        step = 360 / count
        radius = min(self.size) / 2 - dp(BREADTH) / 2
        for index, letter in enumerate(self.initials):
            start = (index - 0.5) * step + STREET / 2
            with self.canvas.before:
                Color(*(skin.lamp if index == 0 else skin.raised_2))
                SmoothLine(
                    circle=(*self.center, radius, start, start + step - STREET),
                    width=dp(BREADTH) / 2,
                    cap="none",
                )
            at = radians(index * step)
            self.add_widget(
                Label(
                    text=letter,
                    font_name="Big",
                    font_size=dp(17),
                    color=skin.on_lamp if index == 0 else skin.text,
                    size=(dp(20), dp(20)),
                    center=(self.center_x + radius * sin(at), self.center_y + radius * cos(at)),
                )
            )
