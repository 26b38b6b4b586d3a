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
        self._repeats = False
        super().__init__(**kwargs)
        self._next = Clock.create_trigger(self._again, EVERY)

    @property
    def can_be_held(self) -> bool:
        return self.act is not None

    def on_state(self, key: object, state: str) -> None:
        super().on_state(key, state)
        if state == "normal":
            self._repeats = False
            self._next.cancel()

    def held(self) -> None:
        self._repeats = True
        self._again()

    def on_shown(self, _: object, __: object) -> None:
        """What the last time changed is on disk."""
        if self._repeats:
            self._next()

    def _again(self, *_: object) -> None:
        if self.act is not None and self.get_root_window() is not None:
            self.dispatch("on_do", self.act)
