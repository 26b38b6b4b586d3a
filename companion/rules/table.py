"""The position on the table: everything that changes while a game is played.

Slotted objects of numbers, strings and lists, with a hand-written clone: a forecast clones the table
thousands of times. The box (what is printed) is shared, never copied.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ParamSpec

from companion.rules.box import KEPT, Box
from companion.rules.causes import NO_SOURCE, NO_TRACK, Cause, Link, Printed, Source
from companion.rules.instructions import Instruction, Told
from companion.rules.notation import COLOURS, Action
from companion.rules.pieces import LIMITS
from companion.rules.questions import Question, Reply
from companion.rules.setup import BOSS_BRACKET, STARTING_MONEY, STARTING_POPULATION, Setup

P = ParamSpec("P")

# What is still to do: a name from the registry of steps, then plain arguments.
Frame = tuple[Any, ...]

NOWHERE = -1  # a Reckoner who is not on the board yet; a district index nobody has


@dataclass(slots=True)
class Epic:
    id: str
    research: int | None  # None: the starting value, not told to the app yet
    health: int | None
    bracket: int
    stolen: list[tuple[str, str]] = field(default_factory=list)  # Reckoner, Equipment

    def clone(self) -> "Epic":
        return Epic(self.id, self.research, self.health, self.bracket, self.stolen[:])


@dataclass(slots=True)
class District:
    name: str
    board: str  # id of the printed board
    epic: Epic | None = None
    pieces: list[int] = field(default_factory=lambda: [0] * len(LIMITS))
    marker: int | None = None

    def clone(self) -> "District":
        epic = self.epic
        return District(
            self.name, self.board, None if epic is None else epic.clone(), self.pieces[:], self.marker
        )


@dataclass(slots=True)
class Reckoner:
    name: str
    district: int = NOWHERE
    plans: int = 0
    equipment: list[str] = field(default_factory=list)
    effects: list[str] = field(default_factory=list)  # R6.20, put on in an earlier round
    fresh: list[str] = field(default_factory=list)  # R6.20, put on in this round
    regained: list[str] = field(default_factory=list)  # R1.8, unusable until the next Reckoner Phase
    new_plans: int = 0  # R9.6: how many of the plans were gained in this Reckoner Phase
    disabled: str | None = None  # R6.20: the card that *equipment* disables; None: not named yet
    dawnslight: int = 0  # R8.2: cards held
    demolitions: int = 0  # tokens on Mizzy's Ability card

    def clone(self) -> "Reckoner":
        return Reckoner(
            self.name,
            self.district,
            self.plans,
            self.equipment[:],
            self.effects[:],
            self.fresh[:],
            self.regained[:],
            self.new_plans,
            self.disabled,
            self.dawnslight,
            self.demolitions,
        )


@dataclass(slots=True)
class Boss:
    district: int = 0
    research: int = 0
    health: int | None = None  # None: not weakened yet (R1.6)
    brackets: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, BOSS_BRACKET))

    def clone(self) -> "Boss":
        return Boss(self.district, self.research, self.health, self.brackets.copy())


@dataclass(slots=True)
class Held:
    """An action that waits for the end of the activation (R5.4), and what was going on when it was met."""

    action: Action
    here: int
    copying: tuple[int, ...]
    ending: tuple[int | str, ...]
    transforming: int
    track: Printed = NO_TRACK
    symbol: int = 0
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """How the Epics' phase began that is under way or has just ended."""

    phase: str  # "prologue" or "epic"
    origin: int  # where the boss stood: R4.2 goes clockwise from there
    empty: tuple[int, ...] = ()  # R4.3: the districts that had no Epic


