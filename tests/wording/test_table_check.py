"""What should stand on the table."""

import pytest

from companion.rules.table import NOWHERE, Epic
from companion.wording.language import Language
from companion.wording.table_check import table_check
from tests.wording.examples import ALL_LANGUAGES, CITIES, ENGLISH, practice_table


def test_the_whole_table() -> None:
    table = practice_table()
    table.districts[0].pieces[:] = [2, 1, 0, 0, 0]
    table.supply[:] = [5, 7, 10, 1, 0]
    table.districts[0].epic = Epic("chalkdust", 2, 5, 3)
    for district in table.districts[1:]:
        district.epic = None
    table.set_aside.append(("Val", "Tin Parrot"))
    table.reckoners[0].plans = 13
    table.reckoners[2].district = NOWHERE
    assert table_check(table, ENGLISH) == [
        "Population 40.",
        "Money $4.",
        "Reckoner Base marker at the top.",
        "The Castellan in Rivet Row: Research 26.",
        "The Castellan, brackets: yellow 2, black 2, red 2, blue 2.",
        "Rivet Row: Chalkdust, Research 2, Health 5, bracket after action 3. "
        "Pieces: 2 Enforcement and 1 Barricade. Present: The Castellan and David.",
        "Ledger Square: no Epic. Present: Tia.",
        "Cinder Market: no Epic.",
        "Halfpenny Bridge: no Epic.",
        "David: in Rivet Row. 13 Plan tokens. Equipment: Chalk Map.",
        "Tia: in Ledger Square. 2 Plan tokens. Suffers: one reroll less.",
        "Val: not on the board yet. 1 Plan token.",
        "Equipment set aside: Tin Parrot.",
        "Supply, Enforcement: nearly empty, 5 of 25 left.",
        "Supply, Barricades: 7 of 8 left.",
        "Supply, red Shields: 10 of 10 left.",
        "Supply, blue Shields: nearly empty, 1 of 6 left.",
        "Supply, Copy tokens: empty, 0 of 8 left.",
        "Supply, Plan tokens: nearly empty, 4 of 20 left.",
        "Supply, Attack Reckoners tokens: 11 of 12 left.",
    ]


def test_more_tokens_than_the_box_holds() -> None:
    table = practice_table()
    table.reckoners[0].plans = 30
    assert "Supply, Plan tokens: empty, 0 of 20 left." in table_check(table, ENGLISH)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", ALL_LANGUAGES[1:], ids=lambda language: language.code)
def test_every_line_is_translated(city: str, language: Language) -> None:
    table = practice_table(city)
    table.supply[:] = [5, 7, 10, 1, 0]
    for line, english in zip(table_check(table, language), table_check(table, ENGLISH), strict=True):
        assert line != english
        assert "{" not in line
