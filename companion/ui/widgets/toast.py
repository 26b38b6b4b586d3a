"""One sentence that goes away by itself."""

from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.widgets.parts import Box

Builder.load_file(str(Path(__file__).with_name("toast.kv")))

SECONDS = 4.0


class Toast(Box):
    text = StringProperty()

    def say(self, words: str, stage: FloatLayout) -> None:
        self.text = words
        if self.parent is not None:
            self.parent.remove_widget(self)
        stage.add_widget(self)
        Clock.unschedule(self._leave)
        Clock.schedule_once(self._leave, SECONDS)

    def _leave(self, *_: object) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)

    def on_touch_down(self, touch: object) -> bool:
        if self.collide_point(*touch.pos):  # type: ignore[attr-defined]
            self._leave()
            return True
        return False
