"""What is read aloud of a stop: who acts, then what the hands do."""

from companion.ui.presenter.stop_view import RowGroup, StopView
from companion.wording.language import Language
from companion.wording.names import track_name


def spoken(stop: StopView, language: Language) -> tuple[str, ...]:
    """In sentences; the boss's marks are words."""
    head = f"{stop.heading}: {stop.note}" if stop.note else stop.heading
    rows = (words for group in stop.groups for words in _rows(group, language))
    asked = () if stop.die is None else (stop.die.question,)
    return tuple(_sentence(words) for words in (head, *rows, *asked))


def _rows(group: RowGroup, language: Language) -> tuple[str, ...]:
    words = tuple(row.words for row in group.rows)
    head = group.title or (track_name(group.mark, language) if group.mark else "")
    return (head, *words) if head else words


def _sentence(words: str) -> str:
    # A voice knows the hyphen for less than nothing, and would call the other signs by name.
    said = words.replace("*", "").replace(" · ", ", ").replace("−", "-").strip()
    return said if said.endswith((".", "!", "?")) else f"{said}."
