"""The rulings in words."""

import re

import pytest

from companion.rules.rulings import rulings
from companion.rules.setup import Setup
from companion.wording.language import SOURCE, Language
from companion.wording.rulings import ruling_line
from tests.wording.examples import ALL_LANGUAGES, ENGLISH

SETUPS = (
    Setup(),
    Setup(rewards="at-once", copy_tokens="before", per_research="at-once", equipment_minimum="district"),
)


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_each_is_one_line_in_every_language(language: Language) -> None:
    for setup in SETUPS:
        for ruling in rulings(setup):
            line = ruling_line(ruling, language)
            assert not re.search(r"[{}\n]|None|\bR\d", line), line
            assert language.code == SOURCE or line != ruling_line(ruling, ENGLISH)


def test_one_that_can_be_set_says_what_holds_and_what_else_could() -> None:
    lines = [ruling_line(one, ENGLISH) for one in rulings(Setup())]
    assert (
        "copy-tokens after: Copy tokens are carried out after the Epic’s own actions. Can be set: before. "
        "Room left by: Steelslayer p. 9." in lines
    )
    assert "Shields protect against rewards too. Room left by: Steelslayer p. 9." in lines
