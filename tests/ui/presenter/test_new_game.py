"""New game: what lies on the table is drawn by the app, or named by the players."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.game.choices import Choices, last_choices
from companion.game.packs import practice_pack, real_pack
from companion.game.store import Store
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.new_game.choosing import epic_names
from companion.ui.presenter.new_game_view import NewGame
from companion.ui.presenter.panel import Panel
from companion.ui.views import Mood
from companion.wording.language import Language

ENGLISH = Language("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


def real(store: Store) -> NewGamePresenter:
    return NewGamePresenter(store, real_pack(store), Choices(), ENGLISH, Random(1))


def name(presenter: NewGamePresenter, place: int, what: str, value: str) -> None:
    presenter.do(Act("district", place))
    presenter.do(Act("name", what))
    presenter.do(Act(what, value))
    presenter.do(Act("close"))


def test_a_district_and_an_epic_of_ones_own(store: Store) -> None:
    presenter = real(store)
    name(presenter, 3, "board", "Old Docks")
    name(presenter, 3, "epic", "Glasswing")
    shown = presenter.view().ring.districts[3]
    assert (shown.name, shown.epic) == ("Old Docks", "Glasswing")
    presenter.do(Act("start"))
    assert presenter.begun is not None
    district = presenter.begun.table.districts[3]
    assert district.name == "Old Docks"
    assert district.epic is not None
    assert presenter.begun.table.box.epics[district.epic.id].name == "Glasswing"


def test_what_lies_elsewhere_changes_places(store: Store) -> None:
    presenter = real(store)
    before = list(presenter.choices.districts), list(presenter.choices.cards)
    name(presenter, 0, "board", before[0][2])
    first = epic_names(presenter.choices, presenter.pack)[before[1][2]]
    name(presenter, 0, "epic", first)
    districts, cards = presenter.choices.districts, presenter.choices.cards
    assert (districts[0], districts[2]) == (before[0][2], before[0][0])
    assert (cards[0], cards[2]) == (before[1][2], before[1][0])
    assert districts[1] == before[0][1]


def test_a_name_that_both_sets_have_is_the_card_of_the_set_in_use(store: Store) -> None:
    presenter = real(store)
    presenter.do(Act("epics"))
    name(presenter, 2, "epic", "curveball")
    assert presenter.choices.cards[2] == "curveball-steelslayer"
    assert not presenter.choices.new_cards


def test_the_boss_begins_where_he_is_put(store: Store) -> None:
    presenter = real(store)
    presenter.do(Act("district", 4))
    presenter.do(Act("boss-district", 4))
    assert presenter.view().ring.boss.district == 4
    assert presenter.view().ring.districts[4].mood is Mood.SELECTED


def test_an_epic_of_the_other_set_is_refused_in_words(store: Store) -> None:
    presenter = real(store)
    before = list(presenter.choices.cards)
    name(presenter, 1, "epic", "Sourcefield")
    said = presenter.take_said()
    assert said is not None
    assert "another set" in said.words
    assert presenter.choices.cards == before


def test_back_closes_the_district_first(store: Store) -> None:
    presenter = real(store)
    presenter.do(Act("district", 1))
    assert presenter.back() == CLOSE
    presenter.do(Act("close"))
    assert presenter.back() == Act("home")
    assert not presenter.left


def test_the_practice_box_has_no_cards_but_its_own(store: Store) -> None:
    presenter = NewGamePresenter(store, practice_pack(), Choices(), ENGLISH, Random(1))
    presenter.do(Act("district", 1))
    for naming in ("board", "epic"):
        presenter.do(Act("name", naming))
        panel = presenter.view().panel
        assert isinstance(panel, Panel)
        assert panel.typing is None


def shown(presenter: NewGamePresenter) -> NewGame:
    panel = presenter.view().panel
    assert isinstance(panel, NewGame)
    return panel


def test_another_city_is_a_tap_away_and_the_pair_comes_back_with_the_boss(store: Store) -> None:
    presenter = real(store)
    assert shown(presenter).pairs.note
    presenter.do(shown(presenter).cities.act)
    presenter.do(shown(presenter).cities.choices[2].act)
    view = shown(presenter)
    assert view.pairs.note == ""
    assert [one.detail for one in view.pairs.choices] == ["in Ildithia", "in Babilar", "in Ildithia"]
    presenter.do(Act("boss", "regalia"))
    assert presenter.choices.city == "babilar"


def test_shuffled_the_same_choices_have_other_boards(store: Store) -> None:
    presenter = real(store)
    presenter.do(Act("difficulty", "hard"))
    before = presenter.choices.as_entry(), list(presenter.choices.cards)
    presenter.do(Act("deal"))
    assert presenter.choices.as_entry() == before[0]
    assert presenter.choices.cards != before[1]


def test_the_box_of_last_time_is_said_to_be_so(store: Store) -> None:
    assert shown(real(store)).box.note == ""
    first = real(store)
    first.do(Act("casual"))
    first.do(Act("start"))
    again = NewGamePresenter(store, real_pack(store), last_choices(store), ENGLISH, Random(1))
    assert shown(again).box.note == "as last time"
    again.do(Act("casual"))
    assert shown(again).box.note == ""


def test_every_district_is_in_the_list_too(store: Store) -> None:
    presenter = real(store)
    presenter.do(shown(presenter).ring.choices[3].act)
    assert presenter.place == 3
