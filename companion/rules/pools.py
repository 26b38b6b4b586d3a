"""The supplies (R1.3): how much of each is left in the box."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from companion.rules.pieces import ATTACK_TOKENS, LIMITS, PIECES, PLAN_TOKENS
from companion.rules.setup import Setup
from companion.rules.table import Table

Pooled = Literal[
    "enforcement", "barricade", "red-shield", "blue-shield", "copy-token", "plan-token", "attack-token"
]
_NAMES: Final[tuple[Pooled, ...]] = (
    "enforcement",
    "barricade",
    "red-shield",
    "blue-shield",
    "copy-token",
    "plan-token",
    "attack-token",
)


@dataclass(frozen=True, slots=True)
class Pool:
    name: Pooled
    limit: int
    left: int


def pools(table: Table) -> tuple[Pool, ...]:
    """Those that lie beside the board in this game; one that is used all the same is there too."""
    in_use = pools_in_use(table.setup)
    return tuple(
        Pool(name, limit, max(0, limit - count))
        for name, limit, count in _used(table)
        if name in in_use or count
    )


def beyond_supply(before: Table, after: Table) -> Iterator[Pool]:
    """Of what the box never held that many, and now there are more still."""
    for (name, limit, old), (_, _, new) in zip(_used(before), _used(after), strict=True):
        if new > max(old, limit):
            yield Pool(name, limit, 0)


def _used(table: Table) -> Iterator[tuple[Pooled, int, int]]:
    limits = (*LIMITS, PLAN_TOKENS, ATTACK_TOKENS)
    used = (
        *(sum(one.pieces[piece] for one in table.districts) for piece in range(len(PIECES))),
        sum(one.plans for one in table.reckoners),
        sum(len(one.effects) + len(one.fresh) for one in table.reckoners),
    )
    return zip(_NAMES, limits, used, strict=True)


def pools_in_use(setup: Setup) -> frozenset[Pooled]:
    """R2.6: the base game alone has no Shields, no Copy tokens and no Attack Reckoners tokens."""
    found: set[Pooled] = {"enforcement", "barricade", "plan-token"}
    cards = setup.city == "newcago" and setup.newcago_cards
    steelslayer = setup.boss != "steelheart" or setup.city == "ildithia"
    if steelslayer or setup.epics == "steelslayer":
        found |= {"red-shield", "blue-shield", "copy-token"}
    if steelslayer or cards:
        found.add("attack-token")
    if cards:
        found |= {"red-shield", "blue-shield"}
    return frozenset(found)
