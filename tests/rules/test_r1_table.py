"""R1: what is on the table."""

import pytest

from companion.rules.board import MOST_LIST
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Defeat, GameOver, Population, Reward
from companion.rules.pieces import ATTACK_TOKENS
from companion.rules.setup import BASE_RECKONERS, STEELSLAYER_RECKONERS
from tests.tables import (
    FIELD_OF,
    NAMES,
    Json,
    answer,
    card,
    command,
    epic,
    everywhere,
    lost,
    no_epic,
    play,
    reckoner,
    scenario,
)

LIMITS = {"enforcement": 25, "barricade": 8, "red-shield": 10, "blue-shield": 6, "copy-token": 8}


def test_r1_1_clockwise_is_list_order_and_the_ring_wraps() -> None:
    after = play(scenario(epic(), epic(), epic("clockwise: enforcement")), "epic-phase")
    assert after.each("enforcement") == [1, 0, 0]
    after = play(scenario(epic("counterclockwise: enforcement")), "epic-phase")
    assert after.each("enforcement") == [0, 0, 1]


def test_r1_1_neighbours_are_two_different_districts_even_in_the_smallest_ring() -> None:
    after = play(scenario(epic("gifted: barricade")), "epic-phase")
    assert after.each("barricades") == [0, 1, 1]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_r1_1_one_district_more_than_reckoners(count: int) -> None:
    board = {"reckoners": [reckoner(name, 0) for name in NAMES[:count]]}
    assert len(play({"board": board})["districts"]) == count + 1


@pytest.mark.parametrize("count", [2, 8])
def test_r1_1_never_fewer_than_three_districts_nor_more_than_seven(count: int) -> None:
    table = {"board": {"reckoners": [reckoner(name, 0) for name in NAMES], "districts": [{}] * count}}
    with pytest.raises(RefusedInput, match=r"board\.districts"):
        play(table)


@pytest.mark.parametrize("count", [1, 7])
def test_r1_2_two_to_six_reckoners(count: int) -> None:
    names = (*NAMES, "Val")[:count]
    with pytest.raises(RefusedInput, match=r"board\.reckoners"):
        play({"board": {"reckoners": [reckoner(name, 0) for name in names], "districts": [{}] * 7}})


def test_r1_2_the_reckoners_of_both_boxes() -> None:
    assert set(BASE_RECKONERS) == {"David", "Prof", "Megan", "Cody", "Abraham", "Tia"}
    assert set(STEELSLAYER_RECKONERS) == {"Val", "Mizzy", "Exel", "Sam"}


@pytest.mark.parametrize(("piece", "limit"), [*LIMITS.items()])
def test_r1_3_a_piece_on_any_district_counts_as_used(piece: str, limit: int) -> None:
    field = FIELD_OF[piece]
    used: Json = {field: limit - 2}
    table = scenario(epic(), epic(**used), tracks={"yellow": [f"{piece} x3", "-", "-"]})
    after = play(table, "epic-phase")
    assert after.each(field) == [2, limit - 2, 0]
    assert lost(after) == 1


@pytest.mark.parametrize(("piece", "limit"), [*LIMITS.items()])
def test_r1_3_a_removed_piece_is_back_in_the_supply(piece: str, limit: int) -> None:
    field = FIELD_OF[piece]
    used: Json = {field: limit}
    table = scenario(epic(), epic(**used), tracks={"yellow": [piece, "-", "-"]})
    after = play(table, command("remove", piece=piece, district=1, count=1), "epic-phase")
    assert after.each(field) == [1, limit - 1, 0]
    assert lost(after) == 0


def test_r1_3_twenty_plan_tokens() -> None:
    table = scenario(reckoners=[reckoner("David", 0, plans=12), reckoner("Tia", 1, plans=7)])
    assert play(table, command("plan", reckoner="David", count=1)).warned == []
    assert play(table, command("plan", reckoner="David", count=2)).warned == ["R1.3"]


def test_r1_3_twelve_attack_reckoners_tokens() -> None:
    assert ATTACK_TOKENS == 12


def test_r1_4_where_the_tracks_start() -> None:
    after = play(scenario())
    assert (after["population"], after["money"], after["base_marker"]) == (40, 4, 0)


def test_r1_4_population_may_rise_above_its_start() -> None:
    assert play(scenario(setup={"city": "babilar"}), "dawnslight")["population"] == 43


def test_r1_4_the_number_of_base_spaces_is_content() -> None:
    after = play(scenario(epic("base"), pack={"base_spaces": None}), "epic-phase")
    assert (after.question["kind"], after.question["path"]) == ("content", "base_spaces")


@pytest.mark.parametrize(("bracket", "fits"), [(0, False), (1, True), (3, True), (4, False)])
def test_r1_5_from_one_action_left_of_the_bracket_to_all_but_the_last(bracket: int, fits: bool) -> None:
    table = scenario(epic("-", "-", "-", "-", bracket=3))
    table["board"]["districts"][0]["epic"]["bracket"] = bracket
    if fits:
        assert play(table)["districts.0.epic.bracket"] == bracket
        return
    with pytest.raises(RefusedInput, match="bracket"):
        play(table)


