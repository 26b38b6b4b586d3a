"""Three paces: the same phase, told in other pieces; a whole one goes and comes back as one."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from companion.game.preferences import Pace, preferences
from companion.game.sitting import PROLOGUE, Sitting
from companion.game.stops import step_by_step
from companion.game.store import Store
from companion.rules.board import board_of
from companion.rules.commands import Move, Set
from companion.rules.instructions import Activate
from companion.rules.pending import PACES
from companion.rules.setup import BOSSES, CITIES
from tests.game.playing import practice, start


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def placed(store: Store, pace: Pace, boss: str = "steelheart", city: str = "newcago") -> Sitting:
    opened = store.new_game("A game", start(boss, city), practice())
    sitting = Sitting(opened, store, Random(5), rolls=True, pace=pace)
    sitting.enter(PROLOGUE)
    sitting.done()
    for index, one in enumerate(sitting.table.reckoners):
        sitting.enter(Move(one.name, index))
    return sitting


def by_hand(store: Store) -> Sitting:
    sitting = placed(store, "phase")
    sitting.rolls = False
    return sitting


def test_the_paces_are_those_of_the_rules() -> None:
    assert get_args(Pace) == PACES


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("boss", BOSSES)
def test_a_whole_phase_step_by_step_is_what_each_epic_would_have_told(
    store: Store, boss: str, city: str
) -> None:
    sitting = placed(store, "phase", boss, city)
    for _ in range(3):
        sitting.enter(sitting.epic_phase)
        stop = sitting.stop()
        assert stop is not None
        assert stop.is_whole
        steps = step_by_step(stop)
        assert board_of(steps[-1].table) == board_of(sitting.table)
        told = [one.instruction for step in steps for entry in step.entries for one in entry.told]
        assert told == [one.instruction for entry in stop.entries for one in entry.told]
        for before, after in pairwise(steps):
            assert after.before is before.table
        for step in steps:
            acts = [
                one for entry in step.entries for one in entry.told if isinstance(one.instruction, Activate)
            ]
            assert len(acts) <= 1
        sitting.done()
        assert sitting.stop() is None
        if sitting.table.phase == "over":
            return


def test_before_everything_is_told_the_app_is_ahead_of_the_board(store: Store) -> None:
    sitting = by_hand(store)
    sitting.enter(sitting.epic_phase)
    assert sitting.question is not None  # the movement die
    ahead = [sitting.is_ahead]
    sitting.roll()
    assert [*ahead, sitting.is_ahead] == [True, False]
    assert sitting.stop() is not None


def test_a_whole_phase_is_taken_back_at_once_and_done_again_at_once(store: Store) -> None:
    sitting = by_hand(store)
    depth, before = sitting.game.depth, board_of(sitting.table)
    sitting.enter(sitting.epic_phase)
    sitting.roll()
    after = board_of(sitting.table)
    for seen in (False, True):
        if seen:
            sitting.done()
        assert sitting.moves_back()
        sitting.undo()
        assert sitting.game.depth == depth
        assert board_of(sitting.table) == before
        sitting.redo()
        assert board_of(sitting.table) == after


def test_a_question_in_the_middle_of_it_is_taken_back_alone(store: Store) -> None:
    sitting = by_hand(store)
    depth = sitting.game.depth
    sitting.enter(sitting.epic_phase)
    assert sitting.game.depth == depth + 1
    sitting.undo()
    assert sitting.game.depth == depth


def test_a_correction_after_it_is_taken_back_alone(store: Store) -> None:
    sitting = placed(store, "phase")
    sitting.enter(sitting.epic_phase)
    depth = sitting.game.depth
    sitting.enter(Set("money", 9))
    sitting.undo()
    assert sitting.game.depth == depth
    sitting.done()
    sitting.enter(Set("money", 9))
    sitting.undo()
    assert sitting.game.depth == depth


def test_the_pace_can_change_in_the_middle_and_is_kept(store: Store) -> None:
    sitting = placed(store, "epic")
    sitting.enter(sitting.epic_phase)
    first = sitting.table
    assert first.paused
    sitting.go_at("phase")
    assert preferences(store).pace == "phase"
    sitting.done()
    stop = sitting.stop()
    assert stop is not None
    assert stop.is_whole
    assert stop.before is first
    assert sitting.table.round == 2


def test_at_the_slowest_pace_each_stop_tells_of_one_symbol(store: Store) -> None:
    sitting = placed(store, "action")
    sitting.enter(sitting.epic_phase)
    stops = longest = 0
    while sitting.stop() is not None:
        stop = sitting.stop()
        assert stop is not None
        symbols = {
            (one.cause.track, one.cause.symbol)
            for entry in stop.entries
            for one in entry.told
            if one.cause.symbol
        }
        assert len(symbols) <= 1
        act = sitting.act()
        assert act is not None
        begun = [one for entry in act.entries for one in entry.told if isinstance(one.instruction, Activate)]
        assert len(begun) <= 1
        assert act.entries[-len(stop.entries) :] == stop.entries
        longest = max(longest, len(act.entries))
        sitting.done()
        stops += 1
    assert sitting.table.round == 2
    assert longest >= 3
    assert stops > len(sitting.table.districts) * 2
