"""A key that goes on while it is held."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import ObjectProperty

from companion.ui.widgets.holding import Holding
from companion.ui.widgets.parts import IconKey

EVERY: Final = 1 / 8


class RepeatKey(Holding, IconKey):
    """`shown`: what it changes; where that stays as it is there is nothing to repeat."""

    shown = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._next = Clock.create_trigger(self._again, EVERY)

    @property
    def can_be_held(self) -> bool:
        return self.act is not None

    def on_state(self, key: object, state: str) -> None:
        super().on_state(key, state)
        if state == "normal":
            self._next.cancel()

    def held(self) -> None:
        self._again()

    def _again(self, *_: object) -> None:
        if self.act is None or self.get_root_window() is None:
            return
        before = self.shown
        self.dispatch("on_do", self.act)
        if self.shown != before:
            self._next()
