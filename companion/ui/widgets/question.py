"""One question: ribbon, what is asked and by whom, the answers large, then what this act has told so far."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Answers
from companion.ui.presenter.question_view import (
    Deck,
    Faces,
    Opened,
    PowerRoll,
    QuestionView,
    Roll,
    Search,
)
from companion.ui.skin import skin
from companion.ui.widgets.act_face import IN, ActFace
from companion.ui.widgets.extent import grown
from companion.ui.widgets.faces import DeckStrip, FacesGrid
from companion.ui.widgets.found import FoundList
from companion.ui.widgets.listing import AnswerGroup
from companion.ui.widgets.opened import OpenedBox
from companion.ui.widgets.placing import put
from companion.ui.widgets.power_roll import PowerBox
from companion.ui.widgets.purchase import SearchRow
from companion.ui.widgets.stop_rows import StopRows

Builder.load_file(str(Path(__file__).with_name("question.kv")))

HEADING: Final = {"wide": 46, "tall": 46, "phone": 30}  # dp
PARTS: Final[dict[type[Any], Callable[[Callable[[Act], None]], Any]]] = {
    Answers: AnswerGroup,
    Opened: OpenedBox,
    Faces: FacesGrid,
    Deck: DeckStrip,
    PowerRoll: PowerBox,
    Search: FoundList,
}


class RollRow(BoxLayout):
    """“Roll for me”, and beside it: always."""

    stacked = BooleanProperty(False)
    __events__ = ("on_do",)

    def show(self, roll: Roll) -> None:
        self.ids.roll.show(roll.key)
        self.ids.always.text, self.ids.always.icon = roll.always.words, roll.always.icon
        self.ids.always.act = roll.always.act

    def on_do(self, act: Act) -> None:
        pass


class Told(BoxLayout):
    """What happened before it was asked."""

    title = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.rows = StopRows()
        self.add_widget(self.rows)


class QuestionFace(ActFace):
    asker = StringProperty()
    icon = StringProperty()
    theirs = BooleanProperty(False)
    sizes = HEADING

    def __init__(self, **kwargs: Any) -> None:
        self.body, self.told = QuestionBody(), Told()
        self._question: QuestionView | None = None
        self._down = 0.0  # so far it has been pulled
        self._parts: dict[type[Any], list[Widget]] = {kind: [] for kind in PARTS}
        self._search: SearchRow | None = None
        super().__init__(self.body, **kwargs)
        self.roll, self.hint_line = RollRow(), HintLine()
        self.roll.bind(on_do=lambda _, act: self.do(act))
        self.told.bind(top=self.count_more)
        self.shaft.bind(on_pulled=self._keep_down)

    @staticmethod
    def topic(question: QuestionView) -> Hashable:
        """Another tap on the same question is at hand at once."""
        return question.heading, question.asker, question.ribbon

    def show(self, question: QuestionView) -> None:
        before = self._question
        self._from_start |= before is None or self.topic(before) != self.topic(question)
        self._question = question
        self.heading = question.heading
        self.asker, self.icon, self.theirs = question.asker, question.icon, question.theirs
        self.hint_line.text = question.hint
        self.ribbon.show(question.ribbon)
        self._show_parts(question)
        self.arrange()

    def _show_parts(self, question: QuestionView) -> None:
        wanted: list[Widget] = []
        used = dict.fromkeys(PARTS, 0)
        for part in question.parts:
            kind = type(part)
            if used[kind] == len(self._parts[kind]):
                self._parts[kind].append(PARTS[kind](self.do))
            widget = self._parts[kind][used[kind]]
            used[kind] += 1
            widget.show(part)
            wanted.append(widget)
        search = next((part for part in question.parts if isinstance(part, Search)), None)
        if search is not None:
            self.search.show(search)
            self.set_in(self.search, shown=True)
        elif self._search is not None:
            self.set_in(self._search, shown=False)
        if question.roll is not None:
            self.roll.show(question.roll)
            wanted.append(self.roll)
        if question.hint:
            wanted.append(self.hint_line)
        if question.told:
            self.told.title = question.told_title
            self.told.rows.show(question.told, question.now)
            wanted.append(self.told)
        if list(reversed(self.body.children)) != wanted:
            self.body.clear_widgets()
            for widget in wanted:
                self.body.add_widget(widget)

    @property
    def search(self) -> SearchRow:
        """Made when it is first needed: a text field is slow to come up."""
        if self._search is None:
            self._search = SearchRow(size_hint_x=None)
            self._search.bind(on_do=lambda _, act: self.do(act))
        return self._search

    def _arrange(self, *_: object) -> None:
        if self._question is None or self.width <= dp(100):
            return
        left, width = self.x + dp(IN), self.width - 2 * dp(IN)
        top = self.put_ribbon(left, self.top, width)
        if not self._question.ribbon:  # the players' own phase
            self.set_in(self.ribbon, shown=False)
            top = self.top
        top = self._put_asker(left, self.put_heading(left, top, width), width)
        if self._search is not None and self._search.parent is self:
            put(self._search, self.x, top - self._search.height / 2, self.width, self._search.height)
            top -= self._search.height + dp(6)
        self.body.width = self.width
        self.told.rows.lay_out(width, 0, str(self.shape))
        self.put_pulled(self.x, top, min(self.y, top - dp(60)), self.width)

    def _put_asker(self, left: float, top: float, width: float) -> float:
        """Returns where the answers begin."""
        asker, icon = self.ids.asker, self.ids.icon
        if not self.asker:
            return top - dp(6)
        asker.font_size = grown(18, 30, float(skin.scale))
        indent = asker.font_size * 1.6 if self.icon else 0.0
        asker.width = width - indent
        asker.texture_update()
        asker.pos = left + indent, top - asker.height
        icon.font_size = asker.font_size * 1.3
        put(icon, left, top - asker.font_size * 0.65, icon.font_size, icon.font_size)
        return float(top - asker.height - dp(12))

    def put_pulled(self, left: float, top: float, bottom: float, width: float) -> None:
        """What opens in place leaves what is above it where it was."""
        put(self.shaft, left, (top + bottom) / 2, width, top - bottom)
        down = 0.0 if self._from_start else self._down
        self._from_start = False
        self.body.y = self.shaft.top + down - self.body.height
        self.shaft.keep()

    def _keep_down(self, *_: object) -> None:
        self._down = self.body.top - self.shaft.top

    def count_more(self, *_: object) -> None:
        """What happened until now is pulled up from below."""
        question = self._question
        self.set_in(self.more, self.shaft.goes_on)
        if question is None or not self.shaft.goes_on:
            return
        only_told = bool(question.told) and -dp(12) <= self.told.top - self.shaft.y < dp(40)
        self.more.text = question.told_title if only_told else ""
        put(self.more, self.center_x, self.shaft.y + dp(14), self.more.natural(), dp(48), centre=True)


class QuestionBody(BoxLayout):
    pass


class HintLine(BoxLayout):
    text = StringProperty()
