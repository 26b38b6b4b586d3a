"""Home: the city by night, and the way back into it."""

from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.home import Choice, HomeView
from companion.ui.ring.horizon import Horizon
from companion.ui.skin import skin
from companion.ui.widgets.extent import grown, longest
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import Key
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("home.kv")))

PHONE: Final = 600  # dp: anything narrower
FLAT: Final = 500  # dp: a phone that lies flat is not as high
SHAPES: Final = ("wide", "tall", "phone", "flat")
HEADLINE: Final = {"wide": 100, "tall": 104, "phone": 56, "flat": 44}  # dp, its letters
EDGE: Final = {"wide": 64, "tall": 48, "phone": 20, "flat": 24}  # dp, left of them
TOP: Final = {"wide": 60, "tall": 60, "phone": 20, "flat": 16}
HORIZON: Final = {"wide": 0.25, "tall": 0.16, "phone": 0.14, "flat": 0.15}  # of the height
CARD: Final = 404  # dp: the width of the choices beside the headline; it grows with the text
WIDEST: Final = 0.48  # of the screen
STREET: Final = 96  # dp of a phone's city above its sheet


class ChoiceKey(Key):
    """One row of what can be done."""

    words = StringProperty()
    note = StringProperty()
    icon = StringProperty()
    low = BooleanProperty(False)  # on a phone there is no room for the note

    def show(self, one: Choice) -> None:
        self.words, self.note, self.icon, self.act = one.words, one.note, one.icon, one.name


class Inhabitants(BoxLayout):
    title = StringProperty()
    people = StringProperty()
    city = StringProperty()
    letters = NumericProperty("100dp")
    shape = OptionProperty(SHAPES[0], options=SHAPES)


class GoOn(BoxLayout):
    """The large key, and what it leads to."""

    words = StringProperty()
    icon = StringProperty()
    where = StringProperty()
    acting = StringProperty()
    name = StringProperty()
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    __events__ = ("on_choice",)

    def on_choice(self, name: str) -> None:
        pass


class Choices(BoxLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)

    def on_shape(self, *_: object) -> None:
        for key in self.children:
            key.low = self.shape == "phone"


class ChoiceSheet(FloatLayout):
    """What lies behind the choices."""

    shape = OptionProperty(SHAPES[0], options=SHAPES)


class HomeScreen(FloatLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    __events__ = ("on_choice",)

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._lay_out, -1)
        super().__init__(**kwargs)
        self.horizon = Horizon(size_hint=(None, None))
        self.headline, self.go_on, self.choices = Inhabitants(), GoOn(), Choices()
        self.sheet, self.shaft = ChoiceSheet(), Shaft()
        self.shaft.hold(self.choices)
        for part in (self.horizon, self.headline, self.sheet, self.shaft, self.go_on):
            self.add_widget(part)
        for part in (self.headline, self.go_on, self.choices, self.sheet):
            self.bind(shape=part.setter("shape"))
        for part in (self.headline, self.go_on, self.choices):
            part.bind(minimum_height=self._later)
        self.go_on.bind(on_choice=lambda _, name: self.dispatch("on_choice", name))
        self._use_theme()
        skin.bind(theme=self._use_theme, scale=self._later)
        self.bind(size=self._later, pos=self._later)

    def _use_theme(self, *_: object) -> None:
        self.horizon.use(skin.theme)

    def show(self, view: HomeView) -> None:
        head, first = self.headline, view.first
        head.title, head.people, head.city = view.title, view.people, view.city
        self.go_on.words, self.go_on.icon, self.go_on.name = first.words, first.icon, first.name
        self.go_on.where, self.go_on.acting = first.note, view.acting
        self.horizon.show(view.population)
        fill(self.choices, view.choices, self._key)
        self._later()

    def _key(self) -> ChoiceKey:
        key = ChoiceKey(low=self.shape == "phone")
        key.bind(on_do=lambda _, name: self.dispatch("on_choice", name))
        return key

    def _lay_out(self, *_: object) -> None:
        width, height = self.size
        if min(width, height) <= dp(100):
            return
        if width > height:
            self.shape = "flat" if height < dp(FLAT) else "wide"
        else:
            self.shape = "phone" if width < dp(PHONE) else "tall"
        edge, top = self.x + dp(EDGE[self.shape]), self.top - dp(TOP[self.shape])
        card = min(grown(CARD, CARD * 1.6, skin.scale), width * WIDEST)
        beside = self.shape in ("wide", "flat")
        room = width - 2 * dp(EDGE[self.shape]) - (card if beside else 0)
        below = self._put_headline(edge, top, room)
        self.horizon.size = width, height * HORIZON[self.shape]
        self.horizon.pos = self.pos
        if beside:
            self.go_on.width = room
            self.go_on.pos = edge, max(self.y + dp(12), below - dp(28) - self.go_on.height)
            margin = dp(56 if self.shape == "wide" else 12)
            self._put_choices(self.right - card - margin, self.top - margin, card, height - 2 * margin)
        elif self.shape == "tall":
            self.go_on.width = room
            self.go_on.pos = edge, below - dp(28) - self.go_on.height
            under = self.go_on.y - dp(32)
            self._put_choices(self.x + dp(24), under, width - dp(48), under - self.y - dp(24))
        else:
            self._put_phone(below)

    def _put_headline(self, left: float, top: float, room: float) -> float:
        """Returns where it ends."""
        head, size = self.headline, dp(HEADLINE[self.shape])
        words = max(longest(text, "Big", size) for text in (head.people, head.city))
        head.letters = size * min(1.0, room / max(1.0, words + dp(4)))
        head.size = room, head.minimum_height
        head.pos = left, top - head.height
        return float(head.y)

    def _put_choices(self, left: float, top: float, width: float, most: float) -> None:
        self.choices.width = width - dp(36)
        self.choices.height = self.choices.minimum_height
        high = min(most, self.choices.height + dp(32))
        self.sheet.size, self.sheet.pos = (width, high), (left, top - high)
        self.shaft.size, self.shaft.pos = (
            (width - dp(36), high - dp(32)),
            (left + dp(18), top - high + dp(16)),
        )
        self.shaft.keep()

    def _put_phone(self, below: float) -> None:
        """The city stands between the headline and a sheet with everything that can be tapped."""
        rows = self.choices.minimum_height + self.go_on.height + dp(48)
        top = min(below - dp(STREET), max(self.y + rows, below - dp(STREET + 60)))
        self.horizon.y = top - dp(26)
        self.horizon.height = dp(STREET + 10)
        self.go_on.width = self.width - dp(32)
        self.go_on.pos = self.x + dp(16), top - dp(24) - self.go_on.height
        self.sheet.size, self.sheet.pos = (self.width, top - self.y), self.pos
        self.choices.width = self.width - dp(32)
        self.choices.height = self.choices.minimum_height
        self.shaft.size = self.width - dp(32), self.go_on.y - dp(8) - self.y
        self.shaft.pos = self.x + dp(16), self.y
        self.shaft.to_start()

    @property
    def spot(self) -> tuple[float, float, float]:
        return self.center_x, self.y + dp(40), min(self.width - dp(32), dp(560))

    def back(self) -> bool:
        return False

    def on_choice(self, name: str) -> None:
        pass
