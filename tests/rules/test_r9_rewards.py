"""R9.2, R9.5, R9.6: rewards in their order, what stands unspent, and Plan tokens that are new."""

import pytest

from companion.rules.errors import RefusedInput
from companion.rules.instructions import Lapse, Money, Nothing, Reward, Spend, Warn
from tests.tables import Json, Place, answer, command, epic, play, reckoner, scenario

STEELSLAYER = {"epics": "steelslayer"}
DEFEAT = command("attack", district=0)
ALL = {"research": 1, "contain": 1, "enforcement": 2, "plan": 1, "money": 2}


def rewarding(*ring: Place, rewards: dict[str, int], **rest: object) -> Json:
    setup = {**STEELSLAYER, **rest.pop("setup", {})}  # type: ignore[dict-item]
    return scenario(epic(health=1, rewards=rewards), *ring, setup=setup, **rest)  # type: ignore[arg-type]


def remove(district: int, count: int = 1, **more: object) -> Json:
    return command("remove", piece="enforcement", district=district, count=count, **more)


def test_r9_2_ruling_money_plans_enforcement_contain_research_in_this_order() -> None:
    after = play(rewarding(rewards=ALL), DEFEAT, answer("Prof"))
    assert [told.reward for told in after.told_of(Reward)] == [
        "money",
        "plan",
        "enforcement",
        "contain",
        "research",
    ]


def test_r9_2_who_takes_each_plan_token_is_asked() -> None:
    table = rewarding(rewards={"plan": 2})
    asked = play(table, DEFEAT)
    assert (asked.question["kind"], asked.question["reason"]) == ("choose-reckoner", "plan-reward")
    assert asked.question["options"] == ["David", "Prof"]
    after = play(table, DEFEAT, answer("Prof"), answer("David"))
    assert (after.reckoners("plans"), after.reckoners("new_plans")) == ([1, 1], [1, 1])


def test_r9_2_no_more_plan_tokens_than_the_box_holds() -> None:
    team = [reckoner("David", 0, plans=19), reckoner("Prof", 1)]
    after = play(rewarding(rewards={"plan": 2}, reckoners=team), DEFEAT, answer("Prof"))
    assert after.reckoners("plans") == [19, 1]
    assert [told.why for told in after.told_of(Nothing)] == ["no-plan-left"]


def test_r9_2_what_research_sets_off_in_babilar_finds_the_plan_tokens_taken() -> None:
    place = epic(health=1, rewards={"plan": 1, "research": 1}, printed={"7": "plan"})
    after = play(scenario(place, setup={"city": "babilar"}), DEFEAT, answer("Prof"))
    assert (after["population"], after.reckoners("plans"), after.reckoners("new_plans")) == (
        40,
        [0, 0],
        [0, 0],
    )


def test_r9_2_enforcement_and_contain_stand_unspent() -> None:
    after = play(rewarding(rewards=ALL), DEFEAT, answer("Prof"))
    assert after["unspent"] == {"enforcement": 2, "contain": 1}


def test_r9_2_they_are_counted_down_as_they_are_used_anywhere() -> None:
    table = rewarding(epic(), epic("-", "-", "-", bracket=2, enforcement=3), rewards=ALL)
    spend = [remove(2, 1, reckoner="David", reward=True), command("contain", district=2, reward=True)]
    after = play(table, DEFEAT, answer("Prof"), *spend)
    assert after["unspent"] == {"enforcement": 1, "contain": 0}
    assert (after["districts.2.enforcement"], after["districts.2.epic.bracket"], after.warned) == (2, 1, [])
    assert [(told.reward, told.count, told.left) for told in after.told_of(Spend)] == [
        ("enforcement", 1, 1),
        ("contain", 1, 0),
    ]


def test_r9_2_contain_any_bracket_the_boss_s_included_wherever_he_stands() -> None:
    table = rewarding(rewards={"contain": 1}, boss={"district": 2})
    after = play(table, DEFEAT, command("contain", district=0, target="red", reward=True))
    assert (after["boss.brackets.red"], after["unspent.contain"], after.warned) == (1, 0, [])


def test_r9_2_what_is_used_without_the_reward_leaves_it_standing() -> None:
    after = play(rewarding(epic(enforcement=2), rewards={"enforcement": 1}), DEFEAT, remove(1))
    assert after["unspent.enforcement"] == 1


