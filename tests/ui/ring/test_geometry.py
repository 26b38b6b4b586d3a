"""Where districts and tokens stand, what a finger hits, and that no text leaves its wedge."""

from dataclasses import replace
from itertools import pairwise
from math import degrees, hypot, radians

import pytest

from companion.ui.ring.geometry import CITY, Ring, polar, round_rect, wedge
from companion.ui.ring.words import Block, Face, compose, shortened
from companion.ui.views import DistrictView, Mood, PieceView

COUNTS = range(3, 8)

PIECES = ("enforcement", "barricade", "red-shield", "blue-shield", "copy-token", "marker")
PLAIN = DistrictView(
    "Harbour Gate",
    "Nine Lanterns",
    research="5",
    health="10",
    spaces=7,
    bracket=1,
    pieces=(PieceView("barricade", 1), PieceView("copy-token", 2)),
)
LONG = replace(
    PLAIN,
    name="Verwaltungsbezirk Nordhafen",
    epic="Donnerschlagsturmvogel",
    pieces=tuple(PieceView(piece, 12, 2) for piece in PIECES),
)


def ring(count: int, turn: int = 0, mini: bool = False, side: float = 776) -> Ring:
    return Ring.within((400, 300), (side, side + 50), count, turn, mini)


def measure(face: Face, size: int, text: str) -> float:
    """About as wide as the real faces."""
    return (
        size if face == "icon" else round(size * len(text) * (0.5 if face in {"label", "medium"} else 0.43))
    )


@pytest.mark.parametrize("count", COUNTS)
def test_districts_stand_evenly_clockwise_from_the_top(count: int) -> None:
    assert [ring(count).middle(i) for i in range(count)] == [i * 360 / count for i in range(count)]


def test_a_turned_ring_moves_every_district_by_whole_places() -> None:
    assert [ring(5, turn=2).middle(i) for i in range(5)] == [144, 216, 288, 0, 72]
    assert ring(5, turn=-1).middle(0) == 288


def test_the_ring_fills_its_square_and_the_mini_one_ends_with_the_skyline() -> None:
    assert ring(5).k == 1
    assert ring(5, mini=True, side=360).k * CITY * 2 == pytest.approx(360, abs=1)


@pytest.mark.parametrize("mini", [False, True])
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("count", COUNTS)
def test_a_finger_hits_the_whole_sector(count: int, turn: int, mini: bool) -> None:
    shown = ring(count, turn, mini)
    for district in range(count):
        for off in (-0.49, 0, 0.49):
            for radius in (shown.road, shown.inner, shown.outer, CITY - 1):
                at = shown.at(radius, shown.middle(district) + off * shown.step)
                assert shown.hit(*at) == district


def test_hub_and_corners_are_no_district() -> None:
    shown = ring(5)
    assert shown.in_hub(400, 300)
    assert shown.hit(400, 300) is None
    assert shown.hit(*shown.at(CITY + 1, 72)) is None


@pytest.mark.parametrize("tokens", range(1, 8))
@pytest.mark.parametrize("count", COUNTS)
def test_tokens_stand_before_their_own_district(count: int, tokens: int) -> None:
    shown = ring(count)
    angles = shown.slots(1, [31] * tokens)
    assert sum(angles) / tokens == pytest.approx(shown.middle(1))
    assert all(left < right for left, right in pairwise(angles))
    half = degrees(31 / 2 / shown.road)
    assert max(angles) + half <= shown.middle(1) + shown.step / 2


def test_a_larger_token_takes_more_room() -> None:
    shown = ring(4)
    first, second, third = shown.slots(0, [52, 34, 31])
    assert radians(second - first) * shown.road == pytest.approx((52 + 34) / 2 + 4)
    assert radians(third - second) * shown.road == pytest.approx((34 + 31) / 2 + 4)


