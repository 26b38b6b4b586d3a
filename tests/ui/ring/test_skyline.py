"""One block for each of the people, and where the dark ones are."""

from itertools import pairwise

import pytest

from companion.ui.ring.skyline import BLOCKS, LAMP, STREET, blocks, building, home, lamps, lights, plan

COUNTS = range(3, 8)


@pytest.mark.parametrize("population", range(BLOCKS + 1))
def test_as_many_blocks_are_lit_as_people_live(population: int) -> None:
    assert sum(lights(population)) == population
    assert not any(lamps(population))


def test_everybody_has_a_block_of_their_own() -> None:
    assert {home(person) for person in range(BLOCKS)} == set(range(BLOCKS))
    assert home(0) == 5


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("population", [10, 20, 30])
def test_darkness_spreads_evenly(population: int, count: int) -> None:
    lit = lights(population)
    for district in range(count):
        here = blocks(count, district)
        assert abs(sum(lit[block] for block in here) - len(here) * population / BLOCKS) <= 2


def test_people_above_forty_light_the_roofs() -> None:
    assert all(lights(46))
    assert [block for block, lamp in enumerate(lamps(46)) if lamp] == sorted(home(q) for q in range(6))
    assert all(lamps(2 * BLOCKS + 5))


def test_nobody_left() -> None:
    assert not any(lights(0))
    assert not any(lights(-3))


@pytest.mark.parametrize("count", COUNTS)
def test_the_districts_share_forty_blocks(count: int) -> None:
    assert [block for district in range(count) for block in blocks(count, district)] == list(range(BLOCKS))
    sizes = [len(blocks(count, district)) for district in range(count)]
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("count", COUNTS)
def test_no_block_stands_in_a_street(count: int) -> None:
    city = plan(count, 329)
    for district in range(count):
        for block in blocks(count, district):
            assert abs(city[block].angle - district * 360 / count) <= (360 / count - STREET) / 2
    assert all(first.angle < second.angle for first, second in pairwise(city))


def test_a_building_stays_on_its_ground_and_has_one_lamp() -> None:
    for width in (12, 26, 40):
        boxes = building(3, width, 40)
        sides = [box for box in boxes if box.role != LAMP]
        assert min(box.low[0] for box in sides) == pytest.approx(-width / 2)
        assert max(box.high[0] for box in sides) == pytest.approx(width / 2)
        assert len(boxes) - len(sides) == 1


def test_the_city_is_always_the_same() -> None:
    plan.cache_clear()
    first = plan(5, 329)
    plan.cache_clear()
    assert plan(5, 329) == first
