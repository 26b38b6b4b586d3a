"""What one undo takes back: what a person did, with what the app did by itself after it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.content.reading import PackError
from companion.game.game import Entry, Game, apply
from companion.game.stops import is_idle, is_whole
from companion.rules.commands import Set
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, NewCard
from companion.rules.questions import Content, is_chance
from companion.rules.table import Table


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log with the position it was made in. `rolled`: the app made it by itself."""

    before: Table
    entry: Entry
    rolled: bool = False


@dataclass(frozen=True, slots=True)
class Logged:
    """`depth`: how many entries led up to it and through it."""

    steps: tuple[Step, ...]
    depth: int

    @property
    def before(self) -> Table:
        return self.steps[0].before

    @property
    def entry(self) -> Entry:
        """With all that was told."""
        told = tuple(one for step in self.steps for one in step.entry.told)
        return replace(self.steps[0].entry, table=self.steps[-1].entry.table, told=told)


def logged(game: Game, rolls: bool, first: int, end: int) -> list[Logged]:
    """This part of the log."""
    done: Sequence[Entry] = game.entries()
    found: list[Logged] = []
    for index in range(first, end):
        before = done[index - 1].table if index else game.start
        _add(found, before, done[index], index + 1, rolls)
    return found


def taken_back(game: Game, rolls: bool) -> list[Logged]:
    """What can be done again, next one first, as it would be done now."""
    table, pack, found = game.table, game.current_pack, list[Logged]()
    for depth, entry in enumerate(reversed(game.undone), game.depth + 1):
        try:
            done = apply(table, pack, entry)
        except (RefusedInput, PackError):  # the app was taught something else since then
            break
        _add(found, table, done, depth, rolls)
        table, pack = done.table, done.pack
    return found


def _add(found: list[Logged], before: Table, done: Entry, depth: int, rolls: bool) -> None:
    steps: tuple[Step, ...] = (Step(before, done, is_by_itself(before, rolls)),)
    count = _whole(found) if isinstance(done.input, Answer | NewCard) else 0
    if not count and found and not is_own(before, done, rolls):
        count = 1
    for _ in range(count):
        steps = (*found.pop().steps, *steps)
    found.append(Logged(steps, depth))


def _whole(found: Sequence[Logged]) -> int:
    """How many of the last belong to a phase that was told as a whole: it is taken back as one."""
    for count, one in enumerate(reversed(found), 1):
        if is_whole(one.steps[0].entry):
            return count
        if not isinstance(one.steps[0].entry.input, Set):
            break
    return 0


def is_own(before: Table, done: Entry, rolls: bool) -> bool:
    """Did a person do it, and is it to be taken back on its own?

    An entry that changed nothing goes with the one before it, so that it costs no undo.
    """
    return not (is_by_itself(before, rolls) or is_buying(before) or is_same(before, done.table))


def is_by_itself(table: Table, rolls: bool) -> bool:
    """Does the app go on from here by itself? `rolls`: it rolls and draws."""
    asked = table.question is not None and rolls and is_chance(table.question)
    return asked or is_idle(table)


def is_buying(table: Table) -> bool:
    """The price is asked in the middle of a purchase, which is one thing to take back and to do again."""
    question = table.question
    return isinstance(question, Content) and bool(table.pending) and table.pending[-1][0] == "buy-equipment"


def is_same(before: Table, after: Table) -> bool:
    """But for who acted and what was told."""
    one, other = before.clone(), after.clone()
    one.told, one.actor, one.pace = other.told, other.actor, other.pace
    one.source, one.track, one.symbol, one.links = other.source, other.track, other.symbol, other.links
    return one == other
