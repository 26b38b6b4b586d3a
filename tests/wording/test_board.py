"""The position read aloud."""

import json
from pathlib import Path

import pytest

from companion.game.scenario import play_scenario, scenario_from
from companion.rules.box import INFINITE
from companion.rules.table import NOWHERE, Epic
from companion.wording.board import board_lines
from companion.wording.instructions import say
from companion.wording.language import SOURCE, Language
from companion.wording.questions import ask
from tests.wording.catalogues import ROOT
from tests.wording.examples import ALL_LANGUAGES, CITIES, ENGLISH, practice_table

SCENARIOS = sorted((ROOT / "tests/scenarios").glob("*.json"))


def test_a_whole_position() -> None:
    table = practice_table()
    table.districts[0].pieces[:] = [2, 1, 0, 0, 0]
    table.supply[:] = [23, 1, 10, 6, 0]
    table.lost_dice.append("Tia")
    table.set_aside.append(("Val", "Tin Parrot"))
    table.districts[1].epic = None
    table.districts[0].epic = Epic("chalkdust", 2, 5, 3)
    table.districts[2].epic = Epic("bramble-knight", None, None, 1)
    table.districts[3].epic = Epic("pendulum", 2, INFINITE, 4, [("Tia", "Night Lens")])
    table.reckoners[2].district = NOWHERE
    assert board_lines(table, ENGLISH) == [
        "Round 1, Reckoner Phase.",
        "Population 40.",
        "Money $4.",
        "Reckoner Base marker at the top.",
        "The Castellan in Rivet Row: Research 26.",
        "The Castellan, brackets: yellow 2, black 2, red 2, blue 2.",
        "Rivet Row: Chalkdust, Research 2, Health 5, bracket after action 3. "
        "Pieces: 2 Enforcement and 1 Barricade. Present: The Castellan and David.",
        "Ledger Square: no Epic. Present: Tia.",
        "Cinder Market: Bramble Knight, Research unknown, Health unknown, bracket after action 1.",
        "Halfpenny Bridge: Pendulum, Research 2, Health infinite, bracket after action 4. "
        "Stolen Equipment: Night Lens.",
        "David: in Rivet Row. 1 Plan token. Equipment: Chalk Map.",
        "Tia: in Ledger Square. 2 Plan tokens. Suffers: one reroll less. 1 die lost.",
        "Val: not on the board yet. 1 Plan token.",
        "Left in the supply: 1 Barricade and 0 Copy tokens.",
        "Equipment set aside: Tin Parrot.",
    ]


def test_babilar_hides_the_boss_until_every_district_is_at_0() -> None:
    table = practice_table("babilar")
    lines = board_lines(table, ENGLISH)
    assert "Lady Undertow in Lantern Quay: Health 15, safe until Research is at 0 in every district." in lines
    assert any("Boss Research here: 8." in line for line in lines)
    for district in table.districts:
        district.marker = 0
    assert "Lady Undertow in Lantern Quay: weakened, Health 15." in board_lines(table, ENGLISH)


def test_ildithia_moves() -> None:
    table = practice_table("ildithia")
    table.ildithia_gap = 1
    table.districts[0].marker = 2
    lines = board_lines(table, ENGLISH)
    assert "Ildithia Movement Board in the gap clockwise of Crumbling Mile." in lines
    assert any("City District Marker 2 spaces below the top." in line for line in lines)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", ALL_LANGUAGES[1:], ids=lambda language: language.code)
def test_every_line_is_translated(city: str, language: Language) -> None:
    table = practice_table(city)
    table.outcome, table.phase = "lost", "over"
    for line, english in zip(board_lines(table, language), board_lines(table, ENGLISH), strict=True):
        assert line != english
        assert "{" not in line


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_every_golden_scenario_can_be_told(file: Path) -> None:
    scenario = scenario_from(json.loads(file.read_text(encoding="utf-8"))["scenario"], file.name)
    game, told = play_scenario(scenario)
    english = [say(one, game.table, ENGLISH) for one in told]
    for language in ALL_LANGUAGES:
        words = [say(one, game.table, language) for one in told]
        assert language.code == SOURCE or not set(words) & set(english)
        assert board_lines(game.table, language)
        if game.table.question is not None:
            assert ask(game.table.question, game.table, language)
