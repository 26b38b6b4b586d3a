"""Games that older rules saved in the middle of a phase: nothing of them is lost (see versions/)."""

import json
import sqlite3
from pathlib import Path

import pytest

from companion.game.database import FILE
from companion.game.exchange import export, import_games
from companion.game.older import apply_again
from companion.game.opening import Opened
from companion.game.scenario import play_scenario, scenario_from
from companion.game.store import Store
from companion.rules.board import board_of
from companion.rules.commands import GoOn
from companion.rules.errors import RefusedInput
from companion.rules.inputs import BY_HAND, Answer, read_input
from companion.rules.instructions import Plans, PowerCell
from companion.rules.power_dice import LETTERS
from companion.rules.questions import ChooseEquipment, ChooseReckoner, Content
from tests.tables import command, epic, reckoner, scenario

RULES_2 = Path(__file__).with_name("versions") / "rules-2"
LIMELIGHT = "limelight-untold-dice"
SPANISH = "spanish-rewards"


def store_of(name: str, folder: Path) -> Store:
    connection = sqlite3.connect(folder / FILE)
    connection.executescript((RULES_2 / f"{name}.sql").read_text(encoding="utf-8"))
    connection.close()
    return Store(folder)


def opened(store: Store) -> Opened:
    [summary] = store.summaries()
    return store.open_game(summary.id)


@pytest.mark.parametrize(("name", "inputs"), [(LIMELIGHT, 17), (SPANISH, 7)])
def test_a_game_saved_in_mid_phase_opens_at_its_last_input(name: str, inputs: int, tmp_path: Path) -> None:
    store = store_of(name, tmp_path)
    found = opened(store)
    assert (found.lost, found.game.depth) == (0, inputs)
    assert store.rows.select("SELECT DISTINCT kind FROM inputs") == [("input",)]
    found.game.submit(read_input({"command": "set", "path": "population", "value": 20}))
    again = opened(store)
    assert (again.lost, again.game.depth, again.game.table.population) == (0, inputs + 1, 20)


@pytest.mark.parametrize("name", [LIMELIGHT, SPANISH])
def test_it_can_be_taken_back_to_its_first_input(name: str, tmp_path: Path) -> None:
    game = opened(store_of(name, tmp_path)).game
    while game.depth:
        game.undo()
    assert (game.table.phase, game.table.population) == ("setup", 40)


def test_r7_5a_before_rules_3_the_power_dice_showed_a_to_d(tmp_path: Path) -> None:
    game = opened(store_of(LIMELIGHT, tmp_path)).game
    assert game.table.population == 33
    assert game.table.question == Content("bosses.limelight.standard.2.tables.blue", "length")
    assert game.current_pack.dice.power == [*LETTERS]
    cells = [one for entry in game.entries() for one in entry.told if isinstance(one.instruction, PowerCell)]
    assert [one.instruction.row for one in cells if isinstance(one.instruction, PowerCell)] == [*"BBDA"]


def test_r7_5a_whoever_has_not_rolled_yet_is_asked_what_the_dice_show(tmp_path: Path) -> None:
    game = opened(store_of(LIMELIGHT, tmp_path)).game
    while not isinstance(game.table.question, Content) or game.table.question.path != "dice.power":
        game.undo()
    with pytest.raises(RefusedInput):
        game.submit(BY_HAND)
    game.submit(Answer([1, 2, 3, 4]))
    assert game.table.question is not None
    assert game.table.question.kind == "power-dice"


def test_r9_2_plan_tokens_that_were_only_told_are_those_the_players_entered(tmp_path: Path) -> None:
    game = opened(store_of(SPANISH, tmp_path)).game
    assert [(one.name, one.plans, one.dawnslight) for one in game.table.reckoners] == [
        ("David", 0, 0),
        ("Tia", 2, 0),
    ]
    told = [one.instruction for entry in game.entries() for one in entry.told]
    assert [one.reckoner for one in told if isinstance(one, Plans)] == ["Tia"]
    assert [one.marker for one in game.table.districts] == [8, 6, 8]
    assert game.table.money == 7


def test_names_in_the_players_language_stay(tmp_path: Path) -> None:
    game = opened(store_of(SPANISH, tmp_path)).game
    assert [one.name for one in game.table.districts] == ["Distrito 1", "Distrito 2", "Distrito 3"]
    assert [one.name for one in game.table.box.epics.values()] == ["Épico 1", "Épico 2", "Épico 3"]
    assert game.current_pack.name == "Nuestra mesa"


def test_r6_20_a_disabled_blackmail_went_on_working() -> None:
    team = [reckoner("David", 0, equipment=["Blackmail", "Rope"], effects=["equipment"]), reckoner("Tia", 1)]
    start = scenario(epic("population"), reckoners=team)
    steps = [command("epic-phase", pace="epic"), command("go-on", pace="epic")]
    game, _ = play_scenario(scenario_from({**start, "steps": steps}, "this test"))
    assert isinstance(game.table.question, ChooseEquipment)
    after = apply_again(game.table, game.current_pack, GoOn("epic")).table
    assert (after.reckoners[0].disabled, after.population, after.question) == ("Rope", 40, None)
    with pytest.raises(RefusedInput):
        apply_again(after, game.current_pack, Answer("Rope"))


def test_from_now_on_it_is_asked(tmp_path: Path) -> None:
    game = opened(store_of(SPANISH, tmp_path)).game
    game.submit(read_input({"command": "attack", "district": 0}))
    assert game.table.question == ChooseReckoner("plan-reward", ("David", "Tia"))


@pytest.mark.parametrize("name", [LIMELIGHT, SPANISH])
def test_it_goes_to_another_machine(name: str, tmp_path: Path) -> None:
    store = store_of(name, tmp_path)
    text, left_out = export(store)
    assert left_out == []
    (tmp_path / "other").mkdir()
    with Store(tmp_path / "other") as other:
        import_games(other, json.loads(text))
        there = opened(other).game.table
    here = opened(store).game.table
    assert (board_of(there), there.question) == (board_of(here), here.question)
