"""One input for the rules: a command or an answer. All or nothing: the table given is never touched."""

from companion.rules.answers import answer, go_on_with, leave_to_hands
from companion.rules.box import Box
from companion.rules.commands import Command, Set
from companion.rules.corrections import correct
from companion.rules.entering import carry_out_command
from companion.rules.errors import RefusedInput
from companion.rules.pending import Over, advance
from companion.rules.table import Table


def after_command(table: Table, command: Command) -> Table:
    new = table.clone()
    if table.phase == "over":
        raise RefusedInput("game-over", "command", command.command, "possible: the game is over")
    if isinstance(command, Set):
        correct(new, command.path, command.value)
        return new
    try:
        carry_out_command(new, command)
    except Over:
        new.pending.clear()
        new.phase = "over"
        return new
    advance(new)
    return new


def after_answer(table: Table, value: object) -> Table:
    new = table.clone()
    answer(new, value)
    return new


def after_leaving_to_hands(table: Table) -> Table:
    new = table.clone()
    leave_to_hands(new)
    return new


def after_teaching(table: Table, box: Box) -> Table:
    new = table.clone()
    go_on_with(new, box)
    return new
