"""The Table by touch: sheets, moving, undo, the way home and back."""

from collections.abc import Callable
from typing import Any

from companion.rules.commands import Attack, Command, Research
from companion.rules.inputs import read_input
from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Said
from tests.ui.practice import go_on
from tests.ui.window import Hand


def game(hand: Hand) -> Any:
    return hand.app.screens["table"].presenter.table


def key_of(hand: Hand, label: str, key: str) -> Any:
    """The − or + in the row with this label."""
    row = hand.find(label)
    while type(row).__name__ != "NumberRow":
        row = row.parent
    return row.ids[key]


def key_with(hand: Hand, wanted: Command | Act) -> Any:
    """The key that enters this, or does it."""
    act = wanted if isinstance(wanted, Act) else Act("enter", wanted)
    panel = hand.app.screens["table"].panel
    return next(key for key in panel.walk() if getattr(key, "act", None) == act)


def test_a_reckoner_is_placed_by_tapping_a_district(table: Hand) -> None:
    assert [one.district for one in game(table).reckoners] == [0, 1, 2, 3]
    assert table.sees("Begin the Epic Phase")


def act_on(hand: Hand, name: str) -> None:
    """Chooses a Reckoner, and waits until the keys take a touch."""
    city = hand.app.screens["table"].city
    hand.touch(*city.to_window(*city.tokens[name].center))
    hand.wait(0.4)


def test_a_reckoner_acts_by_one_tap_a_symbol(table: Hand) -> None:
    act_on(table, "David")
    epic = game(table).districts[0].epic
    research = epic.research
    table.tap("Research")
    table.tap("Money")
    assert game(table).districts[0].epic.research == research - 1
    assert game(table).money == 5
    assert table.app.screens["table"].city.view.districts[0].research == str(research - 1)


def test_fast_taps_on_one_key_each_count(table: Hand) -> None:
    act_on(table, "David")
    money = game(table).money
    key = table.find("Money")
    at = key.to_window(*key.center)
    for _ in range(5):
        table.up(table.down(*at))
    table.frames(3)
    assert game(table).money == money + 5


def test_a_reckoner_moves_by_tapping_a_district(table: Hand) -> None:
    act_on(table, "David")
    table.tap_district(4)
    assert game(table).reckoners[0].district == 4
    table.wait(0.4)
    table.tap("Whole city")
    table.wait(0.4)
    assert table.sees("Your turn")


def test_a_reckoner_moves_by_being_dragged(table: Hand) -> None:
    city = table.app.screens["table"].city
    touch = table.down(*city.to_window(*city.tokens["David"].center))
    table.frames(2)
    ring = city.ring
    table.move(touch, *city.to_window(*ring.at(ring.outer - 30, ring.middle(4))))
    table.up(touch)
    table.frames(3)
    assert game(table).reckoners[0].district == 4


def test_the_sheet_of_a_district_corrects_what_stands_there(table: Hand) -> None:
    table.tap_district(1)
    table.wait(0.4)
    epic = game(table).districts[1].epic
    assert table.sees(game(table).box.epics[epic.id].name)
    research = epic.research
    table.tap_widget(key_of(table, "Research", "minus"))
    assert game(table).districts[1].epic.research == research - 1
    table.tap("Barricade")
    table.tap_widget(key_with(table, Act("adjust", ("districts.1.barricades", 1))))
    assert game(table).districts[1].pieces[1] == 1
    assert table.sees("Correction")


def test_holding_a_district_opens_its_sheet_without_moving(table: Hand) -> None:
    act_on(table, "David")
    city = table.app.screens["table"].city
    ring = city.ring
    touch = table.down(*city.to_window(*ring.at(ring.outer - 30, ring.middle(4))))
    table.wait(0.5)
    table.up(touch)
    table.wait(0.4)
    assert table.sees("Red Shield")
    assert game(table).reckoners[0].district == 0


