"""A heading, and below it whatever a panel lists: instructions, numbers, answers, a keypad.

Rows are kept and filled anew: making widgets is what costs.
"""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.panel import Answers, Foot, Panel, Typing
from companion.ui.widgets.filling import fill
from companion.ui.widgets.number_row import NumberRow
from companion.ui.widgets.number_tile import Tiles
from companion.ui.widgets.parts import SHAPES, AnswerKey, IconKey, Key, LineRow, TextKey

Builder.load_file(str(Path(__file__).with_name("listing.kv")))


class Rows(GridLayout):
    """As many rows as there are views, each made once; `paired`: side by side where there is room for two."""

    paired = BooleanProperty(False)


class AnswerGroup(BoxLayout):
    title = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do

    def show(self, group: Answers) -> None:
        self.title = group.title
        grid: GridLayout = self.ids.grid
        grid.cols = group.columns
        keys = list(reversed(grid.children))
        for key in keys[len(group.answers) :]:
            grid.remove_widget(key)
        for one, key in zip(group.answers, keys, strict=False):
            key.show(one)
        for one in group.answers[len(keys) :]:
            key = AnswerKey()
            key.bind(on_do=lambda _, act: self.do(act))
            key.show(one)
            grid.add_widget(key)


class Pad(BoxLayout):
    """Digits, large."""

    typed = StringProperty()
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for digit in "123456789":
            self._add(TextKey(text=digit, act=Act("digit", digit)))
        self._add(IconKey(icon="backspace-outline", act=Act("erase")))
        self._add(TextKey(text="0", act=Act("digit", "0")))

    def _add(self, key: Key) -> None:
        key.size_hint_y, key.height = None, "64dp"
        key.bind(on_do=lambda _, act: self.dispatch("on_do", act))
        self.ids.digits.add_widget(key)

    def on_do(self, act: Act) -> None:
        pass


class FootRow(BoxLayout):
    """What comes next, and a quiet key beside it."""

    words = StringProperty()
    icon = StringProperty()
    button = StringProperty()
    sign = StringProperty()
    act = ObjectProperty(None, allownone=True)
    __events__ = ("on_do",)

    def show(self, foot: Foot) -> None:
        self.words, self.icon = foot.words, foot.icon
        self.button, self.sign, self.act = foot.key.words, foot.key.icon, foot.key.act

    def on_do(self, act: Act) -> None:
        pass


class TypingRow(BoxLayout):
    hint = StringProperty()
    button = StringProperty()
    act = StringProperty()
    __events__ = ("on_do",)

    def show(self, typing: Typing) -> None:
        self.hint, self.button, self.act = typing.hint, typing.button, typing.act

    def take(self) -> None:
        text, self.ids.field.text = self.ids.field.text, ""
        if text.strip():
            self.dispatch("on_do", Act(self.act, text))

    def on_do(self, act: Act) -> None:
        pass


class Listing(BoxLayout):
    """The heading stays; what is below it scrolls."""

    heading = StringProperty()
    eyebrow = StringProperty()
    note = StringProperty()
    theirs = BooleanProperty(False)
    icon = StringProperty()
    value = StringProperty()
    close_words = StringProperty()
    eyebrow_colour = ColorProperty()
    heading_size = NumericProperty(42)
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.lines = Rows()
        self.numbers = Rows(spacing=("16dp", "6dp"), paired=True)
        self.tracks = Rows(spacing="8dp", paired=True)
        self.tiles = Tiles(self._do)
        self.chosen = Rows()
        self.foot = FootRow()
        self.foot.bind(on_do=self._pass_on)
        self.groups = Rows(spacing="14dp")
        self.pad = Pad()
        self.pad.bind(on_do=self._pass_on)
        self._typing: TypingRow | None = None
        self._before = (
            "",
            1.0,
        )  # what was shown before, and how far it was scrolled: back there, it is again
        self.ids.closing.act = CLOSE

    @staticmethod
    def topic(panel: Panel) -> Hashable:
        return panel.heading

    def show(self, panel: Panel) -> None:
        if self.heading != panel.heading:
            now = self.heading, self.ids.scroll.scroll_y
            heading, scrolled = self._before
            self.ids.scroll.scroll_y = scrolled if panel.heading == heading else 1
            self._before = now
        self.heading, self.eyebrow, self.note = panel.heading, panel.eyebrow, panel.note
        self.theirs, self.icon, self.value, self.close_words = (
            panel.theirs,
            panel.icon,
            panel.value,
            panel.close,
        )
        self.ids.badge.show(token=panel.token)
        fill(self.lines, panel.lines, LineRow)
        tracks = [one for one in panel.numbers if one.mark]
        numbers = [one for one in panel.numbers if not one.mark]
        fill(self.numbers, numbers, self._number_row)
        fill(self.tracks, tracks, self._number_row)
        self.tiles.show(panel.tiles)
        fill(self.chosen, panel.chosen, self._number_row)
        if panel.foot is not None:
            self.foot.show(panel.foot)
        fill(self.groups, panel.groups, lambda: AnswerGroup(self._do))
        if panel.keypad is not None:
            self.pad.typed = panel.keypad.typed
        parts: list[tuple[Widget, object]] = [
            (self.lines, panel.lines),
            (self.pad, panel.keypad),
            (self.numbers, numbers),
            (self.tracks, tracks),
            (self.tiles, panel.tiles),
            (self.chosen, panel.chosen),
            (self.foot, panel.foot),
            (self.groups, panel.groups),
        ]
        wanted = [part for part, view in parts if view]
        if panel.typing is not None:
            wanted.append(self.typing)
            self.typing.show(panel.typing)
        body = self.ids.body
        if list(reversed(body.children)) != wanted:
            body.clear_widgets()
            for part in wanted:
                body.add_widget(part)

    @property
    def typing(self) -> TypingRow:
        """Made when it is first needed: a text field is slow to come up."""
        if self._typing is None:
            self._typing = TypingRow()
            self._typing.bind(on_do=self._pass_on)
        return self._typing

    def _number_row(self) -> NumberRow:
        return NumberRow(self._do)

    def _pass_on(self, _: Widget, act: Act) -> None:
        self._do(act)

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