def test_r1_5_the_card_gives_research_health_and_an_infinite_health() -> None:
    table = scenario(epic(research=4, health="infinite"))
    table["board"]["districts"][0]["epic"] = {"id": "epic-0"}
    after = play(table)
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (4, "infinite")


def test_r1_5_infinite_health_cannot_be_attacked() -> None:
    after = play(scenario(epic(health="infinite")), command("attack", district=0, count=9))
    assert after["districts.0.epic.health"] == "infinite"
    assert after.warned == ["R1.5"]


def test_r1_6_a_boss_acts_yellow_black_red_blue() -> None:
    tracks = {
        "yellow": ["population x1", "-"],
        "black": ["population x2", "-"],
        "red": ["population x3", "-"],
        "blue": ["population x4", "-"],
    }
    after = play(scenario(tracks=tracks), "epic-phase")
    assert [told.change for told in after.told_of(Population)] == [-1, -2, -3, -4]


@pytest.mark.parametrize(("bracket", "fits"), [(0, False), (1, True), (2, True), (3, False)])
def test_r1_6_boss_brackets_have_the_same_limits(bracket: int, fits: bool) -> None:
    table = scenario(tracks={"red": ["-", "-", "-"]}, boss={"brackets": {"red": bracket}})
    if fits:
        assert play(table)["boss.brackets.red"] == bracket
        return
    with pytest.raises(RefusedInput, match="brackets"):
        play(table)


@pytest.mark.parametrize(("bracket", "fits"), [(0, False), (1, True), (6, True), (7, False)])
def test_r1_6_limelights_go_from_column_one_to_the_last_column(bracket: int, fits: bool) -> None:
    setup = {"boss": "limelight"}
    table = scenario(setup=setup, tables={"blue": everywhere("-")}, boss={"brackets": {"blue": bracket}})
    if fits:
        assert play(table)["boss.brackets.blue"] == bracket
        return
    with pytest.raises(RefusedInput, match="brackets"):
        play(table)


def test_r1_6_a_boss_has_research_or_health_on_the_tray_never_both() -> None:
    with pytest.raises(RefusedInput, match=r"boss\.health"):
        play(scenario(boss={"research": 3, "health": 3}))
    after = play(scenario(boss={"research": 3}), command("research", district=0, target="boss", count=2))
    assert (after["boss.research"], after["boss.health"]) == (1, None)


@pytest.mark.parametrize(("health", "weakened"), [(7, 3), (3, 3), (2, 2), ("infinite", 3)])
def test_r1_7_health_drops_to_weakened_health_if_it_was_above(health: int | str, weakened: int) -> None:
    after = play(scenario(epic(research=2, health=health)), command("research", district=0, count=2))
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (0, weakened)


def test_r1_7_not_weakened_before_research_reaches_zero() -> None:
    after = play(scenario(epic(research=2, health=7)), command("research", district=0, count=1))
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (1, 7)


def test_r1_7_research_never_rises_above_zero_again() -> None:
    after = play(scenario(epic("fortify x3", research=0, health=2)), "epic-phase")
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (0, 5)


def test_r1_7_a_weakened_boss_has_his_weakened_health_and_no_research() -> None:
    after = play(scenario(boss={"research": 2}), command("research", district=0, target="boss", count=5))
    assert (after["boss.research"], after["boss.health"]) == (0, 20)


def test_r1_8_the_card_leaves_and_everything_else_stays() -> None:
    place = epic(health=2, enforcement=3, barricades=2, red_shields=1, blue_shields=1, copy_tokens=2)
    after = play(scenario(place), command("attack", district=0, count=2))
    assert after["districts.0"] == {
        "name": "Docks",
        "epic": None,
        "enforcement": 3,
        "barricades": 2,
        "red_shields": 1,
        "blue_shields": 1,
        "copy_tokens": 2,
        "marker": None,
    }
    assert after.reckoners("district") == [0, 1]
    assert len(after.told_of(Defeat)) == 1


def test_r1_8_rewards_are_earned() -> None:
    table = scenario(epic(health=1, rewards={"money": 3, "plan": 2}), setup={"epics": "steelslayer"})
    after = play(table, command("attack", district=0))
    assert after["money"] == 7
    assert {(told.reward, told.count) for told in after.told_of(Reward)} == {("money", 3), ("plan", 2)}


def test_r1_8_no_epic_until_add_epics() -> None:
    table = scenario(epic("population x5", health=1), epics=[card("newcomer", "population")])
    after = play(table, command("attack", district=0), "epic-phase")
    assert after["districts.0.epic.id"] == "newcomer"
    assert lost(after) == 1


