"""R6.1 to R6.8: Fortify, pieces, brackets, and Reckoners who are moved."""

import pytest

from tests.tables import COLOURS, Json, answer, epic, everywhere, lost, no_epic, play, reckoner, scenario

LIMELIGHT = {"boss": "limelight"}


def strength(research: int, health: int | str, count: int = 1) -> tuple[int, int | str, int]:
    """Research, Health and the Population it cost, after so many Fortify."""
    after = play(scenario(epic(f"fortify x{count}", research=research, health=health)), "epic-phase")
    return after["districts.0.epic.research"], after["districts.0.epic.health"], lost(after)


def test_r6_1_fortify_raises_research_and_health() -> None:
    assert strength(2, 5) == (3, 6, 0)


def test_r6_1_one_at_its_maximum_the_other_rises_alone() -> None:
    assert strength(5, 6) == (5, 7, 0)
    assert strength(3, 10) == (4, 10, 0)


def test_r6_1_weakened_health_only() -> None:
    assert strength(0, 2) == (0, 3, 0)


def test_r6_1_infinite_health_stays_infinite() -> None:
    assert strength(3, "infinite") == (4, "infinite", 0)


@pytest.mark.parametrize(("research", "health"), [(5, 10), (0, 10), (5, "infinite")])
def test_r6_1_when_nothing_could_rise_population_is_lost_for_each(research: int, health: int | str) -> None:
    assert strength(research, health) == (research, health, 1)
    assert strength(research, health, count=3) == (research, health, 3)


def test_r6_1_only_those_that_could_not_rise_cost_population() -> None:
    assert strength(4, 9, count=3) == (5, 10, 2)


def test_r6_1_no_epic_here_nothing() -> None:
    after = play(scenario(no_epic(), tracks={"yellow": ["fortify x2", "-", "-"]}), "epic-phase")
    assert lost(after) == 0


def test_r6_1_fortify_the_boss_raises_his_research() -> None:
    after = play(scenario(epic("boss: fortify x2")), "epic-phase")
    assert (after["boss.research"], after["boss.health"], lost(after)) == (22, None, 0)
    assert after["districts.0.epic.research"] == 2


def test_r6_1_fortify_the_boss_raises_his_health_once_weakened() -> None:
    after = play(scenario(epic("boss: fortify x2"), boss={"research": 0, "health": 4}), "epic-phase")
    assert (after["boss.research"], after["boss.health"]) == (0, 6)


def test_r6_1_ruling_the_boss_has_no_upper_limit() -> None:
    after = play(scenario(epic("boss: fortify"), boss={"research": 0, "health": 90}), "epic-phase")
    assert (after["boss.health"], lost(after)) == (91, 0)


@pytest.mark.parametrize(("marker", "now"), [(5, 6), (7, 8), (8, 8)])
def test_r6_1_ruling_in_babilar_the_research_of_his_own_district_up_to_its_start(
    marker: int, now: int
) -> None:
    table = scenario(
        epic("boss: fortify"), epic(marker=marker), setup={"city": "babilar"}, boss={"district": 1}
    )
    after = play(table, "epic-phase")
    assert after.each("marker") == [8, now, 8]
    assert after["boss.health"] == 15


def test_r6_1_in_babilar_his_health_once_every_district_is_at_zero() -> None:
    found = [epic("boss: fortify", marker=0), epic(marker=0), epic(marker=0)]
    after = play(scenario(*found, setup={"city": "babilar"}), "epic-phase")
    assert (after.each("marker"), after["boss.health"]) == ([0, 0, 0], 16)


def test_r6_2_increase_enforcement_here() -> None:
    after = play(scenario(epic(), epic("enforcement")), "epic-phase")
    assert (after.each("enforcement"), lost(after)) == ([0, 1, 0], 0)


