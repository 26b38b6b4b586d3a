"""One question, large, beside the ring: frozen data for the widgets."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.stop_view import Crumb, RowGroup, Sign, Tile

if TYPE_CHECKING:  # a panel may be a question
    from companion.ui.presenter.panel import Answers


@dataclass(frozen=True, slots=True)
class Opened:
    """A Reckoner whose cards can be taken: they stand open, below the name."""

    answer: Answer
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a die, or a kind of card, and what it means; `left` of `total` cards have yet to come."""

    words: str
    act: Act
    face: str = ""  # the number on the die
    signs: tuple[Sign, ...] = ()  # what is printed on it
    note: str = ""
    tokens: tuple[str, ...] = ()  # before the note
    left: int = 0
    total: int = 0

    @property
    def spent(self) -> bool:
        return self.total > 0 and self.left == 0


@dataclass(frozen=True, slots=True)
class Faces:
    faces: tuple[Face, ...]
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Deck:
    """How many cards have yet to come, a small card for each."""

    left: int
    total: int
    words: str


@dataclass(frozen=True, slots=True)
class PowerDie:
    colour: str
    face: str  # "": not told yet
    act: Act
    open: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """One of Limelight's tables; rows top to bottom."""

    title: str
    note: str  # where the column and the row meet
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[Tile, ...], ...]
    column: int  # the one at hand, from 0
    row: int | None


@dataclass(frozen=True, slots=True)
class PowerRoll:
    """Four dice; one of them is open: its faces, and its table as far as it is known."""

    dice: tuple[PowerDie, ...]
    faces: tuple[Answer, ...]
    grid: Grid | None
    said: str  # what the cell would do


@dataclass(frozen=True, slots=True)
class Found:
    """A card that can be taken by name; `known`: the app has been told all that is printed on it."""

    name: str
    note: str
    act: Act
    known: bool


@dataclass(frozen=True, slots=True)
class Search:
    """Names to choose from, found by a few letters; `new`: words of the key that takes a card of a new name,
    empty where there can be none."""

    typed: str
    hint: str
    rows: tuple[Found, ...]
    nothing: str  # in place of no rows
    new: str = ""
    take_new: Act | None = None  # None: nothing was typed yet


Part: TypeAlias = "Answers | Opened | Faces | Deck | PowerRoll | Search"


@dataclass(frozen=True, slots=True)
class Roll:
    """The app rolls or draws; `always`: from now on by itself."""

    key: Answer
    always: Answer


@dataclass(frozen=True, slots=True)
class QuestionView:
    """`told`: what happened in this act before it was asked."""

    heading: str
    asker: str = ""
    icon: str = ""  # before the asker
    ribbon: tuple[Crumb, ...] = ()
    parts: tuple[Part, ...] = ()
    roll: Roll | None = None
    hint: str = ""
    told: tuple[RowGroup, ...] = ()
    told_title: str = ""
    now: str = ""
    theirs: bool = True
    ours: bool = False
