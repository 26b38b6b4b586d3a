"""R8: the cities."""

from typing import Any

import pytest

from companion.rules.instructions import Dawnslight, Weaken
from companion.rules.instructions import Place as PlaceTold
from tests.tables import Json, Place, answer, card, command, epic, lost, no_epic, play, reckoner, scenario

BABILAR = {"city": "babilar"}
CARDS = {"newcago_cards": True}
TRACK = ["population", "population x2", "population x4"]


def ildithia(*ring: Place, gaps: int = 1, start: int = 1, gap: int = 0, **rest: Any) -> Json:
    pack = {"ildithia": {"gaps": dict.fromkeys("23456", gaps), "marker_start": dict.fromkeys("23456", start)}}
    return scenario(*ring, setup={"city": "ildithia"}, pack=pack, ildithia_gap=gap, **rest)


@pytest.mark.parametrize(("marker", "cost"), [(0, 7), (1, 6), (2, 4), (3, 0)])
def test_r8_1_a_district_that_is_passed_acts_next_to_and_below_its_marker(marker: int, cost: int) -> None:
    after = play(ildithia(epic(), epic(printed=TRACK, marker=marker)), "epic-phase")
    assert lost(after) == cost


def test_r8_1_top_to_bottom() -> None:
    place = epic(printed=["enforcement", "population", "barricade"], marker=0)
    after = play(ildithia(epic(), place, population=1), "epic-phase")
    assert (after["districts.1.enforcement"], after["districts.1.barricades"]) == (1, 0)


def test_r8_1_here_is_the_district_that_is_passed() -> None:
    after = play(ildithia(epic(), epic(printed=["enforcement", "-"], marker=0)), "epic-phase")
    assert after.each("enforcement") == [0, 1, 0]


def test_r8_1_then_its_marker_goes_back_to_its_start() -> None:
    after = play(
        ildithia(epic(), epic(printed=TRACK, marker=3), epic(printed=TRACK, marker=2), start=1), "epic-phase"
    )
    assert after.each("marker")[1:] == [1, 2]


def test_r8_1_markers_start_as_the_content_says() -> None:
    assert play(ildithia(epic(printed=TRACK), start=2)).each("marker")[0] == 2


@pytest.mark.parametrize(
    ("gaps", "gap", "passed"), [(1, 0, [1]), (2, 0, [1, 2]), (2, 1, [2, 0]), (3, 1, [2, 0, 1])]
)
def test_r8_1_the_movement_board_moves_clockwise_by_the_gaps_printed_on_it(
    gaps: int, gap: int, passed: list[int]
) -> None:
    ring = [epic(printed=["enforcement", "-"], marker=0) for _ in range(3)]
    after = play(ildithia(*ring, gaps=gaps, gap=gap), "epic-phase")
    assert [told.district for told in after.told_of(PlaceTold)] == passed
    assert after["ildithia_gap"] == passed[-1]


def test_r8_1_the_gaps_are_content() -> None:
    table = ildithia(epic())
    table["pack"]["ildithia"] = {"marker_start": {"2": 1}}
    after = play(table, "epic-phase")
    assert (after.question["kind"], after.question["path"]) == ("content", "ildithia.gaps.2")


def test_r8_1_the_bottom_spot_does_not_act_when_it_is_passed() -> None:
    after = play(ildithia(epic(), epic(printed=TRACK, marker=3)), "epic-phase")
    assert (after["boss.research"], lost(after)) == (20, 0)


def test_r8_1_copy_does_nothing_where_the_epic_was_defeated() -> None:
    place = epic("population x5", printed=["copy", "-"], marker=0, health=1)
    table = ildithia(place, gap=2, epics=[card("newcomer"), card("other")])
    assert lost(play(table, "epic-phase")) == 5 + 5
    waiting = play(table, command("attack", district=0), "epic-phase")
    assert (waiting.question["kind"], waiting.each("marker")[0], lost(waiting)) == ("new-epic", 1, 0)


