"""What things are called: the words of the players' box."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

from companion.rules.box import INFINITE
from companion.wording.language import N_, Language

if TYPE_CHECKING:  # Home needs words before there is a table, and before the rules are imported
    from companion.rules.causes import Source
    from companion.rules.table import Table

# The one boss whose name is printed in another language too (the French base game).
_STEELHEART: Final = N_("Steelheart")

_PIECES: Final = {
    "enforcement": N_("Enforcement"),
    "barricade": N_("Barricades"),
    "red-shield": N_("red Shields"),
    "blue-shield": N_("blue Shields"),
    "copy-token": N_("Copy tokens"),
}
_ONE_PIECE: Final = {
    "enforcement": N_("Enforcement"),
    "barricade": N_("Barricade"),
    "red-shield": N_("Red Shield"),
    "blue-shield": N_("Blue Shield"),
    "copy-token": N_("Copy token"),
}
_TRACKS: Final = {
    "yellow": N_("yellow track"),
    "black": N_("black track"),
    "red": N_("red track"),
    "blue": N_("blue track"),
}
_TABLES: Final = {
    "yellow": N_("yellow Power Table"),
    "black": N_("black Power Table"),
    "red": N_("red Power Table"),
    "blue": N_("blue Power Table"),
}
_EFFECTS: Final = {
    "reroll": N_("one reroll less"),
    "equipment": N_("one Equipment card disabled"),
    "move": N_("a Move costs 2 dice"),
    "die": N_("one die less"),
    "ability": N_("no Player Ability card"),
    "doubles": N_("double symbols count once"),
}
_STEPS: Final = {
    "prologue": N_("Prologue Phase"),
    "rewards": N_("Receive Rewards"),
    "ildithia": N_("Activate Ildithia"),
    "add-epics": N_("Add Epics"),
    "newcago": N_("Activate Newcago Cards"),
    "epics": N_("Activate Epics"),
}
_PHASES: Final = {
    "setup": N_("Setup"),
    "prologue": N_("Prologue Phase"),
    "reckoner": N_("Reckoner Phase"),
    "epic": N_("Epic Phase"),
    "over": N_("The game is over"),
}


def source_name(source: "Source", table: "Table", language: Language) -> str:
    """Who makes it happen; empty for the players themselves and for the rules."""
    kind, key = source
    match kind:
        case "epic":
            return epic_name(key, table)
        case "boss":
            return boss_name(table, language)
        case "district":
            return table.box.districts[key].name
        case "equipment":
            return consumable_name(key, table)
        case "newcago":
            return language.gettext("Newcago card, {district}", district=table.box.districts[key].name)
        case _:
            return ""


def epic_name(epic: str, table: "Table") -> str:
    return table.box.epics[epic].name


def consumable_name(card: str, table: "Table") -> str:
    return table.box.consumables[card].name


def boss_name(table: "Table", language: Language) -> str:
    return printed_boss(table.box.boss.name, language)


def printed_boss(name: str, language: Language) -> str:
    return language.gettext(_STEELHEART) if name == _STEELHEART else name


def district_name(district: int, table: "Table") -> str:
    return table.districts[district].name


def piece_name(piece: str, language: Language) -> str:
    """The kind of piece, in the plural."""
    return language.gettext(_PIECES[piece])


def one_piece(piece: str, language: Language) -> str:
    """As the caption of a key."""
    return language.gettext(_ONE_PIECE[piece])


def track_name(colour: str, language: Language) -> str:
    return language.gettext(_TRACKS[colour])


def table_name(colour: str, language: Language) -> str:
    return language.gettext(_TABLES[colour])


def column_name(column: int, row: str) -> str:
    """R7.5a: of Limelight's tables. Numbers on the dice name the rows, so the columns have letters."""
    if not row.isdigit():
        return str(column)
    before, letter = divmod(column - 1, len(ascii_uppercase))
    return (ascii_uppercase[before - 1] if before else "") + ascii_uppercase[letter]


def cell_name(row: str, column: int) -> str:
    """The letter first, whichever of the two it names."""
    name = column_name(column, row)
    return f"{name}-{row}" if row.isdigit() else f"{row}-{name}"


def effect_name(effect: str, language: Language) -> str:
    return language.gettext(_EFFECTS[effect])


def step_name(step: str, table: "Table", language: Language) -> str:
    if step == "boss":
        return language.gettext("Activate {boss}", boss=boss_name(table, language))
    return language.gettext(_STEPS[step])


def phase_name(phase: str, language: Language) -> str:
    return language.gettext(_PHASES[phase])


def value_words(value: int | None, language: Language) -> str:
    """Research or Health; None: not told to the app yet."""
    return language.gettext("unknown") if value is None else str(value)


def health_words(health: int | None, language: Language) -> str:
    return language.gettext("infinite") if health == INFINITE else value_words(health, language)


def listed(names: Sequence[str], language: Language) -> str:
    """One name, or several with the language's "and" before the last."""
    if len(names) < 2:
        return "".join(names)
    return language.gettext("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


def capital(words: str) -> str:
    """At the beginning of a line."""
    return words[:1].upper() + words[1:]
