"""Every number of the board that can be corrected, and how far the box lets it go."""

from random import Random
from typing import Any

from hypothesis import given

from companion.rules.board import board_of
from companion.rules.commands import Set
from companion.rules.fields import Field, field_at, fields
from companion.rules.play import after_command
from companion.rules.table import Table
from tests.properties.test_engine import SEEDS, playable
from tests.rules.test_ribbon import table_from
from tests.tables import at, epic, everywhere, no_epic, reckoner, scenario


def of(table: Table, path: str) -> Field:
    found = field_at(table, path)
    assert found is not None, path
    return found


def limits(table: Table, path: str) -> tuple[int, int | None]:
    return of(table, path).least, of(table, path).most


def test_r1_3_as_many_pieces_as_the_box_has_left() -> None:
    table = table_from(scenario(epic(enforcement=3), epic(enforcement=4)))
    assert of(table, "districts.0.enforcement") == Field("districts.0.enforcement", 3, 0, 21)
    assert limits(table, "districts.2.copy_tokens") == (0, 8)


def test_r1_3_plan_tokens_too() -> None:
    table = table_from(scenario(reckoners=[reckoner("Tia", 0, plans=2), reckoner("Prof", 1, plans=5)]))
    assert limits(table, "reckoners.0.plans") == (0, 15)


def test_r1_5_an_epics_research_health_and_bracket() -> None:
    table = table_from(scenario(epic("-", "-", "-", bracket=1), epic(research=0), epic(health="infinite")))
    assert limits(table, "districts.0.epic.research") == (0, 5)
    assert limits(table, "districts.0.epic.health") == (1, 10)
    assert limits(table, "districts.0.epic.bracket") == (1, 2)
    assert limits(table, "districts.1.epic.research") == (0, 0)  # R1.7
    assert of(table, "districts.2.epic.health").value == "infinite"


def test_r1_6_boss_brackets_up_to_their_limits() -> None:
    red = ["-", "-", "-"]
    assert limits(table_from(scenario(tracks={"red": red})), "boss.brackets.red") == (1, 2)
    limelight = scenario(setup={"boss": "limelight"}, tables={"red": everywhere("-")})
    assert limits(table_from(limelight), "boss.brackets.red") == (1, 6)
    unknown = table_from(scenario(pack={"bosses": []}))
    assert limits(unknown, "boss.brackets.red") == (1, None)


def test_r1_4_the_base_marker_ends_on_its_last_space_and_population_nowhere() -> None:
    table = table_from(scenario())
    assert limits(table, "base_marker") == (0, 4)
    assert limits(table, "population") == (0, None)


def test_r1_6_research_or_health_one_at_a_time() -> None:
    table = table_from(scenario(boss={"research": 3}))
    assert field_at(table, "boss.health") is None
    weakened = table_from(scenario(boss={"research": 0, "health": 7}))
    assert field_at(weakened, "boss.research") is None


def test_r8_the_markers_of_the_cities() -> None:
    babilar = table_from(scenario(setup={"city": "babilar"}))
    assert limits(babilar, "districts.0.marker") == (0, 8)
    assert field_at(babilar, "boss.research") is None
    ildithia = table_from(scenario(epic(printed=["-"] * 4), setup={"city": "ildithia"}, ildithia_gap=2))
    assert limits(ildithia, "districts.0.marker") == (0, 4)
    assert of(ildithia, "ildithia_gap") == Field("ildithia_gap", 2, 0, 2)
    assert field_at(table_from(scenario()), "districts.0.marker") is None


def test_no_epic_has_no_numbers() -> None:
    table = table_from(scenario(no_epic()))
    assert field_at(table, "districts.0.epic.bracket") is None


@given(seed=SEEDS)
def test_every_value_stands_there_and_every_one_between_the_limits_can_be_set(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    board = board_of(table)
    found = fields(table)
    assert len({one.path for one in found}) == len(found)
    for field in found:
        assert at(board, field.path) == field.value
    for field in Random(seed).sample(found, 6):
        for value in (field.least, field.most):
            if value is not None:
                _sets(table, field.path, value)


def _sets(table: Table, path: str, value: Any) -> None:
    after = board_of(after_command(table, Set(path, value)))
    assert at(after, path) == value