def test_r9_2_spending_more_than_stands_there_is_counted_with_a_warning() -> None:
    table = rewarding(epic(enforcement=4), rewards={"enforcement": 1})
    after = play(table, DEFEAT, remove(1, 3, reward=True))
    assert (after["districts.1.enforcement"], after["unspent.enforcement"]) == (1, 0)
    assert after.warned == ["R9.2"]


def test_r9_2_only_what_is_done_is_spent() -> None:
    table = rewarding(epic(enforcement=1), rewards={"enforcement": 3})
    assert play(table, DEFEAT, remove(1, 3, reward=True))["unspent.enforcement"] == 2
    assert play(table, DEFEAT, remove(2, reward=True))["unspent.enforcement"] == 3


@pytest.mark.parametrize("target", ["epic", "yellow"])
def test_r9_2_ruling_shields_protect_against_what_is_spent(target: str) -> None:
    shielded = epic("-", "-", "-", bracket=2, enforcement=1, red_shields=1, blue_shields=1)
    table = rewarding(shielded, rewards={"enforcement": 1, "contain": 1}, boss={"district": 1})
    contain = command("contain", district=1, target=target, reward=True)
    assert play(table, DEFEAT, remove(1, reward=True), contain).warned == ["R9.1", "R9.1"]


def test_r9_2_unspent_rewards_lapse_when_the_epic_phase_begins() -> None:
    after = play(rewarding(rewards=ALL), DEFEAT, answer("Prof"), "epic-phase")
    assert after["unspent"] == {"enforcement": 0, "contain": 0}
    assert [(told.reward, told.count) for told in after.told_of(Lapse)] == [
        ("enforcement", 2),
        ("contain", 1),
    ]


def test_r9_2_a_reward_removes_enforcement_and_nothing_else() -> None:
    with pytest.raises(RefusedInput, match="is not Enforcement"):
        play(scenario(), command("remove", piece="barricade", district=0, reward=True))


STEW: Json = {"id": "stew", "name": "Hot Stew", "price": 2, "consumable": True}
BUY = command("buy", equipment="Hot Stew", reckoner="Prof")
UNPLACED = [reckoner("David", None), reckoner("Prof", None)]


def with_stew(rewards: dict[str, int] | None, setup: Json | None = None, **rest: object) -> Json:
    stew = STEW if rewards is None else {**STEW, "rewards": rewards}
    return scenario(setup=setup, pack={"equipment": [stew]}, **rest)  # type: ignore[arg-type]


def test_r9_5_a_consumable_is_used_as_it_is_bought_and_owned_by_nobody() -> None:
    after = play(with_stew(ALL), BUY, answer("David"))
    assert (after["money"], after.reckoners("equipment"), after.reckoners("plans")) == (4, [[], []], [1, 0])
    assert (after["unspent"], after["boss.research"]) == ({"enforcement": 2, "contain": 1}, 19)
    assert [told.change for told in after.told_of(Money)] == [2]


@pytest.mark.parametrize("name", ["stew", "Hot Stew", "hot stew"])
def test_r9_5_under_its_id_too(name: str) -> None:
    assert play(with_stew({"money": 1}), {**BUY, "equipment": name}).reckoners("equipment") == [[], []]


@pytest.mark.parametrize(("where", "markers"), [({}, [8, 5, 8]), ({"district": 2}, [8, 8, 5])])
def test_r9_5_ruling_its_research_in_babilar_counts_where_the_buyer_is_or_where_the_players_say(
    where: Json, markers: list[int]
) -> None:
    table = with_stew({"research": 3}, {"city": "babilar"})
    assert play(table, {**BUY, **where}).each("marker") == markers


@pytest.mark.parametrize(
    ("city", "research", "bought"),
    [("newcago", 1, True), ("babilar", 0, True), ("babilar", 1, False)],
)
def test_r3_1_a_consumable_can_be_bought_before_its_buyer_has_a_district(
    city: str, research: int, bought: bool
) -> None:
    """The Prologue buys before it places; only Babilar's Research has to count somewhere."""
    table = with_stew({"money": 3, "research": research}, {"city": city}, reckoners=UNPLACED)
    if bought:
        assert play(table, BUY)["money"] == 5
    else:
        with pytest.raises(RefusedInput) as refused:
            play(table, BUY)
        assert refused.value.code == "no-such-district"
        assert play(table, {**BUY, "district": 1}).each("marker") == [8, 7, 8]


@pytest.mark.parametrize("district", [3, -2])
def test_r9_5_the_district_that_is_named_has_to_be_there(district: int) -> None:
    with pytest.raises(RefusedInput, match="a district from 0 to 2"):
        play(with_stew({"money": 1}), {**BUY, "district": district})


