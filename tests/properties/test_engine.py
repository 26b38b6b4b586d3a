"""What holds on every table, whatever is printed and however the dice fall."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.forecast.sampling import random_reply
from companion.game.scenario import play_scenario, scenario_from, table_of
from companion.rules.answers import answer
from companion.rules.board import board_of
from companion.rules.commands import EpicPhase, GoOn, Move, Research
from companion.rules.errors import RefusedInput
from companion.rules.pending import PACES
from companion.rules.pieces import FIELDS, LIMITS
from companion.rules.play import after_answer, after_command
from companion.rules.saving import save_table
from companion.rules.table import Table
from tests.oracle.reference import carry_out
from tests.oracle.tables import random_scenario
from tests.tables import kept, saved_and_loaded

SEEDS = st.integers(0, 2**32)


def random_table(seed: int) -> Table:
    """A table without unknown symbols, at the start of a Reckoner Phase."""
    scenario = random_scenario(Random(seed))
    for epic in scenario["pack"]["epics"]:
        epic["track"] = ["population" if symbol == "?" else symbol for symbol in epic["track"]]
    return table_of(scenario_from({**scenario, "steps": []}, "random table"))


def positions(table: Table, chance: Random) -> Iterator[Table]:
    """Every position at which an Epic Phase stops: at each question, and at its end."""
    table = after_command(table, EpicPhase())
    yield table
    while table.question is not None:
        table = after_answer(table, random_reply(table.question, chance))
        yield table


def playable(seed: int) -> Table | None:
    table = random_table(seed)
    return None if table.phase == "over" else table


@given(SEEDS)
def test_agrees_with_the_oracle(seed: int) -> None:
    scenario = random_scenario(Random(seed))
    expected = carry_out(copy.deepcopy(scenario))
    game, _ = play_scenario(scenario_from(scenario, "random table"))
    table = game.table
    assert board_of(table) == expected["board"]
    assert (table.phase, table.outcome) == (expected["phase"], expected["outcome"])
    kind = None if table.question is None else table.question.kind
    assert kind == (expected["question"] or {"kind": None})["kind"]


@given(SEEDS)
def test_pieces_are_conserved_and_nothing_is_negative(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    for position in positions(table, Random(seed)):
        for piece, limit in enumerate(LIMITS):
            standing = sum(district.pieces[piece] for district in position.districts)
            assert standing + position.supply[piece] == limit, FIELDS[piece]
        for number in numbers(board_of(position)):
            assert number >= 0
        for district in position.districts:
            if district.epic is not None:
                track = position.box.epics[district.epic.id].track
                assert track is not None
                assert 1 <= district.epic.bracket < len(track)
        assert (position.population == 0) == (position.outcome == "lost")


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, int):
        yield value


@given(SEEDS)
def test_every_phase_ends(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    last = table
    for number, position in enumerate(positions(table, Random(seed))):
        assert number < 2000
        last = position
    if last.outcome is None:
        assert (last.phase, last.round, last.defeated) == ("reckoner", table.round + 1, 0)
        assert not last.pending
        assert not last.held
        assert not last.ending
        assert not last.copying
        assert last.transforming == 0
        assert all(not reckoner.fresh for reckoner in last.reckoners)
    else:
        assert last.phase == "over"


@given(SEEDS)
def test_save_load_continue_equals_continue(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    ends = []
    for reload in (False, True):
        chance = Random(seed)
        position = after_command(table, EpicPhase())
        while (question := position.question) is not None:
            if reload:
                loaded = saved_and_loaded(position)
                assert kept(loaded) == kept(position)
                position = loaded
            position = after_answer(position, random_reply(question, chance))
        ends.append(save_table(position))
    assert ends[0] == ends[1]


@given(SEEDS)
def test_a_clone_never_touches_its_original(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    for position in positions(table, Random(seed)):
        if position.question is None:
            return
        before = save_table(position)
        for position_of_clone in continued(position.clone(), Random(seed)):
            assert position_of_clone is not position
        assert save_table(position) == before
        return


def continued(clone: Table, chance: Random) -> Iterator[Table]:
    """Played on in place, as a forecast does."""
    while clone.question is not None:
        answer(clone, random_reply(clone.question, chance))
        yield clone


@given(SEEDS)
def test_replaying_the_answers_gives_the_same_position(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    first, second = ([save_table(position) for position in positions(table, Random(seed))] for _ in range(2))
    assert first == second


@given(SEEDS)
def test_the_pace_changes_where_it_stops_and_nothing_else(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    ends = []
    for pace in PACES:
        chance = Random(seed)
        position = after_command(table, EpicPhase(pace))
        told = list(position.told or ())
        while position.question is not None or position.paused:
            if position.question is not None:
                position = after_answer(position, random_reply(position.question, chance))
            else:
                position = after_command(position, GoOn(pace))
            told += position.told or ()
        ends.append((board_of(position), position.phase, position.outcome, told))
    assert ends[0] == ends[1] == ends[2]


@given(SEEDS, st.sampled_from([None, "nobody", 99, -1, [], {"yellow": "A"}, 1.5, True]))
def test_a_refused_input_changes_nothing(seed: int, wrong: object) -> None:
    table = playable(seed)
    if table is None:
        return
    for position in positions(table, Random(seed)):
        before = save_table(position)
        with pytest.raises(RefusedInput):
            after_answer(position, wrong)
        with pytest.raises(RefusedInput):
            after_command(position, Research(district=99))
        with pytest.raises(RefusedInput):
            after_command(position, Move("nobody", 0))
        assert save_table(position) == before
