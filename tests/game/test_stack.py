"""What is done and what can be done again, from the rows of an append-only log."""

from typing import Any

import pytest

from companion.game.stack import Row, effective

IN, UNDO, REDO = (Row(kind, {}) for kind in ("input", "undo", "redo"))


def cut(**body: Any) -> Row:
    return Row("cut", body)


@pytest.mark.parametrize(
    ("rows", "done", "undone"),
    [
        ([IN, IN, IN], [0, 1, 2], []),
        ([IN, IN, UNDO], [0], [1]),
        ([IN, IN, UNDO, UNDO], [], [1, 0]),
        ([IN, IN, UNDO, UNDO, REDO], [0], [1]),
        ([IN, IN, UNDO, UNDO, REDO, REDO], [0, 1], []),
        ([IN, IN, UNDO, IN], [0, 3], []),
        ([IN, IN, UNDO, IN, REDO], [0, 3], []),
        ([UNDO, REDO, IN], [2], []),
        ([IN, IN, IN, cut(depth=1)], [0], []),
        ([IN, IN, UNDO, cut(depth=1)], [0], []),
        ([IN, IN, Row("cut", None)], [0, 1], []),
        ([IN, Row("input", None), IN], [0, 1, 2], []),
    ],
)
def test_done_and_undone(rows: list[Row], done: list[int], undone: list[int]) -> None:
    assert effective(rows) == (done, undone)
