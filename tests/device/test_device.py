"""The small functions: on a desktop they do nothing and say so; on Android, as far as a stand-in goes."""

import platform
import sys
from types import ModuleType, SimpleNamespace

import pytest

from companion import __version__
from companion.device import is_android, tastes
from companion.device.about import about
from companion.device.insets import Insets, insets
from companion.device.leaving import to_back
from companion.device.vibration import vibrate
from tests.device.conftest import Android


def test_a_desktop_lacks_all_of_it() -> None:
    assert not is_android()
    assert not vibrate()
    assert not to_back()
    assert insets() == Insets(0, 0, 0, 0)
    assert tastes.is_dark()
    assert not tastes.moves_little()


def test_a_report_says_what_runs_and_not_whose_it_is() -> None:
    said = about()
    assert said["app"] == __version__
    assert said.keys() == {"app", "python", "kivy", "system", "machine"}
    assert platform.node() not in " ".join(said.values())


@pytest.mark.usefixtures("android")
def test_android_says_its_version_and_model() -> None:
    said = about()
    assert said["system"] == "Android 14 (API 34)"
    assert said["device"] == "Acme Slate 10"


def test_android_puts_the_app_behind(android: Android) -> None:
    assert to_back()
    assert android.activity.in_back


@pytest.mark.usefixtures("android")
@pytest.mark.parametrize("can", [True, False])
def test_android_vibrates_if_it_can(monkeypatch: pytest.MonkeyPatch, can: bool) -> None:
    assert is_android()
    felt: list[float] = []
    plyer = ModuleType("plyer")
    plyer.__dict__["vibrator"] = SimpleNamespace(exists=lambda: can, vibrate=felt.append)
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    assert vibrate() is can
    assert len(felt) == can
    assert all(one < 0.05 for one in felt)  # lightly


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "es"}, "es"),
        ({"LANG": "de_AT.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "C.UTF-8"}, "c"),
        ({}, ""),
    ],
)
def test_the_language_of_a_desktop(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert tastes.language() == language


def test_the_tastes_of_an_android(android: Android) -> None:
    locale = SimpleNamespace(getLanguage=lambda: "es")
    configuration, scale = SimpleNamespace(uiMode=0x13), [1.0]
    android.activity.getResources = lambda: SimpleNamespace(getConfiguration=lambda: configuration)
    android.activity.getContentResolver = lambda: None
    android.classes |= {
        "java.util.Locale": SimpleNamespace(getDefault=lambda: locale),
        "android.content.res.Configuration": SimpleNamespace(UI_MODE_NIGHT_MASK=0x30, UI_MODE_NIGHT_YES=0x20),
        "android.provider.Settings$Global": SimpleNamespace(
            ANIMATOR_DURATION_SCALE="scale", getFloat=lambda *_: scale[0]
        ),
    }
    assert tastes.language() == "es"
    assert not tastes.is_dark()
    assert not tastes.moves_little()
    configuration.uiMode, scale[0] = 0x23, 0.0
    assert tastes.is_dark()
    assert tastes.moves_little()


class Surface:
    """Where SDL draws; `edges` of it on the screen, `found` what Android says of bars and cut-outs."""

    def __init__(self, edges: tuple[int, int, int, int], found: object) -> None:
        self.edges, self.found = edges, found

    def getRootWindowInsets(self) -> object:  # noqa: N802
        return self.found

    def getGlobalVisibleRect(self, shown: SimpleNamespace) -> None:  # noqa: N802
        shown.left, shown.top, shown.right, shown.bottom = self.edges


def put_on_screen(android: Android, edges: tuple[int, int, int, int], found: object) -> None:
    screen = SimpleNamespace(getWidth=lambda: 1280, getHeight=lambda: 800)
    surface = Surface(edges, found)
    android.activity.getWindow = lambda: SimpleNamespace(getDecorView=lambda: screen)
    android.classes["org.kivy.android.PythonActivity"].getSurface = lambda: surface
    android.classes["android.graphics.Rect"] = SimpleNamespace
    kinds = SimpleNamespace(systemBars=lambda: 1, displayCutout=lambda: 2)
    android.classes["android.view.WindowInsets$Type"] = kinds


@pytest.mark.parametrize(
    ("edges", "covered"),
    [
        ((0, 0, 1280, 800), Insets(60, 24, 0, 48)),  # drawn under the bars
        ((60, 24, 1280, 752), Insets()),  # the window ends at the bars
        ((0, 24, 1280, 800), Insets(60, 0, 0, 48)),
    ],
)
def test_what_lies_under_bars_and_cut_outs(
    android: Android, edges: tuple[int, int, int, int], covered: Insets
) -> None:
    both = SimpleNamespace(left=60, top=24, right=0, bottom=48)
    put_on_screen(android, edges, SimpleNamespace(getInsets=lambda kinds: both if kinds == 3 else None))
    assert insets() == covered


@pytest.mark.parametrize(("version", "left"), [(28, 60), (24, 0)])
def test_older_androids_say_it_otherwise(android: Android, version: int, left: int) -> None:
    android.classes["android.os.Build$VERSION"].SDK_INT = version
    edges = {"Left": 0, "Top": 24, "Right": 0, "Bottom": 48}
    found = SimpleNamespace(**{f"getStableInset{edge}": lambda far=far: far for edge, far in edges.items()})
    if version >= 28:
        cut = {**edges, "Left": 60, "Top": 0, "Bottom": 0}
        safe = SimpleNamespace(**{f"getSafeInset{edge}": lambda far=far: far for edge, far in cut.items()})
        found.getDisplayCutout = lambda: safe
    put_on_screen(android, (0, 0, 1280, 800), found)
    assert insets() == Insets(left, 24, 0, 48)


def test_before_there_is_a_screen_nothing_is_covered(android: Android) -> None:
    put_on_screen(android, (0, 0, 0, 0), None)
    assert insets() == Insets()
    android.classes["org.kivy.android.PythonActivity"].getSurface = lambda: None
    assert insets() == Insets()
