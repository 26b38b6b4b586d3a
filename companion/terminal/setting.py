"""`set`: a correction of one number, in the players' words or as a path into the board."""

import json
from collections.abc import Sequence
from typing import Any, Final

from companion.rules.commands import Set
from companion.rules.notation import COLOURS
from companion.rules.pieces import FIELDS
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.naming import NotUnderstood, is_number, shortened
from companion.terminal.places import BOSS, district_from, reckoner_from, target_from

CORRECTION: Final = "set"  # possible while a question waits
INFINITE: Final = "infinite"
_OF_BOARD: Final = {"population": "population", "money": "money", "round": "round", "base": "base_marker"}
_OF_DISTRICT: Final = {
    "enforcement": FIELDS[0],
    "barricades": FIELDS[1],
    "red-shields": FIELDS[2],
    "blue-shields": FIELDS[3],
    "copy-tokens": FIELDS[4],
    "marker": "marker",
}
_OF_EPIC: Final = ("research", "health", "bracket")
_OF_RECKONER: Final = ("plans", "dawnslight", "demolitions")
_FIELDS: Final = (*_OF_BOARD, *_OF_DISTRICT, *_OF_EPIC, *_OF_RECKONER, *COLOURS)
_NAMES: Final = (*_FIELDS, "boss (a district)")


def path_from(typed: Sequence[str], table: Table) -> str:
    """Which number of the board is meant."""
    field, *where = typed
    if "." in field:
        return field
    if field.casefold() == BOSS and not where:
        return "boss.district"
    if field.casefold() not in _FIELDS:
        raise NotUnderstood(words.WHY_WHAT, typed=shortened(field), names=", ".join((*_FIELDS, BOSS)))
    return _path(field.casefold(), where, table)


def setting_from(typed: Sequence[str], table: Table) -> Set:
    if len(typed) < 2:
        raise NotUnderstood(words.SET_WHAT, names=", ".join(_NAMES))
    field, *where, value = typed
    field = field.casefold()
    if "." in field:
        return Set(field, _from_json(" ".join(typed[1:])))
    if field == BOSS:
        return Set("boss.district", district_from(typed[1:], table))
    return Set(_path(field, where, table), _number(value))


def _path(field: str, where: list[str], table: Table) -> str:
    if field in _OF_BOARD and not where:
        return _OF_BOARD[field]
    if field in COLOURS and not where:
        return f"boss.brackets.{field}"
    if field in _OF_DISTRICT:
        return f"districts.{district_from(where, table)}.{_OF_DISTRICT[field]}"
    if field in _OF_EPIC:
        district, target = target_from(where, table)
        return f"boss.{field}" if target == BOSS else f"districts.{district}.epic.{field}"
    if field in _OF_RECKONER:
        names = [one.name for one in table.reckoners]
        return f"reckoners.{names.index(reckoner_from(where, table))}.{field}"
    raise NotUnderstood(words.SET_WHAT, names=", ".join(_NAMES))


def _number(typed: str) -> int | str:
    if typed.casefold() == INFINITE:
        return INFINITE
    if not is_number(typed):
        raise NotUnderstood(words.WHOLE_NUMBER, typed=shortened(typed))
    return int(typed)


def _from_json(typed: str) -> Any:
    try:
        return json.loads(typed)
    except (ValueError, RecursionError):
        return typed
