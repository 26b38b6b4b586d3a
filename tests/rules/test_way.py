"""Ildithia's way: what the Movement board has passed and will pass in a round."""

from companion.rules.commands import EpicPhase, GoOn
from companion.rules.play import after_command
from companion.rules.table import Table
from companion.rules.way import Way, ildithias_way
from tests.rules.test_ribbon import table_from
from tests.tables import epic, scenario

FIVE = [epic(printed=["population", "-"], marker=0) for _ in range(3)]


def ildithia(gaps: int = 2) -> Table:
    pack = {"ildithia": {"gaps": dict.fromkeys("23456", gaps), "marker_start": dict.fromkeys("23456", 0)}}
    return table_from(scenario(*FIVE, setup={"city": "ildithia"}, ildithia_gap=0, pack=pack))


def test_r8_1_before_the_phase_all_of_the_way_is_to_come() -> None:
    assert ildithias_way(ildithia()) == Way(0, 2, ("not", "coming", "coming"))


def test_r8_1_it_stands_at_one_and_has_passed_others() -> None:
    table = after_command(ildithia(), EpicPhase("epic"))
    assert ildithias_way(table) == Way(0, 2, ("not", "coming", "coming"))
    table = after_command(table, GoOn("epic"))
    assert ildithias_way(table) == Way(1, 2, ("not", "at", "coming"))
    table = after_command(table, GoOn("epic"))
    assert ildithias_way(table) == Way(2, 2, ("not", "passed", "passed"))
    table = after_command(table, GoOn("epic"))
    assert ildithias_way(table) == Way(2, 2, ("not", "passed", "passed"))


def test_an_unknown_number_of_gaps_and_another_city() -> None:
    unknown = table_from(scenario(*FIVE, setup={"city": "ildithia"}, ildithia_gap=0, pack={"ildithia": {}}))
    assert ildithias_way(unknown) == Way(0, None, ("not", "not", "not"))
    assert ildithias_way(table_from(scenario())) is None
