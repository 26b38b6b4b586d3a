"""What is taken out of the box for this game (R2.6): these things and no others."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from companion.rules.setup import Setup

Thing = Literal[
    "enforcement",
    "barricade",
    "plan-token",
    "red-shield",
    "blue-shield",
    "copy-token",
    "attack-token",
    "steelslayer-epics",
    "equipment",
    "steelslayer-equipment",
    "ability-die",
    "regalia-cards",
    "power-dice",
    "dawnslight-cards",
    "health-track",
    "district-markers",
    "movement-board",
]
REPLACED_ABILITIES: Final = ("David", "Abraham", "Tia")

_SHIELDS: Final[tuple[Thing, ...]] = ("red-shield", "blue-shield")
_BOSS: Final[dict[str, tuple[Thing, ...]]] = {
    "steelheart": (),
    "regalia": (*_SHIELDS, "copy-token", "attack-token", "ability-die", "regalia-cards"),
    "limelight": (*_SHIELDS, "copy-token", "attack-token", "power-dice"),
}
_CITY: Final[dict[str, tuple[Thing, ...]]] = {
    "newcago": (),
    "babilar": ("health-track", "district-markers", "dawnslight-cards"),
    "ildithia": (
        "movement-board",
        "district-markers",
        "ability-die",
        *_SHIELDS,
        "copy-token",
        "attack-token",
    ),
}
_ORDER: Final[tuple[Thing, ...]] = get_args(Thing)


def beside(setup: Setup, reckoners: Sequence[str]) -> tuple[Thing, ...]:
    """Always in the same order."""
    things: set[Thing] = {"enforcement", "barricade", "plan-token", "equipment"}
    things.update(_BOSS[setup.boss], _CITY[setup.city])
    if setup.epics == "steelslayer":
        things.update((*_SHIELDS, "copy-token", "ability-die", "steelslayer-epics"))
    if setup.newcago_cards:
        things.update((*_SHIELDS, "attack-token"))
    if setup.equipment_set(reckoners) == "steelslayer":
        things.add("steelslayer-equipment")
    return tuple(thing for thing in _ORDER if thing in things)
