"""The city as the ring shows it: frozen data, made by the presenter and drawn by Kivy."""

from dataclasses import dataclass
from enum import Enum


class Mood(Enum):
    IDLE = "idle"
    ACTED = "acted"
    ACTING = "acting"
    SELECTED = "selected"
    CHANGED = "changed"
    EMPTY = "empty"  # no Epic


@dataclass(frozen=True, slots=True)
class PieceView:
    """`piece`: a key of `theme.PIECES`; `change`: since the players last said Done."""

    piece: str
    count: int
    change: int = 0


@dataclass(frozen=True, slots=True)
class DistrictView:
    """Words and numbers are ready to show; an empty one is left out."""

    name: str
    epic: str  # without an Epic, the words that say so
    mood: Mood = Mood.IDLE
    research: str = ""
    health: str = ""
    infinite: bool = False  # Health
    weakened: str = ""  # in place of Research
    spaces: int = 0
    bracket: int = 0
    pieces: tuple[PieceView, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenView:
    name: str
    district: int
    on_turn: bool = False


@dataclass(frozen=True, slots=True)
class GhostView:
    """Where the Reckoner on turn could go; `blocked`: the icon of what forbids it, empty if nothing does."""

    name: str
    district: int
    blocked: str = ""


@dataclass(frozen=True, slots=True)
class DiscView:
    """An amber disc on the road of a district that can be chosen; with a number, hollow: the boss would
    land there."""

    district: int
    icon: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class TrackView:
    """One of the boss's four, and what it would do now: an icon and a number."""

    colour: str
    spaces: int
    bracket: int
    icon: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class BossView:
    name: str
    note: str
    share: float  # of the gauge, 0 to 1
    tracks: tuple[TrackView, ...]
    district: int
    acting: bool = False
    selected: bool = False


@dataclass(frozen=True, slots=True)
class NoteView:
    """A few small words, maybe behind an icon; `done`: there is nothing more to come there."""

    words: str = ""
    icon: str = ""
    done: bool = False


@dataclass(frozen=True, slots=True)
class DialView:
    """The ring from close by, while the Epics act. `middle`: which district; `name`: what stands on it, since
    who acts stands below; `notes`: of every district, where it is not in the middle; `boss`: the one in the
    middle shows him and his tracks."""

    middle: int
    name: str
    notes: tuple[NoteView, ...]
    boss: bool = False


@dataclass(frozen=True, slots=True)
class RingView:
    """`progress`: from the boss's district to the one that acts; `board`: clockwise of which district
    Ildithia's Movement board stands; `turn`: by how many districts the ring is turned; `dial`: in the
    players' own phase there is none."""

    districts: tuple[DistrictView, ...]
    boss: BossView
    reckoners: tuple[TokenView, ...] = ()
    population: int = 40
    progress: tuple[int, int] | None = None
    board: int | None = None
    turn: int = 0
    ghosts: tuple[GhostView, ...] = ()
    discs: tuple[DiscView, ...] = ()
    dial: DialView | None = None
