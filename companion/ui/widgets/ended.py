"""The end of a game: won or lost, Population's curve, who cost how much, and the lights of the city."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.relativelayout import RelativeLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.ending_view import Cost, Ended
from companion.ui.ring.horizon import Horizon
from companion.ui.skin import skin
from companion.ui.widgets.curve import Curve
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.filling import fill
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("ended.kv")))

GAP: Final = {"wide": 32, "tall": 24, "phone": 14}  # dp: between the parts
CURVE: Final = {"wide": 280, "tall": 300, "phone": 170}  # dp, its height
FLATTEST: Final = 110  # on a phone lying flat
BOX: Final = 480  # dp: what the costs stand in, beside the curve
SHARE: Final = 0.45  # of the width: the costs' at most
CITY: Final = {"wide": 240, "tall": 240, "phone": 90}  # dp: how high the city is at most
LOWEST: Final = 56
AROUND: Final = 20  # dp: about the panel's face


class CostRow(BoxLayout):
    name = StringProperty()
    amount = StringProperty()
    share = NumericProperty(0)
    others = BooleanProperty(False)
    ours = BooleanProperty(False)
    won = BooleanProperty(True)

    def show(self, cost: Cost) -> None:
        self.name, self.amount, self.share = cost.name, cost.amount, cost.share
        self.others, self.ours = cost.others, cost.ours


class EndWords(BoxLayout):
    eyebrow = StringProperty()
    heading = StringProperty()
    line = StringProperty()
    won = BooleanProperty(True)
    phone = BooleanProperty(False)


class CostBox(BoxLayout):
    title = StringProperty()
    total = StringProperty()
    phone = BooleanProperty(False)

    def show(self, view: Ended) -> None:
        self.title, self.total = view.title, view.total
        fill(self.ids.rows, view.costs, CostRow)
        self.fit(view)

    def fit(self, view: Ended) -> None:
        """Names end where the bars begin, in one column."""
        size = grown(20, 32, float(skin.scale))
        names = max((extent(one.name, "BigBold", size) for one in view.costs), default=0.0)
        amounts = max(
            (extent(one.amount, "Big", grown(26, 42, float(skin.scale))) for one in view.costs), default=0.0
        )
        for row in self.ids.rows.children:
            row.won = view.won
            row.ids.name.width = min(names + dp(6), self.width * 0.45)
            row.ids.amount.width = amounts + dp(14)


class EndFace(FloatLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self._later = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self.horizon = Horizon(size_hint=(None, None))
        self.words, self.curve, self.box = EndWords(), Curve(size_hint=(None, None)), CostBox()
        self.shaft, self.content = Shaft(), RelativeLayout(size_hint=(None, None))
        self.shaft.bare = True
        for part in (self.words, self.curve, self.box):
            self.content.add_widget(part)
        self.shaft.hold(self.content)
        self.add_widget(self.horizon)
        self.add_widget(self.shaft)
        self._view: Ended | None = None
        self._use_theme()
        skin.bind(theme=self._use_theme, scale=self._later)
        self.bind(size=self._later, pos=self._later, shape=self._later)
        for part in (self.words, self.box):
            part.bind(minimum_height=self._later)

    def _use_theme(self, *_: object) -> None:
        self.horizon.use(skin.theme)

    @staticmethod
    def topic(view: Ended) -> Hashable:
        return view.heading

    def show(self, view: Ended) -> None:
        self._view = view
        words = self.words
        words.eyebrow, words.heading, words.line, words.won = view.eyebrow, view.heading, view.line, view.won
        self.curve.show(view.points, view.won)
        self.box.show(view)
        self.horizon.show(view.population)
        self.shaft.to_start()
        self._later()

    def _arrange(self, *_: object) -> None:
        if self._view is None or self.width <= dp(100):
            return
        phone = self.shape == "phone" or self.height < dp(400)
        self.words.phone = self.box.phone = phone
        room = self.height - self._city_at_least()
        self.content.width = self.width
        high = self._beside(room) if self.shape == "wide" else self._stacked()
        city = min(dp(CITY[self.shape]), self.height - min(high, room) - dp(GAP[self.shape]))
        self._stand_city(city)
        self.shaft.size = self.width, self.height - (city if city >= dp(LOWEST) else 0)
        self.shaft.pos = self.x, self.top - self.shaft.height
        self.content.height = high
        self.box.fit(self._view)
        self.shaft.to_start()

    def _city_at_least(self) -> float:
        """Its lights tell how it ended; large text and a phone lying flat need the place more."""
        tells = skin.scale <= LARGE and self.height >= dp(500)
        return float(dp(LOWEST + 24)) if tells else 0.0

    def _stand_city(self, high: float) -> None:
        self.horizon.opacity = 1 if high >= dp(LOWEST) else 0
        self.horizon.size = self.width + 2 * dp(AROUND), max(1, high - dp(12))
        self.horizon.pos = self.x - dp(AROUND), self.y - dp(4)

    def _beside(self, room: float) -> float:
        gap = dp(GAP["wide"])
        wide = min(dp(BOX) * max(1.0, skin.scale), self.width * SHARE)
        left = self.width - wide - gap
        self.words.width = left
        self.box.width = wide
        words = self.words.minimum_height
        curve = max(dp(FLATTEST), min(dp(CURVE["wide"]), room - words - gap))
        high = max(words + gap / 2 + curve, self.box.minimum_height)
        self.words.pos = 0, high - words
        self.curve.size, self.curve.pos = (left, curve), (0, high - words - gap / 2 - curve)
        self.box.pos = left + gap, high - self.box.minimum_height
        return float(high)

    def _stacked(self) -> float:
        gap = dp(GAP[self.shape])
        self.words.width = self.box.width = self.width
        curve = dp(CURVE[self.shape])
        words, box = self.words.minimum_height, self.box.minimum_height
        self.box.pos = 0, 0
        self.curve.size, self.curve.pos = (self.width, curve), (0, box + gap)
        self.words.pos = 0, box + gap + curve + gap / 2
        return float(words + gap / 2 + curve + gap + box)

    def on_do(self, act: Act) -> None:
        pass
