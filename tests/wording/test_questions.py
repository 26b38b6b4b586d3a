"""Every question in every language, and the way to the cardboard."""

import re
from typing import get_args

import pytest

from companion.game.game import Game
from companion.game.scenario import scenario_from, table_of
from companion.rules.inputs import read_input
from companion.rules.questions import Content, Question
from companion.wording.language import SOURCE, Language
from companion.wording.questions import ask
from tests.wording.examples import (
    ALL_LANGUAGES,
    CITIES,
    ENGLISH,
    QUESTIONS,
    district_questions,
    practice_table,
)

PLAUSIBLE = {"cell": "enforcement", "number": 2, "health": 5, "length": 6, "faces": ["A", "B", "C", "D"]}
FAMILIAR = {
    "movement-die": 1,
    "regalia-card": "move",
    "power-dice": dict.fromkeys(("yellow", "black", "red", "blue"), "C"),
}


def test_every_kind_of_question_has_an_example() -> None:
    assert {type(one) for one in QUESTIONS} == set(get_args(Question))


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_question_is_worded(city: str, language: Language) -> None:
    table = practice_table(city)
    for question in (*QUESTIONS, *district_questions(table)):
        text = ask(question, table, language)
        assert not re.search(r"[{}]|  |None", text), text
        assert text[-1] in "?.", text
        assert not (isinstance(question, Content) and question.path in text), text
        assert language.code == SOURCE or text != ask(question, table, ENGLISH)


@pytest.mark.parametrize("city", CITIES)
def test_no_two_places_are_called_the_same(city: str) -> None:
    table = practice_table(city)
    asked = [one for one in (*QUESTIONS, *district_questions(table)) if isinstance(one, Content)]
    for language in ALL_LANGUAGES:
        assert len({ask(one, table, language) for one in asked}) == len(asked)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        (
            Content("epics.chalkdust.track.4", "cell"),
            "Chalkdust, 4th symbol from the left: what is printed there?",
        ),
        (
            Content("bosses.steelheart.A/B.3.tracks.red.1", "cell"),
            "The Castellan, red track, 1st symbol from the left: what is printed there?",
        ),
        (
            Content("bosses.limelight.standard.3.health", "number", 26),
            "Limelight booklet, Weakened Health of the boss: which number is it? "
            "26 is likely; your booklet decides.",
        ),
        (Content("equipment.chalk-map.price", "number"), "Chalk Map, price: which number is it?"),
        (
            Content("epics.chalkdust.health", "health"),
            "Chalkdust, starting Health: which number is it, or is it infinite?",
        ),
    ],
)
def test_the_english_questions(question: Question, text: str) -> None:
    assert ask(question, practice_table(), ENGLISH) == text


@pytest.mark.parametrize(
    "path", ["epics.chalkdust.motto", "bosses.steelheart.A/B.3.motto", "districts.rivet-row.motto", "motto"]
)
def test_a_place_without_words_keeps_its_path(path: str) -> None:
    assert ask(Content(path, "number"), practice_table(), ENGLISH).startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("number", "ordinals"),
    [
        (1, ("1st", "1er", "1.", "1.er")),
        (2, ("2nd", "2e", "2.", "2.º")),
        (3, ("3rd", "3e", "3.", "3.er")),
        (12, ("12th", "12e", "12.", "12.º")),
        (21, ("21st", "21e", "21.", "21.er")),
    ],
)
def test_symbols_are_counted_from_the_left(number: int, ordinals: tuple[str, ...]) -> None:
    question = Content(f"epics.chalkdust.track.{number}", "cell")
    for language, ordinal in zip(ALL_LANGUAGES, ordinals, strict=True):
        assert f"Chalkdust, {ordinal} " in ask(question, practice_table(), language)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("boss", CITIES.values())
def test_a_box_that_knows_nothing_asks_in_words(city: str, boss: str) -> None:
    """Every path that the rules really ask for is understood."""
    entry = {
        "setup": {"boss": boss, "city": city, "newcago_cards": city == "newcago"},
        "pack": {"epics": [{"id": epic, "name": epic.title()} for epic in ("ash", "bark", "clay")]},
        "board": {
            "population": 900,
            "districts": [{"name": epic.upper(), "epic": {"id": epic}} for epic in ("ash", "bark", "clay")],
            "reckoners": [{"name": "David", "district": 0}, {"name": "Tia", "district": 1}],
        },
    }
    scenario = scenario_from(entry, "this test")
    game = Game(table_of(scenario), scenario.pack)
    game.submit(read_input({"command": "epic-phase"}))
    while (question := game.table.question) is not None:
        texts = {ask(question, game.table, language) for language in ALL_LANGUAGES}
        assert len(texts) == len(ALL_LANGUAGES)
        assert not any(question.path in text for text in texts if isinstance(question, Content))
        expects = PLAUSIBLE[question.expects] if isinstance(question, Content) else FAMILIAR[question.kind]
        game.submit(read_input({"answer": expects}))
    assert game.table.round == 2
