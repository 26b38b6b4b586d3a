"""A game written as a scenario is the same game again."""

import pytest

from companion.game.scenario import play_scenario, scenario_from, scenario_of, table_of
from tests.tables import Json, command, scenario

RULINGS = {
    "rewards": "in-step",
    "copy-tokens": "before",
    "per-research": "at-once",
    "equipment-minimum": "district",
}


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"equipment": "steelslayer"},
        {"equipment": "base", "epics": "steelslayer", "open_deck": True},
        {"newcago_cards": True},
        {"newcago_cards": "B", "casual": True},
        {"newcago_cards": {"docks": "A", "mint": "B", "orchard": "B"}, "difficulty_token": 2},
        {"rulings": RULINGS},
        {"rulings": {"rewards": "at-once"}},
    ],
)
def test_its_setup_is_read_as_it_was(setup: Json) -> None:
    entry = {**scenario(setup=setup), "steps": [command("money")]}
    game, _ = play_scenario(scenario_from(entry, "this test"))
    again = scenario_of(game)
    assert again["steps"] == [command("money")]
    assert table_of(scenario_from(again, "once more")).setup == game.start.setup
