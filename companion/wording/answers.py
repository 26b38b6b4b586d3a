"""What the players answered: short, for a list, and to say what an undo takes back."""

from typing import Any, Final, assert_never

from companion.rules import inputs
from companion.rules.box import INFINITE
from companion.rules.notation import COLOURS, parse_cell
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
from companion.wording.language import N_, Language
from companion.wording.names import district_name, effect_name, epic_name, health_words
from companion.wording.printed import ordinal, printed_place

RECKONER_ANSWERS: Final = {
    "steal": N_("{reckoner} gives up an Equipment card"),
    "sell": N_("{reckoner} sells an Equipment card"),
    "plan": N_("{reckoner} puts back a Plan token"),
    "base": N_("{reckoner} loses a die"),
    "effect": N_("{reckoner} suffers: {effect}"),
    "plan-reward": N_("{reckoner} takes a Plan token"),
    "dawnslight": N_("{reckoner} takes a Dawnslight card"),
}
EQUIPMENT_ANSWERS: Final = {
    "steal": N_("{reckoner} gives up {equipment}"),
    "sell": N_("{reckoner} sells {equipment}"),
    "disable": N_("{equipment} of {reckoner} is disabled"),
}


def answer_label(question: Question, answer: Any, table: Table, language: Language) -> str:
    match question:
        case MovementDie():
            return language.gettext("the Movement Die shows {number}", number=answer)
        case AbilityDie():
            face = cell_words(parse_cell(answer), language)
            return language.gettext("the Epic Ability Die shows: {action}", action=face)
        case PowerDice():
            return language.gettext(
                "Power Dice {rows}", rows=" ".join(str(answer[colour]) for colour in COLOURS)
            )
        case RegaliaCard():
            return language.gettext("Regalia card: {effect}", effect=effect_name(answer, language))
        case NewEpic():
            return language.gettext(
                "{epic} comes to {district}",
                epic=epic_name(answer, table),
                district=district_name(question.district, table),
            )
        case ChooseReckoner():
            effect = effect_name(question.effect, language) if question.effect else ""
            return language.gettext(RECKONER_ANSWERS[question.reason], reckoner=answer, effect=effect)
        case ChooseEquipment():
            return language.gettext(
                EQUIPMENT_ANSWERS[question.reason], reckoner=question.reckoner, equipment=answer
            )
        case Content():
            return _printed(question, answer, table, language)
        case _:
            assert_never(question)


def told_label(entry: inputs.Teach, table: Table, language: Language) -> str:
    """One value, or all that was told of one card."""
    first = entry.facts[0]
    if len(entry.facts) == 1:
        return _printed(Content(first.path, first.expects), first.value, table, language)
    part, card, *_ = first.path.split(".")
    name = epic_name(card, table) if part == "epics" else card
    return language.gettext("{card}: the whole card", card=name)


def _printed(question: Content, answer: Any, table: Table, language: Language) -> str:
    if inputs.Answer(answer).by_hand:
        place = printed_place(question.path, table, language)
        return language.gettext("{place}: by hand", place=place)
    value = _value(question, answer, language)
    match question.path.split("."):
        case ["epics", epic, "track", number]:
            return language.gettext(
                "{epic}’s {ordinal} symbol is {action}",
                epic=epic_name(epic, table),
                ordinal=ordinal(int(number), language),
                action=value,
            )
        case _:
            place = printed_place(question.path, table, language)
            return language.gettext("{place}: {value}", place=place, value=value)


def _value(question: Content, answer: Any, language: Language) -> str:
    if question.expects == "cell":
        return cell_words(parse_cell(str(answer)), language)
    if question.expects == "faces":
        return " ".join(str(face) for face in answer)
    return health_words(INFINITE, language) if answer == "infinite" else str(answer)
