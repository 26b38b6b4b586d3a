"""The net result of a phase, by place: carrying it out on the board before gives the board after."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given

from companion.forecast.sampling import play_epic_phase
from companion.game.scenario import scenario_from, table_of
from companion.rules import instructions as kinds
from companion.rules.board import board_of
from companion.rules.box import INFINITE
from companion.rules.commands import Prologue, Set
from companion.rules.difference import difference, net
from companion.rules.instructions import Bracket, EpicValues, Instruction, MoveReckoner, Place, Remove
from companion.rules.play import after_command
from companion.rules.table import NOWHERE, Table
from tests.phases import PAIRS, practice_table, stops
from tests.properties.test_engine import SEEDS, playable
from tests.tables import FIELD_OF, QUIET, Json, command, epic, no_epic, reckoner, scenario
from tests.tables import play as play_scenario


def standing(table: Table) -> Json:
    """What stands and lies on the real table; the order of loose things does not matter."""
    board = board_of(table)
    for name in ("round", "defeated", "unspent"):  # only the app counts these
        del board[name]
    for one in board["reckoners"]:
        del one["new_plans"], one["disabled"]
        one["equipment"], one["effects"] = Counter(one["equipment"]), Counter(one["effects"])
    for one in board["districts"]:
        if one["epic"]:
            one["epic"]["stolen"] = Counter(card["equipment"] for card in one["epic"]["stolen"])
    board["lost_dice"] = Counter(board["lost_dice"])
    board["set_aside"] = Counter(card["equipment"] for card in board["set_aside"])
    return board


def carry_out(board: Json, one: Instruction) -> None:
    """With one's hands."""
    match one:
        case kinds.Place():
            board["districts"][one.district][FIELD_OF[one.piece]] += one.count
        case kinds.Remove():
            board["districts"][one.district][FIELD_OF[one.piece]] -= one.count
        case kinds.Marker():
            district = board["districts"][one.district]
            district["marker"] = (district["marker"] or 0) + one.change
        case kinds.TakeEpic():
            assert board["districts"][one.district]["epic"]["id"] == one.epic
            board["districts"][one.district]["epic"] = None
        case kinds.PutEpic():
            assert board["districts"][one.district]["epic"] is None
            board["districts"][one.district]["epic"] = {
                "id": one.epic,
                "research": one.research,
                "health": _health(one.health),
                "bracket": one.bracket,
                "stolen": Counter(),
            }
        case kinds.EpicValues():
            card = board["districts"][one.district]["epic"]
            card["research"], card["health"] = one.research, _health(one.health)
        case kinds.Bracket():
            board["districts"][one.district]["epic"]["bracket"] += one.change
        case kinds.TuckEquipment() | kinds.TakeOff():
            count = 1 if isinstance(one, kinds.TuckEquipment) else -1
            pile = board if one.district == NOWHERE else board["districts"][one.district]["epic"]
            _count(pile["set_aside" if one.district == NOWHERE else "stolen"], one.equipment, count)
        case kinds.MoveBoss():
            board["boss"]["district"] = one.district
        case kinds.BossValues():
            board["boss"]["research"], board["boss"]["health"] = one.research, one.health
        case kinds.BossBracket():
            board["boss"]["brackets"][one.colour] += one.change
        case _:
            _carry_out_beside(board, one)


def _carry_out_beside(board: Json, one: Instruction) -> None:
    people = {person["name"]: person for person in board["reckoners"]}
    match one:
        case kinds.MoveReckoner():
            assert people[one.reckoner]["district"] == (None if one.origin == NOWHERE else one.origin)
            people[one.reckoner]["district"] = None if one.district == NOWHERE else one.district
        case kinds.Plans():
            people[one.reckoner]["plans"] += one.change
        case kinds.GiveEquipment():
            _count(people[one.reckoner]["equipment"], one.equipment, 1)
        case kinds.TakeEquipment():
            _count(people[one.reckoner]["equipment"], one.equipment, -1)
        case kinds.Suffer():
            _count(people[one.reckoner]["effects"], one.effect, 1)
        case kinds.TakeEffect():
            _count(people[one.reckoner]["effects"], one.effect, -1)
        case kinds.Population():
            board["population"] += one.change
        case kinds.Money():
            board["money"] += one.change
        case kinds.Base():
            board["base_marker"] = one.now
        case kinds.LoseDie():
            _count(board["lost_dice"], one.reckoner, 1)
        case kinds.GiveDie():
            _count(board["lost_dice"], one.reckoner, -1)
        case kinds.DawnslightCards():
            people[one.reckoner]["dawnslight"] += one.change
        case kinds.Demolitions():
            people[one.reckoner]["demolitions"] += one.change
        case kinds.MoveIldithia():
            board["ildithia_gap"] = None if one.district == NOWHERE else one.district
        case _:
            raise AssertionError(one)


