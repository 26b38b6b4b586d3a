"""Who acts, where the brackets go, and what else makes actions happen."""

from typing import assert_never

from companion.rules.causes import Cause, Last
from companion.rules.instructions import (
    Activate,
    Blackmail,
    BossBracket,
    BossTrack,
    Bracket,
    Copy,
    CopyTokens,
    LastAction,
    PowerCell,
    Sabotage,
    Transform,
)
from companion.rules.notation import Cell, parse_cell
from companion.rules.table import Table
from companion.rules.tracks import symbol_of
from companion.wording.actions import cell_words
from companion.wording.language import Language
from companion.wording.names import (
    boss_name,
    capital,
    cell_name,
    column_name,
    district_name,
    epic_name,
    source_name,
    table_name,
    track_name,
)

ActivationInstruction = (
    Activate
    | Blackmail
    | Sabotage
    | CopyTokens
    | Copy
    | Bracket
    | BossBracket
    | BossTrack
    | LastAction
    | PowerCell
    | Transform
)


def say_activation(one: ActivationInstruction, cause: Cause, table: Table, language: Language) -> str:
    match one:
        case Activate():
            return language.gettext(
                "{name} acts in {district}.",
                name=source_name(cause.source, table, language),
                district=district_name(one.district, table),
            )
        case Blackmail():
            return language.gettext(
                "Blackmail in {district}: the left-most action is skipped.",
                district=district_name(one.district, table),
            )
        case Sabotage():
            return language.gettext(
                "Sabotage in {district}: the bracket moves one space less.",
                district=district_name(one.district, table),
            )
        case CopyTokens():
            return language.ngettext(
                "{count} Copy token in {district}: the first action happens once more.",
                "{count} Copy tokens in {district}: the first {count} actions happen once more.",
                one.count,
                district=district_name(one.district, table),
            )
        case Copy():
            return language.gettext(
                "Copied from {epic} in {district}: {action}.",
                epic=epic_name(one.epic, table),
                district=district_name(one.district, table),
                action=cell_words(symbol_of(table, ("epic", one.epic), 1), language),
            )
        case Bracket():
            return _bracket(one, table, language)
        case BossBracket():
            return _boss_bracket(one, language)
        case BossTrack():
            return language.ngettext(
                "{boss}, {track}: the first action happens.",
                "{boss}, {track}: the first {count} actions happen.",
                one.count,
                boss=boss_name(table, language),
                track=track_name(one.colour, language),
            )
        case LastAction():
            return _last_action(one, cause, table, language)
        case PowerCell():
            return language.gettext(
                "{boss}, {table}: {cell} (row {row}, column {column}).",
                boss=boss_name(table, language),
                table=table_name(one.colour, language),
                cell=cell_name(one.row, one.column),
                row=one.row,
                column=column_name(one.column, one.row),
            )
        case Transform():
            return language.gettext(
                "The Epic Ability Die for {district} shows: {action}.",
                district=district_name(one.district, table),
                action=cell_words(parse_cell(one.face), language),
            )
        case _:
            assert_never(one)


def _bracket(one: Bracket, table: Table, language: Language) -> str:
    epic = epic_name(one.epic, table)
    if one.change > 0:
        return language.gettext("{epic}: bracket *{count} to the right*", epic=epic, count=one.change)
    return language.gettext("{epic}: bracket *{count} to the left*", epic=epic, count=-one.change)


def _boss_bracket(one: BossBracket, language: Language) -> str:
    track = capital(track_name(one.colour, language))
    if one.change > 0:
        return language.gettext("{track}: bracket *{count} to the right*", track=track, count=one.change)
    return language.gettext("{track}: bracket *{count} to the left*", track=track, count=-one.change)


def bracket_place(bracket: int, table: Table, language: Language) -> str:
    """Where a boss bracket stands: Limelight's choose a column (R7.5), the others part a track."""
    if table.setup.boss == "limelight":
        row = next(iter(table.box.power or ()), "")
        return language.gettext("in column {column}", column=column_name(bracket, row))
    return language.gettext("after action {number}", number=bracket)


def _last_action(one: LastAction, cause: Cause, table: Table, language: Language) -> str:
    if one.of_boss:
        name = f"{boss_name(table, language)}, {track_name(one.track, language)}"
    else:
        name = epic_name(one.track, table)
    way = cause.links[-1] if cause.links else None
    if isinstance(way, Last) and way.reason == "copy-token":  # R5.2
        return language.ngettext(
            "{name}: the track has fewer actions than there are Copy tokens, so the last action happens "
            "once more: {action}.",
            "{name}: the track has fewer actions than there are Copy tokens, so the last action happens "
            "{count} times more: {action}.",
            one.count,
            name=name,
            action=cell_words(_last_cell(one, table), language),
        )
    return language.ngettext(
        "{name}: the bracket is at its end, so the last action happens: {action}.",
        "{name}: the bracket is at its end, so the last action happens {count} times: {action}.",
        one.count,
        name=name,
        action=cell_words(_last_cell(one, table), language),
    )


def _last_cell(one: LastAction, table: Table) -> Cell | None:
    """R6.5: Limelight's tracks end on the Power board, not in a table."""
    box = table.box
    if one.of_boss and table.setup.boss == "limelight":
        return box.boss.track_end.get(one.track)
    track = box.boss.tracks.get(one.track) if one.of_boss else box.epics[one.track].track
    return track[-1] if track else None
