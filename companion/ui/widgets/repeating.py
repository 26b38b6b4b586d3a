"""A key that goes on while it is held."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import ObjectProperty

from companion.ui.widgets.parts import IconKey

HOLD: Final = 0.4
EVERY: Final = 1 / 8


class RepeatKey(IconKey):
    """`shown`: what it changes; where that stays as it is there is nothing to repeat."""

    shown = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._begin = Clock.create_trigger(self._again, HOLD)
        self._next = Clock.create_trigger(self._again, EVERY)
        self._repeated = False

    def on_press(self) -> None:
        self._repeated = False
        self._begin()

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._stop()
        return bool(super().on_touch_up(touch))

    def on_release(self) -> None:
        if not self._repeated:
            super().on_release()

    def _again(self, _: float) -> None:
        if self.act is None or self.get_root_window() is None:
            return
        before, self._repeated = self.shown, True
        self.dispatch("on_do", self.act)
        if self.shown != before:
            self._next()

    def _stop(self) -> None:
        self._begin.cancel()
        self._next.cancel()
