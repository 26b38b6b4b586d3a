"""R9: what the Reckoners do to the board. A rule that forbids is warned of; the players decide."""

from collections.abc import Mapping

import pytest

from companion.rules.errors import RefusedInput
from companion.rules.instructions import NewMarket, Reward
from tests.tables import FIELD_OF, PIECES, Json, Place, card, command, epic, play, reckoner, scenario

STEELSLAYER = {"epics": "steelslayer"}
MOVE = command("move", reckoner="David", district=1)


def test_r9_1_move() -> None:
    after = play(scenario(), MOVE)
    assert (after.reckoners("district"), after.warned) == ([1, 1], [])


@pytest.mark.parametrize("ring", [[epic(barricades=1)], [epic(), epic(barricades=2)]])
def test_r9_1_not_into_or_out_of_a_district_with_a_barricade_but_the_players_decide(
    ring: list[Place],
) -> None:
    after = play(scenario(*ring), MOVE)
    assert (after.reckoners("district"), after.warned) == ([1, 1], ["R9.1"])


def test_r9_1_not_out_of_a_pull() -> None:
    assert play(scenario(epic("pull")), MOVE).warned == ["R6.6"]
    assert play(scenario(epic(), epic("pull")), MOVE).warned == []


@pytest.mark.parametrize("piece", PIECES)
def test_r9_1_pieces_are_removed(piece: str) -> None:
    standing: Json = {FIELD_OF[piece]: 3}
    after = play(scenario(epic(), epic(**standing)), command("remove", piece=piece, district=1, count=2))
    assert (after.each(FIELD_OF[piece])[1], after.warned) == (1, [])


def test_r9_1_a_barricade_in_any_district() -> None:
    after = play(
        scenario(epic(), epic(), epic(barricades=1)), command("remove", piece="barricade", district=2)
    )
    assert (after.each("barricades"), after.warned) == ([0, 0, 0], [])


def test_r9_1_no_more_can_be_removed_than_are_there() -> None:
    after = play(scenario(epic(enforcement=1)), command("remove", piece="enforcement", district=0, count=3))
    assert after.each("enforcement") == [0, 0, 0]


def test_r9_1_gain_money() -> None:
    assert play(scenario(), command("money", count=3))["money"] == 7


def test_r9_1_enforcement_is_not_attacked_while_a_red_shield_is_here() -> None:
    attack = command("remove", piece="enforcement", district=0)
    guarded = play(scenario(epic(enforcement=2, red_shields=1)), attack)
    assert (guarded.each("enforcement"), guarded.warned) == ([1, 0, 0], ["R9.1"])
    assert play(scenario(epic(enforcement=2, blue_shields=1), epic(red_shields=1)), attack).warned == []


@pytest.mark.parametrize(("bracket", "count", "now"), [(4, 1, 3), (4, 3, 1), (2, 5, 1)])
def test_r9_1_contain_an_epic_never_below_one(bracket: int, count: int, now: int) -> None:
    table = scenario(epic("-", "-", "-", "-", "-", bracket=bracket))
    assert play(table, command("contain", district=0, count=count))["districts.0.epic.bracket"] == now


def test_r9_1_contain_the_boss_never_below_one() -> None:
    after = play(scenario(), command("contain", district=0, target="red", count=4))
    assert after["boss.brackets"] == {"yellow": 2, "black": 2, "red": 1, "blue": 2}


def test_r9_1_contain_only_the_boss_who_is_here() -> None:
    assert play(scenario(boss={"district": 1}), command("contain", district=0, target="red")).warned == [
        "R9.1"
    ]


@pytest.mark.parametrize("target", ["epic", "yellow"])
def test_r9_1_nothing_is_contained_while_a_blue_shield_is_here_boss_included(target: str) -> None:
    contain = command("contain", district=0, target=target)
    assert play(scenario(epic("-", "-", blue_shields=1)), contain).warned == ["R9.1"]
    assert play(scenario(epic("-", "-", red_shields=1), epic(blue_shields=1)), contain).warned == []


def test_r9_1_research_and_attack_an_epic() -> None:
    table = scenario(epic(research=3, health=6))
    after = play(table, command("research", district=0, count=2), command("attack", district=0, count=4))
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (1, 2)


def test_r9_1_research_and_attack_the_boss_who_is_here() -> None:
    table = scenario(boss={"research": 2})
    steps = [
        command("research", district=0, target="boss", count=2),
        command("attack", district=0, target="boss", count=4),
    ]
    after = play(table, *steps)
    assert (after["boss.health"], after.warned) == (16, [])
    elsewhere = scenario(boss={"research": 2, "district": 1})
    assert play(elsewhere, *steps).warned == ["R9.1", "R9.1"]


def test_r9_1_a_boss_who_is_not_weakened_cannot_be_attacked() -> None:
    after = play(scenario(), command("attack", district=0, target="boss"))
    assert (after.warned, after["boss.research"], after["boss.health"]) == (["R1.7"], 20, None)


def test_r9_1_research_on_a_weakened_epic_is_wasted() -> None:
    after = play(scenario(epic(research=0, health=2)), command("research", district=0))
    assert (after["districts.0.epic.research"], after["districts.0.epic.health"]) == (0, 2)


def test_r9_1_an_epic_that_is_not_there_cannot_be_researched() -> None:
    table = scenario()
    table["board"]["districts"][0]["epic"] = None
    with pytest.raises(RefusedInput, match="district"):
        play(table, command("research", district=0))


