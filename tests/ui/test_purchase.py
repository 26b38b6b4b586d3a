"""Purchase by touch: the search, a card, who gets it; upright and on a phone too."""

from typing import Any

import pytest

from companion.rules.commands import Set
from companion.ui.widgets.purchase import BuyerKey
from tests.ui.window import Hand

SETTLED = 0.4


@pytest.fixture
def shop(table: Hand) -> Hand:
    """With $5, Purchase open."""
    screen = table.app.screens["table"]
    screen.presenter.sitting.enter(Set("money", 5))
    table.wait(SETTLED)
    table.tap("Purchase")
    table.wait(SETTLED)
    return table


def panel(hand: Hand) -> Any:
    return hand.app.screens["table"].panel


def equipment(hand: Hand, name: str) -> list[str]:
    cards: list[str] = hand.app.screens["table"].presenter.table.reckoner(name).equipment
    return cards


def tap_card(hand: Hand, name: str) -> None:
    words = hand.find(name)
    hand.touch(*words.to_window(*words.center))
    hand.wait(SETTLED)


def tap_buyer(hand: Hand, name: str) -> None:
    key = next(one for one in panel(hand).walk() if isinstance(one, BuyerKey) and one.name == name)
    hand.tap_widget(key)
    hand.wait(SETTLED)


def test_a_card_is_bought_by_two_taps(shop: Hand) -> None:
    tap_card(shop, "Chalk Map")
    assert shop.sees("Chalk Map, $2, for")
    tap_buyer(shop, "Megan")
    assert equipment(shop, "Megan") == ["Chalk Map"]
    assert shop.sees("Megan buys Chalk Map for $2")
    assert shop.sees("For whom?")


def test_what_is_typed_into_the_search_filters_at_once(shop: Hand) -> None:
    field = panel(shop).face.search.ids.field
    field.insert_text("parr")
    shop.frames(4)
    assert shop.sees("Tin Parrot")
    assert not shop.sees("Chalk Map")
    tap_card(shop, "Tin Parrot")
    tap_buyer(shop, "Cody")
    assert equipment(shop, "Cody") == ["Tin Parrot"]
    assert field.text == ""
    assert shop.sees("Chalk Map")


def test_a_new_card_is_typed_and_priced(shop: Hand) -> None:
    shop.tap("New")
    field = panel(shop).face.search.ids.field
    assert field.focus
    field.insert_text("Paper Kite")
    shop.frames(4)
    shop.tap("New")
    shop.wait(SETTLED)
    assert shop.sees("What does Paper Kite cost?")
    shop.tap("$3")
    shop.wait(SETTLED)
    tap_buyer(shop, "Prof")
    assert equipment(shop, "Prof") == ["Paper Kite"]
    assert shop.app.screens["table"].presenter.table.money == 2


def test_it_is_closed_where_it_was_opened(shop: Hand) -> None:
    shop.tap("Close")
    shop.wait(SETTLED)
    assert shop.sees("Your turn")


def test_on_a_phone_the_list_has_the_place_of_the_ring_and_whom_comes_when_a_card_is_chosen(
    shop: Hand,
) -> None:
    screen = shop.app.screens["table"]
    shop.resize(360, 740)
    shop.wait(SETTLED)
    try:
        assert screen.panel.top > screen.city.center_y
        assert not shop.sees("For whom?")
        assert shop.sees("Replace the four")
        tap_card(shop, "Chalk Map")
        assert not shop.sees("Replace the four")
        tap_buyer(shop, "Megan")
        assert equipment(shop, "Megan") == ["Chalk Map"]
        shop.tap("Close")
        shop.wait(SETTLED)
        assert screen.panel.top < screen.city.center_y
    finally:
        shop.resize(1280, 800)