def _health(health: int | None) -> Any:
    return "infinite" if health == INFINITE else health


def _count(pile: Counter[str], name: str, count: int) -> None:
    pile[name] += count
    assert pile[name] >= 0
    if not pile[name]:
        del pile[name]


def check(before: Table, after: Table) -> None:
    board = standing(before)
    for move in difference(before, after):
        carry_out(board, move)
    assert board == standing(after)
    for group in net(before, after):
        assert group.moves
        pieces = [move.piece for move in group.moves if isinstance(move, Place | Remove)]
        assert len(pieces) == len(set(pieces))
        told = [(type(move), getattr(move, "district", None)) for move in group.moves]
        assert group.place != "district" or all(where in (group.district, None) for _, where in told)
    places = [(group.place, group.district) for group in net(before, after)]
    assert len(places) == len(set(places))


@given(seed=SEEDS)
def test_carried_out_on_any_table_it_gives_the_board_after_and_back(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    chance = Random(seed)
    for _ in range(10):
        after = play_epic_phase(table, chance)
        check(table, after)
        check(after, table)


@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_of_every_practice_phase_too(boss: str, city: str) -> None:
    chance = Random(f"{boss} {city}")
    table = practice_table(boss, city)
    for position in stops(table, "phase", chance, Prologue()):
        check(table, position)
        prologue = position
    for game in range(60):
        table = prologue.clone()
        table.told = None
        for round_ in range(12):
            for index, one in enumerate(table.reckoners):
                one.district = (index * game + round_) % len(table.districts)
            table.population = 99
            after = play_epic_phase(table, chance)
            check(table, after)
            if after.phase == "over":
                break
            table = after


def _table(entry: Json) -> Table:
    return table_of(scenario_from({**entry, "steps": []}, "this test"))


def test_districts_come_clockwise_from_where_the_boss_stood_then_he_himself_then_the_rest() -> None:
    table = _table(
        scenario(
            epic("enforcement"), epic("barricade"), epic("boost red", "population"), boss={"district": 1}
        )
    )
    groups = net(table, play_epic_phase(table, Random(1)))
    assert [(group.place, group.district) for group in groups] == [
        ("district", 1),
        ("district", 2),
        ("district", 0),
        ("boss", NOWHERE),
        ("counters", NOWHERE),
    ]
    assert [type(move).__name__ for move in groups[3].moves] == ["BossBracket", "MoveBoss"]


def test_in_a_district_pieces_then_the_epic_then_who_moved_there() -> None:
    table = _table(
        scenario(epic("enforcement", "fortify", "pull"), reckoners=[reckoner("Tia", 1), reckoner("Prof", 0)])
    )
    [first, *_] = net(table, play_epic_phase(table, Random(1)))
    assert [type(move) for move in first.moves] == [Place, EpicValues, Bracket, MoveReckoner]


def test_what_comes_and_goes_is_not_there() -> None:
    table = _table(scenario())
    there = after_command(table, Set("districts.1.enforcement", 3))
    assert net(table, after_command(there, Set("districts.1.enforcement", 0))) == ()


def test_r1_8_a_stolen_card_is_taken_off_the_reckoner_and_tucked_under_the_epic() -> None:
    entry = scenario(epic("steal"), reckoners=[reckoner("Tia", 1, equipment=["Rope"]), reckoner("Prof", 0)])
    before = _table(entry)
    after = play_scenario(entry, "epic-phase")
    assert after["reckoners.0.equipment"] == []
    names = [type(move).__name__ for move in difference(before, play_epic_phase(before, Random(1)))]
    assert "TuckEquipment" in names
    assert "TakeEquipment" in names


def test_r6_9_a_card_that_was_set_aside_comes_back_too() -> None:
    entry = scenario(
        no_epic(),
        reckoners=[reckoner("Tia", 1, equipment=["Rope"]), reckoner("Prof", 2)],
        tracks={"yellow": ["steal", *QUIET]},
    )
    before = _table(entry)
    after = play_epic_phase(before, Random(1))
    assert after.set_aside == [("Tia", "Rope")]
    back = difference(after, before)
    assert kinds.TakeOff("Rope", NOWHERE) in back
    assert kinds.GiveEquipment("Tia", "Rope") in back


def test_r1_8_a_defeated_epic_is_put_back_as_it_stood() -> None:
    entry = scenario(epic(health=1))
    table = _table(entry)
    after = play_scenario(entry, command("attack", district=0))
    assert after["districts.0.epic"] is None
    defeated = after_command(table, Set("districts.0.epic", None))
    [group] = net(defeated, table)
    assert [type(move).__name__ for move in group.moves] == ["PutEpic"]
