"""What stands beside the ring: one panel at a time, as frozen data."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.check_view import Check
from companion.ui.presenter.ending_view import Ended
from companion.ui.presenter.log_view import Log
from companion.ui.presenter.new_game_view import NewGame
from companion.ui.presenter.purchase_view import Purchase
from companion.ui.presenter.question_view import QuestionView
from companion.ui.presenter.set_up_view import SetUp
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.teach_view import TeachView
from companion.ui.presenter.turn_view import Turn, Warned
from companion.ui.presenter.whole_view import WholeView
from companion.ui.presenter.why_view import Why
from companion.ui.views import RingView


@dataclass(frozen=True, slots=True)
class Line:
    """One thing the hands do, or one thing to know."""

    text: str
    icon: str = ""
    mark: str = ""  # a boss colour, in place of the icon
    hold: Act | None = None  # why


@dataclass(frozen=True, slots=True)
class Number:
    """A number that the players change; a key without an act, or with one that only says why, is at its
    limit."""

    label: str
    value: str
    icon: str = ""
    mark: str = ""
    minus: Act | None = None
    plus: Act | None = None
    tap: Act | None = None  # on the number: type it
    zero: bool = False
    infinite: bool = False
    spaces: int = 0  # of a bracket's track, shown small; 0: no track
    bracket: int = 0
    note: str = ""  # a line below: what it means now; *bold* between asterisks
    note_icon: str = ""
    hold: Act | None = None  # why it is so


@dataclass(frozen=True, slots=True)
class Tile:
    """A number to look at; tapped, it is the one that the players change."""

    words: str
    number: str
    icon: str
    act: Act
    chosen: bool = False
    hold: Act | None = None  # why it is so


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers that belong together, in so many columns."""

    answers: tuple[Answer, ...]
    title: str = ""
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Keypad:
    """A number, typed digit by digit."""

    typed: str


@dataclass(frozen=True, slots=True)
class Typing:
    """A few letters of the players' own; `act` gets them as its value."""

    hint: str
    button: str
    act: str


@dataclass(frozen=True, slots=True)
class Foot:
    """What comes next, and a quiet key beside it."""

    words: str
    icon: str
    key: Answer


@dataclass(frozen=True, slots=True)
class Advance:
    """The one button that goes on; without an act it says what is waited for."""

    words: str
    act: Act | None = None
    quiet: bool = False  # closes what asks nothing: amber stays for what goes on


@dataclass(frozen=True, slots=True)
class Aside:
    """The quiet key at the other end of the row: undo, or the way back."""

    icon: str
    words: str = ""
    act: Act | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    heading: str
    eyebrow: str = ""
    note: str = ""
    theirs: bool = False  # the Epics act
    ours: bool = False  # something of the players': an amber head
    icon: str = ""  # before the eyebrow
    token: str = ""  # before the heading
    value: str = ""  # right of the heading: what the page is about, as it stands
    close: str = ""  # words of the key that closes it, at the top right
    lines: tuple[Line, ...] = ()
    numbers: tuple[Number, ...] = ()
    tiles: tuple[Tile, ...] = ()
    chosen: tuple[Number, ...] = ()  # the number of the chosen tile
    foot: Foot | None = None
    groups: tuple[Answers, ...] = ()
    keypad: Keypad | None = None
    typing: Typing | None = None


Shown = (
    Panel
    | Turn
    | StopView
    | WholeView
    | Purchase
    | QuestionView
    | TeachView
    | Why
    | Log
    | Check
    | NewGame
    | SetUp
    | Ended
)


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence that goes away by itself, with at most one thing to do about it."""

    words: str
    key: Answer | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    round: str
    phase: str
    theirs: bool
    population: str
    population_word: str
    lost: str
    money: str
    base: int
    base_spaces: int
    ring: RingView
    panel: Shown
    advance: Advance
    asides: tuple[Aside, ...]
    menu: bool = True
    set_up: str = ""  # a game that has not begun: how many districts, and a way back beside its name
    warning: Warned | None = None
