"""What sets an instruction off: whose printed symbol it is, and by which ways it came to be carried out."""

from dataclasses import dataclass
from typing import Final

# Who makes it happen: a kind ("epic", "boss", "district", "newcago", "equipment", "reckoners"), and its id.
Source = tuple[str, str]

# A row of printed symbols: a kind and a key, as `tracks` finds it.
Printed = tuple[str, str | int]

NO_SOURCE: Final[Source] = ("", "")
PLAYERS: Final[Source] = ("reckoners", "")
NO_TRACK: Final[Printed] = ("", "")


@dataclass(frozen=True, slots=True)
class Copied:
    """R6.17: the left-most action of this Epic."""

    epic: str
    district: int


@dataclass(frozen=True, slots=True)
class Transformed:
    """R6.16: what the Epic Ability Die came up with."""

    face: str


@dataclass(frozen=True, slots=True)
class Per:
    """R6.12: once for each of these, counted when it was carried out (R5.4)."""

    thing: str
    count: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """R5.2: once more, for the Copy tokens."""

    count: int


@dataclass(frozen=True, slots=True)
class Last:
    """R6.21: a track's last action, once for each space its bracket could not move or token left over."""

    track: Printed
    reason: str  # "bracket" (R5.3), "power-up" (R6.8), "boost" (R6.5) or "copy-token" (R5.2)


Link = Copied | Transformed | Per | Tokens | Last


@dataclass(frozen=True, slots=True)
class Cause:
    """`symbol`: which of the track, from 1; 0: none in particular. `links`: from there to what was done."""

    source: Source = NO_SOURCE
    track: Printed = NO_TRACK
    symbol: int = 0
    links: tuple[Link, ...] = ()


NO_CAUSE: Final = Cause()
