"""A game to look back on: Population round by round, and who changed it by how much."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Final

from companion.game.game import Entry, Game
from companion.game.log import phase_of
from companion.game.shares import Deed, people_deeds
from companion.rules.causes import PLAYERS, Source
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Correct
from companion.rules.table import Table

BY_HAND: Final[Source] = ("hand", "")  # corrections
PAUSE: Final = 3600  # seconds between two inputs: from here on nobody was at the table


@dataclass(frozen=True, slots=True)
class Account:
    """What one source did to Population in the whole game; below 0: people lost."""

    source: Source
    amount: int


@dataclass(frozen=True, slots=True)
class Ending:
    """`rounds`: each with the Population at its end. All accounts together are the whole difference."""

    start: int
    rounds: tuple[tuple[int, int], ...]
    accounts: tuple[Account, ...]

    @property
    def end(self) -> int:
        return self.rounds[-1][1] if self.rounds else self.start


def ending_of(game: Game) -> Ending:
    entries = _entries(game)
    accounts: Counter[Source] = Counter()
    for deed in people_deeds(game.start, entries):
        accounts[_whose(deed)] += deed.amount or 0
    found = [Account(source, amount) for source, amount in accounts.items() if amount]
    return Ending(
        game.start.population,
        _rounds(game.start, entries),
        tuple(sorted(found, key=lambda one: one.amount)),
    )


def _entries(game: Game) -> Sequence[Entry]:
    """From the first one; where older rules wrote what came before, from the newest snapshot."""
    try:
        return game.entries()
    except RefusedInput:
        return game.done


def _rounds(start: Table, entries: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """What is lost in the Prologue is lost in the first one."""
    rounds: dict[int, int] = {}
    before = start
    for entry in entries:
        number, _ = phase_of(entry.input, before)
        rounds[number] = entry.table.population
        before = entry.table
    return tuple(sorted(rounds.items()))


def _whose(deed: Deed) -> Source:
    if deed.told is not None and isinstance(deed.told.instruction, Correct):
        return BY_HAND
    return PLAYERS if deed.is_ours else deed.source


def played_for(times: Iterable[str]) -> int:
    """Seconds at the table; a clock may jump back."""
    gaps = ((later - one).total_seconds() for one, later in pairwise(_moments(times)))
    return round(sum(gap for gap in gaps if 0 < gap < PAUSE))


def _moments(times: Iterable[str]) -> Iterator[datetime]:
    """Without what cannot be read any more: no sum guards a time."""
    for time in times:
        with suppress(ValueError, OverflowError):
            yield datetime.fromisoformat(time).astimezone()
