"""`python -m tests.wording.catalogues [--check]`: .po files follow the source, .mo files follow them.

Translations that are there are kept, new messages come in empty, and messages that are gone are dropped.
Nothing in the files depends on the day or on line numbers: the same source and words give the same bytes.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from companion.wording.language import LANGUAGES, SOURCE, catalogue_file

ROOT: Final = Path(__file__).resolve().parents[2]
KEYWORDS: Final = {"gettext": None, "ngettext": (1, 2), "N_": None, "say": None}  # say: gettext, bound
HEADER: Final = "# What the companion says. The msgids follow the source: see `make catalogues`."
TRANSLATED: Final = tuple(code for code in LANGUAGES if code != SOURCE)


class UndatedCatalog(Catalog):
    """Babel's own header holds the time of writing."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Project-Id-Version", "reckoners-companion"),
            ("Language", str(self.locale_identifier)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]


def words_file(code: str) -> Path:
    return catalogue_file(code).with_suffix(".po")


def source_messages() -> Catalog:
    catalogue = Catalog()
    for file in sorted((ROOT / "companion").rglob("*.py")):
        with file.open("rb") as stream:
            for _, message, _, _ in extract("python", stream, KEYWORDS):
                catalogue.add(message, locations=[(file.relative_to(ROOT).as_posix(), 0)])
    return catalogue


def read_words(code: str) -> Catalog:
    with words_file(code).open("rb") as stream:
        return read_po(stream, locale=code, abort_invalid=True)


def updated(code: str, source: Catalog) -> Catalog:
    words = read_words(code) if words_file(code).exists() else Catalog(locale=code)
    catalogue = UndatedCatalog(locale=code, fuzzy=False, header_comment=HEADER)
    for message in source:
        if message.id:
            known = words.get(message.id)
            catalogue.add(
                message.id,
                None if known is None else known.string,
                locations=dict.fromkeys(message.locations),
                flags=() if known is None else known.flags,
                user_comments=() if known is None else known.user_comments,
            )
    return catalogue


def files() -> Iterator[tuple[Path, bytes]]:
    """Every file of the catalogues as it should be."""
    source = source_messages()
    for code in TRANSLATED:
        catalogue = updated(code, source)
        words, compiled = BytesIO(), BytesIO()
        write_po(words, catalogue, width=110, sort_by_file=True, include_lineno=False)
        write_mo(compiled, catalogue)
        yield words_file(code), words.getvalue()
        yield catalogue_file(code), compiled.getvalue()


def stale() -> list[Path]:
    return [file for file, content in files() if not file.exists() or file.read_bytes() != content]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.wording.catalogues")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")
    if parser.parse_args(arguments).check:
        for file in (found := stale()):
            print(f"{file.relative_to(ROOT)} is stale: run `make catalogues`", file=sys.stderr)
        return 1 if found else 0
    for file, content in list(files()):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
