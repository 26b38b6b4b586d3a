"""One sentence that goes away by itself."""

from pathlib import Path
from typing import Any, Protocol

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Said
from companion.ui.widgets.parts import Box

Builder.load_file(str(Path(__file__).with_name("toast.kv")))

SECONDS = 4.0


class Spot(Protocol):
    """A screen says where on it a toast covers nothing that is needed."""

    @property
    def spot(self) -> tuple[float, float, float]: ...


class Toast(Box):
    text = StringProperty()
    button = StringProperty()
    act = ObjectProperty(None, allownone=True)
    bottom = NumericProperty()
    middle = NumericProperty()
    widest = NumericProperty()
    __events__ = ("on_do",)

    def say(self, said: Said, stage: FloatLayout, screen: Spot) -> None:
        self.text = said.words
        self.button, self.act = (said.key.words, said.key.act) if said.key is not None else ("", None)
        self.middle, self.bottom, self.widest = screen.spot
        if self.parent is not None:
            self.parent.remove_widget(self)
        stage.add_widget(self)
        Clock.unschedule(self._leave)
        Clock.schedule_once(self._leave, SECONDS)

    def _leave(self, *_: object) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if self.act is not None and self.ids.button.collide_point(*touch.pos):
            self.dispatch("on_do", self.act)
        self._leave()
        return True

    def on_do(self, act: Act) -> None:
        pass
