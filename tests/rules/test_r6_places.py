"""R6.14 to R6.18: where actions happen, and whose actions are copied."""

import pytest

from companion.rules.errors import RefusedInput
from companion.rules.instructions import Population
from tests.tables import FIELD_OF, PIECES, Json, Place, answer, command, epic, lost, no_epic, play, scenario

RING = (epic(), epic(), epic(), epic())


@pytest.mark.parametrize("piece", PIECES)
def test_r6_14_gifted_pieces_go_to_both_neighbours_instead_of_here(piece: str) -> None:
    after = play(scenario(epic(f"gifted: {piece}"), *RING[1:]), "epic-phase")
    assert after.each(FIELD_OF[piece]) == [0, 1, 0, 1]


def test_r6_14_gifted_fortify_and_power_up_act_on_their_epics() -> None:
    after = play(scenario(epic("gifted: fortify"), *RING[1:]), "epic-phase")
    assert after.each("epic.research") == [2, 3, 2, 3]
    assert after.each("epic.health") == [5, 6, 5, 6]
    after = play(scenario(epic("gifted: power-up"), *RING[1:]), "epic-phase")
    assert after.each("epic.bracket") == [2, 3, 2, 3]


def test_r6_14_rulings_clockwise_first_and_in_full_before_the_next_place() -> None:
    after = play(scenario(epic("gifted: barricade x2"), epic(), epic(barricades=6), epic()), "epic-phase")
    assert (after.each("barricades"), lost(after)) == ([0, 2, 6, 0], 2)


def test_r6_14_ruling_all_districts_starts_at_the_bosss_and_goes_clockwise() -> None:
    table = scenario(epic("all: barricade x2"), epic(barricades=3), epic(), epic(), boss={"district": 2})
    after = play(table, "epic-phase")
    assert (after.each("barricades"), lost(after)) == ([1, 3, 2, 2], 3)


def test_r6_15_clockwise_and_counterclockwise_mean_that_one_neighbour() -> None:
    after = play(scenario(epic("clockwise: enforcement x2"), *RING[1:]), "epic-phase")
    assert after.each("enforcement") == [0, 2, 0, 0]
    after = play(scenario(epic("counterclockwise: fortify"), *RING[1:]), "epic-phase")
    assert after.each("epic.research") == [2, 2, 2, 3]


def transforming(*faces: str, symbols: tuple[str, ...] = ("transform",)) -> Json:
    return scenario(epic(*symbols), pack={"dice": {"movement": [1], "ability": list(faces)}})


def test_r6_16_the_ability_die_is_rolled_and_its_face_happens_here() -> None:
    table = transforming("barricade", "enforcement")
    assert play(table, "epic-phase").question["kind"] == "ability-die"
    after = play(table, "epic-phase", answer("enforcement"))
    assert (after.each("enforcement"), after.each("barricades")) == ([1, 0, 0], [0, 0, 0])


@pytest.mark.parametrize("symbols", [("transform x2",), ("transform", "transform")])
def test_r6_16_once_for_each_symbol(symbols: tuple[str, ...]) -> None:
    table = transforming("barricade", "enforcement", symbols=symbols)
    assert play(table, "epic-phase", answer("barricade")).question["kind"] == "ability-die"
    after = play(table, "epic-phase", answer("barricade"), answer("enforcement"))
    assert (after["districts.0.barricades"], after["districts.0.enforcement"], after.phase) == (
        1,
        1,
        "reckoner",
    )


def test_r6_16_only_a_face_of_the_die_can_be_rolled() -> None:
    with pytest.raises(RefusedInput, match=r"steps\.1"):
        play(transforming("barricade", "enforcement"), "epic-phase", answer("population"))


def ildithia(*ring: Place) -> Json:
    """The Movement board is about to pass district 1."""
    return scenario(*ring, setup={"city": "ildithia"}, ildithia_gap=0)


def test_r6_17_copy_on_a_district_track_does_the_left_most_action_of_the_epic_here() -> None:
    after = play(ildithia(epic(), epic("barricade", printed=["copy", "-"], marker=0)), "epic-phase")
    assert after.each("barricades") == [0, 2, 0]


def test_r6_17_copy_on_a_district_track_without_an_epic_does_nothing() -> None:
    after = play(ildithia(epic("population x9"), no_epic(printed=["copy", "-"], marker=0)), "epic-phase")
    assert lost(after) == 9


def test_r6_17_gifted_copy_does_both_neighbours_left_most_actions_here() -> None:
    after = play(scenario(epic("gifted: copy"), epic("barricade"), epic("enforcement")), "epic-phase")
    assert (after.each("barricades"), after.each("enforcement")) == ([1, 1, 0], [1, 0, 1])


