"""Notation as it is typed in a hurry."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.errors import NotationError
from companion.rules.notation import parse_cell, print_cell
from companion.rules.shorthand import written_out
from tests.properties.test_any_notation import any_cell


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Population ×2", "population x2"),
        ("population × 2", "population x2"),
        ("population x 2", "population x2"),
        ("population*2", "population x2"),
        ("2 enforcement", "enforcement x2"),
        ("2x enf", "enforcement x2"),
        ("enforcement 2", "enforcement x2"),
        ("enf", "enforcement"),
        ("gif: 2 for", "gifted: fortify x2"),
        ("gifted:fortify", "gifted: fortify"),
        ("power up", "power-up"),
        ("2 barricades", "barricade x2"),
        ("2 red shields", "red-shield x2"),
        ("boost yel 2", "boost yellow x2"),
        ("pop per bar", "population per barricade"),
        ("2 pop per enf", "population x2 per enforcement"),
        ("enf|pop 2", "enforcement | population x2"),
        ("pop by shields 0=0 3=2", "population by shields 0=0 3=2"),
        ("-", "-"),
    ],
)
def test_what_is_meant(typed: str, line: str) -> None:
    assert written_out(typed) == line
    assert parse_cell(line) is not None


@pytest.mark.parametrize("typed", ["frog", "po", "re 2", "boost purple", "2", "gifted:", "", "2 enf 3"])
def test_what_leaves_doubt_is_refused(typed: str) -> None:
    with pytest.raises(NotationError):
        parse_cell(written_out(typed))


@given(st.integers(0, 2**32))
def test_notation_stays_as_it_is(seed: int) -> None:
    line = any_cell(Random(seed))
    assert written_out(line) == line
    assert print_cell(parse_cell(written_out(line))) == line
