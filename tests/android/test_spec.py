"""buildozer.spec, read by buildozer itself; the files it would ship are all the app needs."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from companion import __version__

ROOT = Path(__file__).parents[2]
OF_ANDROID = {"python3", "sqlite3"}  # part of every Python on a desktop
MOST_BYTES = 4_000_000
BEGIN = """
from tests.ui.window import prepare, start
prepare()
from pathlib import Path
import companion, json, os, sys
from companion.ui.app import CompanionApp
hand = start(CompanionApp(folder=Path(sys.argv[1]), seed=3))
hand.tap("Practice game")
hand.wait(0.4)
hand.tap("Start")
hand.wait(0.4)
print(json.dumps([companion.__file__, hand.words()]), flush=True)
os._exit(0)
"""  # asserts nothing: -OO would take it out


@pytest.fixture
def buildozer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("HOME", str(tmp_path))  # where it keeps its toolchains
    monkeypatch.chdir(ROOT)  # source.dir is relative to it
    from buildozer import Buildozer

    reader = Buildozer("buildozer.spec")
    reader.config.set("buildozer", "build_dir", str(tmp_path / "build"))
    reader.targetname = "android"
    return reader


@pytest.fixture
def shipped(buildozer: Any) -> Path:
    buildozer._copy_application_sources()
    return Path(buildozer.app_dir)


def test_buildozer_reads_the_spec(buildozer: Any) -> None:
    assert buildozer.get_version() == __version__
    assert buildozer.package_full_name == "org.reckonerscompanion.companion"


def test_what_is_built_for_android_is_what_is_tested_here(buildozer: Any) -> None:
    wanted = set(buildozer.config.getlist("app", "requirements")) - OF_ANDROID
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {one.replace("_", "-") for one in wanted} == set(project["dependencies"])


def test_only_what_the_app_needs_is_shipped(shipped: Path) -> None:
    files = [one for one in shipped.rglob("*") if one.is_file()]
    names = {one.relative_to(shipped).parts[0] for one in files}
    assert names == {"main.py", "companion", "assets", "LICENSE"}
    endings = {one.suffix for one in files} - {""}
    assert endings == {".py", ".kv", ".json", ".mo", ".ttf", ".txt"}
    assert sum(one.stat().st_size for one in files) < MOST_BYTES


def test_the_app_runs_from_what_is_shipped(shipped: Path, tmp_path: Path) -> None:
    """With -OO, as python-for-android compiles it; the tests' own modules come after what is shipped."""
    paths = os.pathsep.join((str(shipped), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-OO", "-P", "-c", BEGIN, str(tmp_path / "home")],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    file, words = json.loads(done.stdout.splitlines()[-1])
    assert file == str(shipped / "companion" / "__init__.py")
    assert "Begin the Prologue" in words
