"""The end of a game: what is said, and that its numbers are those of the game's entries."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.commands import Attack, Set
from companion.ui.presenter.acts import Act
from companion.ui.presenter.ending_view import Ended
from companion.ui.presenter.log_view import Log
from companion.ui.presenter.table import TablePresenter
from companion.wording.language import Language
from tests.game.begun import begun
from tests.tables import Json, epic, reckoner

ENGLISH = Language("en")
MINUTES = count()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(
        tmp_path, clock=lambda: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=next(MINUTES))
    ) as store:
        yield store


def go_on(presenter: TablePresenter) -> None:
    act = presenter.view().advance.act
    assert act is not None
    presenter.do(act)


def to_the_end(sitting: Sitting, language: Language = ENGLISH) -> TablePresenter:
    presenter = TablePresenter(sitting, language)
    while presenter.table.phase != "over" or presenter.sitting.stop() is not None:
        go_on(presenter)
    return presenter


def ended(presenter: TablePresenter) -> Ended:
    panel = presenter.view().panel
    assert isinstance(panel, Ended)
    return panel


def six() -> list[Json]:
    return [
        reckoner(name, at) for at, name in enumerate(("David", "Prof", "Megan", "Cody", "Abraham", "Tia"))
    ]


def lost(store: Store) -> TablePresenter:
    places = [epic(f"population x{at}") for at in range(1, 8)]
    return to_the_end(begun(store, *places, reckoners=six()))


def won(store: Store) -> TablePresenter:
    sitting = begun(store, epic(), boss={"research": 0, "health": 1, "district": 0})
    sitting.enter(Attack(0, target="boss", reckoner="David"))
    return TablePresenter(sitting, ENGLISH)


def test_all_that_is_shown_is_what_the_city_lost(store: Store) -> None:
    view = ended(lost(store))
    assert sum(int(one.amount.replace("−", "-")) for one in view.costs) == -40
    assert [(one.name, one.amount) for one in view.costs][:2] == [("epic-3", "−8"), ("epic-4", "−8")]
    assert [one.name for one in view.costs][4:] == ["Others"]
    assert max(one.share for one in view.costs) == 1
    assert view.total == "40 in all. Epics defeated: 0. Round 1 was the worst: 28 people."


def test_the_curve_begins_with_the_start_and_ends_with_the_end(store: Store) -> None:
    points = [(one.label, one.people) for one in ended(lost(store)).points]
    assert points == [("start", 40), ("1", 12), ("2", 0)]


def test_lost_is_said_with_what_was_missing_and_can_be_taken_back(store: Store) -> None:
    presenter = lost(store)
    view = ended(presenter)
    assert (view.won, view.heading, view.population) == (False, "Newcago is dark", 0)
    assert view.eyebrow.startswith("Lost in round 2 · Standard · ")
    assert "Research* left." in view.line
    back, log = presenter.view().asides
    assert (back.words, log.words) == ("Take back", "Log")
    assert log.act is not None
    presenter.do(log.act)
    assert isinstance(presenter.view().panel, Log)
    presenter.do(Act("close"))
    assert back.act is not None
    presenter.do(back.act)
    go_on(presenter)
    assert presenter.table.phase == "epic"


def test_taken_back_and_done_again_it_ends_the_same(store: Store) -> None:
    presenter = lost(store)
    view = ended(presenter)
    presenter.sitting.undo()
    presenter.sitting.redo()
    while presenter.sitting.stop() is not None:
        go_on(presenter)
    assert (ended(presenter).points, ended(presenter).costs) == (view.points, view.costs)


def test_opened_again_it_is_the_same_to_the_minute(store: Store) -> None:
    presenter = lost(store)
    again = Sitting(store.open_game(presenter.sitting.id), store, Random(5), rolls=True)
    assert TablePresenter(again, ENGLISH).view() == presenter.view()


def test_a_close_thing_is_said_to_have_been_close(store: Store) -> None:
    sitting = begun(store, epic("population x5"), boss={"research": 0, "health": 2})
    assert ended(to_the_end(sitting)).line == "Steelheart had *2 Health* left. It was close."


def test_who_lived_is_said_when_it_is_won(store: Store) -> None:
    view = ended(won(store))
    assert (view.won, view.heading) == (True, "Newcago is free")
    assert view.line == "*40 people* lived to see it."


def test_what_was_corrected_stands_apart_from_what_was_done(store: Store) -> None:
    sitting = begun(store, epic("population x9"))
    sitting.enter(Set("population", 45))
    view = ended(to_the_end(sitting))
    corrected = view.costs[-1]
    assert (corrected.name, corrected.amount, corrected.others) == ("Corrected by hand", "+5", True)
    assert sum(int(one.amount.replace("−", "-")) for one in view.costs) == -40
