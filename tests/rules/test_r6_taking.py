"""R6.9 to R6.13: Equipment, money, plans, "per", Shields."""

from typing import Any

import pytest

from companion.rules.instructions import Sell
from tests.tables import Json, answer, card, command, epic, lost, no_epic, play, reckoner, scenario


def holding(*david: str, tia: tuple[str, ...] = ()) -> list[Json]:
    return [reckoner("David", 1, equipment=david), reckoner("Tia", 2, equipment=tia)]


def planning(david: int, tia: int) -> list[Json]:
    return [reckoner("David", 1, plans=david), reckoner("Tia", 2, plans=tia)]


def under(name: str, equipment: str) -> list[Json]:
    return [{"reckoner": name, "equipment": equipment}]


def test_r6_9_the_players_choose_a_reckoner_and_one_of_that_reckoners_cards() -> None:
    table = scenario(epic("steal"), reckoners=holding("Rope", "Lamp", tia=("Drone",)))
    who = play(table, "epic-phase")
    assert (who.question["kind"], who.question["reason"]) == ("choose-reckoner", "steal")
    assert who.question["options"] == ["David", "Tia"]
    what = play(table, "epic-phase", answer("David"))
    assert (what.question["kind"], what.question["reason"]) == ("choose-equipment", "steal")
    assert what.question["options"] == ["Rope", "Lamp"]
    after = play(table, "epic-phase", answer("David"), answer("Lamp"))
    assert after.reckoners("equipment") == [["Rope"], ["Drone"]]
    assert after["districts.0.epic.stolen"] == under("David", "Lamp")


def test_r6_9_nobody_has_any_population_instead() -> None:
    after = play(scenario(epic("steal x2"), reckoners=holding("Rope")), "epic-phase")
    assert (after["districts.0.epic.stolen"], lost(after)) == (under("David", "Rope"), 1)


def test_r6_9_it_goes_under_the_activating_epic() -> None:
    after = play(scenario(epic(), epic("steal"), reckoners=holding("Rope")), "epic-phase")
    assert after.each("epic.stolen") == [[], under("David", "Rope"), []]


def test_r6_9_stolen_cards_cannot_be_sold() -> None:
    after = play(scenario(epic("steal", "money"), reckoners=holding("Rope"), money=0), "epic-phase")
    assert (after["money"], lost(after)) == (0, 1)


STEALING: list[Any] = [
    pytest.param({"tracks": {"yellow": ["steal", "-", "-"]}, "boss": {"district": 1}}, id="boss"),
    pytest.param({"setup": {"city": "ildithia"}, "ildithia_gap": 0}, id="district track"),
    pytest.param({"setup": {"newcago_cards": True}}, id="newcago card"),
]


@pytest.mark.parametrize("means", STEALING)
def test_r6_9_ruling_through_a_boss_a_track_or_a_card_under_the_epic_here(means: Json) -> None:
    place = epic(printed=["steal", "-"] if "tracks" not in means else None, marker=0)
    after = play(scenario(epic(), place, reckoners=holding("Rope"), **means), "epic-phase")
    assert after.each("epic.stolen") == [[], under("David", "Rope"), []]


@pytest.mark.parametrize("means", STEALING)
def test_r6_9_ruling_no_epic_here_set_aside_until_the_end_of_the_game(means: Json) -> None:
    place = no_epic(printed=["steal", "-"] if "tracks" not in means else None, marker=0)
    after = play(scenario(epic(), place, reckoners=holding("Rope"), **means), "epic-phase")
    assert after["set_aside"] == under("David", "Rope")
    assert after.reckoners("equipment") == [[], []]


def test_r6_10_attack_money() -> None:
    after = play(scenario(epic("money x3")), "epic-phase")
    assert (after["money"], lost(after)) == (1, 0)


def test_r6_10_at_zero_an_equipment_card_must_be_sold_and_it_goes_on() -> None:
    after = play(scenario(epic("money x3"), reckoners=holding("Rope"), money=1), "epic-phase")
    assert (after["money"], after.reckoners("equipment"), lost(after)) == (0, [[], []], 0)


def test_r6_10_what_the_sale_brings_over_is_kept() -> None:
    after = play(scenario(epic("money x2"), reckoners=holding("Drone"), money=1), "epic-phase")
    assert after["money"] == 4


def test_r6_10_nothing_is_sold_as_long_as_there_is_money() -> None:
    after = play(scenario(epic("money x4"), reckoners=holding("Rope")), "epic-phase")
    assert (after["money"], after.reckoners("equipment")) == (0, [["Rope"], []])


def test_r6_10_neither_money_nor_equipment_population_for_each() -> None:
    after = play(scenario(epic("money x6"), reckoners=holding("Rope"), money=1), "epic-phase")
    assert (after["money"], lost(after)) == (0, 3)


def test_r6_10_the_players_choose_what_is_sold() -> None:
    table = scenario(epic("money"), reckoners=holding("Rope", "Lamp", tia=("Drone",)), money=0)
    who = play(table, "epic-phase")
    assert (who.question["kind"], who.question["reason"]) == ("choose-reckoner", "sell")
    what = play(table, "epic-phase", answer("David"))
    assert (what.question["kind"], what.question["reason"]) == ("choose-equipment", "sell")
    after = play(table, "epic-phase", answer("David"), answer("Lamp"))
    assert (after["money"], after.reckoners("equipment")) == (2, [["Rope"], ["Drone"]])


