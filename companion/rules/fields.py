"""Every number of the board that can be corrected, with its path and how far the box lets it go.

The limits are for − and + keys: the physical board is right, so a correction may go beyond them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.box import INFINITE
from companion.rules.brackets import boss_limit
from companion.rules.fortify import MOST_HEALTH, MOST_RESEARCH
from companion.rules.notation import COLOURS
from companion.rules.pieces import FIELDS, PLAN_TOKENS
from companion.rules.table import NOWHERE, Epic, Table

Value = int | str | None

_INFINITE: Final = "infinite"
MIZZY: Final = "Mizzy"  # who lays Demolitions tokens


@dataclass(frozen=True, slots=True)
class Field:
    """`path` as in the command `set`. `most`: None where nothing printed or supplied ends it."""

    path: str
    value: Value  # None: not known, or in no district yet
    least: int
    most: int | None


def fields(table: Table) -> tuple[Field, ...]:
    """The counters, the boss, the districts clockwise from the first, the Reckoners."""
    return (*_counters(table), *_boss(table), *_districts(table), *_reckoners(table))


def field_at(table: Table, path: str) -> Field | None:
    return next((field for field in fields(table) if field.path == path), None)


def _counters(table: Table) -> Iterator[Field]:
    spaces = table.box.base_spaces
    yield Field("population", table.population, 0, None)  # R1.4: it may rise above where it started
    yield Field("money", table.money, 0, None)
    yield Field("base_marker", table.base_marker, 0, None if spaces is None else spaces - 1)
    yield Field("round", table.round, 1, None)
    yield Field("defeated", table.defeated, 0, None)
    for reward, count in table.unspent.items():
        yield Field(f"unspent.{reward}", count, 0, None)
    if table.setup.city == "ildithia":
        yield Field("ildithia_gap", table.ildithia_gap, 0, len(table.districts) - 1)


def _boss(table: Table) -> Iterator[Field]:
    boss = table.boss
    yield Field("boss.district", boss.district, 0, len(table.districts) - 1)
    if table.setup.city != "babilar" and boss.health is None:  # R8.2: his Research lies in the districts
        yield Field("boss.research", boss.research, 0, None)  # R6.1: no upper limit
    if boss.health is not None:
        yield Field("boss.health", boss.health, 0, None)
    for colour in COLOURS:
        yield Field(f"boss.brackets.{colour}", boss.brackets[colour], 1, boss_limit(table, colour))


def _districts(table: Table) -> Iterator[Field]:
    for index, district in enumerate(table.districts):
        path = f"districts.{index}"
        if district.epic is not None:
            yield from _epic(table, district.epic, f"{path}.epic")
        for piece, name in enumerate(FIELDS):
            count = district.pieces[piece]
            yield Field(f"{path}.{name}", count, 0, count + table.supply[piece])  # R1.3
        if table.setup.city in ("babilar", "ildithia"):
            yield Field(f"{path}.marker", district.marker, 0, _bottom(table, index))


def _epic(table: Table, epic: Epic, path: str) -> Iterator[Field]:
    """R1.5; R1.7: Research that has reached 0 stays there."""
    yield Field(f"{path}.research", epic.research, 0, 0 if epic.research == 0 else MOST_RESEARCH)
    health = _INFINITE if epic.health == INFINITE else epic.health
    yield Field(f"{path}.health", health, 1, MOST_HEALTH)
    track = table.box.epics[epic.id].track
    yield Field(f"{path}.bracket", epic.bracket, 1, None if track is None else len(track) - 1)


def _bottom(table: Table, index: int) -> int | None:
    if table.setup.city == "babilar":
        return table.setup.babilar_research
    track = table.box.districts[table.districts[index].board].track
    return None if track is None else len(track)


def _reckoners(table: Table) -> Iterator[Field]:
    free = max(0, PLAN_TOKENS - sum(one.plans for one in table.reckoners))
    for index, one in enumerate(table.reckoners):
        where = None if one.district == NOWHERE else one.district
        yield Field(f"reckoners.{index}.district", where, 0, len(table.districts) - 1)
        yield Field(f"reckoners.{index}.plans", one.plans, 0, one.plans + free)
        if one.plans:
            yield Field(f"reckoners.{index}.new_plans", one.new_plans, 0, one.plans)
        if table.setup.city == "babilar":
            yield Field(f"reckoners.{index}.dawnslight", one.dawnslight, 0, None)
        if one.name == MIZZY:
            yield Field(f"reckoners.{index}.demolitions", one.demolitions, 0, None)
