"""R2: setup."""

from itertools import product

import pytest

from companion.content.reading import PackError
from tests.tables import (
    BOARDS,
    COLOURS,
    NAMES,
    Json,
    command,
    epic,
    everywhere,
    lost,
    play,
    reckoner,
    scenario,
)

BOSSES = ("steelheart", "regalia", "limelight")
CITIES = ("newcago", "babilar", "ildithia")
DIFFICULTIES = ("beginner", "standard", "hard", "sparks")

NEWCAGO = {
    2: (18, 20, 25, 28),
    3: (23, 26, 30, 33),
    4: (28, 32, 35, 38),
    5: (32, 36, 40, 44),
    6: (36, 41, 45, 49),
}
NEWCAGO_CASES = [
    (count, difficulty, values[level])
    for count, values in NEWCAGO.items()
    for level, difficulty in enumerate(DIFFICULTIES)
]


def team(count: int) -> list[Json]:
    return [reckoner(name, 1) for name in NAMES[:count]]


@pytest.mark.parametrize(("boss", "city"), [*product(BOSSES, CITIES)])
def test_r2_1_any_boss_goes_with_any_city(boss: str, city: str) -> None:
    after = play(scenario(setup={"boss": boss, "city": city}), "epic-phase")
    assert (after.phase, after["round"]) == ("reckoner", 2)


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("boss", BOSSES, "mitosis"),
        ("city", CITIES, "chicago"),
        ("difficulty", (*DIFFICULTIES, "sparks!"), "easy"),
        ("epics", ("base", "steelslayer"), "both"),
        ("difficulty_token", (0, 1, 2), 3),
    ],
)
def test_r2_1_what_can_be_chosen(field: str, good: tuple[object, ...], bad: object) -> None:
    for value in good:
        assert play({"setup": {field: value}, "board": {"reckoners": team(2)}}).phase == "reckoner"
    with pytest.raises(PackError, match=field):
        play({"setup": {field: bad}, "board": {"reckoners": team(2)}})


def test_r2_1_a_casual_start_gives_one_dollar_for_each_reckoner() -> None:
    assert play(scenario(reckoners=team(5), setup={"casual": True}))["money"] == 9


@pytest.mark.parametrize(("city", "cost"), [("newcago", 3), ("babilar", 0), ("ildithia", 0)])
def test_r2_1_newcago_cards_are_for_newcago_only(city: str, cost: int) -> None:
    printed = {"docks": "-", "mint": "population x3", "orchard": "-"}
    cards = [{"district": name, "side": "A", "actions": [symbol]} for name, symbol in printed.items()]
    table = scenario(setup={"city": city, "newcago_cards": True}, pack={"newcago_cards": cards})
    assert lost(play(table, "epic-phase")) == cost


@pytest.mark.parametrize(("side", "cost"), [("A", 1), ("B", 2)])
def test_r2_1_each_newcago_card_has_its_side(side: str, cost: int) -> None:
    cards: list[Json] = [
        {"district": "mint", "side": "A", "actions": ["population"]},
        {"district": "mint", "side": "B", "actions": ["population x2"]},
        {"district": "docks", "side": "A", "actions": ["-"]},
        {"district": "orchard", "side": "B", "actions": ["-"]},
    ]
    sides = {"Docks": "A", "Mint": side, "Orchard": "B"}
    table = scenario(setup={"newcago_cards": sides}, boss={"district": 0}, pack={"newcago_cards": cards})
    assert lost(play(table, "epic-phase")) == cost


@pytest.mark.parametrize(("count", "difficulty", "value"), NEWCAGO_CASES)
def test_r2_2_newcago_research_and_the_same_number_as_weakened_health(
    count: int, difficulty: str, value: int
) -> None:
    table = scenario(reckoners=team(count), setup={"difficulty": difficulty})
    assert (play(table)["boss.research"], play(table)["boss.health"]) == (value, None)
    weakened = play(table, command("research", district=0, target="boss", count=value))
    assert (weakened["boss.research"], weakened["boss.health"]) == (0, value)


@pytest.mark.parametrize("boss", BOSSES)
def test_r2_2_the_numbers_come_from_the_city_not_from_the_boss(boss: str) -> None:
    newcago = play(scenario(setup={"boss": boss}))
    assert (newcago["boss.research"], newcago["boss.health"]) == (20, None)
    babilar = play(scenario(setup={"boss": boss, "city": "babilar"}))
    assert (babilar["boss.research"], babilar["boss.health"]) == (0, 15)


@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize(
    ("difficulty", "health", "research"),
    [("beginner", 10, 7), ("standard", 15, 8), ("hard", 20, 9), ("sparks", 25, 10)],
)
def test_r2_2_babilar_whatever_the_number_of_reckoners(
    count: int, difficulty: str, health: int, research: int
) -> None:
    after = play(scenario(reckoners=team(count), setup={"city": "babilar", "difficulty": difficulty}))
    assert after["boss.health"] == health
    assert after.each("marker") == [research] * (count + 1)


