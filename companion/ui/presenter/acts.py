"""What a tap does, and the plainest thing to tap."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Act:
    """What a tap does: the name of one of the presenter's acts, and what it is about."""

    name: str
    value: Any = None


CLOSE = Act("close")
SAY = "say"  # an act that changes nothing: its value is said


@dataclass(frozen=True, slots=True)
class Answer:
    words: str
    act: Act
    detail: str = ""
    icon: str = ""
    token: str = ""  # a Reckoner, shown by the token
    mark: str = ""
    chosen: bool = False
    of: str = ""  # icon before the number
    number: str = ""
    blocked: bool = False
    by: str = ""  # what blocks it: a piece of `theme.PIECES`
