"""What the hands do at a stop, in rows; the boss's behind the marks of his tracks. A tap ticks one off."""

from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import Row, RowGroup
from companion.ui.skin import skin
from companion.ui.widgets.extent import extent, longest
from companion.ui.widgets.holding import Holding
from companion.ui.widgets.marked import BOLD
from companion.ui.widgets.parts import MarkBadge

Builder.load_file(str(Path(__file__).with_name("stop_rows.kv")))

LARGEST: Final = 30  # where there are three rows or fewer
TEXT: Final = {"wide": (27, 24, 22), "tall": (29, 26, 23), "phone": (22, 20)}  # dp
ASIDE: Final = 17
LINE: Final = 1.18  # of the text size: the height of a line
BOLDER: Final = 1.06  # how much wider bold text may be
SMALLEST: Final = 0.6  # of its size, for a long word
BOX: Final = 60  # dp: the icon's column
BETWEEN: Final = 16  # dp: rows
GROUPS: Final = 8  # dp more: groups
SPARE: Final = 20  # dp: left of the number, and what a text is wider than the sum of its letters


class StopRow(Holding, BoxLayout):
    words = StringProperty()
    now = StringProperty()
    now_word = StringProperty()
    ours = BooleanProperty(False)
    aside = BooleanProperty(False)
    bare = BooleanProperty(False)  # without the box around its icon: a mark, or the indent below one
    done = BooleanProperty(False)
    text_size = NumericProperty(27)
    beside = BooleanProperty(False)  # the word “now” left of the number
    now_width = NumericProperty(0)
    old = StringProperty()  # what stood there before
    between = NumericProperty("16dp")  # to the next row
    tick: Act | None = None

    def show(self, row: Row, mark: str, bare: bool, now_word: str) -> None:
        self.tick = row.tick
        if row.tick is not None:
            self.done = row.done
        elif self.words != row.words:
            self.done = False
        self.words, self.now, self.now_word, self.old = row.words, row.now, now_word, row.old
        self.hold = row.hold
        self.ours, self.aside, self.bare = row.ours, row.aside, bare
        if bare:
            self.ids.badge.show(mark=mark)
        else:
            self.ids.badge.show("" if row.mark else row.icon, row.token, row.mark)
            self._shrink_mark()

    def set_text(self, size: float, width: float, beside: bool) -> None:
        """Smaller where its longest word would be broken."""
        self.beside = beside
        self.now_width = self.natural_now()
        room = width - self.ids.badge.width - dp(14) - self.now_width
        word = longest(BOLD.sub(r"\1", self.words), "Roboto", size) * BOLDER
        self.text_size = size * min(1.0, max(SMALLEST, room / word)) if word else size

    def natural_now(self) -> float:
        if not self.now:
            return 0
        number = extent(self.now, "Big", dp(30) * skin.scale)
        if self.old:
            return float(dp(16) + number + extent(self.old, "Big", dp(30) * skin.scale) + dp(34) * skin.scale)
        word = extent(self.now_word, "Roboto", dp(14) * min(1.4, skin.scale))
        return float(dp(SPARE) + (number + word if self.beside else max(number, word)))

    def _shrink_mark(self) -> None:
        """Into the box that icons stand in."""
        for part in self.ids.badge.children:
            if isinstance(part, MarkBadge):
                part.size = dp(36), dp(24)

    def tapped(self) -> None:
        if self.tick is None:
            self.done = not self.done
        else:
            self.dispatch("on_do", self.tick)


class StopRows(BoxLayout):
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._groups: tuple[RowGroup, ...] = ()
        self.rows: list[StopRow] = []

    def show(self, groups: tuple[RowGroup, ...], now_word: str) -> None:
        self._groups = groups
        wanted = [(group, index, row) for group in groups for index, row in enumerate(group.rows)]
        while len(self.rows) > len(wanted):
            self.remove_widget(self.rows.pop())
        while len(self.rows) < len(wanted):
            self.rows.append(StopRow())
            self.rows[-1].bind(on_do=lambda _, act: self.dispatch("on_do", act))
            self.add_widget(self.rows[-1])
        for one, (group, index, row) in zip(self.rows, wanted, strict=True):
            one.show(row, group.mark if index == 0 else "", bool(group.mark), now_word)

    def lay_out(self, width: float, room: float, shape: str) -> None:
        """In the largest text with which all of it fits, else in the smallest."""
        scale = float(skin.scale)
        sizes = TEXT[shape]
        if len(self.rows) <= 3 and shape != "phone":
            sizes = (LARGEST, *sizes)
        chosen = next((size for size in sizes if self._high(size * scale, width) <= room), sizes[-1])
        for row in self.rows:
            row.set_text(dp(chosen) * scale, width, row.bare or shape == "tall")
        self.width = width

    def _high(self, size: float, width: float) -> float:
        total = 0.0
        for row in self.rows:
            text = dp(ASIDE) * skin.scale if row.aside else dp(size)
            lines = lines_of(row.words, text, width - dp(BOX) - row.natural_now())
            total += max(dp(44) if not row.bare else 0, lines * text * LINE) + dp(BETWEEN)
        return total + dp(GROUPS) * (len(self._groups) - 1)

    def on_do(self, act: Act) -> None:
        pass

    def below(self, high: float) -> int:
        """How many rows end farther than this from the top."""
        ends = accumulate(row.height for row in self.rows)
        return sum(end > high + dp(BETWEEN) for end in ends)


def lines_of(words: str, size: float, width: float) -> int:
    """How many lines the words take; a bold one is a little wider."""
    count, used = 1, 0.0
    space = extent(" ", "Roboto", size)
    for word in BOLD.sub(r"\1", words).split(" "):
        wide = extent(word, "Roboto", size) * BOLDER
        if used and used + space + wide > width:
            count, used = count + 1, wide
        else:
            used += (space if used else 0) + wide
    return count
