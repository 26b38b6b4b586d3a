"""The part of the window that is free of system bars and cut-outs."""

from collections.abc import Callable
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.boxlayout import BoxLayout

from companion.device.insets import Insets, insets

TURNED: Final = 0.5  # seconds until a device that was turned says where its bars are now


class SafeArea(BoxLayout):
    def __init__(self, measure: Callable[[], Insets] = insets, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._measure = measure
        self._again = Clock.create_trigger(self._fit, TURNED)
        Window.bind(size=self.fit)
        self.fit()

    def fit(self, *_: object) -> None:
        self._fit()
        self._again()

    def _fit(self, *_: object) -> None:
        found = self._measure()
        self.padding = found.left, found.top, found.right, found.bottom
