"""Everything that is chosen before the first round, one group below the other."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.new_game_view import Choosing, Fold, NewGame
from companion.ui.skin import skin
from companion.ui.widgets.filling import fill
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES, Key
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("new_game.kv")))

Do = Callable[[Act], None]

GAP: Final = {"wide": 8, "tall": 8, "phone": 6}  # dp, between keys
NARROW: Final = 110  # dp at 100 %: less, and a Reckoner's name stands below the token
CROWDED: Final = 150  # dp at 100 %: less, and the crown goes
# How many keys stand in a row, and how many where the text is large: the fewest that fill the last row too.
IN_A_ROW: Final = {"pairs": (3, 1), "cities": (3, 1), "team": (5, 3), "difficulty": (4, 2), "ring": (2, 1)}


class OptionKey(Key):
    """One of several choices: chosen, it has an amber line."""

    words = StringProperty()
    detail = StringProperty()
    icon = StringProperty()
    number = StringProperty()
    chosen = BooleanProperty(False)
    shape = OptionProperty(SHAPES[0], options=SHAPES)

    def show(self, one: Answer) -> None:
        self.words, self.detail, self.icon, self.number = one.words, one.detail, one.icon, one.number
        self.act, self.chosen = one.act, one.chosen


class PairKey(OptionKey):
    """A boss, and the city below."""

    crowned = BooleanProperty(True)

    def on_width(self, *_: object) -> None:
        self.crowned = self.width >= dp(CROWDED) * max(1, skin.scale)


class MemberKey(OptionKey):
    """A Reckoner: the token beside the name or, in a narrow key, above it."""

    token = StringProperty()
    upright = BooleanProperty(False)

    def on_width(self, *_: object) -> None:
        self.upright = self.width < dp(NARROW) * max(1, skin.scale)

    def show(self, one: Answer) -> None:
        super().show(one)
        self.token = one.token


class PlainOption(OptionKey):
    """Words alone."""


class PlaceKey(OptionKey):
    """A district, and the Epic there."""


class ChipKey(OptionKey):
    """As wide as its words: with a check if chosen, with a plus if not."""


class FoldKey(Key):
    words = StringProperty()
    open = BooleanProperty(False)

    def show(self, fold: Fold) -> None:
        self.words, self.act, self.open = fold.words, fold.act, bool(fold.choices)


class Chips(StackLayout):
    gap = NumericProperty("8dp")


class ChoiceGroup(BoxLayout):
    """A title, what the choices amount to, and the choices."""

    title = StringProperty()
    note = StringProperty()
    columns = NumericProperty(0)  # 0: as many as there is room for
    gap = NumericProperty(8)
    grid: Any = ObjectProperty(None)

    def __init__(self, kind: type[OptionKey], do: Do, **kwargs: Any) -> None:
        self.kind, self.do = kind, do
        super().__init__(**kwargs)
        self.grid = Chips() if kind is ChipKey else self.ids.grid.__self__
        if kind is ChipKey:
            self.remove_widget(self.ids.grid)
            self.add_widget(self.grid)

    def show(self, choosing: Choosing) -> None:
        self.title, self.note = choosing.title, choosing.note
        fill(self.grid, choosing.choices, self._key)

    def set_shape(self, shape: str) -> None:
        self.gap = dp(GAP[shape])
        for key in self.grid.children:
            key.shape = shape

    def _key(self) -> OptionKey:
        key = self.kind()
        key.bind(on_do=lambda _, act: self.do(act))
        return key


class Groups(BoxLayout):
    pass


class NewGameFace(BoxLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    note = StringProperty()
    alone = BooleanProperty(False)  # on a phone that stands there is no room for the city
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._view: NewGame | None = None
        self._from_start = True
        self.pairs = ChoiceGroup(PairKey, self._do)
        self.cities = ChoiceGroup(PlainOption, self._do)
        self.team = ChoiceGroup(MemberKey, self._do)
        self.difficulty = ChoiceGroup(PlainOption, self._do)
        self.box = ChoiceGroup(ChipKey, self._do)
        self.ring = ChoiceGroup(PlaceKey, self._do)
        self.fold = FoldKey()
        self.fold.bind(on_do=lambda _, act: self._do(act))
        self.groups = Groups()
        self.shaft = Shaft(size_hint=(1, 1))
        self.shaft.hold(self.groups)
        self.add_widget(self.shaft)
        self.shaft.bind(size=self._later, pos=self._later)
        self.groups.bind(minimum_height=self._later)
        self.bind(shape=self._later, alone=self._later)
        skin.bind(scale=self._later)

    @staticmethod
    def topic(view: NewGame) -> Hashable:
        return view.heading

    def show(self, view: NewGame) -> None:
        if self._view is None or self._view.heading != view.heading:
            self._from_start = True
        self._view = view
        self.note = view.note
        self.pairs.show(view.pairs)
        self.cities.show(Choosing("", "", view.cities.choices))
        self.fold.show(view.cities)
        self.team.show(view.team)
        self.difficulty.show(view.difficulty)
        self.box.show(view.box)
        self.ring.show(view.ring)
        self._later()

    def _arrange(self, *_: object) -> None:
        if self._view is None or self.width <= dp(100):
            return
        large = int(float(skin.scale) > LARGE)
        shape = self.shape
        for name, columns in IN_A_ROW.items():
            getattr(self, name).columns = columns[large]
        if large and shape != "phone":
            self.pairs.columns = self.cities.columns = 3 if self.width > dp(560) else 1
        if large and shape == "phone" and self.width < dp(420):
            self.team.columns = 2
        wanted = [self.pairs, self.fold, self.cities, self.team, self.difficulty, self.box, self.ring]
        if not self._view.cities.choices:
            wanted.remove(self.cities)
        if not self.alone:
            wanted.remove(self.ring)  # the city itself stands beside the choices
        if list(reversed(self.groups.children)) != wanted:
            self.groups.clear_widgets()
            for part in wanted:
                self.groups.add_widget(part)
        for group in wanted:
            if isinstance(group, ChoiceGroup):
                group.set_shape(shape)
        self.shaft.bare = self.alone
        pulled = 0.0 if self._from_start else self.groups.top - self.shaft.top
        self.groups.size = self.shaft.width, self.groups.minimum_height
        self._from_start = False
        self.shaft.pull(self.shaft.top + pulled - self.groups.top)

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
