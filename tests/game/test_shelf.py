"""What Home tells of the games that wait, without the rules."""

from pathlib import Path

import pytest

from companion.game.errors import Damaged
from companion.game.journal import standing_of
from companion.game.shelf import Shelf, Standing, ended_key, seen_key, standing_key
from companion.game.store import Store
from companion.rules.inputs import read_input
from tests.game.playing import play, practice, start


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_an_empty_shelf(shelf: Shelf) -> None:
    with shelf:
        assert shelf.last_played() is None
        assert shelf.setting("language") is None


def test_a_game_stands_where_its_last_input_left_it(tmp_path: Path, shelf: Shelf) -> None:
    with Store(tmp_path) as store, shelf:
        opened = store.new_game("one", start(), practice())
        waiting = shelf.last_played()
        assert waiting is not None
        assert waiting.standing == Standing("steelheart", "newcago", 1, "setup", 40)
        play(opened.game, rounds=2)
        waiting = shelf.last_played()
        assert waiting is not None
        assert waiting.id == opened.id
        assert waiting.standing == Standing(**standing_of(opened.game.table))
        assert waiting.standing.round == 3
        opened.game.undo()
        waiting = shelf.last_played()
        assert waiting is not None
        assert waiting.standing == Standing(**standing_of(opened.game.table))


def test_the_last_one_played_comes_first(tmp_path: Path, shelf: Shelf) -> None:
    with Store(tmp_path) as store, shelf:
        first = store.new_game("one", start(), practice())
        store.new_game("two", start(), practice())
        first.game.submit(read_input({"command": "prologue"}))
        waiting = shelf.last_played()
        assert waiting is not None
        assert waiting.id == first.id


def test_a_lost_game_waits_until_its_end_was_seen(tmp_path: Path, shelf: Shelf) -> None:
    with Store(tmp_path) as store, shelf:
        opened = store.new_game("one", start(), practice())
        opened.game.submit(read_input({"command": "set", "path": "population", "value": 0}))
        assert shelf.last_played() is None  # at a terminal nothing waits
        store.set(seen_key(opened.id), 1)
        assert shelf.last_played() is not None
        store.set(ended_key(opened.id), True)
        assert shelf.last_played() is None


@pytest.mark.parametrize("kept", [None, 7, {}, {"boss": "steelheart"}])
def test_a_game_of_an_older_app_has_to_be_opened(tmp_path: Path, shelf: Shelf, kept: object) -> None:
    with Store(tmp_path) as store, shelf:
        opened = store.new_game("one", start(), practice())
        store.set(standing_key(opened.id), kept)
        waiting = shelf.last_played()
        assert waiting is not None
        assert waiting.standing is None


def test_a_damaged_file_is_the_stores_to_rescue(tmp_path: Path) -> None:
    (tmp_path / "companion.db").write_bytes(b"no database at all" * 400)
    with pytest.raises(Damaged):
        Shelf(tmp_path)
