"""Files on a desktop."""

from pathlib import Path

import pytest

from companion.device import desktop_files
from companion.device.files import JSON, Picked, Saved, open_file, save_file, share_file, share_text
from tests.device.conftest import Wait


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "Documents")
    return tmp_path / "Documents"


def test_it_goes_to_the_documents_over_nothing(documents: Path) -> None:
    said: list[object] = []
    for content in (b"one", b"two", b"three"):
        save_file("games.json", JSON, content, said.append)
    files = [documents / name for name in ("games.json", "games 2.json", "games 3.json")]
    assert said == [Saved(str(one)) for one in files]
    assert [one.read_bytes() for one in files] == [b"one", b"two", b"three"]


def test_a_folder_that_cannot_be_written_is_said(documents: Path) -> None:
    documents.write_bytes(b"a file where the folder should be")
    said: list[object] = []
    save_file("games.json", JSON, b"one", said.append)
    assert said == ["failed"]


def test_there_is_no_share_sheet() -> None:
    said: list[bool] = []
    share_file("games.json", JSON, b"one", said.append)
    assert said == [False]
    assert not share_text("A report", "words")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("echo FILE", Picked("pack.json", b"{}")),
        ("exit 1", "cancelled"),
        ("echo FILE.gone", "failed"),
    ],
)
def test_the_players_choose_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait_for: Wait, script: str, expected: object
) -> None:
    (tmp_path / "pack.json").write_bytes(b"{}")
    program = tmp_path / "zenity"
    program.write_text("#!/bin/sh\n" + script.replace("FILE", str(tmp_path / "pack.json")))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    said: list[object] = []
    open_file(said.append)
    wait_for(lambda: said)
    assert said == [expected]


def test_a_file_may_be_too_large(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_bytes(b"12345")
    assert desktop_files.read(tmp_path / "pack.json", 5) == Picked("pack.json", b"12345")
    assert desktop_files.read(tmp_path / "pack.json", 4) == "too-large"


def test_without_a_chooser_nobody_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    said: list[object] = []
    open_file(said.append)
    assert said == ["nobody"]
