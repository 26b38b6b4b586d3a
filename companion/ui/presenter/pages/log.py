"""What happened, round by round; and back to any moment of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import ClassVar, Final

from companion.game.game import Entry
from companion.game.log import SET_UP, Round, phase_of, rounds_of
from companion.game.steps import Logged
from companion.rules.commands import (
    Attack,
    Contain,
    EpicPhase,
    GoOn,
    Money,
    Place,
    Plan,
    Population,
    Prologue,
    Protect,
    Remove,
    Research,
    Set,
    UsePlan,
)
from companion.rules.inputs import Answer as Answered
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.icons import icon_of
from companion.ui.presenter.log_view import Chapter, Log, LogPart, LogRow
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.back import MovesBackPage
from companion.ui.presenter.panel import Advance, Aside
from companion.ui.presenter.values import values_of
from companion.wording.entries import entry_words
from companion.wording.language import Language
from companion.wording.names import phase_name, signed

NEWEST: Final = -1
_THEIRS: Final = (Prologue, EpicPhase, GoOn)
_TAPS: Final = (Research, Attack, Contain, Remove, Place, Money, Plan, UsePlan, Protect, Population)


@dataclass(frozen=True, slots=True)
class LogPage(Page):
    at_any_time: ClassVar[bool] = True
    round: int = NEWEST
    open: int = NEWEST  # how many entries led up to the row that is open

    def shown(self, desk: Desk) -> Log:
        language = desk.language
        rounds = rounds_of(desk.sitting.game)
        shown = next((one for one in rounds if one.number == self.round), rounds[-1] if rounds else None)
        parts: list[LogPart] = []
        if shown is not None and shown is rounds[-1]:
            parts += self._taken_back(desk)
        if shown is not None:
            parts += self._parts(shown, desk)
        return Log(
            language.gettext("What happened"),
            tuple(_chapter(one, one is shown, language) for one in reversed(rounds)),
            tuple(parts),
            language.gettext("newest first"),
            "" if parts else language.gettext("Nothing has happened yet."),
        )

    def _parts(self, shown: Round, desk: Desk) -> Iterator[LogPart]:
        done = reversed(desk.sitting.logged(shown.first, shown.end))
        for (_, phase), within in groupby(done, lambda one: phase_of(one.steps[0].entry.input, one.before)):
            rows = tuple(self._row(taps, shown, desk) for taps in _joined(list(within)))
            yield LogPart(phase_name(phase, desk.language), rows, phase in ("epic", "prologue"))

    def _taken_back(self, desk: Desk) -> Iterator[LogPart]:
        taken = desk.sitting.taken_back()
        if taken:
            rows = tuple(_entry(taps, desk.language) for taps in _joined(list(reversed(taken))))
            yield LogPart(desk.language.gettext("Taken back"), rows)

    def _row(self, taps: Sequence[Logged], shown: Round, desk: Desk) -> LogRow:
        """`taps`: newest first."""
        depth = taps[0].depth
        row = _entry(taps, desk.language)
        if depth != self.open:
            return replace(row, act=Act("instead", LogPage(shown.number, depth)))
        row = replace(row, act=Act("instead", LogPage(shown.number)))
        later = len(desk.sitting.logged(depth, desk.sitting.game.depth))
        if not later:
            return replace(row, note=desk.language.gettext("The board stands so now."))
        note = desk.language.ngettext(
            "Takes back the entry after it. “Redo” brings it back.",
            "Takes back the {count} entries after it. “Redo” brings them back.",
            later,
        )
        go = Act("over", MovesBackPage(depth))
        back = Answer(desk.language.gettext("Go back to here"), go, icon="undo")
        return replace(row, note=note, back=back)

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("Back to the table"), CLOSE, quiet=True)

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        if not desk.sitting.can_redo:
            return ()
        return (Aside("redo", desk.language.gettext("Redo"), Act("redo")),)


def _chapter(one: Round, chosen: bool, language: Language) -> Chapter:
    words = (
        language.gettext("Set-up")
        if one.number == SET_UP
        else language.gettext("Round {round}", round=one.number)
    )
    change = one.after - one.before
    act = Act("instead", LogPage(one.number))
    return Chapter(words, str(one.after), signed(change) if change else "", act, chosen)


def _joined(newest_first: Sequence[Logged]) -> Iterator[list[Logged]]:
    """Equal taps in a row are one."""
    taps: list[Logged] = []
    for one in newest_first:
        if taps and not _goes_with(one, taps[-1]):
            yield taps
            taps = []
        taps.append(one)
    if taps:
        yield taps


def _goes_with(one: Logged, other: Logged) -> bool:
    entry = one.entry.input
    return isinstance(entry, _TAPS) and entry == other.entry.input and len(one.steps) == len(other.steps) == 1


def _entry(taps: Sequence[Logged], language: Language) -> LogRow:
    first, last = taps[-1], taps[0]
    entry, before, after = first.entry, first.before, last.entry.table
    name, words = entry_words(entry.input, before, entry.told, len(taps), language)
    theirs = isinstance(entry.input, _THEIRS)
    row_words = words
    if name and words.startswith(name):
        row_words = f"*{name}*{words.removeprefix(name)}"
    elif name:
        row_words = language.gettext("{reckoner}: {action}", reckoner=f"*{name}*", action=words)
    lost = after.population - before.population if theirs or isinstance(entry.input, Answered) else 0
    old, now = ("", "") if theirs or isinstance(entry.input, Answered) else values_of(entry, before, after)
    return LogRow(
        row_words,
        None,
        "" if name else _icon(entry),
        name,
        theirs,
        old,
        now,
        signed(lost) if lost else "",
    )


def _icon(entry: Entry) -> str:
    match entry.input:
        case Set():
            return "pencil-outline"
        case Answered():
            return "comment-question-outline"
        case Prologue() | EpicPhase() | GoOn():
            return "account-alert"
        case _:
            return icon_of(entry.told[0].instruction) if entry.told else "chevron-right"
