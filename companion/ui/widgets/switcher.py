"""The Reckoners, to go from one's turn to another's; who is on turn stands in a halo."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import Seat
from companion.ui.widgets.holding import HoldKey

Builder.load_file(str(Path(__file__).with_name("switcher.kv")))

GAP: Final = 8


class SeatKey(HoldKey):
    """Tapped: that Reckoner's turn. Held: the tick."""

    name = StringProperty()
    current = BooleanProperty(False)
    ticked = BooleanProperty(False)
    token = NumericProperty("46dp")
    halo = NumericProperty(0)

    def show(self, seat: Seat) -> None:
        self.name, self.current, self.ticked = seat.name, seat.current, seat.ticked
        self.act, self.hold = seat.act, seat.hold


class Switcher(RelativeLayout):
    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.seats: tuple[Seat, ...] = ()
        self.keys: list[SeatKey] = []

    def show(self, seats: Sequence[Seat], all_of_them: bool) -> None:
        """The one on turn is left out where the head of the panel shows the token already."""
        self.seats = tuple(seat for seat in seats if all_of_them or not seat.current)
        while len(self.keys) > len(self.seats):
            self.remove_widget(self.keys.pop())
        while len(self.keys) < len(self.seats):
            key = SeatKey()
            key.bind(on_do=lambda _, act: self.do(act))
            self.keys.append(key)
            self.add_widget(key)
        for seat, key in zip(self.seats, self.keys, strict=True):
            key.show(seat)

    def lay_out(self, each: float, high: float, token: float) -> None:
        """`each`: the width of a key, without the gap to the next."""
        for at, key in enumerate(self.keys):
            key.size, key.pos, key.token = (each, high), (at * (each + dp(GAP)), 0), token
        self.size = max(0, len(self.keys) * (each + dp(GAP)) - dp(GAP)), high
