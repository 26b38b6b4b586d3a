"""The project that python-for-android would give to Gradle, written by its own templates."""

import warnings
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from companion import __version__
from companion.game.home import APP

ANDROID = "{http://schemas.android.com/apk/res/android}"
DENSITIES = {"mdpi": 1.0, "hdpi": 1.5, "xhdpi": 2.0, "xxhdpi": 3.0, "xxxhdpi": 4.0}


class WrittenError(Exception):
    """The project is there; Gradle would come next."""


@pytest.fixture(scope="module")
def project(buildozer: Any, target: Any) -> Path:
    app = Path(buildozer.app_dir)
    app.mkdir(parents=True, exist_ok=True)
    (app / "main.py").write_text("")  # each further file is compiled in a process of its own
    Path(target.get_dist_dir("companion")).mkdir(parents=True)
    target.artifact_format, target.build_mode = "apk", "debug"
    execute = target.execute_build_package

    def execute_once(command: Any) -> None:
        execute(command)
        raise WrittenError

    target.execute_build_package = execute_once
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # buildozer does not close what it reads
        with pytest.raises(WrittenError):
            target.build_package()
    return Path(buildozer.buildozer_dir) / "project"


@pytest.fixture(scope="module")
def manifest(project: Path) -> ET.Element:
    return ET.parse(project / "src/main/AndroidManifest.xml").getroot()


def test_it_asks_for_nothing_but_vibration(manifest: ET.Element) -> None:
    asked = [one.get(f"{ANDROID}name") for one in manifest.iter() if one.tag.startswith("uses-permission")]
    assert asked == ["android.permission.VIBRATE"]


def test_the_devices_it_runs_on(manifest: ET.Element) -> None:
    versions = manifest.find("uses-sdk")
    assert versions is not None
    assert versions.get(f"{ANDROID}minSdkVersion") == "24"
    assert versions.get(f"{ANDROID}targetSdkVersion") == "34"


def test_it_turns_with_the_device(manifest: ET.Element) -> None:
    activity = manifest.find("application/activity")
    assert activity is not None
    assert activity.get(f"{ANDROID}screenOrientation") == "unspecified"
    handled = activity.get(f"{ANDROID}configChanges", "").split("|")
    assert {"orientation", "screenSize", "smallestScreenSize", "screenLayout", "density"} <= set(handled)


def test_a_later_version_is_an_update(manifest: ET.Element) -> None:
    assert manifest.get(f"{ANDROID}versionName") == __version__
    parts = [int(part) for part in __version__.split(".")]
    assert len(parts) == 3  # two digits each make the code
    code = int(manifest.get(f"{ANDROID}versionCode", ""))
    assert code == int(f"1024{parts[0] * 10000 + parts[1] * 100 + parts[2]}")
    assert code < 2**31


def test_it_sees_the_voices(manifest: ET.Element) -> None:
    asked = [one.get(f"{ANDROID}name") for one in manifest.findall("queries/intent/action")]
    assert asked == ["android.intent.action.TTS_SERVICE"]


def test_a_backup_holds_the_saved_games_and_nothing_else(project: Path, manifest: ET.Element) -> None:
    application = manifest.find("application")
    assert application is not None
    assert application.get(f"{ANDROID}allowBackup") == "true"
    for attribute, parts in {"fullBackupContent": 1, "dataExtractionRules": 2}.items():
        name = application.get(f"{ANDROID}{attribute}", "").removeprefix("@xml/")
        rules = ET.parse(project / "src/main/res/xml" / f"{name}.xml").getroot()
        includes = [dict(one.attrib) for one in rules.iter("include")]
        assert includes == [{"domain": "file", "path": APP}] * parts
        assert not list(rules.iter("exclude"))


def test_the_icon_is_ours_at_every_density(project: Path) -> None:
    resources = project / "src/main/res"
    for density, scale in DENSITIES.items():
        for name, width in {"icon": 48, "icon_foreground": 108, "icon_background": 108}.items():
            assert width_of(resources / f"mipmap-{density}" / f"{name}.png") == width * scale
    adaptive = ET.parse(resources / "mipmap-anydpi-v26/icon.xml").getroot()
    assert {one.get(f"{ANDROID}drawable") for one in adaptive} == {
        "@mipmap/icon_foreground",
        "@mipmap/icon_background",
    }
    assert width_of(resources / "mipmap/icon.png") == 512
    assert width_of(resources / "drawable/presplash.jpg") == 768  # a PNG in spite of the name


def width_of(picture: Path) -> int:
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[16:20])
