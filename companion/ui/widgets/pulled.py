"""How far everything was pulled, to be so again after the words or their size have changed."""

from typing import Any

from kivy.clock import Clock
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.ui.widgets.shaft import Shaft


class Pulled:
    def __init__(self, within: Widget) -> None:
        self._shares = [(one, _share(one)) for one in within.walk() if isinstance(one, Shaft | ScrollView)]

    def restore(self) -> None:
        """At once, and again when labels that have come back to the stage know their heights."""
        self._restore()
        Clock.schedule_once(self._restore)

    def _restore(self, *_: object) -> None:
        for one, share in self._shares:
            _pull(one, share)


def _share(one: Any) -> float:
    if isinstance(one, ScrollView):
        return float(one.scroll_y)
    if one.content is None or one.across:
        return float(one.x - one.content.x) if one.content is not None else 0.0
    room = one.content.height - one.height
    return float((one.content.top - one.top) / room) if room > 0 else 0.0


def _pull(one: Any, share: float) -> None:
    if isinstance(one, ScrollView):
        one.scroll_y = share
    elif one.content is not None and one.across:
        one.pull(one.x - share - one.content.x)
    elif one.content is not None:
        room = max(0.0, one.content.height - one.height)
        one.pull(one.top + share * room - one.content.top)
