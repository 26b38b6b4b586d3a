"""The supplies (R1.3): how much of each is left in the box."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from companion.rules.beside import beside
from companion.rules.pieces import ATTACK_TOKENS, LIMITS, PIECES, PLAN_TOKENS
from companion.rules.table import Table

Pooled = Literal[
    "enforcement", "barricade", "red-shield", "blue-shield", "copy-token", "plan-token", "attack-token"
]
_NAMES: Final[tuple[Pooled, ...]] = get_args(Pooled)


@dataclass(frozen=True, slots=True)
class Pool:
    name: Pooled
    limit: int
    left: int


def pools(table: Table) -> tuple[Pool, ...]:
    """Those that lie beside the board in this game; one that is used all the same is there too."""
    in_use = beside(table.setup, [one.name for one in table.reckoners])
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
