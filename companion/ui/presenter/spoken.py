"""What is read aloud: who acts, then what the hands do."""

from collections.abc import Iterator

from companion.ui.presenter.stop_view import RowGroup, StopView
from companion.ui.presenter.whole_view import WholeView
from companion.wording.language import Language
from companion.wording.names import track_name


def spoken(view: StopView | WholeView, language: Language) -> tuple[str, ...]:
    """In sentences; the boss's marks are words. Of a whole phase, what is still to do."""
    head = f"{view.heading}: {view.note}" if view.note else view.heading
    words = _of_stop(view, language) if isinstance(view, StopView) else _of_phase(view)
    return tuple(_sentence(one) for one in (head, *words))


def _of_stop(stop: StopView, language: Language) -> Iterator[str]:
    for group in stop.groups:
        yield from _head(group, language)
        yield from (row.words for row in group.rows)
    if stop.die is not None:
        yield stop.die.question


def _head(group: RowGroup, language: Language) -> Iterator[str]:
    if group.title:
        yield group.title
    elif group.mark:
        yield track_name(group.mark, language)


def _of_phase(phase: WholeView) -> Iterator[str]:
    if phase.nothing:
        yield phase.nothing
    for part in phase.parts:
        rows = [row.words for row in part.rows if not row.done]
        if rows and not part.done:
            yield from (part.title, *rows)


def _sentence(words: str) -> str:
    # A voice knows the hyphen for less than nothing, and would call the other signs by name.
    said = words.replace("*", "").replace(" · ", ", ").replace("−", "-").strip()
    return said if said.endswith((".", "!", "?")) else f"{said}."
