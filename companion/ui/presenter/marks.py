"""What the ring shows besides the board: what is chosen, and where it could go."""

from dataclasses import dataclass
from typing import Final

from companion.ui.views import DiscView, GhostView


@dataclass(frozen=True, slots=True)
class Marks:
    selected: int | None = None
    on_turn: str = ""
    ghosts: tuple[GhostView, ...] = ()
    discs: tuple[DiscView, ...] = ()
    boss: bool = False
    asked: int | None = None  # what a question is about


NO_MARKS: Final = Marks()
