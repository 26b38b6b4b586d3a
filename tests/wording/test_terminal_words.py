"""The terminal's own words are in the catalogues."""

from collections.abc import Iterator

import pytest

from companion.terminal import words
from companion.wording.language import Language
from tests.wording.catalogues import TRANSLATED, source_messages


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, tuple):
        yield from value


def _said() -> list[str]:
    named = {name: value for name, value in vars(words).items() if name.isupper()}
    return [text for value in named.values() for text in _texts(value)]


def test_every_text_is_extracted() -> None:
    known = source_messages()
    assert [text for text in _said() if text not in known] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_is_in_the_players_language(code: str) -> None:
    texts = {text: {name: f"{{{name}}}" for name in _names(text)} for text in _said()}
    translated = {text: Language(code).gettext(text, **values) for text, values in texts.items()}
    plain = {text for text, words_ in translated.items() if words_ == text}
    assert {text for text in plain if any(part.isalpha() for part in _without_names(text))} == set()


def _names(text: str) -> list[str]:
    return [part.partition("}")[0] for part in text.split("{")[1:]]


def _without_names(text: str) -> str:
    return "".join(part.partition("}")[2] if index else part for index, part in enumerate(text.split("{")))
