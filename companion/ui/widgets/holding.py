"""A finger that rests on a key: after 400 ms something else happens, and letting go is no tap any more."""

from math import hypot
from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.presenter.acts import Act
from companion.ui.widgets.parts import Key

HOLD: Final = 0.4  # seconds
SLIP: Final = 12  # dp: a finger that goes farther does not rest


class Holding(ButtonBehavior):
    """`hold`: the act of a finger that rests; without one, a long touch is a tap like any other."""

    hold = ObjectProperty(None, allownone=True)
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._timer = Clock.create_trigger(self._rested, HOLD)
        self._was_held = False

    @property
    def can_be_held(self) -> bool:
        return self.hold is not None

    def on_press(self) -> None:
        self._was_held = False
        if self.can_be_held:
            self._timer()

    def on_state(self, _: object, state: str) -> None:
        """Let go, or taken over by what is pulled."""
        if state == "normal":
            self._timer.cancel()

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self and hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(SLIP):
            self._timer.cancel()
        return bool(super().on_touch_move(touch))

    def on_release(self) -> None:
        if not self._was_held:
            self.tapped()

    def tapped(self) -> None:
        super().on_release()

    def _rested(self, _: float) -> None:
        if self.get_root_window() is not None:
            self._was_held = True
            self.held()

    def held(self) -> None:
        self.dispatch("on_do", self.hold)

    def on_do(self, act: Act) -> None:
        pass


class HoldKey(Holding, Key):
    """A key with something to explain."""