def test_r9_1_plan() -> None:
    after = play(scenario(), command("plan", reckoner="Prof", count=2))
    assert after.reckoners("plans") == [0, 2]


def test_r9_1_protect_and_dawnslight_belong_to_their_cities() -> None:
    with pytest.raises(RefusedInput, match="protect"):
        play(scenario(), command("protect", district=0))
    with pytest.raises(RefusedInput, match="dawnslight"):
        play(scenario(), "dawnslight")


def rewarding(rewards: Mapping[str, int], setup: Json = STEELSLAYER) -> Json:
    return scenario(epic(health=1, rewards=rewards), setup=setup)


@pytest.mark.parametrize("reward", ["enforcement", "contain", "plan", "money", "research"])
def test_r9_2_the_rewards_of_a_defeated_epic(reward: str) -> None:
    after = play(rewarding({reward: 2}), command("attack", district=0))
    assert [(told.reward, told.count) for told in after.told_of(Reward)] == [(reward, 2)]


def test_r9_2_money_and_boss_research_are_booked() -> None:
    after = play(rewarding({"money": 3, "research": 4}), command("attack", district=0))
    assert (after["money"], after["boss.research"]) == (7, 16)


def test_r9_2_a_reward_that_is_not_known_is_asked_for() -> None:
    table = rewarding({})
    table["pack"]["epics"][0]["rewards"] = {"money": None}
    after = play(table, command("attack", district=0))
    assert (after.question["kind"], after.question["path"]) == ("content", "epics.epic-0.rewards.money")


def test_r9_2_boss_research_goes_to_the_epics_district_in_babilar() -> None:
    after = play(rewarding({"research": 3}, {"city": "babilar"}), command("attack", district=0))
    assert after.each("marker") == [5, 8, 8]


def test_r9_2_ruling_shields_still_protect_against_rewards() -> None:
    rewarding_epic = epic(health=1, rewards={"enforcement": 1, "contain": 1})
    shielded = epic("-", "-", enforcement=1, red_shields=1, blue_shields=1)
    table = scenario(rewarding_epic, shielded, setup=STEELSLAYER)
    steps = [command("remove", piece="enforcement", district=1), command("contain", district=1)]
    assert play(table, command("attack", district=0), *steps).warned == ["R9.1", "R9.1"]


def test_r9_3_defeated_epics_are_counted() -> None:
    table = scenario(epic(health=1), epic(health=1))
    after = play(table, command("attack", district=0), command("attack", district=1))
    assert after["defeated"] == 2


def test_r9_3_the_count_starts_again_with_the_next_reckoner_phase() -> None:
    table = scenario(epic(health=1), epics=[card("newcomer")])
    after = play(table, command("attack", district=0), "epic-phase")
    assert (after.phase, after["defeated"]) == ("reckoner", 0)


def test_r9_3_an_epic_that_is_only_hurt_is_not_counted() -> None:
    assert play(scenario(epic(health=2)), command("attack", district=0))["defeated"] == 0


def test_r9_4_equipment_at_its_price_to_one_reckoner() -> None:
    after = play(scenario(), command("buy", equipment="Lamp", reckoner="Prof"))
    assert (after["money"], after.reckoners("equipment")) == (1, [[], ["Lamp"]])


def test_r9_4_one_dollar_replaces_the_four_face_up_cards() -> None:
    after = play(scenario(), command("buy", market=True))
    assert (after["money"], len(after.told_of(NewMarket))) == (3, 1)


def test_r9_4_two_dollars_buy_back_a_lost_die() -> None:
    after = play(scenario(lost_dice=["David"]), command("buy", die="David"))
    assert (after["money"], after["lost_dice"]) == (2, [])


@pytest.mark.parametrize(
    "what", [{"equipment": "Drone", "reckoner": "David"}, {"die": "David"}, {"market": True}]
)
def test_r9_4_too_little_money_is_warned_of(what: Json) -> None:
    table = scenario(money=0, lost_dice=["David"], reckoners=[reckoner("David", 0), reckoner("Tia", 1)])
    assert play(table, command("buy", **what)).warned == ["R9.4"]


def test_r9_4_a_price_that_is_not_known_is_asked_for() -> None:
    after = play(scenario(), command("buy", equipment="Whistle", reckoner="David"))
    assert (after.question["kind"], after.question["path"]) == ("content", "equipment.whistle.price")


def test_r9_1_a_bracket_that_stays_is_not_told_of() -> None:
    table = scenario(epic("-", "-", bracket=1), boss={"brackets": {"red": 1}})
    for target in ("epic", "red"):
        after = play(table, command("contain", district=0, target=target))
        assert not {"Bracket", "BossBracket"} & set(after.kinds)
        assert after.warned == ["R9.1"]


@pytest.mark.parametrize(("price", "fits"), [(-2, False), (0, True), (99, True), (100, False)])
def test_r9_4_a_price_is_from_0_to_99(price: int, fits: bool) -> None:
    bought = command("buy", equipment="Kite", reckoner="David", price=price)
    if fits:
        assert play(scenario(money=99), bought)["money"] == 99 - price
    else:
        with pytest.raises(RefusedInput) as refused:
            play(scenario(), bought)
        assert (refused.value.code, refused.value.least, refused.value.most) == ("wrong-number", 0, 99)
