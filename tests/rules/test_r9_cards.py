"""R5.5, R9.7, R9.8: cards that are disabled, cards to be reminded of, and what cards do to the board."""

from typing import Any

import pytest

from companion.rules.errors import RefusedInput
from companion.rules.instructions import Remind, RemindOfCard
from tests.tables import Json, answer, card, command, epic, no_epic, play, reckoner, scenario


def owner(*equipment: str, effects: tuple[str, ...] = ("equipment",), **more: Any) -> list[Json]:
    return [{**reckoner("David", 0, equipment=equipment, effects=effects), **more}, reckoner("Prof", 1)]


TRACK = epic("population", "population", "-", "-", "-", "-", bracket=2)


@pytest.mark.parametrize(
    ("team", "lost"),
    [
        (owner("Blackmail", effects=()), 1),
        (owner("Blackmail"), 2),
        (owner("Blackmail", "Lamp", disabled="Blackmail"), 2),
        (owner("Blackmail", "Lamp", disabled="Lamp"), 1),
        (owner("Blackmail", effects=("reroll",), disabled="Blackmail"), 1),
        (owner("Blackmail", "Lamp", effects=("equipment", "equipment")), 2),
    ],
)
def test_r5_5_a_disabled_blackmail_does_not_work(team: list[Json], lost: int) -> None:
    after = play(scenario(TRACK, reckoners=team), "epic-phase")
    assert (after.question, after["population"]) == ({}, 40 - lost)


@pytest.mark.parametrize(("card_named", "bracket"), [("Sabotage", 4), ("Lamp", 3)])
def test_r5_5_which_card_is_disabled_is_asked_when_it_matters(card_named: str, bracket: int) -> None:
    quiet = epic("-", "-", "-", "-", "-", "-", bracket=2, enforcement=1)
    table = scenario(quiet, reckoners=owner("Sabotage", "Lamp"))
    asked = play(table, "epic-phase")
    assert (asked.question["kind"], asked.question["reason"], asked.question["reckoner"]) == (
        "choose-equipment",
        "disable",
        "David",
    )
    assert asked.question["options"] == ["Sabotage", "Lamp"]
    after = play(table, "epic-phase", answer(card_named))
    assert (after["districts.0.epic.bracket"], after.question) == (bracket, {})


def test_r5_5_it_is_asked_once_for_both_cards() -> None:
    table = scenario(TRACK, reckoners=owner("Blackmail", "Sabotage"))
    after = play(table, "epic-phase", answer("Blackmail"))
    assert (after.question, after["population"], after["districts.0.epic.bracket"]) == ({}, 38, 2)


def test_r5_5_it_does_not_matter_where_another_owner_s_card_works() -> None:
    team = [*owner("Blackmail", "Lamp"), reckoner("Megan", 0, equipment=["Blackmail"])]
    after = play(scenario(TRACK, reckoners=team), "epic-phase")
    assert (after.question, after["population"]) == ({}, 39)


def test_r5_5_an_effect_put_on_in_this_epic_phase_is_for_the_next_reckoner_phase() -> None:
    place = epic("population", bracket=None, printed=["attack equipment"])
    table = scenario(place, setup={"newcago_cards": True}, reckoners=owner("Blackmail", effects=()))
    after = play(table, "epic-phase")
    assert (after["population"], after["reckoners.0.effects"]) == (39, ["equipment"])


def test_r5_5_the_card_works_again_when_the_tokens_come_off() -> None:
    setup = {"boss": "regalia", "city": "newcago"}
    team = owner("Blackmail", "Lamp", disabled="Blackmail")
    table = scenario(TRACK, reckoners=team, setup=setup, boss={"district": 2})
    assert play(table, "epic-phase")["reckoners.0.disabled"] is None


def remind(
    *places: Any, equipment: tuple[str, ...], steps: tuple[Json, ...], **rest: Any
) -> list[tuple[str, str]]:
    team = [reckoner("David", 0, equipment=equipment), reckoner("Prof", 1, equipment=equipment)]
    after = play(scenario(*places, reckoners=team, **rest), *steps)
    return [(told.reckoner, told.equipment) for told in after.told_of(Remind)]


def test_r9_7_favor_where_an_epic_is_defeated() -> None:
    steps = (command("attack", district=0),)
    assert remind(epic(health=1), equipment=("Favor", "Submarine"), steps=steps) == [("David", "Favor")]
    assert remind(epic(health=2), equipment=("Favor",), steps=steps) == []


def test_r9_7_blind_spot_where_an_epic_is_weakened() -> None:
    steps = (command("research", district=1, count=2),)
    assert remind(equipment=("Blind Spot",), steps=steps) == [("Prof", "Blind Spot")]
    assert remind(equipment=("Blind Spot",), steps=(command("research", district=1),)) == []


@pytest.mark.parametrize("city", ["newcago", "babilar"])
def test_r9_7_blind_spot_where_the_boss_is_weakened(city: str) -> None:
    ring = (epic(marker=1), epic(marker=0), epic(marker=0)) if city == "babilar" else ()
    boss = {"district": 0} if city == "babilar" else {"district": 0, "research": 1}
    steps = (command("research", district=0, target="boss"),)
    found = remind(*ring, equipment=("Blind Spot",), steps=steps, setup={"city": city}, boss=boss)
    assert found == [("David", "Blind Spot")]


