"""Files that the players choose, and files for them to keep or to pass on: never by a raw path.

Everything answers later, between two frames; the people may take their time, and so may a cloud.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from companion.device import is_android


@dataclass(frozen=True, slots=True)
class Picked:
    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Saved:
    """Where it lies now, in words for people."""

    where: str


Failure = Literal["cancelled", "too-large", "failed", "nobody"]  # nobody: nothing on the device can do it

MOST_BYTES = 20_000_000
JSON = "application/json"
TEXT = "text/plain"


def open_file(done: Callable[[Picked | Failure], None], most: int = MOST_BYTES) -> None:
    """The players choose one; its content is not trusted."""
    if is_android():
        from companion.device import android_files

        android_files.open_file(done, most)
        return
    from companion.device import desktop_files

    desktop_files.open_file(done, most)


def save_file(name: str, kind: str, content: bytes, done: Callable[[Saved | Failure], None]) -> None:
    """On Android the players say where; on a desktop it goes to their documents, over nothing."""
    if is_android():
        from companion.device import android_files

        android_files.save_file(name, kind, content, done)
        return
    from companion.device import desktop_files

    done(desktop_files.save_file(name, content))


def share_text(subject: str, text: str) -> bool:
    """False where there is no share sheet, or the text is too long for one."""
    if not is_android():
        return False
    from companion.device import android_files

    return android_files.share_text(subject, text)


def share_file(name: str, kind: str, content: bytes, done: Callable[[bool], None]) -> None:
    """False where it cannot be shared as a file: then it can be saved."""
    if not is_android():
        done(False)
        return
    from companion.device import android_files

    android_files.share_file(name, kind, content, done)
