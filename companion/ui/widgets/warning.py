"""A rule that forbids what was tapped: said, never enforced. A tap beside it leaves it."""

from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import Warned
from companion.ui.widgets.action_key import ICONS, TINTS
from companion.ui.widgets.extent import extent

PAD: Final = 18

Builder.load_file(str(Path(__file__).with_name("warning.kv")))


class WarningBox(FloatLayout):
    text = StringProperty()
    way_out = StringProperty()
    way_icon = StringProperty()
    way_tint = StringProperty("text_2")
    panel = ObjectProperty()
    phone = BooleanProperty(False)
    floor = NumericProperty(0)  # the row that goes on ends here: it stays at hand
    __events__ = ("on_do",)

    def show(self, warned: Warned) -> None:
        self.text, self.way_out = warned.text, warned.way_out
        self.way_icon = ICONS.get(warned.by, "lightbulb") if warned.way_out else ""
        self.way_tint = TINTS.get(self.way_icon, "lamp_text")
        leave, anyway = self.ids.leave, self.ids.anyway
        leave.text, leave.act = warned.leave.words, warned.leave.act
        row = self.ids.row
        if warned.anyway is not None:
            anyway.text, anyway.act = warned.anyway.words, warned.anyway.act
            if anyway.parent is None:
                row.add_widget(anyway)
        elif anyway.parent is not None:
            row.remove_widget(anyway)
        self._fit_keys()

    def _fit_keys(self, *_: object) -> None:
        """Beside one another if their words fit."""
        row = self.ids.row
        each = (row.width - row.spacing[0]) / 2 - dp(20)
        fit = all(extent(key.text, key.face, key.font_size) <= each for key in row.children)
        row.cols = 2 if fit and len(row.children) == 2 else 1

    def on_touch_down(self, touch: Any) -> bool:
        if touch.y < self.floor or not self.panel.collide_point(*touch.pos):
            return False
        if self.ids.box.collide_point(*touch.pos):
            super().on_touch_down(touch)
        elif not touch.is_mouse_scrolling:
            touch.grab(self)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.dispatch("on_do", self.ids.leave.act)
        return True

    def on_do(self, act: Act) -> None:
        pass
