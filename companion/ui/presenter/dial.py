"""The ring from close by: which district is in the middle, and what is said of the others."""

from companion.game.sitting import Stop
from companion.rules.ribbon import RibbonStop, ribbon
from companion.rules.table import Table
from companion.ui.presenter.marks import Marks
from companion.ui.views import DialView, Mood, NoteView, RingView
from companion.wording.language import Language


def dial_view(view: RingView, table: Table, stop: Stop, marks: Marks, language: Language) -> DialView:
    """What the players look at comes before who acts."""
    boss = marks.boss or (marks.selected is None and view.boss.acting)
    middle = _middle(view, table, stop, marks)
    return DialView(middle, table.districts[middle].name, _notes(table, language), boss)


def _middle(view: RingView, table: Table, stop: Stop, marks: Marks) -> int:
    if marks.selected is not None:
        return marks.selected
    if marks.boss:
        return max(0, table.boss.district)
    for index, district in enumerate(view.districts):
        if district.mood is Mood.ACTING:
            return index
    if view.boss.acting:  # he acts first, and goes on then
        return max(0, stop.before.boss.district)
    places = [getattr(told.instruction, "district", -1) for entry in stop.entries for told in entry.told]
    return max(0, next((place for place in reversed(places) if place >= 0), table.boss.district))


def _notes(table: Table, language: Language) -> tuple[NoteView, ...]:
    """Of the Epics who have acted, and of who is next; the boss himself is next in his district."""
    notes = [NoteView()] * len(table.districts)
    coming: RibbonStop | None = None
    for one in ribbon(table):
        if one.state == "done" and one.kind == "epic":
            notes[one.district] = NoteView(language.gettext("has acted"), "check")
        elif one.state == "next" and coming is None:
            coming = one
    if coming is not None and coming.district >= 0:
        notes[coming.district] = NoteView(
            language.gettext("is next"), "crown" if coming.kind == "boss" else ""
        )
    return tuple(notes)
