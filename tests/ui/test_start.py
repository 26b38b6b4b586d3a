"""From the start of the app to Home."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from companion.game.shelf import standing_key
from companion.game.store import Store
from companion.rules.inputs import read_input
from tests.game.playing import practice, start
from tests.ui.window import Hand

SLOW = ("pydantic", "companion.rules.table", "companion.content.pack", "companion.game.store")
TO_HOME = f"""
from tests.ui.window import prepare, start
prepare()
from pathlib import Path
import os, sys
from companion.ui.app import CompanionApp
from kivy.core.window import Window
def stop(*_):
    print([name for name in {SLOW} if name in sys.modules], flush=True)
    os._exit(0)
Window.bind(on_flip=stop)
CompanionApp(folder=Path(sys.argv[1])).run()
"""


def test_nothing_slow_is_imported_before_the_first_frame(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.new_game("one", start(), practice())
    done = subprocess.run(
        [sys.executable, "-c", TO_HOME, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_game_of_an_older_app_is_told_of_too(open_app: Callable[[], Hand], tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        opened = store.new_game("one", start(), practice())
        opened.game.submit(read_input({"command": "set", "path": "population", "value": 33}))
        store.set(standing_key(opened.id), None)
    assert open_app().sees("33 people")


def test_a_damaged_file_is_rescued_and_home_says_so(open_app: Callable[[], Hand], tmp_path: Path) -> None:
    (tmp_path / "companion.db").write_bytes(b"no database at all" * 400)
    hand = open_app()
    assert hand.sees("has moved in yet.")
    assert hand.sees("damaged")
    hand.tap("Practice game")
    hand.wait(0.4)
    hand.tap("Start")
    hand.back()
    hand.wait(0.4)
    hand.tap("Home")
    assert hand.sees("40 people")
