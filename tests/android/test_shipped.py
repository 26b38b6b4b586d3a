"""The very files that buildozer ships are all the app needs, compiled as on a device."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.android.conftest import ROOT

MOST_BYTES = 2_500_000


@pytest.fixture(scope="module")
def tree(shipped: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Away from the project, and nothing beside it."""
    return Path(shutil.copytree(shipped, tmp_path_factory.mktemp("device") / "app"))


def run(*arguments: str, python: str = sys.executable, paths: tuple[Path, ...], home: Path) -> str:
    environment = {
        **os.environ,
        "COMPANION_HOME": str(home),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
    }
    done = subprocess.run(
        [python, "-P", *arguments], env=environment, cwd=home, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_is_shipped_that_is_not_needed(tree: Path, record_property: Any) -> None:
    files = [one for one in tree.rglob("*") if one.is_file()]
    assert {one.relative_to(tree).parts[0] for one in files} == {"main.py", "companion", "assets", "LICENSE"}
    assert {one.suffix for one in files} == {"", ".py", ".kv", ".json", ".mo", ".ttf", ".txt"}
    assert {one.name for one in files if not one.suffix} == {"LICENSE"}
    assert {one.name for one in (tree / "assets").iterdir()} == {"fonts", "locale", "packs"}
    size = sum(one.stat().st_size for one in files)
    print(f"\n{len(files)} files, {size:,} bytes are shipped")
    record_property("bytes shipped", size)
    assert size < MOST_BYTES


def test_a_round_is_played_by_touch_from_what_a_device_has(tree: Path, tmp_path: Path) -> None:
    """Compiled with -OO, and the sources gone; the tests' own modules come after what is shipped."""
    device = Path(shutil.copytree(tree, tmp_path / "app"))
    subprocess.run([sys.executable, "-OO", "-m", "compileall", "-b", "-q", str(device)], check=True)
    for source in device.rglob("*.py"):
        source.unlink()
    home = tmp_path / "home"
    home.mkdir()
    main = str(device / "main.pyc")
    said = run("-OO", "-m", "tests.android.evening", main, paths=(device, ROOT), home=home)
    seen = json.loads(said.splitlines()[-1])
    assert seen["from"] == str(device / "companion" / "__init__.pyc")
    assert seen["bare"]
    assert seen["phases"][-2:] == ["epic", "reckoner"]
    assert "Round 2" in seen["words"]
    assert (home / "companion.db").exists()
