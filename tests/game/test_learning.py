"""What was taught goes with its undo, for good, unless another game has used it since."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.content.pack import Pack
from companion.content.teachings import value_at
from companion.game.packs import with_taught
from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.inputs import Answer, Fact, NewCard, Teach, read_input, written
from companion.rules.questions import Content
from tests.tables import epic
from tests.tables import scenario as played

PATH = "epics.epic-0.track.1"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def begin(store: Store) -> Sitting:
    """A new game of this box, played until something is asked."""
    scenario = scenario_from({**played(epic("?", "population", bracket=1)), "steps": []}, "this test")
    pack = with_taught([scenario.pack.model_copy(update={"kind": "rulebook"})], store)
    scenario = scenario.model_copy(update={"pack": pack})
    sitting = Sitting(
        store.new_game("A game", table_of(scenario), pack), store, Random(5), rolls=True, pace="phase"
    )
    sitting.enter(sitting.epic_phase)
    return sitting


def taught(store: Store, path: str = PATH) -> object:
    pack = store.taught()
    return None if pack is None else value_at(pack.model_dump(exclude_none=True), path)


def test_teach_undo_new_game_it_is_asked_again(store: Store) -> None:
    sitting = begin(store)
    assert isinstance(sitting.question, Content)
    assert sitting.question.path == PATH
    sitting.enter(Answer("fortify"))
    sitting.undo()
    assert sitting.still_taught == ()
    assert taught(store) is None
    asked = begin(store).question
    assert isinstance(asked, Content)
    assert asked.path == PATH


def test_done_again_it_is_known_again(store: Store) -> None:
    sitting = begin(store)
    sitting.enter(Answer("fortify"))
    sitting.undo()
    sitting.redo()
    assert taught(store) == "fortify"
    assert begin(store).question is None


def test_what_another_game_has_begun_with_stays_and_that_is_said(store: Store) -> None:
    sitting = begin(store)
    sitting.enter(Answer("fortify"))
    begin(store)
    sitting.undo()
    assert [step.entry.input for step in sitting.still_taught] == [Answer("fortify")]
    assert taught(store) == "fortify"
    sitting.redo()
    assert sitting.still_taught


def test_two_games_that_said_the_same_each_take_back_their_own(store: Store) -> None:
    first, second = begin(store), begin(store)
    first.enter(Answer("fortify"))
    second.enter(Answer("fortify"))
    first.undo()
    assert taught(store) == "fortify"
    second.undo()
    assert taught(store) is None


def test_the_answer_before_stands_again(store: Store) -> None:
    first, second = begin(store), begin(store)
    first.enter(Answer("fortify"))
    second.enter(Answer("population x2"))
    assert taught(store) == "population x2"
    second.undo()
    assert taught(store) == "fortify"


def test_a_wrong_answer_is_mended_in_the_middle_of_a_phase(store: Store) -> None:
    sitting, asked = begin(store), begin(store)
    sitting.enter(Teach((Fact(PATH, "cell", "population x3"),)))
    asked.enter(Answer("population x3"))
    assert sitting.question is None
    assert sitting.table.population == asked.table.population < 38
    assert taught(store) == "population x3"
    sitting.enter(Teach((Fact(PATH, "cell", "-"),)))
    assert sitting.game.current_pack.epics[0].track == ["-", "population"]
    assert taught(store) == "-"
    assert read_input(written(Teach((Fact(PATH, "cell", "-"),)))) == Teach((Fact(PATH, "cell", "-"),))


def test_a_whole_card_is_one_thing_to_take_back(store: Store) -> None:
    sitting = begin(store)
    facts = (
        Fact("epics.epic-9.track", "length", 2),
        Fact("epics.epic-9.track.1", "cell", "steal"),
        Fact("epics.epic-9.research", "number", 4),
    )
    sitting.enter(NewCard("Epic 9"))
    depth = sitting.game.depth
    sitting.enter(Teach(facts))
    assert sitting.game.depth == depth + 1
    assert taught(store, "epics.epic-9.track.1") == "steal"
    sitting.undo()
    assert taught(store, "epics.epic-9.research") is None
    assert taught(store, "epics.epic-9.track") is None


def test_a_name_keeps_its_capitals_and_goes_with_its_undo(store: Store) -> None:
    sitting = begin(store)
    sitting.enter(NewCard("McVale of the Docks"))
    assert taught(store, "epics.mcvale-of-the-docks.name") == "McVale of the Docks"
    sitting.undo()
    assert taught(store, "epics.mcvale-of-the-docks") is None


def test_the_packs_own_name_and_its_districts_are_kept(store: Store) -> None:
    mine = Pack(id="table", name="Our attic", kind="table", base_spaces=5)
    store.teach(mine)
    sitting = begin(store)
    sitting.enter(Answer("fortify"))
    sitting.undo()
    assert store.taught() == mine
