"""What happened, round by round: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round, with how many live at its end."""

    words: str
    population: str
    change: str
    act: Act
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class LogRow:
    """`words`: who, between *asterisks*, and what. Without an act it was taken back."""

    words: str
    act: Act | None
    icon: str = ""
    token: str = ""
    theirs: bool = False
    before: str = ""  # the number that it changed
    after: str = ""
    lost: str = ""  # of the Population
    note: str = ""  # of the one that is open: what going back would take back
    back: Answer | None = None


@dataclass(frozen=True, slots=True)
class LogPart:
    """A phase; newest entry first."""

    title: str
    rows: tuple[LogRow, ...]
    theirs: bool = False


@dataclass(frozen=True, slots=True)
class Log:
    heading: str
    chapters: tuple[Chapter, ...]
    parts: tuple[LogPart, ...]
    hint: str  # "newest first"
    nothing: str = ""  # in place of no entries
    theirs: bool = False
    ours: bool = False
