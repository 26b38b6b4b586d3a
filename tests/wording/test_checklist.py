"""The physical setup, in every language."""

import re

import pytest

from companion.wording.board import board_lines
from companion.wording.checklist import checklist
from companion.wording.language import SOURCE, Language
from tests.wording.examples import ALL_LANGUAGES, CITIES, ENGLISH, practice_table


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_everything_to_set_up_is_said(city: str, language: Language) -> None:
    table = practice_table(city)
    lines = checklist(table, language)
    board = board_lines(table, language)[1:]
    assert lines[-len(board) :] == board
    assert not re.search(r"[{}]|  |None", "\n".join(lines))
    own = set(lines[: -len(board)])
    assert language.code == SOURCE or not own & set(checklist(table, ENGLISH))


def test_the_english_checklist() -> None:
    lines = checklist(practice_table(), ENGLISH)
    assert lines[:2] == [
        "Set up the table:",
        "The Castellan: Power board side A, Adjustment board for 3 Reckoners side B.",
    ]
    assert sum(line.startswith("Newcago card of ") for line in lines) == 4
    assert "Each Reckoner: their dice, their Player Ability card, 1 Plan token." in lines
    assert lines.index("Then it stands like this:") == 8
