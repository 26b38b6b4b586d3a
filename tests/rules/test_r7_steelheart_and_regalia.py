"""R7.1 to R7.4, R7.6a, R7.7: Steelheart, Regalia, and what holds for every boss."""

import pytest

from companion.rules.instructions import BossTrack, MoveBoss
from tests.tables import COLOURS, Json, answer, command, epic, everywhere, lost, play, reckoner, scenario

REGALIA = {"boss": "regalia"}
BOSSES = ("steelheart", "regalia", "limelight")


def at(*districts: int) -> list[Json]:
    return [
        reckoner(name, district) for name, district in zip(("David", "Tia", "Prof"), districts, strict=False)
    ]


@pytest.mark.parametrize(("bracket", "cost"), [(1, 1), (2, 3), (3, 7)])
def test_r7_1_for_each_track_the_actions_left_of_the_bracket(bracket: int, cost: int) -> None:
    track = ["population", "population x2", "population x4", "population x8"]
    for colour in ("yellow", "black"):
        table = scenario(tracks={colour: track}, boss={"brackets": {colour: bracket}})
        assert lost(play(table, "epic-phase")) == cost


def test_r7_1_top_to_bottom() -> None:
    """Black ends the game: yellow has acted, red and blue have not."""
    tracks = {
        "yellow": ["red-shield", "-"],
        "black": ["population", "-"],
        "red": ["enforcement", "-"],
        "blue": ["barricade", "-"],
    }
    after = play(scenario(tracks=tracks, population=1), "epic-phase")
    assert (
        after["districts.0.red_shields"],
        after["districts.0.enforcement"],
        after["districts.0.barricades"],
    ) == (1, 0, 0)


def test_r7_1_red_acts_before_blue() -> None:
    tracks = {"red": ["population", "-"], "blue": ["barricade", "-"]}
    after = play(scenario(tracks=tracks, population=1), "epic-phase")
    assert (after.outcome, after["districts.0.barricades"]) == ("lost", 0)


def test_r7_1_then_he_moves_by_the_die_clockwise() -> None:
    table = scenario(boss={"district": 1}, pack={"dice": {"movement": [1, 2, 3]}})
    assert play(table, "epic-phase").question["kind"] == "movement-die"
    after = play(table, "epic-phase", answer(2))
    assert (after["boss.district"], after.told_of(MoveBoss)) == (0, [MoveBoss(0, 2)])


def test_r7_1_his_tracks_act_before_he_moves() -> None:
    table = scenario(tracks={"black": ["enforcement", "-"]}, boss={"district": 1})
    after = play(table, "epic-phase")
    assert (after.each("enforcement"), after["boss.district"]) == ([0, 1, 0], 2)


@pytest.mark.parametrize(
    ("symbols", "deployment", "placed"),
    [
        (["enforcement", "enforcement"], 2, [0, 2, 0, 0]),
        (["enforcement", "enforcement", "enforcement"], 2, [0, 2, 1, 0]),
        (["enforcement x2", "enforcement x3"], 2, [0, 2, 2, 1]),
        (["enforcement x3", "enforcement x3"], 1, [1, 2, 2, 1]),
        (["enforcement", "-"], 3, [0, 1, 0, 0]),
    ],
)
def test_r7_2_red_places_groups_from_his_district_clockwise_round_the_ring(
    symbols: list[str], deployment: int, placed: list[int]
) -> None:
    boss = {"district": 1, "brackets": {"red": len(symbols)}}
    ring = [epic(), epic(), epic(), epic()]
    table = scenario(*ring, tracks={"red": [*symbols, "-"]}, deployment=deployment, boss=boss)
    after = play(table, "epic-phase")
    assert (after.each("enforcement"), lost(after)) == (placed, 0)


@pytest.mark.parametrize(("count", "placed"), [(1, [0, 0, 1]), (2, [1, 0, 1]), (5, [2, 1, 2])])
def test_r7_2_blue_places_one_for_each_district_from_his_clockwise_round_the_ring(
    count: int, placed: list[int]
) -> None:
    table = scenario(tracks={"blue": [f"barricade x{count}", "-", "-"]}, boss={"district": 2}, deployment=3)
    assert play(table, "epic-phase").each("barricades") == placed


