"""Cards by name: what a search has found."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.question_view import Found, Search
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import Key

Builder.load_file(str(Path(__file__).with_name("found.kv")))


class FoundKey(Key):
    name = StringProperty()
    note = StringProperty()
    known = BooleanProperty(True)

    def show(self, one: Found) -> None:
        self.name, self.note, self.known, self.act = one.name, one.note, one.known, one.act


class FoundList(BoxLayout):
    nothing = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do

    def show(self, search: Search) -> None:
        self.nothing = search.nothing
        fill(self.ids.rows, search.rows, self._row)

    def _row(self) -> FoundKey:
        key = FoundKey()
        key.bind(on_do=lambda _, act: self.do(act))
        return key
