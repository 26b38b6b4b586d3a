"""One game at the table, with its store and its dice: the door for a front end.

The rules go straight on to the next Reckoner Phase, but what the Epics did stays before the players until
they have said Done; how far they have seen is kept with the game, so that a kill does not skip anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from companion.content.reading import PackError
from companion.game.dice import Dice
from companion.game.ending import Ending, ending_of, played_for
from companion.game.game import Entry, apply, nothing_to_undo
from companion.game.learning import Learning
from companion.game.opening import Opened
from companion.game.preferences import Pace, keep, preferences
from companion.game.shelf import ended_key, rolls_key, seen_key, set_up_key
from companion.game.steps import (
    Logged,
    Step,
    is_by_itself,
    is_own,
    is_same,
    is_within,
    logged,
    step_at,
    taken_back,
)
from companion.game.stops import NO_ACT, Stop, act_beginning, is_whole, last_beginning
from companion.game.store import Store
from companion.rules.buying import price_path
from companion.rules.checks import happened, warnings_in
from companion.rules.commands import Buy, EpicPhase, GoOn, Prologue, Set
from companion.rules.difference import difference
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, Input
from companion.rules.instructions import Instruction, Warn
from companion.rules.questions import Content, Question, is_chance
from companion.rules.table import Table

PACE: Final[Pace] = "epic"  # each activation is an entry of its own, to be taken back on its own
PROLOGUE: Final = Prologue()
EPIC_PHASE: Final = EpicPhase(PACE)
GO_ON: Final = GoOn(PACE)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What would become of an entry; nothing was entered. `happens`: something would."""

    refused: RefusedInput | PackError | None = None
    warnings: tuple[Warn, ...] = ()
    happens: bool = False