def test_r6_10_a_price_that_is_not_known_is_asked_for() -> None:
    table = scenario(epic("money"), reckoners=holding("Whistle"), money=0)
    after = play(table, "epic-phase")
    assert (after.question["kind"], after.question["path"]) == ("content", "equipment.whistle.price")
    assert play(table, "epic-phase", answer(4))["money"] == 3


def test_r6_11_the_players_choose_who_discards_a_plan_token() -> None:
    table = scenario(epic("plan"), reckoners=planning(2, 1))
    who = play(table, "epic-phase")
    assert (who.question["kind"], who.question["reason"]) == ("choose-reckoner", "plan")
    assert play(table, "epic-phase", answer("Tia")).reckoners("plans") == [2, 0]


def test_r6_11_also_one_gained_this_round() -> None:
    after = play(
        scenario(epic("plan"), reckoners=planning(0, 0)), command("plan", reckoner="Tia"), "epic-phase"
    )
    assert (after.reckoners("plans"), lost(after)) == ([0, 0], 0)


def test_r6_11_nobody_has_any_population_instead() -> None:
    after = play(scenario(epic("plan x3"), reckoners=planning(0, 1)), "epic-phase")
    assert (after.reckoners("plans"), lost(after)) == ([0, 0], 2)


@pytest.mark.parametrize(
    ("action", "standing", "cost"),
    [
        ("population per barricade", {"barricades": 3}, 3),
        ("population per enforcement", {"enforcement": 4}, 4),
        ("population per research", {"research": 3, "health": 9}, 3),
        ("population per research", {"research": 0, "health": 4}, 4),
        ("population x2 per barricade", {"barricades": 3}, 6),
        ("population per barricade", {}, 0),
        ("population per red-shield", {"red_shields": 3, "blue_shields": 1}, 3),
        ("population per blue-shield", {"red_shields": 3, "blue_shields": 2}, 2),
        ("population per stolen", {"stolen": [("Prof", "Rope"), ("Prof", "Lamp")]}, 2),
        ("population per stolen", {}, 0),
        ("population x3 per reckoner", {}, 3),
    ],
)
def test_r6_12_once_for_each_thing_here(action: str, standing: Json, cost: int) -> None:
    after = play(scenario(epic(action, **standing), epic(enforcement=1, barricades=1)), "epic-phase")
    assert lost(after) == cost


def test_r6_12_ruling_infinite_health_never_arises_as_research_is_then_above_zero() -> None:
    assert (
        lost(play(scenario(epic("population per research", research=2, health="infinite")), "epic-phase"))
        == 2
    )


def test_r6_12_per_copy_token_counts_once_more_for_each_of_them() -> None:
    table = scenario(epic("population per copy-token", bracket=1, copy_tokens=2))
    table["pack"]["epics"][0]["track"] = ["population per copy-token", "-", "-", "-"]
    assert lost(play(table, "epic-phase")) == 2 + 2


@pytest.mark.parametrize("thing", ["stolen", "research"])
def test_r6_12_without_an_epic_here_there_is_nothing_of_an_epic(thing: str) -> None:
    place = no_epic([f"population per {thing}", "-", "-"])
    setup = {"city": "ildithia"}
    table = scenario(place, setup=setup, epics=[card("newcomer", "-")], ildithia_gap=2)
    assert lost(play(table, "epic-phase")) == 0


def test_r6_12_through_the_boss_it_counts_what_stands_in_his_district() -> None:
    tracks = {"yellow": ["population per reckoner", "population per stolen", *["-"] * 4]}
    team = [reckoner("David", 0), reckoner("Tia", 0)]
    table = scenario(epic(stolen=[("Tia", "Rope")]), reckoners=team, tracks=tracks)
    assert lost(play(table, "epic-phase")) == 2 + 1


def test_r6_12_what_was_stolen_and_who_was_pulled_in_this_activation_counts_too() -> None:
    """R5.4: "per" is held until the Epic's other actions are done."""
    table = scenario(
        epic("population per stolen", "population x5 per reckoner", "steal", "pull"),
        reckoners=[reckoner("David", 1, equipment=["Rope"]), reckoner("Tia", 2)],
    )
    assert lost(play(table, "epic-phase")) == 1 + 10


def test_r6_12_any_action_can_be_done_per_something() -> None:
    after = play(scenario(epic("fortify per barricade", barricades=2)), "epic-phase")
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (4, 7)


@pytest.mark.parametrize(
    ("piece", "field", "limit"), [("red-shield", "red_shields", 10), ("blue-shield", "blue_shields", 6)]
)
def test_r6_13_one_shield_here_and_population_for_each_that_is_missing(
    piece: str, field: str, limit: int
) -> None:
    after = play(scenario(epic(piece)), "epic-phase")
    assert (after.each(field), lost(after)) == ([1, 0, 0], 0)
    used: Json = {field: limit - 1}
    after = play(scenario(epic(f"{piece} x3"), epic(**used)), "epic-phase")
    assert (after.each(field), lost(after)) == ([1, limit - 1, 0], 2)


def test_r6_13_each_colour_has_a_supply_of_its_own() -> None:
    after = play(scenario(epic("red-shield"), epic(blue_shields=6)), "epic-phase")
    assert (after["districts.0.red_shields"], lost(after)) == (1, 0)


def test_r6_10_a_sale_is_told_with_its_price() -> None:
    team = [reckoner("David", 0, equipment=["Lamp"]), reckoner("Tia", 2)]
    after = play(scenario(epic("money"), reckoners=team, money=0), "epic-phase")
    assert [(one.reckoner, one.equipment, one.price) for one in after.told_of(Sell)] == [("David", "Lamp", 3)]
