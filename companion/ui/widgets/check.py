"""The table check: a column for each district, or a box for each where the screen is narrow."""

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.check_view import Cell, Check, Column, Counter, Head
from companion.ui.skin import skin
from companion.ui.theme import PIECE_COLOURS, PIECES
from companion.ui.widgets.action_key import SmallBracket  # noqa: F401  (for the kv)
from companion.ui.widgets.filling import fill
from companion.ui.widgets.holding import HoldKey
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES, Key, TokenBadge
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("check.kv")))

TINTS: Final = {PIECES[piece]: colour for piece, colour in PIECE_COLOURS.items()}
Do = Callable[[Act], None]


class NumberCell(HoldKey):
    """Tapped, it is typed; held, it says why."""

    number = StringProperty()
    icon = StringProperty()  # where no head says what it counts
    tint = StringProperty("text_2")
    zero = BooleanProperty(False)
    infinite = BooleanProperty(False)
    striped = BooleanProperty(False)
    ours = BooleanProperty(False)
    current = BooleanProperty(False)  # of the district that is compared now
    alone = BooleanProperty(False)  # at the end of a line

    def show(self, cell: Cell) -> None:
        self.number, self.act, self.hold = cell.value, cell.act, cell.hold
        self.zero, self.infinite = cell.zero, cell.infinite

    def label(self, icon: str) -> None:
        self.icon, self.tint = icon, TINTS.get(icon, "text_2")


class HeadLine(BoxLayout):
    icon = StringProperty()
    words = StringProperty()
    tint = StringProperty("text_2")

    def show(self, head: Head) -> None:
        self.icon, self.words, self.tint = head.icon, head.words, TINTS.get(head.icon, "text_2")


class StateKey(Key):
    icon = StringProperty()
    words = StringProperty()
    current = BooleanProperty(False)


class ColumnBox(BoxLayout):
    """A district."""

    name = StringProperty()
    epic = StringProperty()
    nobody = StringProperty()
    current = BooleanProperty(False)
    boxed = BooleanProperty(False)  # several numbers side by side, each behind its icon

    def __init__(self, do: Do, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.ids.state.bind(on_do=lambda _, act: do(act))

    def show(self, column: Column, heads: Sequence[Head], boxed: bool) -> None:
        self.name, self.epic, self.nobody = column.name, column.epic, column.nobody
        self.current, self.boxed = column.current, boxed
        state = self.ids.state
        state.icon, state.words, state.act, state.current = (
            column.icon,
            column.state,
            column.act,
            column.current,
        )
        here = self.ids.here
        here.clear_widgets()
        if column.boss:
            here.add_widget(CrownDisc())
        for name in column.tokens:
            here.add_widget(TokenBadge(name=name, size=(dp(32), dp(32))))
        fill(self.ids.cells, column.cells, self._cell)
        for at, (cell, head) in enumerate(zip(reversed(self.ids.cells.children), heads, strict=True)):
            cell.label(head.icon if boxed else "")
            cell.striped, cell.current = not boxed and at % 2 == 0, column.current

    def _cell(self) -> NumberCell:
        cell = NumberCell()
        cell.bind(on_do=lambda _, act: self.do(act))
        return cell


class CrownDisc(FloatLayout):
    pass


class CounterLine(BoxLayout):
    icon = StringProperty()
    words = StringProperty()
    mark = StringProperty()
    spaces = NumericProperty(0)
    bracket = NumericProperty(0)

    def __init__(self, do: Do, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ids.cell.bind(on_do=lambda _, act: do(act))

    def show(self, one: Counter) -> None:
        self.icon, self.words, self.mark = one.icon, one.words, one.mark
        self.spaces, self.bracket = one.spaces, one.bracket
        self.ids.badge.show(one.icon, mark=one.mark)
        self.ids.cell.show(one.cell)
        self.ids.cell.ours = one.ours


class Heads(BoxLayout):
    extra = NumericProperty(0)  # tokens in several rows


class Columns(GridLayout):
    pass


class Upper(BoxLayout):
    """Heads and columns."""


class Board(BoxLayout):
    beside = BooleanProperty(True)  # the boss right of the districts


class BossBox(BoxLayout):
    narrow = BooleanProperty(True)
    name = StringProperty()
    where = StringProperty()


class CheckFace(BoxLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    heading = StringProperty()
    hint = StringProperty()
    left = StringProperty()
    boxed = BooleanProperty(False)  # too narrow for columns
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._check: Check | None = None
        self._high = 0.0
        self.heads, self.columns, self.boss = Heads(), Columns(), BossBox()
        self.upper, self.board = Upper(), Board()
        self.upper.add_widget(self.columns)
        for part in (self.upper, self.boss):
            self.board.add_widget(part)
        self.shaft = Shaft(size_hint=(1, 1))
        self.shaft.hold(self.board)
        self.shaft.bind(size=self._later, pos=self._later)
        self.board.bind(minimum_height=self._later)
        self.ids.place.add_widget(self.shaft)
        self.bind(size=self._later, shape=self._later)
        skin.bind(scale=self._later)

    @staticmethod
    def topic(check: Check) -> Hashable:
        return check.heading

    def show(self, check: Check) -> None:
        self._check = check
        self.heading, self.hint, self.left = check.heading, check.hint, check.left
        self.boss.name, self.boss.where = check.boss, check.where
        self._fill()

    def _fill(self) -> None:
        assert self._check is not None
        check = self._check
        fill(self.heads.ids.lines, check.heads, HeadLine)
        while len(self.columns.children) > len(check.columns):
            self.columns.remove_widget(self.columns.children[0])
        while len(self.columns.children) < len(check.columns):
            self.columns.add_widget(ColumnBox(self._do))
        for box, column in zip(reversed(self.columns.children), check.columns, strict=True):
            box.show(column, check.heads, self.boxed)
        fill(self.boss.ids.lines, check.counters, lambda: CounterLine(self._do))
        self._later()

    def _arrange(self, *_: object) -> None:
        if self._check is None or self.width <= dp(100):
            return
        boxed = self.shape == "phone" or float(skin.scale) > LARGE
        if boxed != self.boxed:
            self.boxed = boxed
            self._fill()
        self.upper.clear_widgets()
        for part in (self.columns,) if boxed else (self.heads, self.columns):
            self.upper.add_widget(part)
        self.columns.cols = (
            max(1, int(self.width // (dp(300) * max(1, skin.scale)))) if boxed else len(self.columns.children)
        )
        beside = self.shape == "wide" and not boxed
        self.board.beside = self.boss.narrow = beside
        self.board.width = self.shaft.width
        self.board.height = max(self.board.minimum_height, self.shaft.height if beside else 0)
        if self.board.height != self._high:
            self.shaft.to_start()
        self._high = self.board.height
        self.shaft.keep()

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
