"""Where the districts of the dial stand, what a finger hits, and that no text leaves its place."""

from dataclasses import replace

import pytest

from companion.ui.ring.closeup import Closeup, turned
from companion.ui.ring.dial_words import Sight, far, near
from companion.ui.ring.words import Placed
from companion.ui.views import Mood, RingView
from tests.ui.ring.changes import with_district
from tests.ui.ring.dials import BOSS, FIRST, SECOND
from tests.ui.ring.test_geometry import LONG, PLAIN, measure

WIDTHS = (320, 360, 412, 599)
SMALLEST = 12


def closeup(width: float = 360, density: float = 1, large: bool = False) -> Closeup:
    return Closeup.within(0, 700 * density, width * density, density, large)


def sight(view: RingView, shown: Closeup) -> Sight:
    assert view.dial is not None
    return Sight(shown, view, view.dial)


def test_it_has_the_height_of_the_picture_and_grows_with_the_screen_to_a_limit() -> None:
    assert closeup().height == 154
    assert closeup(large=True).height == 64
    assert closeup(320).height == 154
    assert 154 < closeup(412).height < closeup(599).height == closeup(450).height
    assert closeup(density=2.5).height == 154 * 2.5


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_middle_district_stands_in_the_middle_below_its_skyline(width: int, large: bool) -> None:
    shown = closeup(width, large=large)
    x, y = shown.at(shown.outer, 0)
    assert (x, y) == pytest.approx((width / 2, 700 - shown.sky * shown.k))
    assert 0 < shown.at(shown.middle, -1)[0] < width / 2 < shown.at(shown.middle, 1)[0] < width


@pytest.mark.parametrize("place", [-2, -1, 0, 1, 2])
def test_a_finger_hits_the_district_in_its_place(place: int) -> None:
    shown = closeup()
    for off in (-0.49, 0, 0.49):
        for radius in (shown.inner - 20, shown.inner, shown.outer, shown.outer + 40):
            assert shown.hit(*shown.at(radius, place + off)) == place


def test_above_and_below_it_nothing_is_hit() -> None:
    shown = closeup()
    assert shown.hit(*shown.at(shown.outer + 43, 0)) is None
    assert shown.hit(*shown.at(shown.inner - 29, 0)) is None


def test_it_turns_the_shorter_way() -> None:
    assert [turned(0, new, 5) for new in range(5)] == [0, 1, 2, -2, -1]
    assert [turned(2, new, 3) for new in range(3)] == [1, -1, 0]
    assert turned(0, 2, 4) == 2


def box(placed: Placed) -> tuple[float, float, float, float]:
    word = placed.word
    wide, high = word.width / 2, word.size * 0.36
    return placed.x - wide, placed.y - high, placed.x + wide, placed.y + high


VIEWS = {
    "plain": with_district(FIRST, 1, replace(PLAIN, mood=Mood.ACTING)),
    "long": with_district(FIRST, 1, replace(LONG, mood=Mood.ACTING)),
    "weakened": with_district(FIRST, 1, replace(PLAIN, mood=Mood.ACTING, research="", weakened="weakened")),
    "empty": with_district(FIRST, 1, replace(PLAIN, epic="No Epic", mood=Mood.EMPTY, research="", health="")),
    "boss": BOSS,
}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_no_word_leaves_the_middle_district(view: RingView, width: int, large: bool) -> None:
    shown = closeup(width, large=large)
    words = near(sight(view, shown), measure)
    assert words
    ax, ay = shown.at(shown.middle, 0)
    for placed in words:
        left, low, right, high = box(placed)
        for x, y in ((left, low), (left, high), (right, low), (right, high)):
            assert shown.hit(ax + x, ay + y) == 0, placed.word.text
            assert shown.inner <= (ay + y - shown.cy) / shown.k <= shown.outer + shown.lift, placed.word.text


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("place", [-1, 1])
def test_no_word_of_a_neighbour_leaves_it_or_the_screen(place: int, width: int, large: bool) -> None:
    shown = closeup(width, large=large)
    for other in (PLAIN, LONG, replace(PLAIN, epic="No Epic", mood=Mood.EMPTY)):
        view = with_district(with_district(SECOND, 1, other), 3, other)
        words = far(sight(view, shown), place, measure)
        ax, ay = shown.at(shown.middle, place)
        for placed in words:
            left, low, right, high = box(placed)
            assert 0 <= ax + left < ax + right <= width
            assert ay + low >= 700 - shown.height
            for x, y in ((left, low), (left, high), (right, low), (right, high)):
                assert shown.hit(ax + x, ay + y) == place, placed.word.text


@pytest.mark.parametrize("density", [1, 2.625])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_no_label_is_too_small_to_read(view: RingView, width: int, large: bool, density: float) -> None:
    shown = sight(view, closeup(width, density, large))
    for placed in (*near(shown, measure), *far(shown, -1, measure), *far(shown, 1, measure)):
        if placed.word.face != "icon":
            assert placed.word.size >= int(SMALLEST * density), placed.word.text


def texts(placed: tuple[Placed, ...]) -> list[str]:
    return [one.word.text for one in placed]


def test_the_middle_one_shows_its_numbers_and_its_neighbours_who_they_are() -> None:
    shown = sight(VIEWS["plain"], closeup())
    assert texts(near(shown, measure)) == [
        "Steel Quay", "magnify", "5", "heart", "10", "wall", "1", "layers-plus", "2",
    ]  # fmt: skip
    assert texts(far(sight(SECOND, closeup()), -1, measure)) == ["Glasswing", "check", "has acted"]
    assert texts(far(sight(SECOND, closeup()), 1, measure)) == ["Nine Lanterns", "is next"]
    assert far(shown, 2, measure) == ()


def test_weakened_is_a_target_and_the_boss_is_only_said_to_be_here() -> None:
    assert texts(near(sight(VIEWS["weakened"], closeup()), measure))[1:4] == ["target", "heart", "10"]
    assert texts(near(sight(BOSS, closeup()), measure)) == ["crown", "Steel Quay"]


def test_beside_large_text_there_are_names_only() -> None:
    large = sight(SECOND, closeup(large=True))
    assert texts(near(large, measure)) == ["The Stacks"]
    assert texts(far(large, -1, measure)) == ["Glasswing"]


def test_a_neighbour_that_changed_looks_as_it_acts() -> None:
    moods = with_district(SECOND, 1, replace(SECOND.districts[1], mood=Mood.CHANGED))
    moods = with_district(moods, 3, replace(moods.districts[3], mood=Mood.CHANGED))
    assert [sight(moods, closeup()).mood(district) for district in (1, 3)] == [Mood.ACTED, Mood.IDLE]
