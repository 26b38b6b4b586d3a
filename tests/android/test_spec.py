"""buildozer.spec, read by buildozer itself."""

import tomllib
from typing import Any

from companion import __version__
from tests.android.conftest import ROOT

OF_ANDROID = {"python3", "sqlite3"}  # part of every Python on a desktop


def test_buildozer_reads_the_spec(buildozer: Any) -> None:
    assert buildozer.get_version() == __version__
    assert buildozer.package_full_name == "org.reckonerscompanion.companion"
    assert buildozer.config.getlist("app", "android.archs") == ["arm64-v8a", "x86_64"]


def test_what_is_built_for_android_is_what_is_tested_here(buildozer: Any) -> None:
    wanted = set(buildozer.config.getlist("app", "requirements")) - OF_ANDROID
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {one.replace("_", "-") for one in wanted} == set(project["dependencies"])
