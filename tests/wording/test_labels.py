"""Every input has a short name in every language."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.game.game import Game
from companion.game.scenario import scenario_from, table_of
from companion.rules import inputs
from companion.rules import instructions as i
from companion.rules.causes import Cause
from companion.rules.commands import COMMANDS, EpicPhase, GoOn, Place, Remove, Research
from companion.rules.inputs import read_input
from companion.rules.instructions import Told
from companion.rules.notation import COLOURS, EFFECTS
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.questions import AbilityDie, ChooseEquipment, ChooseReckoner, Content, NewEpic, Question
from companion.wording.answers import EQUIPMENT_ANSWERS, RECKONER_ANSWERS
from companion.wording.labels import label
from companion.wording.language import SOURCE, Language
from companion.wording.questions import EQUIPMENT_REASONS, RECKONER_REASONS
from tests.wording.catalogues import ROOT
from tests.wording.examples import (
    ALL_LANGUAGES,
    CITIES,
    ENGLISH,
    EPIC,
    QUESTIONS,
    district_questions,
    practice_table,
)

SCENARIOS = sorted((ROOT / "tests/scenarios").glob("*.json"))
IN_ALL = pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)

COMMAND_LABELS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"command": "prologue"}, "the Prologue"),
    ({"command": "epic-phase"}, "the Epic Phase"),
    ({"command": "go-on"}, "the Epic Phase"),
    ({"command": "rewards"}, "Receive Rewards"),
    ({"command": "research", "district": 0, "count": 2}, "Research 2 on Chalkdust"),
    ({"command": "research", "district": 0, "target": "boss"}, "Research on The Castellan"),
    ({"command": "attack", "district": 0, "reckoner": "Tia"}, "Tia: Attack on Chalkdust"),
    ({"command": "contain", "district": 0}, "Contain on Chalkdust"),
    (
        {"command": "contain", "district": 0, "target": "red", "count": 2},
        "Contain 2 on The Castellan, red track",
    ),
    ({"command": "remove", "piece": "barricade", "district": 1}, "1 Barricade out of Ledger Square"),
    (
        {"command": "remove", "piece": "barricades", "district": 1, "reckoner": "Tia"},
        "Tia: 1 Barricade out of Ledger Square",
    ),
    (
        {"command": "place", "piece": "red-shield", "district": 1, "count": 2},
        "2 red Shields into Ledger Square",
    ),
    ({"command": "move", "reckoner": "Tia", "district": 0}, "Tia moves to Rivet Row"),
    ({"command": "money", "count": 2}, "Money +2"),
    ({"command": "plan", "reckoner": "Tia", "count": 2}, "Tia takes 2 Plan tokens"),
    ({"command": "use-plan", "reckoner": "Tia"}, "Tia uses 1 Plan token"),
    ({"command": "protect", "district": 0, "count": 2}, "Protect Ildithia 2 in Rivet Row"),
    ({"command": "buy", "equipment": "Chalk Map", "reckoner": "Tia"}, "Tia buys Chalk Map"),
    ({"command": "buy", "die": "Tia"}, "Tia buys a die back"),
    ({"command": "buy", "market": True}, "new face-up Equipment cards"),
    ({"command": "dawnslight"}, "Dawnslight card"),
    ({"command": "gather", "district": 1, "boss": True}, "The Castellan to Ledger Square"),
    (
        {"command": "gather", "district": 1, "pieces": [{"piece": "red-shield", "from": 0, "count": 2}]},
        "2 red Shields to Ledger Square",
    ),
    ({"command": "hide"}, "Reckoner Base marker up"),
    ({"command": "population", "count": 3}, "Gain 3 Population"),
    ({"command": "set", "path": "population", "value": 35}, "Correction: Population 35"),
    ({"command": "set", "path": "board.money", "value": 2}, "Correction: Money 2"),
    (
        {"command": "set", "path": "districts.0.epic.health", "value": "infinite"},
        "Correction: Rivet Row, Epic, Health infinite",
    ),
    ({"command": "set", "path": "districts.0.epic", "value": None}, "Correction: Rivet Row, Epic"),
    ({"command": "new-card", "name": "Gale"}, "new card Gale"),
)


def answer_to(question: Question) -> Any:
    match question:
        case AbilityDie():
            return "barricade"
        case NewEpic():
            return EPIC
        case ChooseReckoner():
            return "Tia"
        case ChooseEquipment():
            return "Chalk Map"
        case Content():
            by_kind: dict[str, Any] = {"cell": "population", "health": "infinite", "faces": ["1", "2"]}
            return by_kind.get(question.expects, 2)
    known = {"movement-die": 2, "regalia-card": "move", "power-dice": dict(zip(COLOURS, "BDAC", strict=True))}
    return known[question.kind]


def answered(question: Question, answer: Any, language: Language, city: str = "newcago") -> str:
    table = practice_table(city)
    table.question = question
    return label(inputs.Answer(answer), table, (), language)


def is_a_label(text: str) -> bool:
    return bool(
        text.strip() == text and text and text[-1] not in ".:!?" and not re.search(r"[{}]|  |None", text)
    )


def test_every_command_has_an_example() -> None:
    assert {entry["command"] for entry, _ in COMMAND_LABELS} == {*COMMANDS, "new-card"}


@pytest.mark.parametrize(("entry", "text"), COMMAND_LABELS, ids=str)
def test_a_command_has_a_name(entry: dict[str, Any], text: str) -> None:
    assert label(read_input(entry), practice_table(), (), ENGLISH) == text


@IN_ALL
def test_every_command_has_a_name_of_its_own(language: Language) -> None:
    table = practice_table()
    labels = [label(read_input(entry), table, (), language) for entry, _ in COMMAND_LABELS]
    assert len(set(labels)) == len(labels) - 1  # going on is the Epic Phase too
    assert all(is_a_label(text) for text in labels), labels
    if language.code != SOURCE:
        assert not set(labels) & {text for _, text in COMMAND_LABELS}


@IN_ALL
@pytest.mark.parametrize("names", [PIECES, FIELDS])
def test_pieces_go_in_and_out(language: Language, names: Sequence[str]) -> None:
    table = practice_table()
    labels = {
        label(command(piece, 0, count), table, (), language)
        for command in (Place, Remove)
        for piece in names
        for count in (1, 2)
    }
    assert len(labels) == 2 * len(names) * 2


def test_babilar_says_in_which_district_the_boss_is_researched() -> None:
    table = practice_table("babilar")
    entry = Research(1, target="boss")
    assert label(entry, table, (), ENGLISH) == f"Research on Lady Undertow in {table.districts[1].name}"


@pytest.mark.parametrize("city", CITIES)
@IN_ALL
def test_every_answer_has_a_name(city: str, language: Language) -> None:
    table = practice_table(city)
    for question in (*QUESTIONS, *district_questions(table)):
        answer = answer_to(question)
        text = answered(question, answer, language, city)
        assert is_a_label(text), text
        assert not (isinstance(question, Content) and question.path in text), text
        assert language.code == SOURCE or text != answered(question, answer, ENGLISH, city)


def test_every_reason_of_a_question_has_an_answer() -> None:
    assert set(RECKONER_ANSWERS) == set(RECKONER_REASONS)
    assert set(EQUIPMENT_ANSWERS) == set(EQUIPMENT_REASONS)


@pytest.mark.parametrize(
    ("question", "answer", "text"),
    [
        (QUESTIONS[0], 2, "the Movement Die shows 2"),
        (AbilityDie(0), "barricade", "the Epic Ability Die shows: Add 1 Barricade"),
        (QUESTIONS[2], dict(zip(COLOURS, "BDAC", strict=True)), "Power Dice B D A C"),
        (QUESTIONS[3], "move", "Regalia card: a Move costs 2 dice"),
        (NewEpic(1), "chalkdust", "Chalkdust comes to Ledger Square"),
        (ChooseReckoner("steal"), "Tia", "Tia gives up an Equipment card"),
        (ChooseReckoner("sell"), "Tia", "Tia sells an Equipment card"),
        (ChooseReckoner("plan"), "Tia", "Tia puts back a Plan token"),
        (ChooseReckoner("base"), "Tia", "Tia loses a die"),
        (ChooseReckoner("effect", effect=EFFECTS[0]), "Tia", "Tia suffers: one reroll less"),
        (ChooseEquipment("steal", "Tia"), "Blackmail", "Tia gives up Blackmail"),
        (ChooseEquipment("sell", "Tia"), "Blackmail", "Tia sells Blackmail"),
        (
            Content("epics.chalkdust.track.4", "cell"),
            "population",
            "Chalkdust’s 4th symbol is Attack Population 1",
        ),
        (Content("epics.chalkdust.track.4", "cell"), "-", "Chalkdust’s 4th symbol is nothing"),
        (Content("epics.chalkdust.health", "health"), "infinite", "Chalkdust, starting Health: infinite"),
        (Content("epics.chalkdust.track", "length"), 6, "Chalkdust, Action Track: 6"),
        (Content("base_spaces", "number"), 5, "Reckoner Base track, spaces from top to bottom: 5"),
    ],
)
def test_the_english_answers(question: Question, answer: Any, text: str) -> None:
    assert answered(question, answer, ENGLISH) == text


def acts(*told: Told, phase: str = "epic", city: str = "newcago") -> list[str]:
    table = practice_table(city)
    table.phase = phase
    command = EpicPhase() if phase == "reckoner" else GoOn()
    return [label(command, table, told, language) for language in ALL_LANGUAGES]


EPICS_STEP = Told(i.Step("epics"))
FIRST = Told(i.Activate(0), Cause(("epic", "chalkdust")))
THEN = Told(i.Place("barricade", 0, 1, 1), Cause(("epic", "chalkdust")))
BOSS = Told(i.Activate(0), Cause(("boss", "steelheart")))


def test_an_act_is_named_after_who_acted() -> None:
    assert acts(EPICS_STEP, FIRST, THEN, phase="reckoner") == [
        "Chalkdust’s activation",
        "activation de Chalkdust",
        "Aktivierung von Chalkdust",
        "activación de Chalkdust",
    ]
    assert acts(FIRST, THEN, BOSS) == [
        "Chalkdust to The Castellan",
        "de Chalkdust à The Castellan",
        "Chalkdust bis The Castellan",
        "de Chalkdust a The Castellan",
    ]


def test_an_act_that_goes_on_is_named_too() -> None:
    assert acts(THEN)[0] == "Chalkdust’s activation"


def test_rewards_at_the_beginning_are_nobody_s_act() -> None:
    reward = Told(i.Reward("pendulum", "money", 2), Cause(("epic", "pendulum")))
    assert acts(reward, EPICS_STEP, FIRST, phase="reckoner")[0] == "Chalkdust’s activation"
    assert acts(reward, EPICS_STEP, phase="reckoner")[0] == "Activate Epics"


def test_a_whole_phase_is_named_after_the_phase() -> None:
    last = Told(i.NewRound(2))
    assert acts(EPICS_STEP, FIRST, BOSS, last, phase="reckoner")[0] == "the Epic Phase"
    assert acts(BOSS, last)[0] == "The Castellan’s activation"
    assert acts(BOSS, phase="prologue")[0] == "the Prologue"


def test_districts_and_cards_act_too() -> None:
    board = practice_table("ildithia").districts[1].board
    moved = Told(i.MoveIldithia(1), Cause(("district", board)))
    assert acts(moved, city="ildithia")[0] == "Ildithia passes Crumbling Mile"
    board = practice_table().districts[1].board
    card = Told(i.Place("barricade", 1, 1, 1), Cause(("newcago", board)))
    assert acts(card)[0] == "Newcago card, Ledger Square"


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_every_input_of_the_golden_scenarios_has_a_name(file: Path) -> None:
    scenario = scenario_from(json.loads(file.read_text(encoding="utf-8"))["scenario"], file.name)
    game = Game(table_of(scenario), scenario.pack)
    for entry in scenario.steps:
        if entry.get("command") in ("undo", "redo"):
            return
        before = game.table
        told = game.submit(read_input(entry)).told
        for language in ALL_LANGUAGES:
            assert is_a_label(label(read_input(entry), before, told, language))