def test_r6_2_none_left_costs_population_for_each() -> None:
    after = play(scenario(epic("enforcement x4"), epic(enforcement=23)), "epic-phase")
    assert (after.each("enforcement"), lost(after)) == ([2, 23, 0], 2)


def test_r6_3_attack_population() -> None:
    assert lost(play(scenario(epic("population")), "epic-phase")) == 1
    assert lost(play(scenario(epic("population x7")), "epic-phase")) == 7


def test_r6_4_add_barricade_here() -> None:
    after = play(scenario(epic(), epic("barricade x2")), "epic-phase")
    assert (after.each("barricades"), lost(after)) == ([0, 2, 0], 0)


def test_r6_4_none_left_costs_population_for_each() -> None:
    after = play(scenario(epic("barricade x3"), epic(barricades=8)), "epic-phase")
    assert (after.each("barricades"), lost(after)) == ([0, 8, 0], 3)


@pytest.mark.parametrize("boss", ["steelheart", "regalia", "limelight"])
@pytest.mark.parametrize("colour", COLOURS)
def test_r6_5_boost_moves_that_bracket_of_the_boss(boss: str, colour: str) -> None:
    after = play(scenario(epic(f"boost {colour}"), setup={"boss": boss}), "epic-phase")
    assert after["boss.brackets"] == {**dict.fromkeys(COLOURS, 2), colour: 3}


def test_r6_5_at_its_limit_the_last_action_once_for_each() -> None:
    tracks = {"yellow": ["-", "-", "population"]}
    after = play(
        scenario(epic("boost yellow x3"), tracks=tracks, boss={"brackets": {"yellow": 1}}), "epic-phase"
    )
    assert (after["boss.brackets.yellow"], lost(after)) == (2, 2)


def test_r6_5_at_once_and_in_the_bosss_district() -> None:
    """The boss stands where the next Epic acts: its bracket feels the Enforcement already."""
    tracks = {"black": ["-", "-", "enforcement x2"]}
    table = scenario(epic(), epic(), epic("boost black"), tracks=tracks, boss={"district": 2})
    after = play(table, "epic-phase")
    assert after.each("enforcement") == [0, 0, 2]
    assert after["districts.2.epic.bracket"] == 4


@pytest.mark.parametrize(
    ("colour", "piece", "field"), [("red", "enforcement", "enforcement"), ("blue", "barricade", "barricades")]
)
def test_r6_5_ruling_steelhearts_red_and_blue_put_one_piece_in_his_district(
    colour: str, piece: str, field: str
) -> None:
    table = scenario(
        epic(f"boost {colour} x2"), tracks={colour: ["-", "-", piece]}, boss={"district": 1}, deployment=1
    )
    assert play(table, "epic-phase").each(field) == [0, 2, 0]


def test_r6_5_ruling_regalias_red_acts_as_printed() -> None:
    tracks = {"red": ["-", "-", "gifted: enforcement"]}
    table = scenario(epic("boost red"), setup={"boss": "regalia"}, tracks=tracks, boss={"district": 1})
    assert play(table, "epic-phase").each("enforcement") == [1, 0, 1]


def limelight_at_the_end(end: str | None) -> Json:
    boss = {"district": 1, "brackets": {"red": 6}}
    table = scenario(epic("boost red"), setup=LIMELIGHT, tables={"red": everywhere("-")}, boss=boss)
    if end is not None:
        for board in table["pack"]["bosses"]:
            board["track_end"] = {"red": end}
    return table


def test_r6_5_ruling_limelights_track_end_is_asked_for() -> None:
    after = play(limelight_at_the_end(None), "epic-phase")
    assert (after.question["kind"], after.question["path"]) == (
        "content",
        "bosses.limelight.standard.track_end.red",
    )
    taught = play(limelight_at_the_end(None), "epic-phase", answer("enforcement"))
    assert taught.each("enforcement") == [0, 1, 0]


