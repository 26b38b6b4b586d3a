"""The four languages. English is the source; the others are gettext catalogues in `assets/locale`."""

import struct
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

SOURCE: Final = "en"
LANGUAGES: Final = (SOURCE, "fr", "de", "es")
DOMAIN: Final = "companion"
LOCALES: Final = Path(__file__).resolve().parents[2] / "assets" / "locale"


class CatalogueError(ValueError):
    """A catalogue that is missing or cannot be read; the message names the file."""

    def __init__(self, file: Path, problem: str) -> None:
        self.file = file
        self.problem = problem
        super().__init__(f"{file}: {problem}")


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code. The catalogue is read when the first words are asked for."""

    code: str

    def __post_init__(self) -> None:
        if self.code not in LANGUAGES:
            raise ValueError(f"{self.code!r} is not one of {', '.join(LANGUAGES)}")

    def gettext(self, message: str, /, **values: object) -> str:
        return _catalogue(self.code).gettext(message).format(**values)

    def ngettext(self, one: str, many: str, count: int, /, **values: object) -> str:
        """The form for this count, which is also the value of `{count}`."""
        return _catalogue(self.code).ngettext(one, many, count).format(count=count, **values)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for a message that is translated elsewhere
    return message


def catalogue_file(code: str) -> Path:
    return LOCALES / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


@cache
def _catalogue(code: str) -> NullTranslations:
    return NullTranslations() if code == SOURCE else read_catalogue(catalogue_file(code), code)


def read_catalogue(file: Path, code: str) -> GNUTranslations:
    try:
        with file.open("rb") as stream:
            catalogue = GNUTranslations(stream)
    except FileNotFoundError as error:
        raise CatalogueError(file, "this catalogue is missing") from error
    except (OSError, LookupError, ValueError, struct.error) as error:
        raise CatalogueError(file, f"this catalogue cannot be read ({error})") from error
    if catalogue.info().get("language") != code:
        raise CatalogueError(file, f"this is not a catalogue for {code!r}")
    return catalogue
