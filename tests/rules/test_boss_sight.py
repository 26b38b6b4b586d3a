"""What the boss would do as his brackets stand."""

from typing import Any

import pytest

from companion.rules.boss_sight import (
    BossSight,
    Deed,
    boss_sight,
    deeds_of,
    next_stop,
    power_tables,
    regalia_deck,
)
from companion.rules.commands import EpicPhase, GoOn
from companion.rules.notation import parse_cell
from companion.rules.play import after_answer, after_command
from companion.rules.table import Table
from tests.phases import practice_table
from tests.rules.test_ribbon import table_from
from tests.tables import Json, epic, everywhere, play, reckoner, scenario


def of(table: Table, colour: str) -> BossSight:
    return next(one for one in boss_sight(table) if one.colour == colour)


def summed(deeds: tuple[Deed, ...]) -> dict[str, int]:
    return {deed.action.verb: deed.amount for deed in deeds}


def regalia(*symbols: str, bracket: int, **more: Any) -> Table:
    return table_from(
        scenario(
            epic(**more),
            setup={"boss": "regalia"},
            tracks={"black": symbols},
            boss={"brackets": {"black": bracket}},
        )
    )


def test_r7_1_equal_symbols_are_summed_left_of_the_bracket() -> None:
    sight = of(regalia("population x2", "money", "population", "plan", bracket=3), "black")
    assert (sight.length, sight.bracket, sight.unknown) == (4, 3, 0)
    assert summed(sight.deeds) == {"population": 3, "money": 1}
    assert len(sight.left) == 3


def test_r7_4_different_scopes_are_different_deeds() -> None:
    sight = of(regalia("gifted: enforcement", "clockwise: enforcement", "-", bracket=2), "black")
    assert [(deed.action.scope, deed.amount) for deed in sight.deeds] == [("gifted", 1), ("clockwise", 1)]


def test_r6_12_per_counts_what_stands_in_his_district() -> None:
    sight = of(regalia("population x2 per barricade", "-", bracket=1, barricades=3), "black")
    assert summed(sight.deeds) == {"population": 6}


def test_r7_6_a_total_is_worth_what_it_reaches_now() -> None:
    table = table_from(scenario(epic(enforcement=4)))
    cell = parse_cell("population by enforcement 2=1 4=3 9=7") or ()
    assert summed(deeds_of(table, cell)) == {"population": 3}


def test_unknown_symbols_are_counted() -> None:
    sight = of(regalia("?", "population", "?", "-", bracket=3), "black")
    assert (sight.unknown, summed(sight.deeds)) == (2, {"population": 1})
    nothing = of(table_from(scenario(setup={"boss": "regalia"}, pack={"bosses": []})), "red")
    assert (nothing.length, nothing.left, nothing.unknown) == (None, (), 2)


def steelheart(**more: Any) -> Json:
    red = ["enforcement x2", "population", "enforcement x3", "-"]
    blue = ["barricade", "barricade", "-"]
    return scenario(
        epic(**more),
        tracks={"red": red, "blue": blue},
        boss={"district": 1, "brackets": {"red": 3, "blue": 2}},
        deployment=2,
    )


def test_r7_2_enforcement_in_groups_barricades_one_by_one_from_his_district() -> None:
    table = table_from(steelheart())
    red, blue = of(table, "red"), of(table, "blue")
    assert red.deployment is not None
    assert blue.deployment is not None
    assert (red.deployment.count, red.deployment.groups) == (5, ((1, 2), (2, 2), (0, 1)))
    assert blue.deployment.groups == ((1, 1), (2, 1))
    assert summed(red.deeds) == {"population": 1}
    after = play(steelheart(), "epic-phase")
    assert after.each("enforcement") == [1, 2, 2]
    assert after.each("barricades") == [0, 1, 1]


def test_r7_2_what_the_supply_does_not_have_is_missing() -> None:
    red = of(table_from(steelheart(enforcement=23)), "red").deployment
    assert red is not None
    assert (red.count, red.groups, red.missing) == (5, ((1, 2),), 3)


def test_r7_2_an_unknown_size_leaves_the_groups_unknown() -> None:
    entry = steelheart()
    for board in entry["pack"]["bosses"]:
        del board["deployment"]
    red = of(table_from(entry), "red").deployment
    assert red is not None
    assert (red.count, red.groups) == (5, None)


def limelight(**pack: Json) -> Table:
    tables = {"yellow": {**everywhere("-"), "B": ["population", "money", "?"]}}
    tables["yellow"].update({row: ["-", "-", "-"] for row in "ACD"})
    return table_from(scenario(setup={"boss": "limelight"}, tables=tables, pack=pack))


def test_r7_5_the_bracket_is_the_column_and_nothing_is_rolled_yet() -> None:
    yellow = power_tables(limelight())[0]
    assert (yellow.rows, yellow.columns, yellow.column) == (("A", "B", "C", "D"), 3, 2)
    assert (yellow.row, yellow.cell, yellow.deeds) == (None, None, ())


def test_r7_5_the_row_rolled_gives_the_cell() -> None:
    table = limelight(dice={"movement": [1], "power": ["A", "B"]})
    table = after_command(table, EpicPhase("action"))
    told = list(table.told or ())
    while table.question is None:
        table = after_command(table, GoOn("action"))
        told += table.told or ()
    rolled = after_answer(table, {"yellow": "B", "black": "A", "red": "B", "blue": "A"})
    tables = power_tables(rolled, rolled.told or ())
    assert [one.row for one in tables] == ["B", "A", "B", "A"]
    assert tables[0].cell == parse_cell("money")
    assert summed(tables[0].deeds) == {"money": 1}


def test_r7_5_an_unknown_table() -> None:
    table = table_from(scenario(setup={"boss": "limelight"}, pack={"bosses": []}))
    yellow = power_tables(table)[0]
    assert (yellow.columns, yellow.cells, yellow.column) == (None, (), 2)


def test_r7_3_the_deck_with_what_is_left_of_it() -> None:
    deck = {"reroll": 2, "die": 1, "move": 0}
    people = [reckoner("Tia", 0), reckoner("Prof", 1)]
    table = table_from(scenario(setup={"boss": "regalia"}, reckoners=people, pack={"regalia_deck": deck}))
    asked = after_command(table, EpicPhase())
    drawn = after_answer(asked, "reroll")
    found = regalia_deck(drawn)
    assert found is not None
    assert [(one.effect, one.left, one.total) for one in found] == [("reroll", 1, 2), ("die", 1, 1)]
    assert regalia_deck(table_from(scenario())) is not None
    assert regalia_deck(table_from(scenario(pack={"regalia_deck": None}))) is None


@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
def test_nothing_on_the_table_changes(boss: str) -> None:
    table = practice_table(boss, "newcago")
    assert boss_sight(table) == boss_sight(table.clone())
    assert len(boss_sight(table)) == 4


@pytest.mark.parametrize(("boss", "places", "stop"), [("regalia", (0, 2), 2), ("limelight", (1, 1), 2)])
def test_r7_3_r7_5_the_next_stop_is_where_the_boss_then_goes(
    boss: str, places: tuple[int, int], stop: int
) -> None:
    team = [reckoner(name, at) for name, at in zip(("David", "Prof"), places, strict=True)]
    entry = scenario(reckoners=team, setup={"boss": boss}, boss={"district": 0})
    assert next_stop(table_from(entry)) == stop


def test_r7_1_steelhearts_next_stop_is_the_dices() -> None:
    assert next_stop(table_from(steelheart())) is None
