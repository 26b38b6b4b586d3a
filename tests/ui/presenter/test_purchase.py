"""Purchase (R9.4): a card and who gets it, a price that nobody knew, a lost die, a new market."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.content.pack import Pack
from companion.game.packs import practice_pack, with_taught
from companion.game.store import Store
from companion.rules.commands import Buy
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Panel
from companion.ui.presenter.purchase_view import Buyer, CardRow, Purchase
from companion.ui.presenter.table import TablePresenter
from tests.ui.presenter.test_turn import begun, correct, said, turn, warning

CHEAP, DEAR = "Chalk Map", "Clockwork Mule"  # $2, $6
UNTOLD = "Tin Parrot"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as one:
        yield one


@pytest.fixture
def table(store: Store) -> TablePresenter:
    return opened(begun(store))


def opened(presenter: TablePresenter) -> TablePresenter:
    """With $5."""
    correct(presenter, "money", 5)
    tap_aside(presenter, "cart-outline")
    return presenter


def tap_aside(presenter: TablePresenter, icon: str) -> None:
    act = next(one.act for one in presenter.view().asides if one.icon == icon)
    assert act is not None
    presenter.do(act)


def own_box() -> Pack:
    """One price is not known; what is told of it is kept."""
    pack = practice_pack()
    cards = [one.model_copy(update={"price": None}) if one.name == UNTOLD else one for one in pack.equipment]
    return pack.model_copy(update={"kind": "table", "equipment": cards})


def purchase(presenter: TablePresenter) -> Purchase:
    panel = presenter.view().panel
    assert isinstance(panel, Purchase)
    return panel


def row(presenter: TablePresenter, name: str) -> CardRow:
    return next(one for one in purchase(presenter).rows if one.name == name)


def names(presenter: TablePresenter) -> list[str]:
    return [one.name for one in purchase(presenter).rows]


def buyer(presenter: TablePresenter, name: str) -> Buyer:
    return next(one for one in purchase(presenter).buyers if one.name == name)


def key(presenter: TablePresenter, words: str) -> Answer:
    return next(one for one in purchase(presenter).keys if one.words == words)


def price(presenter: TablePresenter, words: str) -> Act:
    return next(one.act for one in purchase(presenter).prices if one.words == words)


def test_the_card_then_who_gets_it(table: TablePresenter) -> None:
    table.do(row(table, CHEAP).act)
    assert row(table, CHEAP).chosen
    assert purchase(table).whom == "Chalk Map, $2, for"
    table.do(buyer(table, "Megan").act)
    assert table.table.reckoner("Megan").equipment == [CHEAP]
    assert said(table) == "Megan buys Chalk Map for $2 (Money now $3)."


def test_who_gets_it_then_the_card(table: TablePresenter) -> None:
    table.do(buyer(table, "Prof").act)
    assert buyer(table, "Prof").chosen
    assert purchase(table).whom == "A card for Prof"
    table.do(row(table, CHEAP).act)
    assert table.table.reckoner("Prof").equipment == [CHEAP]


def test_a_second_tap_lets_go(table: TablePresenter) -> None:
    table.do(row(table, CHEAP).act)
    table.do(row(table, CHEAP).act)
    assert not row(table, CHEAP).chosen
    table.do(buyer(table, "Prof").act)
    table.do(buyer(table, "Prof").act)
    assert not buyer(table, "Prof").chosen


def test_afterwards_all_is_ready_for_the_next(table: TablePresenter) -> None:
    table.do(Act("search", "map"))
    table.do(row(table, CHEAP).act)
    table.do(buyer(table, "Megan").act)
    after = purchase(table)
    assert (after.money, after.typed, after.choosing) == ("$3", "", False)
    assert not any(one.chosen for one in after.rows)
    assert not any(one.chosen for one in after.buyers)
    assert buyer(table, "Megan").cards == "1"
    assert row(table, CHEAP).note == "Megan has it"


def test_the_corner_says_purchase_and_the_advance_button_stays(table: TablePresenter) -> None:
    view = table.view()
    assert (view.phase, view.advance.words) == ("Purchase", "Begin the Epic Phase")
    assert view.advance.act is not None
    table.do(view.advance.act)
    assert table.table.phase == "epic"


def test_closed_it_leads_back_to_where_it_was_opened(table: TablePresenter) -> None:
    tap_aside(table, "close")
    assert turn(table).name == "David"
    assert table.view().phase == "Reckoner Phase"


def test_the_cart_is_there_in_the_reckoner_phase_only(table: TablePresenter) -> None:
    tap_aside(table, "close")
    assert [one.icon for one in table.view().asides] == ["undo", "cart-outline"]
    begin = table.view().advance.act
    assert begin is not None
    table.do(begin)
    assert [one.icon for one in table.view().asides] == ["undo"]


def test_cards_stand_by_name_the_last_bought_first(table: TablePresenter) -> None:
    assert names(table) == sorted(names(table))
    for card in ("Copper Whistle", "Tin Parrot", "Chalk Map", "Field Ledger", "Night Lens"):
        correct(table, "money", 9)
        table.do(Act("enter", Buy(card, "Cody")))
    first, rest = names(table)[:4], names(table)[4:]
    assert first == ["Night Lens", "Field Ledger", "Chalk Map", "Tin Parrot"]
    assert rest == sorted(rest)


def test_only_cards_of_the_sets_in_use_are_offered(table: TablePresenter, tmp_path: Path) -> None:
    assert "Pepper Stew" not in names(table)
    with Store(tmp_path / "other") as other:
        assert {"Pepper Stew", CHEAP} <= set(names(opened(begun(other, "steelslayer"))))


@pytest.mark.parametrize("typed", ["tin p", "TIN", "tín", "  parrot tin "])
def test_the_search_ignores_case_and_accents(table: TablePresenter, typed: str) -> None:
    table.do(Act("search", typed))
    assert names(table) == ["Tin Parrot"]
    assert purchase(table).typed == typed


def test_nothing_found_is_said(table: TablePresenter) -> None:
    table.do(Act("search", "xyz"))
    assert names(table) == []
    assert purchase(table).nothing == "No card is called “xyz”: “New” takes it."


def test_a_box_that_knows_no_card_asks_for_a_name(store: Store) -> None:
    pack = practice_pack().model_copy(update={"equipment": []})
    presenter = opened(begun(store, pack=pack))
    assert purchase(presenter).hint == "0 cards known"
    assert purchase(presenter).nothing.startswith("No Equipment card is known here yet")


def test_what_is_too_dear_is_warned_about_and_can_be_done_anyway(table: TablePresenter) -> None:
    dear = row(table, DEAR)
    assert (dear.dear, dear.note, dear.price) == (True, "$1 short", "$6")
    table.do(dear.act)
    table.do(buyer(table, "David").act)
    assert warning(table.view()).text == "There is not enough Money for this."
    table.do(Act("leave"))
    assert table.table.reckoner("David").equipment == []
    table.do(buyer(table, "David").act)
    table.do(Act("anyway"))
    assert table.table.reckoner("David").equipment == [DEAR]
    assert table.table.money == 0
    assert not purchase(table).choosing


def test_an_unknown_price_is_asked_in_place_and_remembered(store: Store) -> None:
    presenter = opened(begun(store, pack=own_box()))
    untold = row(presenter, UNTOLD)
    assert (untold.price, untold.note, untold.unknown) == ("$?", "asks the price", True)
    presenter.do(untold.act)
    assert purchase(presenter).whom == "What does Tin Parrot cost?"
    assert purchase(presenter).buyers == ()
    assert [one.words for one in purchase(presenter).prices] == [f"${price}" for price in range(1, 10)]
    presenter.do(price(presenter, "$4"))
    assert purchase(presenter).whom == "Tin Parrot, $4, for"
    presenter.do(buyer(presenter, "Cody").act)
    assert presenter.table.reckoner("Cody").equipment == [UNTOLD]
    assert presenter.table.money == 1
    assert (row(presenter, UNTOLD).price, row(presenter, UNTOLD).unknown) == ("$4", False)
    known = {one.name: one.price for one in with_taught([own_box()], store).equipment}
    assert known[UNTOLD] == 4


def test_with_the_buyer_chosen_the_price_buys(store: Store) -> None:
    presenter = opened(begun(store, pack=own_box()))
    presenter.do(buyer(presenter, "Cody").act)
    presenter.do(row(presenter, UNTOLD).act)
    presenter.do(price(presenter, "$3"))
    assert presenter.table.reckoner("Cody").equipment == [UNTOLD]
    assert presenter.table.money == 2


def test_an_unknown_price_that_is_too_much_is_warned_about_first(store: Store) -> None:
    presenter = opened(begun(store, pack=own_box()))
    presenter.do(row(presenter, UNTOLD).act)
    presenter.do(price(presenter, "$8"))
    assert row(presenter, UNTOLD).note == "$3 short"
    presenter.do(buyer(presenter, "Cody").act)
    assert warning(presenter.view()).text == "There is not enough Money for this."
    assert presenter.table.question is None


def test_a_purchase_with_its_price_is_taken_back_and_done_again_as_one(store: Store) -> None:
    presenter = opened(begun(store, pack=own_box()))
    presenter.do(row(presenter, UNTOLD).act)
    presenter.do(price(presenter, "$4"))
    presenter.do(buyer(presenter, "Cody").act)
    presenter.do(Act("undo"))
    assert presenter.table.question is None
    assert (presenter.table.money, presenter.table.reckoner("Cody").equipment) == (5, [])
    presenter.do(Act("redo"))
    assert (presenter.table.money, presenter.table.reckoner("Cody").equipment) == (1, [UNTOLD])


def test_a_card_that_no_pack_lists_is_typed(store: Store) -> None:
    presenter = opened(begun(store, pack=own_box()))
    assert purchase(presenter).take_new is None
    presenter.do(Act("search", " Paper  Kite "))
    take = purchase(presenter).take_new
    assert take is not None
    presenter.do(take)
    assert row(presenter, "Paper Kite").chosen
    presenter.do(price(presenter, "$2"))
    presenter.do(buyer(presenter, "Megan").act)
    assert presenter.table.reckoner("Megan").equipment == ["Paper Kite"]
    assert row(presenter, "Paper Kite").price == "$2"


def test_a_name_that_is_known_is_no_new_card(table: TablePresenter) -> None:
    table.do(Act("search", "chalk map"))
    take = purchase(table).take_new
    assert take is not None
    table.do(take)
    assert purchase(table).whom == "Chalk Map, $2, for"


def test_a_consumable_gives_its_symbols_as_rewards(tmp_path: Path) -> None:
    with Store(tmp_path) as store:  # R9.5
        presenter = opened(begun(store, "steelslayer"))
        assert row(presenter, "Pepper Stew").note == "used at once"
        presenter.do(row(presenter, "Pepper Stew").act)
        presenter.do(buyer(presenter, "Prof").act)
        given = presenter.view().panel
        assert isinstance(given, Panel)
        presenter.do(given.groups[0].answers[0].act)  # who takes the Plan token
        assert any("Pepper Stew" in line.text for line in given.lines)
        assert presenter.table.reckoner("Prof").equipment == []
        assert presenter.table.unspent == {"enforcement": 1, "contain": 1}
        presenter.do(Act("close"))
        assert purchase(presenter).money == f"${presenter.table.money}"


def test_a_new_market_costs_a_dollar(table: TablePresenter) -> None:
    market = key(table, "Replace the four")
    assert (market.number, market.blocked) == ("$1", False)
    table.do(market.act)
    assert table.table.money == 4
    assert said(table) == "Replace the four face-up Equipment cards (Money now $4)."
    correct(table, "money", 0)
    assert key(table, "Replace the four").blocked


def test_each_lost_die_has_a_key(table: TablePresenter) -> None:
    assert [one.words for one in purchase(table).keys] == ["Replace the four"]
    correct(table, "lost_dice", ["Prof", "Cody"])
    dice = purchase(table).keys[1:]
    assert [(one.words, one.token, one.number) for one in dice] == [
        ("Lost die back", "Prof", "$2"),
        ("Lost die back", "Cody", "$2"),
    ]
    table.do(dice[1].act)
    assert table.table.lost_dice == ["Prof"]
    assert table.table.money == 3
    assert len(purchase(table).keys) == 2
