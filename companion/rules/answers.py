"""Answering the question that waits."""

from collections.abc import Mapping

from companion.rules.box import Box
from companion.rules.errors import NotationError, RefusalCode, RefusedInput
from companion.rules.notation import COLOURS, EFFECTS, parse_cell
from companion.rules.pending import advance
from companion.rules.power_dice import face_text
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


def leave_to_hands(table: Table) -> None:
    """The players do themselves what is printed there; the app learns nothing and will ask again."""
    question = table.question
    assert isinstance(question, Content)
    if question.needed is not None:
        raise RefusedInput(question.needed, f"answer to {question.path}", "skip", "possible there")
    table.question = None
    table.by_hand = question.path
    advance(table)
    table.by_hand = ""


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
            return _one_of("no-such-effect", question, value, known)
        case NewEpic():
            names = tuple(table.box.epics[epic].name for epic in question.options)
            return _one_of("wrong-choice", question, value, question.options, names)
        case ChooseReckoner() | ChooseEquipment():
            return _one_of("wrong-choice", question, value, question.options)
        case Content():
            raise RefusedInput("content", "answer", value, f"taught to the app by {question.path}")


def _movement(question: MovementDie, value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST_MOVEMENT:
        raise _refused("wrong-number", question, value, "a number", least=0, most=MOST_MOVEMENT)
    if question.options and value not in question.options:
        faces = tuple(str(face) for face in sorted(set(question.options)))
        raise _refused("no-such-face", question, value, f"a face of the die: {', '.join(faces)}", faces)
    return value


def _ability(question: AbilityDie, value: object) -> str:
    if not isinstance(value, str):
        raise _refused("no-such-action", question, value, "an action")
    if question.options:
        return _one_of("no-such-action", question, value, question.options)
    try:
        known = parse_cell(value) is not None
    except NotationError as error:
        raise _refused("no-such-action", question, value, f"an action ({error})") from error
    if not known:
        raise _refused("no-such-action", question, value, "an action")
    return value


def _power(question: PowerDice, value: object) -> Mapping[str, str]:
    if not isinstance(value, Mapping) or set(value) != set(COLOURS):
        expected = "one row for each of yellow, black, red, blue"
        raise _refused("no-such-row", question, value, expected, tuple(dict.fromkeys(question.options)))
    return {
        colour: _one_of("no-such-row", question, face_text(value[colour]), question.options)
        for colour in COLOURS
    }


def _one_of(
    code: RefusalCode,
    question: Question,
    value: object,
    options: tuple[str, ...],
    names: tuple[str, ...] = (),
) -> str:
    """`names`: what the options are called, where that is something else."""
    if not isinstance(value, str) or value not in options:
        once = tuple(dict.fromkeys(options))
        named = tuple(dict.fromkeys(names)) or once
        raise _refused(code, question, value, f"one of {', '.join(once)}", named)
    return value


def _refused(
    code: RefusalCode,
    question: Question,
    value: object,
    expected: str,
    options: tuple[str, ...] = (),
    least: int | None = None,
    most: int | None = None,
) -> RefusedInput:
    where = f"answer to {question.kind}"
    return RefusedInput(code, where, value, expected, options=options, least=least, most=most)
