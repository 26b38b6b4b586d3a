"""One thing that is told: a sentence, or words and a number that a front end sets apart."""

import re
from dataclasses import dataclass
from typing import Final

from companion.wording.language import Language

_ENDS: Final = (".", "!", "?", ")")
STRONG: Final = re.compile(r"\*([^*]+)\*")


@dataclass(frozen=True, slots=True)
class Telling:
    """`words`: with what the hands need between *asterisks*. `now`: the number that stands there then."""

    words: str
    now: str = ""
    place: str = ""  # in words, where the number alone does not say what it counts

    def sentence(self, language: Language) -> str:
        plain = STRONG.sub(r"\1", self.words)
        if not self.now:
            return plain if plain.endswith(_ENDS) else f"{plain}."
        return language.gettext("{words} (now {now}).", words=plain, now=self.place or self.now)
