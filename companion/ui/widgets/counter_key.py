"""Small keys with an icon and a number: what a Reckoner has, and rewards that stand unspent."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import HeadKey, Pill
from companion.ui.widgets.extent import extent
from companion.ui.widgets.parts import Key

Builder.load_file(str(Path(__file__).with_name("counter_key.kv")))


class CounterKey(Key):
    """Icon, number and words; without the icon where the words are there and `icon_first` is not."""

    icon = StringProperty()
    number = StringProperty()
    words = StringProperty()
    spelt = BooleanProperty(True)  # with its words
    icon_first = BooleanProperty(True)
    pad = NumericProperty("3dp")

    def show(self, one: HeadKey | Pill) -> None:
        self.icon, self.number, self.words, self.act = one.icon, one.number, one.words, one.act

    def natural(self, spelt: bool) -> float:
        """The width it needs."""
        number, words, icon = self.ids.number, self.ids.words, self.ids.icon
        wide = 2 * self.pad + extent(self.number, number.font_name, number.font_size)
        if self.icon_first or not spelt:
            wide += icon.font_size + dp(4)
        if spelt:
            wide += extent(self.words, words.font_name, words.font_size) + dp(7)
        return max(wide, dp(48))


class RewardKey(CounterKey):
    """A pill: lower than what a finger may touch."""

    pill = NumericProperty(0)
    tint = ColorProperty()


def fill(
    parent: Widget,
    keys: list[Any],
    views: Sequence[HeadKey | Pill],
    kind: Callable[[], Any],
    do: Callable[[Act], None],
) -> None:
    while len(keys) > len(views):
        parent.remove_widget(keys.pop())
    while len(keys) < len(views):
        key = kind()
        key.bind(on_do=lambda _, act: do(act))
        keys.append(key)
        parent.add_widget(key)
    for view, key in zip(views, keys, strict=True):
        key.show(view)
