"""Where the app keeps things."""

import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path

from companion.game.home import home


def test_companion_home_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "ours"))
    assert home() == tmp_path / "ours"


@pytest.mark.parametrize("empty", [True, False])
def test_else_it_is_the_platforms_folder(monkeypatch: pytest.MonkeyPatch, empty: bool) -> None:
    if empty:
        monkeypatch.setenv("COMPANION_HOME", "")
    else:
        monkeypatch.delenv("COMPANION_HOME")
    assert home() == user_data_path("reckoners-companion", appauthor=False)
    assert home().name == "reckoners-companion"


def test_nothing_heavy_is_imported_for_it() -> None:
    heavy = "{'pydantic', 'sqlite3', 'kivy', 'platformdirs'} & set(sys.modules)"
    code = f"import sys; from companion.game.home import home; home(); assert not {heavy}, {heavy}"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
