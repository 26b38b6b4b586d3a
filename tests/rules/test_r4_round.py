"""R4: the round."""

from typing import Any

import pytest

from companion.rules.errors import RefusedInput
from companion.rules.instructions import Activate, AddEpic, NewRound, Nothing, ShuffleEpics, Step
from tests.tables import answer, card, command, epic, lost, no_epic, play, reckoner, scenario

ATTACK = command("attack", district=0, count=1)
REWARDING = epic(health=1, rewards={"money": 2, "research": 3})


def test_r4_1_in_the_base_game_rewards_wait_for_their_step() -> None:
    table = scenario(REWARDING)
    waiting = play(table, ATTACK)
    assert (waiting["money"], waiting["boss.research"]) == (4, 20)
    received = play(table, ATTACK, "rewards")
    assert (received["money"], received["boss.research"]) == (6, 17)


def test_r4_1_rewards_come_before_equipment_is_purchased() -> None:
    after = play(scenario(REWARDING, money=1), ATTACK, command("buy", equipment="Lamp", reckoner="David"))
    assert after["money"] == 0
    assert after.warned == []


@pytest.mark.parametrize(("bought", "price"), [({"die": "David"}, 2), ({"market": True}, 1)])
def test_r4_1_rewards_come_before_a_die_or_a_market_is_bought(bought: dict[str, Any], price: int) -> None:
    table = scenario(REWARDING, money=0, lost_dice=["David"])
    after = play(table, ATTACK, command("buy", **bought))
    assert (after["money"], after.warned) == (2 - price, [])


def test_r4_1_rewards_come_before_the_epic_phase() -> None:
    after = play(
        scenario(REWARDING, epics=[card("newcomer", "money x2")], money=0),
        ATTACK,
        "epic-phase",
    )
    assert (after["money"], lost(after)) == (0, 0)


def test_r4_1_rewards_are_received_once() -> None:
    after = play(scenario(REWARDING), ATTACK, "rewards", "rewards")
    assert (after["money"], after["boss.research"]) == (6, 17)


@pytest.mark.parametrize(
    "module",
    [
        {"epics": "steelslayer"},
        {"boss": "regalia"},
        {"boss": "limelight"},
        {"city": "ildithia"},
        {"newcago_cards": True},
    ],
)
def test_r4_1_with_any_steelslayer_module_rewards_come_at_once(module: dict[str, Any]) -> None:
    after = play(scenario(REWARDING, setup=module), ATTACK)
    assert (after["money"], after["boss.research"]) == (6, 17)


@pytest.mark.parametrize("name", ["Val", "Mizzy", "Exel", "Sam"])
def test_r4_1_a_steelslayer_reckoner_is_such_a_module(name: str) -> None:
    after = play(scenario(REWARDING, reckoners=[reckoner("David", 0), reckoner(name, 0)]), ATTACK)
    assert after["money"] == 6


@pytest.mark.parametrize(
    ("setup", "money"),
    [
        ({"equipment": "steelslayer"}, 6),
        ({"equipment": "base"}, 4),
        ({"rulings": {"rewards": "at-once"}}, 6),
        ({"epics": "steelslayer", "rulings": {"rewards": "in-step"}}, 4),
        ({"epics": "steelslayer", "equipment": "base"}, 6),
    ],
)
def test_r4_1_rewards_come_at_once_with_steelslayer_equipment_too_or_as_the_players_rule(
    setup: dict[str, Any], money: int
) -> None:
    assert play(scenario(REWARDING, setup=setup), ATTACK)["money"] == money


def test_r4_1_a_reward_can_weaken_the_boss_and_the_rest_of_the_step_attack_it() -> None:
    table = scenario(REWARDING, setup={"epics": "steelslayer"}, boss={"research": 3})
    after = play(table, ATTACK, command("attack", district=0, target="boss", count=4))
    assert (after["boss.research"], after["boss.health"]) == (0, 16)


def test_r4_2_the_order_in_ildithia() -> None:
    drawn = [card("newcomer", "-")]
    after = play(scenario(no_epic(), setup={"city": "ildithia"}, epics=drawn), "epic-phase")
    assert [told.step for told in after.told_of(Step)] == ["ildithia", "add-epics", "epics", "boss"]


def test_r4_2_the_order_with_newcago_cards() -> None:
    drawn = [card("newcomer", "-")]
    after = play(scenario(no_epic(), setup={"newcago_cards": True}, epics=drawn), "epic-phase")
    assert [told.step for told in after.told_of(Step)] == ["add-epics", "newcago", "epics", "boss"]


def test_r4_3_where_no_epic_is_missing_none_is_added_and_nothing_is_said() -> None:
    after = play(scenario(), "epic-phase")
    assert [told.step for told in after.told_of(Step)] == ["epics", "boss"]


def test_r4_2_ildithia_is_activated_before_epics_are_added() -> None:
    """Its Copy finds no Epic, though one is drawn in the same phase."""
    place = no_epic(printed=["-", "copy", "-"], marker=0)
    drawn = [card("first", "population x7"), card("second", "population x7")]
    table = scenario(epic(), place, setup={"city": "ildithia"}, epics=drawn, ildithia_gap=0)
    waiting = play(table, "epic-phase")
    assert waiting.question["kind"] == "new-epic"
    assert (waiting["ildithia_gap"], lost(waiting)) == (1, 0)


def test_r4_2_newcago_cards_act_after_epics_are_added_and_before_epics_act() -> None:
    place = no_epic(printed=["fortify", "enforcement x2"])
    newcomer = card("newcomer", "-", research=1, health=1)
    after = play(scenario(epic(), place, setup={"newcago_cards": True}, epics=[newcomer]), "epic-phase")
    assert (after["districts.1.epic.research"], after["districts.1.epic.health"]) == (2, 2)
    assert after["districts.1.epic.bracket"] == 1 + 1 + 2


