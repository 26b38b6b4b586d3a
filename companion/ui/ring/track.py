"""A small bracket track: full pips left of the bar, dashes right of it. No Kivy."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from companion.ui.ring.geometry import round_rect

if TYPE_CHECKING:
    from companion.ui.ring.ink import Ink

CORNER: Final = 3


@dataclass(frozen=True, slots=True)
class Pip:
    """Measures at size 1; `room`: for the bar."""

    pitch: float
    width: float
    lit: float
    off: float
    bar: float
    room: float

    def across(self, spaces: int) -> float:
        return (spaces - 1) * self.pitch + self.width + self.room


DISTRICT_PIP: Final = Pip(17, 14, 9, 3.8, 17, 9)
BOSS_PIP: Final = Pip(13.5, 11, 10, 4.2, 18, 8.5)


@dataclass(frozen=True, slots=True)
class Track:
    """Where a track is, from `x` rightwards; `lit`, `off` and `text` are columns of the palette."""

    pip: Pip
    x: float
    y: float
    size: float
    spaces: int
    bracket: int
    lit: int
    off: int
    text: int

    def pips(self, ink: "Ink", bracket: float, spaces: Iterable[int]) -> None:
        """A bracket between two spaces is on its way."""
        pip, size = self.pip, self.size
        for space in spaces:
            passed = min(1.0, max(0.0, bracket - space))
            high = (pip.off + (pip.lit - pip.off) * passed) * size
            x = self.x + (space * pip.pitch + pip.room * (1 - passed) + pip.width / 2) * size
            column = self.lit if passed > 0.5 else self.off
            ink.convex(round_rect(pip.width * size, high, CORNER * size, x, self.y), column)

    def bar(self, ink: "Ink", bracket: float) -> None:
        if bracket <= self.spaces:
            x = self.x + (bracket * self.pip.pitch + 3) * self.size
            high = self.pip.bar * self.size
            ink.convex(round_rect(4 * self.size, high, 2 * self.size, x, self.y), self.text)
