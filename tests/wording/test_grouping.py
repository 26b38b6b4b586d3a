"""Instructions that are alike, said as one."""

import re
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules import instructions as i
from companion.rules.box import INFINITE
from companion.rules.causes import Cause
from companion.rules.instructions import Instruction, Told
from companion.rules.questions import MovementDie
from companion.rules.table import Table
from companion.wording.grouping import grouped
from companion.wording.instructions import say
from companion.wording.language import SOURCE, Language
from tests.wording.examples import ALL_LANGUAGES, ENGLISH, EPIC, INSTRUCTIONS, practice_table, told
from tests.wording.test_instructions import ENGLISH_WORDS

TABLE = practice_table()


def said(*instructions: Instruction, table: Table = TABLE, language: Language = ENGLISH) -> list[str]:
    return [group.sentence for group in grouped([(told(one), table) for one in instructions], language)]


ALIKE: tuple[tuple[Sequence[Instruction], list[str]], ...] = (
    (
        [i.Suffer(name, "reroll") for name in ("David", "Tia", "Val")],
        ["All Reckoners: one reroll less. Put an Attack Reckoners token on each."],
    ),
    (
        [i.Suffer(name, "die") for name in ("David", "David", "Val", "Val")],
        ["David and Val: one die less, 2 times. Put 2 Attack Reckoners tokens on each."],
    ),
    (
        [i.Suffer("Tia", "die"), i.Suffer("Tia", "die")],
        ["Tia: one die less, 2 times. Put 2 Attack Reckoners tokens there."],
    ),
    (
        [i.Suffer(name, "die") for name in ("David", "Tia", "Tia")],
        [
            "David does without one die of their choice in the next Reckoner Phase. "
            "Put an Attack Reckoners token there.",
            "Tia: one die less, 2 times. Put 2 Attack Reckoners tokens there.",
        ],
    ),
    (
        [i.Suffer("David", "die"), i.Suffer("Tia", "reroll")],
        [
            "David does without one die of their choice in the next Reckoner Phase. "
            "Put an Attack Reckoners token there.",
            "Tia has one reroll less in the next Reckoner Phase. Put an Attack Reckoners token there.",
        ],
    ),
    (
        [i.Place("enforcement", district, 1, 2) for district in range(4)],
        ["Place 1 Enforcement in every district."],
    ),
    (
        [i.Place("barricade", district, 2, 2) for district in (0, 2)],
        ["Place 2 Barricades in each of Rivet Row and Cinder Market."],
    ),
    (
        [i.Place("barricade", 0, 1, 1), i.Place("barricade", 0, 2, 3)],
        ["Place 3 Barricades in Rivet Row (now 3)."],
    ),
    (
        [i.Place("barricade", 0, 1, 1), i.Place("barricade", 1, 1, 1), i.Place("barricade", 2, 2, 2)],
        [
            "Place 1 Barricade in each of Rivet Row and Ledger Square.",
            "Place 2 Barricades in Cinder Market (now 2).",
        ],
    ),
    (
        [i.Place("barricade", 0, 1, 1), i.Place("enforcement", 1, 1, 1)],
        ["Place 1 Barricade in Rivet Row (now 1).", "Place 1 Enforcement in Ledger Square (now 1)."],
    ),
    (
        [i.Remove("copy-token", district, 1, 0) for district in (1, 3)],
        ["Take 1 Copy token out of each of Ledger Square and Halfpenny Bridge."],
    ),
    (
        [i.Remove("copy-token", district, 1, 0) for district in range(4)],
        ["Take 1 Copy token out of every district."],
    ),
    (
        [
            i.Fortify(0, EPIC, 3, 6),
            i.Fortify(1, "pendulum", 0, 4, "health"),
            i.Fortify(2, "fogbell", 2, INFINITE, "research"),
        ],
        ["Fortify Chalkdust: Research 3, Health 6; Pendulum: Health 4; Fogbell: Research 2."],
    ),
    (
        [i.Fortify(0, EPIC, 3, 6), i.Fortify(0, EPIC, 4, 7)],
        ["Fortify Chalkdust: Research 4, Health 7."],
    ),
    (  # it may stop at one maximum before the other
        [i.Fortify(0, EPIC, 4, 10, "both"), i.Fortify(0, EPIC, 5, 10, "research")],
        ["Fortify Chalkdust: Research 5, Health 10."],
    ),
    (
        [i.Fortify(0, EPIC, 4, 10, "research"), i.Fortify(0, EPIC, 5, 10, "research")],
        ["Fortify Chalkdust: Research (now 5)."],
    ),
    (
        [i.MoveReckoner(name, 0, 1, "pull") for name in ("David", "Tia")],
        ["Pull: move David and Tia from Ledger Square to Rivet Row."],
    ),
    ([i.Nothing("no-epic", 0)] * 3, ["There is no Epic in Rivet Row: nothing happens."]),
    (
        [i.LoseDie("Tia")] * 2,
        ["Tia puts one die on the Resource tray. (2 times)"],
    ),
    (
        [i.Bracket(0, EPIC, 1, 2), i.Bracket(1, "pendulum", 1, 4)],
        ["Brackets 1 to the right: Chalkdust (now 2), Pendulum (now 4)"],
    ),
    (
        [i.Bracket(0, EPIC, -2, 2), i.Bracket(1, "pendulum", -2, 4)],
        ["Brackets 2 to the left: Chalkdust (now 2), Pendulum (now 4)"],
    ),
    (
        [i.Bracket(0, EPIC, 1, 2), i.Bracket(0, EPIC, 1, 3)],
        ["Chalkdust: bracket 2 to the right (now after action 3)."],
    ),
    ([i.Population(-2, 38, "attack"), i.Population(-1, 37, "attack")], ["Population −3 (now 37)."]),
    (
        [i.Population(-2, 38, "attack"), i.Population(-1, 37, "fortify", EPIC)],
        [
            "Population −2 (now 38).",
            "Chalkdust is as high as it goes and cannot be Fortified: Population −1 (now 37).",
        ],
    ),
    ([i.Money(-1, 3), i.Money(-2, 1)], ["Money −3 (now $1)."]),
    ([i.Money(-1, 3), i.Money(2, 5)], ["Money −1 (now $3).", "Money +2 (now $5)."]),
    ([i.Plans("Tia", 1, 2), i.Plans("Tia", 1, 3)], ["Tia takes 2 Plan tokens (now 3)."]),
    ([i.Base(1), i.Base(2)], ["Reckoner Base marker 2 down (now 2 spaces below the top)."]),
    (
        [i.FortifyBoss("research", 0, 8), i.FortifyBoss("research", 0, 9)],
        ["Fortify The Castellan: Research (now 9)."],
    ),
)


