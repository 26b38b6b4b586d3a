"""What the choices before the first round are called, in the words of each box."""

import pytest

from companion.game.choices import DIFFICULTY_TOKENS, DISTRICT, EPIC, NEWCAGO_CARDS
from companion.rules.setup import BOSSES, CITIES, DIFFICULTIES, EPIC_SETS
from companion.wording.language import Language
from companion.wording.setup import (
    boss_title,
    city_name,
    difficulty_name,
    district_word,
    epic_set_name,
    epic_word,
    newcago_cards_name,
    token_name,
    yes_or_no,
)
from tests.wording.examples import ALL_LANGUAGES, ENGLISH


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_choice_has_a_name_of_its_own(language: Language) -> None:
    for names in (
        [difficulty_name(one, language) for one in DIFFICULTIES],
        [epic_set_name(one, language) for one in EPIC_SETS],
        [newcago_cards_name(one, language) for one in NEWCAGO_CARDS],
        [token_name(one, language) for one in DIFFICULTY_TOKENS],
        [yes_or_no(one, language) for one in (False, True)],
        [boss_title(one, (), language) for one in BOSSES],
        [city_name(one, language) for one in CITIES],
    ):
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("code", "difficulties"),
    [
        ("en", ["Beginner", "Standard", "Hard", "Sparks!"]),
        ("fr", ["Débutant", "Standard", "Difficile", "Flamme\u00a0!"]),
        ("de", ["Anfänger", "Normal", "Hart", "Extrem!"]),
        ("es", ["Inicial", "Normal", "Difícil", "¡Chispas!"]),
    ],
)
def test_difficulties_are_called_as_on_the_box(code: str, difficulties: list[str]) -> None:
    assert [difficulty_name(one, Language(code)) for one in DIFFICULTIES] == difficulties


def test_a_boss_has_the_name_of_the_box_and_of_the_pack() -> None:
    assert boss_title("steelheart", ("The Castellan",), ENGLISH) == "Steelheart (The Castellan)"
    assert boss_title("steelheart", (), Language("fr")) == "Cœur d’Acier"
    assert boss_title("steelheart", ("Steelheart",), Language("fr")) == "Cœur d’Acier"
    assert boss_title("regalia", {"Zeta", "Alpha"}, ENGLISH) == "Regalia (Alpha, Zeta)"


def test_a_city_has_the_name_of_the_box() -> None:
    assert [city_name(one, ENGLISH) for one in CITIES] == ["Newcago", "Babilar", "Ildithia"]
    assert [city_name("newcago", Language(code)) for code in ("fr", "de", "es")] == [
        "Newcago",
        "Newcago",
        "Chicago Nova",
    ]


def test_what_the_packs_do_not_know_is_called_alike_in_english() -> None:
    assert (district_word(ENGLISH), epic_word(ENGLISH)) == (DISTRICT, EPIC)
    assert district_word(Language("fr")) == "Quartier"
    assert epic_word(Language("es")) == "Épico"
