"""Icon and words without a shape."""

from pathlib import Path

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from companion.ui.presenter.panel import Aside
from companion.ui.widgets.extent import extent
from companion.ui.widgets.parts import Key

Builder.load_file(str(Path(__file__).with_name("plain_key.kv")))


class PlainKey(Key):
    icon = StringProperty()
    text = StringProperty()
    inset = NumericProperty("3dp")  # wider where it has a fill

    def show(self, one: Aside) -> None:
        self.icon, self.text, self.act = one.icon, one.words, one.act
        self.size = self.natural(), dp(48)

    def natural(self) -> float:
        """The width it needs."""
        words, icon = self.ids.words, self.ids.icon
        wide = extent(self.text, words.font_name, words.font_size) + dp(8) if self.text else 0
        return float(max(dp(48), icon.font_size + wide + 2 * self.inset))
