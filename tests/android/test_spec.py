"""buildozer.spec, read by buildozer itself."""

import tomllib
from importlib.metadata import distribution
from typing import Any

from companion import __version__
from tests.android.conftest import ROOT


def test_buildozer_reads_the_spec(buildozer: Any) -> None:
    assert buildozer.get_version() == __version__
    assert buildozer.package_full_name == "org.reckonerscompanion.companion"
    assert buildozer.config.getlist("app", "android.archs") == ["arm64-v8a", "x86_64"]


def test_what_is_built_for_android_is_what_is_tested_here(pins: dict[str, str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {f"{name.replace('_', '-')}=={version}" for name, version in pins.items()}
    assert wanted == set(project["dependencies"])
    assert pins == {name: distribution(name).version for name in pins}
