"""Why a number is what it is, beside the ring: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Answer
from companion.ui.presenter.stop_view import Tiles


@dataclass(frozen=True, slots=True)
class Well:
    """What one source did: its name and place, the symbols lit, and words beside them."""

    name: str
    place: str = ""
    amount: str = ""
    ours: bool = False  # the players' doing
    token: str = ""  # a Reckoner
    icon: str = ""
    mark: str = ""  # of a boss's track, before its tiles
    tiles: Tiles | None = None
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WellGroup:
    """Of one phase; the title is absent where it is the one at hand."""

    wells: tuple[Well, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Why:
    question: str
    heading: str
    groups: tuple[WellGroup, ...]
    whose: str = ""  # before the question: a district, a Reckoner, the boss
    before: str = ""
    after: str = ""
    pages: str = ""  # where the rules stand
    earlier: Answer | None = None  # what happened in the rounds before
    close: str = ""
    theirs: bool = False
    ours: bool = False