def ildithia(difficulty: str = "standard", **page: int) -> Json:
    bosses = [{"boss": "limelight", "board": difficulty, "reckoners": 4, **page}]
    setup = {"boss": "limelight", "city": "ildithia", "difficulty": difficulty}
    return scenario(reckoners=team(4), setup=setup, pack={"bosses": bosses})


def test_r2_2_ildithia_has_both_values_on_the_booklets_page() -> None:
    after = play(ildithia(research=31, health=27))
    assert after["boss.research"] == 31
    after = play(ildithia(research=31, health=27), command("research", district=0, target="boss", count=31))
    assert after["boss.health"] == 27


def test_r2_2_ildithia_offers_steelhearts_number_where_the_page_is_not_known() -> None:
    assert play(ildithia("sparks"))["boss.research"] == 38
    after = play(ildithia("sparks"), command("research", district=0, target="boss", count=38))
    assert (after.question["kind"], after.question["offer"]) == ("content", 38)
    assert after.question["path"] == "bosses.limelight.sparks.4.health"


def test_r2_2_ildithia_players_can_change_the_number() -> None:
    research = command("research", district=0, target="boss", count=38)
    assert play(ildithia("sparks"), research, {"answer": 30})["boss.health"] == 30


@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
@pytest.mark.parametrize("level", range(4))
def test_r2_3_the_board_for_each_difficulty(boss: str, level: int) -> None:
    tracks = {colour: ["-", "-"] for colour in ("black", "red", "blue")}
    bosses = [
        {"boss": boss, "board": board, "tracks": {"yellow": [f"population x{cost}", "-"], **tracks}}
        for cost, board in enumerate(BOARDS[boss], 1)
    ]
    table = scenario(setup={"boss": boss, "difficulty": DIFFICULTIES[level]}, pack={"bosses": bosses})
    assert lost(play(table, "epic-phase")) == level + 1


@pytest.mark.parametrize("level", range(4))
def test_r2_3_limelights_page_for_each_difficulty(level: int) -> None:
    quiet = {colour: everywhere("-") for colour in ("black", "red", "blue")}
    tables = [{"yellow": everywhere(f"population x{cost}"), **quiet} for cost in range(1, 5)]
    bosses = [
        {"boss": "limelight", "board": difficulty, "tables": table}
        for difficulty, table in zip(DIFFICULTIES, tables, strict=True)
    ]
    table = scenario(setup={"boss": "limelight", "difficulty": DIFFICULTIES[level]}, pack={"bosses": bosses})
    assert lost(play(table, "epic-phase")) == level + 1


@pytest.mark.parametrize("count", [2, 3])
def test_r2_3_the_board_for_that_number_of_reckoners(count: int) -> None:
    tracks = {colour: ["-", "-"] for colour in ("black", "red", "blue")}
    printed = {n: {"yellow": [f"population x{n}", "-"], **tracks} for n in (2, 3)}
    bosses = [{"boss": "steelheart", "board": "A/B", "reckoners": n, "tracks": printed[n]} for n in (2, 3)]
    assert lost(play(scenario(reckoners=team(count), pack={"bosses": bosses}), "epic-phase")) == count


def test_r2_4_epics_start_at_their_values_with_the_bracket_at_three() -> None:
    table = scenario(epic(research=4, health=9))
    table["board"]["districts"][0]["epic"] = {"id": "epic-0"}
    assert play(table).each("epic.research")[0] == 4
    assert play(table).each("epic.health")[0] == 9
    assert play(table).each("epic.bracket")[0] == 3


@pytest.mark.parametrize("boss", BOSSES)
def test_r2_4_boss_brackets_start_at_two(boss: str) -> None:
    assert play(scenario(setup={"boss": boss}))["boss.brackets"] == dict.fromkeys(COLOURS, 2)


@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize("token", [0, 1, 2])
def test_r2_5_the_difficulty_token_adds_to_the_yellow_track(boss: str, token: int) -> None:
    table = scenario(
        setup={"boss": boss, "difficulty_token": token},
        tracks={"yellow": ["population x3", "-", "-"]},
        tables={"yellow": everywhere("population x3")},
    )
    assert lost(play(table, "epic-phase")) == 3 + token
    assert lost(play(table, "epic-phase", "epic-phase")) == 2 * (3 + token)


def test_r2_5_the_token_does_not_act_when_the_yellow_track_is_not_carried_out() -> None:
    setup = {"difficulty_token": 2}
    assert lost(play(scenario(setup=setup, tracks={"yellow": ["population", "-"]}), "prologue")) == 0
