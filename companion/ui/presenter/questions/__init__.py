"""One question at a time, large: a module for each kind."""

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
)
from companion.ui.presenter.panel import Advance, Panel
from companion.ui.presenter.question_view import QuestionView
from companion.ui.presenter.questions.choosing import choose_card, choose_reckoner
from companion.ui.presenter.questions.dice import ability_die, movement_die
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.questions.new_epic import new_epic
from companion.ui.presenter.questions.power_dice import power_dice
from companion.ui.presenter.questions.printed import printed_panel
from companion.ui.presenter.questions.regalia import regalia_card
from companion.ui.presenter.teach_view import TeachView


def question_view(question: Question, asked: Asked) -> tuple[QuestionView | Panel | TeachView, Advance]:
    match question:
        case Content() | AbilityDie(options=()) | MovementDie(options=()):
            return printed_panel(question, asked)
        case MovementDie():
            return movement_die(question, asked)
        case AbilityDie():
            return ability_die(question, asked)
        case PowerDice():
            return power_dice(question, asked)
        case RegaliaCard():
            return regalia_card(question, asked)
        case NewEpic():
            return new_epic(question, asked)
        case ChooseReckoner():
            return choose_reckoner(question, asked)
        case ChooseEquipment():
            return choose_card(question, asked)
        case _:
            assert_never(question)
