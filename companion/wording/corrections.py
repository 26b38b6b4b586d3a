"""A correction, with the field of the board in words."""

from typing import Final

from companion.rules.box import INFINITE
from companion.rules.instructions import Correct
from companion.rules.notation import COLOURS
from companion.rules.pieces import FIELDS, PIECES
from companion.rules.table import Table
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, health_words, piece_name, track_name

_FIELDS: Final = {
    "round": N_("Round"),
    "population": N_("Population"),
    "money": N_("Money"),
    "base_marker": N_("Reckoner Base"),
    "lost_dice": N_("Lost dice"),
    "defeated": N_("Epics defeated"),
    "district": N_("District"),
    "research": N_("Research"),
    "health": N_("Health"),
    "brackets": N_("Brackets"),
    "bracket": N_("Bracket"),
    "reckoners": N_("Reckoners"),
    "districts": N_("City Districts"),
    "name": N_("Name"),
    "plans": N_("Plan tokens"),
    "new_plans": N_("Plan tokens gained in this phase"),
    "disabled": N_("Disabled Equipment"),
    "dawnslight": N_("Dawnslight cards"),
    "demolitions": N_("Demolitions tokens"),
    "unspent": N_("Unused rewards"),
    "contain": N_("Contain"),
    "defeated_epics": N_("Defeated Epics"),
    "equipment": N_("Equipment cards"),
    "effects": N_("Attack Reckoners effects"),
    "epic": N_("Epic"),
    "id": N_("Name"),
    "stolen": N_("Stolen Equipment"),
    "marker": N_("City District Marker"),
    "ildithia_gap": N_("Ildithia Movement Board"),
    "set_aside": N_("Equipment set aside"),
}


def say_correction(one: Correct, table: Table, language: Language) -> str:
    where, value = correction_words(one, table, language)
    if not value:
        return language.gettext("Corrected: {field}.", field=where)
    return language.gettext("Corrected: {field}, now {value}.", field=where, value=value)


def correction_words(one: Correct, table: Table, language: Language) -> tuple[str, str]:
    """The field and its value; the value is empty where it is not read out."""
    path = one.path.removeprefix("board.").split(".")
    return ", ".join(field_words(path, table, language)), _value_words(one, table, language)


def field_words(path: list[str], table: Table, language: Language) -> list[str]:
    """Whose it is, where it is somebody's, and what."""
    match path:
        case ["boss", *rest]:
            first = boss_name(table, language)
        case ["districts", index, *rest]:
            first = table.districts[int(index)].name
        case ["reckoners", index, *rest]:
            first = table.reckoners[int(index)].name
        case _:
            first, rest = _word(path[0], language), path[1:]
    return [first, *(_word(part, language) for part in rest if not part.isdigit())]


def _word(part: str, language: Language) -> str:
    if part in FIELDS:
        return piece_name(PIECES[FIELDS.index(part)], language)
    if part in COLOURS:
        return track_name(part, language)
    return language.gettext(_FIELDS[part]) if part in _FIELDS else part


def _value_words(one: Correct, table: Table, language: Language) -> str:
    """A plain number or a name; a list or nothing at all is not read out."""
    last = one.path.rpartition(".")[2]
    if last in ("district", "ildithia_gap") and one.value.isdigit():
        return table.districts[int(one.value)].name
    if last == "id" and one.value in table.box.epics:
        return table.box.epics[one.value].name
    if one.value == "infinite":
        return health_words(INFINITE, language)
    return one.value if one.value.isdigit() else ""
