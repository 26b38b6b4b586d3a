"""A name is found by a few letters of it."""

import pytest

from companion.wording.searching import is_found


@pytest.mark.parametrize("typed", ["", "cœur", "ACIER", "d'a", "acíer", "acier cœur", "  cœur  d’ "])
def test_case_accents_and_order_do_not_matter(typed: str) -> None:
    assert is_found("Cœur d’Acier", typed)


def test_each_word_has_to_be_there() -> None:
    assert not is_found("Tin Parrot", "tin pan")
