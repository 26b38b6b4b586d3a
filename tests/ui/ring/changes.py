"""What can happen to the city of five: each change as the view before and the view after."""

from dataclasses import replace

from companion.ui.views import DistrictView, Mood, PieceView, RingView, TokenView
from tests.ui.ring.cities import FIVE

CALM = replace(FIVE, ghosts=())


def with_district(view: RingView, index: int, district: DistrictView) -> RingView:
    return replace(view, districts=(*view.districts[:index], district, *view.districts[index + 1 :]))


def with_moods(view: RingView, *moods: Mood) -> RingView:
    districts = (replace(one, mood=mood) for one, mood in zip(view.districts, moods, strict=True))
    return replace(view, districts=tuple(districts))


def with_boss_at(view: RingView, district: int) -> RingView:
    return replace(view, boss=replace(view.boss, district=district))


IDLE = with_moods(CALM, *[Mood.IDLE] * 5)
FIRST_ACTS = replace(
    with_moods(CALM, Mood.IDLE, Mood.ACTING, Mood.IDLE, Mood.IDLE, Mood.IDLE), progress=(1, 1)
)
SECOND_ACTS = replace(
    with_moods(CALM, Mood.IDLE, Mood.ACTED, Mood.ACTING, Mood.CHANGED, Mood.IDLE), progress=(1, 2)
)
BOSS_ACTS = replace(with_moods(CALM, *[Mood.ACTED] * 5), boss=replace(CALM.boss, acting=True))
REINFORCED = replace(
    CALM.districts[0],
    research="3",
    bracket=5,
    pieces=(PieceView("enforcement", 3, 1), PieceView("barricade", 1), PieceView("copy-token", 1, 1)),
)
TRACKS = tuple(replace(track, bracket=1, value="9") for track in CALM.boss.tracks)

CHANGES = {
    "the first Epic acts": (IDLE, FIRST_ACTS),
    "the next Epic takes over": (FIRST_ACTS, SECOND_ACTS),
    "the boss acts": (SECOND_ACTS, BOSS_ACTS),
    "a Reckoner moves": (
        CALM,
        replace(CALM, reckoners=(TokenView("David", 4), *CALM.reckoners[1:])),
    ),
    "the boss moves": (CALM, with_boss_at(CALM, 4)),
    "the board moves": (replace(CALM, board=0), replace(CALM, board=2)),
    "the board comes": (CALM, replace(CALM, board=2)),
    "people die": (CALM, replace(CALM, population=18)),
    "people come back": (CALM, replace(CALM, population=31)),
    "roofs go dark": (replace(CALM, population=44), replace(CALM, population=39)),
    "numbers and a bracket change": (CALM, with_district(CALM, 0, REINFORCED)),
    "the boss's tracks change": (CALM, replace(CALM, boss=replace(CALM.boss, note="9 of 32", tracks=TRACKS))),
    "a Reckoner's turn begins": (IDLE, FIVE),
    "all at once": (
        FIRST_ACTS,
        replace(with_boss_at(with_district(SECOND_ACTS, 0, REINFORCED), 3), population=9, board=4),
    ),
}
