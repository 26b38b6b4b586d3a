"""What is alike in one act stands together: what two symbols put down is taken from the box at once."""

from collections.abc import Sequence
from typing import Final

from companion.rules.instructions import Base, BossBracket, Money, Place, Plans, Population, Remove
from companion.rules.touching import changed, touches
from companion.wording.grouping import Pair, goes_on, is_asked_between

_GATHERED: Final = (Base, BossBracket, Money, Place, Plans, Population, Remove)


def gathered(told: Sequence[Pair]) -> list[Pair]:
    """The board ends the same: nothing moves past what changes that number too, or only says something."""
    row: list[Pair] = []
    for pair in told:
        row.insert(_place(pair, row), pair)
    return row


def _place(pair: Pair, row: Sequence[Pair]) -> int:
    """Behind the last of its like, where it can get there."""
    if isinstance(pair[0].instruction, _GATHERED):
        for at in range(len(row) - 1, -1, -1):
            if goes_on(row[at], pair):
                return at + 1
            if _stops(row[at], pair):
                break
    return len(row)


def _stops(other: Pair, pair: Pair) -> bool:
    (before, table), (now, _) = other, pair
    if not changed(before.instruction, table) or before.cause.source != now.cause.source:
        return True
    # What was on screen when something was asked has been done by then.
    return is_asked_between(other, pair) or any(
        touches(before.instruction, path, table) for path in changed(now.instruction, pair[1])
    )
