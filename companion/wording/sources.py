"""Whose symbol did something, where it stands, and what else there is to say of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.rules.causes import NO_SOURCE, Printed
from companion.rules.citing import rules_of
from companion.rules.instructions import Population, Step, Told
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import (
    boss_name,
    column_name,
    district_name,
    listed,
    source_name,
    table_name,
    track_name,
)
from companion.wording.population import say_population
from companion.wording.printed import ordinal
from companion.wording.reasons import citation, way_words
from companion.wording.telling import STRONG

# Population that went for its own sake; all else could not be done (R6.3).
_MEANT: Final = ("attack", "gained")


def source_words(told: Told, printed: Printed, table: Table, language: Language) -> tuple[str, str]:
    """Who, and where: a district, a track of the boss, a cell."""
    source = told.cause.source
    kind, key = printed
    if kind == "mark":  # R8.2: whoever did the Research
        district, value = str(key).split("-")
        where = language.gettext("Research {value}", value=value)
        return district_name(int(district), table), where
    if isinstance(told.instruction, Step) or source == NO_SOURCE:
        return language.gettext("The order of play"), ""
    name = source_name(source, table, language)
    if source[0] == "boss":
        name = boss_name(table, language)
    match kind:
        case "boss":
            return name, track_name(str(key), language)
        case "power":
            return name, _cell_place(str(key), language)
        case _:
            return name, _standing(source[1], table) if source[0] == "epic" else ""


def _cell_place(key: str, language: Language) -> str:
    colour, row, column = key.split("-")
    return language.gettext(
        "{table}, row {row}, column {column}",
        table=table_name(colour, language),
        row=row,
        column=column_name(int(column), row),
    )


def _standing(epic: str, table: Table) -> str:
    return next((one.name for one in table.districts if one.epic is not None and one.epic.id == epic), "")


def symbol_words(symbols: Sequence[int], language: Language) -> str:
    """Which of a row: "2nd symbol"."""
    which = listed([ordinal(symbol, language) for symbol in symbols], language)
    return language.gettext("{which} symbol", which=which)


def remarks(told: Sequence[Told], table: Table, language: Language) -> tuple[str, ...]:
    """By which ways it came to that, and what could not be done instead."""
    return tuple(dict.fromkeys(words for one in told for words in _remarks(one, table, language)))


def _remarks(told: Told, table: Table, language: Language) -> Iterator[str]:
    for link in told.cause.links:
        yield way_words(link, table, language)
    one = told.instruction
    if isinstance(one, Population) and one.why not in _MEANT and one.change < 0:
        yield STRONG.sub(r"\1", say_population(one, table, language))


def citations(told: Sequence[tuple[Told, Table]], language: Language) -> tuple[str, ...]:
    """The pages on which the rules of it stand, each once."""
    rules = dict.fromkeys(rule for one, table in told for rule in rules_of(one, table))
    return tuple(dict.fromkeys(citation(rule, language) for rule in rules))
