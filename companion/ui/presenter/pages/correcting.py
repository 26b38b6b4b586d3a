"""A number of the board with − and + to correct it."""

from companion.rules.box import INFINITE
from companion.rules.fields import Field, Value
from companion.ui.presenter.acts import Act
from companion.ui.presenter.city import UNKNOWN
from companion.ui.presenter.panel import Number
from companion.wording.language import Language


def correction(field: Field, label: str, language: Language, icon: str = "", mark: str = "") -> Number:
    """A − at the limit has no act; a + beyond what the box holds is warned of when it is tapped."""
    value = field.value
    number = value if isinstance(value, int) else None
    return Number(
        label,
        _shown(field, language),
        icon,
        mark,
        minus=None if number is None or number <= field.least else Act("adjust", (field.path, -1)),
        plus=None if number is None or _is_last(field, number) else Act("adjust", (field.path, 1)),
        zero=value == 0,
    )


def _is_last(field: Field, number: int) -> bool:
    """A bracket and a marker end with their track; of the rest the box may hold more than we think."""
    ends = field.path.endswith(("bracket", "marker")) or ".brackets." in field.path
    return ends and field.most is not None and number >= field.most


def _shown(field: Field, language: Language) -> str:
    value: Value = field.value
    if value is None:
        return UNKNOWN
    if value in (INFINITE, "infinite"):
        return language.gettext("infinite")
    return f"${value}" if field.path == "money" else str(value)
