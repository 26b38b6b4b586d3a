"""A question in the window, by touch: what opens in place, and what does not fit."""

from typing import Any

import pytest

from companion.rules.questions import ChooseReckoner, NewEpic, PowerDice
from tests.ui.asked import ASKED, asking, new_epic, power, steal
from tests.ui.window import Hand

SIZES = ((1280, 800), (800, 1280), (360, 740))


def show(hand: Hand, presenter: Any) -> Any:
    hand.app._open(presenter)
    hand.wait(0.5)
    return hand.app.screens["table"].panel.face


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_of_a_question_stands_outside_the_panel(hand: Hand, name: str, scale: float) -> None:
    from companion.ui.skin import skin

    skin.scale = scale
    try:
        face = show(hand, asking(hand.app.store, ASKED[name]()))
        assert face.body.top == pytest.approx(face.shaft.top)
        for part in face.body.walk(restrict=True):
            if part.width and part.opacity and type(part).__name__ not in ("Shaft", "Label"):
                assert face.x - 1 <= part.to_window(*part.pos)[0]
                assert part.to_window(part.right, 0)[0] <= face.right + 3
    finally:
        skin.scale = 1.0


def test_a_reckoner_with_several_cards_opens_in_place(hand: Hand) -> None:
    presenter = asking(hand.app.store, steal())
    face = show(hand, presenter)
    hand.tap("David")
    assert hand.sees("A coat")
    hand.tap("Cody")
    assert not hand.sees("A coat")
    assert isinstance(presenter.table.question, ChooseReckoner)
    hand.tap("David")
    hand.tap("A coat")
    assert presenter.table.reckoner("David").equipment == ["Rope", "Lamp"]
    assert hand.app.screens["table"].panel.face is not face


def test_what_happened_until_now_is_pulled_up(hand: Hand) -> None:
    face = show(hand, asking(hand.app.store, steal()))
    hand.tap("David")
    assert face.more.text == "Until now"
    hand.tap_widget(face.more)
    assert face.told.top > face.shaft.y + 40
    hand.tap("Megan")  # the one below keeps its place: it is read on from there
    assert hand.app.screens["table"].presenter.table.question is None


def test_four_dice_by_touch(hand: Hand) -> None:
    presenter = asking(hand.app.store, power())
    face = show(hand, presenter)
    [box] = [part for part in face.body.children if type(part).__name__ == "PowerBox"]
    for letter in "BDAC":
        hand.tap_widget(next(key for key in box.ids.faces.children if key.text == letter))
    assert [key.face for key in reversed(box.ids.dice.children)] == [*"BDAC"]
    lit = [cell for cell in box.grid._cells if cell.state == "now"]
    assert len(lit) == 1
    hand.tap_widget(box.ids.dice.children[-1])
    hand.tap_widget(next(key for key in box.ids.faces.children if key.text == "A"))
    assert isinstance(presenter.table.question, PowerDice)
    hand.wait(0.4)
    hand.tap("That is it")
    assert not isinstance(presenter.table.question, PowerDice)


def test_a_card_is_found_by_a_few_letters(hand: Hand) -> None:
    presenter = asking(hand.app.store, new_epic())
    face = show(hand, presenter)
    face.search.ids.field.text = "rust"
    hand.frames(3)
    assert not hand.sees("Cinderjack")
    hand.tap("Rustmarch")
    assert not isinstance(presenter.table.question, NewEpic)
