"""What a Reckoner can do where they stand, and what would be warned about."""

from typing import Any

import pytest
from hypothesis import given

from companion.rules.box import INFINITE
from companion.rules.commands import Attack, Contain, EpicPhase, Move, Remove, Research
from companion.rules.instructions import Warn
from companion.rules.keys import Key, Turn, turn_of
from companion.rules.play import after_command
from companion.rules.saving import save_table
from companion.rules.table import Table
from tests.properties.test_engine import SEEDS, playable
from tests.rules.test_ribbon import table_from
from tests.tables import Place, epic, no_epic, reckoner, scenario

WITH = reckoner("Prof", 2)


def at_work(*places: Place, **more: Any) -> Table:
    """Tia stands in district 0, the boss in district 1 unless a test says otherwise."""
    people = [more.pop("tia", reckoner("Tia", 0)), WITH]
    return table_from(scenario(*places, reckoners=people, **{"boss": {"district": 1}, **more}))


def names(table: Table, place: str) -> list[str]:
    groups = {group.place: group.keys for group in turn_of(table, "Tia").groups}
    return [key.name for key in groups.get(place, ())]  # type: ignore[call-overload]


def key(table: Table, place: str, name: str) -> Key:
    [found] = [
        one
        for group in turn_of(table, "Tia").groups
        if group.place == place
        for one in group.keys
        if one.name == name
    ]
    return found


def why(one: Key) -> list[str]:
    return [warning.code for warning in one.warnings]


def test_the_order_of_keys_never_changes() -> None:
    table = at_work(
        epic(enforcement=1, red_shields=1, blue_shields=1, copy_tokens=1, barricades=1), boss={"district": 0}
    )
    assert [group.place for group in turn_of(table, "Tia").groups] == ["epic", "district", "boss", "anywhere"]
    assert names(table, "epic") == ["research", "attack", "contain"]
    assert names(table, "district") == ["enforcement", "red-shield", "blue-shield", "copy-token"]
    assert names(table, "boss") == ["research", "yellow", "black", "red", "blue"]
    assert names(table, "anywhere") == ["barricade", "plan", "money"]


def test_each_key_enters_its_command_with_the_reckoner_and_says_its_number() -> None:
    table = at_work(epic(research=4, health=7), epic(), money=3)
    research = key(table, "epic", "research")
    assert research.commands == (Research(0, reckoner="Tia"),)
    assert (research.number, research.change, research.blocked, research.happens) == (4, -1, False, True)
    assert key(table, "epic", "attack").number == 7
    assert key(table, "anywhere", "money").number == 3
    changes = {name: key(table, "anywhere", name).change for name in ("plan", "money")}
    assert changes == {"plan": 1, "money": 1}


def test_zero_is_absent_and_leaves_no_hole() -> None:
    table = at_work(epic(blue_shields=1))
    assert names(table, "district") == ["blue-shield"]
    assert names(at_work(epic()), "district") == []
    assert names(at_work(epic()), "boss") == []
    assert names(at_work(epic()), "anywhere") == ["plan", "money"]


def test_r1_7_a_weakened_epic_has_no_research() -> None:
    assert names(at_work(epic(research=0)), "epic") == ["attack", "contain"]


def test_no_epic_has_no_group() -> None:
    assert [group.place for group in turn_of(at_work(no_epic()), "Tia").groups] == ["anywhere"]


def test_r1_7_a_weakened_boss_is_attacked() -> None:
    table = at_work(boss={"district": 0, "research": 0, "health": 9})
    assert names(table, "boss") == ["attack", "yellow", "black", "red", "blue"]
    assert key(table, "boss", "attack").number == 9


def test_r9_1_a_blue_shield_blocks_the_epics_bracket_and_all_the_bosss() -> None:
    table = at_work(epic(bracket=None, blue_shields=1), boss={"district": 0})
    contain = key(table, "epic", "contain")
    assert why(contain)[:1] == ["blue-shield"]
    assert contain.blocked
    for colour in ("yellow", "black", "red", "blue"):
        assert why(key(table, "boss", colour)) == ["blue-shield"]
        assert key(table, "boss", colour).happens
    assert not key(table, "epic", "research").blocked


def test_r9_1_a_red_shield_blocks_enforcement() -> None:
    assert why(key(at_work(epic(enforcement=1, red_shields=1)), "district", "enforcement")) == ["red-shield"]


def test_r9_1_a_bracket_at_1_and_infinite_health_where_nothing_would_happen() -> None:
    table = at_work(
        epic("-", "-", bracket=1, health="infinite"), boss={"district": 0, "brackets": {"red": 1}}
    )
    contain, attack = key(table, "epic", "contain"), key(table, "epic", "attack")
    assert (why(contain), contain.happens) == (["bracket-at-start"], False)
    assert (why(attack), attack.happens, attack.number) == (["infinite-health"], False, INFINITE)
    assert (why(key(table, "boss", "red")), why(key(table, "boss", "blue"))) == (["bracket-at-start"], [])


def test_what_is_not_known_has_no_number_and_asks() -> None:
    place = epic()
    entry = scenario(place, reckoners=[reckoner("Tia", 0), WITH])
    entry["board"]["districts"][0]["epic"].pop("health")
    entry["pack"]["epics"][0]["health"] = None
    attack = key(table_from(entry), "epic", "attack")
    assert (attack.number, attack.happens, attack.blocked) == (None, True, False)


