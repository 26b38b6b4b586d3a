"""Alike things in one act stand together, and the board ends the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules import instructions as i
from companion.rules.causes import Cause
from companion.rules.instructions import Instruction, Told
from companion.rules.questions import MovementDie
from companion.rules.touching import changed
from companion.wording.gathering import gathered
from tests.wording.examples import EPIC, INSTRUCTIONS, practice_table, told

TABLE = practice_table()
PUT = i.Place("enforcement", 1, 1, 1)
AGAIN = i.Place("enforcement", 1, 1, 2)
LOSS = i.Population(-1, 39, "attack")


def order(*instructions: Instruction) -> list[Instruction]:
    return [one.instruction for one, _ in gathered([(told(one), TABLE) for one in instructions])]


def test_a_piece_stands_beside_the_one_like_it() -> None:
    assert order(PUT, LOSS, AGAIN) == [PUT, AGAIN, LOSS]


def test_the_marker_and_the_brackets_too() -> None:
    right, more = i.BossBracket("red", 1, 3), i.BossBracket("red", 1, 4)
    assert order(i.Base(1), right, LOSS, more, i.Base(2)) == [i.Base(1), i.Base(2), right, more, LOSS]


@pytest.mark.parametrize(
    "between",
    [
        i.Remove("enforcement", 1, 1, 0),  # of the same number
        i.LastAction(EPIC, False),  # only says something
        i.Activate(0),
    ],
    ids=lambda one: type(one).__name__,
)
def test_nothing_moves_past_what_makes_a_difference(between: Instruction) -> None:
    assert order(PUT, between, AGAIN) == [PUT, between, AGAIN]


def test_nothing_moves_past_somebody_else_or_a_question() -> None:
    other = Told(LOSS, Cause(("epic", "pendulum")))
    pairs = [(told(PUT), TABLE), (other, TABLE), (told(AGAIN), TABLE)]
    assert gathered(pairs) == pairs
    asked = practice_table()
    asked.question = MovementDie()
    pairs = [(told(PUT), asked), (told(LOSS), asked), (told(AGAIN), TABLE)]
    assert gathered(pairs) == pairs


@given(
    st.lists(
        st.sampled_from([one for one in INSTRUCTIONS if getattr(one, "reckoner", "") != "Mizzy"]), max_size=30
    )
)
def test_nothing_is_lost_and_each_number_changes_in_its_order(some: list[Instruction]) -> None:
    pairs = [(told(one), TABLE) for one in some]
    after = gathered(pairs)
    assert sorted(map(str, after)) == sorted(map(str, pairs))
    for path in {path for one in some for path in changed(one, TABLE)}:
        touched = [
            [one for one, _ in row if path in changed(one.instruction, TABLE)] for row in (pairs, after)
        ]
        assert touched[0] == touched[1]
