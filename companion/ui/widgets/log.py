"""What happened: the rounds, and the entries of the one that is chosen."""

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.log_view import Chapter, Log, LogPart, LogRow
from companion.ui.skin import skin
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.long_list import LongList
from companion.ui.widgets.parts import SHAPES, Key, MarkBadge, TextKey
from companion.ui.widgets.placing import put
from companion.ui.widgets.stop_rows import lines_of

Builder.load_file(str(Path(__file__).with_name("log.kv")))

ROW: Final = 54  # dp
TITLE: Final = 36
CHAPTER: Final = 72
CHAPTERS: Final = {"wide": 284, "tall": 224, "phone": 0}  # dp: the column of rounds
ACROSS: Final = 132  # dp: a round on a phone, where they stand side by side
NOTE: Final = 16  # dp, its text
BACK: Final = 56  # dp: the key that goes back


@dataclass(frozen=True, slots=True)
class Title:
    """Of a phase."""

    words: str
    theirs: bool


class ChapterKey(Key):
    words = StringProperty()
    population = StringProperty()
    change = StringProperty()
    chosen = BooleanProperty(False)

    def show(self, one: Chapter) -> None:
        self.words, self.population, self.change = one.words, one.population, one.change
        self.act, self.chosen = one.act, one.chosen


class TitleLine(FloatLayout):
    words = StringProperty()
    theirs = BooleanProperty(False)

    def show(self, one: Title) -> None:
        self.words, self.theirs = one.words, one.theirs


class BackKey(TextKey):
    wanted = NumericProperty(0)  # its width


class EntryRow(ButtonBehavior, BoxLayout):
    words = StringProperty()
    note = StringProperty()
    before = StringProperty()
    after = StringProperty()
    lost = StringProperty()
    back = StringProperty()
    theirs = BooleanProperty(False)
    struck = BooleanProperty(False)
    opened = BooleanProperty(False)
    narrow = BooleanProperty(False)
    act: Any = ObjectProperty(None, allownone=True)
    __events__ = ("on_do",)

    def show(self, row: LogRow) -> None:
        self.words, self.act, self.theirs = row.words, row.act, row.theirs
        self.before, self.after, self.lost = row.before, row.after, row.lost
        self.note, self.opened, self.struck = row.note, bool(row.note), row.act is None
        self.back = "" if row.back is None else row.back.words
        self.ids.back.act = None if row.back is None else row.back.act
        badge = self.ids.badge
        badge.show(row.icon, row.token)
        for part in badge.children:
            if hasattr(part, "icon"):
                part.font_size = dp(22)
            elif not isinstance(part, MarkBadge):
                part.size = dp(36), dp(36)

    def on_release(self) -> None:
        if self.act is not None:
            self.dispatch("on_do", self.act)

    def on_do(self, act: Act) -> None:
        pass


def row_height(row: LogRow, width: float) -> float:
    scale = float(skin.scale)
    text = grown(20, 34, scale)
    right = extent(row.before + row.after + row.lost, "Big", grown(24, 40, scale)) + dp(
        44 if row.before else 16
    )
    lines = lines_of(row.words, text, width - dp(88) - right)
    high = max(dp(ROW) * max(1, min(1.4, scale)), lines * text * 1.2 + dp(16))
    if not row.note:
        return float(high)
    size, room = grown(NOTE, 28, scale), width - dp(88)
    key = extent(row.back.words, "Big", grown(24, 38, scale)) + dp(60) if row.back is not None else 0.0
    beside = room - key >= dp(200)
    note = lines_of(row.note, size, room - key if beside else room) * size * 1.25
    back = dp(BACK) if row.back is not None else 0
    return float(high + (max(note, back) if beside else note + back + dp(6)) + dp(12))


class LogFace(FloatLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    heading = StringProperty()
    hint = StringProperty()
    nothing = StringProperty()
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.chapters = LongList({Chapter: (self._chapter, self._chapter_size)})
        self.entries = LongList({Title: (TitleLine, _title_height), LogRow: (self._row, row_height)})
        for part in (self.chapters, self.entries):
            self.add_widget(part)
            skin.bind(scale=part.refresh)
        self._log: Log | None = None
        self.bind(pos=self._arrange, size=self._arrange, shape=self._arrange)
        skin.bind(scale=self._arrange)

    @staticmethod
    def topic(log: Log) -> Hashable:
        return log.heading

    def show(self, log: Log) -> None:
        chosen = [one for one in log.chapters if one.chosen]
        before = [] if self._log is None else [one for one in self._log.chapters if one.chosen]
        other = [one.words for one in chosen] != [one.words for one in before]
        self._log = log
        self.heading, self.hint, self.nothing = log.heading, log.hint, log.nothing
        self.chapters.show(log.chapters, from_start=False)
        views: list[Title | LogRow] = []
        for part in log.parts:
            views += [_title(part), *part.rows]
        self.entries.show(views, from_start=other)

    def _chapter(self) -> ChapterKey:
        key = ChapterKey()
        key.bind(on_do=lambda _, act: self.dispatch("on_do", act))
        return key

    def _row(self) -> EntryRow:
        row = EntryRow()
        row.bind(on_do=lambda _, act: self.dispatch("on_do", act))
        row.ids.back.bind(on_do=lambda _, act: self.dispatch("on_do", act))
        return row

    def _chapter_size(self, *_: object) -> float:
        return float(dp(CHAPTER) * max(1, min(1.4, skin.scale)))

    def _arrange(self, *_: object) -> None:
        if self.width <= dp(100):
            return
        head = grown(60, 84, float(skin.scale))
        top, wide = self.top - head, min(dp(CHAPTERS[self.shape]) * min(1.4, skin.scale), self.width * 0.4)
        put(self.ids.heading, self.x + dp(8), self.top - head / 2, self.width - dp(16), head)
        put(self.ids.hint, self.x + dp(8), self.top - head / 2, self.width - dp(16), head)
        if self.shape == "phone":
            high = self._chapter_size() * 2.4
            put(self.chapters, self.x, top - high / 2, self.width, high)
            top -= high + dp(8)
            wide = 0
        else:
            put(self.chapters, self.x, (top + self.y) / 2, wide, top - self.y)
        x = self.x + (wide + dp(12) if wide else 0)
        put(self.ids.well, x, (top + self.y) / 2, self.right - x, top - self.y)
        put(self.entries, x + dp(10), (top + self.y) / 2, self.right - x - dp(20), top - self.y - dp(12))

    def on_do(self, act: Act) -> None:
        pass


def _title(part: LogPart) -> Title:
    return Title(part.title, part.theirs)


def _title_height(_: Title, __: float) -> float:
    return float(dp(TITLE) * max(1, min(1.5, skin.scale)))
