"""What is entered into a game: a command of the rules, an answer, or a card that no pack lists yet."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar

from companion.rules.commands import Command, Gather, read_command, with_fields
from companion.rules.errors import RefusedInput


@dataclass(frozen=True, slots=True)
class Answer:
    """To the question at hand."""

    value: Any


@dataclass(frozen=True, slots=True)
class NewCard:
    """An Epic that the pack does not list."""

    command: ClassVar[str] = "new-card"
    name: str


Input = Command | Answer | NewCard


def read_input(entry: Mapping[str, Any]) -> Input:
    """From its object in a scenario (formats.md, section 3)."""
    if ("answer" in entry) == ("command" in entry) or ("answer" in entry and len(entry) > 1):
        raise RefusedInput("wrong-step", "step", sorted(entry), "either a command or an answer")
    if "answer" in entry:
        return Answer(entry["answer"])
    if entry["command"] == NewCard.command:
        return with_fields(NewCard, entry)
    return read_command(entry)


def written(entry: Input) -> dict[str, Any]:
    """As its object in a scenario: only what differs from the command's own defaults."""
    if isinstance(entry, Answer):
        return {"answer": entry.value}
    given = {
        field.name: getattr(entry, field.name)
        for field in fields(entry)
        if field.default is MISSING or getattr(entry, field.name) != field.default
    }
    if isinstance(entry, Gather) and entry.pieces:
        given["pieces"] = [
            {"piece": one.piece, "from": one.origin, "count": one.count} for one in entry.pieces
        ]
    return {"command": entry.command, **given}
