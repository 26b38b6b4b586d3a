"""A number of the board with − and + to correct it, and a keypad where it is tapped."""

from companion.rules.fields import Field
from companion.ui.presenter.acts import SAY, Act
from companion.ui.presenter.pages.typed import TypedPage, is_infinite, value_words
from companion.ui.presenter.panel import Number
from companion.wording.language import Language
from companion.wording.limits import highest_words, lowest_words


def correction(field: Field, label: str, language: Language, icon: str = "", mark: str = "") -> Number:
    """A + beyond what the box holds is warned of when it is tapped."""
    asked = Act("over", TypedPage(field.path))
    return Number(
        label,
        value_words(field, language),
        icon,
        mark,
        minus=_step(field, -1, lowest_words(field, language), asked),
        plus=_step(field, 1, highest_words(field, language), asked),
        tap=asked,
        zero=field.value == 0,
        infinite=is_infinite(field.value),
        hold=Act("why", field.path),
    )


def _step(field: Field, change: int, limit: str, asked: Act) -> Act:
    """At its limit a key says the rule; what is not a number yet is asked for."""
    if limit:
        return Act(SAY, limit)
    if not isinstance(field.value, int) or is_infinite(field.value):
        return asked
    return Act("adjust", (field.path, change))
