"""What the boss would do, a line for each track."""

from dataclasses import replace

import pytest

from companion.rules.boss_sight import boss_sight, power_tables
from companion.rules.table import Table
from companion.wording.boss_sight import boss_health_words, boss_move_words, power_words, sight_words
from companion.wording.language import Language
from tests.rules.test_ribbon import table_from
from tests.tables import Json, epic, everywhere, reckoner, scenario
from tests.wording.examples import ALL_LANGUAGES, ENGLISH

COLOURS = ("yellow", "black", "red", "blue")


def steelheart(*symbols: str, token: int = 0, supplied: int = 0, **tracks: list[str]) -> Table:
    """The yellow track; Enforcement in groups of two from district 1, an Epic in district 0 only."""
    tracks.setdefault("yellow", [*(symbols or "-"), "-"])
    brackets = {colour: len(track) - 1 for colour, track in tracks.items()}
    return table_from(
        scenario(
            epic(enforcement=supplied),
            tracks=tracks,
            boss={"district": 0, "brackets": brackets},
            setup={"difficulty_token": token},
            deployment=2,
        )
    )


def words(table: Table, colour: str = "yellow", language: Language = ENGLISH) -> str:
    return sight_words(boss_sight(table)[COLOURS.index(colour)], table, language)


def test_r7_1_people_are_summed() -> None:
    assert words(steelheart("population x2", "-", "population")) == "*3 people* would die"
    assert words(steelheart("population")) == "*1 person* would die"


def test_several_deeds_stand_side_by_side_and_a_fortified_epic_is_named() -> None:
    table = steelheart("fortify x2", "money", "gifted: enforcement")
    named = table.box.epics[table.districts[0].epic.id].name if table.districts[0].epic else ""
    beside = "In both neighbouring districts: Increase Enforcement by 1"
    assert words(table) == f"{named} would grow *2*; *$1* would be lost; {beside}"


def test_what_counts_the_board_is_told_as_it_stands() -> None:
    assert words(steelheart("population per enforcement", supplied=4)) == "*4 people* would die"
    assert words(steelheart("population per enforcement")) == "Nothing would happen"
    assert words(steelheart("plan per enforcement", supplied=2)) == "Attack 2 Plan tokens"


def test_unknown_symbols_are_said() -> None:
    assert words(steelheart("?", "population", "?")) == "*1 person* would die; 2 symbols unknown"
    unknown = table_from(scenario(setup={"boss": "regalia"}, pack={"bosses": []}))
    assert words(unknown) == "Its symbols are not told to the app yet"


def test_r7_6a_the_token_is_told_with_the_yellow_track_alone() -> None:
    table = steelheart("population", token=2, black=["population", "-"])
    assert words(table) == "*1 person* would die; the Difficulty Adjustment token: *2* more"
    assert words(table, "black") == "*1 person* would die"


def test_r7_2_pieces_are_told_with_their_places() -> None:
    table = steelheart(red=["enforcement x3", "-"], blue=["barricade x2", "-"])
    second = table.districts[1].name
    assert words(table, "red") == f"*3 Enforcement*: 2 here, 1 in {second}"
    assert words(table, "blue") == f"*2 Barricades*: here and {second}"


def test_r7_2_what_the_supply_lacks_costs_people() -> None:
    table = steelheart(red=["enforcement x3", "-"], supplied=24)
    assert words(table, "red") == "*1 Enforcement*: here; *2* missing in the supply: *2 people* would die"


def limelight(*people: str, bracket: int = 2) -> Table:
    """The yellow table has these in column 2, a row for each."""
    yellow = {row: ["-", cell, "-"] for row, cell in zip("ABCD", people, strict=True)}
    entry: Json = scenario(
        setup={"boss": "limelight"},
        tables={"yellow": {**everywhere("-"), **yellow}},
        boss={"brackets": {"yellow": bracket}},
    )
    return table_from(entry)


def power(table: Table) -> str:
    return power_words(power_tables(table)[0], table, ENGLISH)


def test_r7_5_limelights_column_has_a_range() -> None:
    table = limelight("population x3", "-", "population", "?")
    assert power(table) == "Column *2*, A-2 to D-2: *0 to 3 people* would die; 1 symbol unknown"
    assert power(limelight(*["population x2"] * 4)) == "Column *2*, A-2 to D-2: *2 people* would die"
    assert power(limelight(*["plan"] * 4)) == "Column *2*, A-2 to D-2"


def test_r7_3_where_regalia_goes_next() -> None:
    beside = scenario(
        reckoners=[reckoner("David", 2), reckoner("Prof", 2)], setup={"boss": "regalia"}, boss={"district": 0}
    )
    table = table_from(beside)
    assert boss_move_words(table, ENGLISH).endswith(f"moves to {table.districts[2].name}")
    for one in table.reckoners:
        one.district = 0
    assert boss_move_words(table, ENGLISH).endswith("stays here")


def test_r7_1_steelhearts_die_says_how_far() -> None:
    table = steelheart("-")
    assert boss_move_words(table, ENGLISH).endswith(" moves 1 clockwise")
    table.box = replace(table.box, movement=(3, 1, 2))
    assert boss_move_words(table, ENGLISH).endswith(" moves 1 to 3 clockwise")
    table.box = replace(table.box, movement=None)
    assert boss_move_words(table, ENGLISH).endswith(" moves as the die says")


def test_r2_2_the_health_to_come() -> None:
    table = steelheart("-")
    most = table.setup.newcago_research(len(table.reckoners))
    assert boss_health_words(table, ENGLISH) == f"Health {most} once Research is at 0"
    table.boss.health = 5
    assert boss_health_words(table, ENGLISH) == "Weakened: at 0 you have won"


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_language_has_its_own_words(language: Language) -> None:
    table = steelheart("population x2", "fortify", red=["enforcement x3", "-"])
    for line in (words(table, "yellow", language), boss_move_words(table, language)):
        assert "{" not in line
        assert language.code == "en" or "would" not in line
