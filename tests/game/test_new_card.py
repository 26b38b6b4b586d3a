"""A real deck has cards that no pack lists yet; and an undo says what to move back, in a scenario too."""

import pytest

from companion.game.game import Game
from companion.game.scenario import play_scenario, scenario_from, table_of
from companion.rules.errors import RefusedInput
from companion.rules.inputs import read_input
from companion.rules.instructions import MoveReckoner
from companion.rules.questions import NewEpic


def game(open_deck: bool) -> Game:
    """One Epic is listed besides those in play; the first district has none."""
    epics = [
        {"id": one, "track": ["-", "-", "-"], "research": 1, "health": 3}
        for one in ("gale", "ember", "flint")
    ]
    scenario = scenario_from(
        {
            "setup": {"open_deck": open_deck},
            "pack": {"epics": epics},
            "board": {
                "reckoners": [{"name": "Tia", "district": 0}, {"name": "Prof", "district": 0}],
                "districts": [
                    {"name": "Docks"},
                    {"name": "Mint", "epic": {"id": "gale"}},
                    {"name": "Weir", "epic": {"id": "ember"}},
                ],
            },
        },
        "a table",
    )
    return Game(table_of(scenario), scenario.pack)


def test_with_a_whole_deck_the_only_card_left_is_not_asked_for() -> None:
    played = game(open_deck=False)
    played.submit(read_input({"command": "epic-phase"}))
    assert played.table.districts[0].epic is not None
    assert played.table.districts[0].epic.id == "flint"


def test_with_an_open_deck_any_card_may_come() -> None:
    played = game(open_deck=True)
    played.submit(read_input({"command": "epic-phase"}))
    assert played.table.question == NewEpic(0, ("flint",))
    with pytest.raises(RefusedInput):
        played.submit(read_input({"answer": "moss"}))
    played.submit(read_input({"command": "new-card", "name": "Moss"}))
    assert played.table.question == NewEpic(0, ("flint", "moss"))
    with pytest.raises(RefusedInput, match="does not list yet"):
        played.submit(read_input({"command": "new-card", "name": "Moss"}))
    played.submit(read_input({"answer": "moss"}))
    assert played.table.districts[0].epic is not None
    assert played.table.districts[0].epic.id == "moss"
    assert played.table.question is not None
    assert played.table.question.kind == "content"
    for _ in range(3):
        played.undo()
    assert [epic.id for epic in played.current_pack.epics] == ["gale", "ember", "flint"]


@pytest.mark.parametrize("name", ["", 7, None, "x" * 101])
def test_a_card_needs_a_name(name: object) -> None:
    with pytest.raises(RefusedInput, match=r"a name of 1 to 100 letters|is not text"):
        game(open_deck=True).submit(read_input({"command": "new-card", "name": name}))


def test_an_undo_in_a_scenario_tells_what_to_move_back() -> None:
    scenario = scenario_from(
        {
            "pack": {"epics": []},
            "board": {"reckoners": [{"name": "Tia", "district": 0}, {"name": "Prof", "district": 1}]},
            "steps": [{"command": "move", "reckoner": "Tia", "district": 2}, {"command": "undo"}],
        },
        "a table",
    )
    _, told = play_scenario(scenario)
    assert [one.instruction for one in told] == [MoveReckoner("Tia", 2, 0), MoveReckoner("Tia", 0, 2)]


def test_a_card_that_is_named_in_a_pause_does_not_end_it() -> None:
    played = game(open_deck=False)
    played.submit(read_input({"command": "epic-phase", "pace": "epic"}))
    assert played.table.paused
    before = played.table.pending
    played.submit(read_input({"command": "new-card", "name": "Sirocco"}))
    assert played.table.paused
    assert played.table.pending == before
    assert "sirocco" in played.table.box.epics
