"""Every instruction in every language."""

import ast
import re
from typing import get_args

import pytest

from companion.rules import instructions as i
from companion.rules.causes import Cause, Last, Tokens
from companion.rules.difference import UNDO
from companion.rules.forbidden import Became, WarningCode
from companion.rules.instructions import Instruction
from companion.rules.notation import EFFECTS
from companion.rules.pieces import PIECES
from companion.rules.table import NOWHERE
from companion.wording.actions import cell_words
from companion.wording.forbidden import BECAME, WARNINGS
from companion.wording.grouping import grouped
from companion.wording.instructions import say
from companion.wording.language import SOURCE, Language
from companion.wording.phases import NOTHINGS
from companion.wording.population import WHYS
from tests.wording.catalogues import ROOT
from tests.wording.examples import (
    ALL_LANGUAGES,
    CITIES,
    ENGLISH,
    EPIC,
    INSTRUCTIONS,
    STEPS,
    practice_table,
    told,
)

ENGLISH_WORDS = re.compile(r"\b(the|now|is|are|has|with|from|of|to|and|in any|there|district|space|which)\b")


def test_every_kind_of_instruction_has_an_example() -> None:
    assert {type(one) for one in INSTRUCTIONS} == set(get_args(Instruction))


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_instruction_is_worded(city: str, language: Language) -> None:
    table = practice_table(city)
    for one in INSTRUCTIONS:
        text = say(told(one), table, language)
        assert text.strip()
        assert not re.search(r"[{}]|  |None", text), text
        assert text[-1] in ".!)", text
        if language.code != SOURCE:
            assert text != say(told(one), table, ENGLISH)
            assert not ENGLISH_WORDS.search(text), text


@pytest.mark.parametrize(
    ("instruction", "text"),
    [
        (i.Place("enforcement", 0, 1, 2), "Place 1 Enforcement in Rivet Row (now 2)."),
        (i.Population(-1, 37, "enforcement"), "No Enforcement is left: Population −1 (now 37)."),
        (i.Population(3, 43, "dawnslight"), "Dawnslight card: Population +3 (now 43)."),
        (
            i.Bracket(0, "chalkdust", 2, 4),
            "Chalkdust: bracket 2 to the right (now after action 4).",
        ),
        (
            i.AddEpic(0, "pendulum", 4, -1),
            "Put Pendulum in Rivet Row: Research 4, Health infinite, bracket after action 1.",
        ),
        (
            i.Warn("red-shield", "R9.1", 0, "counted"),
            "A red Shield in Rivet Row protects the Enforcement there. Counted anyway.",
        ),
        (i.Population(4, 37, UNDO), "Put the Population marker back on 37."),
        (i.MoveBoss(1, 0), "Put The Castellan in Ledger Square."),
        (i.MoveReckoner("Tia", NOWHERE, 0), "Take Tia off the board."),
        (i.MoveReckoner("Tia", 0, NOWHERE), "Put Tia in Rivet Row."),
        (i.MoveReckoner("Tia", 0, 1), "Move Tia to Rivet Row."),
        (i.MoveReckoner("Tia", 0, 1, "pull"), "Pull: move Tia from Ledger Square to Rivet Row."),
        (i.MoveReckoner("Tia", 0, 1, "repel"), "Repel: move Tia from Ledger Square to Rivet Row."),
        (i.Fortify(0, EPIC, 3, 10, "research"), "Fortify Chalkdust: Research (now 3)."),
        (i.Copy(EPIC, 0), "Copied from Chalkdust in Rivet Row: Increase Enforcement by 1."),
        (
            i.Suffer("Tia", "die"),
            "Tia does without one die of their choice in the next Reckoner Phase. "
            "Put an Attack Reckoners token there.",
        ),
        (i.BossTrack("red", 2), "The Castellan, red track: the first 2 actions happen."),
        (
            i.PutEpic(0, "pendulum", 4, -1, 3),
            "Put Pendulum in Rivet Row: Research 4, Health infinite, bracket after action 3.",
        ),
        (i.EpicValues(0, "pendulum", 4, -1), "Pendulum in Rivet Row: now Research 4, Health infinite."),
        (i.TuckEquipment("Chalk Map", 0), "Tuck Chalk Map under the Epic in Rivet Row."),
        (i.TakeOff("Chalk Map", NOWHERE), "Take Chalk Map from what was set aside."),
        (i.Correct("boss.district", "1"), "Corrected: The Castellan, District, now Ledger Square."),
        (
            i.EffectsEnd(("David", "Tia", "Val")),
            "The Attack Reckoners tokens of the last round come off: David, Tia and Val.",
        ),
    ],
)
def test_the_english_sentences(instruction: Instruction, text: str) -> None:
    assert say(told(instruction), practice_table(), ENGLISH) == text


