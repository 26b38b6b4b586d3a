"""The Table: ring, corners, panel."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.game.sitting import Sitting
from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Said, TableView
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.whole_view import WholeView
from companion.ui.ring.city import City
from companion.ui.ring.dial import Dial
from companion.ui.scribe import Presenter, Scribe, Written
from companion.ui.skin import skin
from companion.ui.views import RingView
from companion.ui.widgets.holding import HoldKey  # noqa: F401  (for the kv)
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.overview import Overview
from companion.ui.widgets.panel import SidePanel
from companion.ui.widgets.parts import SHAPES
from companion.ui.widgets.pulled import Pulled
from companion.wording.language import Language

Builder.load_file(str(Path(__file__).with_name("table.kv")))

PHONE = 600  # dp: anything narrower
FLAT = 500  # dp: a phone that lies flat is not as high
FLAT_CORNERS = 44  # dp: beside its ring, for what stands in the corners
RING_SHARE = 0.606  # of the width, lying flat
CHOOSING = 0.49  # while a game is set up: the choices need more of it
TALL_RING = 0.6  # of the height, upright
TALL_RING_LARGE = 0.45  # with large text
PHONE_RING = 0.4432  # of a phone's height
PHONE_TOP = 34  # dp: the row above the ring
PHONE_GAP = 14  # dp: between that row and a panel that covers the ring
PHONE_UNDER = 21  # dp of the ring behind the panel
DIAL_TOP = 48  # dp: the row above the dial
GAP = 16  # dp: about the panel
PANEL = 480  # dp: its width, lying flat; it grows with the text
WIDEST = 1.53


class TableScreen(FloatLayout):
    round = StringProperty()
    phase = StringProperty()
    population = StringProperty()
    population_word = StringProperty()
    lost = StringProperty()
    money = StringProperty()
    base = NumericProperty(0)
    base_spaces = NumericProperty(5)
    theirs = BooleanProperty(False)
    phone = BooleanProperty(False)  # upright
    flat = BooleanProperty(False)
    set_up = StringProperty()
    shape = StringProperty(SHAPES[0])
    menu = BooleanProperty(True)
    dialled = BooleanProperty(False)  # the dial in place of the ring
    __events__ = ("on_left", "on_said", "on_begun", "on_told", "on_settings")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.presenter: Presenter | None = None
        self.doing: Act | None = None  # the last tap
        self.scribe = Scribe(self._show_written)
        self._moment: Hashable = None
        self._told: object = None
        self._ring: RingView | None = None
        self._pulled: Pulled
        # Themselves, since `ids` would let them go: only one of them is shown.
        self.city: City = self.ids.city.__self__
        self.dial: Dial = self.ids.dial.__self__
        self.panel: SidePanel = self.ids.panel
        self.overview: Overview = self.ids.overview
        self._use_theme()
        self._use_motion()
        skin.bind(theme=self._use_theme, reduced=self._use_motion)
        self.bind(size=self._lay_out, pos=self._lay_out)
        self.bind(theirs=self._lay_out, set_up=self._lay_out)
        self.panel.bind(whole=self._lay_out, full=self._lay_out)
        skin.bind(scale=self._lay_out)

    def _use_theme(self, *_: object) -> None:
        self.city.use(skin.theme)
        self.dial.use(skin.theme)

    def _use_motion(self, *_: object) -> None:
        self.city.reduced = self.dial.reduced = skin.reduced

    def letter_anew(self) -> None:
        self.city.letter_anew()
        self.dial.letter_anew()

    def open(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.refresh()

    def prefer(self, language: Language, turn: int) -> None:
        """What is open stays so, and nobody is told it again."""
        assert self.presenter is not None
        self.presenter.speak(language)
        self.presenter.turn = turn
        view = self.presenter.view()
        self._told = self._what_is_told(view) or self._told
        self._show(view)

    def set_aside(self) -> None:
        """For another screen."""
        self._pulled = Pulled(self.panel)

    def take_up(self) -> None:
        """As it lay, in whatever language, size and shape it is now."""
        self._pulled.restore()

    def do(self, act: Act) -> None:
        """What comes of it is shown when it is on disk."""
        self.doing = act
        if self.presenter is not None:
            self.overview.close()
            self.scribe.write(self.presenter, act, self._moment)

    def finish(self) -> None:
        """Everything that was tapped is on disk, and shown."""
        self.scribe.finish()

    def _show_written(self, written: Written) -> None:
        if written.presenter is not self.presenter:
            return  # tapped in a hurry, on what was being left
        if written.said is not None:
            self.dispatch("on_said", written.said)
        if written.begun is not None:
            self.dispatch("on_begun", written.begun)
        elif written.left:
            self.presenter = None
            self.dispatch("on_left")
        elif written.view is not None:
            self._moment = written.moment
            self._show_and_tell(written.view)
            if written.act.name == "settings":
                self.dispatch("on_settings")

    def refresh(self) -> None:
        assert self.presenter is not None
        self.finish()
        self._moment = self.presenter.moment
        self._show_and_tell(self.presenter.view())

    def _show_and_tell(self, view: TableView) -> None:
        self._show(view)
        told = self._what_is_told(view)
        if told is not None and told != self._told:
            self._told = told
            self.dispatch("on_told", view.panel)

    def _show(self, view: TableView) -> None:
        self._ring = view.ring
        self.round, self.phase, self.theirs = view.round, view.phase, view.theirs
        self.population, self.lost, self.money = view.population, view.lost, view.money
        self.population_word = view.population_word
        self.base, self.base_spaces = view.base, view.base_spaces
        (self.dial if self.dialled else self.city).show(view.ring)
        self.menu, self.set_up = view.menu, view.set_up
        self.panel.show(view.panel, view.advance, view.asides)
        self.panel.warn(view.warning)

    @staticmethod
    def _what_is_told(view: TableView) -> object:
        """Once: not when it is ticked, a number in it corrected, or a sheet over it closed."""
        panel = view.panel
        if not isinstance(panel, StopView | WholeView) or not panel.theirs:
            return None
        groups = panel.groups if isinstance(panel, StopView) else panel.parts
        rows = [row.words for group in groups for row in group.rows]
        return view.round, panel.heading, panel.ribbon, rows

    def open_ring(self) -> None:
        """The whole of it, where the dial shows a part."""
        self._stand(self.city)
        self.overview.open(self.city)

    def _choose_ring(self) -> None:
        """On a phone, while the Epics act, it is seen from close by."""
        self.dialled = self.shape == "phone" and self.theirs
        if not self.dialled:
            self.overview.close()
        self._set_in(self.dial, self.dialled)
        if self.overview.city is None:
            self._set_in(self.city, not self.dialled)

    def _set_in(self, ring: City | Dial, shown: bool) -> None:
        """Below everything else."""
        if shown and ring.parent is None:
            self._stand(ring)
            self.add_widget(ring, index=len(self.children))
        elif not shown and ring.parent is self:
            self.remove_widget(ring)

    def _stand(self, ring: City | Dial) -> None:
        """While it was not to be seen, nothing moved on it."""
        if self._ring is not None:
            ring.show(self._ring)
            ring.finish()

    def _lay_out(self, *_: object) -> None:
        width, height = self.size
        self.phone = width < dp(PHONE) and width <= height
        self.flat = width > height and height < dp(FLAT)
        self.shape = "wide" if width > height else "phone" if self.phone else "tall"
        self._choose_ring()
        if self.flat:
            side = min(height + dp(FLAT_CORNERS), width * RING_SHARE)
            self.city.size, self.city.pos = (side, height), (self.x, self.y)
            self.panel.size, self.panel.pos = (width - side, height - dp(8)), (self.x + side, self.y)
        elif width > height:
            self._lay_wide(width, height)
        elif self.phone:
            self._lay_phone(width, height)
        else:
            large = skin.scale > LARGE or bool(self.set_up)
            side = min(width, height * (TALL_RING_LARGE if large else TALL_RING))
            self.city.size = width, side
            self.city.pos = self.x, self.top - side
            self.panel.size = width - 2 * dp(GAP), height - side - dp(GAP)
            self.panel.pos = self.x + dp(GAP), self.y + dp(GAP)
        if self.panel.full:
            self.panel.size, self.panel.pos = (width, height), self.pos
        self.city.mini = self.phone or min(self.city.size) < dp(560)

    def _lay_wide(self, width: float, height: float) -> None:
        gap = dp(GAP)
        side = min(height, width * (CHOOSING if self.set_up else RING_SHARE))
        if skin.scale > 1:
            side = min(side, max(width * 0.4, width - gap - dp(8) - dp(PANEL) * min(WIDEST, skin.scale)))
        self.city.size, self.city.pos = (side, height), (self.x, self.y)
        self.panel.size = width - side - gap - dp(8), height - 2 * gap
        self.panel.pos = self.x + side + dp(8), self.y + gap

    def _lay_phone(self, width: float, height: float) -> None:
        # The ring ends behind the panel: there are only buildings.
        side = min(width - dp(32), height * PHONE_RING)
        self.city.size = width, side
        self.city.pos = self.x, self.top - dp(PHONE_TOP) - side
        self.overview.floor = self.city.y - dp(8)
        above = dp(PHONE_TOP + PHONE_GAP) if self.panel.whole else dp(PHONE_TOP - PHONE_UNDER) + side
        if self.dialled:
            self.dial.large = skin.scale > LARGE
            self.dial.size = width, self.dial.height_for(width)
            self.dial.pos = self.x, self.top - dp(DIAL_TOP) - self.dial.height
            above = dp(DIAL_TOP) + self.dial.height
        self.panel.size = width, height - above
        self.panel.pos = self.pos

    @property
    def spot(self) -> tuple[float, float, float]:
        """Of a toast, middle, bottom and width: over the ring's lower edge, where it covers no key."""
        city = self.city
        if self.panel.full:
            return self.center_x, self.panel.ids.footer.top + dp(8), min(self.width - dp(32), dp(560))
        bottom = max(city.y, self.panel.top if self.shape != "wide" else city.y) + dp(12)
        return city.center_x, bottom, min(city.width - dp(32), dp(560))

    def back(self) -> bool:
        """The device's back key."""
        self.finish()
        if self.presenter is None:
            return False
        if self.overview.city is not None:
            self.overview.close()
            return True
        self.do(self.presenter.back())
        return True

    def on_left(self) -> None:
        pass

    def on_said(self, said: Said) -> None:
        pass

    def on_settings(self) -> None:
        pass

    def on_begun(self, sitting: Sitting) -> None:
        pass

    def on_told(self, view: StopView | WholeView) -> None:
        pass