def test_r8_1_protecting_lowers_the_marker_of_the_district() -> None:
    after = play(ildithia(epic(printed=TRACK, marker=0)), command("protect", district=0))
    assert (after.each("marker")[0], after["boss.research"], after.warned) == (1, 20, [])


def test_r8_1_on_reaching_the_bottom_spot_two_research_on_the_boss_at_once() -> None:
    after = play(ildithia(epic(printed=TRACK, marker=1)), command("protect", district=0, count=2))
    assert (after.each("marker")[0], after["boss.research"]) == (3, 18)


def test_r8_1_at_the_bottom_no_effect() -> None:
    after = play(ildithia(epic(printed=TRACK, marker=3)), command("protect", district=0, count=2))
    assert (after.each("marker")[0], after["boss.research"]) == (3, 20)


def test_r8_1_only_the_district_of_a_reckoner_is_protected() -> None:
    after = play(ildithia(epic(), epic(), epic(printed=TRACK, marker=0)), command("protect", district=2))
    assert after.warned == ["R8.1"]


def babilar(*ring: Place, **rest: Any) -> Json:
    return scenario(*ring, setup=BABILAR, **rest)


def research(district: int, count: int = 1, **more: str) -> Json:
    return command("research", district=district, target="boss", count=count, **more)


def test_r8_2_each_district_has_its_own_research_down_to_zero() -> None:
    after = play(babilar(), research(1, 3))
    assert after.each("marker") == [8, 5, 8]
    assert (after["boss.research"], after["boss.health"]) == (0, 15)


def test_r8_2_a_marker_that_moves_onto_or_past_a_symbol_makes_it_happen_here() -> None:
    place = epic(printed={"7": "enforcement", "6": "-", "5": "barricade", "4": "population"})
    after = play(babilar(epic(), place), research(1, 3))
    assert (after.each("enforcement"), after.each("barricades"), lost(after)) == ([0, 1, 0], [0, 1, 0], 0)


def test_r8_2_before_it_moves_on() -> None:
    place = epic(printed={"7": "population x2", "6": "barricade"})
    after = play(babilar(place, population=2), research(0, 3))
    assert (after.outcome, after["districts.0.marker"], after["districts.0.barricades"]) == ("lost", 7, 0)


def test_r8_2_before_it_moves_on_also_when_an_answer_is_waited_for() -> None:
    table = babilar(epic(printed={"7": "base", "6": "enforcement"}), base_marker=4)
    waiting = play(table, research(0, 2))
    assert (waiting.question["kind"], waiting["districts.0.marker"], waiting["districts.0.enforcement"]) == (
        "choose-reckoner",
        7,
        0,
    )
    after = play(table, research(0, 2), answer("Prof"))
    assert (after["districts.0.marker"], after["districts.0.enforcement"]) == (6, 1)


def test_r8_2_the_symbol_on_the_starting_spot_is_ignored() -> None:
    after = play(babilar(epic(printed={"8": "population x5"})), research(0))
    assert lost(after) == 0


def test_r8_2_the_boss_can_be_attacked_only_when_every_district_is_at_zero() -> None:
    attack = command("attack", district=0, target="boss", count=2)
    hidden = play(babilar(epic(marker=0), epic(marker=1), epic(marker=0)), attack)
    assert hidden.warned == ["R8.2"]
    assert hidden["boss.health"] == 15
    assert "Attack" not in hidden.kinds
    found = play(babilar(epic(marker=0), epic(marker=0), epic(marker=0)), attack)
    assert (found.warned, found["boss.health"]) == ([], 13)


def test_r8_2_boss_research_from_an_epic_counts_in_that_epics_district() -> None:
    place = epic(health=1, rewards={"research": 2}, printed={"6": "enforcement"})
    after = play(babilar(epic(), place), command("attack", district=1))
    assert (after.each("marker"), after.each("enforcement")) == ([8, 6, 8], [0, 1, 0])


def test_r8_2_at_zero_more_research_is_lost_and_other_rewards_are_not() -> None:
    place = epic(health=1, rewards={"research": 2, "money": 3}, marker=1)
    after = play(babilar(epic(), place), command("attack", district=1))
    assert (after.each("marker"), after["money"]) == ([8, 0, 8], 7)


