"""A question before anything else: what lies behind it waits."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.dialog import DialogView
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import AnswerKey

Builder.load_file(str(Path(__file__).with_name("dialog.kv")))


class Dialog(FloatLayout):
    heading = StringProperty()
    words = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._do = do

    def ask(self, view: DialogView, stage: FloatLayout) -> None:
        self.heading, self.words = view.heading, view.words
        fill(self.ids.answers, view.answers, self._key)
        if self.parent is None:
            stage.add_widget(self)

    def _key(self) -> AnswerKey:
        key = AnswerKey()
        key.bind(on_do=lambda _, act: self._do(act))
        return key

    def close(self) -> bool:
        """Was it open?"""
        if self.parent is None:
            return False
        self.parent.remove_widget(self)
        return True

    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True
