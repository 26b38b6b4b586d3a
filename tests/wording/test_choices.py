"""The answers that can be listed, for each kind of question."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from companion.game.choices import Choices, deal, game_from, start_of
from companion.game.packs import practice_pack
from companion.rules.inputs import read_input
from companion.rules.notation import EFFECTS
from companion.rules.questions import (
    AbilityDie,
    ChooseEquipment,
    ChooseReckoner,
    Content,
    MovementDie,
    NewEpic,
    PowerDice,
    Question,
    RegaliaCard,
    is_chance,
)
from companion.wording.choices import Choice, choices_of
from companion.wording.language import SOURCE, Language
from tests.wording.examples import ALL_LANGUAGES, ENGLISH, QUESTIONS, practice_table

LISTED: list[tuple[Question, list[tuple[int | str, str]]]] = [
    (MovementDie((3, 1, 2, 1)), [(1, "1"), (2, "2"), (3, "3")]),
    (
        AbilityDie(0, ("barricade", "-", "barricade", "population x2")),
        [("barricade", "Add 1 Barricade"), ("-", "nothing"), ("population x2", "Attack Population 2")],
    ),
    (NewEpic(0, ("chalkdust",)), [("chalkdust", "Chalkdust")]),
    (ChooseReckoner("plan", ("Tia", "Val")), [("Tia", "Tia"), ("Val", "Val")]),
    (ChooseEquipment("sell", "Tia", ("Rope", "Lamp", "Rope")), [("Rope", "Rope"), ("Lamp", "Lamp")]),
]


@pytest.mark.parametrize(("question", "listed"), LISTED, ids=lambda one: getattr(one, "kind", ""))
def test_answers_are_listed_once(question: Question, listed: list[tuple[int | str, str]]) -> None:
    found = choices_of(question, practice_table(), ENGLISH)
    assert [(one.value, one.name) for one in found] == listed


def test_every_regalia_card_can_come_up() -> None:
    table = practice_table("babilar")
    deck = table.box.regalia_deck
    assert deck
    assert [one.value for one in choices_of(RegaliaCard(("move",)), table, ENGLISH)] == list(deck)
    table.box = replace(table.box, regalia_deck=None)
    assert [one.value for one in choices_of(RegaliaCard(), table, ENGLISH)] == list(EFFECTS)
    assert Choice("move", "a Move costs 2 dice") in choices_of(RegaliaCard(), table, ENGLISH)


@pytest.mark.parametrize(
    "question",
    [
        MovementDie(),
        AbilityDie(0),
        PowerDice(),
        PowerDice(("A", "B")),
        Content("base_spaces", "number", 6),
        Content("epics.chalkdust.track.4", "cell"),
        Content("epics.chalkdust.health", "health"),
    ],
    ids=lambda one: one.kind,
)
def test_a_number_four_rows_and_notation_are_not_listed(question: Question) -> None:
    assert choices_of(question, practice_table(), ENGLISH) == ()


def test_every_kind_of_question_is_known() -> None:
    assert {type(one) for one in QUESTIONS} == set(get_args(Question))
    for question in QUESTIONS:
        choices_of(question, practice_table(), ENGLISH)


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_names_are_in_the_players_language(language: Language) -> None:
    table = practice_table("babilar")
    for question in (AbilityDie(0, ("barricade", "money")), RegaliaCard()):
        names = [one.name for one in choices_of(question, table, language)]
        plain = [one.name for one in choices_of(question, table, ENGLISH)]
        assert len(set(names)) == len(names)
        assert language.code == SOURCE or not set(names) & set(plain)


def test_what_is_listed_is_accepted() -> None:
    """Every choice of every question of a game is an answer."""
    pack = practice_pack()
    asked = set()
    for boss, city in (("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia")):
        choices = Choices(boss, city, epics="steelslayer")
        deal(choices, pack, Random(3))
        choices.cards[0] = ""  # a new Epic is drawn at once
        game = game_from(start_of(choices, pack))
        game.submit(read_input({"command": "prologue"}))
        while game.table.phase != "over" and game.table.round < 6:
            question = game.table.question
            if question is None:
                game.submit(read_input({"command": "epic-phase"}))
                continue
            asked.add(question.kind)
            listed = choices_of(question, game.table, ENGLISH)
            for one in listed[1:]:
                game.submit(read_input({"answer": one.value}))
                game.undo()
            rows = dict.fromkeys(("yellow", "black", "red", "blue"), "B")
            game.submit(read_input({"answer": listed[0].value if listed else rows}))
    assert asked >= {"movement-die", "ability-die", "power-dice", "new-epic"}


def test_dice_and_draws_are_chance_when_their_outcomes_are_known() -> None:
    assert is_chance(MovementDie((1, 2)))
    assert is_chance(NewEpic(0, ("chalkdust",)))
    assert not is_chance(MovementDie())
    assert not is_chance(Content("base_spaces", "number"))
    assert not is_chance(ChooseReckoner("plan", ("Tia",)))
    assert not is_chance(ChooseEquipment("sell", "Tia", ("Rope",)))