def test_r6_17_only_the_left_most_action_whatever_the_bracket() -> None:
    after = play(
        scenario(epic("gifted: copy"), epic("-", "population x5", "-", "-", bracket=1)), "epic-phase"
    )
    assert lost(after) == 0


def test_r6_17_no_epic_there_nothing() -> None:
    after = play(scenario(epic("gifted: copy"), no_epic(), epic("enforcement")), "epic-phase")
    assert after.each("enforcement") == [1, 0, 1]


def test_r6_17_ruling_clockwise_neighbour_first() -> None:
    table = scenario(epic("gifted: copy"), epic("population x2"), epic("enforcement"), population=2)
    after = play(table, "epic-phase")
    assert (after.outcome, after["districts.0.enforcement"]) == ("lost", 0)


def test_r6_17_ruling_a_copy_that_meets_a_copy_being_copied_is_skipped() -> None:
    """Two Copies side by side: each copies the other once, which brings the third district's action again."""
    table = scenario(epic("gifted: copy"), epic("gifted: copy"), epic("population"))
    assert lost(play(table, "epic-phase")) == 2 + 2 + 1


def test_r6_17_ruling_a_copy_that_meets_another_copy_is_carried_out() -> None:
    """Only one that is being copied already is skipped: each neighbour brings the other's Population too."""
    table = scenario(
        epic("gifted: copy"), epic("gifted: copy | population"), epic("gifted: copy | population x2")
    )
    told = play(table, "epic-phase").told
    lost_by_first = [
        one.instruction.change
        for one in told
        if isinstance(one.instruction, Population) and one.cause.source == ("epic", "epic-0")
    ]
    assert lost_by_first == [-2, -1, -1, -2]


def test_r6_18_a_copy_token_here_or_in_the_next_district_clockwise() -> None:
    here = scenario(tracks={"black": ["copy-token", "-", "-"]}, boss={"district": 1})
    assert play(here, "epic-phase").each("copy_tokens") == [0, 1, 0]
    after = play(scenario(epic(), epic(), epic("clockwise: copy-token")), "epic-phase")
    assert after.each("copy_tokens") == [1, 0, 0]


def test_r6_18_none_left_costs_population_for_each() -> None:
    table = scenario(epic("clockwise: copy-token x3"), epic(), epic(copy_tokens=7))
    after = play(table, "epic-phase")
    assert (after.each("copy_tokens"), lost(after)) == ([0, 1, 7], 2)


def test_r6_18_the_token_is_removed_by_a_reckoner_here() -> None:
    after = play(scenario(epic(copy_tokens=2)), command("remove", piece="copy-token", district=0))
    assert (after["districts.0.copy_tokens"], after.warned) == (1, [])


def test_r6_14_each_place_is_done_once_also_when_it_asks() -> None:
    table = scenario(
        epic("gifted: transform"), pack={"dice": {"movement": [1], "ability": ["money", "base"]}}
    )
    first = play(table, "epic-phase")
    assert (first.question["kind"], first.question["district"]) == ("ability-die", 1)
    second = play(table, "epic-phase", answer("money"))
    assert second.question["district"] == 2
    third = play(table, "epic-phase", answer("money"), answer("base"))
    assert (third.question, third["money"], third["base_marker"]) == ({}, 3, 1)


@pytest.mark.parametrize("action", ["gifted: copy", "gifted: power-up"])
def test_r6_17_r6_8_of_a_track_nobody_has_told_the_length_is_asked(action: str) -> None:
    table = scenario(epic(action), epic(), epic())
    del table["pack"]["epics"][1]["track"]
    asked = play(table, "epic-phase").question
    assert (asked["path"], asked["expects"]) == ("epics.epic-1.track", "length")


def test_r6_12_research_that_counts_is_asked_for_before_it_is_held() -> None:
    table = scenario(epic("population per research", "-"), epic())
    del table["pack"]["epics"][0]["research"]
    table["board"]["districts"][0]["epic"]["research"] = None
    assert play(table, "epic-phase").question["path"] == "epics.epic-0.research"
    assert lost(play(table, "epic-phase", answer(4))) == 4


def test_r6_16_a_roll_that_leads_to_another_goes_five_deep_at_the_most() -> None:
    """The face copies the left-most action of the Epic here, which is the roll."""
    table = scenario(epic("transform"), pack={"dice": {"movement": [1], "ability": ["copy", "money"]}})
    rolls = [answer("copy")] * 5
    assert play(table, "epic-phase", *rolls[:4]).question["kind"] == "ability-die"
    assert play(table, "epic-phase", *rolls).question == {}
