"""The Table by touch: sheets, moving, undo, the way home and back."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.rules.inputs import read_input
from tests.ui.practice import begin, go_on
from tests.ui.window import Hand


@pytest.fixture
def table(hand: Hand) -> Hand:
    """In the first Reckoner Phase, everybody placed."""
    begin(hand, "Steelheart")
    hand.tap("Done")
    for index in range(4):
        hand.tap_district(index)
    hand.wait(0.4)
    return hand


def game(hand: Hand) -> Any:
    return hand.app.screens["table"].presenter.table


def key_of(hand: Hand, label: str, key: str) -> Any:
    """The − or + in the row with this label."""
    row = hand.find(label)
    while type(row).__name__ != "NumberRow":
        row = row.parent
    return row.ids[key]


def test_a_reckoner_is_placed_by_tapping_a_district(table: Hand) -> None:
    assert [one.district for one in game(table).reckoners] == [0, 1, 2, 3]
    assert table.sees("Begin the Epic Phase")


def test_the_sheet_of_a_district_takes_what_the_reckoners_do(table: Hand) -> None:
    table.tap_district(1)
    epic = game(table).districts[1].epic
    assert table.sees(game(table).box.epics[epic.id].name)
    research = epic.research
    table.tap_widget(key_of(table, "Research", "minus"))
    assert game(table).districts[1].epic.research == research - 1
    table.tap_widget(key_of(table, "Barricades", "plus"))
    assert game(table).districts[1].pieces[1] == 1
    assert table.app.screens["table"].city.view.districts[1].research == str(research - 1)


def test_a_key_at_its_limit_does_nothing(table: Hand) -> None:
    table.tap_district(2)
    depth = table.app.screens["table"].presenter.sitting.game.depth
    table.tap_widget(key_of(table, "Barricades", "minus"))
    assert table.app.screens["table"].presenter.sitting.game.depth == depth


def test_a_reckoner_moves_by_tapping_a_token_and_a_district(table: Hand) -> None:
    table.tap("David")
    table.wait(0.4)
    table.tap_district(4)
    assert game(table).reckoners[0].district == 4


def test_the_boss_sheet_opens_from_the_hub(table: Hand) -> None:
    city = table.app.screens["table"].city
    table.touch(*city.to_window(*city.center))
    table.tap_widget(key_of(table, "yellow track", "minus"))
    assert game(table).boss.brackets["yellow"] == 1


def test_undo_says_what_it_takes_back(table: Hand) -> None:
    table.tap("David")
    table.tap_district(4)
    table.tap("David moves to")
    assert game(table).reckoners[0].district == 0
    assert table.sees("Taken back: David moves to")


def test_an_act_of_the_epics_is_taken_back_when_the_pieces_are(table: Hand) -> None:
    table.tap("Begin the Epic Phase")
    table.wait(0.4)
    undo = table.app.screens["table"].panel.ids.aside
    table.tap_widget(undo)
    assert table.sees("Move back")
    table.tap("Keep it")
    assert game(table).phase == "epic"
    table.tap_widget(undo)
    table.wait(0.4)
    table.tap("Moved back")
    assert game(table).phase == "reckoner"


def test_the_game_is_won(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    presenter.sitting.enter(read_input({"command": "set", "path": "boss.research", "value": 1}))
    city = table.app.screens["table"].city
    table.touch(*city.to_window(*city.center))
    table.tap_widget(key_of(table, "Research", "minus"))
    presenter.sitting.enter(read_input({"command": "set", "path": "boss.health", "value": 1}))
    table.tap_widget(key_of(table, "Health", "minus"))
    assert table.sees("Won!")
    go_on(table)
    assert table.sees("has moved in yet.")


def test_back_closes_what_is_open_then_goes_home(table: Hand, open_app: Callable[[], Hand]) -> None:
    table.tap_district(1)
    table.back()
    assert table.sees("Your turn")
    table.back()
    assert table.sees("still live in Newcago.")
    table.tap("Continue")
    assert table.sees("Your turn")
    assert open_app().sees("Round 1, Reckoner Phase")


def test_a_toast_goes_by_itself(table: Hand) -> None:
    table.app.say("Something happened.")
    table.frames(2)
    assert table.sees("Something happened.")
    table.wait(4.2)
    assert not table.sees("Something happened.")
