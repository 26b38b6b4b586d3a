"""Rewards that stand unspent, a pill for each kind."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import Pill
from companion.ui.skin import skin
from companion.ui.widgets.counter_key import RewardKey, fill
from companion.ui.widgets.placing import GAP, put

Builder.load_file(str(Path(__file__).with_name("reward_chip.kv")))


class RewardChip(FloatLayout):
    title = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.pills: list[RewardKey] = []

    def show(self, title: str, pills: Sequence[Pill]) -> None:
        self.title = title
        fill(self, self.pills, pills, RewardKey, self.do)

    def natural(self, spelt: bool) -> float:
        """The least it needs: the gift, and the pills."""
        for pill in self.pills:
            pill.pad = dp(12 if spelt else 5)
        pills = sum(pill.natural(spelt) for pill in self.pills) + dp(GAP) * (len(self.pills) - 1)
        return float(pills + self.ids.gift.font_size + dp(26 if spelt else 18))

    def lay_out(self, x: float, top: float, width: float, high: float, spelt: bool) -> None:
        self.pos, self.size = (x, top - high), (width, high)
        spelt = spelt and self.natural(True) <= width
        right = self.right - dp(9 if spelt else 6)
        for pill in reversed(self.pills):
            pill.spelt = spelt
            wide = pill.natural(spelt)
            put(pill, right - wide, top - high / 2, wide, max(dp(48), high))
            right -= wide + dp(GAP)
        gift, title = self.ids.gift, self.ids.title
        put(gift, x + dp(13 if spelt else 8), top - high / 2, gift.font_size, gift.font_size)
        put(title, gift.right + dp(9), top - high / 2, max(0, right - gift.right - dp(9)), high)
        title.opacity = 1 if title.width > dp(40) * skin.scale else 0
