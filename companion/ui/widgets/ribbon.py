"""The phase as a row of stops: done ones as checks, the one at hand in violet, then what is to come."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from companion.ui.presenter.stop_view import Crumb
from companion.ui.skin import skin
from companion.ui.widgets.extent import extent
from companion.ui.widgets.placing import put

Builder.load_file(str(Path(__file__).with_name("ribbon.kv")))

HIGH: Final = 40
DISC: Final = 28
GAP: Final = 8
PILL: Final = 22  # what a pill is wider than its words
CHEVRON: Final = 22


class CheckDisc(Label):
    count = StringProperty()  # instead of the check: so many


class NowPill(Label):
    pass


class NextName(Label):
    pass


class Ribbon(FloatLayout):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._crumbs: tuple[Crumb, ...] = ()
        self.bind(size=self._arrange, pos=self._arrange)
        skin.bind(scale=self._arrange)

    def show(self, crumbs: tuple[Crumb, ...]) -> None:
        if crumbs != self._crumbs:
            self._crumbs = crumbs
            self._arrange()

    def _arrange(self, *_: object) -> None:
        self.clear_widgets()
        if self.width <= dp(100) or not self._crumbs:
            return
        scale = float(skin.scale)
        self._x = self.x
        current = [crumb.words for crumb in self._crumbs if crumb.state == "now"]
        coming = [crumb.words for crumb in self._crumbs if crumb.state == "next"]
        pill = sum(extent(words, "Big", dp(20) * scale) + dp(PILL) * scale for words in current)
        self._put_done(sum(crumb.state == "done" for crumb in self._crumbs), self.width - pill, scale)
        for words in current:
            self._add(NowPill(text=words), pill, dp(36) * scale)
        self._put_coming(coming, scale)

    def _put_done(self, count: int, room: float, scale: float) -> None:
        """As many as there is room for; the oldest together as a number."""
        each = (dp(DISC) + dp(GAP)) * scale
        fit = max(1, int(room // each))
        if count > fit:
            self._add(CheckDisc(count=f"{count - fit + 1}"), dp(DISC) * scale, dp(DISC) * scale)
            count = fit - 1
        for _ in range(count):
            self._add(CheckDisc(), dp(DISC) * scale, dp(DISC) * scale)

    def _put_coming(self, names: Sequence[str], scale: float) -> None:
        size, chevron = dp(19) * scale, dp(CHEVRON) * scale
        for index, words in enumerate(names):
            wide = chevron + extent(words, "BigBold", size)
            left = len(names) - index - 1
            spare = chevron + extent(f"+{left}", "BigBold", size) + dp(GAP) if left else 0
            if self._x + wide + spare > self.right:
                rest = NextName(text=f"+{left + 1}")
                if self._x + chevron + extent(rest.text, "BigBold", size) <= self.right:
                    self._add(rest, chevron + extent(rest.text, "BigBold", size), size * 1.6)
                return
            self._add(NextName(text=words), wide, size * 1.6)

    def _add(self, part: Label, wide: float, high: float) -> None:
        put(part, self._x, self.center_y, wide, high)
        self.add_widget(part)
        self._x += wide + dp(GAP)
