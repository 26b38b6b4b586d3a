"""Android's document picker and share sheet."""

import os
from collections.abc import Callable
from threading import Thread
from typing import Any, Final

import jnius
from jnius import JavaException, autoclass, cast
from kivy.clock import Clock

from companion.device.android import activity, ask, characters, start, version
from companion.device.files import Failure, Picked, Saved

# An intent holds a megabyte, with what else is under way, and a character takes two bytes.
MOST_CHARACTERS: Final = 200_000
FOLDER: Final = "Download/Reckoners Companion"
MEDIA_STORE_WRITES: Final = 29  # since then an app may put files there that are its own


def open_file(done: Callable[[Picked | Failure], None], most: int) -> None:
    kind = autoclass("android.content.Intent")
    intent = kind(kind.ACTION_OPEN_DOCUMENT)
    intent.addCategory(kind.CATEGORY_OPENABLE)
    intent.setType("*/*")  # a cloud seldom knows that a file is JSON
    if not ask(intent, lambda answer: _with_document(answer, lambda uri: _read(uri, most), done)):
        done("nobody")


def save_file(name: str, kind: str, content: bytes, done: Callable[[Saved | Failure], None]) -> None:
    kinds = autoclass("android.content.Intent")
    intent = kinds(kinds.ACTION_CREATE_DOCUMENT)
    intent.addCategory(kinds.CATEGORY_OPENABLE)
    intent.setType(kind)
    intent.putExtra(kinds.EXTRA_TITLE, characters(name))
    if not ask(intent, lambda answer: _with_document(answer, lambda uri: _write(uri, content), done)):
        done("nobody")


def share_text(subject: str, text: str) -> bool:
    if len(text) > MOST_CHARACTERS:
        return False
    kind = autoclass("android.content.Intent")
    intent = kind(kind.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(kind.EXTRA_SUBJECT, characters(subject))
    intent.putExtra(kind.EXTRA_TEXT, characters(text))
    return start(kind.createChooser(intent, characters(subject)))


def share_file(name: str, kind: str, content: bytes, done: Callable[[bool], None]) -> None:
    """It is put among the downloads first: whoever gets it reads it there, and so can its owner."""
    if version() < MEDIA_STORE_WRITES:
        done(False)
        return
    _beside(lambda: _put(name, kind, content), lambda uri: done(uri is not None and _send(uri, name, kind)))


def _send(uri: Any, name: str, kind: str) -> bool:
    kinds = autoclass("android.content.Intent")
    intent = kinds(kinds.ACTION_SEND)
    intent.setType(kind)
    intent.putExtra(kinds.EXTRA_STREAM, cast("android.os.Parcelable", uri))
    intent.addFlags(kinds.FLAG_GRANT_READ_URI_PERMISSION)
    return start(kinds.createChooser(intent, characters(name)))


def _put(name: str, kind: str, content: bytes) -> Any:
    """Its address, in place of an older one of ours of that name; None if it could not be written."""
    columns = autoclass("android.provider.MediaStore$MediaColumns")
    downloads = autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
    resolver = activity().getContentResolver()
    older = f"{columns.DISPLAY_NAME} = ? AND {columns.RELATIVE_PATH} = ?"
    try:
        resolver.delete(downloads, older, [name, f"{FOLDER}/"])
        values = autoclass("android.content.ContentValues")()
        for column, value in (
            (columns.DISPLAY_NAME, name),
            (columns.MIME_TYPE, kind),
            (columns.RELATIVE_PATH, FOLDER),
        ):
            values.put(column, value)
        uri = resolver.insert(downloads, values)
    except JavaException:
        return None
    return uri if uri is not None and isinstance(_write(uri, content), Saved) else None


# Reading and writing, in a thread: a document may lie in a cloud.


def _with_document(intent: Any, use: Callable[[Any], Any], done: Callable[[Any], None]) -> None:
    if intent is None or intent.getData() is None:
        done("cancelled")
        return
    uri = intent.getData()
    _beside(lambda: use(uri), done)


def _beside(work: Callable[[], Any], done: Callable[[Any], None]) -> None:
    def run() -> None:
        try:
            found = work()
        finally:
            jnius.detach()
        Clock.schedule_once(lambda _: done(found))

    Thread(target=run, daemon=True).start()


def _read(uri: Any, most: int) -> Picked | Failure:
    try:
        with os.fdopen(_descriptor(uri, "r"), "rb") as stream:
            content = stream.read(most + 1)
        return Picked(_name(uri), content) if len(content) <= most else "too-large"
    except (JavaException, OSError):
        return "failed"


def _write(uri: Any, content: bytes) -> Saved | Failure:
    try:
        with os.fdopen(_descriptor(uri, "wt"), "wb") as stream:
            stream.write(content)
        return Saved(_name(uri))
    except (JavaException, OSError):
        return "failed"


def _descriptor(uri: Any, mode: str) -> int:
    """Python's own from here on."""
    return int(activity().getContentResolver().openFileDescriptor(uri, mode).detachFd())


def _name(uri: Any) -> str:
    column = autoclass("android.provider.OpenableColumns").DISPLAY_NAME
    found = activity().getContentResolver().query(uri, [column], None, None, None)
    if found is None:
        return ""
    try:
        return str(found.getString(0)) if found.moveToFirst() else ""
    finally:
        found.close()
