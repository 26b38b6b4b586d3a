"""Why, in words: whose symbol, by which ways, under which rule, on which page."""

from random import Random

import pytest
from hypothesis import given

from companion.game.scenario import play_scenario, scenario_from
from companion.rules.board import board_of
from companion.rules.pages import PAGES
from companion.rules.touching import touches
from companion.wording.language import Language
from companion.wording.reasons import citation, reason
from tests.properties.test_engine import SEEDS, playable, positions
from tests.tables import Json, answer, epic, everywhere, reckoner, scenario
from tests.test_rule_numbers import RULES
from tests.wording.examples import ALL_LANGUAGES, ENGLISH, INSTRUCTIONS, practice_table, told

PHASE: Json = {"command": "epic-phase"}


def reasons(table: Json, *steps: Json) -> list[str]:
    game, told = play_scenario(scenario_from({**table, "steps": [*steps]}, "this test"))
    return [reason(one, game.table, ENGLISH) for one in told]


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (
            scenario(epic("-", "population per barricade", barricades=2)),
            "epic-0, symbol 2 (For each Barricade here: Attack Population 1); Barricades here: 2; "
            "base game p. 22; Steelslayer p. 8.",
        ),
        (
            scenario(epic("gifted: copy"), epic("population")),
            "epic-0, symbol 1 (Copy the left-most Epic Action of both neighbours’ Epics); copied from "
            "epic-1 (Attack Population 1); base game p. 22; Steelslayer p. 9.",
        ),
        (
            scenario(epic("-", "population", bracket=1, enforcement=1)),
            "epic-0; the last action of epic-0 (Attack Population 1), for spaces its bracket could not "
            "move; base game p. 22; base game p. 19.",
        ),
        (
            scenario(epic("population", "-", "-", "-", bracket=1, copy_tokens=1)),
            "epic-0, symbol 1 (Attack Population 1); once more, for 1 Copy token; "
            "base game p. 22; Steelslayer p. 9.",
        ),
        (
            scenario(tracks={"black": ["-", "money", "-"]}, boss={"brackets": {"black": 2}}, money=3),
            "Steelheart, black track, symbol 2 (Attack Money 1); Steelslayer p. 8.",
        ),
        (
            scenario(setup={"boss": "limelight"}, tables={"blue": everywhere("barricade")}),
            "Limelight, blue Power Table, row A, column 2 (Add 1 Barricade); base game p. 22.",
        ),
        (
            scenario(epic(), epic(printed=["population"]), setup={"newcago_cards": True}),
            "Newcago card, Mint, symbol 1 (Attack Population 1); base game p. 22.",
        ),
        (
            scenario(epic("pull"), reckoners=[reckoner("Tia", 1), reckoner("Prof", 0)]),
            "epic-0, symbol 1 (Pull); Steelslayer p. 8.",
        ),
        (
            scenario(epic("repel"), reckoners=[reckoner("Tia", 1), reckoner("Prof", 0)]),
            "epic-0, symbol 1 (Repel); Steelslayer p. 8.",
        ),
    ],
)
def test_the_cause_in_words(table: Json, words: str) -> None:
    lines = reasons(table, PHASE)
    assert any(line.endswith(f"From: {words}") for line in lines), lines


def test_r6_16_what_the_die_showed() -> None:
    table = scenario(epic("transform"), pack={"dice": {"movement": [1]}})
    lines = reasons(table, PHASE, answer("population x2"))
    words = "symbol 1 (Transform); the Epic Ability Die (Attack Population 2); base game p. 22"
    assert any(words in line for line in lines), lines


def test_r8_2_a_mark_is_of_its_district() -> None:
    table = scenario(epic(printed={"4": "population"}, marker=5), setup={"city": "babilar"})
    research = {"command": "research", "reckoner": "David", "district": 0, "target": "boss", "count": 1}
    lines = reasons(table, research)
    words = "From: Docks, the symbol at Research 4 (Attack Population 1); base game p. 22"
    assert any(words in line for line in lines), lines


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_instruction_has_a_reason(language: Language) -> None:
    for instruction in INSTRUCTIONS:
        assert reason(told(instruction), practice_table(), language)


def test_every_rule_has_its_page_and_only_a_ruling_has_none() -> None:
    assert set(PAGES) >= RULES
    assert [rule for rule, pages in PAGES.items() if pages == (None, None)] == ["R6.21"]
    assert citation("R1.5", ENGLISH) == "base game p. 8"


@given(SEEDS)
def test_whatever_changes_on_the_board_is_told(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    before = _leaves(board_of(table), "")
    for position in positions(table, Random(seed)):
        after = _leaves(board_of(position), "")
        instructions = [one.instruction for one in position.told or ()]
        for path in before.keys() | after.keys():
            if before.get(path) != after.get(path):
                assert any(touches(one, path, position) for one in instructions), path
        before = after


def _leaves(value: object, path: str) -> dict[str, object]:
    """Every field of a board by its path; lists that are not of Reckoners or districts are one field."""
    parts: dict[str, object] = {}
    if isinstance(value, dict):
        parts = value
    elif isinstance(value, list) and value and isinstance(value[0], dict) and "name" in value[0]:
        parts = {str(index): part for index, part in enumerate(value)}
    if not parts:
        return {path.removesuffix("."): value}
    return {
        key: leaf for name, part in parts.items() for key, leaf in _leaves(part, f"{path}{name}.").items()
    }
