"""What the Epics did that the players have before them, and the same told one act after another."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.content.pack import Pack
from companion.game.game import Entry, apply
from companion.rules.causes import NO_SOURCE, Source
from companion.rules.commands import EpicPhase, GoOn, Prologue, Set
from companion.rules.inputs import Answer, NewCard, Teach
from companion.rules.instructions import Step as Announced
from companion.rules.table import Table

NO_ACT: Final = -1
_BEGINS: Final = (Prologue, EpicPhase, GoOn)
_WITHIN: Final = (Answer, NewCard, Set, Teach)
_EACH_ACT: Final = "epic"


@dataclass(frozen=True, slots=True)
class Stop:
    """What was told since the players last went on. `before` and `pack`: as it was then."""

    before: Table
    pack: Pack
    entries: tuple[Entry, ...]

    @property
    def table(self) -> Table:
        return self.entries[-1].table

    @property
    def is_whole(self) -> bool:
        """Was it told at the pace of the whole phase, which says at its end what moves?"""
        return is_whole(self.entries[0])


def is_whole(beginning: Entry) -> bool:
    return isinstance(beginning.input, EpicPhase | GoOn) and beginning.input.pace == "phase"


def last_beginning(entries: Sequence[Entry]) -> int | None:
    """Where the last act of the Epics began, NO_ACT if the Reckoners have done something since."""
    for index in range(len(entries) - 1, -1, -1):
        entry = entries[index].input
        if isinstance(entry, _BEGINS):
            return index
        if not isinstance(entry, _WITHIN):
            return NO_ACT
    return None


def act_beginning(entries: Sequence[Entry], first: int) -> int:
    """Where the act began of which the beginning at `first` only goes on: at the pace of one symbol."""
    actor = _actor(entries[first:])
    while isinstance(entries[first].input, GoOn):
        earlier = last_beginning(entries[:first])
        if earlier is None or earlier == NO_ACT or _actor(entries[earlier:first]) != actor:
            break
        first = earlier
    return first


def _actor(entries: Sequence[Entry]) -> Source:
    told = [one.cause.source for entry in entries for one in entry.told]
    return next((source for source in reversed(told) if source != NO_SOURCE), NO_SOURCE)


def is_idle(table: Table) -> bool:
    """A stop at which nobody has acted yet: nothing was told but which step of the phase begins."""
    told = table.told
    return table.paused and bool(told) and all(isinstance(one.instruction, Announced) for one in told or ())


def step_by_step(stop: Stop) -> tuple[Stop, ...]:
    """A whole phase as the pace of one act would have told it: for the eye, nothing is entered."""
    stops: list[Stop] = []
    before, pack, told = stop.before, stop.pack, list[Entry]()
    table = before
    for entry in stop.entries:
        one = entry.input
        if isinstance(one, EpicPhase | GoOn):
            one = replace(one, pace=_EACH_ACT)
        told.append(apply(table, told[-1].pack if told else pack, one))
        table = told[-1].table
        while table.paused:
            if not is_idle(table):
                stops.append(Stop(before, pack, tuple(told)))
                before, pack, told = table, told[-1].pack, []
            told.append(apply(table, told[-1].pack if told else pack, GoOn(_EACH_ACT)))
            table = told[-1].table
    return (*stops, Stop(before, pack, tuple(told)))
