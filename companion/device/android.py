"""The way into Android, through pyjnius. Nothing in here is imported anywhere else."""

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, Final

from android import activity as results
from jnius import JavaException, autoclass, cast
from kivy.clock import Clock

ACTIVITY: Final = "org.kivy.android.PythonActivity"
RESULT_OK: Final = -1

Answer = Callable[[Any], None]  # with the intent that came back, or None

_asked: dict[int, Answer] = {}
_codes = count(0x4C00)


def activity() -> Any:
    return autoclass(ACTIVITY).mActivity


def version() -> int:
    return int(autoclass("android.os.Build$VERSION").SDK_INT)


def characters(text: str) -> Any:
    """For a parameter that is any CharSequence: of several methods, pyjnius takes another one for a str."""
    return cast("java.lang.CharSequence", autoclass("java.lang.String")(text))


def start(intent: Any) -> bool:
    """False where no app on the device takes it."""
    try:
        activity().startActivity(intent)
    except JavaException:
        return False
    return True


def ask(intent: Any, answer: Answer) -> bool:
    """`answer` is called between two frames; never, if the device ends the app meanwhile."""
    _listen()
    code = next(_codes)
    _asked[code] = answer
    try:
        activity().startActivityForResult(intent, code)
    except JavaException:
        del _asked[code]
        return False
    return True


@cache
def _listen() -> None:
    results.bind(on_activity_result=_on_result)


def _on_result(code: int, result: int, intent: Any) -> None:
    """On Android's own thread."""
    answer = _asked.pop(code, None)
    if answer is not None:
        Clock.schedule_once(lambda _: answer(intent if result == RESULT_OK else None))
