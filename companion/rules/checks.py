"""What a command names has to exist; where a rule forbids it, the players are warned and decide (R9.1)."""

from typing import Final

from companion.rules.commands import Attack, Contain, Remove, Research
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Warn
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import Epic, Reckoner, Table

MOST: Final = 99


def here_of(table: Table, command: Research | Attack | Contain | Remove, anywhere: bool = False) -> int:
    """R9.1: all but removing a Barricade is done where the Reckoner stands."""
    here = known_district(table, command.district)
    check_count(command.count)
    if command.reckoner and known_reckoner(table, command.reckoner).district != here and not anywhere:
        warn(table, "not-here", "R9.1", here, command.reckoner)
    return here


def known_district(table: Table, index: int) -> int:
    if not 0 <= index < len(table.districts):
        raise RefusedInput(
            "no-such-district", "command.district", index, f"a district from 0 to {len(table.districts) - 1}"
        )
    return index


def known_reckoner(table: Table, name: str) -> Reckoner:
    for reckoner in table.reckoners:
        if reckoner.name == name:
            return reckoner
    names = ", ".join(reckoner.name for reckoner in table.reckoners)
    raise RefusedInput("no-such-reckoner", "command.reckoner", name, f"one of {names}")


def known_piece(name: str) -> int:
    for names in (PIECES, FIELDS):
        if name in names:
            return names.index(name)
    raise RefusedInput("no-such-piece", "command.piece", name, f"one of {', '.join(PIECES)}")


def check_count(count: int) -> None:
    if not 1 <= count <= MOST:
        raise RefusedInput("wrong-count", "command.count", count, f"a number from 1 to {MOST}")


def known_epic(table: Table, here: int, target: str, more: tuple[str, ...] = ("boss",)) -> Epic:
    if target != "epic":
        raise RefusedInput("wrong-target", "command.target", target, f"one of epic, {', '.join(more)}")
    epic = table.districts[here].epic
    if epic is None:
        raise RefusedInput("no-epic", "command.district", here, "a district with an Epic")
    return epic


def check_boss_here(table: Table, here: int) -> None:
    if table.boss.district != here:
        warn(table, "boss-elsewhere", "R9.1", here)


def warn(table: Table, code: str, rule: str, district: int, reckoner: str = "") -> None:
    table.tell(Warn, code, rule, district, reckoner)
