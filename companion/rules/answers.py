"""Answering the question that waits."""

from collections.abc import Mapping

from companion.rules.box import Box
from companion.rules.errors import NotationError, RefusedInput
from companion.rules.notation import COLOURS, EFFECTS, parse_cell
from companion.rules.pending import advance
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
    Reply,
)
from companion.rules.table import Table

MOST_MOVEMENT = 20


def answer(table: Table, value: object) -> None:
    """Check the answer, then go on. A refused answer leaves the table as it was."""
    question = table.question
    if question is None:
        raise RefusedInput("no-question", "answer", value, "expected: no question waits")
    reply = _checked(table, question, value)
    table.question = None
    table.reply = reply
    advance(table)


def go_on_with(table: Table, box: Box) -> None:
    """The box knows more now: what waits is asked again, if it still has to be."""
    table.box = box
    if table.question is not None:
        table.question = None
        advance(table)


def _checked(table: Table, question: Question, value: object) -> Reply:
    match question:
        case MovementDie():
            return _movement(question, value)
        case AbilityDie():
            return _ability(question, value)
        case PowerDice():
            return _power(question, value)
        case RegaliaCard():
            deck = table.box.regalia_deck
            known = EFFECTS if deck is None else tuple(effect for effect, cards in deck.items() if cards)
            return _one_of(question, value, known)
        case NewEpic() | ChooseReckoner() | ChooseEquipment():
            return _one_of(question, value, question.options)
        case Content():
            raise RefusedInput("content", "answer", value, f"taught to the app by {question.path}")


def _movement(question: MovementDie, value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST_MOVEMENT:
        raise _refused(question, value, "a number")
    if question.options and value not in question.options:
        faces = ", ".join(str(face) for face in sorted(set(question.options)))
        raise _refused(question, value, f"a face of the die: {faces}")
    return value


def _ability(question: AbilityDie, value: object) -> str:
    if not isinstance(value, str):
        raise _refused(question, value, "an action")
    if question.options:
        return _one_of(question, value, question.options)
    try:
        known = parse_cell(value) is not None
    except NotationError as error:
        raise _refused(question, value, f"an action ({error})") from error
    if not known:
        raise _refused(question, value, "an action")
    return value


def _power(question: PowerDice, value: object) -> Mapping[str, str]:
    if not isinstance(value, Mapping) or set(value) != set(COLOURS):
        raise _refused(question, value, "one row for each of yellow, black, red, blue")
    for colour in COLOURS:
        _one_of(question, value[colour], question.options)
    return {colour: str(value[colour]) for colour in COLOURS}


def _one_of(question: Question, value: object, options: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in options:
        raise _refused(question, value, f"one of {', '.join(dict.fromkeys(options))}")
    return value


def _refused(question: Question, value: object, expected: str) -> RefusedInput:
    return RefusedInput("wrong-answer", f"answer to {question.kind}", value, expected)
