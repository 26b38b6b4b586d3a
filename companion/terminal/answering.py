"""Answers to the questions of the Epic Phase, typed by the players or rolled by the app."""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Final

from companion.rules.errors import NotationError
from companion.rules.inputs import BY_HAND
from companion.rules.notation import COLOURS, parse_cell
from companion.rules.power_dice import faces_typed
from companion.rules.questions import (
    AbilityDie,
    Content,
    MovementDie,
    NewEpic,
    PowerDice,
    Question,
    RegaliaCard,
    Reply,
    is_chance,
)
from companion.rules.shorthand import written_out
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.lines import Lines
from companion.terminal.loot import ask_rewards, rewards_of
from companion.terminal.naming import Choice, NotUnderstood, is_number, pick_numbered, shortened
from companion.wording.actions import cell_words
from companion.wording.choices import choices_of
from companion.wording.language import Language
from companion.wording.names import effect_name
from companion.wording.questions import ask
from companion.wording.refusals import say_notation

RANDOM: Final = "random"
SKIP: Final = "skip"


def is_random(typed: str, question: Question) -> bool:
    """The players let the app roll."""
    return typed.casefold() == RANDOM and is_chance(question)


def asks_for_action(question: Question) -> bool:
    """One that is answered in notation."""
    if isinstance(question, Content):
        return question.expects == "cell"
    return isinstance(question, AbilityDie) and not question.options


def put(question: Question, table: Table, lines: Lines) -> None:
    """The question, what may be answered, and how."""
    if isinstance(question, Content) and rewards_of(question):
        lines.show(ask_rewards(question, table, lines.language))
        return
    lines.show(ask(question, table, lines.language))
    lines.options([choice.name for choice in _choices(question, table, lines.language)])
    match question:
        case MovementDie() if question.options:
            lines.tell(words.FACES, faces=_faces(question, table, lines.language))
        case PowerDice():
            lines.tell(words.POWER_HINT, example=_example(question.options))
        case Content(expects="faces"):
            lines.tell(words.FACES_HINT)
        case Content() if question.offer is not None:
            lines.tell(words.OFFER, offer=question.offer)
    if asks_for_action(question):
        lines.tell(words.ACTION_HINT)
    if isinstance(question, Content) and question.needed is None:
        lines.tell(words.SKIP_HINT)
    if is_chance(question):
        lines.tell(words.RANDOM_HINT)


def answer_from(typed: str, question: Question, table: Table, language: Language) -> Reply:
    """What the game is told; it checks the rest itself."""
    if isinstance(question, Content) and typed.casefold() == SKIP:
        return dict(BY_HAND.value)
    if not typed and isinstance(question, Content) and question.offer is not None:
        return question.offer
    if not typed:
        raise NotUnderstood(words.ANSWER_FIRST)
    match question:
        case Content():
            return _content(typed, question, language)
        case MovementDie() if question.options and not is_number(typed):
            faces = _faces(question, table, language)
            raise NotUnderstood(words.UNKNOWN, typed=shortened(typed), names=faces)
        case MovementDie():
            return _number(typed)
        case PowerDice():
            return _rows(typed, question.options)
    choices = _choices(question, table, language)
    return pick_numbered(typed, choices) if choices else _cell(typed, language)


def reply_words(question: Question, reply: Reply, table: Table, language: Language) -> str:
    match question:
        case NewEpic():
            return table.box.epics[str(reply)].name
        case RegaliaCard():
            return effect_name(str(reply), language)
        case AbilityDie():
            return cell_words(parse_cell(str(reply)), language)
    if isinstance(reply, int | str):
        return str(reply)
    return " ".join(reply.values() if isinstance(reply, Mapping) else reply)


def _choices(question: Question, table: Table, language: Language) -> Sequence[Choice[int | str]]:
    """What is picked from a list, by its name, its number there or the app's own word for it."""
    if isinstance(question, MovementDie):
        return ()  # a number that is typed is the face itself
    listed = choices_of(question, table, language)
    return [Choice(one.value, one.name, (str(one.value),)) for one in listed]


def _faces(question: MovementDie, table: Table, language: Language) -> str:
    return ", ".join(face.name for face in choices_of(question, table, language))


def _number(typed: str) -> int:
    if not is_number(typed):
        raise NotUnderstood(words.WHOLE_NUMBER, typed=shortened(typed))
    return int(typed)


def _cell(typed: str, language: Language) -> str:
    cell = written_out(typed)
    try:
        parse_cell(cell)
    except NotationError as error:
        raise NotUnderstood(words.NOTATION, problem=say_notation(error, language)) from error
    return cell


def _rows(typed: str, faces: Sequence[str]) -> dict[str, str]:
    rows = typed.replace(",", " ").split()
    if len(rows) != len(COLOURS):
        rows = [letter for letter in typed if not letter.isspace() and letter != ","]
    if len(rows) != len(COLOURS):
        options = ", ".join(dict.fromkeys(faces))
        raise NotUnderstood(words.FOUR_ROWS, typed=shortened(typed), options=options)
    written = {face.casefold(): face for face in faces}
    return {colour: written.get(row.casefold(), row) for colour, row in zip(COLOURS, rows, strict=True)}


def _example(faces: Sequence[str]) -> str:
    return " ".join(islice(cycle(reversed(dict.fromkeys(faces))), len(COLOURS)))


def _content(typed: str, question: Content, language: Language) -> Reply:
    match question.expects:
        case "cell":
            return _cell(typed, language)
        case "faces":
            return faces_typed(typed)
        case "health" if typed.casefold() == "infinite":
            return "infinite"
        case _:
            return _number(typed)
