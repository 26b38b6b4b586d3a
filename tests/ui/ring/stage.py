"""A city alone before the window, and a hand to touch it with."""

from collections.abc import Callable
from typing import Any, cast

from companion.ui.views import RingView
from tests.ui.window import FRAME, Hand, prepare, start, stop

prepare()


class Stage:
    """What the city told is in `heard`."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.city: Any = hand.app.root.children[0]
        self.heard: list[tuple[Any, ...]] = []
        for event in self.city.__events__:
            self.city.bind(**{event: self._listener(event)})

    def _listener(self, event: str) -> Any:
        return lambda _, *told: self.heard.append((event, *told))

    def show(self, view: RingView) -> None:
        self.city.show(view)
        self.hand.frames(2)

    def wait(self, seconds: float, frames: int = 6) -> None:
        """In few frames: drawing them is what takes long here."""
        for _ in range(frames):
            self.hand.time.now += seconds / frames - FRAME
            self.hand.frames(1)

    def at(self, radius: float, district: int, off: float = 0.0) -> tuple[float, float]:
        ring = self.city.ring
        return cast(tuple[float, float], ring.at(radius, ring.middle(district) + off))

    def spot(self, number: int) -> tuple[float, float]:
        """Where the ghost or disc of this number is, counted from the first district."""
        marks = [spot for spot in self.city.spots if not hasattr(spot.who, "on_turn")]
        ring = self.city.ring
        return cast(tuple[float, float], ring.at(ring.on_road, marks[number].angle))

    def hold(self, x: float, y: float) -> None:
        touch = self.hand.down(x, y)
        self.hand.wait(0.5)
        self.hand.up(touch)
        self.hand.frames(2)


def staged(make: Callable[[], Any] | None = None) -> Stage:
    """The ring, or something else that shows the same view."""
    from kivy.app import App
    from kivy.uix.floatlayout import FloatLayout

    from companion.ui.ring.city import City

    class StageApp(App):  # type: ignore[misc,unused-ignore]
        def build(self) -> Any:
            root = FloatLayout()
            root.add_widget(make() if make else City(size_hint=(None, None), size=(776, 800)))
            return root

    return Stage(start(StageApp()))


def stop_stage(stage: Stage) -> None:
    stop(stage.hand.app)
