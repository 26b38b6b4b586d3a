"""The whole ring over the panel of a phone, until a tap beside it."""

from pathlib import Path
from typing import Any, Final

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.ring.city import City

Builder.load_file(str(Path(__file__).with_name("overview.kv")))

COMING: Final = 0.22
REDUCED: Final = 0.12


class Overview(FloatLayout):
    """Takes no touches while it is closed; `floor`: where the ring's ground ends."""

    city = ObjectProperty(None, allownone=True)
    floor = NumericProperty()

    def open(self, city: City) -> None:
        if self.city is None:
            self.city = city
            self.add_widget(city)
            self.opacity = 0
            Animation(opacity=1, d=REDUCED if city.reduced else COMING, t="out_cubic").start(self)

    def close(self) -> None:
        if self.city is not None:
            Animation.cancel_all(self)
            self.opacity = 1
            self.remove_widget(self.city)
            self.city = None

    def on_touch_down(self, touch: Any) -> bool:
        if self.city is None:
            return False
        if not super().on_touch_down(touch) and not touch.is_mouse_scrolling:
            self.close()
        return True
