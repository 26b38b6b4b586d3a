"""One game at the table, with its store and its dice: the door for a front end.

The rules go straight on to the next Reckoner Phase, but what the Epics did stays before the players until
they have said Done; how far they have seen is kept with the game, so that a kill does not skip anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from companion.forecast.sampling import random_reply
from companion.game.game import NEW_CARD, Entry, Input
from companion.game.opening import Opened
from companion.game.shelf import ended_key, seen_key
from companion.game.store import Store
from companion.rules.difference import difference
from companion.rules.instructions import Instruction
from companion.rules.questions import Content, Question, is_chance
from companion.rules.table import Table

PACE: Final = "epic"  # each activation is an entry of its own, to be taken back on its own
PROLOGUE: Final[Input] = {"command": "prologue"}
EPIC_PHASE: Final[Input] = {"command": "epic-phase", "pace": PACE}
GO_ON: Final[Input] = {"command": "go-on", "pace": PACE}

_BEGINS: Final = ("prologue", "epic-phase", "go-on")
_WITHIN: Final = ("set", NEW_CARD)
_NO_ACT: Final = -1


@dataclass(frozen=True, slots=True)
class Stop:
    """What was told since the players last went on."""

    before: Table
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log with the position it was made in."""

    before: Table
    entry: Entry


class Sitting:
    """`rolls`: the app rolls and draws by itself."""

    def __init__(self, opened: Opened, store: Store, chance: Random, rolls: bool) -> None:
        self.id = opened.id
        self.lost = opened.lost
        self.game = opened.game
        self.store = store
        self.chance = chance
        self.rolls = rolls
        self._seen = int(store.setting(self._seen_key) or 0)

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def question(self) -> Question | None:
        return self.table.question

    # Going on

    def enter(self, entry: Input) -> list[Entry]:
        """Carry it out, and whatever the app rolls after it; raises and changes nothing when it cannot be."""
        entries = [self._submit(entry)]
        while self._rolls_next():
            entries.append(self._roll())
        return entries

    def roll(self) -> list[Entry]:
        """Let the app answer the die or the draw that is asked for."""
        question = self.question
        assert question is not None
        return self.enter({"answer": random_reply(question, self.chance)})

    def done(self) -> None:
        """The players have carried out what they were told."""
        if self.table.paused:
            self.enter(GO_ON)
        elif self.stop() is not None and self.question is None:
            self._see(self.game.depth)

    def _submit(self, entry: Input) -> Entry:
        question = self.question
        done = self.game.submit(entry)
        if isinstance(question, Content) and "answer" in entry and done.pack.kind != "practice":
            self.store.learn(question, entry["answer"], done.table)
        return done

    def _rolls_next(self) -> bool:
        return self.question is not None and self._is_ours(self.question)

    def _is_ours(self, question: Question) -> bool:
        """Does the app answer this by itself?"""
        return self.rolls and is_chance(question)

    def _roll(self) -> Entry:
        question = self.question
        assert question is not None
        return self._submit({"answer": random_reply(question, self.chance)})

    # What the players have before them

    def stop(self) -> Stop | None:
        """What the Epics did that has not been acknowledged; None in the players' own phase."""
        phase = self.table.phase
        if phase == "setup":
            return None
        entries: Sequence[Entry] = self.game.done
        first = _last_beginning(entries)
        if first is None:  # within the act, but the snapshot is younger than its beginning
            entries = self.game.entries()
            first = _last_beginning(entries)
        if first is None or first == _NO_ACT:
            return None
        depth = self.game.depth - len(entries) + first + 1
        if phase not in ("epic", "prologue") and self._seen >= depth:
            return None
        before = entries[first - 1].table if first else self.game.start
        return Stop(before, tuple(entries[first:]))

    # Going back

    def last(self) -> Step | None:
        """What an undo takes back: the last thing a person did."""
        steps = self._steps_back()
        return steps[-1] if steps else None

    def moves_back(self) -> list[Instruction]:
        """What an undo would move on the real board."""
        steps = self._steps_back()
        return difference(self.table, steps[-1].before) if steps else []

    def undo(self) -> None:
        steps = len(self._steps_back())
        self._see(min(self._seen, max(0, self.game.depth - steps)))
        for _ in range(max(1, steps)):
            self.game.undo()

    def redo(self) -> list[Entry]:
        entries = [self.game.redo()]
        while self.game.undone and self._rolls_next():
            entries.append(self.game.redo())
        return entries

    @property
    def can_redo(self) -> bool:
        return bool(self.game.undone)

    def _steps_back(self) -> list[Step]:
        """Newest first, up to the last thing a person did: the app would only roll again."""
        steps: list[Step] = []
        if not self.game.done and self.game.before:
            self.game.entries()
        done = self.game.done
        for index in range(len(done) - 1, -1, -1):
            before = done[index - 1].table if index else self.game.start
            steps.append(Step(before, done[index]))
            if before.question is None or not self._is_ours(before.question):
                break
        return steps

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


def _last_beginning(entries: Sequence[Entry]) -> int | None:
    """Where the last act of the Epics began, _NO_ACT if the Reckoners have done something since."""
    for index in range(len(entries) - 1, -1, -1):
        command = entries[index].input.get("command")
        if command in _BEGINS:
            return index
        if command is not None and command not in _WITHIN:
            return _NO_ACT
    return None