def test_a_key_at_its_limit_changes_nothing_and_says_why(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    presenter.sitting.enter(read_input({"command": "set", "path": "districts.2.enforcement", "value": 0}))
    table.tap_district(2)
    table.wait(0.4)
    depth = presenter.sitting.game.depth
    key = key_of(table, "Enforcement", "minus")
    assert key.spent
    table.tap_widget(key)
    assert presenter.sitting.game.depth == depth
    assert table.sees("This number cannot go below 0.")


def held(hand: Hand, widget: Any, seconds: float) -> None:
    touch = hand.down(*widget.to_window(*widget.center))
    hand.wait(seconds)
    hand.up(touch)
    hand.frames(3)


def test_a_key_that_is_held_repeats_and_stops_at_the_limit(table: Hand) -> None:
    table.tap_district(2)
    table.wait(0.4)
    before = game(table).districts[2].pieces[0]
    held(table, key_of(table, "Enforcement", "plus"), 0.3)
    assert game(table).districts[2].pieces[0] == before + 1
    held(table, key_of(table, "Enforcement", "plus"), 1.5)
    assert before + 5 <= game(table).districts[2].pieces[0] <= before + 10
    table.app.screens["table"].presenter.take_said()
    held(table, key_of(table, "Enforcement", "minus"), 3.5)
    assert game(table).districts[2].pieces[0] == 0


def test_a_number_that_is_tapped_is_typed(table: Hand) -> None:
    table.tap_district(1)
    table.wait(0.4)
    table.tap_widget(key_of(table, "Health", "number"))
    table.wait(0.4)
    table.tap("1")
    table.tap("2")
    table.tap("That is it")
    assert game(table).districts[1].epic.health == 12
    table.wait(0.4)
    assert key_of(table, "Health", "number").act is not None
    assert table.sees("12")


def test_a_reckoner_that_is_held_is_ticked(table: Hand) -> None:
    city = table.app.screens["table"].city
    held(table, city.tokens["Megan"], 0.5)
    assert table.app.screens["table"].presenter.ticked == {"Megan"}
    assert table.sees("Your turn")


def test_the_boss_sheet_is_there_while_the_epics_act_and_the_list_comes_back(table: Hand) -> None:
    table.tap("Begin the Epic Phase")
    table.wait(0.4)
    city = table.app.screens["table"].city
    table.touch(*city.to_window(*city.center))
    table.wait(0.4)
    held(table, key_of(table, "Research", "minus"), 0.1)
    assert table.sees("Correction")
    assert table.sees("Put the boss elsewhere")
    table.tap_widget(table.app.screens["table"].panel.ids.advance)
    assert table.sees("Done")


def test_the_boss_sheet_opens_from_the_hub(table: Hand) -> None:
    city = table.app.screens["table"].city
    table.touch(*city.to_window(*city.center))
    table.wait(0.4)
    assert table.sees("[/b] would die")
    table.tap_widget(key_with(table, Act("adjust", ("boss.brackets.yellow", -1))))
    assert game(table).boss.brackets["yellow"] == 1


def test_a_broken_rule_is_said_and_left_or_done(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    presenter.sitting.enter(read_input({"command": "set", "path": "districts.0.red_shields", "value": 1}))
    presenter.sitting.enter(read_input({"command": "set", "path": "districts.0.enforcement", "value": 3}))
    act_on(table, "David")
    table.tap("Enforcement")
    table.wait(0.4)
    table.tap("Leave it")
    table.wait(0.4)
    assert game(table).districts[0].pieces[0] == 3
    table.tap("Enforcement")
    table.wait(0.4)
    table.tap("Do it anyway")
    assert game(table).districts[0].pieces[0] == 2
    assert table.sees("Counted anyway")


def test_undo_says_what_it_takes_back_and_can_be_done_again(table: Hand) -> None:
    act_on(table, "David")
    table.tap_district(4)
    table.wait(0.4)
    table.tap("David’s move")
    assert game(table).reckoners[0].district == 0
    assert table.sees("Taken back: David moves to")
    table.tap("Redo")
    assert game(table).reckoners[0].district == 4


def test_an_act_of_the_epics_is_taken_back_when_the_pieces_are(table: Hand) -> None:
    table.tap("Begin the Epic Phase")
    table.wait(0.4)
    undo = table.app.screens["table"].panel.asides[0]
    table.tap_widget(undo)
    assert table.sees("Move these back on the board:")
    table.tap("Keep it")
    assert game(table).phase == "epic"
    table.tap_widget(undo)
    table.wait(0.4)
    table.tap("Moved back")
    assert game(table).phase == "reckoner"


def test_the_game_is_won(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    presenter.sitting.enter(read_input({"command": "set", "path": "boss.research", "value": 1}))
    act_on(table, "David")
    table.tap_district(game(table).boss.district)
    table.wait(0.4)
    here = game(table).boss.district
    table.tap_widget(key_with(table, Research(here, target="boss", reckoner="David")))
    presenter.sitting.enter(read_input({"command": "set", "path": "boss.health", "value": 1}))
    table.app.screens["table"].refresh()
    table.tap_widget(key_with(table, Attack(here, target="boss", reckoner="David")))
    assert table.sees("is free")
    go_on(table)
    assert table.sees("has moved in yet.")


def test_back_closes_what_is_open_and_leaves_only_when_asked(
    table: Hand, open_app: Callable[[], Hand]
) -> None:
    table.tap_district(1)
    table.back()
    assert table.sees("Your turn")
    table.back()
    assert table.sees("Menu")
    table.back()
    assert table.sees("Your turn")
    table.back()
    table.wait(0.4)
    table.tap("Home")
    assert table.sees("still live in Newcago.")
    table.tap("Continue")
    assert table.sees("Your turn")
    assert open_app().sees("Round 1, Reckoner Phase")


def test_a_toast_goes_by_itself(table: Hand) -> None:
    table.app.say(Said("Something happened."))
    table.frames(2)
    assert table.sees("Something happened.")
    table.wait(4.2)
    assert not table.sees("Something happened.")
