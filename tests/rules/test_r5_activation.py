"""R5: activating an Epic."""

import pytest

from companion.rules.copying import MOST_TRANSFORMS
from companion.rules.instructions import CopyTokens, Transform
from tests.tables import Json, answer, command, epic, lost, no_epic, play, reckoner, scenario


def owners(*equipment: str, district: int = 0) -> list[Json]:
    """The first Reckoner has this Equipment, the second stands elsewhere and has none."""
    return [reckoner("David", district, equipment=equipment), reckoner("Tia", 2)]


def test_r5_1_the_actions_left_of_the_bracket_in_the_epics_district() -> None:
    after = play(
        scenario(epic(), epic("enforcement", "barricade", "population", "-", bracket=2)), "epic-phase"
    )
    assert after.each("enforcement") == [0, 1, 0]
    assert after.each("barricades") == [0, 1, 0]
    assert lost(after) == 0


def test_r5_1_left_to_right() -> None:
    after = play(scenario(epic("enforcement", "population", "barricade"), population=1), "epic-phase")
    assert (after.outcome, after["districts.0.enforcement"], after["districts.0.barricades"]) == (
        "lost",
        1,
        0,
    )


def test_r5_1_ruling_an_epic_that_powers_up_itself_does_not_act_further_this_round() -> None:
    table = scenario(epic("power-up", "population", "population", "-", "-", "-", bracket=1))
    after = play(table, "epic-phase")
    assert (lost(after), after["districts.0.epic.bracket"]) == (0, 3)
    assert lost(play(table, "epic-phase", "epic-phase")) == 2


def test_r5_2_tokens_repeat_the_first_actions_whatever_the_bracket_shows() -> None:
    track = ("enforcement", "barricade", "population", "-", "-", "-", "-")
    after = play(scenario(epic(*track, bracket=1, copy_tokens=2)), "epic-phase")
    assert (after["districts.0.enforcement"], after["districts.0.barricades"], lost(after)) == (2, 1, 0)


def test_r5_2_more_tokens_than_actions_repeat_the_last_action_for_the_rest() -> None:
    after = play(scenario(epic("-", "-", "population", bracket=1, copy_tokens=5)), "epic-phase")
    assert lost(after) == 3


def test_r5_2_the_tokens_stay() -> None:
    assert play(scenario(epic("-", copy_tokens=4)), "epic-phase")["districts.0.copy_tokens"] == 4


@pytest.mark.parametrize("ruling", ["after", "before"])
def test_r5_2_tokens_where_no_epic_is_are_not_spoken_of(ruling: str) -> None:
    table = scenario(no_epic(copy_tokens=2), epic(), setup={"rulings": {"copy-tokens": ruling}})
    after = play(table, "epic-phase")
    assert (after.told_of(CopyTokens), after["districts.0.copy_tokens"]) == ([], 2)
    spoken = play(scenario(epic("-", copy_tokens=2), setup=table["setup"]), "epic-phase")
    assert [one.count for one in spoken.told_of(CopyTokens)] == [2]


def test_r5_2_tokens_of_another_district_do_nothing_here() -> None:
    assert lost(play(scenario(epic("population"), epic(copy_tokens=3)), "epic-phase")) == 1


def test_r5_2_ruling_after_the_epics_own_actions() -> None:
    """The Population that is copied is the one that ends the game."""
    table = scenario(epic("population", "enforcement", copy_tokens=1), population=2)
    after = play(table, "epic-phase")
    assert (after.outcome, after["districts.0.enforcement"]) == ("lost", 1)


def test_r5_2_ruling_before_the_bracket_moves() -> None:
    track = ("-", "enforcement", "-", "-", "-", "-")
    assert (
        play(scenario(epic(*track, bracket=1, copy_tokens=2)), "epic-phase")["districts.0.epic.bracket"] == 3
    )


def test_r5_2_ruling_a_token_just_put_here_counts_and_one_put_by_a_copied_action_does_not() -> None:
    assert play(scenario(epic("copy-token")), "epic-phase")["districts.0.copy_tokens"] == 2


def test_r5_2_by_the_other_ruling_tokens_come_before_the_epics_own_actions() -> None:
    """The second action, copied first, is the one that ends the game."""
    ruled = {"rulings": {"copy-tokens": "before"}}
    table = scenario(epic("-", "population x3", copy_tokens=2), population=3, setup=ruled)
    after = play(table, "epic-phase")
    assert after.outcome == "lost"
    assert "CopyTokens" in after.kinds
    table = scenario(epic("copy-token", "population", copy_tokens=1), setup=ruled)
    after = play(table, "epic-phase")
    assert (after["districts.0.copy_tokens"], lost(after)) == (3, 1)  # the new ones come too late


