"""A Reckoner whose cards stand open below the name."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.question_view import Opened
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import AnswerKey

Builder.load_file(str(Path(__file__).with_name("opened.kv")))


class OwnerKey(AnswerKey):
    pass


class OwnedKey(AnswerKey):
    pass


class OpenedBox(BoxLayout):
    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.ids.owner.bind(on_do=lambda _, act: do(act))

    def show(self, opened: Opened) -> None:
        self.ids.owner.show(opened.answer)
        fill(self.ids.cards, opened.answers, self._card)

    def _card(self) -> OwnedKey:
        key = OwnedKey()
        key.bind(on_do=lambda _, act: self.do(act))
        return key
