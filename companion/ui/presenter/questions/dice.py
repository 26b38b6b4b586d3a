"""The Movement Die and the Epic Ability Die: each face says what it would do (R7.1, R6.16)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from companion.rules import inputs
from companion.rules.notation import parse_cell
from companion.rules.questions import AbilityDie, MovementDie
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.question_view import Face, Faces, QuestionView
from companion.ui.presenter.questions.frame import Asked, roll_of
from companion.ui.presenter.stop_view import Die
from companion.ui.presenter.track_tiles import signs_of
from companion.wording.actions import cell_words
from companion.wording.language import Language
from companion.wording.names import district_name

MOST_IN_ONE_COLUMN: Final = 4


def movement_die(question: MovementDie, asked: Asked) -> tuple[QuestionView, Advance]:
    """Asked alone: where the boss would land, and who is there."""
    faces = tuple(_landings(question, asked.table, asked.language))
    columns = 1 if len(faces) <= MOST_IN_ONE_COLUMN else 2
    hint = asked.language.gettext("Or tap the district in the ring where the boss ends.")
    view = asked.view(question, (Faces(faces, columns),), hint)
    return view, Advance(asked.language.gettext("Tap the face"))


def _landings(question: MovementDie, table: Table, language: Language) -> Iterator[Face]:
    for number in sorted(set(question.options)):
        landing = where(number, table)
        there = tuple(one.name for one in table.in_district(landing))
        note = language.gettext("nobody is there") if not there else ""
        act = Act("enter", inputs.Answer(number))
        yield Face(district_name(landing, table), act, str(number), note=note, tokens=there)


def where(steps: int, table: Table) -> int:
    return (table.boss.district + steps) % len(table.districts)


def die_below(question: MovementDie, table: Table, language: Language) -> Die:
    """Asked below what the boss has done."""
    faces = tuple(
        Answer(str(number), Act("enter", inputs.Answer(number)), district_name(where(number, table), table))
        for number in sorted(set(question.options))
    )
    roll = roll_of(question, language)
    assert roll is not None
    return Die(language.gettext("The movement die shows"), faces, roll.key)


def ability_die(question: AbilityDie, asked: Asked) -> tuple[QuestionView, Advance]:
    language = asked.language
    faces = []
    for face, count in Counter(question.options).items():
        cell = parse_cell(face)
        note = language.ngettext("{count} face", "{count} faces", count) if count > 1 else ""
        act = Act("enter", inputs.Answer(face))
        faces.append(Face(cell_words(cell, language), act, signs=signs_of(cell), note=note))
    view = asked.view(question, (Faces(tuple(faces), 2),))
    return view, Advance(language.gettext("Tap the face"))
