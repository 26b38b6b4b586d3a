"""What the rules wait for, as data. `options` lists every equally likely answer, repeats included."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

Reply = int | str | Mapping[str, str]


@dataclass(frozen=True, slots=True)
class MovementDie:
    kind: ClassVar[str] = "movement-die"
    options: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityDie:
    kind: ClassVar[str] = "ability-die"
    district: int
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PowerDice:
    kind: ClassVar[str] = "power-dice"
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RegaliaCard:
    kind: ClassVar[str] = "regalia-card"
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewEpic:
    kind: ClassVar[str] = "new-epic"
    district: int
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseReckoner:
    kind: ClassVar[str] = "choose-reckoner"
    reason: str  # "steal", "sell", "plan", "base", "effect", "plan-reward", "dawnslight"
    options: tuple[str, ...] = ()
    effect: str = ""


@dataclass(frozen=True, slots=True)
class ChooseEquipment:
    kind: ClassVar[str] = "choose-equipment"
    reason: str  # "steal", "sell", "disable"
    reckoner: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Content:
    """Something printed that the app has not been told: the table goes on when its box knows it."""

    kind: ClassVar[str] = "content"
    path: str
    expects: str  # "cell", "number", "health", "length"
    offer: int | None = None
    options: tuple[str, ...] = ()


Question = (
    MovementDie | AbilityDie | PowerDice | RegaliaCard | NewEpic | ChooseReckoner | ChooseEquipment | Content
)


def is_chance(question: Question) -> bool:
    """A die or a draw that the app could make: all its outcomes are known."""
    return bool(question.options) and not isinstance(question, ChooseReckoner | ChooseEquipment)
