"""The log as players read it: round by round."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from companion.game.game import Entry, Game
from companion.rules.commands import EpicPhase, Prologue
from companion.rules.inputs import Input
from companion.rules.table import Table

SET_UP: Final = 0  # before round 1
_BEFORE_ROUND_1: Final = ("setup", "prologue")


@dataclass(frozen=True, slots=True)
class Round:
    """`number`: SET_UP before round 1. Its entries are those from `first` up to `end`."""

    number: int
    first: int
    end: int
    before: int  # Population when it began
    after: int


def rounds_of(game: Game) -> list[Round]:
    entries: Sequence[Entry] = game.entries()
    numbered = groupby(range(len(entries)), lambda index: _round(entries[index].input, table_at(game, index)))
    return [_round_of(game, number, list(within)) for number, within in numbered]


def _round_of(game: Game, number: int, within: list[int]) -> Round:
    first, end = within[0], within[-1] + 1
    return Round(number, first, end, table_at(game, first).population, table_at(game, end).population)


def table_at(game: Game, depth: int) -> Table:
    """As it was after so many entries."""
    return game.entries()[depth - 1].table if depth else game.start


def phase_of(entry: Input, before: Table) -> tuple[int, str]:
    """R4.1: of which round; an act that begins a phase belongs to it."""
    match entry:
        case EpicPhase():
            return before.round, "epic"
        case Prologue():
            return before.round, "prologue"
        case _:
            return before.round, before.phase


def _round(entry: Input, before: Table) -> int:
    number, phase = phase_of(entry, before)
    return SET_UP if phase in _BEFORE_ROUND_1 else number