def test_r7_2_symbols_right_of_the_bracket_do_not_count() -> None:
    table = scenario(
        tracks={"red": ["enforcement", "enforcement", "enforcement"]}, boss={"brackets": {"red": 1}}
    )
    assert play(table, "epic-phase").each("enforcement") == [1, 0, 0]


def test_r7_2_supply_gone_population_for_each_piece_missing() -> None:
    table = scenario(epic(), epic(enforcement=23), tracks={"red": ["enforcement x5", "-"]}, deployment=1)
    after = play(table, "epic-phase")
    assert (after.each("enforcement"), lost(after)) == ([1, 24, 0], 3)
    table = scenario(epic(), epic(barricades=8), tracks={"blue": ["barricade x2", "-"]})
    after = play(table, "epic-phase")
    assert (after.each("barricades"), lost(after)) == ([0, 8, 0], 2)


def test_r7_2_other_symbols_as_printed_after_the_pieces() -> None:
    table = scenario(tracks={"red": ["population per enforcement", "enforcement x2", "-"]}, deployment=2)
    assert lost(play(table, "epic-phase")) == 2


def test_r7_2_an_unknown_deployment_size_is_asked_for() -> None:
    table = scenario(tracks={"red": ["enforcement x2", "-"]})
    for board in table["pack"]["bosses"]:
        del board["deployment"]
    after = play(table, "epic-phase")
    assert (after.question["kind"], after.question["path"]) == ("content", "bosses.steelheart.A/B.deployment")
    assert play(table, "epic-phase", answer(2)).each("enforcement") == [2, 0, 0]


@pytest.mark.parametrize("colour", ["yellow", "black", "blue"])
def test_r7_3_regalias_tracks_act_in_her_own_district_also_blue(colour: str) -> None:
    table = scenario(setup=REGALIA, tracks={colour: ["barricade x3", "-", "-"]}, boss={"district": 1})
    assert play(table, "epic-phase").each("barricades") == [0, 3, 0]


def test_r7_3_top_to_bottom() -> None:
    tracks = {"yellow": ["red-shield", "-"], "black": ["population", "-"], "blue": ["barricade", "-"]}
    after = play(scenario(setup=REGALIA, tracks=tracks, population=1), "epic-phase")
    assert (after["districts.0.red_shields"], after["districts.0.barricades"]) == (1, 0)


@pytest.mark.parametrize(("reckoners", "district"), [((1, 2), 1), ((2, 2), 2), ((0, 2), 2), ((0, 0), 0)])
def test_r7_3_she_moves_clockwise_to_the_next_district_with_a_reckoner(
    reckoners: tuple[int, int], district: int
) -> None:
    assert play(scenario(setup=REGALIA, reckoners=at(*reckoners)), "epic-phase")["boss.district"] == district


def test_r7_3_every_reckoner_where_she_now_is_suffers_the_card() -> None:
    deck = {"regalia_deck": {"die": 1, "move": 1}}
    table = scenario(setup=REGALIA, reckoners=at(2, 2, 0), pack=deck)
    assert play(table, "epic-phase").question["kind"] == "regalia-card"
    after = play(table, "epic-phase", answer("move"))
    assert (after["boss.district"], after.reckoners("effects")) == (2, [["move"], ["move"], []])


def test_r7_3_effects_of_the_last_round_end_first() -> None:
    team = [reckoner("David", 1, effects=["move"]), reckoner("Tia", 1)]
    after = play(scenario(setup=REGALIA, reckoners=team), "epic-phase")
    assert after.reckoners("effects") == [["reroll"], ["reroll"]]


def test_r7_3_a_drawn_card_is_out_until_the_deck_is_reshuffled() -> None:
    deck = {"regalia_deck": {"die": 1, "move": 1, "ability": 1}}
    table = scenario(setup=REGALIA, pack=deck)
    second = play(table, "epic-phase", answer("move"), "epic-phase")
    assert set(second.question["options"]) == {"die", "ability"}


def test_r7_3_ruling_the_deck_is_reshuffled_when_it_is_empty() -> None:
    """The last card is the only one possible, so it is not asked for."""
    table = scenario(setup=REGALIA, pack={"regalia_deck": {"die": 1, "move": 1}}, reckoners=at(0, 0))
    second = play(table, "epic-phase", answer("move"), "epic-phase")
    assert (second.question, second.reckoners("effects")[0]) == ({}, ["die"])
    third = play(table, "epic-phase", answer("move"), "epic-phase", "epic-phase")
    assert set(third.question["options"]) == {"die", "move"}


