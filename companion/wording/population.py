"""Population that falls or rises, and why it fell when something else could not be done."""

from typing import Final

from companion.rules.difference import UNDO
from companion.rules.instructions import Population
from companion.rules.table import Table
from companion.wording.language import N_, Language
from companion.wording.names import epic_name, signed

WHYS: Final = {
    "attack": N_("Population *{change}*"),
    "enforcement": N_("No Enforcement is left: Population *{change}*"),
    "barricade": N_("No Barricade is left: Population *{change}*"),
    "red-shield": N_("No red Shield is left: Population *{change}*"),
    "blue-shield": N_("No blue Shield is left: Population *{change}*"),
    "copy-token": N_("No Copy token is left: Population *{change}*"),
    "fortify": N_("{epic} is as high as it goes and cannot be Fortified: Population *{change}*"),
    "steal": N_("Nobody has Equipment to give up: Population *{change}*"),
    "money": N_("No money and no Equipment is left: Population *{change}*"),
    "plan": N_("Nobody has a Plan token: Population *{change}*"),
    "effect": N_("There is no Equipment to disable: Population *{change}*"),
    "token": N_("Difficulty Adjustment token: Population *{change}*"),
    "dawnslight": N_("Dawnslight card: Population *{change}*"),
    "gained": N_("Population *{change}*"),
    UNDO: N_("Put the Population marker back on {now}."),
}


def say_population(one: Population, table: Table, language: Language) -> str:
    epic = epic_name(one.epic, table) if one.epic else ""
    return language.gettext(WHYS[one.why], change=signed(one.change), now=one.now, epic=epic)
