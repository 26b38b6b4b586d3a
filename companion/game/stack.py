"""From the rows of an append-only log to what is done and what is undone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """`body` is None when it cannot be read any more."""

    kind: str  # "input", "undo", "redo", "cut"
    body: dict[str, Any] | None


def effective(rows: Sequence[Row]) -> tuple[list[int], list[int]]:
    """The rows that led to the position, in order, and those that can be redone, next one last."""
    done: list[int] = []
    undone: list[int] = []
    for seq, row in enumerate(rows):
        match row.kind:
            case "undo" if done:
                undone.append(done.pop())
            case "redo" if undone:
                done.append(undone.pop())
            case "undo" | "redo":  # what it took back cannot be read any more
                continue
            case "cut":
                del done[(row.body or {}).get("depth", len(done)) :]
                undone.clear()
            case _:
                done.append(seq)
                undone.clear()
    return done, undone
