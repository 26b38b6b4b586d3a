"""The physical setup, in every language."""

import re

import pytest

from companion.rules.setup import Setup
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
    assert lines.index("Then it stands like this:") == 12


def test_r2_6_the_base_game_alone_has_no_shields_and_no_tokens_but_plans() -> None:
    table = practice_table()
    table.setup = Setup()
    for reckoner, name in zip(table.reckoners, ("David", "Prof", "Tia"), strict=True):
        reckoner.name = name
    lines = checklist(table, ENGLISH)
    assert lines[2 : lines.index("Then it stands like this:")] == [
        "Beside the board: Enforcement 25, Barricades 8, Plan tokens 20.",
        "Equipment cards, shuffled; four of them face up.",
        "Each Reckoner: their dice, their Player Ability card, 1 Plan token.",
    ]


def test_r2_6_babilar_with_regalia() -> None:
    lines = checklist(practice_table("babilar"), ENGLISH)
    assert lines[1] == "Lady Undertow: Power board, Regalia’s side up; Adjustment board B for 3 Reckoners."
    assert (
        "Beside the board: Enforcement 25, Barricades 8, red Shields 10, blue Shields 6, Copy tokens 8, "
        "Plan tokens 20, Attack Reckoners tokens 12." in lines
    )
    assert "No Research track for Lady Undertow: the Health track at once, marker at 15." in lines
    assert "David and Tia: the replacement Ability card of Steelslayer." in lines
    assert "Val: dice of their own, as the Player Board shows." in lines
