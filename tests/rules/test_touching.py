"""Which fields of the board an instruction changes: in it, or what it lies in, but nothing beside it."""

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.rules import instructions as kinds
from companion.rules.instructions import Instruction
from companion.rules.table import NOWHERE
from companion.rules.touching import touches
from tests.tables import scenario


@pytest.mark.parametrize(
    ("one", "touched", "spared"),
    [
        (
            kinds.Bracket(1, "epic-1", 1, 2),
            ["districts.1.epic.bracket", "districts.1.epic", "districts.1", "districts"],
            ["districts.1.epic.health", "districts.10", "boss.brackets", "population"],
        ),
        (
            kinds.AddEpic(1, "gale", 2, 5),
            ["districts.1.epic.bracket", "districts.1.epic"],
            ["districts.1.enforcement", "districts.2.epic"],
        ),
        (kinds.Plans("Prof", 1, 1), ["reckoners.1.plans", "reckoners.1.new_plans"], ["reckoners.0.plans"]),
        (
            kinds.Steal("Prof", "Rope", NOWHERE),
            ["set_aside", "reckoners.1.equipment"],
            ["districts.0.epic.stolen"],
        ),
        (
            kinds.Steal("David", "Rope", 0),
            ["districts.0.epic.stolen", "reckoners.0.equipment"],
            ["set_aside", "reckoners.1.equipment"],
        ),
        (kinds.Reward("epic-0", "contain", 2), ["unspent.contain", "unspent"], ["unspent.enforcement"]),
        (kinds.Spend("enforcement", 1, 0), ["unspent.enforcement"], ["unspent.contain"]),
    ],
)
def test_what_it_touches(one: Instruction, touched: list[str], spared: list[str]) -> None:
    table = table_of(scenario_from({**scenario(), "steps": []}, "this test"))
    assert [path for path in (*touched, *spared) if touches(one, path, table)] == touched