def test_r7_3_a_card_that_was_out_already_says_that_the_players_have_reshuffled() -> None:
    """So two of the three are out now, and the last one is the only one possible."""
    deck = {"regalia_deck": {"die": 1, "move": 1, "ability": 1}}
    table = scenario(setup=REGALIA, pack=deck, reckoners=at(0, 0))
    rounds = [step for card in ("die", "die", "move") for step in ("epic-phase", answer(card))]
    after = play(table, *rounds, "epic-phase")
    assert (after.question, after.reckoners("effects")[0]) == ({}, ["ability"])


def test_r7_3_a_deck_that_is_not_known_never_runs_out() -> None:
    table = scenario(setup=REGALIA, reckoners=at(0, 0))
    del table["pack"]["regalia_deck"]
    after = play(table, *[command("epic-phase"), answer("die")] * 13)
    assert (after["round"], after.reckoners("effects")[0]) == (14, ["die"])


@pytest.mark.parametrize(
    ("symbol", "placed"),
    [
        ("gifted: enforcement x2", [2, 0, 2, 0]),
        ("clockwise: enforcement", [0, 0, 1, 0]),
        ("counterclockwise: enforcement x3", [3, 0, 0, 0]),
    ],
)
def test_r7_4_regalias_red_goes_only_to_her_neighbours(symbol: str, placed: list[int]) -> None:
    ring = [epic(), epic(), epic(), epic()]
    table = scenario(*ring, setup=REGALIA, tracks={"red": [symbol, "-", "-"]}, boss={"district": 1})
    assert play(table, "epic-phase").each("enforcement") == placed


@pytest.mark.parametrize("boss", BOSSES)
def test_r7_6a_the_difficulty_token_acts_right_after_yellow(boss: str) -> None:
    """It ends the game: what yellow prints has happened, what black prints has not."""
    table = scenario(
        setup={"boss": boss, "difficulty_token": 1},
        tracks={"yellow": ["enforcement x5", "-"], "black": ["barricade", "-"]},
        tables={"yellow": everywhere("enforcement x5"), "black": everywhere("barricade")},
        population=1,
    )
    after = play(table, "epic-phase")
    assert (after.outcome, after["districts.0.enforcement"], after["districts.0.barricades"]) == (
        "lost",
        5,
        0,
    )


@pytest.mark.parametrize("boss", BOSSES)
def test_r7_6a_also_when_yellow_has_to_wait_for_an_answer(boss: str) -> None:
    table = scenario(
        setup={"boss": boss, "difficulty_token": 2},
        tracks={"yellow": ["transform", "-"], "black": ["barricade", "-"]},
        tables={"yellow": everywhere("transform"), "black": everywhere("barricade")},
        pack={"dice": {"movement": [1], "power": ["A"], "ability": ["enforcement", "population"]}},
        population=2,
    )
    after = play(table, "epic-phase", answer("enforcement"))
    assert (after.outcome, after["districts.0.enforcement"], after["districts.0.barricades"]) == (
        "lost",
        1,
        0,
    )


@pytest.mark.parametrize("boss", BOSSES)
def test_r7_7_boss_brackets_never_move_in_the_bosss_own_activation(boss: str) -> None:
    after = play(scenario(epic(enforcement=4), setup={"boss": boss}), "epic-phase")
    assert after["boss.brackets"] == dict.fromkeys(COLOURS, 2)


def test_r7_7_save_by_an_action_that_says_so() -> None:
    after = play(scenario(tracks={"yellow": ["boost blue", "-", "-"]}), "epic-phase")
    assert after["boss.brackets"] == {"yellow": 2, "black": 2, "red": 2, "blue": 3}


def test_r7_1_a_track_of_empty_spaces_is_not_announced() -> None:
    tracks = {"yellow": ["-", "-", "population"], "black": ["-", "population", "-"], "red": ["-", "-", "-"]}
    after = play(
        scenario(tracks=tracks, boss={"brackets": {"yellow": 2, "black": 2, "red": 2}}), "epic-phase"
    )
    assert [told.colour for told in after.told_of(BossTrack)] == ["black"]
