"""The ring from close by, on a phone while the Epics act: the district at hand between its neighbours.

It turns by one place at each “Done”. Tapped or pulled down, it asks for the whole ring.
"""

from math import hypot
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.graphics.context import get_context
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty
from kivy.uix.widget import Widget

from companion.ui.ring.closeup import Closeup, turned
from companion.ui.ring.dial_places import Places
from companion.ui.ring.dial_road import DialArc, draw_ground, reach
from companion.ui.ring.dial_words import Sight
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import forget
from companion.ui.ring.motion import Play
from companion.ui.ring.pace import AT_ONCE, SWEEP, marching
from companion.ui.ring.skyline import Skyline
from companion.ui.theme import DARK, Theme
from companion.ui.views import RingView
from companion.ui.widgets.holding import HOLD, SLIP

PULLED: Final = 24  # dp


class Dial(Widget):
    """`show` it a view that has a dial. `large`: text; then it is lower and has names only."""

    large = BooleanProperty(False)
    reduced = BooleanProperty(False)
    still = BooleanProperty(True)
    __events__ = ("on_open", "on_hold_district")

    def __init__(self, theme: Theme = DARK, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: RingView | None = None
        self.sight: Sight | None = None
        self._play = Play()
        self._play.bind(still=self.setter("still"))
        self.bind(reduced=self._play.setter("reduced"))
        self._sheet = Sheet(self.canvas, theme)
        self._skyline = Skyline(self._sheet)
        self._ground, self._arc = InstructionGroup(), DialArc(self._sheet)
        self._places = Places(self._sheet, self._skyline)
        for layer in (self._ground, self._arc.group, self._places.group):
            self.canvas.add(layer)
        self._later = Clock.create_trigger(self._lay, -1)
        self.bind(size=self._later, pos=self._later, large=self._later)
        get_context().add_reload_observer(self.letter_anew)

    def height_for(self, width: float) -> float:
        return self._from(0, 0, width).height

    def _from(self, x: float, top: float, width: float) -> Closeup:
        return Closeup.within(x, top, width, Metrics.density, self.large)

    def show(self, view: RingView) -> None:
        """Only what changed is drawn again."""
        self.finish()
        self.view = view
        old = self.sight
        if view.dial is None:
            self.sight = None  # what comes next is another phase
        elif old is None or self._later.is_triggered or old.count != len(view.districts):
            self._later()
        elif view != old.view:
            self._change(old, Sight(old.closeup, view, view.dial))

    def _change(self, old: Sight, new: Sight) -> None:
        self.sight = new
        by = turned(old.dial.middle, new.dial.middle, new.count)
        # Where nothing may travel, each place keeps its colours and only the words fade.
        self._places.colour(new, AT_ONCE if by and self.reduced else self._play)
        self._arc.show(new.closeup, reach(new), self._play, marching(abs(by)) if by else SWEEP)
        if by:
            self._places.turn(old, new, by, self._play)
        else:
            self._places.rest(new, self._play)
        self._skyline.change(new.view.population, self._play)

    def finish(self) -> None:
        """Everything stands where it was going."""
        self._play.finish()

    def use(self, theme: Theme) -> None:
        self._sheet.use(theme)
        self._later()

    def letter_anew(self, *_: Any) -> None:
        """The textures are gone, or have to go."""
        forget()
        self._places.outdate()
        self._later()

    def _lay(self, *_: Any) -> None:
        """Everything, for this size and theme, and at once."""
        self.finish()
        if self.view is None or self.view.dial is None or min(self.size) < 1:
            return
        closeup = self._from(self.x, self.top, self.width)
        sight = self.sight = Sight(closeup, self.view, self.view.dial)
        self._places.colour(sight, AT_ONCE)
        layer = Layer(self._sheet)
        draw_ground(layer, closeup, self._places.glow)
        layer.onto(self._ground)
        self._arc.show(closeup, reach(sight), AT_ONCE)
        self._places.rest(sight, AT_ONCE)
        self._skyline.show(sight.view.population)

    # Fingers

    def on_touch_down(self, touch: Any) -> bool:
        self.finish()
        if self.sight is None or touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.ud[self] = Clock.schedule_once(lambda _: self._held(touch), HOLD)
        touch.grab(self)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        if hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(SLIP):
            self._let_go(touch)
        if touch.oy - touch.y > dp(PULLED):
            touch.ungrab(self)
            self.dispatch("on_open")
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if touch.ud[self] is not None:
            self._let_go(touch)
            self.dispatch("on_open")
        return True

    def _let_go(self, touch: Any) -> None:
        """It is not held, and no tap either."""
        if touch.ud[self] is not None:
            touch.ud[self].cancel()
            touch.ud[self] = None

    def _held(self, touch: Any) -> None:
        touch.ud[self] = None
        place = None if self.sight is None else self.sight.closeup.hit(*touch.pos)
        if self.sight is not None and place is not None:
            touch.ungrab(self)
            self.dispatch("on_hold_district", self.sight.district(place))

    def on_open(self) -> None:
        pass

    def on_hold_district(self, district: int) -> None:
        pass
