"""Days, as short as a list needs them."""

from datetime import datetime
from typing import Final

from companion.wording.language import N_, Language

_MONTHS: Final = (
    N_("Jan"),
    N_("Feb"),
    N_("Mar"),
    N_("Apr"),
    N_("May"),
    N_("Jun"),
    N_("Jul"),
    N_("Aug"),
    N_("Sep"),
    N_("Oct"),
    N_("Nov"),
    N_("Dec"),
)


def day(moment: str, language: Language) -> str:
    """Of an ISO date and time; empty if it is none."""
    try:
        at = datetime.fromisoformat(moment)
    except ValueError:
        return ""
    return language.gettext("{day} {month}", day=at.day, month=language.gettext(_MONTHS[at.month - 1]))
