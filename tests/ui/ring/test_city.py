"""What a finger on the city does."""

from dataclasses import replace

import pytest

from companion.ui.views import DiscView
from tests.ui.ring.cities import FIVE, REWARDS
from tests.ui.ring.stage import Stage


@pytest.fixture
def five(stage: Stage) -> Stage:
    stage.show(FIVE)
    return stage


def test_a_tap_on_the_road_is_a_tap_on_its_district(five: Stage) -> None:
    five.hand.touch(*five.at(five.city.ring.road, 4, 25))
    assert five.heard == [("on_district", 4)]


@pytest.mark.parametrize("mini", [False, True])
def test_a_tap_on_a_ghost_is_a_tap_on_its_district(five: Stage, mini: bool) -> None:
    five.city.mini = mini
    five.city.size = (360, 360) if mini else (776, 800)
    five.hand.frames(2)
    for number in range(4):
        five.hand.touch(*five.spot(number))
    assert five.heard == [("on_district", district) for district in (0, 2, 3, 4)]


def test_a_tap_on_a_disc_is_a_tap_on_its_district(five: Stage) -> None:
    five.show(REWARDS)
    for number in range(3):
        five.hand.touch(*five.spot(number))
    assert five.heard == [("on_district", district) for district in (0, 2, 4)]


def test_a_token_wins_over_the_road_about_it(five: Stage) -> None:
    five.show(replace(FIVE, ghosts=(), discs=(DiscView(2, "hammer"),)))
    x, y = five.at(five.city.ring.on_road, 3)
    five.hand.touch(x + 20, y)
    assert five.heard == [("on_reckoner", "Prof")]


def test_holding_tells_what_is_held_and_is_no_tap(five: Stage) -> None:
    ring = five.city.ring
    five.hold(ring.cx, ring.cy)
    five.hold(*five.at(ring.inner + 60, 2))
    five.show(replace(FIVE, ghosts=()))
    five.hold(*five.at(ring.on_road, 3))
    assert five.heard == [("on_hold_hub",), ("on_hold_district", 2), ("on_hold_reckoner", "Prof")]


def test_a_token_that_is_dragged_is_not_held(five: Stage) -> None:
    five.show(replace(FIVE, ghosts=()))
    touch = five.hand.down(*five.at(five.city.ring.on_road, 3))
    width, height = five.hand.window.system_size
    x, y = five.at(five.city.ring.inner + 60, 4)
    touch.move({"x": x / (width - 1), "y": y / (height - 1)})
    from kivy.base import EventLoop

    EventLoop.post_dispatch_input("update", touch)
    five.hand.wait(0.5)
    five.hand.up(touch)
    assert five.heard == [("on_drop", "Prof", 4)]
