"""Past games: what the shelf has, in a line each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.game.past import curve_of, past_games
from companion.game.shelf import Shelf, Tally
from companion.game.store import Store
from companion.rules.inputs import read_input
from companion.ui.presenter.past_games import PastGamesView, past_games_view
from companion.wording.language import Language
from tests.game.playing import NAMES, play, practice, start


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


def lost(store: Store) -> str:
    opened = store.new_game("lost", start(), practice())
    play(opened.game, rounds=1)
    opened.game.submit(read_input({"command": "set", "path": "population", "value": 0}))
    return opened.id


def seen(store: Store) -> PastGamesView:
    return past_games_view(list(past_games(store)), Language("en"))


def test_an_empty_shelf_says_so(store: Store) -> None:
    view = seen(store)
    assert view.empty
    assert (view.totals, view.sections) == ((), ())


def test_games_to_go_on_with_stand_before_those_that_are_over(store: Store) -> None:
    over = lost(store)
    waiting = store.new_game("two", start("regalia", "babilar"), practice()).id
    view = seen(store)
    assert [[line.id for line in one.lines] for one in view.sections] == [[waiting], [over]]
    first, second = view.sections[0].lines[0], view.sections[1].lines[0]
    assert (first.title, first.result, first.over) == ("Regalia, Babilar", "40 people", False)
    assert (second.result, second.won, second.tokens) == ("lost", False, NAMES)
    assert [one.number for one in view.totals] == ["1", "0", "0"]


def test_the_curve_is_worked_out_once_and_ends_where_the_game_did(store: Store) -> None:
    over = lost(store)
    assert next(past_games(store)).curve == ()
    curve = curve_of(store, over)
    assert (curve[0], curve[-1]) == (40, 0)
    assert next(past_games(store)).curve == curve


def test_a_row_that_cannot_be_read_is_left_out(store: Store) -> None:
    over = lost(store)
    store.rows.connection.execute("UPDATE games SET setup = '{' WHERE id = ?", (over,))
    store.new_game("two", start(), practice())
    assert [one.outcome for one in past_games(store)] == [None]


def test_the_tally(store: Store, tmp_path: Path) -> None:
    lost(store)
    store.new_game("two", start(), practice())
    with Shelf(tmp_path) as shelf:
        assert shelf.tally() == Tally(1, 0, 1)
