"""A desktop's files: a chooser where a program for it exists, and the folder of documents."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Final

import platformdirs
from kivy.clock import Clock

from companion.device.files import Failure, Picked, Saved

# plyer's own choosers import distutils, which Python 3.12 has no more.
CHOOSERS: Final = (
    ("zenity", "--file-selection"),
    ("kdialog", "--getopenfilename"),
    ("osascript", "-e", "POSIX path of (choose file)"),
)


def open_file(done: Callable[[Picked | Failure], None], most: int) -> None:
    command = next((one for one in CHOOSERS if shutil.which(one[0])), None)
    if command is None:
        done("nobody")
        return

    def choose() -> None:
        chosen = subprocess.run(command, capture_output=True, text=True, check=False)
        path = chosen.stdout.rstrip("\n")
        found = read(Path(path), most) if chosen.returncode == 0 and path else "cancelled"
        Clock.schedule_once(lambda _: done(found))

    Thread(target=choose, daemon=True).start()


def read(file: Path, most: int) -> Picked | Failure:
    """Also what was dropped on the window."""
    try:
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except OSError:
        return "failed"
    return Picked(file.name, content) if len(content) <= most else "too-large"


def save_file(name: str, content: bytes) -> Saved | Failure:
    folder = platformdirs.user_documents_path()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = next(one for one in _names(folder / name) if not one.exists())
        with file.open("xb") as stream:
            stream.write(content)
    except OSError:
        return "failed"
    return Saved(str(file))


def _names(file: Path) -> Iterator[Path]:
    yield file
    for number in count(2):
        yield file.with_stem(f"{file.stem} {number}")
