"""The engine beside the tests' oracle."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any

from companion.game.scenario import play_scenario, scenario_from, table_of
from companion.rules.pending import advance
from companion.rules.table import Table
from tests.oracle.reference import carry_out
from tests.oracle.tables import random_scenario

TABLES = 60
REPEATS = 20

Json = dict[str, Any]


def whole_phases() -> list[tuple[Json, Table, list[Any]]]:
    """Random tables whose only command is the Epic Phase, with all its answers."""
    found: list[tuple[Json, Table, list[Any]]] = []
    seed = 0
    while len(found) < TABLES:
        seed += 1
        scenario = random_scenario(Random(seed))
        steps = scenario["steps"]
        if [step for step in steps if "command" in step] != [{"command": "epic-phase"}]:
            continue
        if any("?" in epic["track"] for epic in scenario["pack"]["epics"]) or carry_out(scenario)["question"]:
            continue
        table = table_of(scenario_from(scenario, "table"))
        found.append((scenario, table, [step["answer"] for step in steps if "answer" in step]))
    return found


def engine_phase(table: Table, answers: list[Any]) -> None:
    clone = table.clone()
    clone.told = None
    clone.pending.append(("epic-phase",))
    advance(clone)
    for reply in answers:
        clone.reply = reply
        clone.question = None
        advance(clone)


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    for _ in range(REPEATS):
        work()
    return (time.perf_counter() - begun) / REPEATS


def engine() -> None:
    tables = whole_phases()
    reference, silent, told = [], [], []
    for scenario, table, answers in tables:
        read = scenario_from(scenario, "table")
        reference.append(seconds(partial(carry_out, scenario)))
        silent.append(seconds(partial(engine_phase, table, answers)))
        told.append(seconds(partial(play_scenario, read)))
    cloning = [seconds(table.clone) for _, table, _ in tables]
    asked = sum(len(answers) for _, _, answers in tables)
    print(f"{len(tables)} random tables, {asked} questions; medians of one Epic Phase, measured in one run")
    row("string-parsing reference (the tests' oracle)", median(reference), reference, reference)
    row("engine, instructions off", median(silent), reference, silent)
    row("engine, a scenario with instructions and undo", median(told), reference, told)
    row("of which cloning a table once", median(cloning), reference, cloning)


def row(name: str, middle: float, reference: list[float], mine: list[float]) -> None:
    ratio = sum(reference) / sum(mine)
    print(f"  {name:48} {middle * 1e6:8.0f} µs   reference is {ratio:5.1f} times as slow")
