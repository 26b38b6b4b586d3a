"""What went wrong, for those who can mend it: one file, kept until the players share or discard it."""

import json
import re
import traceback
from collections.abc import Mapping
from pathlib import Path, PureWindowsPath
from typing import Any, Final

FILE: Final = "crash-report.txt"
MOST_CHARACTERS: Final = 180_000  # what a share sheet takes
MOST_OF_STORY: Final = 20_000
MOST_OF_DOING: Final = 1_000
FEWEST_STEPS: Final = 30
_PATH: Final = re.compile(r"(?<![\w.>])(?:[A-Za-z]:)?(?:[\\/]+[^\s'\"\\/:]+)*[\\/]+(?=[^\s'\"\\/:]+)")


def report_of(
    error: BaseException, about: Mapping[str, str], doing: str, steps: Mapping[str, Any] | None, folder: Path
) -> str:
    """`doing`: what was tapped. `steps`: a scenario of what was entered last, if it could be made."""
    head = "\n".join(f"{name}: {value}" for name, value in about.items())
    story = _without_places(_story(error), folder)[-MOST_OF_STORY:]
    tap = _without_places(doing, folder)[:MOST_OF_DOING]
    text = f"Reckoners Companion, crash report\n\n{head}\n\n{story}\n\nlast tap: {tap or '-'}\n\nlast steps: "
    scenario = "-" if steps is None else json.dumps(steps, ensure_ascii=False)
    if len(text) + len(scenario) > MOST_CHARACTERS:
        scenario = "too long"
    return f"{text}{scenario}\n"


def _story(error: BaseException) -> str:
    """The traceback, each file as it is called inside the app."""
    told = traceback.TracebackException.from_exception(error)
    parts: list[traceback.TracebackException] = [told]
    while parts:
        one = parts.pop()
        for frame in one.stack:
            frame.filename = _inside(frame.filename)
        parts += [other for other in (one.__cause__, one.__context__) if other is not None]
    return "".join(told.format())


def _inside(file: str) -> str:
    """Where a file lies tells who owns the device."""
    parts = PureWindowsPath(file).parts  # takes both slashes
    for top in ("site-packages", "companion"):
        if top in parts[:-1]:
            at = len(parts) - 1 - parts[::-1].index(top)
            return "/".join(parts[at + (top == "site-packages") :])
    return parts[-1] if parts else file


def _without_places(text: str, folder: Path) -> str:
    for place, name in ((folder, "<app>"), (Path.home(), "<home>")):
        text = text.replace(str(place), name)
    return _PATH.sub("", text)


# The file


def keep_report(folder: Path, text: str) -> None:
    """Whole or not at all; a later one takes its place."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = folder / f"{FILE}.part"
    begun.write_text(text, "utf-8")
    begun.replace(folder / FILE)


def kept_report(folder: Path) -> str:
    """Empty: there is none."""
    try:
        with (folder / FILE).open(encoding="utf-8", errors="replace") as stream:
            return stream.read(MOST_CHARACTERS)
    except OSError:
        return ""


def discard_report(folder: Path) -> None:
    (folder / FILE).unlink(missing_ok=True)