def test_r9_5_what_is_printed_on_it_is_asked_for() -> None:
    after = play(with_stew(None), BUY)
    assert (after.question["kind"], after.question["path"]) == ("content", "equipment.stew.rewards.money")
    numbers = [answer(count) for count in (3, 0, 0, 1, 0)]
    taught = play(with_stew(None), BUY, *numbers)
    assert (taught["money"], taught["unspent"]) == (5, {"enforcement": 0, "contain": 1})
    assert taught.question == {}
    assert play(with_stew(None), BUY, *numbers, BUY).question == {}


def test_r9_5_it_comes_after_the_rewards_that_wait_in_the_base_game() -> None:
    place = epic(health=1, rewards={"money": 3})
    table = scenario(place, pack={"equipment": [{**STEW, "rewards": {"money": 1}}]}, money=0)
    after = play(table, DEFEAT, BUY)
    assert (after["money"], after.warned) == (2, [])


def test_r8_2_whoever_buys_did_not_do_the_research_of_the_rewards_that_waited() -> None:
    setup = {"city": "babilar", "rulings": {"rewards": "in-step"}}
    team = [reckoner("David", 1), reckoner("Prof", 1)]
    place = epic(health=1, rewards={"research": 1}, printed={"7": "dawnslight"})
    pack = {"equipment": [{**STEW, "rewards": {"research": 1}}]}
    table = scenario(place, setup=setup, reckoners=team, pack=pack)
    after = play(table, DEFEAT, BUY)
    assert (after.question["reason"], after.question["options"]) == ("dawnslight", ["David", "Prof"])
    bought = play(table, {**BUY, "district": 0})
    assert (bought.question, bought.reckoners("dawnslight")) == ({}, [0, 1])


PLAN = command("plan", reckoner="David")
USE = command("use-plan", reckoner="David")


def test_r9_6_a_plan_token_gained_in_this_phase_is_spent_with_a_warning() -> None:
    after = play(scenario(), PLAN, USE)
    assert (after.reckoners("plans"), after.reckoners("new_plans"), after.warned) == (
        [0, 0],
        [0, 0],
        ["R9.6"],
    )


def test_r9_6_older_ones_are_spent_first() -> None:
    team = [reckoner("David", 0, plans=1), reckoner("Prof", 1)]
    once = play(scenario(reckoners=team), PLAN, USE)
    assert (once.reckoners("new_plans"), once.warned) == ([1, 0], [])
    assert play(scenario(reckoners=team), PLAN, USE, USE).warned == ["R9.6"]


def test_r9_6_unless_the_card_that_gives_it_says_so() -> None:
    after = play(scenario(), {**PLAN, "usable": True}, USE)
    assert (after.reckoners("new_plans"), after.warned) == ([0, 0], [])


def test_r9_6_in_the_next_phase_it_is_like_the_others() -> None:
    table = scenario()
    after = play(table, PLAN, "epic-phase", USE)
    assert (after.reckoners("plans"), after.warned) == ([0, 0], [])
    assert play(table, PLAN, "epic-phase").reckoners("new_plans") == [0, 0]


def test_r6_11_the_plan_token_that_is_of_no_use_yet_is_the_one_put_back() -> None:
    team = [reckoner("David", 0, plans=1), reckoner("Prof", 1)]
    place = epic(printed={"7": "plan"})
    table = scenario(place, setup={"city": "babilar"}, reckoners=team)
    after = play(table, PLAN, command("research", district=0, target="boss"), USE)
    assert (after.reckoners("plans"), after.warned) == ([0, 0], [])


def test_a_correction_leaves_no_more_new_plan_tokens_than_there_are() -> None:
    after = play(scenario(), PLAN, PLAN, command("set", path="reckoners.0.plans", value=1))
    assert after.reckoners("new_plans") == [1, 0]


@pytest.mark.parametrize(
    ("path", "value", "most"),
    [
        ("districts.1.enforcement", 26, 25),
        ("districts.1.copy_tokens", 9, 8),
        ("reckoners.0.plans", 21, 20),
    ],
)
def test_r1_3_a_correction_beyond_the_box_is_warned_of_and_counted(path: str, value: int, most: int) -> None:
    after = play(scenario(), command("set", path=path, value=value))
    assert (after[path], after.warned) == (value, ["R1.3"])
    assert [told.most for told in after.told_of(Warn)] == [most]
    assert play(scenario(), command("set", path=path, value=most)).warned == []
