"""The ring as a widget: layers, from the haze to the tokens, and what a finger does to them."""

from math import hypot
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.graphics.context import get_context
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui.ring.geometry import Ring
from companion.ui.ring.hub import draw_hub
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import forget
from companion.ui.ring.marks import draw_marks
from companion.ui.ring.road import draw_board, draw_ground, draw_road
from companion.ui.ring.skyline import Skyline
from companion.ui.ring.standing import CROWN, Spot, crowded, place
from companion.ui.ring.tokens import Token
from companion.ui.ring.wedge import Wedge
from companion.ui.theme import DARK, Theme
from companion.ui.views import Mood, RingView, TokenView

REACH: Final = 24  # dp from a token's middle
SLIP: Final = 12  # dp a tap may move
HOLD: Final = 0.4


class City(FloatLayout):
    """The ring. `show` it a view; until then it is empty."""

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

    def __init__(self, theme: Theme = DARK, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: RingView | None = None
        self.ring: Ring | None = None
        self._sheet = Sheet(self.canvas, theme)
        self._skyline = Skyline(self._sheet)
        self._wedges: list[Wedge] = []
        self._tokens: dict[str, Token] = {}
        self.spots: list[Spot] = []
        self._crowded: frozenset[int] = frozenset()
        layers = [InstructionGroup() for _ in range(6)]
        for layer in layers:
            self.canvas.before.add(layer)
        self._ground, self._road, self._places, self._hub, self._board, self._marks = layers
        self._later = Clock.create_trigger(self._lay, -1)
        self.bind(size=self._later, pos=self._later, mini=self._later)
        get_context().add_reload_observer(self._reload)

    def show(self, view: RingView) -> None:
        """Only what changed is drawn again."""
        old, self.view = self.view, view
        if (
            self.ring is None
            or old is None
            or (len(old.districts), old.turn) != (len(view.districts), view.turn)
        ):
            self._later()
            return
        ring, crowd = self.ring, self._crowded
        self._find_places(ring, view)
        for index, (before, now) in enumerate(zip(old.districts, view.districts, strict=True)):
            if before != now or (index in crowd) != (index in self._crowded):
                self._wedges[index].show(ring, now, index in self._crowded)
        if _acting(old) != _acting(view):
            self._draw_ground(ring, view)
        if (old.progress, old.boss.acting) != (view.progress, view.boss.acting):
            self._draw_road(ring, view)
        if old.boss != view.boss:
            self._draw_hub(ring, view)
        if old.board != view.board:
            self._draw_board(ring, view)
        self._skyline.show(view.population)
        self._place_tokens(ring)

    def use(self, theme: Theme) -> None:
        self._sheet.use(theme)
        self._later()

    def _reload(self, *_: Any) -> None:
        forget()
        self._later()

    def _lay(self, *_: Any) -> None:
        """Everything, for this size and theme."""
        view = self.view
        if view is None or min(self.size) < 1:
            return
        ring = self.ring = Ring.within(self.center, self.size, len(view.districts), view.turn, self.mini)
        self._find_places(ring, view)
        self._draw_ground(ring, view)
        self._draw_road(ring, view)
        self._places.clear()
        # Wedges beyond the count keep their colours: a preview goes from five districts to three and back.
        while len(self._wedges) < ring.count:
            self._wedges.append(Wedge(self._sheet, self._skyline, len(self._wedges)))
        for index, district in enumerate(view.districts):
            self._wedges[index].lay(ring, district, index in self._crowded)
            self._places.add(self._wedges[index].group)
        self._draw_hub(ring, view)
        self._draw_board(ring, view)
        self._skyline.show(view.population)
        for token in self._tokens.values():
            token.outdate()
        self._place_tokens(ring)

    def _draw_ground(self, ring: Ring, view: RingView) -> None:
        layer = Layer(self._sheet)
        draw_ground(layer, ring, view)
        layer.onto(self._ground)

    def _draw_road(self, ring: Ring, view: RingView) -> None:
        layer = Layer(self._sheet)
        draw_road(layer, ring, view)
        layer.onto(self._road)

    def _draw_hub(self, ring: Ring, view: RingView) -> None:
        layer = Layer(self._sheet)
        draw_hub(layer, ring, view.boss)
        layer.onto(self._hub)

    def _draw_board(self, ring: Ring, view: RingView) -> None:
        layer = Layer(self._sheet)
        if view.board is not None:
            draw_board(layer, ring, view.board)
        layer.onto(self._board)

    def _find_places(self, ring: Ring, view: RingView) -> None:
        self.spots = place(ring, view)
        self._crowded = crowded(ring, self.spots)

    def _place_tokens(self, ring: Ring) -> None:
        layer = Layer(self._sheet)
        draw_marks(layer, ring, self.spots)
        layer.onto(self._marks)
        standing: dict[str, TokenView] = {}
        for spot in self.spots:
            if isinstance(spot.who, TokenView):
                standing[spot.who.name] = spot.who
                self._token(spot.who.name).stand(ring, spot.who.district, spot.angle, spot.who.on_turn)
        for name in self._tokens.keys() - standing.keys():
            self.remove_widget(self._tokens.pop(name))
        for token in standing.values():
            if token.on_turn:
                self._raise(self._tokens[token.name])

    def token(self, name: str) -> Token:
        """A Reckoner who is on the board."""
        return self._tokens[name]

    def _token(self, name: str) -> Token:
        if name not in self._tokens:
            self._tokens[name] = Token(name, self._sheet)
            self.add_widget(self._tokens[name])
        return self._tokens[name]

    def _raise(self, token: Token) -> None:
        if self.children[0] is not token:
            self.remove_widget(token)
            self.add_widget(token)

    # Fingers: the nearest token within reach, else the wedge or the hub below.

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
            self._raise(press.token)
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
            self._release(press, self.ring.hit(*touch.pos))
        elif press.district is not None:
            if self.ring.hit(*touch.pos) == press.district:
                self.dispatch("on_district", press.district)
        elif self.ring.in_hub(*touch.pos):
            self.dispatch("on_hub")
        return True

    def _release(self, press: "_Press", district: int | None) -> None:
        token = press.token
        if token is None or not self._stands(token):
            return
        token.go_home()
        if not press.slipped:
            self.dispatch("on_reckoner", token.name)
        elif not self.mini and district is not None and district != token.district:
            self.dispatch("on_drop", token.name, district)

    def _stands(self, token: Token) -> bool:
        """A view may take a token away under the finger."""
        return self._tokens.get(token.name) is token

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
                token = self._tokens[spot.who.name]
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


def _acting(view: RingView) -> list[bool]:
    return [district.mood is Mood.ACTING for district in view.districts]
