"""What is entered into a game: a command of the rules, an answer, or a card that no pack lists yet."""

from collections.abc import Mapping
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any, ClassVar, Final

from companion.rules.commands import Command, Gather, read_command, with_fields
from companion.rules.errors import RefusedInput


@dataclass(frozen=True, slots=True)
class Answer:
    """To the question at hand."""

    value: Any

    @property
    def by_hand(self) -> bool:
        """Not told: the players do themselves, this time, what is printed there."""
        skips = self.value.get("skip") if isinstance(self.value, Mapping) and len(self.value) == 1 else None
        return skips is True


@dataclass(frozen=True, slots=True)
class NewCard:
    """An Epic that the pack does not list."""

    command: ClassVar[str] = "new-card"
    name: str


@dataclass(frozen=True, slots=True)
class Fact:
    """Something printed: where it stands in the pack, and what is to be there, as a question expects it."""

    path: str
    expects: str
    value: Any


@dataclass(frozen=True, slots=True)
class Teach:
    """Told without having been asked: a whole card at once, or a wrong answer mended."""

    command: ClassVar[str] = "teach"
    facts: tuple[Fact, ...]


EXPECTED: Final = ("cell", "number", "health", "length", "faces")
BY_HAND: Final = Answer({"skip": True})
Input = Command | Answer | NewCard | Teach


def read_input(entry: Mapping[str, Any]) -> Input:
    """From its object in a scenario (formats.md, section 3)."""
    if ("answer" in entry) == ("command" in entry) or ("answer" in entry and len(entry) > 1):
        raise RefusedInput("wrong-step", "step", sorted(entry), "either a command or an answer")
    if "answer" in entry:
        return Answer(entry["answer"])
    if entry["command"] == NewCard.command:
        return with_fields(NewCard, entry)
    if entry["command"] == Teach.command:
        return Teach(_facts(entry.get("facts")))
    return read_command(entry)


def written(entry: Input) -> dict[str, Any]:
    """As its object in a scenario: only what differs from the command's own defaults."""
    if isinstance(entry, Answer):
        return {"answer": entry.value}
    if isinstance(entry, Teach):
        return {"command": entry.command, "facts": [asdict(fact) for fact in entry.facts]}
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


def _facts(entries: object) -> tuple[Fact, ...]:
    if not isinstance(entries, list) or not all(_is_fact(one) for one in entries):
        raise RefusedInput("wrong-type", "command.facts", entries, "a list of path, expects and value")
    return tuple(Fact(**one) for one in entries)


def _is_fact(entry: object) -> bool:
    return (
        isinstance(entry, dict)
        and entry.keys() == {"path", "expects", "value"}
        and isinstance(entry["path"], str)
        and entry["expects"] in EXPECTED
    )
