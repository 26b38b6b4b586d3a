"""A game in a line, for the list of games."""

from dataclasses import dataclass, fields
from typing import Any

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
