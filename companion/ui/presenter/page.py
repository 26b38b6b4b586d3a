"""What the players open by themselves: a Reckoner's turn, a sheet, a list. Frozen, for the eye only."""

from dataclasses import dataclass
from typing import ClassVar

from companion.game.sitting import Sitting
from companion.game.stops import Stop
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.marks import NO_MARKS, Marks
from companion.ui.presenter.panel import Advance, Aside, Shown
from companion.wording.language import Language


@dataclass(frozen=True, slots=True)
class Desk:
    """What a page is made from."""

    sitting: Sitting
    language: Language
    ticked: frozenset[str] = frozenset()  # the Reckoners who are done, for the eye
    warned: object = None  # the entry whose warning is open
    turn: int = 0  # by how many districts the ring is turned

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def is_ours(self) -> bool:
        """May the players act on the board?"""
        table = self.table
        return table.question is None and self.sitting.stop() is None and table.phase == "reckoner"


@dataclass(frozen=True, slots=True)
class Page:
    at_any_time: ClassVar[bool] = False  # also while the Epics act

    def shown(self, desk: Desk) -> Shown:
        raise NotImplementedError

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return NO_MARKS

    def after(self, act: Act, desk: Desk) -> "Page | None":  # noqa: ARG002
        """With one more tap; None: that is none of its own."""
        return None

    def tap_district(self, desk: Desk, index: int) -> Act | None:  # noqa: ARG002
        """What a tap on a district of the ring means; None: its sheet."""
        return None

    def stop(self, desk: Desk) -> Stop | None:  # noqa: ARG002
        """What is looked at in place of what the game has come to."""
        return None

    def advance(self, desk: Desk) -> Advance | None:  # noqa: ARG002
        """In place of the button that goes on; None: that one stays."""
        return None

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...] | None:  # noqa: ARG002
        """In place of the quiet keys beside that button; None: those stay."""
        return None

    def is_done(self, desk: Desk) -> bool:  # noqa: ARG002
        """Asked after each entry: does it go by itself?"""
        return False


@dataclass(frozen=True, slots=True)
class Sheet(Page):
    """Corrections: the board is right at any moment."""

    at_any_time: ClassVar[bool] = True

    def advance(self, desk: Desk) -> Advance | None:
        return None if desk.is_ours else Advance(desk.language.gettext("Close"), CLOSE, quiet=True)
