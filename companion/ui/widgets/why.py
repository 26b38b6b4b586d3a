"""Why: what it is about, from what to what, and a well for each source."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.why_view import Well, Why
from companion.ui.skin import skin
from companion.ui.widgets.extent import extent
from companion.ui.widgets.parts import SHAPES, TextIconKey, Words
from companion.ui.widgets.shaft import Shaft
from companion.ui.widgets.small_track import SmallTrack  # noqa: F401  (for the kv)

Builder.load_file(str(Path(__file__).with_name("why.kv")))

BESIDE: Final = 140  # dp: with less than this beside the track, words stand below it


class WellBox(BoxLayout):
    name = StringProperty()
    place = StringProperty()
    amount = StringProperty()
    remarks = StringProperty()
    ours = BooleanProperty(False)
    phone = BooleanProperty(False)
    apart = BooleanProperty(False)  # the place below the name
    beside = BooleanProperty(False)  # the remarks right of the track

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._fit, -1)
        super().__init__(**kwargs)
        self.bind(width=self._later)
        skin.bind(scale=self._later)

    def show(self, well: Well) -> None:
        self.name, self.place, self.amount, self.ours = well.name, well.place, well.amount, well.ours
        self.remarks = "\n".join(well.remarks)
        badge = self.ids.badge
        badge.show(well.icon, well.token)
        badge.opacity = 1 if badge.children else 0
        self.ids.track.show(well.tiles, well.mark)
        self._later()

    def _fit(self, *_: object) -> None:
        ids = self.ids
        room = self.width - dp(36) - ids.amount.width - ids.badge.width
        wide = extent(self.name, "Big", ids.name.font_size) + extent(
            self.place, "Roboto", ids.place.font_size
        )
        self.apart = bool(self.place) and wide > room - dp(12)
        ids.track.room = self.width - dp(28)
        left = self.width - dp(40) - ids.track.width
        self.beside = (
            left >= dp(BESIDE) * skin.scale
            and extent(self.remarks, "Roboto", ids.beside.font_size) <= 2.6 * left
        )


class WellTitle(Words):
    pass


class PageLine(BoxLayout):
    text = StringProperty()


class EarlierKey(TextIconKey):
    """What happened before."""


class Wells(BoxLayout):
    """One below the other, each group under its phase; then where the rules stand."""

    phone = BooleanProperty(False)
    __events__ = ("on_do",)

    def show(self, why: Why) -> None:
        self.clear_widgets()
        for group in why.groups:
            if group.title:
                self.add_widget(WellTitle(text=group.title))
            for well in group.wells:
                box = WellBox(phone=self.phone)
                box.show(well)
                self.add_widget(box)
        if why.pages:
            self.add_widget(PageLine(text=why.pages))
        if why.earlier is not None:
            key = EarlierKey(text=why.earlier.words, icon=why.earlier.icon, act=why.earlier.act)
            key.bind(on_do=lambda _, act: self.dispatch("on_do", act))
            self.add_widget(key)

    def on_do(self, act: Act) -> None:
        pass


class WhyFace(BoxLayout):
    """The head stays; what is below it is pulled."""

    shape = OptionProperty(SHAPES[0], options=SHAPES)
    question = StringProperty()
    heading = StringProperty()
    before = StringProperty()
    after = StringProperty()
    close_words = StringProperty()
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.wells, self.shaft = Wells(), Shaft()
        self.wells.bind(on_do=lambda _, act: self.dispatch("on_do", act), height=self._put)
        self.shaft.hold(self.wells)
        self.shaft.size_hint = 1, 1
        self.shaft.bind(size=self._put, pos=self._put)
        self.add_widget(self.shaft)
        self.ids.closing.act = CLOSE
        self._why: Why | None = None
        self._high = 0.0

    @staticmethod
    def topic(why: Why) -> Hashable:
        return why.heading, why.whose

    def show(self, why: Why) -> None:
        if self._why is None or self.topic(self._why) != self.topic(why):
            self._high = 0.0
        self._why = why
        self.question = why.question
        self.heading = f"{why.whose}: {why.heading}" if why.whose else why.heading
        self.before, self.after, self.close_words = why.before, why.after, why.close
        self.wells.phone = self.shape == "phone"
        self.wells.show(why)
        self._put()

    def _put(self, *_: object) -> None:
        self.wells.width = self.shaft.width
        if self.wells.height != self._high:  # other wells, or the text has another size now
            self.shaft.to_start()
        self._high = self.wells.height
        self.shaft.keep()

    def on_do(self, act: Act) -> None:
        pass
