"""Android's document picker and share sheet, as far as a stand-in goes."""

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.device.files import JSON, Picked, Saved, open_file, save_file, share_file, share_text
from tests.device.conftest import Android, JavaException, Wait

FLAGS = {"r": os.O_RDONLY, "wt": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}


class Cursor:
    def __init__(self, name: str) -> None:
        self.name = name

    def moveToFirst(self) -> bool:  # noqa: N802
        return bool(self.name)

    def getString(self, _: int) -> str:  # noqa: N802
        return self.name

    def close(self) -> None:
        pass


class Resolver:
    """An address is a path here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.deleted: list[Any] = []

    def openFileDescriptor(self, uri: Path, mode: str) -> Any:  # noqa: N802
        if "gone" in uri.name:
            raise JavaException("FileNotFoundException")
        return SimpleNamespace(detachFd=lambda: os.open(uri, FLAGS[mode]))

    def query(self, uri: Path, columns: list[str], *_: None) -> Cursor:
        assert columns == ["_display_name"]
        return Cursor(uri.name)

    def delete(self, _: str, older: str, values: list[str]) -> None:
        self.deleted.append((older, values))

    def insert(self, _: str, values: dict[str, str]) -> Path | None:
        return None if "full" in values["name"] else self.folder / values["name"]


class Values(dict[str, str]):
    def put(self, name: str, value: str) -> None:
        self[name] = value


@pytest.fixture
def phone(android: Android, tmp_path: Path) -> Android:
    resolver = Resolver(tmp_path)
    android.activity.getContentResolver = lambda: resolver
    columns = SimpleNamespace(DISPLAY_NAME="name", MIME_TYPE="kind", RELATIVE_PATH="folder")
    android.classes |= {
        "android.provider.OpenableColumns": SimpleNamespace(DISPLAY_NAME="_display_name"),
        "android.provider.MediaStore$MediaColumns": columns,
        "android.provider.MediaStore$Downloads": SimpleNamespace(EXTERNAL_CONTENT_URI="downloads"),
        "android.content.ContentValues": Values,
    }
    return android


def test_a_document_is_chosen_and_read(phone: Android, tmp_path: Path, wait_for: Wait) -> None:
    (tmp_path / "pack.json").write_bytes(b"{}")
    said: list[object] = []
    open_file(said.append)
    assert (phone.intent.action, phone.intent.kind, phone.intent.category) == ("open", "*/*", "openable")
    phone.come_back(ok=True, data=tmp_path / "pack.json")
    assert said == []  # on Android's thread nothing of ours happens
    wait_for(lambda: said)
    assert said == [Picked("pack.json", b"{}")]
    assert phone.detached == 1


@pytest.mark.parametrize(("name", "expected"), [("pack.json", "too-large"), ("gone.json", "failed")])
def test_a_document_may_be_too_large_or_gone(
    phone: Android, tmp_path: Path, wait_for: Wait, name: str, expected: str
) -> None:
    (tmp_path / "pack.json").write_bytes(b"12345")
    said: list[object] = []
    open_file(said.append, most=4)
    phone.come_back(ok=True, data=tmp_path / name)
    wait_for(lambda: said)
    assert said == [expected]


def test_the_players_may_choose_none(phone: Android, wait_for: Wait) -> None:
    said: list[object] = []
    open_file(said.append)
    phone.come_back(ok=False)
    wait_for(lambda: said)
    assert said == ["cancelled"]


def test_each_that_was_asked_has_its_own_answer(phone: Android, tmp_path: Path, wait_for: Wait) -> None:
    (tmp_path / "pack.json").write_bytes(b"{}")
    first: list[object] = []
    second: list[object] = []
    open_file(first.append)
    open_file(second.append)
    assert phone.answer is not None
    phone.answer(7, -1, None)  # somebody else's
    phone.come_back(ok=True, data=tmp_path / "pack.json")
    wait_for(lambda: second)
    assert first == []


def test_without_a_picker_nobody_can(phone: Android) -> None:
    phone.activity.broken = True
    said: list[object] = []
    open_file(said.append)
    save_file("games.json", JSON, b"{}", said.append)
    assert said == ["nobody", "nobody"]


def test_a_document_is_written_where_the_players_say(phone: Android, tmp_path: Path, wait_for: Wait) -> None:
    (tmp_path / "mine.json").write_bytes(b"longer than what comes")
    said: list[object] = []
    save_file("games.json", JSON, b"{}", said.append)
    assert (phone.intent.action, phone.intent.kind, phone.intent.extras) == (
        "create",
        JSON,
        {"title": "games.json"},
    )
    phone.come_back(ok=True, data=tmp_path / "mine.json")
    wait_for(lambda: said)
    assert said == [Saved("mine.json")]
    assert (tmp_path / "mine.json").read_bytes() == b"{}"


def test_words_are_shared(phone: Android) -> None:
    assert share_text("A report", "words")
    sent = phone.intent.inner
    assert sent is not None
    assert (sent.action, sent.kind) == ("send", "text/plain")
    assert sent.extras == {"subject": "A report", "text": "words"}


def test_words_that_no_intent_holds_are_not(phone: Android) -> None:
    assert not share_text("A report", "x" * 200_001)
    phone.activity.broken = True
    assert not share_text("A report", "words")


def test_a_file_is_shared_from_among_the_downloads(phone: Android, tmp_path: Path, wait_for: Wait) -> None:
    said: list[bool] = []
    share_file("games.json", JSON, b"{}", said.append)
    wait_for(lambda: said)
    assert said == [True]
    assert (tmp_path / "games.json").read_bytes() == b"{}"
    sent = phone.intent.inner
    assert sent is not None
    assert (sent.action, sent.kind, sent.flags) == ("send", JSON, 1)
    assert sent.extras == {"stream": tmp_path / "games.json"}
    [(older, values)] = phone.activity.getContentResolver().deleted
    assert older.count("?") == len(values) == 2


@pytest.mark.parametrize("name", ["gone.json", "full.json"])
def test_a_file_that_cannot_be_put_there_is_not_shared(phone: Android, wait_for: Wait, name: str) -> None:
    said: list[bool] = []
    share_file(name, JSON, b"{}", said.append)
    wait_for(lambda: said)
    assert said == [False]
    assert not phone.activity.taken


def test_an_older_android_has_no_such_place(phone: Android) -> None:
    phone.classes["android.os.Build$VERSION"].SDK_INT = 28
    said: list[bool] = []
    share_file("games.json", JSON, b"{}", said.append)
    assert said == [False]