def test_r8_2_dawnslight_aid_goes_to_a_reckoner_here() -> None:
    after = play(babilar(epic(), epic(printed={"7": "dawnslight"})), research(1))
    assert [told.reckoner for told in after.told_of(Dawnslight)] == ["Prof"]
    assert after.reckoners("dawnslight") == [0, 1]


def test_r8_2_dawnslight_aid_goes_to_the_researcher_if_none_is_here() -> None:
    table = babilar(epic(), epic(), epic(printed={"7": "dawnslight"}))
    after = play(table, research(2, reckoner="Prof"))
    assert [told.reckoner for told in after.told_of(Dawnslight)] == ["Prof"]


def test_r8_2_nobody_is_here_and_who_did_the_research_is_asked() -> None:
    table = babilar(epic(), epic(), epic(printed={"7": "dawnslight"}))
    asked = play(table, research(2))
    assert (asked.question["reason"], asked.question["options"]) == ("dawnslight", ["David", "Prof"])
    assert play(table, research(2), answer("David")).reckoners("dawnslight") == [1, 0]


def test_r8_2_of_several_here_one_takes_the_dawnslight_card() -> None:
    team = [reckoner("David", 0), reckoner("Prof", 1), reckoner("Megan", 1)]
    table = babilar(epic(), epic(printed={"7": "dawnslight"}), reckoners=team)
    assert play(table, research(1)).question["options"] == ["Prof", "Megan"]


def test_r8_2_a_dawnslight_card_is_used_once() -> None:
    table = babilar(reckoners=[{**reckoner("David", 0), "dawnslight": 1}, reckoner("Prof", 1)])
    use = command("dawnslight", reckoner="David")
    once = play(table, use)
    assert (once["population"], once.reckoners("dawnslight"), once.warned) == (43, [0, 0], [])
    twice = play(table, use, use)
    assert (twice["population"], twice.warned) == (46, ["R8.2"])


def test_r8_2_one_kind_of_dawnslight_card_gives_three_population() -> None:
    assert play(babilar(population=20), "dawnslight")["population"] == 23


def newcago(*ring: Place, **rest: Any) -> Json:
    return scenario(*ring, setup=CARDS, **rest)


def test_r8_3_each_card_acts_once_here_and_once_more_in_the_bosss_district() -> None:
    ring = [epic(printed=["enforcement", "barricade"]) for _ in range(3)]
    after = play(newcago(*ring, boss={"district": 1}), "epic-phase")
    assert (after.each("enforcement"), after.each("barricades")) == ([1, 2, 1], [1, 2, 1])


def test_r8_3_ruling_from_the_bosss_district_clockwise() -> None:
    ring = [epic(printed=["barricade"]) for _ in range(3)]
    after = play(newcago(*ring, boss={"district": 1}), "epic-phase")
    assert list(dict.fromkeys(told.district for told in after.told_of(PlaceTold))) == [1, 2, 0]


def test_r8_3_without_the_module_the_cards_do_nothing() -> None:
    after = play(scenario(epic(printed=["population x5"])), "epic-phase")
    assert lost(after) == 0


def hit(*team: tuple[str, int], printed: list[str], district: int = 1) -> Json:
    """The card lies in this district; the boss stands in another."""
    ring = [epic() for _ in range(len(team) + 1)]
    ring[district] = epic(printed=printed)
    return newcago(*ring, reckoners=[reckoner(name, where) for name, where in team], boss={"district": 0})


def test_r8_3_an_effect_hits_the_next_reckoner_clockwise_starting_with_those_here() -> None:
    here = hit(("David", 1), ("Tia", 2), printed=["attack die"])
    assert play(here, "epic-phase").reckoners("effects") == [["die"], []]
    further = hit(("David", 0), ("Tia", 2), printed=["attack die"])
    assert play(further, "epic-phase").reckoners("effects") == [[], ["die"]]
    round_the_ring = hit(("David", 0), ("Tia", 0), ("Prof", 1), printed=["attack die"], district=2)
    assert play(round_the_ring, "epic-phase").question["options"] == ["David", "Tia"]


