"""A number between − and +; below it, where there is something to say, what it means now."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import SAY, Act
from companion.ui.presenter.panel import Number
from companion.ui.widgets.action_key import SmallBracket  # noqa: F401  (for the kv)
from companion.ui.widgets.holding import HoldKey  # noqa: F401  (for the kv)
from companion.ui.widgets.repeating import RepeatKey

Builder.load_file(str(Path(__file__).with_name("number_row.kv")))


class NumberRow(BoxLayout):
    narrow = BooleanProperty(False)
    boxed = BooleanProperty(False)
    key = NumericProperty(0)  # how wide − and + are
    gap = NumericProperty(0)
    room = NumericProperty(0)  # for the bracket's track
    label = StringProperty()
    value = StringProperty()
    mark = StringProperty()
    note = StringProperty()
    note_icon = StringProperty()
    zero = BooleanProperty(False)
    infinite = BooleanProperty(False)
    spaces = NumericProperty(0)
    bracket = NumericProperty(0)

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("minus", "number", "plus"):
            self.ids[name].bind(on_do=lambda _, act: do(act))

    def show(self, one: Number) -> None:
        self.label, self.value, self.mark = one.label, one.value, one.mark
        self.zero, self.infinite = one.zero, one.infinite
        self.spaces, self.bracket = one.spaces, one.bracket
        self.note, self.note_icon = one.note, one.note_icon
        self._turn(self.ids.minus, one.minus)
        self._turn(self.ids.plus, one.plus)
        self.ids.number.act, self.ids.number.hold = one.tap, one.hold
        self.ids.badge.show(one.icon, mark=one.mark)

    @staticmethod
    def _turn(key: RepeatKey, act: Act | None) -> None:
        key.act = act
        key.spent = act is not None and act.name == SAY
