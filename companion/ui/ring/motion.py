"""What runs in the ring: one clock event while anything does, none when all is still."""

from dataclasses import dataclass, replace
from math import pi, sin
from typing import Any, Final

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.graphics import Rectangle
from kivy.properties import BooleanProperty

from companion.ui.ring.pace import POP, REDUCED, Motion, Pace, Step

POPPED: Final = 0.18  # by how much a number grows


@dataclass(slots=True)
class _Tween:
    step: Step
    pace: Pace
    start: float

    def at(self, now: float) -> bool:
        """Whether it goes on."""
        share = (now - self.start) / self.pace.seconds
        if share < 0:
            return True
        self.step(1.0 if share >= 1 else self.pace.easing(share))
        return share < 1


class Play(EventDispatcher):
    """The motion of one city."""

    still = BooleanProperty(True)
    reduced = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._running: list[_Tween] = []
        self._now = 0.0
        self._clock: Any = None

    def run(self, step: Step, pace: Pace, delay: float = 0.0) -> None:
        if self.reduced:
            if not pace.fades:
                step(1.0)
                return
            pace, delay = replace(pace, seconds=REDUCED), 0.0
        if not delay:
            step(0.0)
        self._running.append(_Tween(step, pace, self._now + delay))
        if self._clock is None:
            self._clock = Clock.schedule_interval(self._tick, 0)
            self.still = False

    def finish(self) -> None:
        running, self._running = self._running, []
        for tween in running:
            tween.step(1.0)
        self._stop()

    def _tick(self, seconds: float) -> None:
        self._now += seconds
        self._running = [tween for tween in self._running if tween.at(self._now)]
        if not self._running:
            self._stop()

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
            self.still = True


def pop(motion: Motion, picture: Rectangle) -> None:
    """A number that changed grows for a moment, about its middle."""
    (across, high), (x, y) = picture.size, picture.pos

    def step(share: float) -> None:
        more = POPPED * sin(pi * share) if share < 1 else 0.0
        picture.size = across * (1 + more), high * (1 + more)
        picture.pos = x - across * more / 2, y - high * more / 2

    motion.run(step, POP)
