"""Why an instruction: whose symbol set it off, by which ways, and where the rule stands."""

from typing import Final

from companion.rules.causes import (
    NO_SOURCE,
    Cause,
    Copied,
    Last,
    Link,
    Per,
    Printed,
    Tokens,
    Transformed,
)
from companion.rules.citing import rules_of
from companion.rules.instructions import Step, Told
from companion.rules.notation import parse_cell
from companion.rules.pages import PAGES, Pages
from companion.rules.table import Table
from companion.rules.tracks import symbol_of
from companion.wording.actions import cell_words
from companion.wording.instructions import say
from companion.wording.language import N_, Language
from companion.wording.names import (
    boss_name,
    column_name,
    district_name,
    epic_name,
    source_name,
    table_name,
    track_name,
)

_PER: Final = {
    "barricade": N_("Barricades here: {count}"),
    "enforcement": N_("Enforcement here: {count}"),
    "research": N_("Research here (once weakened, Health): {count}"),
    "red-shield": N_("red Shields here: {count}"),
    "blue-shield": N_("blue Shields here: {count}"),
    "copy-token": N_("Copy tokens here: {count}"),
    "stolen": N_("stolen Equipment cards under the Epic here: {count}"),
    "reckoner": N_("Reckoners here: {count}"),
}
_LAST: Final = {
    "bracket": N_("the last action of {track} ({cell}), for spaces its bracket could not move"),
    "power-up": N_("the last action of {track} ({cell}), for spaces its bracket could not Power Up"),
    "boost": N_("the last action of {track} ({cell}), for spaces its bracket could not be boosted"),
    "copy-token": N_("the last action of {track} ({cell}), for Copy tokens left over"),
}
_PAGES: Final = {
    (True, True): N_("base game p. {base}, Steelslayer p. {steelslayer}"),
    (True, False): N_("base game p. {base}"),
    (False, True): N_("Steelslayer p. {steelslayer}"),
    (False, False): N_("a ruling of this app"),
}


def reason(told: Told, table: Table, language: Language) -> str:
    """The instruction, its cause and its rules; the table is the one it was told on."""
    return language.gettext(
        "{instruction} From: {cause}; {rules}.",
        instruction=say(told, table, language),
        cause=cause_words(told, table, language),
        rules="; ".join(dict.fromkeys(citation(rule, language) for rule in rules_of(told, table))),
    )


def cause_words(told: Told, table: Table, language: Language) -> str:
    cause = told.cause
    parts = [_beginning(told, table, language)]
    parts += [way_words(link, table, language) for link in cause.links]
    return "; ".join(parts)


def citation(rule: str, language: Language) -> str:
    """The book and the page a rule stands on: players do not know our numbers."""
    return pages_words(PAGES[rule], language)


def pages_words(pages: Pages, language: Language) -> str:
    base, steelslayer = pages
    return language.gettext(
        _PAGES[base is not None, steelslayer is not None], base=base, steelslayer=steelslayer
    )


def _beginning(told: Told, table: Table, language: Language) -> str:
    cause = told.cause
    if isinstance(told.instruction, Step) or cause.source == NO_SOURCE:
        return language.gettext("the order of play")
    if cause.track[0] == "mark":  # R8.2: whoever did the Research
        return _mark(cause, table, language)
    name = source_name(cause.source, table, language) or language.gettext("what you entered")
    match cause.track[0]:
        case "boss":
            track = track_name(str(cause.track[1]), language)
            name = language.gettext("{source}, {track}", source=name, track=track)
        case "power":
            colour, row, column = str(cause.track[1]).split("-")
            name = language.gettext(
                "{boss}, {table}, row {row}, column {column}",
                boss=name,
                table=table_name(colour, language),
                row=row,
                column=column_name(int(column), row),
            )
        case _:
            pass
    return _with_symbol(name, cause, table, language)


def _with_symbol(name: str, cause: Cause, table: Table, language: Language) -> str:
    if not cause.symbol:
        return name
    cell = _cell(cause.track, cause.symbol, table, language)
    if cause.track[0] == "power":  # a cell of a table holds one symbol
        return language.gettext("{source} ({cell})", source=name, cell=cell)
    return language.gettext("{source}, symbol {symbol} ({cell})", source=name, symbol=cause.symbol, cell=cell)


def _mark(cause: Cause, table: Table, language: Language) -> str:
    district, value = str(cause.track[1]).split("-")
    return language.gettext(
        "{district}, the symbol at Research {value} ({cell})",
        district=district_name(int(district), table),
        value=value,
        cell=_cell(cause.track, cause.symbol, table, language),
    )


def way_words(link: Link, table: Table, language: Language) -> str:
    match link:
        case Copied():
            cell = _cell(("epic", link.epic), 1, table, language)
            return language.gettext(
                "copied from {epic} ({cell})", epic=epic_name(link.epic, table), cell=cell
            )
        case Transformed():
            cell = cell_words(parse_cell(link.face), language)
            return language.gettext("the Epic Ability Die ({cell})", cell=cell)
        case Per():
            return language.gettext(_PER[link.thing], count=link.count)
        case Tokens():
            return language.ngettext(
                "once more, for {count} Copy token", "once more, for {count} Copy tokens", link.count
            )
        case Last():
            track = _track(link.track, table, language)
            cell = _cell(link.track, 0, table, language)
            return language.gettext(_LAST[link.reason], track=track, cell=cell)


def _track(printed: Printed, table: Table, language: Language) -> str:
    kind, key = printed
    if kind == "epic":
        return epic_name(str(key), table)
    boss, track = boss_name(table, language), track_name(str(key), language)
    return language.gettext("{source}, {track}", source=boss, track=track)


def _cell(printed: Printed, number: int, table: Table, language: Language) -> str:
    return cell_words(symbol_of(table, printed, number), language)
