"""R7.5a: what Limelight's Power Dice show, and how the rows and columns of his tables are called."""

import pytest

from companion.rules.errors import RefusedInput
from tests.tables import COLOURS, ROWS, Json, Outcome, answer, epic, lost, play, scenario

LIMELIGHT = {"boss": "limelight"}
DICE = {"dice": {"movement": [1], "power": list(ROWS)}}
COSTS = {row: [f"population x{3 * index + column}" for column in (1, 2, 3)] for index, row in enumerate(ROWS)}
# What it costs, by row and column, with numbers on the dice: row 1 costs 1, 2, 3, row 2 costs 4, 5, 6 ...
NUMBERED = {str(row): [f"population x{3 * row + column - 3}" for column in (1, 2, 3)] for row in range(1, 7)}
QUIET = {colour: {str(row): ["-"] * 3 for row in range(1, 7)} for colour in COLOURS}
NUMBERS = {"dice": {"movement": [1], "power": ["1", "2", "3", "4", "5", "6"]}}
UNTOLD = {"dice": {"movement": [1]}}
FACES = {"kind": "content", "path": "dice.power", "expects": "faces"}


def asks(after: Outcome) -> Json:
    return {field: after.question.get(field) for field in FACES}


@pytest.mark.parametrize("shown", [4, "4"])
def test_r7_5a_numbers_on_the_dice_name_the_rows(shown: int | str) -> None:
    table = scenario(setup=LIMELIGHT, pack=NUMBERS, tables={**QUIET, "black": NUMBERED, "yellow": NUMBERED})
    rolled = answer({"yellow": 1, "black": shown, "red": "1", "blue": 1})
    assert lost(play(table, "epic-phase", rolled)) == 2 + 11


def test_r7_5a_rows_are_as_many_as_the_page_has() -> None:
    rows = {row: ["-", f"population x{cost}"] for cost, row in enumerate("ABCDE", 1)}
    table = scenario(setup=LIMELIGHT, pack={"dice": {"movement": [1], "power": [*"ABBCDE"]}})
    for board in table["pack"]["bosses"]:
        board["tables"] = dict.fromkeys(COLOURS, rows)
    assert lost(play(table, "epic-phase", answer(dict.fromkeys(COLOURS, "E")))) == 4 * 5


def test_r7_5a_a_face_that_is_not_on_the_die_is_refused() -> None:
    dice = {"dice": {"movement": [1], "power": [1, 1, 2]}}
    table = scenario(setup=LIMELIGHT, pack=dice, tables=QUIET)
    for wrong in (3, "A", True, None, 1.0):
        with pytest.raises(RefusedInput) as refused:
            play(table, "epic-phase", answer({**dict.fromkeys(COLOURS, 1), "red": wrong}))
        assert (refused.value.code, refused.value.options) == ("no-such-row", ("1", "2"))


@pytest.mark.parametrize("rows", [COSTS, NUMBERED])
def test_r7_5a_four_known_tables_with_the_same_rows_tell_the_faces(rows: Json) -> None:
    table = scenario(setup=LIMELIGHT, pack=UNTOLD, tables=dict.fromkeys(COLOURS, rows))
    assert play(table, "epic-phase").question["options"] == list(rows)


@pytest.mark.parametrize("tables", [{}, {"red": NUMBERED}], ids=["none-known", "they-differ"])
@pytest.mark.parametrize("phase", ["epic-phase", "prologue"])
def test_r7_5a_else_the_players_are_asked_what_the_dice_show(phase: str, tables: Json) -> None:
    table = scenario(setup=LIMELIGHT, pack=UNTOLD, tables=tables)
    if not tables:
        for board in table["pack"]["bosses"]:
            del board["tables"]
    assert asks(play(table, phase)) == FACES


def test_r7_5a_what_they_say_is_what_can_be_rolled_and_then_asked_for() -> None:
    table = scenario(setup=LIMELIGHT, pack=UNTOLD)
    for board in table["pack"]["bosses"]:
        board["tables"] = "?"
    after = play(table, "epic-phase", answer([1, 2, 3, 4]))
    assert (after.question["kind"], after.question["options"]) == ("power-dice", ["1", "2", "3", "4"])
    rolled = answer({"yellow": 4, "black": 1, "red": 1, "blue": 1})
    after = play(table, "epic-phase", answer([1, 2, 3, 4]), rolled, answer(3))
    assert after.question["path"] == "bosses.limelight.standard.tables.yellow.4.2"
    after = play(table, "epic-phase", answer([1, 2, 3, 4]), rolled, answer(3), answer("population x7"))
    assert lost(after) == 7


def test_r7_5a_a_boost_into_an_unknown_table_asks_for_the_faces_before_its_columns() -> None:
    table = scenario(epic("boost red"), setup=LIMELIGHT, pack=UNTOLD)
    for board in table["pack"]["bosses"]:
        del board["tables"]
    assert asks(play(table, "epic-phase")) == FACES
    after = play(table, "epic-phase", answer([*"ABCDEF"]))
    assert after.question["path"] == "bosses.limelight.standard.tables.red"
    after = play(table, "epic-phase", answer([*"ABCDEF"]), answer(4))
    assert after["boss.brackets.red"] == 3


@pytest.mark.parametrize(
    "wrong",
    [[], "ABCD", 4, None, ["A", "2"], ["A", ""], ["A", "-"], [1.5], [True], [-1], ["A"] * 21, {"a": 1}],
)
def test_r7_5a_a_wrong_list_of_faces_is_refused(wrong: object) -> None:
    with pytest.raises(RefusedInput) as refused:
        play(scenario(setup=LIMELIGHT, pack=UNTOLD, tables={"red": NUMBERED}), "prologue", answer(wrong))
    assert refused.value.code == "wrong-faces"


def test_r7_5a_cell_b_1_of_the_prologue_is_row_b_with_letters_and_column_b_with_numbers() -> None:
    assert lost(play(scenario(setup=LIMELIGHT, pack=DICE, tables={"red": COSTS}), "prologue")) == 4
    numbered = scenario(setup=LIMELIGHT, pack=NUMBERS, tables={**QUIET, "red": NUMBERED})
    assert lost(play(numbered, "prologue")) == 2


def test_r7_5a_a_row_that_no_die_shows_is_asked_for_by_the_prologue() -> None:
    dice = {"dice": {"movement": [1], "power": [*"WXYZ"]}}
    table = scenario(setup=LIMELIGHT, pack=dice, tables={"red": {row: ["-"] * 3 for row in "WXYZ"}})
    for board in table["pack"]["bosses"]:
        board["tables"] = {"red": board["tables"]["red"]}
    assert play(table, "prologue").question["path"] == "bosses.limelight.standard.tables.red.B.1"
    assert lost(play(table, "prologue", answer("population x3"))) == 3


@pytest.mark.parametrize(("rows", "asked"), [(("A", "B"), "power-dice"), (("A",), "content")])
def test_r7_5a_it_takes_two_rows_to_tell_the_faces(rows: tuple[str, ...], asked: str) -> None:
    tables = {colour: {row: COSTS[row] for row in rows} for colour in COLOURS}
    table = scenario(setup=LIMELIGHT, pack=UNTOLD, tables=tables)
    assert play(table, "epic-phase").question["kind"] == asked
