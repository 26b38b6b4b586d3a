"""The set-up: this game's pieces, what is ticked off, what of the ring is lit by it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.game.scenario import table_of
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.setup import Setup
from companion.ui.presenter.acts import Act
from companion.ui.presenter.set_up_view import SetUp, TaskView
from companion.ui.presenter.table import TablePresenter
from companion.ui.views import Mood
from companion.wording.language import Language
from tests.wording.examples import practice_scenario

ENGLISH = Language("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def presenter_of(store: Store, city: str = "newcago", setup: Setup | None = None) -> TablePresenter:
    scenario = practice_scenario(city)
    table = table_of(scenario)
    table.phase = "setup"
    if setup is not None:
        table.setup = setup
        for one, name in zip(table.reckoners, ("David", "Prof", "Tia"), strict=True):
            one.name = name
    return TablePresenter(
        Sitting(store.new_game("A game", table, scenario.pack), store, Random(5), True), ENGLISH
    )


def set_up(presenter: TablePresenter) -> SetUp:
    panel = presenter.view().panel
    assert isinstance(panel, SetUp)
    return panel


def tasks(presenter: TablePresenter) -> list[TaskView]:
    return [task for group in set_up(presenter).groups for task in group.tasks]


def words(presenter: TablePresenter) -> str:
    return "\n".join(f"{task.words} {task.detail}" for task in tasks(presenter)).replace("*", "")


def test_a_tick_counts_and_the_next_one_is_lit(store: Store) -> None:
    presenter = presenter_of(store)
    every = len(tasks(presenter))
    assert set_up(presenter).progress == f"0 of {every}"
    assert [task.number for task in tasks(presenter) if task.here] == ["1"]
    presenter.do(tasks(presenter)[0].tick)
    assert set_up(presenter).progress == f"1 of {every}"
    assert [task.number for task in tasks(presenter) if task.here] == ["2"]
    presenter.do(tasks(presenter)[0].tick)
    assert set_up(presenter).progress == f"0 of {every}"


def test_with_all_of_it_ticked_nothing_is_at_hand(store: Store) -> None:
    presenter = presenter_of(store)
    for task in tasks(presenter):
        presenter.do(task.tick)
    assert not any(task.here for task in tasks(presenter))
    assert set(set_up(presenter).shares) == {1}


def test_a_ticked_district_is_lit_on_the_ring(store: Store) -> None:
    presenter = presenter_of(store)
    name = presenter.table.districts[2].name
    assert not any(one.mood is Mood.SELECTED for one in presenter.view().ring.districts)
    presenter.do(next(task.tick for task in tasks(presenter) if task.words.startswith(f"{name}:")))
    assert [one.name for one in presenter.view().ring.districts if one.mood is Mood.SELECTED] == [name]


def test_the_ticks_are_there_when_the_game_is_opened_again(store: Store) -> None:
    presenter = presenter_of(store)
    for task in tasks(presenter)[:3]:
        presenter.do(task.tick)
    again = Sitting(store.open_game(presenter.sitting.id), store, Random(5), rolls=True)
    assert TablePresenter(again, ENGLISH).view() == presenter.view()


def test_it_goes_on_at_any_moment(store: Store) -> None:
    presenter = presenter_of(store)
    act = presenter.view().advance.act
    assert act is not None
    presenter.do(act)
    assert presenter.table.phase != "setup"
    presenter.do(Act("tick-task", 0))  # a finger that came late
    assert presenter.sitting.set_up == frozenset()


def test_each_district_says_what_stands_there(store: Store) -> None:
    presenter = presenter_of(store)
    first = presenter.table.districts[0]
    assert first.epic is not None
    assert f"Research {first.epic.research}, " in words(presenter)
    assert "Newcago card: side" in words(presenter)
    assert f"Lay the {len(presenter.table.districts)} districts in a ring" in words(presenter)


def test_r2_6_the_base_game_alone_has_no_pieces_of_the_other_box(store: Store) -> None:
    said = words(presenter_of(store, setup=Setup()))
    assert "Beside the board: Enforcement 25, Barricades 8, Plan tokens 20." in said
    assert not any(word in said for word in ("Shield", "Copy token", "Regalia", "Newcago card", "marker 1"))


@pytest.mark.parametrize(("city", "piece"), [("babilar", "Dawnslight"), ("ildithia", "Movement Board")])
def test_r2_6_each_city_has_its_own(store: Store, city: str, piece: str) -> None:
    assert piece in words(presenter_of(store, city))
