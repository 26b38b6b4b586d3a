"""The answers to a question that can be listed, in words."""

from dataclasses import dataclass
from typing import assert_never

from companion.rules.notation import EFFECTS, parse_cell
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
)
from companion.rules.table import Table
from companion.wording.actions import cell_words
from companion.wording.language import Language
from companion.wording.names import effect_name, epic_name


@dataclass(frozen=True, slots=True)
class Choice:
    """`value` is the answer to the question."""

    value: int | str
    name: str


def choices_of(question: Question, table: Table, language: Language) -> tuple[Choice, ...]:
    """Each once; none when the answer is a number, four rows or an action in notation."""
    match question:
        case MovementDie():
            return tuple(Choice(face, str(face)) for face in sorted(set(question.options)))
        case AbilityDie():
            faces = dict.fromkeys(question.options)
            return tuple(Choice(face, cell_words(parse_cell(face), language)) for face in faces)
        case RegaliaCard():
            # The players' deck is right: also a card that the app believes to be drawn can come up.
            effects = table.box.regalia_deck or EFFECTS
            return tuple(Choice(effect, effect_name(effect, language)) for effect in effects)
        case NewEpic():
            return tuple(Choice(epic, epic_name(epic, table)) for epic in dict.fromkeys(question.options))
        case ChooseReckoner() | ChooseEquipment():
            return tuple(Choice(name, name) for name in dict.fromkeys(question.options))
        case PowerDice() | Content():
            return ()
        case _:
            assert_never(question)
