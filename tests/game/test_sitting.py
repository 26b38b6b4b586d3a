"""One game at the table: what the players have seen, what they take back, what the app rolls."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.game.sitting import EPIC_PHASE, PROLOGUE, Sitting
from companion.game.store import Store
from companion.rules.saving import save_table
from tests.game.playing import practice, start


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def sit(store: Store, rolls: bool = True) -> Sitting:
    opened = store.new_game("A game", start("steelheart", "newcago"), practice())
    return Sitting(opened, store, Random(5), rolls)


def again(sitting: Sitting) -> Sitting:
    return Sitting(sitting.store.open_game(sitting.id), sitting.store, Random(5), sitting.rolls)


def placed(store: Store) -> Sitting:
    sitting = sit(store)
    sitting.enter(PROLOGUE)
    sitting.done()
    for index, one in enumerate(sitting.table.reckoners):
        sitting.enter({"command": "move", "reckoner": one.name, "district": index})
    return sitting


def test_what_the_prologue_did_stays_until_done(store: Store) -> None:
    sitting = sit(store)
    assert sitting.stop() is None
    sitting.enter(PROLOGUE)
    assert sitting.table.phase == "reckoner"
    for one in (sitting, again(sitting)):
        stop = one.stop()
        assert stop is not None
        assert stop.before.phase == "setup"
        assert stop.entries[0].input == PROLOGUE
    sitting.done()
    assert sitting.stop() is None
    assert again(sitting).stop() is None


def test_what_the_boss_did_stays_until_done_also_after_a_kill(store: Store) -> None:
    sitting = placed(store)
    sitting.enter(EPIC_PHASE)
    stops = 0
    while sitting.table.phase == "epic":
        stop = sitting.stop()
        assert stop is not None
        here = again(sitting).stop()
        assert here is not None
        assert [entry.told for entry in here.entries] == [entry.told for entry in stop.entries]
        assert save_table(here.before) == save_table(stop.before)
        sitting.done()
        stops += 1
    assert stops >= len(sitting.table.districts)  # each Epic, then the boss
    assert sitting.table.round == 2
    assert again(sitting).stop() is not None
    sitting.done()
    assert again(sitting).stop() is None


def test_a_correction_does_not_end_a_stop(store: Store) -> None:
    sitting = placed(store)
    sitting.enter(EPIC_PHASE)
    before = sitting.stop()
    sitting.enter({"command": "set", "path": "money", "value": 9})
    after = sitting.stop()
    assert before is not None
    assert after is not None
    assert after.entries[:-1] == before.entries


def test_an_undone_phase_is_shown_again(store: Store) -> None:
    sitting = placed(store)
    sitting.enter(EPIC_PHASE)
    while sitting.table.phase == "epic":
        sitting.done()
    sitting.done()
    assert sitting.stop() is None
    sitting.undo()
    assert sitting.table.phase == "epic"
    sitting.redo()
    assert sitting.table.phase == "reckoner"
    assert sitting.stop() is not None
    assert again(sitting).stop() is not None


def test_an_undo_of_ones_own_entry_brings_no_stop_back(store: Store) -> None:
    sitting = placed(store)
    sitting.enter({"command": "money"})
    sitting.undo()
    assert sitting.stop() is None


def test_undo_takes_back_what_a_person_did_with_what_the_app_rolled(store: Store) -> None:
    sitting = sit(store)
    start_of_game = save_table(sitting.table)
    sitting.enter(PROLOGUE)
    assert sitting.game.depth > 1  # the Movement Die
    last = sitting.last()
    assert last is not None
    assert last.entry.input == PROLOGUE
    assert sitting.moves_back()
    sitting.undo()
    assert save_table(sitting.table) == start_of_game
    assert sitting.last() is None


def test_the_players_roll_unless_the_app_is_asked_to(store: Store) -> None:
    sitting = sit(store, rolls=False)
    sitting.enter(PROLOGUE)
    assert sitting.question is not None
    assert sitting.question.kind == "movement-die"
    sitting.roll()
    assert sitting.question is None
