"""One setting each: several answers side by side, a switch, the ring to turn."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.settings import Chooser, Switch, Turner
from companion.ui.skin import skin
from companion.ui.widgets.extent import grown, longest
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import Key
from companion.ui.widgets.small_ring import SmallRing  # noqa: F401  (for the kv)

Builder.load_file(str(Path(__file__).with_name("setting_rows.kv")))

GAP: Final = 8  # dp: between two keys
INSET: Final = 10  # dp: of a key, left and right of its words


class SettingKey(Key):
    text = StringProperty()
    chosen = BooleanProperty(False)
    natural = NumericProperty()  # the height it needs

    def show(self, one: Answer) -> None:
        self.text, self.act, self.chosen = one.words, one.act, one.chosen


class SettingHead(BoxLayout):
    words = StringProperty()
    icon = StringProperty()
    note = StringProperty()
    below = BooleanProperty(False)  # the note


class ChooserRow(BoxLayout):
    words = StringProperty()
    icon = StringProperty()
    note = StringProperty()
    columns = NumericProperty(1)
    high = NumericProperty()  # every key is as high as the highest

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._do = do
        self.bind(width=self._fit)
        skin.bind(scale=self._fit)

    def show(self, one: Chooser) -> None:
        self.words, self.icon, self.note = one.words, one.icon, one.note
        fill(self.ids.grid, one.answers, self._key)
        self._fit()

    def _key(self) -> SettingKey:
        key = SettingKey()
        key.bind(on_do=lambda _, act: self._do(act), natural=self._align)
        return key

    def _align(self, *_: object) -> None:
        self.high = max(key.natural for key in self.ids.grid.children)

    def _fit(self, *_: object) -> None:
        """Side by side as long as every longest word stays whole; else in fewer, even rows."""
        keys = self.ids.grid.children
        size = grown(20, 36, skin.scale)
        word = max((longest(key.text, "BigBold", size) for key in keys), default=0) + dp(2 * INSET)
        fitting = max(1, int((self.width + dp(GAP)) // (word + dp(GAP))))
        rows = -(-len(keys) // fitting)
        self.columns = -(-len(keys) // max(1, rows)) or 1


class SwitchRow(Key):
    """Tapped anywhere, it is the other way round."""

    words = StringProperty()
    icon = StringProperty()
    note = StringProperty()
    on = BooleanProperty(False)

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._do = do

    def show(self, one: Switch) -> None:
        self.words, self.icon, self.note, self.on, self.act = one.words, one.icon, one.note, one.on, one.act

    def on_do(self, act: Act) -> None:
        self._do(act)


class TurnerRow(BoxLayout):
    words = StringProperty()
    icon = StringProperty()
    note = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for key in (self.ids.back, self.ids.on):
            key.bind(on_do=lambda _, act: do(act))

    def show(self, one: Turner) -> None:
        self.words, self.icon, self.note = one.words, one.icon, one.note
        self.ids.ring.initials = one.initials
        self.ids.back.act, self.ids.on.act = one.back, one.on