def test_r6_5_ruling_limelights_track_end_acts_in_his_district_or_not_at_all() -> None:
    assert play(limelight_at_the_end("barricade"), "epic-phase").each("barricades") == [0, 1, 0]
    after = play(limelight_at_the_end("-"), "epic-phase")
    assert (after["boss.brackets.red"], lost(after), after.question) == (6, 0, {})


def test_r6_6_pull_moves_all_reckoners_of_both_neighbours_here() -> None:
    team = [reckoner("David", 1), reckoner("Tia", 4), reckoner("Prof", 2), reckoner("Megan", 1)]
    after = play(scenario(epic("pull"), reckoners=team), "epic-phase")
    assert after.reckoners("district") == [0, 0, 2, 0]


def test_r6_6_barricades_do_not_matter() -> None:
    table = scenario(
        epic("pull", barricades=1), epic(barricades=2), reckoners=[reckoner("David", 1), reckoner("Tia", 2)]
    )
    assert play(table, "epic-phase").reckoners("district") == [0, 0]


def test_r6_6_persistent_reckoners_here_cannot_move() -> None:
    table = scenario(epic("pull"), reckoners=[reckoner("David", 0), reckoner("Tia", 1)])
    assert play(table, "epic-phase", {"command": "move", "reckoner": "Tia", "district": 1}).warned == ["R6.6"]


def test_r6_6_a_pull_elsewhere_holds_nobody() -> None:
    table = scenario(epic("pull"), reckoners=[reckoner("David", 0), reckoner("Tia", 1)])
    assert play(table, {"command": "move", "reckoner": "Tia", "district": 2}).warned == []


def test_r6_7_repel_adds_a_barricade_then_moves_all_reckoners_clockwise() -> None:
    team = [reckoner("David", 2), reckoner("Tia", 2)]
    table = scenario(epic(barricades=1), epic(), epic("repel", barricades=1), reckoners=team)
    after = play(table, "epic-phase")
    assert after.each("barricades") == [1, 0, 2]
    assert after.reckoners("district") == [0, 0]


def test_r6_7_reckoners_elsewhere_stay() -> None:
    table = scenario(epic("repel"), reckoners=[reckoner("David", 0), reckoner("Tia", 2)])
    assert play(table, "epic-phase").reckoners("district") == [1, 2]


def test_r6_7_no_barricade_left_costs_population_and_they_move_all_the_same() -> None:
    table = scenario(epic("repel"), epic(barricades=8), reckoners=[reckoner("David", 0), reckoner("Tia", 2)])
    after = play(table, "epic-phase")
    assert (after.reckoners("district"), lost(after)) == ([1, 2], 1)


def test_r6_8_power_up_moves_the_epics_bracket_and_triggers_nothing_by_itself() -> None:
    """District 1 has acted already: what is left of its bracket now waits for the next round."""
    track = ("-", "-", "population", "-", "-", "-")
    table = scenario(epic("gifted: power-up"), epic(*track, bracket=1), boss={"district": 1})
    after = play(table, "epic-phase")
    assert (after["districts.1.epic.bracket"], lost(after)) == (3, 0)


def test_r6_8_an_epic_that_has_still_to_act_acts_further() -> None:
    track = ("-", "population", "-", "-", "-", "-")
    after = play(scenario(epic("gifted: power-up"), epic(*track, bracket=1)), "epic-phase")
    assert (after["districts.1.epic.bracket"], lost(after)) == (3, 1)


def test_r6_8_at_the_limit_that_epics_last_action_at_once_in_its_district() -> None:
    table = scenario(
        epic("gifted: power-up x2"), epic("-", "-", "enforcement", bracket=1), boss={"district": 1}
    )
    after = play(table, "epic-phase")
    assert after.each("enforcement") == [0, 2, 0]
    assert after["districts.1.epic.bracket"] == 2


def test_r6_8_no_epic_there_nothing() -> None:
    assert lost(play(scenario(epic("gifted: power-up"), no_epic()), "epic-phase")) == 0
