"""What does not fit is pulled through an opening. A key in it shows at once that it is pressed."""

from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget

from companion.ui.widgets.fade import fade

PULLED: Final = 12  # dp: from here on a finger pulls and does not tap
NOTCH: Final = 60  # dp: of a mouse wheel


Builder.load_file(str(Path(__file__).with_name("shaft.kv")))


class Shaft(StencilView):
    across = BooleanProperty(False)
    fade = ObjectProperty()
    goes_on = BooleanProperty(False)  # below
    bare = BooleanProperty(False)  # on the night, not on a panel
    content: Any = ObjectProperty(None, allownone=True)
    __events__ = ("on_pulled",)

    def __init__(self, **kwargs: Any) -> None:
        self.fade = fade()
        super().__init__(**kwargs)

    def hold(self, content: Widget | None) -> None:
        if content is not self.content:
            self.clear_widgets()
            self.content = content
            if content is not None:
                self.add_widget(content)

    def to_start(self) -> None:
        self._put(self.x if self.across else self.top - self.content.height)

    def keep(self) -> None:
        """After its size or its content's has changed."""
        self._put(self.content.x if self.across else self.content.y)

    def reveal(self, top: float, bottom: float, above: float, below: float) -> None:
        """Of the content, from where to where: the least pull that shows it, with so much above and below."""
        above = max(0, min(above, self.height - below - (top - bottom)))
        if bottom < self.y + below:
            self.pull(min(self.y + below - bottom, self.top - above - top))
        elif top + above > self.top:
            self.pull(self.top - above - top)

    def pull(self, by: float) -> None:
        self._put((self.content.x if self.across else self.content.y) + by)

    def _put(self, at: float) -> None:
        if self.across:
            self.content.x = min(self.x, max(at, self.right - self.content.width))
            self.content.y = self.y
        else:
            self.content.y = max(
                self.top - self.content.height, min(at, max(self.y, self.top - self.content.height))
            )
            self.content.x = self.x
        self.goes_on = not self.across and self.content.y < self.y - 1
        self.dispatch("on_pulled")

    def on_pulled(self) -> None:
        pass

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            self.pull(dp(NOTCH if touch.button in {"scrollup", "scrollleft"} else -NOTCH))
            return True
        touch.grab(self)
        touch.ud[self] = False
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        moved, step = (touch.x - touch.ox, touch.dx) if self.across else (touch.y - touch.oy, touch.dy)
        if touch.ud[self]:
            self.pull(step)
        elif abs(moved) > dp(PULLED):
            touch.ud[self] = True
            self._take_over(touch)
            self.pull(moved)
        return True

    def _take_over(self, touch: Any) -> None:
        """The key below lets go of the finger: it is no tap any more."""
        for held in [one() for one in touch.grab_list]:
            if held is not None and held is not self:
                touch.ungrab(held)
                held.state = "normal"

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            return True
        return bool(super().on_touch_up(touch))
