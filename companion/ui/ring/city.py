"""The ring as a widget: layers, from the haze to the tokens."""

from dataclasses import replace
from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.graphics.context import get_context
from kivy.properties import BooleanProperty

from companion.ui.ring.fingers import Touched
from companion.ui.ring.geometry import Ring
from companion.ui.ring.hub import Hub
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import forget
from companion.ui.ring.marks import draw_marks
from companion.ui.ring.motion import Play
from companion.ui.ring.pace import AT_ONCE, TAKE_OVER, Motion
from companion.ui.ring.road import Arc, draw_ground, draw_road, sweep
from companion.ui.ring.skyline import Skyline
from companion.ui.ring.standing import crowded, place
from companion.ui.ring.tokens import Token
from companion.ui.ring.turning import Hand, MovementBoard
from companion.ui.ring.wedge import Wedge
from companion.ui.theme import DARK, Theme
from companion.ui.views import Mood, RingView, TokenView


class City(Touched):
    """The ring. `show` it a view; until then it is empty. What changed moves there, unless motion is
    `reduced`; `still`: nothing moves."""

    reduced = BooleanProperty(False)
    still = BooleanProperty(True)

    def __init__(self, theme: Theme = DARK, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: RingView | None = None
        self._play = Play()
        self._play.bind(still=self.setter("still"))
        self.bind(reduced=self._play.setter("reduced"))
        self._sheet = Sheet(self.canvas, theme)
        self._skyline = Skyline(self._sheet)
        self._wedges: list[Wedge] = []
        self._crowded: frozenset[int] = frozenset()
        self._arc, self._hub = Arc(self._sheet), Hub(self._sheet)
        self._hand, self._board = Hand(self._sheet), MovementBoard(self._sheet)
        self._ground, self._road, self._places, self._marks = (InstructionGroup() for _ in range(4))
        under = self._ground, self._road, self._arc.group, self._places
        for layer in (*under, self._hand.group, self._hub.group, self._board.group, self._marks):
            self.canvas.before.add(layer)
        self._later = Clock.create_trigger(self._lay, -1)
        self.bind(size=self._later, pos=self._later, mini=self._later)
        get_context().add_reload_observer(self.letter_anew)

    def show(self, view: RingView) -> None:
        """Only what changed is drawn again."""
        self.finish()
        old, self.view = self.view, view
        ring = self.ring
        if (
            ring is None
            or old is None
            or self._later.is_triggered
            or (ring.count, ring.turn) != (len(view.districts), view.turn)
        ):
            self._later()
            return
        crowd = self._crowded
        self._find_places(ring, view)
        for index, (before, now) in enumerate(zip(old.districts, view.districts, strict=True)):
            if before != now or (index in crowd) != (index in self._crowded):
                self._wedges[index].show(ring, now, index in self._crowded, self._play)
        if _acting(old) != _acting(view):
            self._pass_glow(ring, _acting(old), _acting(view))
        if (old.progress, old.boss.acting) != (view.progress, view.boss.acting):
            self._draw_road(ring, view)
            self._arc.show(ring, sweep(ring, view), self._play)
        if replace(old.boss, district=view.boss.district) != view.boss:
            self._hub.show(ring, view.boss, self._play)
        self._hand.show(ring, _boss(view), self._play)
        self._board.show(ring, view.board, self._play)
        self._skyline.change(view.population, self._play)
        self._place_tokens(ring, self._play)

    def finish(self) -> None:
        """Everything stands where it was going."""
        self._play.finish()

    def use(self, theme: Theme) -> None:
        self._sheet.use(theme)
        self._later()

    def letter_anew(self, *_: Any) -> None:
        """The textures are gone, or have to go."""
        forget()
        self._later()

    def _lay(self, *_: Any) -> None:
        """Everything, for this size and theme, and at once."""
        self.finish()
        view = self.view
        if view is None or min(self.size) < 1:
            return
        ring = self.ring = Ring.within(self.center, self.size, len(view.districts), view.turn, self.mini)
        self._find_places(ring, view)
        self._places.clear()
        # Wedges beyond the count keep their colours: a preview goes from five districts to three and back.
        while len(self._wedges) < ring.count:
            self._wedges.append(Wedge(self._sheet, self._skyline, len(self._wedges)))
        for index, district in enumerate(view.districts):
            self._wedges[index].lay(ring, district, index in self._crowded, AT_ONCE)
            self._places.add(self._wedges[index].group)
        self._draw_ground(ring, _acting(view))
        self._draw_road(ring, view)
        self._arc.show(ring, sweep(ring, view), AT_ONCE)
        self._hub.show(ring, view.boss, AT_ONCE)
        self._hand.lay(ring, _boss(view))
        self._board.lay(ring, view.board)
        self._skyline.show(view.population)
        for token in self.tokens.values():
            token.outdate()
        self._place_tokens(ring, AT_ONCE)

    def _draw_ground(self, ring: Ring, glowing: frozenset[int]) -> None:
        layer = Layer(self._sheet)
        draw_ground(layer, ring, [(district, self._wedges[district].glow) for district in glowing])
        layer.onto(self._ground)

    def _pass_glow(self, ring: Ring, old: frozenset[int], new: frozenset[int]) -> None:
        """Both are there while one fades."""
        self._draw_ground(ring, old | new)

        def step(share: float) -> None:
            if share >= 1:
                self._draw_ground(ring, new)

        self._play.run(step, TAKE_OVER)

    def _draw_road(self, ring: Ring, view: RingView) -> None:
        layer = Layer(self._sheet)
        draw_road(layer, ring, view)
        layer.onto(self._road)

    def _find_places(self, ring: Ring, view: RingView) -> None:
        self.spots = place(ring, view)
        self._crowded = crowded(ring, self.spots)

    def _place_tokens(self, ring: Ring, motion: Motion) -> None:
        layer = Layer(self._sheet)
        draw_marks(layer, ring, self.spots)
        layer.onto(self._marks)
        standing: dict[str, TokenView] = {}
        for spot in self.spots:
            if isinstance(spot.who, TokenView):
                standing[spot.who.name] = spot.who
                self._token(spot.who.name).stand(ring, spot.who, spot.angle, motion)
        for name in self.tokens.keys() - standing.keys():
            self.remove_widget(self.tokens.pop(name))
        for token in standing.values():
            if token.on_turn:
                self.lift(self.tokens[token.name])

    def _token(self, name: str) -> Token:
        if name not in self.tokens:
            self.tokens[name] = Token(name, self._sheet)
            self.add_widget(self.tokens[name])
        return self.tokens[name]

    def on_touch_down(self, touch: Any) -> bool:
        self.finish()
        return super().on_touch_down(touch)


def _acting(view: RingView) -> frozenset[int]:
    return frozenset(n for n, district in enumerate(view.districts) if district.mood is Mood.ACTING)


def _boss(view: RingView) -> int | None:
    return view.boss.district if view.boss.district >= 0 else None