def test_the_last_action_is_read_from_the_card() -> None:
    table = practice_table()
    track = table.box.epics["chalkdust"].track
    assert track is not None
    said = say(told(i.LastAction("chalkdust", False, 2)), table, ENGLISH)
    assert said.endswith(f"so the last action happens 2 times: {cell_words(track[-1], ENGLISH)}.")


def test_r5_2_a_last_action_for_copy_tokens_does_not_come_from_its_bracket() -> None:
    chalkdust = ("epic", EPIC)
    last = i.Told(
        i.LastAction(EPIC, False), Cause(chalkdust, links=(Tokens(3), Last(chalkdust, "copy-token")))
    )
    said = say(last, practice_table(), ENGLISH)
    assert "fewer actions than there are Copy tokens, so the last action happens once more: " in said


def test_r8_3_what_a_newcago_card_does_says_which_card_it_is() -> None:
    table = practice_table()
    cause = Cause(("newcago", table.districts[0].board))
    assert say(i.Told(i.Suffer("Tia", "move"), cause), table, ENGLISH).startswith(
        "Newcago card, Rivet Row: Tia"
    )
    alike = [(i.Told(i.Population(-1, now, "attack"), cause), table) for now in (38, 37)]
    assert [one.sentence for one in grouped(alike, ENGLISH)] == [
        "Newcago card, Rivet Row: Population −2 (now 37)."
    ]


def test_limelight_s_brackets_stand_in_columns() -> None:
    told_bracket = told(i.BossBracket("red", 1, 3))
    assert say(told_bracket, practice_table("ildithia"), ENGLISH).endswith("(now in column 3).")
    assert say(told_bracket, practice_table("newcago"), ENGLISH).endswith("(now after action 3).")


def test_whoever_acts_is_named() -> None:
    activate = i.Told(i.Activate(0), Cause(("boss", "regalia")))
    assert say(activate, practice_table("babilar"), ENGLISH) == "Lady Undertow acts in Lantern Quay."


def test_a_marker_of_ildithia_goes_both_ways() -> None:
    table = practice_table("ildithia")
    district = table.districts[0].name
    down, up = (say(told(i.Marker(0, change, 1)), table, ENGLISH) for change in (2, -1))
    assert down == f"{district}: move the marker 2 spaces down (now 1 space below the top)."
    assert up == f"{district}: move the marker 1 space up (now 1 space below the top)."


def _codes(*names: str) -> set[str]:
    """The first literal text in every call of the rules that has one of these as function or argument."""
    found = set()
    for file in (ROOT / "companion/rules").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and any(
                isinstance(part, ast.Name) and part.id in names for part in (node.func, *node.args)
            ):
                texts = (part.value for part in node.args if isinstance(part, ast.Constant))
                found.update([text for text in texts if isinstance(text, str)][:1])
    return found


def test_every_warning_of_the_rules_is_worded() -> None:
    assert _codes("Warn", "warn") == set(WARNINGS) == set(get_args(WarningCode))


def test_a_warning_says_what_became_of_the_entry() -> None:
    assert set(BECAME) == set(get_args(Became))
    for language in ALL_LANGUAGES:
        warnings = [told(i.Warn("no-plan", "R9.1", 0, became, "Tia")) for became in BECAME]
        said = {say(one, practice_table(), language) for one in warnings}
        assert len(said) == len(BECAME)
        assert not any("R9.1" in text for text in said)


def test_every_effect_is_worded() -> None:
    assert {one.effect for one in INSTRUCTIONS if isinstance(one, i.Suffer)} == set(EFFECTS)


def test_every_step_is_worded() -> None:
    assert _codes("Step") | {"prologue"} == set(STEPS)


def test_every_reason_to_lose_population_is_worded() -> None:
    assert _codes("lose_population", "Population", "_gain_population") | {*PIECES, UNDO} == set(WHYS)


def test_every_reason_for_nothing_is_worded() -> None:
    assert _codes("Nothing") == set(NOTHINGS)
