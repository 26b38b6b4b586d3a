"""A question in large letters: a few words, who asks and with which symbol, and what to know about it."""

from typing import Final

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
from companion.wording.names import (
    boss_name,
    capital,
    cell_name,
    district_name,
    effect_name,
    epic_name,
    listed,
    source_name,
    track_name,
)
from companion.wording.printed import ordinal
from companion.wording.questions import ask

_WHO: Final = {
    "steal": N_("Who gives up a card?"),
    "sell": N_("Who sells a card?"),
    "plan": N_("Who puts back a Plan token?"),
    "base": N_("Who loses a die?"),
    "effect": N_("Whom does it hit?"),
    "plan-reward": N_("Who takes the Plan token?"),
    "dawnslight": N_("Who takes the Dawnslight card?"),
}
_WHICH: Final = {
    "steal": N_("Which card is given up?"),
    "sell": N_("Which card is sold?"),
    "disable": N_("Which card is disabled?"),
}
# What the asker does to the Reckoners, or with the die.
_DEEDS: Final = {
    "steal": N_("{name} steals Equipment"),
    "sell": N_("{name} attacks Money"),
    "plan": N_("{name} attacks a Plan"),
    "base": N_("{name} discovers a Base"),
    "effect": N_("{name} attacks Reckoners"),
    "ability-die": N_("{name} transforms"),
}


def short(question: Question, table: Table, language: Language) -> str:
    """In large letters."""
    match question:
        case MovementDie():
            return language.gettext("Roll the Movement Die")
        case AbilityDie():
            return language.gettext("Roll the Ability Die")
        case PowerDice():
            return language.gettext("Roll the Power Dice")
        case RegaliaCard():
            return language.gettext("Which card came?")
        case NewEpic():
            return language.gettext("Draw for {district}", district=district_name(question.district, table))
        case ChooseReckoner():
            return language.gettext(_WHO[question.reason])
        case ChooseEquipment():
            return language.gettext(_WHICH[question.reason])
        case Content():
            return ask(question, table, language)


def asker(question: Question, table: Table, language: Language) -> str:
    """Who asks, by which symbol; or what it is about."""
    match question:
        case MovementDie():
            return language.gettext(
                "{boss} leaves {district}, clockwise. What does it show?",
                boss=boss_name(table, language),
                district=district_name(table.boss.district, table),
            )
        case PowerDice():
            return language.gettext("Which row does each of them show?")
        case RegaliaCard():
            return _hit_by_card(table, language)
        case NewEpic():
            return language.gettext("Which Epic is on the card?")
        case ChooseReckoner():
            return _with_symbol(_deed(question.reason, table, language), table, language)
        case ChooseEquipment() if question.reason == "disable":
            return language.gettext("{reckoner} suffers: {effect}", **_disabled(question, language))
        case ChooseEquipment():
            return _with_symbol(_deed(question.reason, table, language), table, language)
        case AbilityDie():
            return _with_symbol(_deed(question.kind, table, language), table, language)
        case Content():
            return _with_symbol(source_name(table.source, table, language), table, language)


def _disabled(question: ChooseEquipment, language: Language) -> dict[str, str]:
    return {"reckoner": question.reckoner, "effect": effect_name("equipment", language)}


def _hit_by_card(table: Table, language: Language) -> str:
    names = [one.name for one in table.in_district(table.boss.district)]
    place = district_name(table.boss.district, table)
    return language.gettext("It hits {names} in {district}", names=listed(names, language), district=place)


def _deed(reason: str, table: Table, language: Language) -> str:
    name = source_name(table.source, table, language)
    if not name or reason not in _DEEDS:
        return name
    return language.gettext(_DEEDS[reason], name=name)


def _with_symbol(words: str, table: Table, language: Language) -> str:
    """ "Nine Lanterns steals Equipment, 3rd symbol"."""
    place = symbol_place(table, language)
    if not words:
        return capital(place)
    return language.gettext("{one}, {other}", one=words, other=place) if place else words


def symbol_place(table: Table, language: Language) -> str:
    """Which of the printed symbols is being carried out; empty: none in particular."""
    kind, key = table.track
    match kind:
        case "power":
            colour, row, column = str(key).split("-")
            return f"{track_name(colour, language)} {cell_name(row, int(column))}"
        case "mark":
            district, value = str(key).split("-")
            return language.gettext(
                "{district}, Research track at {number}",
                district=district_name(int(district), table),
                number=value,
            )
    if not table.symbol:
        return track_name(str(key), language) if kind == "boss" else ""
    symbol = language.gettext("{ordinal} symbol", ordinal=ordinal(table.symbol, language))
    if kind != "boss":
        return symbol
    return language.gettext("{one}, {other}", one=track_name(str(key), language), other=symbol)


def choice_hint(question: Question, table: Table, language: Language) -> str:
    """What to know before choosing."""
    match question:
        case ChooseReckoner(reason="steal"):
            return " ".join((*_without_cards(question, table, language), _under_whom(table, language)))
        case ChooseReckoner(reason="sell"):
            return language.gettext("There is no Money left: the card’s price is paid with.")
        case ChooseReckoner(reason="base"):
            return language.gettext("It is gone until $2 buys it back.")
        case ChooseReckoner(reason="effect"):
            return language.gettext(
                "Several stand together: your choice. {effect}.",
                effect=capital(effect_name(question.effect, language)),
            )
        case _:
            return ""


def _without_cards(question: ChooseReckoner, table: Table, language: Language) -> list[str]:
    names = [one.name for one in table.reckoners if one.name not in question.options]
    if not names:
        return [language.gettext("Your choice.")]
    if len(names) == 1:
        return [language.gettext("Your choice. {names} has none.", names=names[0])]
    return [language.gettext("Your choice. {names} have none.", names=listed(names, language))]


def _under_whom(table: Table, language: Language) -> str:
    """R6.9: where the card goes."""
    under = next((frame[1] for frame in reversed(table.pending) if frame[0] == "steal"), None)
    epic = None if under is None else table.districts[under].epic
    if epic is None:
        return language.gettext("The card is set aside until the end of the game.")
    return language.gettext(
        "The card lies under {epic} until that Epic falls.", epic=epic_name(epic.id, table)
    )
