"""What the players are told, as data; the words are made in `wording`.

A field called `district` holds a district's index. Counts are always positive; `change` carries a sign.
"""

from dataclasses import dataclass
from typing import Literal

from companion.rules.causes import NO_CAUSE, Cause
from companion.rules.forbidden import Became, WarningCode

Rose = Literal["research", "health", "both"]
Moved = Literal["", "pull", "repel"]


@dataclass(frozen=True, slots=True)
class Place:
    piece: str
    district: int
    count: int
    now: int


@dataclass(frozen=True, slots=True)
class Remove:
    piece: str
    district: int
    count: int
    now: int


@dataclass(frozen=True, slots=True)
class Population:
    change: int
    now: int
    why: str  # "attack", or what could not be done instead: "enforcement", "fortify", "steal", ...
    epic: str = ""  # the one that could not be Fortified


@dataclass(frozen=True, slots=True)
class Money:
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Fortify:
    district: int
    epic: str
    research: int
    health: int
    rose: Rose = "both"


@dataclass(frozen=True, slots=True)
class FortifyBoss:
    track: str  # "research", "health" or "district"
    district: int
    now: int


@dataclass(frozen=True, slots=True)
class Bracket:
    district: int
    epic: str
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class BossBracket:
    colour: str
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class LastAction:
    track: str  # an Epic's id or a boss colour
    of_boss: bool
    count: int = 1


@dataclass(frozen=True, slots=True)
class Base:
    now: int


@dataclass(frozen=True, slots=True)
class LoseDie:
    reckoner: str


@dataclass(frozen=True, slots=True)
class BuyDie:
    reckoner: str


@dataclass(frozen=True, slots=True)
class MoveReckoner:
    reckoner: str
    district: int
    origin: int  # the district they leave; NOWHERE: they come onto the board
    why: Moved = ""


@dataclass(frozen=True, slots=True)
class MoveBoss:
    district: int
    steps: int


@dataclass(frozen=True, slots=True)
class MoveIldithia:
    district: int  # the board now stands clockwise of this one; NOWHERE: beside the table


@dataclass(frozen=True, slots=True)
class Marker:
    district: int
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class ResetMarker:
    district: int
    now: int


@dataclass(frozen=True, slots=True)
class Steal:
    reckoner: str
    equipment: str
    district: int  # of the Epic it goes under; NOWHERE: set aside


@dataclass(frozen=True, slots=True)
class Sell:
    reckoner: str
    equipment: str
    price: int
    now: int


@dataclass(frozen=True, slots=True)
class Buy:
    reckoner: str
    equipment: str
    price: int
    now: int
    consumed: bool = False  # R9.5


@dataclass(frozen=True, slots=True)
class NewMarket:
    now: int


@dataclass(frozen=True, slots=True)
class Plans:
    reckoner: str
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Suffer:
    reckoner: str
    effect: str


@dataclass(frozen=True, slots=True)
class EffectsEnd:
    reckoners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    step: str  # "prologue", "ildithia", "add-epics", "newcago", "epics", "boss", "rewards"


@dataclass(frozen=True, slots=True)
class Activate:
    district: int


@dataclass(frozen=True, slots=True)
class Blackmail:
    district: int


@dataclass(frozen=True, slots=True)
class Sabotage:
    district: int


@dataclass(frozen=True, slots=True)
class CopyTokens:
    district: int
    count: int


@dataclass(frozen=True, slots=True)
class Copy:
    """The left-most action of this Epic is what is carried out next."""

    epic: str
    district: int


@dataclass(frozen=True, slots=True)
class PowerCell:
    colour: str
    row: str
    column: int


@dataclass(frozen=True, slots=True)
class Transform:
    district: int
    face: str


@dataclass(frozen=True, slots=True)
class AddEpic:
    district: int
    epic: str
    research: int | None
    health: int | None


@dataclass(frozen=True, slots=True)
class ShuffleEpics:
    """R4.3: the defeated Epics become a new deck."""


@dataclass(frozen=True, slots=True)
class Research:
    district: int
    epic: str  # empty: the boss
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Attack:
    district: int
    epic: str
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Weaken:
    district: int
    epic: str
    health: int


@dataclass(frozen=True, slots=True)
class Defeat:
    district: int
    epic: str


@dataclass(frozen=True, slots=True)
class Return:
    reckoner: str
    equipment: str


@dataclass(frozen=True, slots=True)
class Reward:
    epic: str  # empty: Equipment that is used up
    reward: str
    count: int
    equipment: str = ""