def test_r4_2_after_the_epic_phase_comes_the_next_rounds_reckoner_phase() -> None:
    after = play(scenario(round=4), "epic-phase")
    assert (after.phase, after["round"]) == ("reckoner", 5)
    assert after.told_of(NewRound) == [NewRound(5)]


def test_r4_3_from_the_bosss_district_clockwise_each_district_without_an_epic() -> None:
    newcomers = [card("first"), card("second"), card("third")]
    table = scenario(no_epic(), epic(), no_epic(), boss={"district": 2}, epics=newcomers)
    one = play(table, "epic-phase")
    assert (one.question["kind"], one.question["district"]) == ("new-epic", 2)
    two = play(table, "epic-phase", answer("first"))
    assert (two.question["kind"], two.question["district"]) == ("new-epic", 0)
    done = play(table, "epic-phase", answer("first"), answer("third"))
    assert done.each("epic.id") == ["third", "epic-1", "first"]


def test_r4_3_an_epic_in_play_cannot_be_drawn() -> None:
    table = scenario(no_epic(), epic(), no_epic(), epics=[card("first"), card("second"), card("third")])
    assert set(play(table, "epic-phase", answer("second")).question["options"]) == {"first", "third"}


def test_r4_3_only_the_set_in_use_is_drawn() -> None:
    newcomers = [card("first"), card("second"), card("third", set="steelslayer")]
    waiting = play(scenario(no_epic(), epics=newcomers), "epic-phase")
    assert set(waiting.question["options"]) == {"first", "second"}


def test_r4_3_a_defeated_epic_is_not_drawn_again() -> None:
    table = scenario(
        epic(research=0, health=1), epics=[card("first"), card("second")], defeated_epics=["second"]
    )
    after = play(table, ATTACK, "epic-phase")
    assert after["defeated_epics"] == ["second", "epic-0"]
    assert after["districts.0.epic.id"] == "first"  # the only card left: nothing to ask


def test_r4_3_when_the_deck_is_empty_the_defeated_ones_are_a_new_deck_and_that_is_said() -> None:
    table = scenario(no_epic(), no_epic(), epics=[card("first"), card("second")], defeated_epics=["first"])
    after = play(table, "epic-phase")
    assert after.each("epic.id")[:2] == ["second", "first"]
    assert len(after.told_of(ShuffleEpics)) == 1
    assert after["defeated_epics"] == []


def test_r4_3_with_no_card_left_the_district_stays_without_an_epic_and_that_is_said() -> None:
    after = play(scenario(no_epic()), "epic-phase")
    assert after["districts.0.epic"] is None
    assert after.told_of(Nothing) == [Nothing("no-epic-left", 0)]


def test_r4_3_of_an_open_deck_a_card_of_the_pile_may_come_when_no_other_is_known() -> None:
    table = scenario(no_epic(), epics=[card("first")], defeated_epics=["first"], setup={"open_deck": True})
    assert play(table, "epic-phase").question["options"] == ["first"]
    after = play(table, "epic-phase", answer("first"))
    assert (after["defeated_epics"], len(after.told_of(ShuffleEpics))) == ([], 1)


def test_r1_8_a_correction_takes_an_epic_from_the_pile() -> None:
    table = scenario(no_epic(), epics=[card("first")], defeated_epics=["first"])
    after = play(table, command("set", path="districts.0.epic", value={"id": "first"}))
    assert (after["districts.0.epic.id"], after["defeated_epics"]) == ("first", [])


def test_r1_8_an_epic_is_in_one_place() -> None:
    with pytest.raises(
        RefusedInput, match=r"defeated_epics\.0: 'epic-0' is not an Epic that is in one place"
    ):
        play(scenario(epic(), defeated_epics=["epic-0"]))


def test_r4_3_starting_research_and_health_and_the_bracket_at_one() -> None:
    table = scenario(no_epic(enforcement=1), epics=[card("first", research=4, health=8), card("second")])
    after = play(table, "epic-phase", answer("first"))
    assert after.told_of(AddEpic) == [AddEpic(0, "first", 4, 8)]
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (4, 8)
    assert after["districts.0.epic.bracket"] == 1 + 1 + 1


def test_r4_3_the_bracket_of_a_new_epic_stands_at_one_when_it_acts() -> None:
    table = scenario(no_epic(), epics=[card("first", "population", "population x10"), card("second")])
    assert lost(play(table, "epic-phase", answer("first"))) == 1


@pytest.mark.parametrize("district", [0, 1, 2])
def test_r4_4_from_the_bosss_district_clockwise_then_the_boss(district: int) -> None:
    after = play(scenario(boss={"district": district}), "epic-phase")
    order = [told.district for told in after.told_of(Activate)]
    assert order == [district, (district + 1) % 3, (district + 2) % 3, district]


def test_r4_4_one_epic_is_finished_before_the_next() -> None:
    """Its bracket has moved, and its last action happened, before the next Epic acts."""
    first = epic("-", "population", bracket=1)
    after = play(scenario(first, epic("fortify")), "epic-phase")
    kinds = [kind for kind in after.kinds if kind in ("Activate", "Population", "Fortify")]
    assert kinds == ["Activate", "Population", "Activate", "Fortify", "Activate", "Activate"]


def test_r4_4_epics_just_added_act_too() -> None:
    table = scenario(
        no_epic(), no_epic(), epics=[card("first", "population"), card("second", "population x2")]
    )
    assert lost(play(table, "epic-phase", answer("first"))) == 3
