"""What a command names has to exist; where a rule forbids it, the players are warned and decide (R9.1)."""

from collections.abc import Iterable
from typing import Final

from companion.rules.commands import Attack, Contain, Protect, Remove, Research
from companion.rules.errors import RefusedInput
from companion.rules.forbidden import Became, WarningCode
from companion.rules.instructions import Told, Warn
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import Epic, Reckoner, Table

MOST: Final = 99


def here_of(table: Table, command: Research | Attack | Contain | Remove | Protect) -> int:
    here = known_district(table, command.district)
    check_count(command.count)
    if command.reckoner:
        known_reckoner(table, command.reckoner)
    return here


def check_here(table: Table, here: int, became: Became, rule: str = "R9.1") -> None:
    """All but removing a Barricade is done where the Reckoner stands."""
    if table.actor:
        if table.reckoner(table.actor).district != here:
            warn(table, "not-here", rule, here, became, table.actor)
    elif not table.in_district(here):
        warn(table, "nobody-here", rule, here, became)


def known_district(table: Table, index: int) -> int:
    if not 0 <= index < len(table.districts):
        raise RefusedInput(
            "no-such-district",
            "command.district",
            index,
            f"a district from 0 to {len(table.districts) - 1}",
            options=tuple(district.name for district in table.districts),
        )
    return index


def known_reckoner(table: Table, name: str) -> Reckoner:
    for reckoner in table.reckoners:
        if reckoner.name == name:
            return reckoner
    names = tuple(reckoner.name for reckoner in table.reckoners)
    raise RefusedInput(
        "no-such-reckoner", "command.reckoner", name, f"one of {', '.join(names)}", options=names
    )


def known_piece(name: str) -> int:
    for names in (PIECES, FIELDS):
        if name in names:
            return names.index(name)
    raise RefusedInput("no-such-piece", "command.piece", name, f"one of {', '.join(PIECES)}", options=PIECES)


def check_count(count: int) -> int:
    if not 1 <= count <= MOST:
        raise RefusedInput(
            "wrong-number", "command.count", count, f"a number from 1 to {MOST}", least=1, most=MOST
        )
    return count


def known_epic(table: Table, here: int, target: str, more: tuple[str, ...] = ("boss",)) -> Epic:
    if target != "epic":
        raise RefusedInput("wrong-target", "command.target", target, f"one of epic, {', '.join(more)}")
    epic = table.districts[here].epic
    if epic is None:
        raise RefusedInput("no-epic", "command.district", here, "a district with an Epic")
    return epic


def check_boss_here(table: Table, here: int, became: Became) -> None:
    if table.boss.district != here:
        warn(table, "boss-elsewhere", "R9.1", here, became)


def warnings_in(told: Iterable[Told]) -> tuple[Warn, ...]:
    return tuple(one.instruction for one in told if isinstance(one.instruction, Warn))


def happened(after: Table) -> bool:
    """Was there more than a warning?"""
    told = after.told or ()
    return after.question is not None or any(not isinstance(one.instruction, Warn) for one in told)


def warn(
    table: Table,
    code: WarningCode,
    rule: str,
    district: int,
    became: Became,
    reckoner: str = "",
    most: int = 0,
) -> None:
    table.tell(Warn, code, rule, district, became, reckoner, most)
