"""One game at the table: what the players have seen, what they take back, what the app rolls."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.game.shelf import rolls_key
from companion.game.sitting import EPIC_PHASE, PROLOGUE, Sitting, Verdict
from companion.game.store import Store
from companion.rules.commands import Contain, Money, Move, Place, Set
from companion.rules.errors import RefusedInput
from companion.rules.inputs import BY_HAND, Answer, NewCard
from companion.rules.questions import Content
from companion.rules.saving import save_table
from tests.game.playing import practice, start
from tests.tables import epic, reckoner
from tests.tables import scenario as played


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
        sitting.enter(Move(one.name, index))
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
    sitting.enter(Set("money", 9))
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
    sitting.enter(Money())
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


def test_in_mid_game_the_app_is_asked_to_roll_always_and_that_is_kept(store: Store) -> None:
    sitting = sit(store, rolls=False)
    sitting.enter(PROLOGUE)
    for on in (True, False):
        sitting.roll_always(on)
        assert sitting.rolls_next is on
        assert store.setting(rolls_key(sitting.id)) is on


def test_who_gives_up_a_card_and_which_is_one_thing_to_take_back(store: Store) -> None:
    team = [reckoner("David", 0, equipment=["Rope", "Lamp"]), reckoner("Prof", 1, equipment=["Drone"])]
    scenario = scenario_from({**played(epic("steal"), reckoners=team), "steps": []}, "this test")
    opened = store.new_game("A game", table_of(scenario), scenario.pack)
    sitting = Sitting(opened, store, Random(5), rolls=False)
    sitting.enter(EPIC_PHASE)
    asked = save_table(sitting.table)
    sitting.enter(Answer("David"))
    sitting.undo()
    assert save_table(sitting.table) == asked
    sitting.enter(Answer("David"))
    sitting.enter(Answer("Lamp"))
    given = save_table(sitting.table)
    sitting.undo()
    assert save_table(sitting.table) == asked
    sitting.redo()
    assert save_table(sitting.table) == given


def test_an_undo_followed_by_going_on_gives_the_same_die(store: Store) -> None:
    sitting = placed(store)
    rolled = []
    for corrections in range(3):
        sitting.enter(EPIC_PHASE)
        while sitting.table.phase == "epic":
            sitting.done()
        rolled.append(sitting.table.boss.district)
        while sitting.table.phase == "epic" or sitting.table.round == 2:
            sitting.undo()
        sitting.enter(Set("money", corrections))  # what is mended in between is no new roll
        sitting = again(sitting)
    assert len(set(rolled)) == 1


def test_the_players_may_ask_for_a_new_roll(store: Store) -> None:
    sitting = sit(store, rolls=False)
    sitting.enter(PROLOGUE)
    sitting.roll()
    landed = {sitting.table.boss.district}
    for _ in range(30):
        sitting.roll_anew()
        landed.add(sitting.table.boss.district)
        assert sitting.game.depth == 2
    assert len(landed) > 1
    kept = sitting.table.boss.district
    sitting.undo()
    later = again(sitting)
    later.roll()
    assert later.table.boss.district == kept


def test_a_new_roll_of_what_the_app_rolled_by_itself(store: Store) -> None:
    sitting = sit(store)
    sitting.enter(PROLOGUE)
    depth = sitting.game.depth
    landed = set()
    for _ in range(30):
        sitting.roll_anew()
        landed.add(sitting.table.boss.district)
        assert sitting.game.depth == depth
    assert len(landed) > 1


def test_without_anything_done_there_is_nothing_to_roll_anew_or_to_undo(store: Store) -> None:
    for go_back in (sit(store).roll_anew, sit(store).undo):
        with pytest.raises(RefusedInput, match="nothing was done yet"):
            go_back()


def test_what_would_become_of_an_entry_is_said_before_and_nothing_is_entered(store: Store) -> None:
    sitting = placed(store)
    tia = sitting.table.reckoner("Tia")
    sitting.enter(Place("barricade", tia.district))
    before, depth = save_table(sitting.table), sitting.game.depth
    barred = sitting.consider(Move("Tia", tia.district + 1))
    assert [warning.code for warning in barred.warnings] == ["barricade"]
    assert barred.refused is None
    unknown = sitting.consider(Move("Nobody", 0)).refused
    assert isinstance(unknown, RefusedInput)
    assert unknown.code == "no-such-reckoner"
    assert isinstance(sitting.consider(NewCard("")).refused, RefusedInput)
    assert sitting.consider(Money()) == Verdict(happens=True)
    assert save_table(sitting.table) == before
    assert sitting.game.depth == depth


def test_what_nothing_would_come_of_is_told_apart(store: Store) -> None:
    sitting = placed(store)
    tia = sitting.table.reckoner("Tia")
    sitting.enter(Set(f"districts.{tia.district}.epic.bracket", 1))
    verdict = sitting.consider(Contain(tia.district, reckoner="Tia"))
    assert [warning.code for warning in verdict.warnings] == ["bracket-at-start"]
    assert not verdict.happens


def test_what_is_done_by_hand_teaches_nothing_and_is_there_after_a_kill(store: Store) -> None:
    scenario = scenario_from({**played(epic("?", "population")), "steps": []}, "this test")
    pack = scenario.pack.model_copy(update={"kind": "table"})
    opened = store.new_game("A game", table_of(scenario), pack)
    sitting = Sitting(opened, store, Random(5), rolls=True)
    sitting.enter(EPIC_PHASE)
    while sitting.question is None:
        sitting.done()
    sitting.enter(BY_HAND)
    assert sitting.table.population == 39
    assert store.taught() is None
    assert save_table(again(sitting).table) == save_table(sitting.table)
    sitting.undo()
    assert isinstance(sitting.question, Content)