@dataclass(slots=True)
class Table:
    setup: Setup
    box: Box
    reckoners: list[Reckoner]
    districts: list[District]
    boss: Boss = field(default_factory=Boss)
    phase: str = "reckoner"
    round: int = 1
    population: int = STARTING_POPULATION
    money: int = STARTING_MONEY
    base_marker: int = 0
    lost_dice: list[str] = field(default_factory=list)
    defeated: int = 0
    defeated_epics: list[str] = field(default_factory=list)  # R1.8: the pile
    unspent: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KEPT, 0))  # R9.2
    ildithia_gap: int | None = None
    set_aside: list[tuple[str, str]] = field(default_factory=list)
    outcome: str | None = None
    supply: list[int] = field(default_factory=lambda: list(LIMITS))
    regalia_drawn: dict[str, int] = field(default_factory=dict)
    rewards: list[tuple[int, str]] = field(default_factory=list)  # R4.1: district, Epic, still to be earned

    # Where the rules are in the middle of something.
    actor: str = ""  # the Reckoner who does what was entered, where the players said so
    pace: str = "phase"  # how much happens before the players are asked to go on
    paused: bool = False
    course: Course | None = None  # None: no phase of the Epics has begun yet
    pending: list[Frame] = field(default_factory=list)
    question: Question | None = None
    reply: Reply | None = None
    acting: int = NOWHERE  # district of the Epic that is being activated
    held: list["Held"] = field(default_factory=list)  # R5.4
    copying: list[int] = field(default_factory=list)  # R6.17: districts whose Copy is being copied
    ending: list[int | str] = field(default_factory=list)  # R6.21: tracks whose last action is being done
    transforming: int = 0  # R6.16: how many rolls are being carried out inside each other
    hits: dict[int, list[str]] = field(default_factory=dict)  # R8.3: Reckoners hit, by symbol of the card
    source: Source = NO_SOURCE
    work: int = 0  # tracks run since the last input
    track: Printed = NO_TRACK  # what is being carried out, printed on the source
    symbol: int = 0  # which symbol of it, from 1; 0: none in particular
    links: tuple[Link, ...] = ()  # by which ways the symbol came to do what is being done
    told: list[Told] | None = None  # None: instructions switched off

    def clone(self) -> "Table":
        """An independent copy; instructions told so far are not part of it."""
        return Table(
            self.setup,
            self.box,
            [reckoner.clone() for reckoner in self.reckoners],
            [district.clone() for district in self.districts],
            self.boss.clone(),
            self.phase,
            self.round,
            self.population,
            self.money,
            self.base_marker,
            self.lost_dice[:],
            self.defeated,
            self.defeated_epics[:],
            self.unspent.copy(),
            self.ildithia_gap,
            self.set_aside[:],
            self.outcome,
            self.supply[:],
            self.regalia_drawn.copy(),
            self.rewards[:],
            self.actor,
            self.pace,
            self.paused,
            self.course,
            self.pending[:],
            self.question,
            self.reply,
            self.acting,
            self.held[:],
            self.copying[:],
            self.ending[:],
            self.transforming,
            {symbol: names[:] for symbol, names in self.hits.items()} if self.hits else {},
            self.source,
            0,
            self.track,
            self.symbol,
            self.links,
            None if self.told is None else [],
        )

    def tell(self, kind: Callable[P, Instruction], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell the players; with instructions switched off, none is made."""
        if self.told is not None:
            self.told.append(Told(kind(*args, **kwargs), self.cause))

    @property
    def cause(self) -> Cause:
        return Cause(self.source, self.track, self.symbol, self.links)

    def act_as(self, source: Source) -> None:
        """Somebody else acts from here on."""
        self.source = source
        self.links = ()
        self.point_at(NO_TRACK)

    def point_at(self, track: Printed, symbol: int = 0) -> None:
        """What the players should look at, while it is carried out."""
        self.track = track
        self.symbol = symbol

    def link(self, kind: Callable[P, Link], *args: P.args, **kwargs: P.kwargs) -> None:
        """From here on, what is done comes by this way too; with instructions switched off, nobody asks."""
        if self.told is not None:
            self.links = (*self.links, kind(*args, **kwargs))

    def unlink(self) -> None:
        self.links = self.links[:-1]

    def clockwise_from(self, start: int) -> list[int]:
        ring = len(self.districts)
        return [(start + step) % ring for step in range(ring)]

    def clockwise(self, district: int) -> int:
        return (district + 1) % len(self.districts)

    def counterclockwise(self, district: int) -> int:
        return (district - 1) % len(self.districts)

    def in_district(self, district: int) -> list[Reckoner]:
        return [reckoner for reckoner in self.reckoners if reckoner.district == district]

    def reckoner(self, name: str) -> Reckoner:
        return next(reckoner for reckoner in self.reckoners if reckoner.name == name)
