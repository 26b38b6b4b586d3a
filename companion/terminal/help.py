"""`help` while something is asked: how to answer just that."""

from typing import assert_never

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
from companion.terminal import words
from companion.terminal.answering import asks_for_action
from companion.terminal.loot import rewards_of


def help_with(question: Question) -> tuple[str, ...]:
    lines = _how(question)
    if asks_for_action(question):
        lines = (*lines, words.NOTATION_HELP)
    return (*lines, words.HELP_RANDOM) if is_chance(question) else lines


def _how(question: Question) -> tuple[str, ...]:
    match question:
        case MovementDie():
            return (words.HELP_MOVEMENT,)
        case AbilityDie():
            return (words.HELP_DIE,)
        case PowerDice():
            return (words.HELP_POWER,)
        case RegaliaCard():
            return (words.HELP_REGALIA,)
        case NewEpic():
            return (words.HELP_NEW_EPIC,)
        case ChooseReckoner() | ChooseEquipment():
            return (words.HELP_CHOOSE,)
        case Content():
            return _printed(question)
        case _:
            assert_never(question)


def _printed(question: Content) -> tuple[str, ...]:
    if rewards_of(question):
        return (words.HELP_REWARDS,)
    match question.expects:
        case "cell":
            return (words.HELP_CELL,)
        case "length":
            return (words.HELP_LENGTH,)
        case "health":
            return (words.HELP_NUMBER, words.HELP_INFINITE)
        case _:
            return (words.HELP_NUMBER,)
