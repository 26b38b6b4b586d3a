"""Who made a number what it is: what each source did to it, phase by phase."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from companion.game.game import Entry, Game
from companion.game.log import phase_of
from companion.game.why import Change, changes, stands
from companion.rules.causes import NO_SOURCE, NO_TRACK, PLAYERS, Last, Printed, Source
from companion.rules.commands import EpicPhase, Prologue
from companion.rules.instructions import Told
from companion.rules.table import Table
from companion.rules.touching import changed, touches

PEOPLE: Final = "population"  # path of the field


@dataclass(frozen=True, slots=True)
class Deed:
    """`told`: None where nothing was said of it. `amount`: None where it is no matter of more or less."""

    told: Told | None
    entry: Entry
    before: Table  # the entry was made on it
    amount: int | None = None
    after: int | None = None

    @property
    def source(self) -> Source:
        return NO_SOURCE if self.told is None else self.told.cause.source

    @property
    def printed(self) -> Printed:
        """The row of symbols it was on."""
        if self.told is None:
            return NO_TRACK
        cause = self.told.cause
        last = cause.links[-1] if cause.links else None
        return last.track if cause.track == NO_TRACK and isinstance(last, Last) else cause.track

    @property
    def is_ours(self) -> bool:
        """What the players entered, and not the Epics or the order of play."""
        is_act = isinstance(self.entry.input, Prologue | EpicPhase)
        return self.source == PLAYERS or (self.source == NO_SOURCE and not is_act)

    @property
    def phase(self) -> tuple[int, str]:
        return phase_of(self.entry.input, self.before)


@dataclass(frozen=True, slots=True)
class Share:
    """What one source did to it in one phase: several symbols of one card, several taps on one key."""

    deeds: tuple[Deed, ...]

    @property
    def amount(self) -> int | None:
        amounts = [deed.amount for deed in self.deeds if deed.amount is not None]
        return sum(amounts) if amounts else None


@dataclass(frozen=True, slots=True)
class Part:
    """`phase`: the round, and which phase of it. The shares in the order they happened."""

    phase: tuple[int, str]
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """From one value to another; the newest phase first. What all shares amount to is the difference."""

    before: int | None
    after: int | None
    parts: tuple[Part, ...]
    earlier: int | None = None  # the round before these in which it changed


def course_of(game: Game, path: str, rounds: int = 1) -> Course:
    """Of a field of the board in the last so many rounds in which it changed."""
    entries = game.entries()
    deeds = deeds_of(game.start, entries, path) if stands(game.table, path) else []
    numbers = sorted({deed.phase[0] for deed in deeds}, reverse=True)
    shown, rest = numbers[:rounds], numbers[rounds:]
    return _course([deed for deed in deeds if deed.phase[0] in shown], rest[0] if rest else None)


def course_of_told(game: Game, told: Sequence[Told]) -> tuple[Course, str]:
    """Of what was told together, and the one field that all of it changed; empty if there are several."""
    start, entries = _with(game, told)
    found: dict[str, list[Deed]] = {}
    for path in {path for one in told for path in changed(one.instruction, game.table)}:
        deeds = [deed for deed in deeds_of(start, entries, path) if deed.told in told]
        if deeds:
            found[path] = deeds
    before, made = start, []
    for entry in entries:
        for one in (one for one in entry.told if one in told):
            by_path = [deed for deeds in found.values() for deed in deeds if deed.told == one]
            made.append(by_path[0] if len(by_path) == 1 else Deed(one, entry, before))
        before = entry.table
    path = next(iter(found)) if len(found) == 1 else ""
    course = _course(made, None)
    return (course if path else Course(None, None, course.parts)), path


def _with(game: Game, told: Sequence[Told]) -> tuple[Table, Sequence[Entry]]:
    """The end of the log, from the first entry in which any of it was told; with the position before it."""
    entries: Sequence[Entry] = game.entries()
    first, missing = len(entries), len(told)
    while first and missing > 0:
        first -= 1
        missing -= sum(one in told for one in entries[first].told)
    return (entries[first - 1].table if first else game.start), entries[first:]


def _course(deeds: Sequence[Deed], earlier: int | None) -> Course:
    counted = [deed for deed in deeds if deed.after is not None]
    before = after = None
    if counted:
        first, last = counted[0], counted[-1]
        assert first.after is not None
        before = None if first.amount is None else first.after - first.amount
        after = last.after
    phases = [(phase, tuple(within)) for phase, within in groupby(deeds, lambda deed: deed.phase)]
    parts = tuple(Part(phase, tuple(_shares(within))) for phase, within in reversed(phases))
    return Course(before, after, parts, earlier)


def _shares(deeds: Iterable[Deed]) -> Iterator[Share]:
    """One for each source, in the order they come first."""
    by_source: dict[Hashable, list[Deed]] = {}
    for deed in deeds:
        key: Hashable = repr(deed.entry.input) if deed.is_ours else (deed.source, deed.printed)
        by_source.setdefault(key, []).append(deed)
    return (Share(tuple(same)) for same in by_source.values())


def deeds_of(start: Table, entries: Sequence[Entry], path: str) -> list[Deed]:
    """Everything that changed the field since it is there: an Epic that left took its numbers along."""
    deeds: list[Deed] = []
    for change in changes(start, entries, path):
        if _number(change.before) is None:
            deeds.clear()
        deeds += _of_change(change, path)
    return deeds


def people_deeds(start: Table, entries: Sequence[Entry]) -> Iterator[Deed]:
    """Everything that changed Population in a whole game, without the board after every entry."""
    before = start
    for number, entry in enumerate(entries, 1):
        told = tuple(one for one in entry.told if touches(one.instruction, PEOPLE, entry.table))
        if told or entry.table.population != before.population:
            change = Change(number, before.population, entry.table.population, entry, before, told)
            yield from _of_change(change, PEOPLE)
        before = entry.table


def _of_change(change: Change, path: str) -> Iterator[Deed]:
    """What was told says what stands there then; what it does not say is the difference."""
    entry, before = change.entry, change.table
    value, unsaid = _number(change.before), None
    for told in change.told:
        now = changed(told.instruction, entry.table).get(path)
        if now is None:
            unsaid = told
        elif value is None or now != value:
            yield Deed(told, entry, before, None if value is None else now - value, now)
            value = now
    after = _number(change.after)
    if after is None:
        yield Deed(unsaid, entry, before)
    elif after != value:
        yield Deed(unsaid, entry, before, None if value is None else after - value, after)


def _number(value: Any) -> int | None:
    return value if isinstance(value, int) else None
