"""The end of a game: what is said of it, Population's curve, and who cost how much."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from companion.game.ending import BY_HAND, Ending
from companion.rules.causes import NO_SOURCE, Source
from companion.ui.presenter.acts import Act
from companion.ui.presenter.ending_view import Cost, CurvePoint, Ended
from companion.ui.presenter.page import Desk
from companion.ui.presenter.panel import Aside
from companion.wording.ending import ending_eyebrow, ending_heading, ending_line
from companion.wording.language import Language
from companion.wording.names import signed, source_name

NAMED: Final = 4  # who cost the most


def ended_view(desk: Desk) -> Ended:
    table, language = desk.table, desk.language
    ending = desk.sitting.ending()
    points = ((language.gettext("start"), ending.start), *((str(one), now) for one, now in ending.rounds))
    return Ended(
        table.outcome == "won",
        ending_eyebrow(table, desk.sitting.seconds(), language),
        ending_heading(table, language),
        ending_line(table, language),
        table.population,
        tuple(CurvePoint(label, people) for label, people in points),
        language.gettext("Who cost how much"),
        tuple(_costs(ending, desk)),
        _total(ending, desk),
    )


def ended_asides(desk: Desk, undo: Aside) -> tuple[Aside, ...]:
    """Slips happen: the last thing can be taken back."""
    language = desk.language
    log = Aside("format-list-bulleted", language.gettext("Log"), Act("look", "log"))
    if undo.act is None:
        return (log,)
    return Aside(undo.icon, language.gettext("Take back"), undo.act), log


def _costs(ending: Ending, desk: Desk) -> Iterator[Cost]:
    """Together they are what Population changed by: who is not named is one of the others."""
    language = desk.language
    known = [one for one in ending.accounts if one.source not in (NO_SOURCE, BY_HAND)]
    lost = [one for one in known if one.amount < 0]
    named = lost if len(lost) == NAMED + 1 else lost[:NAMED]
    gained = [one for one in known if one.amount > 0]
    corrected = _sum(ending, BY_HAND)
    others = sum(one.amount for one in lost[len(named) :]) + _sum(ending, NO_SOURCE)
    most = max((abs(one) for one in (others, *(one.amount for one in (*named, *gained))) if one), default=1)
    for one in named:
        yield _cost(_name(one.source, desk), one.amount, most)
    if others:
        yield _cost(language.gettext("Others"), others, most, others=True)
    for one in gained:
        yield _cost(_name(one.source, desk), one.amount, most, ours=True)
    if corrected:
        yield _cost(language.gettext("Corrected by hand"), corrected, most, others=True)


def _sum(ending: Ending, source: Source) -> int:
    return sum(one.amount for one in ending.accounts if one.source == source)


def _name(source: Source, desk: Desk) -> str:
    return source_name(source, desk.table, desk.language) or desk.language.gettext("Reckoners")


def _cost(name: str, amount: int, most: int, *, others: bool = False, ours: bool = False) -> Cost:
    return Cost(name, signed(amount), min(1.0, abs(amount) / most), others, ours)


def _total(ending: Ending, desk: Desk) -> str:
    language = desk.language
    lost = ending.start - ending.end
    words = [language.gettext("{count} in all.", count=lost)] if lost > 0 else []
    words.append(language.gettext("Epics defeated: {count}.", count=desk.table.defeated))
    worst = _worst(ending)
    if worst is not None and len(ending.rounds) > 1:
        words.append(_worst_words(*worst, language))
    return " ".join(words)


def _worst(ending: Ending) -> tuple[int, int] | None:
    """The first of the rounds that cost the most, and how much."""
    before = pairwise((ending.start, *(now for _, now in ending.rounds)))
    losses = [(old - now, number) for (old, now), (number, _) in zip(before, ending.rounds, strict=True)]
    lost, number = max(losses, key=lambda one: one[0], default=(0, 0))
    return (number, lost) if lost > 0 else None


def _worst_words(number: int, lost: int, language: Language) -> str:
    return language.ngettext(
        "Round {round} was the worst: {count} person.",
        "Round {round} was the worst: {count} people.",
        lost,
        round=number,
    )
