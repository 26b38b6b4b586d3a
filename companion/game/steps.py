"""What one undo takes back: what a person did, with what the app did by itself after it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.content.reading import PackError
from companion.game.game import Entry, Game, apply
from companion.game.stops import is_idle, is_whole
from companion.rules.commands import Set
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, NewCard, Teach
from companion.rules.questions import ChooseEquipment, ChooseReckoner, Content, is_chance
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
    game.entries()  # all of it is at hand now
    found: list[Logged] = []
    for index in range(first, end):
        step = step_at(game, index, rolls)
        assert step is not None
        _add(found, step, index + 1, step_at(game, index - 1, rolls), rolls)
    return found


def step_at(game: Game, index: int, rolls: bool) -> Step | None:
    """Of what the game has at hand; there is none before the first one."""
    done = game.done
    if index < 0:
        return None
    before = done[index - 1].table if index else game.start
    return Step(before, done[index], is_by_itself(before, rolls))


def taken_back(game: Game, rolls: bool) -> list[Logged]:
    """What can be done again, next one first, as it would be done now."""
    table, pack, found = game.table, game.current_pack, list[Logged]()
    last = step_at(game, len(game.done) - 1, rolls)
    for depth, entry in enumerate(reversed(game.undone), game.depth + 1):
        try:
            done = apply(table, pack, entry)
        except (RefusedInput, PackError):  # the app was taught something else since then
            break
        step = Step(table, done, is_by_itself(table, rolls))
        _add(found, step, depth, last, rolls)
        table, pack, last = done.table, done.pack, step
    return found


def _add(found: list[Logged], step: Step, depth: int, last: Step | None, rolls: bool) -> None:
    steps: tuple[Step, ...] = (step,)
    count = _whole(found) if isinstance(step.entry.input, Answer | NewCard | Teach) else 0
    if not count and found and not is_own(step, last, rolls):
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


def is_own(step: Step, last: Step | None, rolls: bool) -> bool:
    """Did a person do it, and is it to be taken back on its own? `last`: the one before it.

    An entry that changed nothing goes with the one before it, so that it costs no undo.
    """
    before = step.before
    return not (is_by_itself(before, rolls) or is_within(before, last) or is_same(before, step.entry.table))


def is_within(table: Table, last: Step | None) -> bool:
    """Is what is asked here in the middle of one thing to take back? `last`: what led here."""
    return _is_buying(table) or _is_of_chosen(table, last)


def _is_of_chosen(table: Table, last: Step | None) -> bool:
    """The card of a Reckoner whom the players have just chosen."""
    if last is None:
        return False
    chosen = last.entry.input
    return (
        isinstance(table.question, ChooseEquipment)
        and isinstance(last.before.question, ChooseReckoner)
        and isinstance(chosen, Answer)
        and chosen.value == table.question.reckoner
    )


def is_by_itself(table: Table, rolls: bool) -> bool:
    """Does the app go on from here by itself? `rolls`: it rolls and draws."""
    asked = table.question is not None and rolls and is_chance(table.question)
    return asked or is_idle(table)


def _is_buying(table: Table) -> bool:
    """The price is asked in the middle of a purchase, which is one thing to take back and to do again."""
    question = table.question
    return isinstance(question, Content) and bool(table.pending) and table.pending[-1][0] == "buy-equipment"


def is_same(before: Table, after: Table) -> bool:
    """But for who acted and what was told."""
    one, other = before.clone(), after.clone()
    one.told, one.actor, one.pace = other.told, other.actor, other.pace
    one.source, one.track, one.symbol, one.links = other.source, other.track, other.symbol, other.links
    return one == other
