"""The one number that something changes: what stood there, and what stands there then."""

from companion.game.game import Entry
from companion.game.why import at
from companion.rules.board import board_of
from companion.rules.commands import Set
from companion.rules.instructions import Instruction
from companion.rules.table import Table
from companion.rules.touching import changed


def value_of(one: Instruction, before: Table) -> tuple[str, str]:
    """Empty where it is none, or several."""
    numbers = [(path, now) for path, now in changed(one, before).items() if now is not None]
    if len(numbers) != 1:
        return "", ""
    path, now = numbers[0]
    return _shown(path, at(board_of(before), path), now)


def values_of(entry: Entry, before: Table, after: Table) -> tuple[str, str]:
    """Of the first that it changed; after several like it, with what they made of it together."""
    if isinstance(entry.input, Set):
        paths = [entry.input.path]
    else:
        paths = [
            path
            for told in entry.told
            for path, now in changed(told.instruction, entry.table).items()
            if now is not None
        ]
    boards = board_of(before), board_of(after)
    pairs = (_shown(path, *(at(board, path) for board in boards)) for path in paths)
    return next((pair for pair in pairs if pair != ("", "")), ("", ""))


def _shown(path: str, old: object, new: object) -> tuple[str, str]:
    if not isinstance(old, int) or not isinstance(new, int) or old == new:
        return "", ""
    sign = "$" if path == "money" else ""
    return f"{sign}{old}", f"{sign}{new}"
