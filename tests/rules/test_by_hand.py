"""Something printed that the app has not been told may be done by hand: nothing is learned, all goes on."""

from typing import Any

import pytest

from companion.game.scenario import play_scenario, scenario_from, scenario_of
from companion.rules.errors import RefusedInput
from companion.rules.instructions import ByHand, GiveEquipment
from tests.tables import (
    COLOURS,
    Json,
    Outcome,
    answer,
    card,
    command,
    epic,
    lost,
    no_epic,
    play,
    reckoner,
    scenario,
)

SKIP = answer({"skip": True})
PHASE = "epic-phase"


def by_hand(after: Outcome) -> list[tuple[str, int]]:
    return [(one.path, one.count) for one in after.told_of(ByHand)]


def on_board(field: str) -> str:
    return f"bosses.steelheart.A/B.{field}"


def without(table: Json, *path: str | int) -> Json:
    """The pack does not know it."""
    place: Any = table["pack"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = None
    return table


def test_a_symbol_left_to_hands_does_nothing_and_the_rest_goes_on() -> None:
    after = play(scenario(epic("population", "?", "enforcement")), PHASE, SKIP)
    assert (after.question, lost(after), after.each("enforcement")) == ({}, 1, [1, 0, 0])
    assert by_hand(after) == [("epics.epic-0.track.2", 1)]


def test_it_is_asked_again_the_next_time_it_matters() -> None:
    table = scenario(epic("?", research=5))
    again = play(table, PHASE, SKIP, PHASE)
    assert again.question["path"] == "epics.epic-0.track.1"
    assert lost(play(table, PHASE, SKIP, PHASE, answer("population x3"))) == 3


def test_nothing_is_learned_undo_and_redo_work_and_it_is_written_as_it_was_entered() -> None:
    table = {**scenario(epic("?")), "steps": [command(PHASE), SKIP, command("undo"), command("redo")]}
    game, _ = play_scenario(scenario_from(table, "this test"))
    assert game.current_pack == game.pack
    assert game.table.by_hand == ""
    assert scenario_of(game)["steps"] == [command(PHASE), SKIP]


@pytest.mark.parametrize(
    "value", [{"skip": False}, {"skip": 1}, {"skip": True, "more": 1}, {}, {"skip": "yes"}]
)
def test_only_skip_true_skips(value: Json) -> None:
    with pytest.raises(RefusedInput) as refused:
        play(scenario(epic("?")), PHASE, answer(value))
    assert refused.value.code == "no-such-action"


def test_what_is_no_content_question_is_not_skipped() -> None:
    with pytest.raises(RefusedInput) as refused:
        play(scenario(pack={"dice": {"movement": [1, 2]}}), PHASE, SKIP)
    assert refused.value.code == "wrong-number"


def test_a_whole_track_is_left_to_hands_where_even_its_length_is_unknown() -> None:
    table = without(scenario(tracks={"yellow": ["population"] * 3}), "bosses", 1, "tracks", "yellow")
    after = play(table, PHASE, SKIP)
    assert (after.question, lost(after), by_hand(after)) == ({}, 0, [(on_board("tracks.yellow"), 1)])


def test_a_bracket_cannot_move_on_a_track_of_unknown_length() -> None:
    table = without(scenario(), "epics", 0, "track")
    after = play(table, PHASE, SKIP)
    assert (after.question["path"], after.question["needed"]) == ("epics.epic-0.track", "needs-bracket")
    with pytest.raises(RefusedInput) as refused:
        play(table, PHASE, SKIP, SKIP)
    assert refused.value.code == "needs-bracket"
    assert play(table, PHASE, SKIP, answer(5))["districts.0.epic.bracket"] == 2


def test_r5_3_a_last_action_is_left_to_hands_as_often_as_it_happens() -> None:
    table = scenario(epic("-", "-", "?", bracket=2, enforcement=2))
    after = play(table, PHASE, SKIP)
    assert (after.question, by_hand(after)) == ({}, [("epics.epic-0.track.3", 3)])


def test_r6_17_a_copied_symbol_is_left_to_hands() -> None:
    table = scenario(epic("gifted: copy", "population"), epic("?", "-", bracket=1), epic("enforcement"))
    after = play(table, PHASE, SKIP, SKIP)
    assert (after.question, lost(after)) == ({}, 1)
    assert by_hand(after) == [("epics.epic-1.track.1", 1)] * 2
    assert after.each("enforcement")[0] == 1


def test_r7_2_a_symbol_among_steelhearts_pieces_is_left_to_hands() -> None:
    tracks = {"red": ["?", "enforcement x2", "?", "?", "-"]}
    after = play(scenario(tracks=tracks, boss={"brackets": {"red": 4}}), PHASE, SKIP, SKIP, SKIP)
    assert (after.question, after.each("enforcement")) == ({}, [1, 1, 0])
    assert by_hand(after) == [(on_board(f"tracks.red.{symbol}"), 1) for symbol in (1, 3, 4)]


def test_r7_2_without_the_deployment_size_the_pieces_are_placed_by_hand() -> None:
    tracks = {"red": ["enforcement x2", "population", "-"]}
    after = play(without(scenario(tracks=tracks), "bosses", 1, "deployment"), PHASE, SKIP)
    assert (after.question, lost(after), after.each("enforcement")) == ({}, 1, [0, 0, 0])
    assert by_hand(after) == [(on_board("deployment"), 1)]


@pytest.mark.parametrize("token", [0, 1])
def test_r7_5_a_cell_of_an_unknown_table_is_left_to_hands(token: int) -> None:
    setup = {"boss": "limelight", "difficulty_token": token}
    table = scenario(setup=setup, tables={"red": {"A": ["population"] * 3}}, boss={"district": 1})
    for board in table["pack"]["bosses"]:
        board["tables"] = {colour: board["tables"][colour] for colour in ("red", "blue")}
    after = play(table, PHASE, SKIP, SKIP)
    assert (after.question, lost(after)) == ({}, 1 + token)
    assert by_hand(after) == [(f"bosses.limelight.standard.tables.{colour}.A.2", 1) for colour in COLOURS[:2]]


def test_r8_3_a_whole_newcago_card_is_left_to_hands_and_the_next_one_acts() -> None:
    table = scenario(epic(), epic(printed=["population"]), setup={"newcago_cards": True})
    del table["pack"]["newcago_cards"][0]
    asked = play(table, PHASE)
    assert (asked.question["path"], asked.question["expects"]) == ("newcago_cards.docks.A.actions", "length")
    after = play(table, PHASE, SKIP)
    assert (after.question, by_hand(after), lost(after)) == ({}, [("newcago_cards.docks.A.actions", 1)], 1)


def test_r8_3_a_symbol_of_a_newcago_card_is_left_to_hands_each_time() -> None:
    cards = [no_epic(["?", "population"]), no_epic(), no_epic()]
    drawn = [card(name, "-") for name in ("one", "two", "three")]
    table = scenario(*cards, setup={"newcago_cards": True}, epics=drawn)
    after = play(table, PHASE, answer("one"), answer("two"), SKIP, SKIP)
    assert (after.question, lost(after)) == ({}, 2)
    assert len(by_hand(after)) == 2


def test_r8_1_ildithia_is_moved_by_hand() -> None:
    setup = {"city": "ildithia"}
    table = scenario(epic(printed=["population", "-"]), setup=setup, ildithia_gap=2, pack={"ildithia": {}})
    for one in table["board"]["districts"]:
        one["marker"] = 0
    after = play(table, PHASE, SKIP)
    assert (after.question, lost(after), after["ildithia_gap"]) == ({}, 0, 2)
    assert by_hand(after) == [("ildithia.gaps.2", 1)]


def test_r8_1_a_marker_that_is_put_back_by_hand_stands_where_the_app_does_not_know() -> None:
    printed = {"ildithia": {"gaps": {"2": 1}}}
    table = scenario(epic(), setup={"city": "ildithia"}, ildithia_gap=2, pack=printed)
    for one in table["board"]["districts"]:
        one["marker"] = 1
    after = play(table, PHASE, SKIP)
    assert (after.question, after.each("marker")) == ({}, [None, 1, 1])
    waits = play({**table, "board": {**after.board, "ildithia_gap": 2}}, PHASE)
    assert waits.question["needed"] == "needs-count"


def test_r6_19_the_base_marker_is_moved_by_hand() -> None:
    after = play(scenario(epic("base x2"), pack={"base_spaces": None}), PHASE, SKIP)
    assert (after.question, after["base_marker"], by_hand(after)) == ({}, 0, [("base_spaces", 2)])


def test_r9_2_a_reward_is_taken_by_hand() -> None:
    table = scenario(epic(health=1), setup={"epics": "steelslayer"})
    table["pack"]["epics"][0]["rewards"] = {"money": "?", "plan": 1}
    after = play(table, command("attack", district=0), SKIP, answer("Prof"))
    assert (after.question, after["money"], after.reckoners("plans")) == ({}, 4, [0, 1])
    assert by_hand(after) == [("epics.epic-0.rewards.money", 1)]


def test_r9_4_a_card_is_paid_by_hand() -> None:
    after = play(scenario(), command("buy", equipment="Kite", reckoner="David"), SKIP)
    assert (after["money"], after["reckoners.0.equipment"]) == (4, ["Kite"])
    assert after.told_of(GiveEquipment) == [GiveEquipment("David", "Kite")]
    assert by_hand(after) == [("equipment.kite.price", 1)]


@pytest.mark.parametrize(
    ("table", "steps", "code"),
    [
        (
            scenario(epics=[card("newcomer", "-", health="?")]),
            [
                command("set", path="districts.0.epic", value={"id": "newcomer"}),
                command("attack", district=0),
            ],
            "needs-count",
        ),
        (
            scenario(
                epic("money"),
                reckoners=[reckoner("David", 0, equipment=["Kite"]), reckoner("Tia", 1)],
                money=0,
            ),
            [command(PHASE)],
            "needs-count",
        ),
        (
            scenario(epic(research=1, weakened="?")),  # type: ignore[arg-type]
            [command("research", district=0)],
            "needs-count",
        ),
        (
            scenario(setup={"boss": "limelight"}, pack={"dice": {"movement": [1]}, "bosses": []}),
            [command(PHASE)],
            "needs-dice",
        ),
    ],
    ids=["health", "price-of-a-sale", "weakened", "faces"],
)
def test_what_the_rules_cannot_go_on_without_is_not_skipped(
    table: Json, steps: list[Json], code: str
) -> None:
    assert play(table, *steps).question["needed"] == code
    with pytest.raises(RefusedInput) as refused:
        play(table, *steps, SKIP)
    assert refused.value.code == code
