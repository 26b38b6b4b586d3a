"""What the players are asked, in words."""

from typing import Final, assert_never

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
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, effect_name
from companion.wording.printed import printed_place

RECKONER_REASONS: Final = {
    "steal": N_("Which Reckoner gives up an Equipment card?"),
    "sell": N_("There is no Money left. Which Reckoner sells an Equipment card?"),
    "plan": N_("Which Reckoner puts back a Plan token?"),
    "base": N_("A base is found. Which Reckoner loses a die?"),
    "effect": N_("Several Reckoners are in {district}. Which of them does the Newcago card hit: {effect}?"),
    "plan-reward": N_("Which Reckoner takes the Plan token?"),
    "dawnslight": N_("Which Reckoner takes the Dawnslight card?"),
}
EQUIPMENT_REASONS: Final = {
    "steal": N_("{reckoner}: which Equipment card is given up?"),
    "sell": N_("{reckoner}: which Equipment card is sold?"),
    "disable": N_("{reckoner}: which Equipment card is disabled?"),
}


def ask(question: Question, table: Table, language: Language) -> str:
    match question:
        case MovementDie():
            return language.gettext(
                "Roll the Movement Die for {boss}. Which number does it show?",
                boss=boss_name(table, language),
            )
        case AbilityDie():
            return language.gettext(
                "Roll the Epic Ability Die for {district}. Which action does it show?",
                district=district_name(question.district, table),
            )
        case PowerDice():
            return language.gettext("Roll the four Limelight Power Dice. Which row does each of them show?")
        case RegaliaCard():
            return language.gettext("Turn over the top Regalia card. Which effect does it show?")
        case NewEpic():
            return language.gettext(
                "Draw an Epic card for {district}. Which Epic is it?",
                district=district_name(question.district, table),
            )
        case ChooseReckoner():
            return _choose_reckoner(question, table, language)
        case ChooseEquipment():
            return language.gettext(EQUIPMENT_REASONS[question.reason], reckoner=question.reckoner)
        case Content():
            return _content(question, table, language)
        case _:
            assert_never(question)


def _choose_reckoner(question: ChooseReckoner, table: Table, language: Language) -> str:
    text = RECKONER_REASONS[question.reason]
    if question.reason != "effect":
        return language.gettext(text)
    district = table.reckoner(question.options[0]).district  # R8.3: those in one district choose
    return language.gettext(
        text, district=district_name(district, table), effect=effect_name(question.effect, language)
    )


def _content(question: Content, table: Table, language: Language) -> str:
    place = printed_place(question.path, table, language)
    match question.expects:
        case "cell":
            return language.gettext("{place}: what is printed there?", place=place)
        case "length" if ".tables." in question.path:
            return language.gettext("{place}: how many columns are there?", place=place)
        case "length":
            return language.gettext("{place}: how many symbols are printed?", place=place)
        case "health":
            return language.gettext("{place}: which number is it, or is it infinite?", place=place)
        case _ if question.offer is not None:
            return language.gettext(
                "{place}: which number is it? {offer} is likely; your booklet decides.",
                place=place,
                offer=question.offer,
            )
        case _ if ".rewards." in question.path:
            return language.gettext("{place}: how many? 0 if there is none.", place=place)
        case _:
            return language.gettext("{place}: which number is it?", place=place)
