"""A game in progress. Every input is all or nothing: a refused one leaves everything as it was."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.content.boxing import box_for
from companion.content.pack import Pack
from companion.content.reading import PackError
from companion.content.teaching import add_epic, teach
from companion.rules.board import board_of, table_from
from companion.rules.box import Box, slug
from companion.rules.difference import difference
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, Fact, Input, NewCard, Teach, written
from companion.rules.instructions import Instruction, Told
from companion.rules.play import after_answer, after_command, after_leaving_to_hands, after_teaching
from companion.rules.questions import Content
from companion.rules.table import Table


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted input with what it made of the table; never changed afterwards."""

    input: Input
    table: Table
    pack: Pack
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """What was taken back, and what to move on the real board."""

    entry: Entry
    moves: tuple[Instruction, ...]


class Journal(Protocol):
    """Where inputs are kept. It has them on disk when it returns; when it raises, nothing was written."""

    def keep(self, kind: str, body: dict[str, Any], table: Table, pack: Pack, depth: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Beginning:
    """A game from its first input up to where `done` begins, for those who undo that far."""

    start: Table
    pack: Pack
    done: list[Entry]


@dataclass(slots=True)
class Game:
    """`done` begins at `start`; when that is not the first position, `earlier` finds what came before."""

    start: Table
    pack: Pack
    done: list[Entry] = field(default_factory=list)
    undone: list[Input] = field(default_factory=list)
    journal: Journal | None = None
    earlier: Callable[[], Beginning] | None = None
    before: int = 0  # inputs done before `start`

    def __post_init__(self) -> None:
        if self.start.told is None:
            self.start.told = []

    @property
    def table(self) -> Table:
        return self.done[-1].table if self.done else self.start

    @property
    def current_pack(self) -> Pack:
        return self.done[-1].pack if self.done else self.pack

    @property
    def depth(self) -> int:
        """How many inputs led to the position."""
        return self.before + len(self.done)

    def submit(self, entry: Input) -> Entry:
        """Carry out one input; raises RefusedInput or SaveError and changes nothing when it cannot be."""
        return self.accept(apply(self.table, self.current_pack, entry))

    def accept(self, done: Entry) -> Entry:
        """An input that has been carried out on the position."""
        self._keep("input", done.input, done.table, done.pack, self.depth + 1)
        self.done.append(done)
        self.undone.clear()
        return done

    def undo(self) -> Undone:
        self._reach_back()
        if not self.done:
            raise nothing_to_undo()
        last = self.done[-1]
        table = self.done[-2].table if len(self.done) > 1 else self.start
        pack = self.done[-2].pack if len(self.done) > 1 else self.pack
        self._keep("undo", None, table, pack, self.depth - 1)
        self.done.pop()
        self.undone.append(last.input)
        return Undone(last, tuple(difference(last.table, table)))

    def redo(self) -> Entry:
        if not self.undone:
            raise RefusedInput("nothing-to-redo", "command", "redo", "possible: nothing was undone")
        done = apply(self.table, self.current_pack, self.undone[-1])
        self._keep("redo", None, done.table, done.pack, self.depth + 1)
        self.undone.pop()
        self.done.append(done)
        return done

    def entries(self) -> Sequence[Entry]:
        """The whole log, from the first input."""
        self._load_earlier()
        return self.done

    def _keep(self, kind: str, entry: Input | None, table: Table, pack: Pack, depth: int) -> None:
        if self.journal is not None:
            self.journal.keep(kind, {} if entry is None else written(entry), table, pack, depth)

    def _reach_back(self) -> None:
        if not self.done:
            self._load_earlier()

    def _load_earlier(self) -> None:
        if self.earlier is None:
            return
        beginning = self.earlier()
        self.start, self.pack = beginning.start, beginning.pack
        self.done = [*beginning.done, *self.done]
        self.earlier = None
        self.before = 0


def apply(table: Table, pack: Pack, entry: Input) -> Entry:
    """The input carried out on a position, which stays as it is."""
    match entry:
        case Answer():
            table, pack = _answered(table, pack, entry)
        case NewCard():
            pack = add_epic(pack, entry.name, table.setup.epics)
            table = after_teaching(table, _box(table, pack))
        case Teach():
            table, pack = _taught(table, pack, entry.facts)
        case _:
            table = after_command(table, entry)
    return Entry(entry, table, pack, tuple(table.told or ()))


def nothing_to_undo() -> RefusedInput:
    return RefusedInput("nothing-to-undo", "command", "undo", "possible: nothing was done yet")


def _answered(table: Table, pack: Pack, entry: Answer) -> tuple[Table, Pack]:
    question = table.question
    if not isinstance(question, Content):
        return after_answer(table, entry.value), pack
    if entry.by_hand:
        return after_leaving_to_hands(table), pack
    return _taught(table, pack, (Fact(question.path, question.expects, entry.value),))


def _taught(table: Table, pack: Pack, facts: Sequence[Fact]) -> tuple[Table, Pack]:
    for fact in facts:
        asked = Content(fact.path, fact.expects)
        try:
            pack = teach(pack, asked, fact.value, table.setup.city, names_in(table), table.box.power)
        except (LookupError, ValueError) as error:
            if isinstance(error, RefusedInput | PackError):
                raise
            raise RefusedInput("no-such-field", "command.path", fact.path, "something printed") from error
    box = _box(table, pack)
    try:
        table_from(board_of(table), table.setup, box)
    except RefusedInput as error:  # R1.5: no track ends before its bracket
        if "bracket" not in error.where:
            raise
        raise RefusedInput(
            "short-track", error.where, error.value, "left of the track's last action"
        ) from error
    return after_teaching(table, box), pack


def _box(table: Table, pack: Pack) -> Box:
    return box_for(pack, table.setup, len(table.reckoners), [district.name for district in table.districts])


def names_in(table: Table) -> dict[str, str]:
    """Names that a pack may not list yet, by id."""
    names = {district.board: district.name for district in table.districts}
    names.update({slug(card): card for reckoner in table.reckoners for card in reckoner.equipment})
    names.update({slug(frame[2]): frame[2] for frame in table.pending if frame[0] == "buy-equipment"})
    return names
