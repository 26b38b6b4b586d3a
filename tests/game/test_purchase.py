"""What is for sale (R9.4), and a price that is remembered with the purchase it was said in."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.content.pack import Pack
from companion.game.game import Game
from companion.game.packs import real_pack
from companion.game.purchase import CardForSale, cards_for_sale, last_bought
from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.commands import Buy
from companion.rules.inputs import Answer

CARDS = [
    {"id": "rope", "name": "Rope", "set": "base", "price": 2},
    {"id": "kite", "name": "Kite", "set": "base"},
    {"id": "tea", "name": "Cold Tea", "set": "steelslayer", "price": 1, "consumable": True},
    {"id": "med-kit", "name": "Med Kit", "set": "steelslayer"},
    {"id": "own", "name": "Own"},
]


def game(equipment: str = "base") -> Game:
    scenario = scenario_from(
        {
            "setup": {"equipment": equipment},
            "pack": {"equipment": CARDS, "kind": "table"},
            "board": {
                "money": 9,
                "reckoners": [{"name": "Tia", "district": 0}, {"name": "Prof", "district": 1}],
                "districts": [{"name": "Docks"}, {"name": "Mint"}, {"name": "Weir"}],
            },
        },
        "a table",
    )
    return Game(table_of(scenario), scenario.pack)


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    with Store(tmp_path) as store:
        begun = game()
        yield Sitting(store.new_game("a game", begun.start, begun.pack), store, Random(1), rolls=True)


def names(equipment: str) -> list[str]:
    return [card.name for card in cards_for_sale(game(equipment))]


def test_the_sets_in_use_are_for_sale_by_name() -> None:  # R2.6
    assert names("base") == ["Kite", "Med Kit", "Own", "Rope"]
    assert names("steelslayer") == ["Cold Tea", "Kite", "Med Kit", "Own", "Rope"]


def test_a_consumable_is_used_at_once() -> None:  # R9.5
    assert cards_for_sale(game("steelslayer"))[0] == CardForSale("Cold Tea", 1, used_at_once=True)


def test_the_last_four_bought_the_latest_first_each_once() -> None:
    played = game()
    for card in ("Rope", "A", "B", "C", "A"):
        played.submit(Buy(card, "Tia", 0))
    assert last_bought(played) == ["A", "C", "B", "Rope"]
    played.submit(Buy(market=True))
    played.submit(Buy("D", "Tia", 0))
    assert last_bought(played) == ["D", "A", "C", "B"]


def test_a_price_that_was_not_known_is_remembered(sitting: Sitting) -> None:
    sitting.enter(Buy("Kite", "Tia", 4))
    assert sitting.question is None
    assert sitting.table.money == 5
    assert sitting.table.box.prices["kite"] == 4
    assert _price(real_pack(sitting.store), "kite") == 4


def test_a_new_card_is_remembered_by_its_name(sitting: Sitting) -> None:
    sitting.enter(Buy("Paper Crane", "Tia", 3))
    found = {card.name: card.price for card in cards_for_sale(sitting.game)}
    assert found["Paper Crane"] == 3


def test_a_price_that_is_known_stays(sitting: Sitting) -> None:
    assert len(sitting.enter(Buy("Rope", "Tia", 1))) == 1
    assert sitting.table.money == 8
    assert sitting.table.box.prices["rope"] == 2


def test_a_price_is_taken_back_with_its_purchase(sitting: Sitting) -> None:
    sitting.enter(Buy("Rope", "Tia"))
    sitting.enter(Buy("Kite", "Tia"))
    sitting.enter(Answer(4))
    sitting.undo()
    assert sitting.question is None
    assert sitting.table.reckoner("Tia").equipment == ["Rope"]
    sitting.redo()
    assert sitting.question is None
    assert sitting.table.reckoner("Tia").equipment == ["Rope", "Kite"]


def _price(pack: Pack, card: str) -> int | None:
    return next(one.price for one in pack.equipment if one.id == card)
