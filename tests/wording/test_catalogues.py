"""The catalogues: complete, in line with the source, and an error when one is missing or broken."""

import re
import struct
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from companion.wording.language import (
    LANGUAGES,
    SOURCE,
    CatalogueError,
    Language,
    catalogue_file,
    read_catalogue,
)
from tests.wording.catalogues import TRANSLATED, main, read_words, stale


def _forms(text: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def _messages(code: str) -> list[Message]:
    return [message for message in read_words(code) if message.id]


@pytest.mark.parametrize("code", TRANSLATED)
def test_everything_is_translated(code: str) -> None:
    messages = _messages(code)
    assert messages
    assert [message.id for message in messages if not all(_forms(message.string or ""))] == []
    assert [message.id for message in messages if message.fuzzy] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_placeholders_are_the_same(code: str) -> None:
    for message in _messages(code):
        for source, words in zip(_forms(message.id), _forms(message.string or ""), strict=True):
            placeholders = [sorted(set(re.findall(r"{(\w*)}", text))) for text in (source, words)]
            assert placeholders[0] == placeholders[1], words
            assert words.strip() == words


def test_french_keeps_its_punctuation_on_the_line() -> None:
    for message in _messages("fr"):
        for words in _forms(message.string or ""):
            said = re.sub("«[^»]*»", "", words)  # what is typed stays as it is typed
            assert not re.search(r"[^\u00a0][:;?!$]", said), words
            assert not re.search(r"«[^\u00a0]|[^\u00a0]»", words), words


def test_the_files_follow_the_source() -> None:
    assert stale() == []
    assert main(["--check"]) == 0


def test_a_stale_file_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = catalogue_file("de")
    monkeypatch.setattr("tests.wording.catalogues.stale", lambda: [file])
    assert main(["--check"]) == 1
    assert "assets/locale/de/LC_MESSAGES/companion.mo" in capsys.readouterr().err


def test_english_needs_no_catalogue() -> None:
    assert not catalogue_file(SOURCE).exists()
    assert Language("en").gettext("Round {round}", round=3) == "Round 3"


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_with_braces_stay_as_they_are(code: str) -> None:
    words = Language(code).gettext("Move {reckoner} to {district}.", reckoner="{x}", district="A{0}")
    assert "{x}" in words
    assert "A{0}" in words


def test_other_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="'it' is not one of en, fr, de, es"):
        Language("it")


def test_a_missing_catalogue_is_named(tmp_path: Path) -> None:
    file = tmp_path / "companion.mo"
    with pytest.raises(CatalogueError, match=re.escape(f"{file}: this catalogue is missing")):
        read_catalogue(file, "fr")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not a catalogue",
        struct.pack("<I", 0x950412DE),
        catalogue_file("fr").read_bytes()[:2000],
        catalogue_file("de").read_bytes(),
    ],
    ids=["empty", "text", "only a beginning", "cut short", "another language"],
)
def test_a_broken_catalogue_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "companion.mo"
    file.write_bytes(content)
    with pytest.raises(CatalogueError, match=re.escape(str(file))):
        read_catalogue(file, "fr")
