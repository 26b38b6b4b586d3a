"""How a game ended: frozen data for the widgets."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CurvePoint:
    label: str
    people: int


@dataclass(frozen=True, slots=True)
class Cost:
    """`share`: of the longest bar, 0 to 1. `others`: nobody in particular; `ours`: people gained."""

    name: str
    amount: str
    share: float
    others: bool = False
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Ended:
    won: bool
    eyebrow: str
    heading: str
    line: str  # *bold* between asterisks
    population: int
    points: tuple[CurvePoint, ...]
    title: str
    costs: tuple[Cost, ...]
    total: str
    theirs: bool = False
    ours: bool = False
