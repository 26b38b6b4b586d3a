"""A table that is saved and read again is the same table, field by field."""

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from companion.game.scenario import play_scenario, scenario_from
from companion.rules.commands import Prologue
from companion.rules.table import Table
from tests.phases import PAIRS, practice_table, stops
from tests.tables import Json, card, command, epic, kept, no_epic, reckoner, saved_and_loaded, scenario

PAUSED = command("epic-phase", pace="action")
GO_ON = command("go-on", pace="action")
TEAM = [reckoner("David", 0, plans=1), reckoner("Tia", 2, plans=1)]


def after(table: Json, *steps: Json) -> Table:
    return play_scenario(scenario_from({**table, "steps": list(steps)}, "this test"))[0].table


@pytest.mark.parametrize(
    ("field", "value", "table"),
    [
        ("symbol", 2, after(scenario(epic("-", "plan"), reckoners=TEAM), command("epic-phase"))),
        ("acting", 0, after(scenario(epic("plan"), reckoners=TEAM), command("epic-phase"))),
        ("track", ("epic", "epic-0"), after(scenario(epic("plan"), reckoners=TEAM), command("epic-phase"))),
        ("pace", "action", after(scenario(epic("money", "-")), PAUSED, GO_ON)),
        ("paused", True, after(scenario(epic("money", "-")), PAUSED, GO_ON)),
        ("actor", "Prof", after(scenario(), command("research", district=1, reckoner="Prof"))),
        ("rewards", [(0, "epic-0")], after(scenario(epic(health=1)), command("attack", district=0))),
        (
            "regalia_drawn",
            {"reroll": 1},
            after(scenario(setup={"boss": "regalia"}), command("epic-phase")),
        ),
        (
            "defeated_epics",
            ["epic-0"],
            after(scenario(epic(health=1), epics=[card("gale")]), command("attack", district=0)),
        ),
        (
            "set_aside",
            [("Tia", "Rope")],
            after(
                scenario(
                    no_epic(),
                    tracks={"yellow": ["steal", "-", "-"]},
                    reckoners=[reckoner("Tia", 1, equipment=["Rope"]), reckoner("Prof", 2)],
                ),
                command("epic-phase"),
            ),
        ),
    ],
)
def test_each_of_these_is_kept(field: str, value: Any, table: Table) -> None:
    assert getattr(table, field) == value
    assert getattr(saved_and_loaded(table), field) == value


@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_every_field_at_every_stop(boss: str, city: str) -> None:
    chance = Random(3)
    [*_, table] = stops(practice_table(boss, city), "action", chance, Prologue())
    for index, one in enumerate(table.reckoners):
        one.district = index
    for position in stops(table, "action", chance):
        loaded = kept(saved_and_loaded(position))
        for field in fields(Table):
            assert getattr(loaded, field.name) == getattr(kept(position), field.name), field.name
