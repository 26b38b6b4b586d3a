"""What the boss would do as the brackets stand, a line for each track; *bold* between asterisks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.rules.boss import weakened_health
from companion.rules.boss_sight import BossSight, Deed, Deployment, PowerTable, deeds_of, next_stop
from companion.rules.cities.babilar import boss_exposed
from companion.rules.table import Table
from companion.wording.actions import action_words
from companion.wording.language import Language
from companion.wording.names import boss_name, cell_name, column_name, district_name, epic_name, listed
from companion.wording.pieces import counted_pieces


def sight_words(sight: BossSight, table: Table, language: Language) -> str:
    if sight.length is None:
        return language.gettext("Its symbols are not told to the app yet")
    parts = [] if sight.deployment is None else list(_deployed(sight.deployment, table, language))
    parts += _deeds(sight.deeds, table, language)
    parts += _unknown_symbols(sight.unknown, language)
    return _told(sight.colour, parts, table, language)


def power_words(power: PowerTable, table: Table, language: Language) -> str:
    """The cell that was rolled, else all that the column could do to the city."""
    if power.row is not None:
        where = cell_name(power.row, power.column)
        parts = list(_deeds(power.deeds, table, language))
        if power.cell is None:
            parts += _unknown_symbols(1, language)
        return f"*{where}*: {_told(power.colour, parts, table, language)}"
    column = column_name(power.column, next(iter(power.rows or table.box.power or ()), ""))
    if not power.rows:
        return language.gettext("Column *{column}*: not told to the app yet", column=column)
    first, last = (cell_name(row, power.column) for row in (power.rows[0], power.rows[-1]))
    words = language.gettext("Column *{column}*, {first} to {last}", column=column, first=first, last=last)
    parts = [*_range(power, table, language), *_unknown_symbols(_unknown_cells(power), language)]
    return f"{words}: {'; '.join(parts)}" if parts else words


def boss_health_words(table: Table, language: Language) -> str:
    """What comes after this Research, or before this Health; empty where there is nothing to say."""
    if table.setup.city == "babilar" and not boss_exposed(table):
        return language.gettext("Safe until Research is at 0 in every district")
    if table.boss.health is not None:
        return language.gettext("Weakened: at 0 you have won")
    health = weakened_health(table)
    return "" if health is None else language.gettext("Health {health} once Research is at 0", health=health)


def boss_move_words(table: Table, language: Language) -> str:
    """Where the boss goes afterwards."""
    boss = boss_name(table, language)
    stop = next_stop(table)
    if stop is not None:
        if stop == table.boss.district:
            return language.gettext("Then {boss} stays here", boss=boss)
        return language.gettext(
            "Then {boss} moves to {district}", boss=boss, district=table.districts[stop].name
        )
    faces = table.box.movement
    if not faces:
        return language.gettext("Then {boss} moves as the die says", boss=boss)
    least, most = min(faces), max(faces)
    steps = str(most) if least == most else language.gettext("{least} to {most}", least=least, most=most)
    return language.gettext("Then {boss} moves {steps} clockwise", boss=boss, steps=steps)


def _told(colour: str, parts: list[str], table: Table, language: Language) -> str:
    token = table.setup.difficulty_token if colour == "yellow" else 0
    if token:  # R7.6a
        parts.append(language.gettext("the Difficulty Adjustment token: *{count}* more", count=token))
    return "; ".join(parts) or language.gettext("Nothing would happen")


def _deeds(deeds: Sequence[Deed], table: Table, language: Language) -> Iterator[str]:
    for deed in deeds:
        if deed.amount:
            yield _deed(deed, table, language)


def _deed(deed: Deed, table: Table, language: Language) -> str:
    action = deed.action
    if action.scope:
        return action_words(replace(action, count=deed.count), language)
    match action.verb:
        case "population":
            return _dying(deed.amount, language)
        case "money":
            return language.gettext("*${count}* would be lost", count=deed.amount)
        case "fortify":
            epic = table.districts[table.boss.district].epic
            if epic is not None:
                return language.gettext(
                    "{epic} would grow *{count}*", epic=epic_name(epic.id, table), count=deed.amount
                )
    now = replace(action, count=deed.amount, per="", total="", steps=())
    return action_words(now, language)


def _dying(count: int, language: Language) -> str:
    return language.ngettext("*{count} person* would die", "*{count} people* would die", count)


def _deployed(one: Deployment, table: Table, language: Language) -> Iterator[str]:
    if not one.count:
        return
    placed = one.count - one.missing
    if placed:
        pieces = f"*{counted_pieces(one.piece, placed, language)}*"
        places = _places(one, table, language)
        yield f"{pieces}: {places}" if places else pieces
    if one.missing:
        yield language.ngettext(
            "*{count}* missing in the supply: *{count} person* would die",
            "*{count}* missing in the supply: *{count} people* would die",
            one.missing,
        )


def _places(one: Deployment, table: Table, language: Language) -> str:
    counts: dict[int, int] = {}
    for district, count in one.groups or ():
        counts[district] = counts.get(district, 0) + count
    names = {
        district: language.gettext("here")
        if district == table.boss.district
        else district_name(district, table)
        for district in counts
    }
    if set(counts.values()) == {1}:
        return listed(list(names.values()), language)
    there = [
        language.gettext("{count} here", count=count)
        if district == table.boss.district
        else language.gettext("{count} in {district}", count=count, district=names[district])
        for district, count in counts.items()
    ]
    return ", ".join(there)


def _range(power: PowerTable, table: Table, language: Language) -> Iterator[str]:
    """Of people, from the kindest of the known cells to the worst."""
    column = (row[power.column - 1] for row in power.cells)
    known = [deeds_of(table, cell) for cell in column if cell is not None]
    lost = [sum(one.amount for one in deeds if one.action.verb == "population") for deeds in known]
    least, most = min(lost, default=0), max(lost, default=0)
    if most:
        if least == most:
            yield _dying(most, language)
        else:
            yield language.ngettext(
                "*{least} to {count} person* would die",
                "*{least} to {count} people* would die",
                most,
                least=least,
            )


def _unknown_cells(power: PowerTable) -> int:
    return sum(row[power.column - 1] is None for row in power.cells)


def _unknown_symbols(count: int, language: Language) -> Iterator[str]:
    if count:
        yield language.ngettext("{count} symbol unknown", "{count} symbols unknown", count)
