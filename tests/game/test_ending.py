"""A game looked back on: the curve, and who changed Population by how much, together all of it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.game.ending import BY_HAND, PAUSE, ending_of, played_for
from companion.game.game import Game
from companion.game.store import Store
from companion.rules.causes import PLAYERS
from companion.rules.commands import EpicPhase, Prologue, Set
from companion.rules.instructions import Population
from tests.game.begun import begun
from tests.game.playing import inputs, play, practice, start
from tests.tables import epic


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


@pytest.mark.parametrize("boss", ["steelheart", "regalia", "limelight"])
@pytest.mark.parametrize("seed", range(2))
def test_all_accounts_together_are_the_whole_difference(boss: str, seed: int) -> None:
    game = Game(start(boss, population=200), practice())
    for entry in inputs(game, Random(f"{boss} {seed}"), 3):
        game.submit(entry)
    ending = ending_of(game)
    assert len(ending.accounts) > 1
    assert sum(one.amount for one in ending.accounts) == game.table.population - 200
    assert (ending.start, ending.end) == (200, game.table.population)


def test_the_curve_is_population_at_the_end_of_each_round(store: Store) -> None:
    sitting = begun(store, epic("population x2"), epic("population"))
    enter = sitting.game.submit
    enter(EpicPhase("phase"))
    enter(Set("population", 30))
    enter(EpicPhase("phase"))
    enter(EpicPhase("phase"))
    assert ending_of(sitting.game).start == 40
    assert dict(ending_of(sitting.game).rounds) == {1: 37, 2: 27, 3: 24}


def test_what_was_taken_back_is_not_part_of_it(store: Store) -> None:
    sitting = begun(store, epic("population x2"))
    sitting.game.submit(EpicPhase("phase"))
    before = ending_of(sitting.game)
    sitting.game.submit(EpicPhase("phase"))
    assert ending_of(sitting.game) != before
    sitting.game.undo()
    assert ending_of(sitting.game) == before


def test_it_is_the_same_when_the_game_is_opened_again(store: Store) -> None:
    opened = store.new_game("A game", start(population=200), practice())
    play(opened.game, 3)
    again = store.open_game(opened.id).game
    assert again.before > 0  # from a snapshot
    assert ending_of(again) == ending_of(opened.game)


def test_what_the_prologue_costs_belongs_to_the_first_round() -> None:
    game = Game(start(population=200), practice())
    game.submit(Prologue())
    ending = ending_of(game)
    assert [number for number, _ in ending.rounds] == [1]
    assert ending.end == game.table.population


def test_corrections_are_nobodys_deed(store: Store) -> None:
    sitting = begun(store, epic("population"))
    sitting.game.submit(Set("population", 36))
    sitting.game.submit(EpicPhase("phase"))
    amounts = {one.source: one.amount for one in ending_of(sitting.game).accounts}
    assert amounts == {BY_HAND: -4, ("epic", "epic-0"): -1}
    assert PLAYERS not in amounts


def test_losses_and_gains_of_one_entry_are_both_counted(store: Store) -> None:
    sitting = begun(store, epic("population x3"), epic("population"))
    done = sitting.game.submit(EpicPhase("phase"))
    told = [one for one in done.told if isinstance(one.instruction, Population)]
    amounts = {one.source: one.amount for one in ending_of(sitting.game).accounts}
    assert amounts == {("epic", "epic-0"): -3, ("epic", "epic-1"): -1}
    assert len(told) > 1


def test_a_break_is_not_time_at_the_table() -> None:
    times = ["2026-01-01T10:00:00+00:00", "2026-01-01T10:20:00+00:00", "2026-01-02T10:20:00+00:00"]
    assert PAUSE < 24 * 3600
    assert played_for(times) == 20 * 60
    assert played_for([*times, "2026-01-02T10:10:00+00:00", "2026-01-02T10:15:00+00:00"]) == 25 * 60


def test_a_time_that_cannot_be_read_counts_for_nothing() -> None:
    assert played_for(["nonsense", "2026-01-01T10:00:00+00:00", "", "2026-01-01T10:01:00+00:00"]) == 60
