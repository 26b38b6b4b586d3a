"""Why a number is what it is, or why the hands do something: who made it so, and where the rule stands."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from companion.game.shares import Course, Deed, Part, Share, course_of, course_of_told
from companion.rules.fields import field_at
from companion.rules.instructions import Correct, Told
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.log import LogPage
from companion.ui.presenter.pages.typed import TypedPage, marks_at
from companion.ui.presenter.panel import Advance, Aside
from companion.ui.presenter.track_tiles import track_tiles
from companion.ui.presenter.why_view import Well, WellGroup, Why
from companion.wording.corrections import field_words
from companion.wording.entries import entry_words
from companion.wording.names import phase_name, signed
from companion.wording.sources import citations, remarks, source_words, symbol_words
from companion.wording.telling import STRONG


@dataclass(frozen=True, slots=True)
class WhyPage(Page):
    """Of a field of the board, in the last so many rounds in which it changed."""

    at_any_time: ClassVar[bool] = True
    path: str
    rounds: int = 1

    def shown(self, desk: Desk) -> Why:
        course = course_of(desk.sitting.game, self.path, self.rounds)
        earlier = None
        if course.earlier is not None:
            words = desk.language.gettext("Also round {round}", round=course.earlier)
            earlier = Answer(words, Act("instead", WhyPage(self.path, self.rounds + 1)), icon="history")
        whose, heading = _titles(self.path, desk)
        return _view(course, self.path, whose, heading, desk, earlier)

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return marks_at(self.path)

    def advance(self, desk: Desk) -> Advance:
        return _back(desk)

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return _asides(self.path, desk)


@dataclass(frozen=True, slots=True)
class WhyToldPage(Page):
    """Of what was told together: one row of what the hands do."""

    at_any_time: ClassVar[bool] = True
    told: tuple[Told, ...]
    words: str

    def shown(self, desk: Desk) -> Why:
        course, path = course_of_told(desk.sitting.game, self.told)
        heading = STRONG.sub(r"\1", self.words).rstrip(".")
        whose, heading = _titles(path, desk) if path else ("", heading)
        return _view(course, path, whose, heading, desk)

    def advance(self, desk: Desk) -> Advance:
        return _back(desk)

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return _asides(course_of_told(desk.sitting.game, self.told)[1], desk)


def _back(desk: Desk) -> Advance:
    return Advance(desk.language.gettext("Back to the table"), CLOSE, quiet=True)


def _asides(path: str, desk: Desk) -> tuple[Aside, ...]:
    log = Aside("history", desk.language.gettext("Log"), Act("over", LogPage()))
    if field_at(desk.table, path) is None or desk.table.phase == "over":
        return (log,)
    keypad = TypedPage(path)
    return log, Aside("pencil-outline", desk.language.gettext("Correct"), Act("over", keypad))


def _titles(path: str, desk: Desk) -> tuple[str, str]:
    """Whose number it is, where it is somebody's, and what it counts."""
    *whose, what = field_words(path.split("."), desk.table, desk.language)
    return (whose[0] if whose else ""), what


def _view(
    course: Course, path: str, whose: str, heading: str, desk: Desk, earlier: Answer | None = None
) -> Why:
    language = desk.language
    deeds = [deed for part in course.parts for share in part.shares for deed in share.deeds]
    told = [(deed.told, deed.entry.table) for deed in deeds if deed.told is not None]
    money = "$" if path == "money" else ""
    return Why(
        language.gettext("Why is it so?"),
        heading,
        tuple(_groups(course.parts, money, desk)),
        whose,
        "" if course.before is None else f"{money}{course.before}",
        "" if course.after is None else f"{money}{course.after}",
        "; ".join(citations(told, language)),
        earlier,
        language.gettext("Close"),
    )


def _groups(parts: tuple[Part, ...], money: str, desk: Desk) -> Iterator[WellGroup]:
    stop = desk.sitting.stop()
    now = desk.table.round if stop is None else stop.before.round
    for part in parts:
        number, phase = part.phase
        title = phase_name(phase, desk.language)
        if number != now:
            title = desk.language.gettext("Round {round}, {phase}", round=number, phase=title)
        elif len(parts) == 1:
            title = ""
        yield WellGroup(tuple(_well(share, money, desk) for share in part.shares), title)


def _well(share: Share, money: str, desk: Desk) -> Well:
    amount = "" if share.amount is None else signed(share.amount).replace("−", f"−{money}")
    amount = amount.replace("+", f"+{money}")
    first = share.deeds[0]
    if first.is_ours or first.told is None:
        return _ours(share, first, amount, desk)
    table, language = first.entry.table, desk.language
    told = [deed.told for deed in share.deeds if deed.told is not None]
    name, place = source_words(first.told, first.printed, table, language)
    tiles, lit = track_tiles(first.printed, told, table)
    if lit and tiles is not None and len(tiles.tiles) > 1:
        places = (place, symbol_words(lit, language))
        place = ", ".join(words for words in places if words)
    kind, key = first.printed
    mark = str(key).split("-")[0] if kind in ("boss", "power") else ""
    return Well(name, place, amount, mark=mark, tiles=tiles, remarks=remarks(told, table, language))


def _ours(share: Share, first: Deed, amount: str, desk: Desk) -> Well:
    """The taps on one key, however many; or a correction."""
    language = desk.language
    entry = first.entry.input
    count = len({id(deed.entry) for deed in share.deeds})
    if first.told is not None and isinstance(first.told.instruction, Correct):
        return Well(language.gettext("Corrected by hand"), "", amount, ours=True, icon="pencil-outline")
    name, words = entry_words(entry, first.before, first.entry.told, count, language)
    return Well(name or words, words if name else "", amount, ours=True, token=name)
