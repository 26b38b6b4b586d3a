"""R6.19 to R6.21: bases, Attack Reckoners effects, no loops."""

import pytest

from companion.rules.errors import RefusedInput
from tests.tables import Json, answer, card, command, epic, everywhere, lost, play, reckoner, scenario

EFFECTS = ("reroll", "equipment", "move", "die", "ability", "doubles")


def test_r6_19_the_marker_goes_one_space_down() -> None:
    after = play(scenario(epic("base x2")), "epic-phase")
    assert (after["base_marker"], after["lost_dice"]) == (2, [])


def test_r6_19_reaching_the_bottom_finds_nothing_yet() -> None:
    after = play(scenario(epic("base"), base_marker=3), "epic-phase")
    assert (after["base_marker"], after["lost_dice"], after.question) == (4, [], {})


def test_r6_19_at_the_bottom_a_base_is_found_and_the_players_choose_the_die() -> None:
    table = scenario(epic("base"), base_marker=4)
    waiting = play(table, "epic-phase")
    assert (waiting.question["kind"], waiting.question["reason"]) == ("choose-reckoner", "base")
    after = play(table, "epic-phase", answer("Prof"))
    assert (after["lost_dice"], after["base_marker"]) == (["Prof"], 0)


def test_r6_19_the_marker_goes_on_from_the_top() -> None:
    after = play(scenario(epic("base x3"), base_marker=4), "epic-phase", answer("Prof"))
    assert (after["lost_dice"], after["base_marker"]) == (["Prof"], 2)


def test_r6_19_a_lost_die_costs_two_and_returns_to_its_owner() -> None:
    table = scenario(lost_dice=["Prof", "David"])
    after = play(table, command("buy", die="Prof"))
    assert (after["lost_dice"], after["money"]) == (["David"], 2)
    with pytest.raises(RefusedInput, match="die"):
        play(table, command("buy", die="Prof"), command("buy", die="Prof"))


def bearing(*effects: str) -> list[Json]:
    return [reckoner("David", 1, effects=effects), reckoner("Tia", 2)]


@pytest.mark.parametrize("boss", ["steelheart", "regalia", "limelight"])
def test_r6_20_effects_of_an_earlier_round_come_off_at_the_boss_activation(boss: str) -> None:
    table = scenario(
        reckoners=bearing("move", "ability"), setup={"boss": boss}, pack={"regalia_deck": {"die": 12}}
    )
    effects = play(table, "epic-phase").reckoners("effects")[0]
    assert "move" not in effects
    assert "ability" not in effects


def test_r6_20_at_the_start_of_the_activation_so_what_the_boss_puts_on_stays() -> None:
    tables = {"yellow": everywhere("all: attack reroll")}
    table = scenario(reckoners=bearing("move"), setup={"boss": "limelight"}, tables=tables)
    assert play(table, "epic-phase").reckoners("effects") == [["reroll"], ["reroll"]]
    assert play(table, "epic-phase", "epic-phase").reckoners("effects") == [["reroll"], ["reroll"]]


def test_r6_20_ruling_those_put_on_in_this_epic_phase_stay_with_steelheart_too() -> None:
    place = epic(printed=["attack die"])
    table = scenario(epic(), place, reckoners=bearing("move"), setup={"newcago_cards": True})
    assert play(table, "epic-phase").reckoners("effects") == [["die"], []]
    assert play(table, "epic-phase", "epic-phase").reckoners("effects")[0].count("die") == 1


@pytest.mark.parametrize("effect", EFFECTS)
def test_r6_20_all_reckoners_suffer_applies_it_to_each(effect: str) -> None:
    tables = {"blue": everywhere(f"all: attack {effect}")}
    team = [reckoner("David", 0, equipment=["Rope"]), reckoner("Tia", 2, equipment=["Lamp"])]
    after = play(scenario(reckoners=team, setup={"boss": "limelight"}, tables=tables), "epic-phase")
    assert (after.reckoners("effects"), lost(after)) == ([[effect], [effect]], 0)


def test_r6_20_equipment_with_none_to_disable_costs_population_at_once() -> None:
    tables = {"yellow": everywhere("all: attack equipment"), "black": everywhere("enforcement")}
    team = [reckoner("David", 1, equipment=["Rope"]), reckoner("Tia", 1)]
    table = scenario(reckoners=team, setup={"boss": "limelight"}, tables=tables)
    assert lost(play(table, "epic-phase")) == 1
    ended = play({**table, "board": {**table["board"], "population": 1}}, "epic-phase")
    assert (ended.outcome, ended.each("enforcement")) == ("lost", [0, 0, 0])


def test_r6_20_a_move_costs_two_dice() -> None:
    table = scenario(reckoners=bearing("move"))
    assert play(table, command("move", reckoner="David", district=0)).warned == ["R6.20"]
    assert play(table, command("move", reckoner="Tia", district=0)).warned == []


def test_r6_20_without_a_scope_those_in_the_district_suffer() -> None:
    tables = {"black": everywhere("attack ability")}
    table = scenario(reckoners=bearing(), setup={"boss": "limelight"}, tables=tables, boss={"district": 1})
    assert play(table, "epic-phase").reckoners("effects") == [["ability"], []]


def test_r6_21_ruling_a_last_action_set_off_by_itself_is_skipped() -> None:
    after = play(scenario(epic("-", "power-up | population", bracket=1)), "epic-phase")
    assert (after["districts.0.epic.bracket"], lost(after)) == (1, 1)


def test_r6_21_ruling_once_for_each_time_it_is_set_off_from_outside() -> None:
    after = play(scenario(epic("-", "power-up | population", bracket=1, enforcement=2)), "epic-phase")
    assert lost(after) == 3


def test_r6_21_ruling_two_epics_that_power_each_other_up_come_to_an_end() -> None:
    """Each activation does its own last action and the other's, which finds the first under way."""
    track = ("-", "gifted: power-up | population")
    after = play(scenario(epic(*track, bracket=1), epic(*track, bracket=1)), "epic-phase")
    assert lost(after) == 2 + 2


def test_r6_21_ruling_a_boost_set_off_by_the_same_tracks_last_action_is_skipped() -> None:
    tracks = {"yellow": ["-", "-", "boost yellow | population"]}
    after = play(scenario(epic("boost yellow"), tracks=tracks), "epic-phase")
    assert (after["boss.brackets.yellow"], lost(after)) == (2, 1)


def test_r6_21_ruling_another_tracks_last_action_is_not_skipped() -> None:
    tracks = {
        "yellow": ["-", "-", "boost black | population"],
        "black": ["-", "-", "boost yellow | population x2"],
    }
    after = play(scenario(epic("boost yellow"), tracks=tracks), "epic-phase")
    assert lost(after) == 3


def test_r6_21_ruling_a_new_epic_is_bound_by_it_too() -> None:
    looping = {**card("newcomer"), "track": ["gifted: power-up", "power-up | population"]}
    table = scenario(epics=[looping])
    table["board"]["districts"][0]["epic"] = None
    table["pack"]["epics"] = [one for one in table["pack"]["epics"] if one["id"] != "epic-0"]
    assert lost(play(table, "epic-phase")) == 1
