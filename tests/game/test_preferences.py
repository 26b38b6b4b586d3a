"""What the players have chosen for the device."""

import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from companion.game.preferences import Preferences, keep, preferences
from companion.game.shelf import Shelf
from companion.game.store import Store

CHOSEN = Preferences(
    pace="phase",
    language="de",
    theme="light",
    text=150,
    motion="reduced",
    rolls=True,
    awake=False,
    vibration=False,
    speech=True,
    turn=3,
)


def test_nothing_chosen_is_the_default(tmp_path: Path) -> None:
    with Shelf(tmp_path) as shelf:
        assert preferences(shelf) == Preferences()


def test_what_was_chosen_is_there_for_home_and_for_the_game(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(CHOSEN, store)
        assert preferences(store) == CHOSEN
        with Shelf(tmp_path) as shelf:
            assert preferences(shelf) == CHOSEN
    assert all(getattr(CHOSEN, one.name) != getattr(Preferences(), one.name) for one in fields(Preferences))


def test_only_a_change_is_written(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(Preferences(), store)
        assert store.settings() == {}
        keep(replace(Preferences(), awake=False), store)
        assert store.settings() == {"awake": False}
        keep(Preferences(), store)
        assert preferences(store) == Preferences()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pace", "fast"),
        ("pace", ["epic"]),
        ("pace", None),
        ("theme", 1),
        ("motion", {}),
        ("language", 7),
        ("text", "150"),
        ("text", 79),
        ("text", 201),
        ("text", 120.0),
        ("text", True),
        ("rolls", 1),
        ("awake", "no"),
        ("turn", False),
        ("turn", "1"),
    ],
)
def test_what_makes_no_sense_is_the_default(tmp_path: Path, name: str, value: object) -> None:
    with Store(tmp_path) as store:
        keep(CHOSEN, store)
        store.set(name, value)
        assert preferences(store) == replace(CHOSEN, **{name: getattr(Preferences(), name)})


def test_a_damaged_value_is_the_default(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(CHOSEN, store)
        store.rows.connection.execute("UPDATE settings SET value = '{' WHERE key = 'text'")
        assert preferences(store) == replace(CHOSEN, text=100)


def test_home_reads_them_without_anything_slow() -> None:
    slow = ("pydantic", "companion.rules.table", "companion.content")
    program = f"import companion.game.preferences, sys; print([one for one in {slow} if one in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