def test_r8_3_several_in_one_district_the_players_choose() -> None:
    table = hit(("David", 1), ("Tia", 1), printed=["attack die"])
    waiting = play(table, "epic-phase")
    assert (waiting.question["kind"], waiting.question["reason"]) == ("choose-reckoner", "effect")
    assert play(table, "epic-phase", answer("Tia")).reckoners("effects") == [[], ["die"]]


def test_r8_3_the_repeat_in_the_bosss_district_skips_those_already_hit() -> None:
    team = [reckoner("David", 0), reckoner("Tia", 2), reckoner("Prof", 3)]
    table = newcago(epic(printed=["attack die"]), reckoners=team)
    assert play(table, "epic-phase").reckoners("effects") == [["die"], ["die"], []]


def test_r8_3_another_symbol_begins_again() -> None:
    table = hit(("David", 1), ("Tia", 2), printed=["attack die", "attack move"])
    assert play(table, "epic-phase").reckoners("effects") == [["die", "move"], []]


def test_r8_3_another_card_begins_again() -> None:
    ring = [epic(), epic(printed=["attack die"]), epic(printed=["attack move"])]
    team = [reckoner("David", 2), reckoner("Tia", 0)]
    table = newcago(*ring, reckoners=team, boss={"district": 0})
    assert play(table, "epic-phase").reckoners("effects") == [["die", "move"], []]


def test_r8_3_all_hit_nothing() -> None:
    table = hit(("David", 1), ("Tia", 2), printed=["attack die x5"])
    after = play(table, "epic-phase")
    assert (after.reckoners("effects"), lost(after)) == ([["die"], ["die"]], 0)


def test_r8_3_a_card_of_a_district_without_an_epic_acts_too() -> None:
    after = play(newcago(epic(), no_epic(printed=["enforcement"])), "epic-phase")
    assert after.each("enforcement") == [0, 1, 0]


def test_r8_1_where_the_marker_starts_is_asked_before_it_is_lowered() -> None:
    printed = ["population", "population", "population"]
    table = scenario(epic(printed=printed), setup={"city": "ildithia"}, pack={"ildithia": {"gaps": {"2": 1}}})
    asked = play(table, command("protect", district=0))
    assert asked.question["path"] == "ildithia.marker_start.2"
    assert play(table, command("protect", district=0), answer(1))["districts.0.marker"] == 2


def test_r8_1_a_symbol_of_a_district_track_is_asked_for_by_its_place() -> None:
    table = scenario(epic(printed=["-", "-", "?"]), setup={"city": "ildithia"}, boss={"district": 2})
    after = play(table, "epic-phase")
    assert after.question["path"] == "districts.docks.track.3"
    assert lost(play(table, "epic-phase", answer("population x2"))) == 2


def test_r6_20_all_reckoners_suffer_what_a_card_says_of_all() -> None:
    table = scenario(epic(printed=["all: attack move"]), setup={"newcago_cards": True}, boss={"district": 1})
    assert play(table, "epic-phase").reckoners("effects") == [["move"], ["move"]]


def test_r2_2_ildithias_boss_health_is_asked_for_before_anything_is_said() -> None:
    table = scenario(setup={"city": "ildithia"}, boss={"research": 1})
    research = command("research", district=0, target="boss")
    asked = play(table, research)
    assert (asked.question["expects"], asked["boss.health"], asked.told_of(Weaken)) == ("number", None, [])
    after = play(table, research, answer(17))
    assert (after["boss.health"], [one.health for one in after.told_of(Weaken)]) == (17, [17])


def test_r8_2_only_babilars_districts_hide_the_boss() -> None:
    boss = {"research": 0, "health": 9}
    table = scenario(epic(marker=2), setup={"city": "ildithia"}, boss=boss)
    after = play(table, command("attack", district=0, count=2, target="boss"))
    assert (after["boss.health"], after.warned) == (7, [])
