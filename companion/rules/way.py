"""Ildithia's way in a round (R8.1): which districts the Movement board has passed, and which it will."""

from dataclasses import dataclass
from typing import Literal

from companion.rules.table import Table

Passing = Literal["passed", "at", "coming", "not"]


@dataclass(frozen=True, slots=True)
class Way:
    """`gap`: it stands clockwise of this district. `gaps`: how many it goes in a round, None: not known."""

    gap: int
    gaps: int | None
    districts: tuple[Passing, ...]


def ildithias_way(table: Table) -> Way | None:
    """Where it is in this Epic Phase or, between them, in the coming one; None outside Ildithia."""
    if table.setup.city != "ildithia":
        return None
    ring = len(table.districts)
    gap = table.boss.district if table.ildithia_gap is None else table.ildithia_gap
    districts: list[Passing] = ["not"] * ring
    gaps = table.box.gaps
    if gaps is None:
        return Way(gap, None, tuple(districts))
    coming = _coming(table, gaps)
    for step in range(gaps - coming):
        districts[(gap - step) % ring] = "passed"
    for step in range(1, coming + 1):
        districts[(gap + step) % ring] = "coming"
    if table.source[0] == "district" and table.phase == "epic":
        districts[gap] = "at"
    return Way(gap, gaps, tuple(districts))


def _coming(table: Table, gaps: int) -> int:
    if table.phase != "epic":
        return gaps
    if ("ildithia",) in table.pending:
        return gaps
    return table.pending.count(("ildithia-passes",))
