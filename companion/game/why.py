"""Why a number on the board is what it is: the entries of the log that made it so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.game.game import Entry, Game
from companion.rules.board import board_of, key_in
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Told
from companion.rules.table import Table
from companion.rules.touching import touches


@dataclass(frozen=True, slots=True)
class Change:
    """`number`: which entry of the log, from 1. None: there was nothing (an Epic that had left)."""

    number: int
    before: Any
    after: Any
    entry: Entry
    table: Table  # before it
    told: tuple[Told, ...]  # what of it changed the field


def why(game: Game, path: str) -> list[Change]:
    """Every entry that changed the field of the board at this path, in order."""
    entries: Sequence[Entry] = game.entries()
    if not stands(game.table, path):
        raise RefusedInput("no-such-field", "why", path, "a field of the board")
    return list(changes(game.start, entries, path))


def changes(start: Table, entries: Sequence[Entry], path: str) -> Iterator[Change]:
    """The same for a part of the log, and for what may be gone by now."""
    field = path.removeprefix("board.")
    table = start
    value = at(board_of(table), path)
    for number, entry in enumerate(entries, 1):
        now = at(board_of(entry.table), path)
        if now != value:
            before, after = (None if one is _NOWHERE else one for one in (value, now))
            told = tuple(one for one in entry.told if touches(one.instruction, field, entry.table))
            yield Change(number, before, after, entry, table, told)
        table, value = entry.table, now


_NOWHERE = object()


def stands(table: Table, path: str) -> bool:
    """Is there such a field now?"""
    return at(board_of(table), path) is not _NOWHERE


def at(board: Any, path: str) -> Any:
    """What stands there; `_NOWHERE` when there is no such place now (an Epic that has left)."""
    place = board
    for part in path.removeprefix("board.").split("."):
        key = key_in(place, part)
        if key is None:
            return _NOWHERE
        place = place[key]
    return place
