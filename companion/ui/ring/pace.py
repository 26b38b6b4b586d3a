"""How long each motion of the ring takes, and how it runs. No Kivy."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

Step = Callable[[float], None]  # from 0 to 1; at 1 all is as if nothing had moved


def linear(share: float) -> float:
    return share


def out_quad(share: float) -> float:
    return 1 - (1 - share) ** 2


def out_cubic(share: float) -> float:
    return 1 - (1 - share) ** 3


def in_out_cubic(share: float) -> float:
    return 4 * share**3 if share < 0.5 else 1 - 4 * (1 - share) ** 3


@dataclass(frozen=True, slots=True)
class Pace:
    """`fades`: a change in place, which stays a short one where motion is reduced."""

    seconds: float
    easing: Callable[[float], float]
    fades: bool = False


TAKE_OVER: Final = Pace(0.24, out_cubic, fades=True)
LIFT: Final = Pace(0.24, out_cubic)
SWEEP: Final = Pace(0.32, out_cubic)
BRACKET: Final = Pace(0.16, out_cubic)
POP: Final = Pace(0.22, out_cubic)
WALK: Final = Pace(0.26, in_out_cubic)
FLARE: Final = Pace(0.09, linear)
FADE: Final = Pace(0.38, out_quad, fades=True)
A_DISTRICT: Final = 0.18  # the boss or Ildithia's board, for each
STEP_OF_DEATHS: Final = 0.11
ALL_DEATHS: Final = 1.2
REDUCED: Final = 0.12


def marching(districts: int) -> Pace:
    return replace(WALK, seconds=A_DISTRICT * max(1, districts))


class Motion(Protocol):
    """Takes steps from 0 to 1, in its own time."""

    @property
    def reduced(self) -> bool: ...

    def run(self, step: Step, pace: Pace, delay: float = 0.0) -> None: ...


class AtOnce:
    """For what has to stand in its place without a way there."""

    reduced = True

    def run(self, step: Step, pace: Pace, delay: float = 0.0) -> None:  # noqa: ARG002
        step(1.0)


AT_ONCE: Final = AtOnce()
