"""What saving runs into, in every language."""

import pytest

from companion.game import errors
from companion.wording.language import SOURCE, Language
from companion.wording.saving import PROBLEMS, inputs_lost, rescued, save_problem
from tests.wording.examples import ALL_LANGUAGES, ENGLISH

IN_ALL = pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)


def test_every_code_has_a_sentence() -> None:
    assert set(PROBLEMS) == set(errors.CODES)


@IN_ALL
@pytest.mark.parametrize("code", PROBLEMS)
def test_one_sentence_that_says_what_to_do(code: str, language: Language) -> None:
    text = save_problem(code, "games {a}", language)
    assert text.endswith(".")
    assert text.count(". ") == 0
    assert ":" in text
    assert code == "elsewhere" or "games {a}" in text
    assert language.code == SOURCE or text != save_problem(code, "games {a}", ENGLISH)


def test_the_damaged_file_was_kept() -> None:
    start = "The saved games were damaged: the file was kept as old.db and"
    assert rescued("old.db", 1, ENGLISH) == f"{start} 1 entry was recovered."
    assert rescued("old.db", 0, ENGLISH) == f"{start} 0 entries were recovered."


def test_inputs_that_cannot_be_read() -> None:
    assert inputs_lost(1, ENGLISH).startswith("The last input of this game cannot be read any more:")
    assert inputs_lost(3, ENGLISH).startswith("The last 3 inputs of this game cannot be read any more:")


@IN_ALL
def test_one_and_several_differ(language: Language) -> None:
    assert rescued("old.db", 1, language).replace("1", "2") != rescued("old.db", 2, language)
    assert inputs_lost(1, language) != inputs_lost(2, language)
    if language.code != SOURCE:
        assert rescued("old.db", 2, language) != rescued("old.db", 2, ENGLISH)
        assert inputs_lost(2, language) != inputs_lost(2, ENGLISH)
