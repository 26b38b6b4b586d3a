"""Why a number of the board goes no further down, or no further up; empty while it can."""

from typing import Final

from companion.rules.fields import Field
from companion.wording.forbidden import WARNINGS
from companion.wording.language import Language

_AT_START: Final = WARNINGS["bracket-at-start"]


def lowest_words(field: Field, language: Language) -> str:
    if not isinstance(field.value, int) or field.value > field.least:
        return ""
    if _is_bracket(field):
        return language.gettext(_AT_START)
    if field.path.endswith("epic.health"):
        return language.gettext("At Health 0 an Epic is defeated: enter that as an Attack.")
    return language.gettext("This number cannot go below {least}.", least=field.least)


def highest_words(field: Field, language: Language) -> str:
    """A bracket and a marker end with their track; of the rest the box may hold more than we think."""
    on_a_track = _is_bracket(field) or field.path.endswith("marker")
    if not on_a_track or not isinstance(field.value, int) or field.most is None or field.value < field.most:
        return ""
    return language.gettext("{most} is the end of this track.", most=field.most)


def _is_bracket(field: Field) -> bool:
    return field.path.endswith("bracket") or ".brackets." in field.path
