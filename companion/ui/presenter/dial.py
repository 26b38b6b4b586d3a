"""The ring from close by: which district is in the middle, and what is said of the others."""

from collections.abc import Iterable
from typing import Final

from companion.game.stops import Stop
from companion.rules.ribbon import ribbon
from companion.rules.table import NOWHERE, Table
from companion.ui.presenter.marks import Marks, Moves
from companion.ui.views import DialView, Mood, NoteView, RingView
from companion.wording.language import N_, Language

_ACTED: Final = N_("has acted")
_MOVED: Final = N_("moved")


def dial_view(view: RingView, table: Table, stop: Stop, marks: Marks, language: Language) -> DialView:
    """What the players look at comes before who acts."""
    middle = _middle(view, table, stop, marks)
    boss = marks.boss or (marks.selected is None and view.boss.acting)
    name = table.districts[middle].name
    if marks.moves is None:
        return DialView(middle, name, _acts(table, language), boss)
    if not boss and table.districts[middle].epic is not None:
        name = view.districts[middle].epic  # the list says which district
    return DialView(middle, name, _moves(marks.moves, len(table.districts), language), boss)


def _middle(view: RingView, table: Table, stop: Stop, marks: Marks) -> int:
    if marks.selected is not None:
        return marks.selected
    here = max(0, table.boss.district)
    if marks.boss:
        return here
    for index, district in enumerate(view.districts):
        if district.mood is Mood.ACTING:
            return index
    if view.boss.acting and marks.moves is None:
        return max(0, stop.before.boss.district)  # he acts before he moves on
    return here if view.boss.acting else _told_last(stop, here)


def _told_last(stop: Stop, here: int) -> int:
    """Nobody acts: Epics are added, say."""
    places = [getattr(told.instruction, "district", NOWHERE) for entry in stop.entries for told in entry.told]
    return next((place for place in reversed(places) if place != NOWHERE), here)


def _acts(table: Table, language: Language) -> tuple[NoteView, ...]:
    """Of the Epics who have acted, and of who is next; the boss is next in his district."""
    stops = ribbon(table)
    coming = next((one for one in stops if one.state == "next"), None)
    done = [one.district for one in stops if one.state == "done" and one.kind == "epic"]
    notes = _notes(done, _ACTED, len(table.districts), language)
    if coming is not None and coming.district != NOWHERE:
        icon = "crown" if coming.kind == "boss" else ""
        notes[coming.district] = NoteView(language.gettext("is next"), icon)
    return tuple(notes)


def _moves(moves: Moves, count: int, language: Language) -> tuple[NoteView, ...]:
    notes = _notes(moves.done, _MOVED, count, language)
    if moves.coming is not None:
        notes[moves.coming] = NoteView(language.gettext("is next"))
    return tuple(notes)


def _notes(done: Iterable[int], words: str, count: int, language: Language) -> list[NoteView]:
    notes = [NoteView()] * count
    for district in done:
        notes[district] = NoteView(language.gettext(words), "check", done=True)
    return notes
