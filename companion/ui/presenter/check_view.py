"""What should stand on the table, to compare it with the real one: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act


@dataclass(frozen=True, slots=True)
class Cell:
    """A number; tapped, it is typed."""

    value: str
    act: Act | None = None
    zero: bool = False
    infinite: bool = False
    hold: Act | None = None


@dataclass(frozen=True, slots=True)
class Head:
    icon: str
    words: str


@dataclass(frozen=True, slots=True)
class Column:
    """A district: who is there, and a cell for each head; `state`: for the eye only."""

    name: str
    epic: str
    tokens: tuple[str, ...]
    boss: bool
    nobody: str
    cells: tuple[Cell, ...]
    state: str
    icon: str
    act: Act
    current: bool = False  # the next to compare


@dataclass(frozen=True, slots=True)
class Counter:
    words: str
    cell: Cell
    icon: str = ""
    mark: str = ""
    spaces: int = 0
    bracket: int = 0
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    heading: str
    hint: str
    heads: tuple[Head, ...]
    columns: tuple[Column, ...]
    boss: str
    where: str
    counters: tuple[Counter, ...]
    left: str  # in the box
    theirs: bool = False
    ours: bool = False
