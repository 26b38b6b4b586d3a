"""Purchase: the cards for sale scroll between the search and what is asked of the one that was chosen."""

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.purchase_view import Buyer, CardRow, Purchase
from companion.ui.presenter.question_view import Search
from companion.ui.skin import skin
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES, Key, TextKey

Builder.load_file(str(Path(__file__).with_name("purchase.kv")))

FLAT: Final = 330  # dp: a lower panel is laid out as on a phone
ONE_ROW: Final = 480  # dp: nine prices beside each other
TWO_ROWS: Final = 5  # prices in the first of them


class CardKey(Key):
    """One card for sale."""

    text = StringProperty()
    note = StringProperty()
    price = StringProperty()
    chosen = BooleanProperty(False)
    dear = BooleanProperty(False)
    unknown = BooleanProperty(False)
    tapped = ObjectProperty(None, allownone=True)

    def on_do(self, act: Act) -> None:
        self.tapped(act)


class BuyerKey(Key):
    """A Reckoner, and how many cards."""

    name = StringProperty()
    cards = StringProperty()
    chosen = BooleanProperty(False)

    def show(self, one: Buyer) -> None:
        self.name, self.cards, self.act, self.chosen = one.name, one.cards, one.act, one.chosen


class PriceKey(TextKey):
    def show(self, one: Answer) -> None:
        self.text, self.act = one.words, one.act


class PurchaseKey(Key):
    """What else there is to buy."""

    text = StringProperty()
    number = StringProperty()
    blocked = BooleanProperty(False)

    def show(self, one: Answer) -> None:
        self.text, self.number, self.act, self.blocked = one.words, one.number, one.act, one.blocked
        self.ids.badge.show(one.icon, one.token)


class SearchRow(BoxLayout):
    typed = StringProperty()
    hint = StringProperty()
    new = StringProperty()
    act = ObjectProperty(None, allownone=True)
    outline = ColorProperty((0, 0, 0, 0))
    __events__ = ("on_do",)

    def show(self, purchase: Purchase | Search) -> None:
        self.hint, self.new, self.act = purchase.hint, purchase.new, purchase.take_new
        self.typed = purchase.typed
        if self.ids.field.text != self.typed:
            self.ids.field.text = self.typed

    def type(self, text: str) -> None:
        if text != self.typed:
            self.dispatch("on_do", Act("search", text))

    def take(self) -> None:
        """Nothing typed yet: the name of a new card comes first."""
        if self.act is None:
            self.ids.field.focus = True
        else:
            self.ids.field.focus = False
            self.dispatch("on_do", self.act)

    def on_do(self, act: Act) -> None:
        pass


class PurchaseFace(BoxLayout):
    heading = StringProperty()
    note = StringProperty()
    money = StringProperty()
    whom = StringProperty()
    nothing = StringProperty()
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    phone = BooleanProperty(False)  # laid out as on one
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self.arrange = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._purchase: Purchase | None = None
        self.whom_box, self.extras = self.ids.whom.__self__, self.ids.extras.__self__
        self.search = SearchRow()
        self.search.bind(on_do=self._pass_on)
        self.bind(size=self.arrange, shape=self.arrange)
        skin.bind(scale=self.arrange)

    def topic(self, purchase: Purchase) -> Hashable:
        """What rises over the list settles first."""
        return bool(purchase.prices), purchase.choosing and self.shape == "phone"

    def show(self, purchase: Purchase) -> None:
        self._purchase = purchase
        self.heading, self.note, self.money = purchase.heading, purchase.note, purchase.money
        self.whom, self.nothing = purchase.whom, purchase.nothing
        self.search.show(purchase)
        ids = self.ids
        rows = [self._row(one) for one in purchase.rows]
        if [row["text"] for row in rows] != [row["text"] for row in ids.cards.data]:
            ids.cards.scroll_y = 1
        ids.cards.data = rows
        self._fill(ids.buyers, purchase.buyers, BuyerKey)
        self._fill(ids.prices, purchase.prices, PriceKey)
        self._fill(self.extras, purchase.keys, PurchaseKey)
        self.arrange()

    def _row(self, one: CardRow) -> dict[str, Any]:
        return {
            "text": one.name,
            "note": one.note,
            "price": one.price,
            "act": one.act,
            "chosen": one.chosen,
            "dear": one.dear,
            "unknown": one.unknown,
            "tapped": self._do,
        }

    def _fill(self, grid: Any, views: Sequence[Any], make: Callable[[], Any]) -> None:
        keys = list(reversed(grid.children))
        for key in keys[len(views) :]:
            grid.remove_widget(key)
        for _ in views[len(keys) :]:
            key = make()
            key.bind(on_do=self._pass_on)
            keys.append(key)
            grid.add_widget(key)
        for view, key in zip(views, keys, strict=False):
            key.show(view)

    def _arrange(self, *_: object) -> None:
        if self._purchase is None or self.width <= dp(100):
            return
        ids = self.ids
        flat = self.height < dp(FLAT) and self.shape != "phone"
        self.phone = flat or self.shape == "phone"
        beside = self.shape == "tall" or flat
        _put(self.search, ids.beside if beside else ids.below)
        tall = self.shape == "tall"
        foot = ids.feet if tall else ids.foot
        _put(self.whom_box, foot, not self.phone or self._purchase.choosing)
        _put(self.extras, foot, not self.phone or not self._purchase.choosing)
        self.whom_box.size_hint_x = 1.5 if tall else 1
        large = skin.scale > LARGE
        ids.prices.cols = 9 if self.whom_box.width > dp(ONE_ROW) * skin.scale else TWO_ROWS
        ids.buyers.cols = max(1, len(self._purchase.buyers))
        self.extras.cols = 1 if tall or (large and self.phone) else max(1, len(self._purchase.keys))

    def _pass_on(self, _: Widget, act: Act) -> None:
        self._do(act)

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass


def _put(part: Widget, place: Widget, shown: bool = True) -> None:
    if part.parent is not None and (part.parent is not place or not shown):
        part.parent.remove_widget(part)
    if shown and part.parent is None:
        place.add_widget(part)
