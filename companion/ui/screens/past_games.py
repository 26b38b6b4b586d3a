"""Past games: a line for each; tapped, it opens where it stands."""

from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.past_games import GameLine, PastGamesView, Section, Total
from companion.ui.skin import skin
from companion.ui.widgets.filling import fill
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import Key, OneLine, TokenBadge
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("past_games.kv")))

NARROW: Final = 700  # dp: less, and the curve goes; what is left stands in two rows
CURVE: Final = 1000  # dp: less, and there is no room for it


class SmallCurve(Widget):
    """Population, round by round, over the ground."""

    values = ListProperty()
    top_value = NumericProperty(1)
    color = ColorProperty()
    points = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(values=self._draw, pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        values = self.values or [0]
        most = max(1, *values)
        step = (self.width - dp(8)) / max(1, len(values) - 1)
        spots = [(self.x + step * at, self.y + self.height * one / most) for at, one in enumerate(values)]
        self.points = [number for spot in spots for number in spot] if self.values else []


class TotalWords(OneLine):
    wanted = NumericProperty()  # the width they need


class TotalBox(BoxLayout):
    number = StringProperty()
    words = StringProperty()
    ours = BooleanProperty(False)
    tight = BooleanProperty(False)  # each has an equal share of the width

    def show(self, one: Total) -> None:
        self.number, self.words, self.ours = one.number, one.words, one.ours


class SectionTitle(Label):
    pass


class GameKey(Key):
    date = StringProperty()
    title = StringProperty()
    note = StringProperty()
    result = StringProperty()
    below = StringProperty()
    won = BooleanProperty(False)
    over = BooleanProperty(True)
    narrow = BooleanProperty(False)
    curved = BooleanProperty(True)
    curve = ListProperty()

    def show(self, one: GameLine) -> None:
        self.date, self.title, self.note = one.date, one.title, one.note
        self.result, self.below, self.won, self.over = one.result, one.below, one.won, one.over
        self.curve = list(one.curve)
        self.act = Act("game", one.id)
        tokens = self.ids.tokens
        tokens.clear_widgets()
        for name in one.tokens:
            tokens.add_widget(TokenBadge(name=name, size=(dp(30), dp(30))))


class GameList(BoxLayout):
    pass


class PastGamesScreen(FloatLayout):
    heading = StringProperty()
    empty = StringProperty()
    phone = BooleanProperty(False)
    shaft: Any = ObjectProperty(None)
    __events__ = ("on_left", "on_game")

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._lay_out, -1)
        super().__init__(**kwargs)
        self.games = GameList()
        self.shaft = Shaft(size_hint=(1, 1))
        self.shaft.hold(self.games)
        self.ids.place.add_widget(self.shaft)
        self._from_start = True
        self.shaft.bind(size=self._later, pos=self._later)
        self.games.bind(minimum_height=self._later)
        self.bind(size=self._later)
        skin.bind(scale=self._later)

    def open(self, view: PastGamesView) -> None:
        self._from_start = True
        self.show(view)

    def show(self, view: PastGamesView) -> None:
        self.heading, self.empty = view.heading, view.empty
        fill(self.ids.totals, view.totals, TotalBox)
        keys = {key.act.value: key for key in self.games.children if isinstance(key, GameKey)}
        self.games.clear_widgets()
        for section in view.sections:
            self._add(section, keys, titled=len(view.sections) > 1)
        self._later()

    def _add(self, section: Section, keys: dict[str, GameKey], titled: bool) -> None:
        if titled:
            self.games.add_widget(SectionTitle(text=section.title))
        for line in section.lines:
            key = keys.get(line.id)
            if key is None:
                key = GameKey()
                key.bind(on_do=lambda _, act: self.dispatch("on_game", act.value))
            key.show(line)
            self.games.add_widget(key)

    def _lay_out(self, *_: object) -> None:
        wide = self.width / max(1.0, float(skin.scale))
        self.phone = self.width < dp(NARROW)
        for box in self.ids.totals.children:
            box.tight = self.phone
        for key in self.games.children:
            if isinstance(key, GameKey):
                key.narrow = wide < dp(NARROW) or float(skin.scale) > LARGE
                key.curved = wide >= dp(CURVE)
        pulled = 0.0 if self._from_start else self.games.top - self.shaft.top
        self.games.size = self.shaft.width, self.games.minimum_height
        self._from_start = False
        self.shaft.pull(self.shaft.top + pulled - self.games.top)

    @property
    def spot(self) -> tuple[float, float, float]:
        return self.center_x, self.y + dp(40), min(self.width - dp(32), dp(560))

    def back(self) -> bool:
        self.dispatch("on_left")
        return True

    def on_left(self) -> None:
        pass

    def on_game(self, identity: str) -> None:
        pass
