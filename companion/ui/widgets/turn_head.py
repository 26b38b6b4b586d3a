"""Above the keys of a turn: who, where, what the Reckoner has, what moving costs, rewards to spend."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import Turn
from companion.ui.skin import skin
from companion.ui.widgets.counter_key import CounterKey, fill
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.marked import BOLD, price
from companion.ui.widgets.parts import Key
from companion.ui.widgets.placing import GAP, put

FORECAST = 112  # dp kept free at the right

Builder.load_file(str(Path(__file__).with_name("turn_head.kv")))


class TokenKey(Key):
    """The own token: back to the whole city."""

    name = StringProperty()
    token = NumericProperty(0)


class TurnHead(FloatLayout):
    name = StringProperty()
    where = StringProperty()
    hint = StringProperty()
    hint_icon = StringProperty()
    whole = ObjectProperty(None, allownone=True)

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.held: list[CounterKey] = []
        self.full = ""  # the hint
        self.gap = dp(8)  # from an icon to its words
        self.end = 0.0  # of the row with what the Reckoner has
        self.ids.token.bind(on_do=lambda _, act: do(act))

    def show(self, turn: Turn) -> None:
        self.name, self.where, self.whole = turn.name, turn.place, turn.whole.act
        self.full, self.hint_icon = turn.hint, turn.hint_icon
        fill(self, self.held, turn.head, CounterKey, self.do)

    def _place(self, y: float, x: float, right: float, name_size: float, where_size: float) -> None:
        """Name and place on one line, whose middle is at `y`."""
        name, where = self.ids.name, self.ids.where
        name.font_size, where.font_size = name_size, where_size
        wide = min(right - x, extent(self.name, name.font_name, name_size) + dp(2))
        put(name, x, y, wide, name_size * 1.5)
        put(
            where,
            name.right + dp(12),
            y - name_size * 0.22,
            max(0, right - name.right - dp(12)),
            where_size * 1.5,
        )

    def _row(self, keys: Sequence[Widget], x: float, y: float, widths: Sequence[float], high: float) -> float:
        for key, wide in zip(keys, widths, strict=True):
            put(key, x, y, wide, high)
            x += wide + dp(GAP)
        return x

    def wide(self, width: float, top: float, right: float, hint: float = dp(86)) -> float:
        """At ordinary text size; `right`: where the line of the name has to end. Returns the height."""
        s = float(skin.scale)
        put(self.ids.token, self.x + dp(29), top - dp(32), dp(60), dp(60), centre=True)
        self.ids.token.token = dp(70)
        x = self.x + dp(72)
        self._place(top - dp(20), x, right, dp(50), dp(17) * min(s, 1.2))
        widths = [key.natural(True) for key in self.held]
        spelt = sum(widths) + dp(GAP) * len(widths) <= right - x
        for key in self.held:
            key.spelt = spelt
        if not spelt:
            widths = [key.natural(False) for key in self.held]
        self._row(self.held, x - dp(3), top - dp(57), widths, dp(48))
        self.hint = self.full
        self._put_hint(self.x + dp(6), top - hint, self.x + width, dp(16) * s)
        return dp(100)

    def hint_width(self) -> float:
        """What the whole hint needs, with its icon."""
        return 2.4 * dp(16) * skin.scale + dp(20) + self._extent(self.full, dp(16) * skin.scale)

    @staticmethod
    def _extent(hint: str, size: float) -> float:
        return extent(BOLD.sub(r"\1", hint), "Roboto", size) * 1.04

    def _put_hint(self, x: float, y: float, right: float, size: float) -> None:
        icon, hint = self.ids.hint_icon, self.ids.hint
        icon.font_size, hint.font_size = size * 1.5, size
        put(icon, x, y, size * 1.5, size * 1.5)
        start = x + size * 1.5 + self.gap
        put(hint, start, y, max(0, right - start), size * 1.6)

    def end_hint(self, right: float) -> None:
        """The price is never cut: if need be it stands alone."""
        hint = self.ids.hint
        hint.width = max(0, right - hint.x)
        upto = self.full.rpartition("*")[0]
        alone = price(self.full)
        self.hint = alone if alone and self._extent(upto, hint.font_size) > hint.width else self.full

    def _price_width(self, size: float) -> float:
        if not self.hint:
            return size * 1.5
        return size * 1.5 + self.gap + self._extent(self.hint, size) + dp(6)

    def large(self, width: float, top: float) -> float:
        """Beside large text: price and numbers at the right, the place below the name."""
        s = float(skin.scale)
        high = grown(60, 84, s)
        put(self.ids.token, self.x + high * 0.46, top - high / 2, high, high, centre=True)
        self.ids.token.token = high * 1.05
        self.hint = price(self.full)
        for key in self.held:
            key.spelt = False
        widths = [key.natural(False) for key in self.held]
        size = dp(13) * s
        right = self.x + width
        wide = self._price_width(size) + sum(widths) + dp(GAP) * len(widths)
        x = right - wide
        self._put_hint(x, top - high / 2, x + self._price_width(size), size)
        self._row(self.held, x + self._price_width(size) + dp(GAP), top - high / 2, widths, dp(60))
        self._below(self.x + high + dp(14), top, x - dp(12), grown(46, 68, s), dp(13) * s, high)
        return high

    def _below(self, x: float, top: float, right: float, name: float, where: float, high: float) -> None:
        """Name, and below it the place."""
        self.ids.name.font_size, self.ids.where.font_size = name, where
        wide = max(0, right - x)
        put(self.ids.name, x, top - high * 0.27, wide, name * 1.5)
        put(self.ids.where, x, top - high * 0.84, wide, where * 1.5)

    @staticmethod
    def phone_middle() -> float:
        """Of the tokens: they rise above the head's box, to leave the row below its touch height."""
        return grown(16, 31, max(1.0, float(skin.scale)))

    def phone(self, width: float, top: float) -> tuple[float, float]:
        """Returns where the switcher may begin, and how high all is."""
        self.gap = dp(3)
        s = float(skin.scale)
        high, middle = max(dp(40), grown(40, 62, s)), self.phone_middle()
        put(self.ids.token, self.x + dp(18), top - middle, dp(48), dp(48), centre=True)
        self.ids.token.token = dp(46)
        x = self.x + dp(46)
        size, small = grown(33, 46, s), dp(13) * min(s, 1.5)
        wants = max(extent(self.name, "Big", size), extent(self.where, "Roboto", small)) + dp(4)
        wide = min(wants, width * 0.45)
        self._below(x, top, x + wide, size, small, high)
        self.hint = price(self.full)
        for key in self.held:
            key.spelt = False
        size, row = grown(14, 24, s), max(dp(48), grown(48, 56, s))
        y = top - high - row / 2
        end = self.x + min(self._price_width(size), width * 0.5)
        self._put_hint(self.x, y, end, size)
        widths = [key.natural(False) for key in self.held]
        self.end = self._row(self.held, end + dp(4), y, widths, dp(48))
        return x + wide, high + row
