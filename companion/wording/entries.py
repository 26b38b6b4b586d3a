"""An entry of the log as a row: who did it, and what, said once for equal taps."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from companion.rules.commands import Attack, Contain, Dawnslight, Protect, Remove, Research
from companion.rules.inputs import Input
from companion.rules.instructions import Told
from companion.rules.table import Table
from companion.wording.labels import label
from companion.wording.language import Language

# Their words say by whom, in front.
_BY: Final[tuple[type[Any], ...]] = (Research, Attack, Contain, Remove, Protect, Dawnslight)


def entry_words(
    entry: Input, before: Table, told: Sequence[Told], count: int, language: Language
) -> tuple[str, str]:
    """The Reckoner, if one alone did it and the words do not name him; and the words."""
    reckoner: str = getattr(entry, "reckoner", "")
    if isinstance(entry, _BY) and reckoner:
        entry = replace(entry, reckoner="")
    return reckoner, times(label(entry, before, told, language), count, language)


def times(words: str, count: int, language: Language) -> str:
    """Equal taps, said once."""
    if count == 1:
        return words
    if count == 2:
        return language.gettext("{entry}, twice", entry=words)
    return language.gettext("{entry}, {count} times", entry=words, count=count)
