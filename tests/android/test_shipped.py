"""The very files that buildozer ships are all the app needs, compiled as on a device."""

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from companion.game.home import APP
from tests.android.conftest import ROOT

MOST_BYTES = 2_500_000


@pytest.fixture(scope="module")
def tree(shipped: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Away from the project, and nothing beside it."""
    return Path(shutil.copytree(shipped, tmp_path_factory.mktemp("device") / "app"))


@pytest.fixture(scope="module")
def packages(pins: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The requirements and no other package: what helps here must not help the app."""
    folder = tmp_path_factory.mktemp("packages")
    for name in pins:
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
            link = folder / top
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))
    return folder


def run(*arguments: str, python: str = sys.executable, paths: tuple[Path, ...], home: Path) -> str:
    """Without site-packages, and with the platform's folder for app data."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "XDG_DATA_HOME": str(home),
    }
    del environment["COMPANION_HOME"]
    done = subprocess.run(
        [python, "-P", "-S", *arguments],
        env=environment,
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
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
    record_property("the APK ships of ours", f"{len(files)} files, {size:,} bytes")
    assert size < MOST_BYTES


@pytest.fixture(scope="module")
def device_python() -> str:
    found = shutil.which("python3.14")
    if found is None:
        pytest.skip("no python3.14 on the PATH")
    return found


def test_the_python_of_a_device_takes_it_all(tree: Path, tmp_path: Path, device_python: str) -> None:
    """Compiled without a warning; and the rules, which need no package, imported."""
    device = Path(shutil.copytree(tree, tmp_path / "app"))
    strict = ("-W", "error")
    run(*strict, "-m", "compileall", "-q", str(device), python=device_python, paths=(), home=tmp_path)
    modules = [
        ".".join(one.relative_to(device).with_suffix("").parts)
        for one in (device / "companion" / "rules").rglob("*.py")
    ]
    assert len(modules) > 50
    imports = f"import {', '.join(modules)}"
    run(*strict, "-OO", "-c", imports, python=device_python, paths=(device,), home=tmp_path)


def test_a_round_is_played_by_touch_from_what_a_device_has(
    tree: Path, packages: Path, tmp_path: Path
) -> None:
    """Compiled with -OO, and the sources gone; the tests' own modules come after what is shipped."""
    device = Path(shutil.copytree(tree, tmp_path / "app"))
    subprocess.run([sys.executable, "-OO", "-m", "compileall", "-b", "-q", str(device)], check=True)
    for source in device.rglob("*.py"):
        source.unlink()
    home = tmp_path / "home"
    home.mkdir()
    main = str(device / "main.pyc")
    said = run("-OO", "-m", "tests.android.evening", main, paths=(device, packages, ROOT), home=home)
    seen = json.loads(said.splitlines()[-1])
    assert seen["from"] == str(device / "companion" / "__init__.pyc")
    assert seen["bare"]
    assert seen["phases"][-2:] == ["epic", "reckoner"]
    assert "Round 2" in seen["words"]
    assert (home / APP / "companion.db").exists()