class Sitting:
    """`rolls`: the app rolls and draws by itself. `pace`: how much the players acknowledge at once."""

    def __init__(self, opened: Opened, store: Store, chance: Random, rolls: bool, pace: Pace = PACE) -> None:
        self.id = opened.id
        self.lost = opened.lost
        self.game = opened.game
        self.store = store
        self.rolls = rolls
        self.pace = pace
        self._learning = Learning(store.teachings, opened.id)
        self._dice = Dice(store, opened.id, chance)
        self._seen = int(store.setting(self._seen_key) or 0)

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def question(self) -> Question | None:
        return self.table.question

    # Going on

    def enter(self, entry: Input) -> list[Step]:
        """Carry it out, and what the app does by itself after it; raises and changes nothing otherwise."""
        if isinstance(entry, Buy) and self._asks_price(entry):
            steps = [self._submit(replace(entry, price=-1)), self._submit(Answer(entry.price))]
        else:
            steps = [self._submit(entry)]
        while self._is_by_itself(self.table):
            steps.append(self._submit(self._rolled() if self.rolls_next else self.go_on, rolled=True))
        return steps

    def roll(self) -> list[Step]:
        """Let the app answer the question that waits."""
        first, *more = self.enter(self._rolled())
        return [replace(first, rolled=True), *more]

    def roll_always(self, on: bool) -> None:
        """From now on the app rolls and draws by itself in this game, or the players do it again."""
        self.store.set(rolls_key(self.id), on)
        self.rolls = on

    def roll_anew(self) -> list[Step]:
        """The last thing a person did, with other dice of the app's."""
        last = self.undo().entry.input
        self._dice.change()
        return self.roll() if isinstance(last, Answer) else self.enter(last)

    def consider(self, entry: Input) -> Verdict:
        """Would it be refused, or warned about? Found out by carrying it out on a copy."""
        try:
            done = apply(self.table, self.game.current_pack, entry)
        except (RefusedInput, PackError) as error:
            return Verdict(error)
        return Verdict(None, warnings_in(done.told), happened(done.table))

    def done(self) -> None:
        """The players have carried out what they were told."""
        if self.table.paused:
            self.enter(self.go_on)
        elif self.stop() is not None and self.question is None:
            self._see(self.game.depth)

    @property
    def epic_phase(self) -> EpicPhase:
        return EpicPhase(self.pace)

    @property
    def go_on(self) -> GoOn:
        return GoOn(self.pace)

    def go_at(self, pace: Pace) -> None:
        """From the next act on, in this game and in the ones after it."""
        keep(replace(preferences(self.store), pace=pace), self.store)
        self.pace = pace

    @property
    def rolls_next(self) -> bool:
        return self.question is not None and self._is_ours(self.question)

    def _submit(self, entry: Input, rolled: bool = False) -> Step:
        before = self.table
        step = Step(before, self.game.submit(entry), rolled)
        self._learning.learn(step)
        return step

    def _asks_price(self, entry: Buy) -> bool:
        """The players say a price that nobody has told the app: it is to be remembered."""
        if not entry.equipment or entry.price < 0:
            return False
        question = apply(self.table, self.game.current_pack, replace(entry, price=-1)).table.question
        return isinstance(question, Content) and question.path == price_path(entry.equipment)

    def _is_ours(self, question: Question) -> bool:
        """Does the app answer this by itself?"""
        return self.rolls and is_chance(question)

    def _is_by_itself(self, table: Table) -> bool:
        """Does the app go on from here by itself?"""
        return is_by_itself(table, self.rolls)

    def _rolled(self) -> Answer:
        question = self.question
        assert question is not None
        return Answer(self._dice.reply(question, self.game))

    # What the players have before them

    def stop(self) -> Stop | None:
        """What the Epics did that has not been acknowledged; None in the players' own phase."""
        phase = self.table.phase
        if phase == "setup":
            return None
        entries: Sequence[Entry] = self.game.done
        first = last_beginning(entries)
        if first is None:  # within the act, but the snapshot is younger than its beginning
            entries = self.game.entries()
            first = last_beginning(entries)
        if first is None or first == NO_ACT:
            return None
        depth = self.game.depth - len(entries) + first + 1
        if phase not in ("epic", "prologue") and self._seen >= depth:
            return None
        return self._since(entries, first)

    def act(self) -> Stop | None:
        """The same from where the act began: at the slowest pace it takes several stops."""
        stop = self.stop()
        if stop is None:
            return None
        done = self.game.done
        entries = done if len(done) >= len(stop.entries) else self.game.entries()
        return self._since(entries, act_beginning(entries, len(entries) - len(stop.entries)))

    def _since(self, entries: Sequence[Entry], first: int) -> Stop:
        if first:
            return Stop(entries[first - 1].table, entries[first - 1].pack, tuple(entries[first:]))
        return Stop(self.game.start, self.game.pack, tuple(entries))

    @property
    def is_ahead(self) -> bool:
        """At the pace of the whole phase nothing has moved on the real board before everything is told."""
        stop = self.stop()
        return stop is not None and stop.is_whole and self.question is not None

    # Going back

    def last(self) -> Step | None:
        """What an undo takes back: the last thing a person did, with what the app did by itself after it."""
        steps = self._steps_back()
        if not steps:
            return None
        told = tuple(one for step in reversed(steps) for one in step.entry.told)
        return replace(steps[-1], entry=replace(steps[-1].entry, told=told))

    def logged(self, first: int, end: int) -> list[Logged]:
        """This part of the log, one undo each."""
        return logged(self.game, self.rolls, first, end)

    def taken_back(self) -> list[Logged]:
        """What can be done again, next one first."""
        return taken_back(self.game, self.rolls)

    def moves_back(self) -> list[Instruction]:
        """What an undo would move on the real board."""
        steps = self._steps_back()
        return difference(self.table, steps[-1].before) if steps else []

    def undo(self) -> Step:
        """The last thing a person did is taken back, and what the app rolled after it."""
        steps = self._steps_back()
        if not steps:
            raise nothing_to_undo()
        self._see(min(self._seen, max(0, self.game.depth - len(steps))))
        self._learning.stays.clear()
        for step in steps:
            self.game.undo()
            self._learning.take_back(step)
        return steps[-1]

    @property
    def still_taught(self) -> tuple[Step, ...]:
        """What the last undo took back in this game, but another has used since: the card book keeps it."""
        return tuple(self._learning.stays)

    def undo_to(self, depth: int) -> None:
        """Everything after so many entries is taken back."""
        kept: list[Step] = []
        while self.game.depth > depth:
            self.undo()
            kept += self.still_taught
        self._learning.stays[:] = kept

    def redo_to(self, depth: int) -> list[Step]:
        """Everything that was taken back, up to so many entries."""
        steps = self.redo()
        while self.game.depth < depth and self.can_redo:
            steps += self.redo()
        return steps

    def redo(self) -> list[Step]:
        steps = [self._redo_one()]
        while self.game.undone and (
            self.is_ahead
            or self._is_by_itself(self.table)
            or is_within(self.table, self._step_at(len(self.game.done) - 1))
            or self._redo_changes_nothing()
        ):
            steps.append(self._redo_one(self._is_by_itself(self.table)))
        return steps

    def _redo_changes_nothing(self) -> bool:
        table = self.table
        try:
            return is_same(table, apply(table, self.game.current_pack, self.game.undone[-1]).table)
        except (RefusedInput, PackError):
            return False

    def _redo_one(self, rolled: bool = False) -> Step:
        before = self.table
        step = Step(before, self.game.redo(), rolled)
        self._learning.learn(step)
        return step

    @property
    def can_redo(self) -> bool:
        return bool(self.game.undone)

    def _steps_back(self) -> list[Step]:
        """Newest first, up to the last thing a person did: the app would only roll again.

        A whole phase goes as one, as it was told.
        """
        steps: list[Step] = []
        done = self.game.done
        if self._ends_whole(done):
            return self._since_beginning()
        for index in range(len(done) - 1, -1, -1):
            step = self._step_at(index)
            assert step is not None
            steps.append(step)
            if is_own(step, self._step_at(index - 1), self.rolls):
                return steps
        if not self.game.before:
            return []
        self.game.entries()
        return self._steps_back()

    def _step_at(self, index: int) -> Step | None:
        return step_at(self.game, index, self.rolls)

    def _ends_whole(self, done: Sequence[Entry]) -> bool:
        """Was the last entry the end of a phase that was told as a whole?"""
        if not done or self.question is not None or isinstance(done[-1].input, Set):
            return False
        entries = self.game.entries() if last_beginning(done) is None else done
        first = last_beginning(entries)
        return first is not None and first != NO_ACT and is_whole(entries[first])

    def _since_beginning(self) -> list[Step]:
        done = self.game.done
        first = last_beginning(done)
        assert first is not None
        steps = [self._step_at(at) for at in range(len(done) - 1, first - 1, -1)]
        return [step for step in steps if step is not None]

    # Before and after

    @property
    def set_up(self) -> frozenset[int]:
        """Which parts of the set-up the players have ticked off."""
        return frozenset(self.store.setting(set_up_key(self.id)) or ())

    def tick_set_up(self, task: int) -> None:
        self.store.set(set_up_key(self.id), sorted(self.set_up ^ {task}))

    def ending(self) -> Ending:
        return ending_of(self.game)

    def seconds(self) -> int:
        """How long it was played."""
        return played_for(self.store.times(self.id))

    # What is kept

    def leave(self) -> None:
        """The players go home; a game that is over and was seen to the end leaves the shelf."""
        if self.table.phase == "over" and self.stop() is None:
            self.store.set(ended_key(self.id), True)

    @property
    def _seen_key(self) -> str:
        return seen_key(self.id)

    def _see(self, depth: int) -> None:
        if depth != self._seen:
            self.store.set(self._seen_key, depth)
            self._seen = depth
