"""Why a number is what it is, what happened, and back to any moment of it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import EPIC_PHASE, Sitting
from companion.game.store import Store
from companion.rules.commands import Money, Move, Research, Set
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.check_view import Check
from companion.ui.presenter.log_view import Log, LogRow
from companion.ui.presenter.stop_view import Row, StopView
from companion.ui.presenter.table import TablePresenter
from companion.ui.presenter.why_view import Well, Why
from companion.wording.language import LANGUAGES, Language
from tests.tables import Place, epic
from tests.tables import scenario as played

ENGLISH = Language("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def at_table(store: Store, *epics: Place, **setup: Any) -> TablePresenter:
    scenario = scenario_from({**played(*epics, **setup), "steps": []}, "this test")
    opened = store.new_game("A game", table_of(scenario), scenario.pack)
    return TablePresenter(Sitting(opened, store, Random(5), rolls=True), ENGLISH)


def acting(store: Store, *epics: Place, **setup: Any) -> TablePresenter:
    table = at_table(store, *epics, **setup)
    table.do(Act("enter", EPIC_PHASE))
    return table


def why(table: TablePresenter) -> Why:
    panel = table.view().panel
    assert isinstance(panel, Why)
    return panel


def log(table: TablePresenter) -> Log:
    panel = table.view().panel
    assert isinstance(panel, Log)
    return panel


def rows(table: TablePresenter) -> list[Row]:
    panel = table.view().panel
    assert isinstance(panel, StopView)
    return [row for group in panel.groups for row in group.rows]


def entries(table: TablePresenter) -> list[LogRow]:
    return [row for part in log(table).parts for row in part.rows]


def wells(view: Why) -> list[Well]:
    return [well for group in view.groups for well in group.wells]


def hold(table: TablePresenter, row: Row) -> Why:
    assert row.hold is not None
    table.do(row.hold)
    return why(table)


def test_a_row_says_whose_symbol_it_was_and_lights_it(store: Store) -> None:
    table = acting(store, epic("enforcement", "population x2", "-", "-", "-", bracket=2), population=33)
    view = hold(table, rows(table)[1])
    district = table.table.districts[0].name
    assert (view.heading, view.before, view.after) == ("Population", "33", "31")
    (well,) = wells(view)
    assert (well.name, well.place, well.amount) == ("epic-0", f"{district}, 2nd symbol", "−2")
    assert well.tiles is not None
    assert [tile.state for tile in well.tiles.tiles] == ["idle", "now", "idle", "idle", "idle"]
    assert "p. 22" in view.pages
    assert "R6" not in view.pages
    table.do(CLOSE)
    assert isinstance(table.view().panel, StopView)


def test_words_say_what_the_track_cannot_show(store: Store) -> None:
    table = acting(store, epic("-", "population per barricade", "-", bracket=2, barricades=4), population=33)
    (well,) = wells(hold(table, next(row for row in rows(table) if row.ours)))
    assert well.amount == "−4"
    assert well.remarks == ("Barricades here: 4",)


def test_the_last_symbol_again_and_again_is_counted_on_it(store: Store) -> None:
    table = acting(store, epic("-", "population", bracket=1, enforcement=2), population=33)
    last = next(row for row in rows(table) if row.ours)
    (well,) = wells(hold(table, last))
    assert well.tiles is not None
    assert [tile.state for tile in well.tiles.tiles] == ["idle", "now"]
    assert "for spaces its bracket could not move" in well.remarks[0]


def test_a_row_about_several_numbers_says_its_own_words(store: Store) -> None:
    table = acting(store, epic("fortify", "-", "-", bracket=1, health=3, research=2))
    view = hold(table, rows(table)[0])
    assert view.heading.startswith("Fortify ")
    assert (view.before, view.after) == ("", "")
    assert [aside.words for aside in table.view().asides] == ["Log"]


def test_r7_2_pieces_that_are_counted_along_a_track_light_all_of_theirs(store: Store) -> None:
    tracks = {"red": ["enforcement", "-", "enforcement", "enforcement", "-"]}
    table = at_table(store, tracks=tracks, boss={"brackets": {"red": 3}})
    table.do(Act("enter", EPIC_PHASE))
    while not any("Enforcement" in row.words for row in rows(table)):
        act = table.view().advance.act
        assert act is not None
        table.do(act)
    (well,) = wells(hold(table, next(row for row in rows(table) if "Enforcement" in row.words)))
    assert (well.name, well.place, well.mark) == ("Steelheart", "red track", "red")
    assert well.tiles is not None
    assert [tile.state for tile in well.tiles.tiles] == ["now", "idle", "now", "idle", "idle"]


def test_a_counter_shows_the_round_and_leads_on_to_the_ones_before(store: Store) -> None:
    table = at_table(store, epic("money", "-", "-", bracket=1), money=5)
    table.do(Act("enter", Money()))
    table.do(Act("enter", Money()))
    table.do(Act("enter", EPIC_PHASE))
    table.do(Act("why", "money"))
    view = why(table)
    assert [group.title for group in view.groups] == ["Epic Phase", "Reckoner Phase"]
    assert (view.before, view.after) == ("$5", "$6")
    assert [(well.name, well.amount, well.ours) for well in wells(view)] == [
        ("epic-0", "−$1", False),
        ("Money +1, twice", "+$2", True),
    ]
    assert view.earlier is None


def test_the_rounds_before_are_one_tap_away(store: Store) -> None:
    table = at_table(store, population=30)
    table.sitting.enter(Money())
    table.do(Act("enter", EPIC_PHASE))
    while table.table.round == 1 or table.sitting.stop() is not None:
        act = table.view().advance.act
        assert act is not None
        table.do(act)
    table.sitting.enter(Money(2))
    table.do(Act("why", "money"))
    first = why(table)
    assert (first.before, first.after) == ("$5", "$7")
    assert first.earlier is not None
    table.do(first.earlier.act)
    assert why(table).before == "$4"
    assert [group.title for group in why(table).groups][-1] == "Round 1, Reckoner Phase"


def test_correct_leads_to_the_keypad_and_back(store: Store) -> None:
    table = at_table(store)
    table.do(Act("why", "population"))
    correct = next(aside for aside in table.view().asides if aside.words == "Correct")
    assert correct.act is not None
    table.do(correct.act)
    for digit in "31":
        table.do(Act("digit", digit))
    act = table.view().advance.act
    assert act is not None
    table.do(act)
    assert table.table.population == 31
    assert why(table).after == "31"
    assert wells(why(table))[0].name == "Corrected by hand"


def test_equal_taps_are_one_entry_and_undone_one_by_one(store: Store) -> None:
    table = at_table(store, epic(research=5))
    for _ in range(2):
        table.do(Act("enter", Research(0, reckoner="David")))
    table.do(Act("enter", Set("money", 9)))
    table.do(Act("look", "log"))
    correction, research = entries(table)
    assert (correction.icon, correction.before, correction.after) == ("pencil-outline", "$4", "$9")
    assert research.words == "*David*: Research on epic-0, twice"
    assert (research.token, research.before, research.after) == ("David", "5", "3")
    table.do(CLOSE)
    table.do(Act("undo"))
    table.do(Act("undo"))
    table.do(Act("look", "log"))
    assert [part.title for part in log(table).parts] == ["Taken back", "Reckoner Phase"]
    assert [row.act is None for row in entries(table)] == [True, True, False]
    table.do(Act("enter", Money()))
    assert [part.title for part in log(table).parts] == ["Reckoner Phase"]


def test_back_to_an_entry_by_way_of_the_pieces_to_move(store: Store) -> None:
    table = at_table(store, epic("population", "-", "-", bracket=1), population=30)
    table.do(Act("enter", Money()))
    table.do(Act("enter", Move("David", 1)))
    table.do(Act("enter", EPIC_PHASE))
    depth = table.sitting.game.depth
    table.do(Act("look", "log"))
    money = entries(table)[-1]
    assert money.act is not None
    table.do(money.act)
    opened = entries(table)[-1]
    assert "2 entries" in opened.note
    assert opened.back is not None
    table.do(opened.back.act)
    moved = {(row.icon, row.old, row.now) for row in rows(table)}
    assert ("account-group", "29", "30") in moved
    assert table.view().panel.heading == "2 entries"  # type: ignore[union-attr]
    act = table.view().advance.act
    assert act is not None
    table.do(act)
    assert (table.table.phase, table.table.population, table.sitting.game.depth) == ("reckoner", 30, 1)
    said = table.take_said()
    assert said is not None
    assert said.key is not None
    table.do(said.key.act)
    assert table.table.population == 29
    assert table.sitting.game.depth == depth


def test_keeping_it_changes_nothing(store: Store) -> None:
    table = acting(store, epic("population", "-", "-", bracket=1), population=30)
    table.do(Act("undo"))
    (keep,) = table.view().asides
    assert keep.act is not None
    table.do(keep.act)
    assert table.table.population == 29


def test_the_check_has_every_number_and_takes_a_correction(store: Store) -> None:
    table = at_table(store, epic(enforcement=2), epic(health="infinite"))
    table.do(Act("look", "check"))
    view = table.view().panel
    assert isinstance(view, Check)
    assert all(len(column.cells) == len(view.heads) for column in view.columns)
    assert [column.current for column in view.columns][:2] == [True, False]
    assert view.columns[0].cells[3].value == "2"
    table.do(view.columns[0].act)
    checked = table.view().panel
    assert isinstance(checked, Check)
    assert [column.current for column in checked.columns][:2] == [False, True]
    cell = checked.columns[0].cells[3]
    assert cell.act is not None
    table.do(cell.act)
    table.do(Act("digit", "4"))
    act = table.view().advance.act
    assert act is not None
    table.do(act)
    again = table.view().panel
    assert isinstance(again, Check)
    assert again.columns[0].cells[3].value == "4"
    assert [column.current for column in again.columns][:2] == [False, True]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_can_be_read_in_every_language(store: Store, code: str) -> None:
    table = acting(store, epic("population", "-", "-", bracket=1), population=30)
    table.language = Language(code)
    for act in (Act("why", "population"), Act("look", "log"), Act("look", "check")):
        table.do(act)
        assert table.view().panel.heading  # type: ignore[union-attr]
