"""An Android made of stand-ins: what pyjnius would give, as far as the device's modules ask for it."""

import sys
from collections.abc import Callable, Iterator
from time import monotonic, sleep
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.ui.window import prepare

prepare()

OF_ANDROID = ("android", "android_files", "android_speech")
LONGEST = 5  # seconds that anything may take

Wait = Callable[[Callable[[], Any]], None]


class JavaException(Exception):
    pass


class Characters(str):
    """Java's own."""

    __slots__ = ()


class Intent:
    """Says what was put into it."""

    ACTION_OPEN_DOCUMENT, ACTION_CREATE_DOCUMENT, ACTION_SEND = "open", "create", "send"
    CATEGORY_OPENABLE = "openable"
    EXTRA_TITLE, EXTRA_SUBJECT, EXTRA_TEXT, EXTRA_STREAM = "title", "subject", "text", "stream"
    FLAG_GRANT_READ_URI_PERMISSION = 1

    def __init__(self, action: str) -> None:
        self.action = action
        self.kind = self.category = ""
        self.extras: dict[str, Any] = {}
        self.data: Any = None
        self.flags = 0
        self.inner: Intent | None = None

    def setType(self, kind: str) -> None:  # noqa: N802
        self.kind = kind

    def addCategory(self, category: str) -> None:  # noqa: N802
        self.category = category

    def putExtra(self, name: str, value: Any) -> None:  # noqa: N802
        assert type(value) is not str, "pyjnius would take it for a char[]"
        self.extras[name] = value

    def addFlags(self, flags: int) -> None:  # noqa: N802
        self.flags |= flags

    def getData(self) -> Any:  # noqa: N802
        return self.data

    @classmethod
    def createChooser(cls, inner: "Intent", _: str) -> "Intent":  # noqa: N802
        chooser = cls("choose")
        chooser.inner = inner
        return chooser


class Activity(SimpleNamespace):
    """`taken`: what was started. `broken`: no app takes anything."""

    def __init__(self) -> None:
        super().__init__(taken=[], broken=False, in_back=False)

    def startActivity(self, intent: Intent) -> None:  # noqa: N802
        self.startActivityForResult(intent, None)

    def startActivityForResult(self, intent: Intent, code: int | None) -> None:  # noqa: N802
        if self.broken:
            raise JavaException("ActivityNotFoundException")
        self.taken.append((intent, code))

    def moveTaskToBack(self, _: bool) -> None:  # noqa: N802
        self.in_back = True


class Android:
    """`classes`: Java's, by name."""

    def __init__(self) -> None:
        self.activity = Activity()
        self.answer: Callable[[int, int, Any], None] | None = None
        self.detached = 0
        self.classes: dict[str, Any] = {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self.activity),
            "android.content.Intent": Intent,
            "android.os.Build": SimpleNamespace(MANUFACTURER="Acme", MODEL="Slate 10"),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=34, RELEASE="14"),
            "java.lang.String": Characters,
        }

    @property
    def intent(self) -> Intent:
        """What was started last."""
        found: Intent = self.activity.taken[-1][0]
        return found

    def autoclass(self, name: str) -> Any:
        return self.classes[name]

    def bind(self, on_activity_result: Callable[[int, int, Any], None]) -> None:
        assert self.answer is None, "bound twice"
        self.answer = on_activity_result

    def detach(self) -> None:
        self.detached += 1

    def come_back(self, ok: bool, data: Any = None) -> None:
        """From what was started last."""
        assert self.answer is not None
        result = Intent("result")
        result.data = data
        self.answer(self.activity.taken[-1][1], -1 if ok else 0, result if ok else None)


@pytest.fixture
def android(monkeypatch: pytest.MonkeyPatch) -> Iterator[Android]:
    made = Android()
    jnius, package, results = (ModuleType(name) for name in ("jnius", "android", "android.activity"))
    jnius.__dict__.update(
        JavaException=JavaException,
        PythonJavaClass=object,
        autoclass=made.autoclass,
        cast=lambda _, one: one,
        detach=made.detach,
        java_method=lambda _: lambda method: method,
    )
    results.__dict__["bind"] = made.bind
    package.__dict__["activity"] = results
    for module in (jnius, package, results):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("kivy.utils.platform", "android")
    yield made
    for name in OF_ANDROID:  # they hold the classes of this one
        sys.modules.pop(f"companion.device.{name}", None)
        vars(sys.modules["companion.device"]).pop(name, None)


@pytest.fixture
def wait_for() -> Wait:
    """Frames go by until it is so."""
    from kivy.clock import Clock

    def wait(so: Callable[[], Any]) -> None:
        end = monotonic() + LONGEST
        while not so():
            assert monotonic() < end, "it never came"
            sleep(0.005)
            Clock.tick()

    return wait
