"""The panel beside the ring: one face at a time above the row that goes on."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final, Protocol

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.check_view import Check
from companion.ui.presenter.ending_view import Ended
from companion.ui.presenter.log_view import Log
from companion.ui.presenter.new_game_view import NewGame
from companion.ui.presenter.panel import Advance, Aside, Panel, Shown
from companion.ui.presenter.purchase_view import Purchase
from companion.ui.presenter.question_view import QuestionView
from companion.ui.presenter.set_up_view import SetUp
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.teach_view import TeachView
from companion.ui.presenter.turn_view import Turn, Warned
from companion.ui.presenter.whole_view import WholeView
from companion.ui.presenter.why_view import Why
from companion.ui.widgets.brief import Brief
from companion.ui.widgets.check import CheckFace
from companion.ui.widgets.ended import EndFace
from companion.ui.widgets.fade import fade
from companion.ui.widgets.filling import fill
from companion.ui.widgets.listing import Listing
from companion.ui.widgets.log import LogFace
from companion.ui.widgets.new_game import NewGameFace
from companion.ui.widgets.parts import SHAPES, CaptionKey
from companion.ui.widgets.plain_key import PlainKey
from companion.ui.widgets.population_key import PopulationKey
from companion.ui.widgets.purchase import PurchaseFace
from companion.ui.widgets.question import QuestionFace
from companion.ui.widgets.set_up import SetUpFace
from companion.ui.widgets.stop import StopFace
from companion.ui.widgets.teach import TeachFace
from companion.ui.widgets.turn import TurnFace
from companion.ui.widgets.warning import WarningBox
from companion.ui.widgets.whole import WholeFace
from companion.ui.widgets.why import WhyFace

Builder.load_file(str(Path(__file__).with_name("panel.kv")))

WHOLE: Final = (Purchase, NewGame)  # on a phone these need the place of the ring too
FULL: Final = (Log, Check, Ended, TeachView)  # and these the whole screen, on every device
SETTLE = 0.35  # seconds: what has just come ignores a finger that was already on its way


class Face(Protocol):
    """A widget that shows one kind of panel. What it shows anew is of another topic: it settles first."""

    shape: str

    def topic(self, panel: Any) -> Hashable: ...
    def show(self, panel: Any) -> None: ...


FACES: Final[dict[type[Shown], type[Any]]] = {
    Panel: Listing,
    Turn: TurnFace,
    StopView: StopFace,
    WholeView: WholeFace,
    Purchase: PurchaseFace,
    QuestionView: QuestionFace,
    Why: WhyFace,
    Log: LogFace,
    Check: CheckFace,
    SetUp: SetUpFace,
    Ended: EndFace,
    TeachView: TeachFace,
    NewGame: NewGameFace,
}


class SidePanel(FloatLayout):
    fade = ObjectProperty()
    tint = OptionProperty("", options=("", "theirs", "ours"))  # of the head
    advance = StringProperty()
    quiet = BooleanProperty(False)  # the button only closes something
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    whole = BooleanProperty(False)  # over the ring
    full = BooleanProperty(False)  # over everything
    flat = BooleanProperty(False)  # a phone's, beside the ring
    bare = BooleanProperty(False)  # a phone's, while the Epics act: on the night itself, with the Population
    night = BooleanProperty(False)  # there is only the city and its night
    population = StringProperty()
    lost = StringProperty()
    money = StringProperty()
    set_up = StringProperty()  # of a game that has not begun
    alone = BooleanProperty(False)  # what is chosen for it, where no ring says what it makes
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self.fade = fade(upright=False)  # a RoundedRectangle draws its texture upside down
        super().__init__(**kwargs)
        self._faces: dict[type[Shown], Any] = {}
        self._shown: Shown | None = None
        self._topic: Hashable = None
        self._warning: WarningBox | None = None
        self._asides: tuple[Aside, ...] = ()
        self._settled = True
        self._settle = Clock.create_trigger(self._on_settled, SETTLE)
        self.bind(shape=self._cover, flat=self._cover)
        self._population = PopulationKey()
        self._population.bind(on_do=self._pass_on)
        self._brief = Brief()
        for name in ("population", "lost"):
            self.bind(**{name: self._population.setter(name)})
        for name in ("population", "money", "set_up"):
            self.bind(**{name: self._brief.setter(name)})

    @property
    def face(self) -> Any:
        assert self._shown is not None
        return self._faces[type(self._shown)]

    def show(self, panel: Shown, advance: Advance, asides: tuple[Aside, ...]) -> None:
        self.advance = advance.words
        self.ids.advance.act, self.quiet = advance.act, advance.quiet
        self._asides = asides
        self._put_asides()
        if panel == self._shown:
            return
        self._shown = panel
        self._cover()
        face = self._face_for(type(panel))
        self._notice((type(panel), face.topic(panel)))
        self.tint = "theirs" if panel.theirs else "ours" if panel.ours else ""
        face.show(panel)
        place = self.ids.place
        if place.children != [face]:
            place.clear_widgets()
            place.add_widget(face)

    def on_bare(self, *_: object) -> None:
        self._stand_beside(self._population, self.bare)

    def on_alone(self, *_: object) -> None:
        self._stand_beside(self._brief, self.alone)

    def _stand_beside(self, part: Widget, shown: bool) -> None:
        """The button that goes on."""
        if shown:
            self.ids.footer.add_widget(part, index=1)
        else:
            self.ids.footer.remove_widget(part)
        self._put_asides()

    def _put_asides(self) -> None:
        """Beside the Population there is room for one; another stands above the foot."""
        asides = () if self.alone else self._asides
        apart = asides[1:] if self.bare else ()
        fill(self.ids.asides, asides[: len(asides) - len(apart)], self._aside_key)
        fill(self.ids.apart, apart, self._apart_key)

    def _cover(self, *_: object) -> None:
        self.full = isinstance(self._shown, FULL)
        self.night = isinstance(self._shown, Ended)
        covers = self.shape == "phone" and not self.flat and isinstance(self._shown, WHOLE)
        self.whole = self.full or covers
        self.alone = covers and isinstance(self._shown, NewGame)

    def warn(self, warned: Warned | None) -> None:
        """Over the lower part, above the row that goes on."""
        if warned is None:
            if self._warning is not None:
                self.remove_widget(self._warning)
            return
        if self._warning is None:
            self._warning = WarningBox(panel=self)
            self._warning.bind(on_do=self._pass_on)
            self.ids.footer.bind(top=self._warning.setter("floor"))
            self._warning.floor = self.ids.footer.top
        if self._warning.parent is None:
            self.add_widget(self._warning)
            self._unsettle()
        self._warning.show(warned)

    def _face_for(self, kind: type[Shown]) -> Any:
        if kind not in self._faces:
            face = FACES[kind](shape=self.shape)
            face.bind(on_do=self._pass_on)
            self.bind(shape=face.setter("shape"))
            if isinstance(face, NewGameFace):
                face.alone = self.alone
                self.bind(alone=face.setter("alone"))
            self._faces[kind] = face
        return self._faces[kind]

    def _aside_key(self) -> CaptionKey:
        key = CaptionKey()
        key.bind(on_do=self._pass_on)
        return key

    def _apart_key(self) -> PlainKey:
        key = PlainKey()
        key.bind(on_do=self._pass_on)
        return key

    @property
    def asides(self) -> list[CaptionKey]:
        return [*reversed(self.ids.asides.children), *reversed(self.ids.apart.children)]

    def _notice(self, topic: Hashable) -> None:
        if topic != self._topic:
            self._topic = topic
            self._unsettle()

    def _unsettle(self) -> None:
        self._settled = False
        self._settle()

    def _on_settled(self, _: float) -> None:
        self._settled = True

    def on_touch_down(self, touch: Any) -> bool:
        if not self._settled and self.collide_point(*touch.pos):
            return not touch.is_mouse_scrolling
        return bool(super().on_touch_down(touch)) or (self.whole and self.collide_point(*touch.pos))

    def _pass_on(self, _: Widget, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
