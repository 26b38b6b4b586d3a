"""What a finger on the city does: the nearest token within reach, else the wedge or the hub below."""

from math import hypot
from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.ring.geometry import Ring
from companion.ui.ring.standing import CROWN, Spot
from companion.ui.ring.tokens import Token
from companion.ui.views import TokenView
from companion.ui.widgets.holding import HOLD, SLIP

REACH: Final = 24  # dp from a token's middle


class Touched(FloatLayout):
    """Tokens, ghosts and discs on a ring; `spots`: where they stand."""

    mini = BooleanProperty(False)
    __events__ = (
        "on_district",
        "on_reckoner",
        "on_hub",
        "on_hold_district",
        "on_hold_reckoner",
        "on_hold_hub",
        "on_drop",
    )

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ring: Ring | None = None
        self.spots: list[Spot] = []
        self.tokens: dict[str, Token] = {}

    def lift(self, token: Token) -> None:
        """Above the other tokens."""
        if self.children[0] is not token:
            self.remove_widget(token)
            self.add_widget(token)

    def on_touch_down(self, touch: Any) -> bool:
        if super().on_touch_down(touch):
            return True
        if (
            self.ring is None
            or self.disabled
            or touch.is_mouse_scrolling
            or not self.collide_point(*touch.pos)
        ):
            return False
        token = self._nearest(self.ring, *touch.pos)
        district = self.ring.hit(*touch.pos)
        if token is None and district is None and not self.ring.in_hub(*touch.pos):
            return False
        hold = Clock.schedule_once(lambda _: self._held(touch), HOLD)
        touch.ud[self] = _Press(token, district, hold)
        touch.grab(self)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        press: _Press = touch.ud[self]
        if hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(SLIP):
            press.slipped = True
            press.let_go()
        if press.slipped and press.token is not None and not self.mini and self._stands(press.token):
            self.lift(press.token)
            press.token.center = touch.pos
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        press: _Press = touch.ud.pop(self)
        press.let_go()
        if press.done or self.ring is None:
            return True
        if press.token is not None:
            self._release(press, touch)
        elif press.district is not None:
            if self.ring.hit(*touch.pos) == press.district:
                self.dispatch("on_district", press.district)
        elif self.ring.in_hub(*touch.pos):
            self.dispatch("on_hub")
        return True

    def _release(self, press: "_Press", touch: Any) -> None:
        token, district = press.token, self.ring and self.ring.hit(*touch.pos)
        if token is None or not self._stands(token):
            return
        if not press.slipped:
            self.dispatch("on_reckoner", token.name)
        elif self.mini or district is None or district == token.district:
            token.go_home()
        else:
            token.lie(*touch.pos)
            self.dispatch("on_drop", token.name, district)
            if token.district != district:
                token.go_home()

    def _stands(self, token: Token) -> bool:
        """A view may take a token away under the finger."""
        return self.tokens.get(token.name) is token

    def _held(self, touch: Any) -> None:
        press: _Press = touch.ud[self]
        press.done = True
        if press.token is not None:
            self.dispatch("on_hold_reckoner", press.token.name)
        elif press.district is not None:
            self.dispatch("on_hold_district", press.district)
        else:
            self.dispatch("on_hold_hub")

    def _nearest(self, ring: Ring, x: float, y: float) -> Token | None:
        """The token meant by a finger: none where a ghost or a disc is nearer."""
        within: list[tuple[float, Token | None]] = [(dp(REACH), None)]
        for spot in self.spots:
            if not isinstance(spot.who, TokenView):
                at = ring.at(ring.on_road, spot.angle)
                within.append((hypot(at[0] - x, at[1] - y), None))
            elif spot.who.name != CROWN:
                token = self.tokens[spot.who.name]
                within.append((hypot(token.center_x - x, token.center_y - y), token))
        return min(within, key=lambda one: one[0])[1]

    def on_district(self, district: int) -> None:
        """A wedge was tapped."""

    def on_reckoner(self, name: str) -> None:
        """A token was tapped."""

    def on_hub(self) -> None:
        """The boss was tapped."""

    def on_hold_district(self, district: int) -> None:
        """A finger rests on a wedge."""

    def on_hold_reckoner(self, name: str) -> None:
        """A finger rests on a token."""

    def on_hold_hub(self) -> None:
        """A finger rests on the boss."""

    def on_drop(self, name: str, district: int) -> None:
        """A token was dragged to a district; it stands where it stood until a view says otherwise."""


class _Press:
    """A finger that is down."""

    def __init__(self, token: Token | None, district: int | None, hold: Any) -> None:
        self.token, self.district, self._hold = token, district, hold
        self.slipped = False
        self.done = False

    def let_go(self) -> None:
        self._hold.cancel()