@dataclass(frozen=True, slots=True)
class Spend:
    """R9.2: of what stands unspent."""

    reward: str  # "enforcement" or "contain"
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class Lapse:
    reward: str
    count: int


@dataclass(frozen=True, slots=True)
class Disable:
    reckoner: str
    equipment: str


@dataclass(frozen=True, slots=True)
class Remind:
    """R9.7: of a card that a Reckoner may use now."""

    reckoner: str
    equipment: str
    district: int


@dataclass(frozen=True, slots=True)
class RemindOfCard:
    """R9.7: of the bottom half of a Newcago card."""

    district: int
    bonus: str  # empty: not told to the app


@dataclass(frozen=True, slots=True)
class Demolitions:
    reckoner: str
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Dawnslight:
    """R8.2: a card for this Reckoner."""

    district: int
    reckoner: str
    now: int


@dataclass(frozen=True, slots=True)
class UseDawnslight:
    reckoner: str
    now: int


@dataclass(frozen=True, slots=True)
class DawnslightCards:
    """How many are held, put back after an undo."""

    reckoner: str
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Nothing:
    why: str
    district: int


@dataclass(frozen=True, slots=True)
class Warn:
    code: WarningCode
    rule: str
    district: int
    became: Became
    reckoner: str = ""
    most: int = 0  # how many the box holds, where that is what was passed


@dataclass(frozen=True, slots=True)
class Correct:
    path: str
    value: str


@dataclass(frozen=True, slots=True)
class NewRound:
    round: int


@dataclass(frozen=True, slots=True)
class GameOver:
    outcome: str


@dataclass(frozen=True, slots=True)
class PlaceIldithia:
    """R3.1: the Movement board comes into play."""

    district: int  # it stands clockwise of this one


@dataclass(frozen=True, slots=True)
class BossTrack:
    """A boss track is carried out: how many of its actions stand left of the bracket."""

    colour: str
    count: int


# How a board that is ahead of the game is put back (after an undo).


@dataclass(frozen=True, slots=True)
class PutEpic:
    """Back on the board as it stood."""

    district: int
    epic: str
    research: int | None
    health: int | None
    bracket: int


@dataclass(frozen=True, slots=True)
class TakeEpic:
    district: int
    epic: str


@dataclass(frozen=True, slots=True)
class EpicValues:
    district: int
    epic: str
    research: int | None
    health: int | None


@dataclass(frozen=True, slots=True)
class BossValues:
    research: int
    health: int | None


@dataclass(frozen=True, slots=True)
class TakeEquipment:
    reckoner: str
    equipment: str


@dataclass(frozen=True, slots=True)
class GiveEquipment:
    reckoner: str
    equipment: str


@dataclass(frozen=True, slots=True)
class TuckEquipment:
    equipment: str
    district: int  # under its Epic; NOWHERE: set aside


@dataclass(frozen=True, slots=True)
class TakeOff:
    """From under an Epic, or from what was set aside."""

    equipment: str
    district: int


@dataclass(frozen=True, slots=True)
class TakeEffect:
    reckoner: str
    effect: str


@dataclass(frozen=True, slots=True)
class GiveDie:
    reckoner: str


Instruction = (
    Place
    | Remove
    | Population
    | Money
    | Fortify
    | FortifyBoss
    | Bracket
    | BossBracket
    | LastAction
    | Base
    | LoseDie
    | BuyDie
    | MoveReckoner
    | MoveBoss
    | MoveIldithia
    | Marker
    | ResetMarker
    | Steal
    | Sell
    | Buy
    | NewMarket
    | Plans
    | Suffer
    | EffectsEnd
    | Step
    | Activate
    | Blackmail
    | Sabotage
    | CopyTokens
    | Copy
    | PowerCell
    | Transform
    | AddEpic
    | ShuffleEpics
    | Research
    | Attack
    | Weaken
    | Defeat
    | Return
    | Reward
    | Spend
    | Lapse
    | Disable
    | Remind
    | RemindOfCard
    | Demolitions
    | Dawnslight
    | UseDawnslight
    | DawnslightCards
    | Nothing
    | Warn
    | Correct
    | NewRound
    | GameOver
    | PlaceIldithia
    | BossTrack
    | PutEpic
    | TakeEpic
    | EpicValues
    | BossValues
    | TakeEquipment
    | GiveEquipment
    | TuckEquipment
    | TakeOff
    | TakeEffect
    | GiveDie
)


@dataclass(frozen=True, slots=True)
class Told:
    instruction: Instruction
    cause: Cause = NO_CAUSE
