"""What is typed at a question, and what the players are told about it."""

import pytest

from companion.rules.inputs import BY_HAND
from companion.rules.questions import Content, PowerDice
from companion.rules.table import Table
from companion.terminal.answering import answer_from, put
from companion.terminal.lines import Lines
from companion.terminal.naming import NotUnderstood
from tests.wording.examples import ENGLISH, practice_table

CELL = Content("epics.chalkdust.track.4", "cell")
NEEDED = Content("epics.chalkdust.health", "health", needed="needs-count")
FACES = Content("dice.power", "faces", needed="needs-dice")
NUMBERS = PowerDice(("1", "2", "3", "4"))
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def table() -> Table:
    return practice_table()


def said(question: Content | PowerDice, table: Table, capsys: Capture) -> str:
    put(question, table, Lines(ENGLISH, auto=False))
    return capsys.readouterr().out


def test_skip_leaves_it_to_hands(table: Table, capsys: Capture) -> None:
    assert answer_from("Skip", CELL, table, ENGLISH) == BY_HAND.value
    assert "Or “skip”" in said(CELL, table, capsys)
    assert "skip" not in said(NEEDED, table, capsys)


@pytest.mark.parametrize("typed", ["1 2 3 4", "1, 2,3 ,4", "1234"])
def test_r7_5a_the_faces_of_a_die_are_typed(typed: str, table: Table) -> None:
    assert answer_from(typed, FACES, table, ENGLISH) == ["1", "2", "3", "4"]


@pytest.mark.parametrize("typed", ["4 1 3 2", "4132", "4,1,3,2"])
def test_r7_5a_four_numbers_are_typed_for_four_dice(typed: str, table: Table, capsys: Capture) -> None:
    rolled = {"yellow": "4", "black": "1", "red": "3", "blue": "2"}
    assert answer_from(typed, NUMBERS, table, ENGLISH) == rolled
    assert "such as 4 3 2 1" in said(NUMBERS, table, capsys)
    with pytest.raises(NotUnderstood, match="is not four rows of 1, 2, 3, 4"):
        answer_from("4 1", NUMBERS, table, ENGLISH)


def test_r7_5a_faces_of_two_letters_are_kept_apart_by_spaces(table: Table) -> None:
    dice = PowerDice(("I", "II", "III"))
    rolled = {"yellow": "II", "black": "I", "red": "III", "blue": "II"}
    assert answer_from("ii i iii II", dice, table, ENGLISH) == rolled