def test_r9_7_submarine_after_a_move_but_not_on_the_way_onto_the_board() -> None:
    steps = (command("move", reckoner="David", district=1),)
    assert remind(equipment=("Submarine",), steps=steps) == [("David", "Submarine")]
    team = [reckoner("David", None, equipment=("Submarine",)), reckoner("Prof", 1)]
    assert play(scenario(reckoners=team), *steps).told_of(Remind) == []


def test_r9_7_a_disabled_card_is_not_spoken_of() -> None:
    team = owner("Submarine")
    after = play(scenario(reckoners=team), command("move", reckoner="David", district=1))
    assert after.told_of(Remind) == []


@pytest.mark.parametrize(
    "step", [command("attack", district=0, count=5), command("research", district=0, count=2)]
)
def test_r9_7_a_newcago_card_s_bonus_where_its_epic_is_defeated_or_weakened(step: Json) -> None:
    cards = [{"district": "docks", "side": "A", "actions": ["-"], "bonus": "Take a hat."}]
    table = scenario(epic(), pack={"newcago_cards": cards}, setup={"newcago_cards": True})
    assert [told.bonus for told in play(table, step).told_of(RemindOfCard)] == ["Take a hat."]
    nobody = scenario(
        epic(),
        pack={"newcago_cards": cards},
        setup={"newcago_cards": True},
        reckoners=[reckoner("David", 1), reckoner("Prof", 1)],
    )
    assert play(nobody, step).told_of(RemindOfCard) == []


def pieces(*found: tuple[str, int, int]) -> list[Json]:
    return [{"piece": piece, "from": origin, "count": count} for piece, origin, count in found]


def test_r9_8_gather_pieces_in_one_district() -> None:
    table = scenario(epic(), epic(enforcement=2, barricades=1), epic(red_shields=2))
    moved = pieces(("enforcement", 1, 1), ("barricade", 1, 1), ("red-shield", 2, 1))
    after = play(table, command("gather", district=0, pieces=moved))
    assert (after.each("enforcement"), after.each("barricades"), after.each("red_shields")) == (
        [1, 1, 0],
        [1, 0, 0],
        [1, 0, 1],
    )
    assert (after["population"], after.warned) == (40, [])


def test_r9_8_the_last_piece_of_the_supply_can_be_gathered() -> None:
    after = play(
        scenario(epic(), epic(barricades=8)),
        command("gather", district=0, pieces=pieces(("barricade", 1, 2))),
    )
    assert (after.each("barricades"), after["population"]) == ([2, 6, 0], 40)


def test_r9_8_or_the_boss() -> None:
    after = play(scenario(boss={"district": 2}), command("gather", district=1, boss=True))
    assert (after["boss.district"], after.kinds) == (1, ["MoveBoss"])
    assert play(scenario(boss={"district": 2}), command("gather", district=2, boss=True)).told == []


def test_r9_8_more_than_three_pieces_are_warned_of() -> None:
    table = scenario(epic(), epic(enforcement=5))
    after = play(table, command("gather", district=0, pieces=pieces(("enforcement", 1, 4))))
    assert (after.each("enforcement"), after.warned) == ([4, 1, 0], ["R9.8"])


def test_r9_8_what_is_not_there_is_not_gathered() -> None:
    table = scenario(epic(), epic(enforcement=1))
    after = play(table, command("gather", district=0, pieces=pieces(("enforcement", 1, 2))))
    assert (after.each("enforcement"), after.warned) == ([1, 0, 0], ["R9.8"])


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({}, "either the boss or at least one piece"),
        ({"boss": True, "pieces": pieces(("enforcement", 1, 1))}, "either the boss or at least one piece"),
        ({"pieces": [{"piece": "enforcement"}]}, "pieces.0.from"),
        ({"pieces": [{"piece": "hat", "from": 1}]}, "hat"),
        ({"pieces": [{"piece": "enforcement", "from": 9}]}, "9 is not a district"),
        ({"pieces": [{"piece": "enforcement", "from": 1, "count": 0}]}, "0 is not a number"),
        ({"pieces": [{"piece": "enforcement", "from": 1, "hat": 0}]}, "pieces.0.hat"),
        ({"pieces": [3]}, "pieces.0"),
        ({"pieces": 3}, "a list"),
    ],
)
def test_r9_8_gather_is_refused_by_name(fields: Json, wrong: str) -> None:
    with pytest.raises(RefusedInput, match=wrong):
        play(scenario(epic(), epic(enforcement=1)), command("gather", district=0, **fields))


@pytest.mark.parametrize(("marker", "now", "money"), [(2, 1, 4), (0, 0, 5)])
def test_r9_8_hide_raises_the_base_marker_or_gives_a_dollar(marker: int, now: int, money: int) -> None:
    after = play(scenario(base_marker=marker), "hide")
    assert (after["base_marker"], after["money"]) == (now, money)


def test_r9_8_population_is_gained() -> None:
    assert play(scenario(population=38), command("population", count=3))["population"] == 41


def test_r1_8_a_card_that_just_came_back_is_not_spoken_of() -> None:
    place = epic(health=1, stolen=[("David", "Favor")])
    table = scenario(place, no_epic(), epics=[card("next")])
    assert play(table, command("attack", district=0)).told_of(Remind) == []
