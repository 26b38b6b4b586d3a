"""What the ring shows besides the board: what is chosen, and where it could go."""

from dataclasses import dataclass
from typing import Final

from companion.ui.views import DiscView, GhostView


@dataclass(frozen=True, slots=True)
class Moves:
    """A whole phase is carried out place by place."""

    district: int | None  # at hand
    boss: bool
    done: frozenset[int]
    settled: frozenset[int] = frozenset()  # what changed there is no news any more
    coming: int | None = None  # the district after it


@dataclass(frozen=True, slots=True)
class Marks:
    selected: int | None = None
    on_turn: str = ""
    ghosts: tuple[GhostView, ...] = ()
    discs: tuple[DiscView, ...] = ()
    boss: bool = False
    asked: int | None = None  # what a question is about
    moves: Moves | None = None
    lit: frozenset[int] = frozenset()  # set up


NO_MARKS: Final = Marks()
