"""Corrections: the physical board is right, at any moment."""

import pytest

from companion.rules.errors import RefusedInput
from tests.tables import Outcome, command, epic, play, reckoner, scenario

TEAM = [reckoner("David", 0, effects=["reroll"]), reckoner("Tia", 2)]
PAUSED = (command("epic-phase", pace="epic"), command("go-on", pace="epic"))


def corrected(path: str, value: object, boss: str = "regalia") -> Outcome:
    """In the middle of an Epic Phase, then played to its end."""
    table = scenario(epic(), setup={"boss": boss}, reckoners=TEAM, boss={"district": 1})
    return play(table, *PAUSED, command("set", path=path, value=value), command("go-on"))


@pytest.mark.parametrize("boss", ["steelheart", "limelight"])
def test_r6_20_an_effect_corrected_in_the_epic_phase_is_of_this_phase_and_stays(boss: str) -> None:
    after = corrected("reckoners.0.effects", ["move", "die"], boss)
    assert (after.phase, after["round"]) == ("reckoner", 2)
    assert after.reckoners("effects") == [["move", "die"], []]


@pytest.mark.parametrize("boss", ["steelheart", "limelight"])
def test_r6_20_a_correction_of_something_else_leaves_the_earlier_ones_to_come_off(boss: str) -> None:
    assert corrected("money", 7, boss).reckoners("effects") == [[], []]


def test_r6_20_one_that_the_same_phase_put_on_stays_when_something_else_is_corrected() -> None:
    cards = epic(printed=["attack move"])
    table = scenario(cards, setup={"newcago_cards": True}, reckoners=TEAM)
    steps = [command("epic-phase", pace="epic"), *[command("go-on", pace="epic")] * 3]
    after = play(table, *steps, command("set", path="population", value=30), command("go-on"))
    assert after.reckoners("effects") == [["move"], ["move"]]


def test_r6_20_between_the_phases_it_is_an_effect_of_an_earlier_round() -> None:
    after = play(scenario(), command("set", path="reckoners.0.effects", value=["move"]), "epic-phase")
    assert after.reckoners("effects") == [[], []]


def test_a_question_is_asked_again_with_the_answers_that_are_possible_now() -> None:
    team = [reckoner("David", 0, plans=1), reckoner("Tia", 2, plans=1)]
    table = scenario(epic("plan"), reckoners=team)
    asked = play(table, "epic-phase")
    assert asked.question["options"] == ["David", "Tia"]
    after = play(table, "epic-phase", command("set", path="reckoners.0.plans", value=0))
    assert (after.question, after.reckoners("plans")) == ({}, [0, 0])


def test_r1_9_a_game_that_a_correction_ends_in_a_pause_does_not_go_on() -> None:
    table = scenario(epic())
    ended = (*PAUSED, command("set", path="population", value=0))
    assert play(table, *ended).outcome == "lost"
    with pytest.raises(RefusedInput) as refused:
        play(table, *ended, command("go-on"))
    assert refused.value.code == "game-over"
