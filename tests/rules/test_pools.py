"""The supplies: those that are in use, how much there is and how much is left."""

from companion.rules.pools import pools
from companion.rules.table import Table
from tests.rules.test_ribbon import table_from
from tests.tables import Json, epic, reckoner, scenario

BASE = {"enforcement", "barricade", "plan-token"}


def left(table: Table) -> dict[str, int]:
    return {pool.name: pool.left for pool in pools(table)}


def names(**setup: str | bool) -> set[str]:
    chosen: Json = dict(setup)
    return set(left(table_from(scenario(setup=chosen))))


def test_r1_3_what_lies_on_the_board_is_not_left() -> None:
    table = table_from(
        scenario(
            epic(enforcement=3, red_shields=2),
            epic(enforcement=4),
            reckoners=[reckoner("Tia", 0, plans=2, effects=["die"]), reckoner("Prof", 1, plans=1)],
            setup={"boss": "regalia"},
        )
    )
    assert left(table) == {
        "enforcement": 18,
        "barricade": 8,
        "red-shield": 8,
        "blue-shield": 6,
        "copy-token": 8,
        "plan-token": 17,
        "attack-token": 11,
    }
    assert [pool.limit for pool in pools(table)] == [25, 8, 10, 6, 8, 20, 12]


def test_r2_6_the_base_game_has_fewer() -> None:
    assert names() == BASE
    assert names(city="babilar") == BASE


def test_r2_6_each_module_brings_its_own() -> None:
    shields = {"red-shield", "blue-shield"}
    tokens = {"copy-token", "attack-token"}
    assert names(epics="steelslayer") == BASE | shields | {"copy-token"}
    assert names(boss="regalia") == names(boss="limelight") == BASE | shields | tokens
    assert names(city="ildithia") == BASE | shields | tokens
    assert names(newcago_cards=True) == BASE | shields | {"attack-token"}


def test_one_that_stands_on_the_board_is_there_whatever_the_setup_says() -> None:
    assert "copy-token" in left(table_from(scenario(epic(copy_tokens=1))))
