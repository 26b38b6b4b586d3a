"""What is printed on the cards, boards and dice in use: frozen, shared by every clone of a table.

None stands for what the app has not been told yet. Each part knows its path in the pack, so that a
question can name what it asks for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from companion.rules.notation import Cell, Track

INFINITE: Final = -1  # Health that cannot be attacked (R1.5)
REWARDS: Final = ("money", "plan", "enforcement", "contain", "research")  # R9.2: in this order
KEPT: Final = ("enforcement", "contain")  # R9.2: those that stand until the players spend them


@dataclass(frozen=True, slots=True)
class EpicCard:
    id: str
    name: str
    path: str
    set: str = "base"
    research: int | None = None
    health: int | None = None
    weakened: int | None = None
    track: Track | None = None
    rewards: Mapping[str, int | None] | None = None


@dataclass(frozen=True, slots=True)
class BossBoard:
    name: str
    path: str
    deployment: int | None = None
    tracks: Mapping[str, Track | None] = field(default_factory=dict)
    tables: Mapping[str, Mapping[str, Track] | None] = field(default_factory=dict)
    track_end: Mapping[str, Cell | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DistrictBoard:
    id: str
    name: str
    path: str
    track: Track | None = None  # Ildithia, top to bottom
    marks: Mapping[int, Cell | None] | None = None  # Babilar, by marker value


@dataclass(frozen=True, slots=True)
class NewcagoCard:
    path: str
    side: str
    actions: Track | None = None
    bonus: str = ""


@dataclass(frozen=True, slots=True)
class Consumable:
    """Equipment that is used the moment it is bought (R9.5)."""

    name: str
    path: str
    rewards: Mapping[str, int | None] | None = None


@dataclass(frozen=True, slots=True)
class Box:
    epics: Mapping[str, EpicCard]
    boss: BossBoard
    districts: Mapping[str, DistrictBoard]
    newcago_cards: Mapping[str, NewcagoCard]
    prices: Mapping[str, int | None]
    movement: tuple[int, ...] | None = None
    ability: tuple[str, ...] | None = None
    power: tuple[str, ...] | None = None
    regalia_deck: Mapping[str, int] | None = None
    gaps: int | None = None
    marker_start: int | None = None
    base_spaces: int | None = None
    ildithia_research: int | None = None
    ildithia_health: int | None = None
    ildithia_path: str = ""
    consumables: Mapping[str, Consumable] = field(default_factory=dict)

    def district_id(self, name: str) -> str:
        """The id of the district board with this name."""
        return next((board.id for board in self.districts.values() if board.name == name), slug(name))


@lru_cache(maxsize=1024)
def slug(name: str) -> str:
    """The id of a thing with this name: letters and digits, the rest as single hyphens."""
    words = "".join(
        letter if letter.isalnum() else " " for letter in name.lower().replace("'", "").replace("’", "")
    )
    return "-".join(words.split()) or "unnamed"