def test_r9_1_a_barricade_anywhere_and_which_if_there_are_several() -> None:
    one = key(at_work(epic(), epic(barricades=2)), "anywhere", "barricade")
    assert (one.commands, one.number, one.blocked) == ((Remove("barricade", 1, reckoner="Tia"),), 2, False)
    assert one.change == -1
    several = key(at_work(epic(barricades=1), epic(), epic(barricades=1)), "anywhere", "barricade")
    assert [command.district for command in several.commands if isinstance(command, Remove)] == [0, 2]


def test_r8_1_protect_ildithia_until_its_marker_is_at_the_bottom() -> None:
    table = at_work(epic(printed=["-"] * 4, marker=1), setup={"city": "ildithia"})
    assert key(table, "district", "protect").number == 3
    bottom = at_work(epic(printed=["-"] * 4, marker=4), setup={"city": "ildithia"})
    assert "protect" not in names(bottom, "district")


@pytest.mark.parametrize("printed", [None, ["-"] * 4])
def test_r8_1_how_far_a_marker_has_to_go_may_not_be_known(printed: list[str] | None) -> None:
    entry = scenario(reckoners=[reckoner("Tia", 0), WITH], setup={"city": "ildithia"}, pack={"ildithia": {}})
    entry["pack"]["districts"][0]["track"] = printed
    entry["board"]["districts"][0]["marker"] = None if printed else 1
    protect = key(table_from(entry), "district", "protect")
    assert (protect.number, protect.happens, protect.blocked) == (None, True, False)


def test_r8_2_babilars_research_stands_in_every_district_and_the_boss_waits_for_all() -> None:
    elsewhere = at_work(epic(marker=5), setup={"city": "babilar"})
    assert (names(elsewhere, "boss"), key(elsewhere, "boss", "research").number) == (["research"], 5)
    here = at_work(epic(marker=0), setup={"city": "babilar"}, boss={"district": 0})
    assert names(here, "boss")[0] == "attack"
    assert why(key(here, "boss", "attack")) == ["boss-not-found"]
    assert "dawnslight" not in names(here, "anywhere")


def test_r8_2_a_dawnslight_card_that_is_held_is_a_key() -> None:
    here = at_work(epic(), tia={**reckoner("Tia", 0), "dawnslight": 1}, setup={"city": "babilar"})
    assert names(here, "anywhere")[-1] == "dawnslight"
    assert key(here, "anywhere", "dawnslight").change == 3


def test_r9_1_moves_to_every_other_district_with_their_warnings() -> None:
    table = at_work(epic(), epic(barricades=1), tia=reckoner("Tia", 0, effects=["move"]))
    moves = turn_of(table, "Tia").moves
    assert [one.command for one in moves] == [Move("Tia", 1), Move("Tia", 2)]
    assert [[warning.code for warning in one.warnings] for one in moves] == [
        ["barricade", "move-costs-two"],
        ["move-costs-two"],
    ]


def test_r3_1_who_is_not_on_the_board_can_only_be_placed() -> None:
    turn = turn_of(at_work(tia=reckoner("Tia", None)), "Tia")
    assert turn.groups == ()
    assert [one.district for one in turn.moves] == [0, 1, 2]


def test_nothing_can_be_done_while_the_epics_act() -> None:
    table = after_command(at_work(epic("population")), EpicPhase("epic"))
    assert turn_of(table, "Tia") == turn_of(table, "Prof")
    assert turn_of(table, "Tia").groups == ()


def test_nothing_can_be_done_while_a_question_of_theirs_waits() -> None:
    """R9.2: who takes the Plan token?"""
    table = at_work(epic(research=0, health=1, rewards={"plan": 1}), setup={"boss": "regalia"})
    asked = after_command(table, Attack(0, reckoner="Tia"))
    assert (asked.phase, asked.question is None) == ("reckoner", False)
    assert turn_of(asked, "Tia") == Turn((), ())


def test_a_table_that_tells_nothing_warns_all_the_same() -> None:
    table = at_work(epic(enforcement=1, red_shields=1))
    told = turn_of(table, "Tia")
    table.told = None
    assert turn_of(table, "Tia") == told


@given(seed=SEEDS)
def test_every_key_does_what_it_says_and_only_trying_changes_nothing(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    before = save_table(table)
    for one in table.reckoners:
        for group in turn_of(table, one.name).groups:
            for found in group.keys:
                assert found.commands
                for command in found.commands:
                    after = after_command(table, command)
                    warned = [t.instruction for t in after.told or () if isinstance(t.instruction, Warn)]
                    assert set(warned) <= set(found.warnings)
                if not found.blocked:
                    assert found.happens
    assert save_table(table) == before


@pytest.mark.parametrize("colour", ["yellow", "black", "red", "blue"])
def test_the_four_boss_brackets_are_keys_of_their_own(colour: str) -> None:
    table = at_work(epic(), boss={"district": 0})
    assert key(table, "boss", colour).commands == (Contain(0, target=colour, reckoner="Tia"),)