@pytest.mark.parametrize(("instructions", "sentences"), ALIKE)
def test_alike_in_a_row(instructions: Sequence[Instruction], sentences: list[str]) -> None:
    assert said(*instructions) == sentences
    for language in ALL_LANGUAGES[1:]:
        for english, text in zip(sentences, said(*instructions, language=language), strict=True):
            assert text != english
            assert not re.search(r"[{}]|None", text), text
            assert not ENGLISH_WORDS.search(text.replace("Rivet Row and", "")), text


LOSS = i.Population(-1, 37, "attack")


@pytest.mark.parametrize(
    "between", [i.Activate(0), i.Step("boss"), i.CopyTokens(0, 1), i.Suffer("Tia", "die")]
)
def test_nothing_is_joined_across_something_else(between: Instruction) -> None:
    assert len(said(LOSS, between, LOSS)) == 3


def test_nothing_is_joined_when_somebody_else_acts() -> None:
    pairs = [(Told(LOSS, Cause(("epic", epic))), TABLE) for epic in (EPIC, "pendulum")]
    assert len(grouped(pairs, ENGLISH)) == 2


def test_nothing_is_joined_across_a_question() -> None:
    asked = practice_table()
    asked.question = MovementDie()
    assert len(grouped([(told(LOSS), asked), (told(LOSS), TABLE)], ENGLISH)) == 2
    assert len(grouped([(told(LOSS), practice_table()), (told(LOSS), TABLE)], ENGLISH)) == 1


def test_a_base_that_is_found_is_said() -> None:
    assert said(i.Base(2), i.Base(0)) == [say(told(one), TABLE, ENGLISH) for one in (i.Base(2), i.Base(0))]


@given(
    st.lists(st.sampled_from(INSTRUCTIONS), max_size=30), st.integers(0, 3), st.randoms(use_true_random=False)
)
def test_every_told_is_in_one_group_in_order(some: list[Instruction], often: int, chance: Random) -> None:
    pairs = [(told(one), TABLE) for one in some for _ in range(chance.randint(1, often + 1))]
    for language in ALL_LANGUAGES:
        groups = grouped(pairs, language)
        assert [one for group in groups for one in group.told] == [one for one, _ in pairs]
        assert all(group.sentence and group.told for group in groups)
        assert language.code == SOURCE or groups == grouped(pairs, language)
