"""Who stands on the road, in which order, and that nothing overlaps."""

from dataclasses import replace
from itertools import pairwise
from math import radians

import pytest

from companion.ui.ring.geometry import Ring
from companion.ui.ring.standing import CROWN, Spot, crowded, place, sizes_of
from companion.ui.views import DiscView, GhostView, RingView, TokenView
from tests.ui.ring.cities import FIVE, REWARDS, SEVEN

NAMES = ("David", "Prof", "Megan", "Cody", "Abraham", "Tia")


def ring(count: int, mini: bool = False) -> Ring:
    return Ring.within((0, 0), (776, 776), count, mini=mini)


def row(view: RingView, district: int, mini: bool = False) -> list[Spot]:
    return [spot for spot in place(ring(len(view.districts), mini), view) if spot.who.district == district]


def names(spots: list[Spot]) -> list[str]:
    return ["disc" if isinstance(spot.who, DiscView) else spot.who.name for spot in spots]


def together(count: int, ghost: str = "") -> RingView:
    """So many Reckoners beside the boss."""
    tokens = tuple(TokenView(name, 1) for name in NAMES[:count])
    ghosts = (GhostView(ghost, 1),) if ghost else ()
    return replace(SEVEN, reckoners=tokens, ghosts=ghosts, boss=replace(SEVEN.boss, district=1))


@pytest.mark.parametrize(("count", "at"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_crown_takes_the_middle_once_two_are_beside_it(count: int, at: int) -> None:
    assert names(row(together(count), 1)).index(CROWN) == at


def test_ghosts_and_discs_stand_clockwise_of_the_tokens() -> None:
    assert names(row(FIVE, 3)) == ["Prof", "Tia"]
    assert isinstance(row(FIVE, 3)[1].who, GhostView)
    assert names(row(REWARDS, 0)) == ["David", "disc"]
    assert names(row(REWARDS, 2)) == ["disc"]


@pytest.mark.parametrize("mini", [False, True])
@pytest.mark.parametrize("view", [FIVE, REWARDS, SEVEN], ids=["five", "rewards", "seven"])
def test_nothing_on_the_road_overlaps(view: RingView, mini: bool) -> None:
    shown = ring(len(view.districts), mini)
    sizes = sizes_of(shown)

    def half(spot: Spot) -> float:
        match spot.who:
            case TokenView(name=name, on_turn=on_turn):
                return (sizes.crown if name == CROWN else sizes.halo if on_turn else sizes.reckoner) / 2
            case GhostView():
                return sizes.ghost / 2
            case DiscView():
                return sizes.disc / 2

    spots = place(shown, view)
    for first, second in pairwise([*spots, spots[0]]):
        apart = (second.angle - first.angle) % 360 or 360
        assert radians(apart) * shown.road >= half(first) + half(second)


def test_a_ghost_is_left_out_where_the_road_is_full() -> None:
    assert names(row(together(2, "Exel"), 1)) == ["David", CROWN, "Prof", "Exel"]
    assert "Exel" not in names(row(together(4, "Exel"), 1))
    assert "Exel" not in names(row(together(2, "Exel"), 1, mini=True))


def test_a_disc_is_never_left_out() -> None:
    view = replace(together(6), discs=(DiscView(1, "hammer"),))
    assert "disc" in names(row(view, 1, mini=True))


def test_three_on_the_road_of_a_mini_wedge_are_a_crowd() -> None:
    small, large = ring(5, mini=True), ring(5)
    assert crowded(small, place(small, FIVE)) == {1}
    assert crowded(large, place(large, FIVE)) == frozenset()
