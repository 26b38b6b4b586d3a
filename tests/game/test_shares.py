"""What each source did to a number: together it is the whole difference."""

from random import Random

import pytest

from companion.game.game import Game
from companion.game.scenario import play_scenario, scenario_from
from companion.game.shares import Course, course_of, course_of_told
from companion.game.why import at
from companion.rules.board import board_of
from companion.rules.causes import PLAYERS
from companion.rules.fields import fields
from companion.rules.instructions import Population
from tests.game.playing import inputs, practice, start
from tests.tables import Json, command, epic, scenario

PHASE: Json = {"command": "epic-phase"}


def played(table: Json, *steps: Json) -> Game:
    return play_scenario(scenario_from({**table, "steps": list(steps)}, "this test"))[0]


def amounts(course: Course) -> list[list[int | None]]:
    return [[share.amount for share in part.shares] for part in course.parts]


@pytest.mark.parametrize("boss", ["steelheart", "regalia", "limelight"])
@pytest.mark.parametrize("seed", range(4))
def test_the_shares_of_every_number_add_up_to_its_change(boss: str, seed: int) -> None:
    game = Game(start(boss, population=300), practice())
    for entry in inputs(game, Random(f"{boss} {seed}"), 4):
        game.submit(entry)
    several = 0
    for field in fields(game.table):
        if not isinstance(field.value, int):
            continue
        for rounds in (1, 2, 9):
            course = course_of(game, field.path, rounds)
            shares = [share for part in course.parts for share in part.shares]
            if not shares:
                assert course == Course(None, None, ())
                continue
            assert course.after == at(board_of(game.table), field.path)
            several += len(shares) > 1
            if course.before is not None and course.after is not None:
                assert sum(share.amount or 0 for share in shares) == course.after - course.before
    assert several > 40


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_together_adds_up_too(seed: int) -> None:
    game = Game(start(population=300), practice())
    for entry in inputs(game, Random(seed), 3):
        before = game.table
        done = game.submit(entry)
        lost = tuple(one for one in done.told if isinstance(one.instruction, Population))
        if lost:
            course, path = course_of_told(game, lost)
            assert path == "population"
            assert (course.before, course.after) == (before.population, done.table.population)
            total = sum(share.amount or 0 for part in course.parts for share in part.shares)
            assert total == done.table.population - before.population


def test_one_share_for_each_card_and_its_symbols_summed() -> None:
    game = played(
        scenario(
            epic("population", "-", "population x2", "-", "-"),
            epic("population", "-", "-", bracket=1),
            population=30,
        ),
        {"command": "set", "path": "districts.0.epic.bracket", "value": 3},
        PHASE,
    )
    course = course_of(game, "population")
    assert (course.before, course.after) == (30, 26)
    first = course.parts[0].shares[0]
    assert first.amount == -3
    assert {deed.told.cause.symbol for deed in first.deeds if deed.told} == {1, 3}


def test_the_newest_phase_comes_first_and_equal_taps_are_one_share() -> None:
    money = command("money")
    game = played(scenario(epic("money"), money=3), money, money, PHASE)
    course = course_of(game, "money")
    assert [part.phase for part in course.parts] == [(1, "epic"), (1, "reckoner")]
    assert amounts(course)[1] == [2]
    assert course.parts[1].shares[0].deeds[0].source == PLAYERS
    assert (course.before, course.after) == (3, 3 + 2 + sum(one or 0 for one in amounts(course)[0]))


def test_a_correction_has_the_amount_that_it_changed() -> None:
    game = played(
        scenario(money=3),
        command("money"),
        {"command": "set", "path": "money", "value": 9},
        command("money"),
    )
    assert amounts(course_of(game, "money")) == [[2, 5]]


def test_only_the_last_rounds_are_shown_and_it_says_where_it_goes_on() -> None:
    game = played(scenario(money=3), command("money"), PHASE, command("money", count=2))
    course = course_of(game, "money")
    assert (course.before, course.after, course.earlier) == (4, 6, 1)
    assert course_of(game, "money", 2).before == 3


def test_an_epic_that_left_took_its_numbers_along() -> None:
    table = scenario(epic(health=1, research=0))
    game = played(table, command("attack", district=0))
    assert course_of(game, "districts.0.epic.health") == Course(None, None, ())
