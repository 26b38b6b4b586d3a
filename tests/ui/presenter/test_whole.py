"""A whole phase by place: what moves, what is ticked off, what the ring shows, and how it came about."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import Sitting
from companion.game.stops import Stop
from companion.game.store import Store
from companion.rules.difference import net
from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.table import TablePresenter
from companion.ui.presenter.whole import Moving, whole_marks, whole_view
from companion.ui.presenter.whole_view import WholeView
from companion.ui.views import Mood
from companion.wording.language import Language
from tests.tables import Place, epic, no_epic
from tests.tables import scenario as played

ENGLISH = Language("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def phase(store: Store, *epics: Place, **setup: Any) -> TablePresenter:
    """After the Epic Phase of a table with these Epics."""
    scenario = scenario_from({**played(*epics, **setup), "steps": []}, "this test")
    opened = store.new_game("A game", table_of(scenario), scenario.pack)
    presenter = TablePresenter(Sitting(opened, store, Random(5), rolls=True, pace="phase"), ENGLISH)
    begin = presenter.view().advance.act
    assert begin is not None
    presenter.do(begin)
    return presenter


def whole(presenter: TablePresenter) -> WholeView:
    panel = presenter.view().panel
    assert isinstance(panel, WholeView)
    return panel


def words(presenter: TablePresenter, part: int) -> list[str]:
    return [f"{row.words} {row.now}".strip() for row in whole(presenter).parts[part].rows]


def test_each_place_says_what_moves_there_and_what_stands_there_then(store: Store) -> None:
    table = phase(
        store,
        epic("enforcement x2", "fortify", "population"),
        epic("boost red", "barricade"),
        boss={"district": 0},
    )
    view = whole(table)
    assert view.parts[0].title == table.table.districts[0].name
    assert words(table, 0) == [
        "Place *2 Enforcement* 2",
        "epic-0: Research *+1* 3",
        "epic-0: Health *+1* 6",
        "Its bracket *3 to the right* 6",
    ]
    assert [sign.number for sign in view.parts[0].signs] == ["+2", "+1", "+1", "3"]
    counters = next(part for part in view.parts if part.title == "Counters")
    assert counters.rows[0].ours
    assert counters.signs[0].number == str(table.table.population)


def test_the_parts_are_those_of_the_net_difference(store: Store) -> None:
    table = phase(store, epic("enforcement"), no_epic(), epic("steal"))
    stop = table.sitting.stop()
    assert stop is not None
    groups = net(stop.before, stop.table)
    assert len(whole(table).parts) == len(groups)
    for part, group in zip(whole(table).parts, groups, strict=True):
        assert len(part.rows) >= len(group.moves)


def test_ticks_open_the_next_part_and_the_ring_follows(store: Store) -> None:
    table = phase(store, epic("enforcement"), epic("enforcement"), epic("enforcement"), boss={"district": 1})
    stop = table.sitting.stop()
    assert stop is not None
    order = [group.district for group in net(stop.before, stop.table) if group.place == "district"]
    assert [part.is_open for part in whole(table).parts].index(True) == 0
    assert table.view().ring.districts[order[0]].mood is Mood.ACTING
    assert table.view().ring.districts[order[1]].mood is Mood.CHANGED
    table.do(whole(table).parts[0].tick)
    assert whole(table).parts[0].done
    assert whole(table).parts[1].is_open
    assert table.view().ring.districts[order[0]].mood is Mood.ACTED
    assert table.view().ring.districts[order[1]].mood is Mood.ACTING
    for row in range(len(whole(table).parts[1].rows)):
        tick = whole(table).parts[1].rows[row].tick
        assert tick is not None
        table.do(tick)
    assert whole(table).parts[1].done
    table.do(whole(table).parts[0].tick)  # a slip
    assert whole(table).parts[0].is_open
    assert not whole(table).parts[0].done
    assert table.sitting.game.depth == len(stop.entries)  # nothing of it is entered


def test_a_row_that_is_not_ticked_any_more_takes_the_tick_off_its_part(store: Store) -> None:
    table = phase(store, epic("enforcement", "fortify"), epic("enforcement"))
    rows = whole(table).parts[0].rows
    for row in rows:
        assert row.tick is not None
        table.do(row.tick)
    assert whole(table).parts[0].done
    table.do(whole(table).parts[0].open)
    assert rows[0].tick is not None
    table.do(rows[0].tick)
    assert not whole(table).parts[0].done


def test_done_ends_the_whole_list_ticked_or_not(store: Store) -> None:
    table = phase(store, epic("enforcement"))
    assert table.view().theirs
    table.do(Act("done"))
    assert not table.view().theirs
    assert table.table.round == 2


def test_step_by_step_looks_back_at_each_act_as_it_was(store: Store) -> None:
    table = phase(store, epic("enforcement"), epic("population"), boss={"district": 0})
    steps = table.view().asides[1]
    assert steps.words == "Step by step"
    assert steps.act is not None
    table.do(whole(table).parts[0].tick)
    table.do(steps.act)
    view = table.view()
    assert isinstance(view.panel, StopView)
    assert view.panel.heading == table.table.box.epics["epic-0"].name
    assert view.population == "40"
    assert view.ring.districts[0].mood is Mood.ACTING
    seen = [view.panel.heading]
    while (go_on := table.view().advance.act) != Act("done"):
        assert go_on is not None
        table.do(go_on)
        panel = table.view().panel
        assert isinstance(panel, StopView)
        seen.append(panel.heading)
    assert seen == ["epic-0", "epic-1", "epic-2", "Steelheart"]
    assert table.view().population == str(table.table.population)
    back, listing = table.view().asides
    assert back.act is not None
    table.do(back.act)
    assert table.view().advance.act != Act("done")
    assert listing.act is not None
    table.do(listing.act)
    assert whole(table).parts[0].done  # ticks are kept


def test_undo_lists_all_of_it_and_then_nothing_has_happened(store: Store) -> None:
    table = phase(store, epic("enforcement"), epic("population"))
    undo = table.view().asides[0]
    assert undo.words == "Epic Phase"
    assert undo.act is not None
    table.do(undo.act)
    moved_back = table.view().advance.act
    assert moved_back is not None
    table.do(moved_back)
    assert table.table.phase == "reckoner"
    assert table.table.round == 1
    assert table.sitting.game.depth == 0


def test_where_nothing_moves_it_says_so(store: Store) -> None:
    stop = phase(store, epic("enforcement")).sitting.stop()
    assert stop is not None
    still = Stop(stop.table, stop.pack, stop.entries)
    view = whole_view(still, Moving(), ENGLISH)
    assert view.parts == ()
    assert view.nothing == "Nothing changes on the board"
    assert whole_marks(still, Moving()).moves is not None
