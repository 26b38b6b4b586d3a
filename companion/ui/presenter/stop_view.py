"""What the Epics do at one stop, beside the ring: frozen data for the widgets."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.ui.presenter.acts import Act, Answer

if TYPE_CHECKING:  # the first frame does not wait for the rules
    from companion.rules.at_hand import State as SymbolState
    from companion.rules.ribbon import State


@dataclass(frozen=True, slots=True)
class Crumb:
    """A stop of the phase on the ribbon."""

    words: str
    state: "State"


@dataclass(frozen=True, slots=True)
class Sign:
    """One printed action: its icon or a boss's mark, and its number."""

    icon: str = ""
    mark: str = ""
    number: str = ""
    reach: str = ""  # icon: whom it reaches, where that is not here
    ours: bool = False  # the people's number: amber


@dataclass(frozen=True, slots=True)
class Tile:
    """A symbol of the track at hand; without signs it is not known."""

    signs: tuple[Sign, ...]
    state: "SymbolState"
    badge: str = ""  # how often: "×2"
    known: bool = True
    asked: str = ""  # the one that is asked for: which it is, in a word


@dataclass(frozen=True, slots=True)
class Tiles:
    tiles: tuple[Tile, ...]
    bracket: int | None = None  # it stands right of so many; None: there is none


@dataclass(frozen=True, slots=True)
class Row:
    """One thing the hands do: *bold* is what they take."""

    words: str
    icon: str = ""
    mark: str = ""
    token: str = ""
    now: str = ""
    ours: bool = False  # the people's number: amber
    aside: bool = False  # why what follows happens: nothing to do for the hands
    tick: Act | None = None  # it is kept whether it is ticked; None: the row itself knows
    done: bool = False
    old: str = ""  # what stood there before `now`, where something is moved back
    hold: Act | None = None  # why


@dataclass(frozen=True, slots=True)
class RowGroup:
    """What belongs together; `mark`: to this track of the boss."""

    rows: tuple[Row, ...]
    mark: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Die:
    """Asked below what has happened; each face says in its detail what it would do."""

    question: str
    faces: tuple[Answer, ...]
    roll: Answer


@dataclass(frozen=True, slots=True)
class StopView:
    heading: str
    note: str
    ribbon: tuple[Crumb, ...]
    groups: tuple[RowGroup, ...]
    now: str  # the word above a number
    tiles: Tiles | None = None
    die: Die | None = None
    more: tuple[str, ...] = ()  # rows out of sight below: "1 more", "2 more", as many as can be
    theirs: bool = True
    ours: bool = False
    eyebrow: str = ""  # in place of the ribbon, with an icon
    icon: str = ""
