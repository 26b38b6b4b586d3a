"""R7.5, R7.6: Limelight."""

from typing import Any

import pytest

from tests.tables import (
    COLOURS,
    ROWS,
    Json,
    Place,
    answer,
    card,
    command,
    epic,
    everywhere,
    lost,
    play,
    reckoner,
    scenario,
)

LIMELIGHT = {"boss": "limelight"}
DICE = {"dice": {"movement": [1], "power": list(ROWS)}}
# Which row and column is read shows in what it costs: A-1 one, A-2 two, A-3 three, B-1 four ...
COSTS = {row: [f"population x{3 * index + column}" for column in (1, 2, 3)] for index, row in enumerate(ROWS)}


def limelight(*ring: Place, cell: str, reckoners: list[Json] | None = None, **rest: Any) -> Json:
    """His yellow cell is this one, whatever he rolls; the other tables are quiet."""
    return scenario(*ring, setup=LIMELIGHT, tables={"yellow": everywhere(cell)}, reckoners=reckoners, **rest)


def rolled(**rows: str) -> Json:
    return answer({**dict.fromkeys(COLOURS, "A"), **rows})


def test_r7_5_the_four_power_dice_are_rolled() -> None:
    assert play(scenario(setup=LIMELIGHT, pack=DICE), "epic-phase").question["kind"] == "power-dice"


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("row", "column", "cost"), [("A", 1, 1), ("B", 2, 5), ("C", 3, 9), ("D", 1, 10)])
def test_r7_5_the_row_of_that_colours_die_and_the_column_of_its_bracket(
    colour: str, row: str, column: int, cost: int
) -> None:
    boss = {"brackets": {colour: column}}
    table = scenario(setup=LIMELIGHT, pack=DICE, tables={colour: COSTS}, boss=boss)
    assert lost(play(table, "epic-phase", rolled(**{colour: row}))) == cost


def test_r7_5_top_to_bottom() -> None:
    tables = {
        "yellow": everywhere("red-shield"),
        "black": everywhere("population"),
        "red": everywhere("enforcement"),
        "blue": everywhere("barricade"),
    }
    after = play(scenario(setup=LIMELIGHT, tables=tables, population=1), "epic-phase")
    assert (
        after["districts.0.red_shields"],
        after["districts.0.enforcement"],
        after["districts.0.barricades"],
    ) == (1, 0, 0)


def test_r7_5_all_actions_of_the_cell_in_order_in_his_district() -> None:
    table = limelight(cell="enforcement x2 | population per enforcement | barricade", boss={"district": 2})
    after = play(table, "epic-phase")
    assert (after.each("enforcement"), after.each("barricades"), lost(after)) == ([0, 0, 2], [0, 0, 1], 2)


@pytest.mark.parametrize(("reckoners", "district"), [((0, 2), 1), ((1, 1), 2), ((1, 2), 0), ((0, 1), 2)])
def test_r7_5_he_moves_clockwise_to_the_next_district_without_a_reckoner(
    reckoners: tuple[int, int], district: int
) -> None:
    team = [reckoner("David", reckoners[0]), reckoner("Tia", reckoners[1])]
    assert play(scenario(setup=LIMELIGHT, reckoners=team), "epic-phase")["boss.district"] == district


def test_r7_5_effects_of_the_last_round_end_first() -> None:
    team = [reckoner("David", 0, effects=["move"]), reckoner("Tia", 1, effects=["die"])]
    after = play(scenario(setup=LIMELIGHT, reckoners=team), "epic-phase")
    assert after.reckoners("effects") == [[], []]


@pytest.mark.parametrize(
    ("red", "blue", "cost"), [(0, 0, 0), (1, 1, 0), (1, 2, 2), (3, 2, 2), (3, 3, 5), (5, 5, 5)]
)
def test_r7_6_population_by_the_total_of_shields_on_the_board(red: int, blue: int, cost: int) -> None:
    ring = [epic(red_shields=red), epic(), epic(blue_shields=blue)]
    assert lost(play(limelight(*ring, cell="population by shields 0=0 3=2 6=5"), "epic-phase")) == cost


@pytest.mark.parametrize(("here", "there", "cost"), [(1, 2, 1), (2, 2, 3), (6, 6, 6)])
def test_r7_6_population_by_the_total_of_enforcement_on_the_board(here: int, there: int, cost: int) -> None:
    ring = [epic(enforcement=here), epic(enforcement=there)]
    assert lost(play(limelight(*ring, cell="population by enforcement 0=1 4=3 12=6"), "epic-phase")) == cost


def test_r7_6_population_by_the_epics_defeated_in_this_rounds_reckoner_phase() -> None:
    table = limelight(epic(health=1), cell="population by defeated 0=0 1=2 3=5", epics=[card("newcomer")])
    assert lost(play(table, "epic-phase")) == 0
    after = play(table, command("attack", district=0), "epic-phase")
    assert lost(after) == 2
    table["board"]["defeated"] = 3
    assert lost(play(table, "epic-phase")) == 5