def test_r1_8_stolen_equipment_goes_back_to_its_owners() -> None:
    place = epic(health=1, stolen=[("Tia", "Rope"), ("David", "Lamp")])
    table = scenario(place, reckoners=[reckoner("David", 0), reckoner("Tia", 1, equipment=["Drone"])])
    after = play(table, command("attack", district=0))
    assert after.reckoners("equipment") == [["Lamp"], ["Drone", "Rope"]]


def test_r1_8_what_comes_back_cannot_be_used_until_the_next_reckoner_phase() -> None:
    david = [reckoner("David", 1), reckoner("Tia", 2)]
    thief = epic(health=1, stolen=[("David", "Blackmail")])
    table = scenario(
        thief, epic("population", "-", "-", "-", bracket=1), reckoners=david, epics=[card("newcomer")]
    )
    first = play(table, command("attack", district=0), "epic-phase")
    assert lost(first) == 1
    second = play(table, command("attack", district=0), "epic-phase", "epic-phase")
    assert lost(second) == 1


def test_r1_9_at_population_zero_the_game_is_lost_in_the_middle_of_anything() -> None:
    after = play(scenario(epic("population x2", "enforcement", "population"), population=2), "epic-phase")
    assert (after.phase, after.outcome, after["population"]) == ("over", "lost", 0)
    assert after.each("enforcement") == [0, 0, 0]


def test_r1_9_population_never_falls_below_zero() -> None:
    after = play(scenario(epic("population x9"), population=2), "epic-phase")
    assert (after.outcome, after["population"]) == ("lost", 0)


def test_r1_9_at_boss_health_zero_the_game_is_won_at_once() -> None:
    after = play(
        scenario(boss={"research": 0, "health": 3}), command("attack", district=0, target="boss", count=3)
    )
    assert (after.phase, after.outcome) == ("over", "won")


def test_r1_9_nothing_is_done_after_the_end() -> None:
    with pytest.raises(RefusedInput, match=r"steps\.1"):
        play(scenario(epic("population"), population=1), "epic-phase", command("money"))


def test_r1_7_weakened_health_is_asked_for_when_research_comes_to_zero_and_not_before() -> None:
    table = scenario(epic(research=2))
    del table["pack"]["epics"][0]["weakened"]
    assert play(table, command("research", district=0)).question == {}
    asked = play(table, command("research", district=0, count=2))
    assert (asked.question["path"], asked["districts.0.epic.research"]) == ("epics.epic-0.weakened", 2)
    weakened = play(table, command("set", path="districts.0.epic.research", value=0))
    assert weakened.question == {}
    after = play(
        table,
        command("set", path="districts.0.epic.research", value=0),
        command("research", district=0),
    )
    assert (after.question, after.warned) == ({}, ["R1.7"])


@pytest.mark.parametrize(("field", "expects"), [("research", "number"), ("health", "health")])
def test_r6_1_what_is_to_rise_is_asked_for_first(field: str, expects: str) -> None:
    table = scenario(tracks={"black": ["fortify", "-", "-"]})
    del table["pack"]["epics"][0][field]
    table["board"]["districts"][0]["epic"][field] = None
    asked = play(table, "epic-phase").question
    assert (asked["path"], asked["expects"]) == (f"epics.epic-0.{field}", expects)
    assert play(table, "epic-phase", answer(3))[f"districts.0.epic.{field}"] == 4


@pytest.mark.parametrize(
    ("research", "health", "stands"), [(0, 6, 6), (0, "infinite", 3), (2, "infinite", "infinite")]
)
def test_r4_3_a_new_epic_without_research_is_weakened_if_nothing_else_says_its_health(
    research: int, health: int | str, stands: int | str
) -> None:
    newcomer = card("gale", research=research, health=health)
    after = play(scenario(no_epic(), epics=[newcomer]), "epic-phase")
    assert after["districts.0.epic.health"] == stands


@pytest.mark.parametrize(
    ("path", "wrong", "code"),
    [
        ("districts.0.epic.health", "plenty", "wrong-number"),
        ("districts.0.epic.id", "epic-1", "twice"),
        ("reckoners.0.equipment", ["Rope"] * (MOST_LIST + 1), "wrong-type"),
        ("reckoners.0.equipment", "Rope", "wrong-type"),
        ("population", -1, "wrong-number"),
        ("districts.0.marker", -1, "wrong-number"),
    ],
)
def test_r1_what_cannot_stand_there_is_refused(path: str, wrong: object, code: str) -> None:
    with pytest.raises(RefusedInput) as refused:
        play(scenario(), command("set", path=path, value=wrong))
    assert refused.value.code == code


@pytest.mark.parametrize(("field", "outcome"), [("population", "lost"), ("boss.health", "won")])
def test_r1_9_the_end_is_told_once_and_last(field: str, outcome: str) -> None:
    table = scenario(epic("population x2"), boss={"research": 0, "health": 1}, population=1)
    attack = command("attack", district=0, target="boss")
    after = play(table, "epic-phase" if outcome == "lost" else attack)
    assert after[field] == 0
    assert after.told[-1].instruction == GameOver(outcome)
    assert after.kinds.count("GameOver") == 1
