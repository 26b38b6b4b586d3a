"""What the Epics do, as the players have it before them: who, the track, the rows, the die below them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.game.choices import Choices
from companion.game.opening import Opened
from companion.game.packs import practice_pack
from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import EPIC_PHASE, PROLOGUE, Sitting
from companion.game.store import Store
from companion.rules.inputs import Answer
from companion.ui.presenter.acts import Act
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.stop_view import Row, StopView
from companion.ui.presenter.table import TablePresenter
from companion.wording.language import Language
from tests.tables import Place, epic
from tests.tables import scenario as played

ENGLISH = Language("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def acting(store: Store, *epics: Place, rolls: bool = True, **setup: Any) -> TablePresenter:
    """Begins the Epic Phase of a table with these Epics."""
    scenario = scenario_from({**played(*epics, **setup), "steps": []}, "this test")
    opened: Opened = store.new_game("A game", table_of(scenario), scenario.pack)
    presenter = TablePresenter(Sitting(opened, store, Random(5), rolls), ENGLISH)
    presenter.do(Act("enter", EPIC_PHASE))
    return presenter


def practice(store: Store, boss: str = "steelheart") -> TablePresenter:
    choices = Choices(boss=boss, reckoners=["David", "Prof", "Megan", "Cody"])
    new = NewGamePresenter(store, practice_pack(), choices, ENGLISH, Random(5))
    new.do(Act("start"))
    assert new.begun is not None
    new.begun.rolls = False
    return TablePresenter(new.begun, ENGLISH)


def stop(presenter: TablePresenter) -> StopView:
    panel = presenter.view().panel
    assert isinstance(panel, StopView)
    return panel


def rows(presenter: TablePresenter) -> list[Row]:
    return [row for group in stop(presenter).groups for row in group.rows]


def begin(presenter: TablePresenter) -> None:
    act = presenter.view().advance.act
    assert act is not None
    presenter.do(act)


def test_it_says_who_acts_where_and_who_comes_next(store: Store) -> None:
    table = acting(store, epic("population", "-", bracket=1), epic("-", "-", bracket=1))
    shown = stop(table)
    assert shown.heading == table.table.box.epics["epic-0"].name
    assert shown.note.startswith("acts in ")
    assert [crumb.state for crumb in shown.ribbon] == ["now", *["next"] * 4]
    assert shown.ribbon[0].words == shown.heading
    assert shown.ribbon[-1].words == "Round 2"
    table.do(Act("done"))
    assert [crumb.state for crumb in stop(table).ribbon] == ["done", "now", *["next"] * 3]


def test_the_number_that_stands_there_then_is_set_apart_and_the_people_are_ours(store: Store) -> None:
    table = acting(store, epic("enforcement x2", "population", *["-"] * 6, bracket=2), population=32)
    enforcement, population, bracket = rows(table)
    assert replace(enforcement, hold=None) == Row(
        f"Place *2 Enforcement* in {table.table.districts[0].name}", "account-tie-hat", now="2"
    )
    assert (population.words, population.now, population.ours) == ("Population *−1*", "31", True)
    assert (bracket.words, bracket.now) == (f"{stop(table).heading}: bracket *3 to the right*", "5")


def test_the_track_lights_what_happened_left_of_where_the_bracket_stood(store: Store) -> None:
    table = acting(store, epic("enforcement", "population", *["-"] * 4, bracket=1, copy_tokens=1))
    tiles = stop(table).tiles
    assert tiles is not None
    assert [tile.state for tile in tiles.tiles] == ["now", *["idle"] * 5]
    assert [tile.badge for tile in tiles.tiles] == ["×2", *[""] * 5]
    assert tiles.bracket == 1
    assert [sign.number for tile in tiles.tiles for sign in tile.signs] == ["+1", "−1"]
    assert "1 Copy token" in stop(table).note


def test_what_is_only_repeated_at_the_end_is_lit_less(store: Store) -> None:
    table = acting(store, epic("-", "population", bracket=1, enforcement=2))
    tiles = stop(table).tiles
    assert tiles is not None
    assert [tile.state for tile in tiles.tiles] == ["now", "done"]
    assert [tile.badge for tile in tiles.tiles] == ["", "×3"]
    assert [row.aside for row in rows(table)] == [True, False]


def test_an_unknown_symbol_is_shown_as_unknown(store: Store) -> None:
    table = acting(store, epic("population", "?", "-", "-", bracket=1))
    tiles = stop(table).tiles
    assert tiles is not None
    assert [tile.known for tile in tiles.tiles] == [True, False, True, True]


def test_the_bosss_tracks_are_one_stop_each_behind_its_mark_and_the_die_is_below(store: Store) -> None:
    pack = {"dice": {"movement": [1, 2, 3]}}
    table = acting(store, epic("-"), rolls=False, tracks={"red": ["enforcement"] * 3}, pack=pack)
    while table.table.question is None:
        table.do(Act("done"))
    die = stop(table).die
    assert die is not None
    assert stop(table).groups[0].mark == "red"
    assert table.view().advance == Advance("Tap the face")
    faces = {face.words: face.detail for face in die.faces}
    boss, districts = table.table.boss.district, table.table.districts
    assert faces["2"] == districts[(boss + 2) % len(districts)].name
    table.do(die.faces[1].act)
    assert stop(table).die is None
    assert table.table.districts[table.table.boss.district].name == faces[die.faces[1].words]
    assert table.view().advance == Advance("Done", Act("done"))


def test_an_answer_that_moved_pieces_is_taken_back_with_them(store: Store) -> None:
    table = practice(store)
    table.do(Act("enter", PROLOGUE))
    table.do(Act("enter", Answer(2)))
    table.do(Act("undo"))
    assert stop(table).eyebrow == "Take back"
    assert stop_is_answered(table)
    moved_back = table.view().advance.act
    assert moved_back is not None
    table.do(moved_back)
    assert not stop_is_answered(table)


def stop_is_answered(table: TablePresenter) -> bool:
    return table.table.question is None


def test_an_act_that_changes_nothing_says_so(store: Store) -> None:
    table = acting(store, epic("-", "-", bracket=1))
    last, nothing = rows(table)
    assert last.aside
    assert nothing.words == "Nothing changes on the board"


def test_no_stop_says_only_that_a_step_begins(store: Store) -> None:
    table = acting(store, epic("population", "-", bracket=1))
    assert len(stop(table).groups) == 1
    assert table.view().asides[0].words == stop(table).heading
    table.do(Act("undo"))
    table.do(Act("undo"))
    assert table.table.phase == "reckoner"
    table.do(Act("redo"))
    assert stop(table).heading == table.table.box.epics["epic-0"].name