def test_both_rails_of_a_wedge_run_from_edge_to_edge_with_unit_normals() -> None:
    over, under = wedge(0, 0, 190, 327, -36, 36, 6, 12)
    assert len(over) == len(under)
    assert over[0][:2] == under[0][:2]
    assert over[-1][:2] == under[-1][:2]
    for x, y, nx, ny in (*over, *under, *round_rect(38, 62, 10, 5, 5, 30)):
        assert hypot(nx, ny) == pytest.approx(1)
        assert hypot(x, y) <= 327.001


def outside(block: Block, shown: Ring, district: int) -> list[str]:
    """The words whose letters leave the wedge, in its own arithmetic."""
    out = []
    for placed in block.words:
        word = placed.word
        high = word.size * 0.36
        for dx in (-word.width / 2, 0, word.width / 2):
            for dy in (-high, high):
                x, y = placed.x + dx, placed.y + dy
                distance = shown.distance(x, y)
                if not shown.inner <= distance <= shown.outer or shown.sector(x, y) != district:
                    out.append(word.text)
    return out


@pytest.mark.parametrize("mini", [False, True])
@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("mood", [Mood.IDLE, Mood.ACTED, Mood.EMPTY])
@pytest.mark.parametrize("view", [PLAIN, LONG], ids=["plain", "long"])
@pytest.mark.parametrize("count", COUNTS)
def test_no_word_leaves_its_wedge(
    count: int, view: DistrictView, mood: Mood, crowded: bool, mini: bool
) -> None:
    shown = ring(count, mini=mini, side=360 if mini else 776)
    for district in range(count):
        block = compose(replace(view, mood=mood), shown, district, measure, crowded)
        assert block.place.slack > 0
        assert outside(block, shown, district) == []


def test_what_is_empty_is_left_out() -> None:
    block = compose(DistrictView("Lowfield", "No Epic", Mood.EMPTY), ring(5), 0, measure)
    assert [placed.word.text for placed in block.words] == ["Lowfield", "No Epic"]
    assert block.pips == ()


def test_weakened_stands_in_place_of_research_and_infinite_health_is_an_icon() -> None:
    view = DistrictView("The Stacks", "Rustmarch", research="4", infinite=True, weakened="weakened")
    texts = [placed.word.text for placed in compose(view, ring(5), 0, measure).words]
    assert texts == ["The Stacks", "Rustmarch", "target", "weakened", "heart", "infinity"]


def test_the_mini_ring_has_name_pips_and_pieces() -> None:
    texts = [placed.word.text for placed in compose(PLAIN, ring(5, mini=True), 0, measure).words]
    assert texts == ["Nine Lanterns", "wall", "1", "layers-plus", "2"]


def test_a_change_stands_beside_its_number() -> None:
    view = replace(PLAIN, pieces=(PieceView("enforcement", 3, 2), PieceView("barricade", 1, -1)))
    texts = [placed.word.text for placed in compose(view, ring(5), 0, measure).words]
    assert texts[-6:] == ["account-tie-hat", "3", "+2", "wall", "1", "−1"]


def test_a_name_shrinks_before_it_is_cut() -> None:
    assert shortened("big", 20, "Hush", 200, measure) == (20, "Hush")
    size, text = shortened("big", 20, "Glasswing", 70, measure)
    assert (size < 20, text) == (True, "Glasswing")
    size, text = shortened("big", 20, "Donnerschlagsturmvogel", 70, measure)
    assert (size, text[-1]) == (14, "…")
    assert measure("big", size, text) <= 70


def test_angles_run_clockwise_from_the_top() -> None:
    assert polar(0, 0, 10, 0) == pytest.approx((0, 10))
    assert polar(0, 0, 10, 90) == pytest.approx((10, 0))


@pytest.mark.parametrize("count", COUNTS)
def test_text_keeps_away_from_a_crowded_road(count: int) -> None:
    shown = ring(count, mini=True, side=360)
    near, away = (compose(LONG, shown, 0, measure, crowded).place for crowded in (False, True))
    assert away.radius > near.radius
