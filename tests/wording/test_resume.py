"""Where a game stands, in one line."""

import pytest

from companion.rules.commands import EpicPhase
from companion.rules.play import after_command
from companion.rules.table import Table
from companion.wording.language import SOURCE, Language
from companion.wording.resume import resume_line
from tests.wording.examples import ALL_LANGUAGES, CITIES, ENGLISH, practice_table


def stopped(city: str = "newcago") -> Table:
    """The Epic Phase has begun and waits before the first act."""
    table = practice_table(city)
    table.told = []
    return after_command(table, EpicPhase("epic"))


def over(outcome: str) -> Table:
    table = practice_table()
    table.phase, table.outcome = "over", outcome
    return table


def test_the_reckoners_are_next() -> None:
    table = practice_table()
    table.round = 3
    stands = "Round 3, Reckoner Phase: the Reckoners act next."
    assert resume_line(table, "", ENGLISH) == stands
    assert resume_line(table, "Tia moves to The Loop", ENGLISH) == f"{stands} Last: Tia moves to The Loop."


@pytest.mark.parametrize(
    ("city", "name"),
    [
        ("newcago", "Newcago card, Rivet Row"),
        ("babilar", "Chalkdust"),
        ("ildithia", "Crumbling Mile"),
    ],
)
def test_whoever_acts_next_is_named(city: str, name: str) -> None:
    assert resume_line(stopped(city), "", ENGLISH) == f"Round 1, Epic Phase: {name} acts next."


def test_before_the_prologue() -> None:
    table = practice_table()
    table.phase = "setup"
    assert resume_line(table, "", ENGLISH) == "Round 1, Setup: the Prologue Phase comes next."


def test_a_game_that_is_over() -> None:
    assert resume_line(over("lost"), "", ENGLISH) == "Round 1. No Population is left: the game is lost."
    assert resume_line(over("won"), "", ENGLISH) == "Round 1. The Castellan is defeated: the game is won!"


@pytest.mark.parametrize("language", ALL_LANGUAGES[1:], ids=lambda language: language.code)
def test_every_line_is_translated(language: Language) -> None:
    setup = practice_table()
    setup.phase = "setup"
    for table in (*map(stopped, CITIES), practice_table(), setup, over("won"), over("lost")):
        for last in ("", "Tia"):
            line = resume_line(table, last, language)
            assert line != resume_line(table, last, Language(SOURCE))
            assert "{" not in line
            assert line.endswith("." if last else (".", "!"))