@pytest.mark.parametrize(("david", "tia", "cost"), [(0, 0, 0), (1, 2, 0), (1, 3, 7), (3, 0, 7)])
def test_r7_6_population_by_the_gap_between_most_and_fewest_equipment(
    david: int, tia: int, cost: int
) -> None:
    team = [reckoner("David", 0, equipment=["Rope"] * david), reckoner("Tia", 1, equipment=["Lamp"] * tia)]
    assert (
        lost(play(limelight(cell="population by equipment-gap 0=0 2=7", reckoners=team), "epic-phase"))
        == cost
    )


def test_r7_6_fortify_the_epic_here_all_epics_or_limelight() -> None:
    boss = {"district": 1}
    assert play(limelight(cell="fortify", boss=boss), "epic-phase").each("epic.research") == [2, 3, 2]
    after = play(limelight(cell="all: fortify", boss=boss), "epic-phase")
    assert (after.each("epic.health"), after["boss.research"]) == ([6, 6, 6], 20)
    after = play(limelight(cell="boss: fortify x3", boss=boss), "epic-phase")
    assert (after.each("epic.health"), after["boss.research"]) == ([5, 5, 5], 23)


def test_r7_6_power_up_all_epics() -> None:
    after = play(limelight(cell="all: power-up x2"), "epic-phase")
    assert after.each("epic.bracket") == [4, 4, 4]
    assert after["boss.brackets"] == dict.fromkeys(COLOURS, 2)


def test_r7_6_one_enforcement_and_one_red_shield_in_every_district() -> None:
    after = play(limelight(cell="all: enforcement | all: red-shield"), "epic-phase")
    assert (after.each("enforcement"), after.each("red_shields")) == ([1, 1, 1], [1, 1, 1])


def test_r7_6_enforcement_for_each_reckoner_in_that_reckoners_district() -> None:
    team = [reckoner("David", 1), reckoner("Tia", 2), reckoner("Prof", 1)]
    after = play(limelight(cell="reckoners: enforcement x2", reckoners=team), "epic-phase")
    assert after.each("enforcement") == [0, 4, 2, 0]


def test_r7_6_enforcement_for_each_equipment_card_at_least_one_for_each_reckoner() -> None:
    team = [reckoner("David", 1, equipment=["Rope", "Lamp"]), reckoner("Tia", 2), reckoner("Prof", 1)]
    after = play(limelight(cell="equipment: enforcement", reckoners=team), "epic-phase")
    assert after.each("enforcement") == [0, 2 + 1, 1, 0]


def test_r7_6_by_the_other_ruling_the_minimum_is_one_for_each_district() -> None:
    here = [reckoner("David", 1), reckoner("Prof", 1), reckoner("Tia", 2, equipment=["Rope", "Lamp"])]
    tables = {"yellow": everywhere("equipment: enforcement")}
    after = play(scenario(reckoners=here, setup={"boss": "limelight"}, tables=tables), "epic-phase")
    assert after.each("enforcement") == [0, 2, 2, 0]
    ruled = {"boss": "limelight", "rulings": {"equipment-minimum": "district"}}
    after = play(scenario(reckoners=here, setup=ruled, tables=tables), "epic-phase")
    assert after.each("enforcement") == [0, 1, 2, 0]


def test_r7_6_reckoners_go_in_the_order_of_setup() -> None:
    team = [reckoner("David", 2), reckoner("Tia", 1)]
    after = play(
        limelight(epic(enforcement=22), cell="reckoners: enforcement x2", reckoners=team), "epic-phase"
    )
    assert (after.each("enforcement"), lost(after)) == ([22, 1, 2], 1)


def test_r7_6_an_attack_reckoners_effect_on_all_reckoners() -> None:
    after = play(limelight(cell="all: attack doubles"), "epic-phase")
    assert after.reckoners("effects") == [["doubles"], ["doubles"]]


def test_r7_6_ruling_the_column_is_the_brackets_position_so_it_starts_at_two() -> None:
    table = scenario(setup=LIMELIGHT, tables={"yellow": COSTS})
    assert lost(play(table, "epic-phase")) == 2


def test_r7_6_ruling_the_players_can_set_the_column_by_hand() -> None:
    table = scenario(setup=LIMELIGHT, tables={"yellow": COSTS})
    corrected = command("set", path="boss.brackets.yellow", value=3)
    assert lost(play(table, corrected, "epic-phase")) == 3


def test_r7_6_a_bracket_boosted_in_the_same_round_shows_in_the_column() -> None:
    table = scenario(epic("boost yellow"), setup=LIMELIGHT, tables={"yellow": COSTS})
    assert lost(play(table, "epic-phase")) == 3


def test_r7_6_any_action_of_the_notation_may_stand_in_a_cell() -> None:
    after = play(limelight(cell="gifted: enforcement x3 | clockwise: copy-token | money"), "epic-phase")
    assert (after.each("enforcement"), after.each("copy_tokens"), after["money"]) == ([0, 3, 3], [0, 1, 0], 3)


def test_r7_6_a_cell_that_is_not_known_is_asked_for() -> None:
    after = play(limelight(cell="?"), "epic-phase")
    assert (after.question["kind"], after.question["path"]) == (
        "content",
        "bosses.limelight.standard.tables.yellow.A.2",
    )
