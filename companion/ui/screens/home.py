"""Home: the city by night, and the way back into it."""

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.home import Choice, HomeView
from companion.ui.ring.horizon import Horizon
from companion.ui.skin import skin
from companion.ui.widgets.parts import Key

Builder.load_file(str(Path(__file__).with_name("home.kv")))


class ChoiceKey(Key):
    """One row of what can be done."""

    words = StringProperty()
    note = StringProperty()
    icon = StringProperty()


class HomeScreen(FloatLayout):
    title = StringProperty()
    people = StringProperty()
    city = StringProperty()
    go_on = StringProperty()
    where = StringProperty()
    wide = BooleanProperty(True)
    __events__ = ("on_choice",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.horizon = Horizon(size_hint=(1, None), pos_hint={"x": 0, "y": 0})
        self._use_theme()
        skin.bind(theme=self._use_theme)
        self.add_widget(self.horizon, index=len(self.children))
        self._choices: tuple[Choice, ...] = ()

    def _use_theme(self, *_: object) -> None:
        self.horizon.use(skin.theme)

    def on_size(self, _: object, size: tuple[float, float]) -> None:
        self.wide = size[0] > size[1]

    def show(self, view: HomeView) -> None:
        self.title, self.people, self.city = view.title, view.people, view.city
        self.go_on, self.where = view.go_on, view.where
        self.horizon.show(view.population)
        if view.choices != self._choices:
            self._choices = view.choices
            self.ids.choices.clear_widgets()
            for one in view.choices:
                key = ChoiceKey(words=one.words, note=one.note, icon=one.icon, act=one.name)
                key.bind(on_do=lambda _, name: self.dispatch("on_choice", name))
                self.ids.choices.add_widget(key)

    @property
    def spot(self) -> tuple[float, float, float]:
        return self.center_x, self.y + dp(40), min(self.width - dp(32), dp(560))

    def back(self) -> bool:
        return False

    def on_choice(self, name: str) -> None:
        pass
