"""What can happen on the dial: each change as the view before and the view after."""

from dataclasses import replace

from companion.ui.views import DialView, Mood, NoteView, PieceView, RingView
from tests.ui.ring.changes import CALM, with_district, with_moods

ACTED = NoteView("has acted", "check", done=True)
NEXT = NoteView("is next")


def with_dial(view: RingView, middle: int, *acted: int, boss: bool = False) -> RingView:
    """The dial turned to this district; who has acted, the one after it is next."""
    notes = [NoteView()] * len(view.districts)
    for district in acted:
        notes[district] = ACTED
    coming = (middle + 1) % len(view.districts)
    if not notes[coming].words:
        notes[coming] = NEXT
    return replace(view, dial=DialView(middle, view.districts[middle].name, tuple(notes), boss))


def acting(middle: int, *acted: int, first: int = 1) -> RingView:
    moods = [Mood.IDLE] * 5
    for district in acted:
        moods[district] = Mood.ACTED
    moods[middle] = Mood.ACTING
    return with_dial(replace(with_moods(CALM, *moods), progress=(first, middle)), middle, *acted)


FIRST, SECOND, THIRD = acting(1), acting(2, 1), acting(3, 1, 2)
BOSS = with_dial(
    replace(with_moods(CALM, *[Mood.ACTED] * 5), boss=replace(CALM.boss, acting=True)),
    1,
    *range(5),
    boss=True,
)
SHEET = with_dial(
    replace(with_moods(SECOND, Mood.SELECTED, Mood.ACTED, Mood.ACTING, Mood.IDLE, Mood.IDLE)), 0, 1
)
BOSS_SHEET = with_dial(replace(SECOND, boss=replace(CALM.boss, selected=True)), 1, 1, boss=True)
REINFORCED = replace(
    SECOND.districts[2], health="4", pieces=(PieceView("enforcement", 3, 2), PieceView("barricade", 1, 1))
)


def of_three(view: RingView, middle: int) -> RingView:
    three = replace(view, districts=view.districts[:3])
    moods = [Mood.ACTING if district == middle else Mood.IDLE for district in range(3)]
    return with_dial(replace(with_moods(three, *moods), progress=(0, middle)), middle)


TURNS = {
    "the next Epic acts": (FIRST, SECOND),
    "one without an Epic is passed over": (FIRST, THIRD),
    "one step back": (SECOND, FIRST),
    "the boss acts": (acting(0, 1, 2, 3, 4), BOSS),
    "a sheet is opened": (SECOND, SHEET),
    "the boss's sheet is opened": (SECOND, BOSS_SHEET),
    "three districts": (of_three(CALM, 0), of_three(CALM, 1)),
    "people die on the way": (FIRST, replace(SECOND, population=9)),
}
CHANGES = {
    **TURNS,
    "numbers change": (SECOND, with_district(SECOND, 2, REINFORCED)),
    "people die": (SECOND, replace(SECOND, population=18)),
    "the boss takes over where he is": (FIRST, BOSS),
}
