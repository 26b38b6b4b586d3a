"""The app's one crash handler: it writes down what went wrong, and lets the app end.

A broken screen is worse than none: everything is on disk, and the next start goes on from there.
"""

import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, TypeVar

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock

from companion.device.about import about
from companion.game.reports import FEWEST_STEPS, keep_report, report_of

Found = TypeVar("Found")


class Witness(Protocol):
    """What the app can tell of what it was doing."""

    folder: Path

    def doing(self) -> str: ...
    def last_steps(self, fewest: int) -> Mapping[str, Any] | None: ...


class CrashHandler(ExceptionHandler):
    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self._reported = False

    def install(self) -> None:
        ExceptionManager.add_handler(self)
        sys.excepthook = self._on_the_way_out
        threading.excepthook = self._in_thread

    def handle_exception(self, exception: BaseException) -> int:
        """Kivy's loop asks, while the screen is still there."""
        self.report(exception)
        return int(ExceptionManager.RAISE)

    def _on_the_way_out(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.report(error)
        sys.__excepthook__(kind, error, trace)

    def _in_thread(self, failed: threading.ExceptHookArgs) -> None:
        error = failed.exc_value
        if error is None:
            return
        self.report(error)

        def pass_on(_: float) -> None:
            raise error

        Clock.schedule_once(pass_on)  # ends the app as any other does

    def report(self, error: BaseException) -> None:
        """Of the first error only: what follows is its doing. Whatever fails here, that error is the news."""
        if self._reported or not isinstance(error, Exception):
            return
        self._reported = True
        steps = _attempt(lambda: self.witness.last_steps(FEWEST_STEPS))
        doing = _attempt(self.witness.doing) or ""
        facts = _attempt(about) or {}
        folder = self.witness.folder
        _attempt(lambda: keep_report(folder, report_of(error, facts, doing, steps, folder)))


def _attempt(make: Callable[[], Found]) -> Found | None:
    try:
        return make()
    except Exception:  # noqa: BLE001 - the app is broken already, in a way nobody foresaw
        traceback.print_exc()
        return None
