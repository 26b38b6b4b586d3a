"""R2.6: what lies beside the board, by what is in use."""

import pytest

from companion.rules.beside import beside
from companion.rules.setup import Setup

ALWAYS = {"enforcement", "barricade", "plan-token", "equipment"}
SHIELDS = {"red-shield", "blue-shield"}
TEAM = ("David", "Prof")


@pytest.mark.parametrize(
    ("setup", "more"),
    [
        (Setup(), set()),
        (Setup(equipment="steelslayer"), {"steelslayer-equipment"}),
        (Setup(epics="steelslayer"), {*SHIELDS, "copy-token", "ability-die", "steelslayer-epics"}),
        (Setup("regalia"), {*SHIELDS, "copy-token", "attack-token", "ability-die", "regalia-cards"}),
        (Setup("limelight"), {*SHIELDS, "copy-token", "attack-token", "power-dice"}),
        (Setup(city="babilar"), {"health-track", "district-markers", "dawnslight-cards"}),
        (
            Setup(city="ildithia"),
            {*SHIELDS, "copy-token", "attack-token", "ability-die", "district-markers", "movement-board"},
        ),
        (Setup(newcago_cards=True), {*SHIELDS, "attack-token"}),
    ],
)
def test_r2_6_these_and_no_others(setup: Setup, more: set[str]) -> None:
    if setup.uses_steelslayer(TEAM):
        more = {*more, "steelslayer-equipment"}
    assert set(beside(setup, TEAM)) == ALWAYS | more


def test_r2_6_the_base_games_equipment_may_be_chosen_alone() -> None:
    assert "steelslayer-equipment" not in beside(Setup("regalia", equipment="base"), TEAM)