def test_r5_2_by_the_other_ruling_what_is_copied_does_not_lengthen_the_epics_own_actions() -> None:
    """R5.1: they were fixed when the activation started."""
    ruled = {"rulings": {"copy-tokens": "before"}}
    track = ("power-up", "population x9", "-", "-", "-")
    after = play(scenario(epic(*track, bracket=1, copy_tokens=1), setup=ruled), "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (4, 0)


def test_r5_3_the_bracket_moves_by_one_and_the_enforcement_now_here() -> None:
    assert play(scenario(epic("-")), "epic-phase")["districts.0.epic.bracket"] == 2
    assert play(scenario(epic("-", enforcement=2)), "epic-phase")["districts.0.epic.bracket"] == 4
    assert play(scenario(epic("enforcement", enforcement=2)), "epic-phase")["districts.0.epic.bracket"] == 5


def test_r5_3_only_the_enforcement_of_its_own_district_counts() -> None:
    assert play(scenario(epic("-"), epic(enforcement=5)), "epic-phase")["districts.0.epic.bracket"] == 2


def test_r5_3_bracket_stops_and_last_action_repeats() -> None:
    after = play(scenario(epic("-", "-", "population", bracket=1, enforcement=3)), "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (2, 3)


def test_r5_3_the_last_action_does_not_happen_when_the_bracket_just_reaches_its_limit() -> None:
    after = play(scenario(epic("-", "-", "population", bracket=1)), "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (2, 0)


def test_r5_3_enforcement_from_the_last_action_does_not_lengthen_the_move() -> None:
    after = play(scenario(epic("-", "enforcement", bracket=1, enforcement=1)), "epic-phase")
    assert after["districts.0.enforcement"] == 3


def test_r5_4_per_actions_count_what_comes_after_them() -> None:
    after = play(scenario(epic("population per enforcement", "enforcement x2")), "epic-phase")
    assert lost(after) == 2


def test_r5_4_attacks_are_held_to_the_very_end_after_the_bracket() -> None:
    after = play(scenario(epic("population per enforcement", "enforcement", bracket=1)), "epic-phase")
    assert (after["districts.0.enforcement"], lost(after)) == (1, 1)


def test_r5_4_pieces_are_placed_before_the_bracket_moves() -> None:
    after = play(scenario(epic("enforcement per barricade", "barricade x2")), "epic-phase")
    assert (after["districts.0.enforcement"], after["districts.0.epic.bracket"]) == (2, 2 + 1 + 2)


def test_r5_4_by_the_other_ruling_per_research_counts_at_once() -> None:
    table = scenario(
        epic("population per research", "fortify", research=2), setup={"rulings": {"per-research": "at-once"}}
    )
    assert lost(play(table, "epic-phase")) == 2
    assert lost(play(scenario(epic("population per research", "fortify", research=2)), "epic-phase")) == 3


def test_r5_4_pieces_are_placed_after_the_copy_tokens() -> None:
    """Copied, the action is held once more; both count the barricade that the second token brings."""
    track = ("enforcement per barricade", "barricade", "-", "-", "-", "-", "-")
    after = play(scenario(epic(*track, bracket=1, copy_tokens=2)), "epic-phase")
    assert (after["districts.0.barricades"], after["districts.0.enforcement"]) == (1, 2)


@pytest.mark.parametrize(
    ("first", "second", "enforcement"),
    [
        ("barricade per enforcement", "enforcement per barricade", 2),
        ("enforcement per barricade", "barricade per enforcement", 1),
    ],
)
def test_r5_4_pieces_in_the_order_they_were_met_in(first: str, second: str, enforcement: int) -> None:
    after = play(scenario(epic(first, second, enforcement=1)), "epic-phase")
    assert (after["districts.0.enforcement"], after["districts.0.barricades"]) == (enforcement, 1)


@pytest.mark.parametrize(
    ("first", "second", "money"),
    [
        ("money per enforcement", "steal per enforcement", 1),
        ("steal per enforcement", "money per enforcement", 0),
    ],
)
def test_r5_4_attacks_in_the_order_they_were_met_in(first: str, second: str, money: int) -> None:
    after = play(
        scenario(epic(first, second, enforcement=1), reckoners=owners("Rope"), money=0), "epic-phase"
    )
    assert (after["money"], lost(after), after.reckoners("equipment")) == (money, 1, [[], []])


def test_r5_4_what_the_epic_copies_is_held() -> None:
    after = play(
        scenario(epic("gifted: copy", "enforcement"), epic("population per enforcement")), "epic-phase"
    )
    assert lost(after) == 1


def test_r5_4_what_the_epic_transforms_into_is_held() -> None:
    dice = {"movement": [1], "ability": ["population per enforcement"]}
    assert lost(play(scenario(epic("transform", "enforcement"), pack={"dice": dice}), "epic-phase")) == 1


def test_r5_4_all_pieces_are_placed_before_the_bracket_moves() -> None:
    track = ("barricade per enforcement", "enforcement per barricade", "barricade per barricade")
    after = play(scenario(epic(*track, enforcement=1)), "epic-phase")
    assert (after["districts.0.enforcement"], after["districts.0.barricades"]) == (2, 2)
    assert after["districts.0.epic.bracket"] == 3 + 1 + 2


def test_r5_4_also_those_met_after_an_attack() -> None:
    track = ("population per enforcement", "enforcement per barricade", "enforcement per barricade")
    after = play(scenario(epic(*track, barricades=1)), "epic-phase")
    assert (lost(after), after["districts.0.epic.bracket"]) == (2, 3 + 1 + 2)


def test_r5_4_also_those_after_one_that_asks() -> None:
    dice = {"movement": [1], "ability": ["-", "population"]}
    place = epic("transform per barricade", "enforcement per barricade", barricades=1)
    table = scenario(place, pack={"dice": dice})
    after = play(table, "epic-phase", answer("-"))
    assert after["districts.0.epic.bracket"] == 2 + 1 + 1


def held_copies(copied: str) -> Json:
    """The first Epic copies both neighbours: one more copy, which is held, and `copied`."""
    ring = (epic("gifted: copy", barricades=2), epic("gifted: copy per barricade"), epic(copied))
    return scenario(*ring, boss={"district": 0}, pack={"dice": {"movement": [3]}})


def test_r6_17_a_copy_that_was_held_still_skips_the_copy_under_way() -> None:
    """One by the Epic itself, one copied at once, two by the copy that was held; every round anew."""
    assert lost(play(held_copies("population"), "epic-phase")) == 4
    assert lost(play(held_copies("population"), "epic-phase", "epic-phase")) == 8


def test_r6_17_also_when_it_asks_in_between() -> None:
    """The first Epic one at once and two held; the second its own; the third, which copies anew, two."""
    team = [reckoner(name, at, plans=9) for at, name in enumerate(("David", "Tia", "Prof"))]
    ring = (
        epic("gifted: copy", barricades=2),
        epic("plan"),
        epic("gifted: copy", barricades=1),
        epic("gifted: copy per barricade"),
    )
    gives = [answer("Tia")] * 6
    after = play(scenario(*ring, reckoners=team, boss={"district": 0}), "epic-phase", *gives)
    assert (after.question, after.phase, after.reckoners("plans")) == ({}, "reckoner", [9, 3, 9])


def test_r6_21_a_last_action_that_was_held_does_not_set_itself_off() -> None:
    track = ("-", "population | power-up per barricade")
    table = scenario(epic(*track, bracket=1, enforcement=1, barricades=1))
    assert lost(play(table, "epic-phase")) == 2
    assert lost(play(table, "epic-phase", "epic-phase")) == 4


def test_r6_16_a_roll_that_was_held_counts_with_those_it_came_from() -> None:
    dice = {"movement": [3], "ability": ["gifted: copy"]}
    ring = (epic("transform", barricades=1), epic("transform per barricade"), no_epic())
    table = scenario(*ring, boss={"district": 0}, pack={"dice": dice})
    assert len(play(table, "epic-phase").told_of(Transform)) == MOST_TRANSFORMS
    assert len(play(table, "epic-phase", "epic-phase").told_of(Transform)) == 2 * MOST_TRANSFORMS


def test_r5_4_another_epics_last_action_counts_at_once() -> None:
    """District 1 has acted and its bracket is at the limit: it counts the two, not the third that follows."""
    sets_off = epic("gifted: enforcement x2", "gifted: power-up", "gifted: enforcement")
    other = epic("-", "-", "population per enforcement", bracket=1)
    after = play(scenario(sets_off, other, boss={"district": 1}), "epic-phase")
    assert (after["districts.1.enforcement"], lost(after)) == (3, 2)


def test_r5_4_a_boss_counts_at_once() -> None:
    tracks = {"yellow": ["population per enforcement", "enforcement", "-"]}
    assert lost(play(scenario(epic(enforcement=1), tracks=tracks), "epic-phase")) == 1


def test_r5_4_a_newcago_card_counts_at_once() -> None:
    place = epic(printed=["population per enforcement", "enforcement"], enforcement=1)
    assert lost(play(scenario(epic(), place, setup={"newcago_cards": True}), "epic-phase")) == 1


def test_r5_4_a_district_track_counts_at_once() -> None:
    place = epic(printed=["population per enforcement", "enforcement"], enforcement=1, marker=0)
    assert lost(play(scenario(epic(), place, setup={"city": "ildithia"}, ildithia_gap=0), "epic-phase")) == 1


def test_r5_5_blackmail_skips_the_left_most_action() -> None:
    table = scenario(epic("population", "population x2"), reckoners=owners("Blackmail"))
    after = play(table, "epic-phase")
    assert (lost(after), after["districts.0.epic.bracket"]) == (2, 3)


def test_r5_5_blackmail_works_in_its_owners_district_only() -> None:
    table = scenario(epic("population"), epic("population x2"), reckoners=owners("Blackmail", district=1))
    assert lost(play(table, "epic-phase")) == 1


def test_r5_5_tokens_still_use_the_left_most_action() -> None:
    table = scenario(epic("population", copy_tokens=1), reckoners=owners("Blackmail"))
    assert lost(play(table, "epic-phase")) == 1


def test_r5_5_copying_still_uses_the_left_most_action() -> None:
    table = scenario(epic("population x3"), epic("gifted: copy"), reckoners=owners("Blackmail"))
    assert lost(play(table, "epic-phase")) == 3


def test_r5_5_blackmail_does_not_hinder_the_boss() -> None:
    table = scenario(tracks={"yellow": ["population", "-", "-"]}, reckoners=owners("Blackmail"))
    assert lost(play(table, "epic-phase")) == 1


def test_r5_5_ruling_two_blackmails_skip_one_action() -> None:
    both = [reckoner("David", 0, equipment=["Blackmail"]), reckoner("Tia", 0, equipment=["Blackmail"])]
    assert lost(play(scenario(epic("population", "population x2"), reckoners=both), "epic-phase")) == 2


@pytest.mark.parametrize(("enforcement", "bracket"), [(0, 1), (1, 2), (3, 4)])
def test_r5_5_sabotage_moves_the_bracket_one_space_less(enforcement: int, bracket: int) -> None:
    table = scenario(epic("-", enforcement=enforcement), reckoners=owners("Sabotage"))
    assert play(table, "epic-phase").each("epic.bracket") == [bracket, 2, 2]


def test_r5_5_sabotage_spares_one_last_action() -> None:
    table = scenario(epic("-", "population", bracket=1, enforcement=1), reckoners=owners("Sabotage"))
    assert lost(play(table, "epic-phase")) == 1


@pytest.mark.parametrize(("equipment", "bracket", "cost"), [("Blackmail", 2, 0), ("Sabotage", 1, 1)])
def test_r5_5_both_count_from_the_moment_they_are_bought(equipment: str, bracket: int, cost: int) -> None:
    table = scenario(epic("population"))
    after = play(table, command("buy", equipment=equipment, reckoner="David", price=0), "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (bracket, cost)


def test_r5_5_both_work_in_one_district() -> None:
    table = scenario(epic("population"), reckoners=owners("Blackmail", "Sabotage"))
    after = play(table, "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (1, 0)


def test_r5_6_a_persistent_effect_holds_as_long_as_its_symbol_is_left_of_the_bracket() -> None:
    table = scenario(epic("-", "pull", "-", "-", bracket=2))
    move = command("move", reckoner="David", district=1)
    assert play(table, move).warned == ["R6.6"]
    assert play(table, command("contain", district=0), move).warned == []


def test_r5_7_an_epic_that_has_acted_is_not_activated_again() -> None:
    gives = epic("counterclockwise: copy-token", "counterclockwise: enforcement x3")
    after = play(scenario(epic("population"), gives), "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (2, 1)


def test_r5_7_districts_still_to_be_activated_feel_what_others_add() -> None:
    gives = epic("clockwise: copy-token", "clockwise: enforcement x3")
    after = play(scenario(gives, epic("population")), "epic-phase")
    assert (after["districts.1.epic.bracket"], lost(after)) == (5, 2)


def test_r5_1_an_epic_that_a_correction_takes_off_the_board_acts_no_further() -> None:
    """It waits for a choice in the middle of its actions; the players see that the card has long left."""
    table = scenario(
        epic("population per enforcement", "plan", "population x5", enforcement=3),
        reckoners=[reckoner("Tia", 0, plans=1), reckoner("Prof", 0, plans=1)],
    )
    gone = command("set", path="districts.0.epic", value=None)
    after = play(table, "epic-phase", gone, answer("Tia"))
    assert (lost(after), after.phase) == (0, "reckoner")


def test_r5_5_of_two_blackmails_one_token_disables_only_one() -> None:
    team = [reckoner("David", 0, equipment=["Blackmail", "Blackmail"], effects=["equipment"])]
    after = play(scenario(epic("population"), reckoners=[*team, reckoner("Tia", 2)]), "epic-phase")
    assert (after.question, lost(after)) == ({}, 0)
