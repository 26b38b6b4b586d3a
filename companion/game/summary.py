"""A game in a line: for the list of games, and for whoever takes it up again."""

from dataclasses import dataclass, fields
from typing import Any

from companion.rules.coming import next_to_act
from companion.rules.instructions import Source
from companion.rules.questions import Question
from companion.rules.table import Table


@dataclass(frozen=True, slots=True)
class Summary:
    id: str
    name: str
    started: str
    round: int
    phase: str
    inputs: int
    outcome: str | None
    question: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Resume:
    """Where a game stands: round and phase, and who acts next (nobody in particular: the Reckoners)."""

    round: int
    phase: str
    next: Source


def resume_of(table: Table) -> Resume:
    return Resume(table.round, table.phase, next_to_act(table))


def question_entry(question: Question, table: Table) -> dict[str, Any]:
    """A question as plain data, with names instead of indices (formats.md, section 3)."""
    entry: dict[str, Any] = {"kind": question.kind}
    for field in fields(question):
        value = getattr(question, field.name)
        if field.name == "options":
            if value:
                entry["options"] = list(dict.fromkeys(value))
        elif field.name == "district":
            entry["district"] = table.districts[value].name
        elif value not in (None, ""):
            entry[field.name] = value
    return entry
