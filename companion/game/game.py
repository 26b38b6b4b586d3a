"""A game in progress. Every input is all or nothing: a refused one leaves everything as it was."""

from dataclasses import dataclass, field
from typing import Any

from companion.content.boxing import box_for
from companion.content.pack import Pack
from companion.content.teaching import teach
from companion.rules.box import slug
from companion.rules.commands import read_command
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Told
from companion.rules.play import after_answer, after_command, after_teaching
from companion.rules.questions import Content
from companion.rules.table import Table

Input = dict[str, Any]  # {"command": ...} or {"answer": ...}, as in a scenario


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted input with what it made of the table; never changed afterwards."""

    input: Input
    table: Table
    pack: Pack
    told: tuple[Told, ...]


@dataclass(slots=True)
class Game:
    start: Table
    pack: Pack
    done: list[Entry] = field(default_factory=list)
    undone: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.start.told is None:
            self.start.told = []

    @property
    def table(self) -> Table:
        return self.done[-1].table if self.done else self.start

    @property
    def current_pack(self) -> Pack:
        return self.done[-1].pack if self.done else self.pack

    def submit(self, entry: Input) -> Entry:
        """Carry out one input; raises RefusedInput and changes nothing when it cannot be."""
        pack = self.current_pack
        if set(entry) == {"answer"}:
            table, pack = self._answered(entry["answer"])
        else:
            table = after_command(self.table, read_command(entry))
        done = Entry(entry, table, pack, tuple(table.told or ()))
        self.done.append(done)
        self.undone.clear()
        return done

    def undo(self) -> Entry:
        if not self.done:
            raise RefusedInput("nothing-to-undo", "command", "undo", "possible: nothing was done yet")
        self.undone.append(self.done.pop())
        return self.undone[-1]

    def redo(self) -> Entry:
        if not self.undone:
            raise RefusedInput("nothing-to-redo", "command", "redo", "possible: nothing was undone")
        self.done.append(self.undone.pop())
        return self.done[-1]

    def _answered(self, value: object) -> tuple[Table, Pack]:
        table, pack = self.table, self.current_pack
        question = table.question
        if not isinstance(question, Content):
            return after_answer(table, value), pack
        pack = teach(pack, question, value, table.setup.city, _names(table))
        districts = [district.name for district in table.districts]
        return after_teaching(table, box_for(pack, table.setup, len(table.reckoners), districts)), pack


def _names(table: Table) -> dict[str, str]:
    """Names that a pack may not list yet, by id."""
    names = {district.board: district.name for district in table.districts}
    names.update({slug(card): card for reckoner in table.reckoners for card in reckoner.equipment})
    return names
