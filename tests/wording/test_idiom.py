"""Mistakes that were once in the catalogues and must not come back."""

import re

import pytest

from tests.wording.catalogues import TRANSLATED, read_words

FORBIDDEN = {
    "fr": (r"d’ici", r"avec Population \{", r"Steelheart", r" [:;?!»]", r"« "),
    "de": (r"^(Legt|Stellt) .*\} nach \{", r"[Aa]nwesend", r"^(Lege|Stelle|Nimm|Bewege|Tippe|Wähle)\b"),
    "es": (r"Newcago", r"población", r"de aquí"),
}


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_known_mistake(code: str) -> None:
    texts = [
        text
        for message in read_words(code)
        if message.id
        for text in ([message.string] if isinstance(message.string, str) else message.string or ())
    ]
    for pattern in FORBIDDEN[code]:
        assert [text for text in texts if re.search(pattern, text)] == []
