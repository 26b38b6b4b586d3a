"""The question of a game as plain data: names instead of numbers, nothing that says nothing."""

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.game.summary import question_entry
from companion.rules import questions
from companion.rules.questions import Question
from tests.tables import Json, scenario


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        (questions.MovementDie((1, 1, 2)), {"kind": "movement-die", "options": [1, 2]}),
        (questions.MovementDie(), {"kind": "movement-die"}),
        (
            questions.NewEpic(1, ("gale",)),
            {"kind": "new-epic", "district": "Mint", "options": ["gale"]},
        ),
        (
            questions.ChooseReckoner("effect", ("Tia", "Prof"), "move"),
            {"kind": "choose-reckoner", "reason": "effect", "options": ["Tia", "Prof"], "effect": "move"},
        ),
        (
            questions.ChooseReckoner("plan", ("Tia",)),
            {"kind": "choose-reckoner", "reason": "plan", "options": ["Tia"]},
        ),
        (
            questions.ChooseEquipment("sell", "Tia", ("Rope", "Rope", "Lamp")),
            {"kind": "choose-equipment", "reason": "sell", "reckoner": "Tia", "options": ["Rope", "Lamp"]},
        ),
        (
            questions.Content("base_spaces", "number", 0),
            {"kind": "content", "path": "base_spaces", "expects": "number", "offer": 0},
        ),
    ],
)
def test_a_question_in_plain_words(question: Question, entry: Json) -> None:
    table = table_of(scenario_from({**scenario(), "steps": []}, "this test"))
    assert question_entry(question, table) == entry
