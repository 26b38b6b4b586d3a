"""R3: the prologue."""

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.rules.errors import RefusedInput
from companion.rules.instructions import MoveBoss
from companion.rules.starting import free_district, to_place
from tests.tables import Json, answer, command, epic, everywhere, lost, play, reckoner, scenario

BOSSES = ("steelheart", "regalia", "limelight")
NOBODY: list[Json] = [reckoner("David", None), reckoner("Tia", None)]
DIE = {"dice": {"movement": [1, 2, 3], "power": ["A"]}}


def everything(boss: str) -> Json:
    """A table on which every track but red would cost Population."""
    costly = {colour: ["population x5", "-", "-"] for colour in ("yellow", "black", "blue")}
    tables = {colour: everywhere("population x5") for colour in ("yellow", "black", "blue")}
    return scenario(epic("population x5"), setup={"boss": boss}, tracks=costly, tables=tables)


@pytest.mark.parametrize("boss", BOSSES)
def test_r3_1_only_the_red_track_acts(boss: str) -> None:
    after = play(everything(boss), "prologue")
    assert lost(after) == 0
    assert after.each("epic.bracket") == [1, 1, 1]


def test_r3_1_steelhearts_red_deploys_from_his_district() -> None:
    table = scenario(tracks={"red": ["enforcement x3", "-"]}, deployment=2, boss={"district": 2})
    assert play(table, "prologue").each("enforcement") == [1, 0, 2]


def test_r3_1_regalias_red_goes_to_her_neighbours() -> None:
    table = scenario(setup={"boss": "regalia"}, tracks={"red": ["gifted: enforcement x2", "-", "-"]})
    assert play(table, "prologue").each("enforcement") == [0, 2, 2]


def test_r3_1_limelights_cell_in_row_b_column_one() -> None:
    red = {
        "A": ["population", "population"],
        "B": ["enforcement x3", "population"],
        "C": ["population", "population"],
        "D": ["population", "population"],
    }
    after = play(scenario(setup={"boss": "limelight"}, tables={"red": red}, boss={"district": 1}), "prologue")
    assert after.each("enforcement") == [0, 3, 0]
    assert lost(after) == 0


@pytest.mark.parametrize("boss", BOSSES)
def test_r3_1_the_movement_die_is_rolled_for_every_boss(boss: str) -> None:
    table = scenario(setup={"boss": boss}, pack=DIE, boss={"district": 1})
    waiting = play(table, "prologue")
    assert (waiting.phase, waiting.question["kind"]) == ("prologue", "movement-die")
    assert play(table, "prologue", answer(2))["boss.district"] == 0


def test_r3_1_the_boss_may_come_round_to_where_it_was() -> None:
    after = play(scenario(pack=DIE, boss={"district": 1}), "prologue", answer(3))
    assert after["boss.district"] == 1
    assert [told.steps for told in after.told_of(MoveBoss)] == [3]


def test_r3_1_red_acts_before_the_boss_moves() -> None:
    table = scenario(tracks={"red": ["enforcement", "-", "-"]}, boss={"district": 1})
    after = play(table, "prologue")
    assert after.each("enforcement") == [0, 1, 0]
    assert after["boss.district"] == 2


def test_r3_1_the_movement_board_stands_clockwise_of_where_the_boss_then_is() -> None:
    after = play(scenario(setup={"city": "ildithia"}, pack=DIE, boss={"district": 1}), "prologue", answer(1))
    assert after["ildithia_gap"] == after["boss.district"] == 2


@pytest.mark.parametrize("city", ["newcago", "babilar"])
def test_r3_1_no_movement_board_in_other_cities(city: str) -> None:
    assert play(scenario(setup={"city": city}), "prologue")["ildithia_gap"] is None


def test_r3_1_then_equipment_is_bought_with_the_starting_money() -> None:
    after = play(scenario(), "prologue", command("buy", equipment="Lamp", reckoner="Prof"))
    assert after["money"] == 1
    assert after.reckoners("equipment") == [[], ["Lamp"]]


def test_r3_1_then_each_reckoner_picks_a_district() -> None:
    table = scenario(epic("-", barricades=1), reckoners=NOBODY)
    picks = [command("move", reckoner="David", district=0), command("move", reckoner="Tia", district=2)]
    after = play(table, "prologue", *picks)
    assert after.reckoners("district") == [0, 2]
    assert after.warned == []


def test_r3_1_once_only() -> None:
    after = play(scenario(), "prologue")
    assert (after.phase, after["round"]) == ("reckoner", 1)
    with pytest.raises(RefusedInput, match=r"steps\.1"):
        play(scenario(), "prologue", "prologue")


def test_r3_1_each_reckoner_picks_a_district_in_turn() -> None:
    table = table_of(scenario_from(scenario(reckoners=NOBODY, boss={"district": 1}), "this test"))
    assert to_place(table) == "David"
    assert free_district(table) == 1
    table.reckoners[0].district = 1
    assert to_place(table) == "Tia"
    assert free_district(table) == 2
    table.reckoners[1].district = 2
    assert to_place(table) == ""
    assert free_district(table) == 0


@pytest.mark.parametrize("phase", ["setup", "prologue", "epic", "over"])
def test_r3_1_nobody_is_placed_in_another_phase(phase: str) -> None:
    table = table_of(scenario_from(scenario(reckoners=NOBODY), "this test"))
    table.phase = phase
    assert to_place(table) == ""
