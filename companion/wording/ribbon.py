"""The stops of a phase, short enough for the ribbon."""

from companion.rules.ribbon import RibbonStop
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import boss_name, capital, epic_name, step_name, track_name
from companion.wording.setup import city_name


def stop_name(stop: RibbonStop, table: Table, language: Language) -> str:
    match stop.kind:
        case "red":
            return capital(track_name("red", language))
        case "die":
            return language.gettext("Movement die")
        case "ildithia":
            return city_name("ildithia", language)
        case "add-epics":
            return step_name("add-epics", table, language)
        case "newcago":
            return language.gettext("Newcago cards")
        case "epic":
            return epic_name(stop.epic, table)
        case "boss":
            return boss_name(table, language)
