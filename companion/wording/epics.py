"""Epics and the boss: added, fortified, researched, attacked, weakened, defeated."""

from typing import assert_never

from companion.rules.box import INFINITE
from companion.rules.instructions import (
    AddEpic,
    Attack,
    Defeat,
    Fortify,
    FortifyBoss,
    PutEpic,
    Research,
    ShuffleEpics,
    Weaken,
)
from companion.rules.setup import NEW_EPIC_BRACKET
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, epic_name, health_words, signed

EpicInstruction = Fortify | FortifyBoss | Research | Attack | Weaken | Defeat | AddEpic | ShuffleEpics


def say_epic(one: EpicInstruction, table: Table, language: Language) -> str:
    match one:
        case Fortify():
            return _fortify(one, table, language)
        case FortifyBoss():
            return _fortify_boss(one, table, language)
        case Research():
            return _research(one, table, language)
        case Attack():
            return _attack(one, table, language)
        case Weaken():
            return _weaken(one, table, language)
        case Defeat():
            return language.gettext(
                "{epic} is defeated: take the card out of {district}; everything else there stays.",
                epic=epic_name(one.epic, table),
                district=district_name(one.district, table),
            )
        case ShuffleEpics():
            return language.gettext(
                "The Epic deck is empty: shuffle the defeated Epics, they are the new deck."
            )
        case AddEpic():
            return put_epic(one, NEW_EPIC_BRACKET, table, language)
        case _:
            assert_never(one)


def _fortify(one: Fortify, table: Table, language: Language) -> str:
    epic = epic_name(one.epic, table)
    match one.rose:
        case "health":
            return language.gettext("Fortify {epic}: *Health*", epic=epic)
        case "research" if one.health == INFINITE:
            return language.gettext(
                "Fortify {epic}: *Research {research}*, Health stays infinite",
                epic=epic,
                research=one.research,
            )
        case "research":
            return language.gettext("Fortify {epic}: *Research*", epic=epic)
        case "both":
            return language.gettext(
                "Fortify {epic}: *Research {research}, Health {health}*",
                epic=epic,
                research=one.research,
                health=one.health,
            )
        case _:
            assert_never(one.rose)


def _fortify_boss(one: FortifyBoss, table: Table, language: Language) -> str:
    boss = boss_name(table, language)
    match one.track:
        case "research":
            return language.gettext("Fortify {epic}: *Research*", epic=boss)
        case "health":
            return language.gettext("Fortify {epic}: *Health*", epic=boss)
        case _:
            return language.gettext(
                "Fortify {boss}: *Research* in {district}",
                boss=boss,
                district=district_name(one.district, table),
            )


def _research(one: Research, table: Table, language: Language) -> str:
    change = signed(one.change)
    if not one.epic:
        return language.gettext(
            "{boss}: Research *{change}*",
            boss=boss_name(table, language),
            change=change,
        )
    return language.gettext(
        "{epic} in {district}: Research *{change}*",
        epic=epic_name(one.epic, table),
        district=district_name(one.district, table),
        change=change,
    )


def _attack(one: Attack, table: Table, language: Language) -> str:
    change = signed(one.change)
    if not one.epic:
        return language.gettext(
            "{boss}: Health *{change}*",
            boss=boss_name(table, language),
            change=change,
        )
    return language.gettext(
        "{epic} in {district}: Health *{change}*",
        epic=epic_name(one.epic, table),
        district=district_name(one.district, table),
        change=change,
    )


def _weaken(one: Weaken, table: Table, language: Language) -> str:
    if one.epic:
        return language.gettext(
            "{epic} in {district} is weakened: Health {health}.",
            epic=epic_name(one.epic, table),
            district=district_name(one.district, table),
            health=one.health,
        )
    boss = boss_name(table, language)
    if table.setup.city == "babilar":
        return language.gettext(
            "Research is at 0 in every district: {boss} can be attacked now (Health {health}).",
            boss=boss,
            health=one.health,
        )
    return language.gettext(
        "{boss} is weakened: put the Health track on the tray, marker at {health}.",
        boss=boss,
        health=one.health,
    )


def put_epic(one: AddEpic | PutEpic, bracket: int, table: Table, language: Language) -> str:
    epic, district = epic_name(one.epic, table), district_name(one.district, table)
    if one.research is None or one.health is None:
        return language.gettext(
            "Put {epic} in {district}: Research and Health as printed, bracket after action {bracket}.",
            epic=epic,
            district=district,
            bracket=bracket,
        )
    return language.gettext(
        "Put {epic} in {district}: Research {research}, Health {health}, bracket after action {bracket}.",
        epic=epic,
        district=district,
        research=one.research,
        health=health_words(one.health, language),
        bracket=bracket,
    )
