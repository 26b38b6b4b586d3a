"""What buildozer makes of the project, without a toolchain and without a network."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
OF_ANDROID = {"python3", "sqlite3"}  # part of every Python on a desktop


@pytest.fixture(scope="module")
def buildozer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("android")
        patch.setenv("HOME", str(folder))  # where it keeps its toolchains
        patch.chdir(ROOT)  # source.dir is relative to it
        from buildozer import Buildozer

        reader = Buildozer("buildozer.spec")
        reader.config.set("buildozer", "build_dir", str(folder / "build"))
        reader.user_bin_dir = str(folder / "bin")
        reader.set_target("android")
        yield reader


@pytest.fixture(scope="module")
def target(buildozer: Any) -> Any:
    """Runs tests.android.toolchain for python-for-android, and only once for a package."""
    target = buildozer.target

    def run(command: list[str], **_: Any) -> None:
        environment = {**os.environ, "ANDROIDAPI": target.android_api, "LEFT": buildozer.buildozer_dir}
        module = [sys.executable, "-m", "tests.android.toolchain", *command, *target.extra_p4a_args]
        done = subprocess.run(module, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    target._p4a = run
    return target


@pytest.fixture(scope="module")
def shipped(buildozer: Any) -> Path:
    """What goes into the APK of ours, before it is compiled."""
    buildozer._copy_application_sources()
    return Path(buildozer.app_dir)


@pytest.fixture(scope="module")
def pins(buildozer: Any) -> dict[str, str]:
    """The requirements that pip or a recipe brings, each with its version."""
    parted = (one.partition("==") for one in buildozer.config.getlist("app", "requirements"))
    return {name: version for name, _, version in parted if name not in OF_ANDROID}
