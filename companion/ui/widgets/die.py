"""A die rolled at the table: its faces large, each with what it would do, and “Roll for me”."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.stop_view import Die
from companion.ui.skin import skin
from companion.ui.widgets.extent import grown
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import Key

Builder.load_file(str(Path(__file__).with_name("die.kv")))

FACE: Final = 84  # dp
MOST: Final = 5  # beside one another


class FaceKey(Key):
    face = StringProperty()
    detail = StringProperty()
    icon = StringProperty()

    def show(self, one: Answer) -> None:
        self.face, self.detail, self.icon, self.act = one.words, one.detail, one.icon, one.act


class DieBox(BoxLayout):
    question = StringProperty()
    high = NumericProperty(FACE)

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do

    def show(self, die: Die) -> None:
        self.question = die.question
        fill(self.ids.grid, (*die.faces, die.roll), self._key)

    def _key(self) -> FaceKey:
        key = FaceKey()
        key.bind(on_do=lambda _, act: self.do(act))
        return key

    def lay_out(self, x: float, y: float, width: float, shape: str) -> None:
        count = len(self.ids.grid.children)
        rows = -(-count // MOST)
        self.ids.grid.cols = -(-count // rows)
        self.high = grown(FACE if shape != "phone" else 68, FACE * 1.4, float(skin.scale))
        self.size = width, self.ids.words.height + rows * (self.high + dp(8)) + dp(14)
        self.pos = x, y
