"""The whole position as plain lines, for a screen reader."""

from collections.abc import Iterator
from typing import Final

from companion.rules.cities.babilar import boss_exposed
from companion.rules.pieces import LIMITS, PIECES
from companion.rules.table import NOWHERE, District, Epic, Reckoner, Table
from companion.wording.language import Language
from companion.wording.moves import below_top
from companion.wording.names import (
    boss_name,
    district_name,
    effect_name,
    epic_name,
    health_words,
    listed,
    phase_name,
    value_words,
)
from companion.wording.phases import outcome_words
from companion.wording.pieces import counted_pieces
from companion.wording.rewards import unspent_words

_NEARLY_EMPTY: Final = 5  # a fifth


def board_lines(table: Table, language: Language) -> list[str]:
    return [
        *_moment_lines(table, language),
        *track_lines(table, language),
        *boss_lines(table, language),
        *district_lines(table, language),
        *reckoner_lines(table, language),
        *_supply_lines(table, language),
        *set_aside_lines(table, language),
    ]


def is_nearly_empty(left: int, limit: int) -> bool:
    return left * _NEARLY_EMPTY <= limit


def _moment_lines(table: Table, language: Language) -> Iterator[str]:
    yield language.gettext(
        "Round {round}, {phase}.", round=table.round, phase=phase_name(table.phase, language)
    )
    if table.outcome is not None:
        yield outcome_words(table.outcome, table, language)


def track_lines(table: Table, language: Language) -> Iterator[str]:
    yield language.gettext("Population {population}.", population=table.population)
    yield language.gettext("Money ${money}.", money=table.money)
    yield language.gettext("Reckoner Base marker {place}.", place=below_top(table.base_marker, language))
    unspent = [unspent_words(reward, count, language) for reward, count in table.unspent.items() if count]
    if unspent:
        yield language.gettext("Unused rewards: {rewards}.", rewards=listed(unspent, language))
    if table.ildithia_gap is not None:
        yield language.gettext(
            "Ildithia Movement Board in the gap clockwise of {district}.",
            district=district_name(table.ildithia_gap, table),
        )


def boss_lines(table: Table, language: Language) -> Iterator[str]:
    boss = table.boss
    name, district = boss_name(table, language), district_name(boss.district, table)
    if table.setup.city == "babilar" and not boss_exposed(table):
        yield language.gettext(
            "{boss} in {district}: Health {health}, safe until Research is at 0 in every district.",
            boss=name,
            district=district,
            health=boss.health,
        )
    elif boss.health is None:
        yield language.gettext(
            "{boss} in {district}: Research {research}.", boss=name, district=district, research=boss.research
        )
    else:
        yield language.gettext(
            "{boss} in {district}: weakened, Health {health}.",
            boss=name,
            district=district,
            health=boss.health,
        )
    yield language.gettext(
        "{boss}, brackets: yellow {yellow}, black {black}, red {red}, blue {blue}.",
        boss=name,
        **boss.brackets,
    )


def district_lines(table: Table, language: Language) -> Iterator[str]:
    return (_district_line(index, table, language) for index in range(len(table.districts)))


def _district_line(index: int, table: Table, language: Language) -> str:
    district = table.districts[index]
    return " ".join(
        (
            _epic_words(district.name, district.epic, table, language),
            *district_details(index, table, language),
        )
    )


def district_details(index: int, table: Table, language: Language) -> Iterator[str]:
    """What is there besides the Epic."""
    yield from _piece_words(table.districts[index], language)
    yield from _marker_words(table.districts[index], table, language)
    yield from _presence_words(index, table, language)


def _epic_words(district: str, epic: Epic | None, table: Table, language: Language) -> str:
    if epic is None:
        return language.gettext("{district}: no Epic.", district=district)
    words = language.gettext(
        "{district}: {epic}, Research {research}, Health {health}, bracket after action {bracket}.",
        district=district,
        epic=epic_name(epic.id, table),
        research=value_words(epic.research, language),
        health=health_words(epic.health, language),
        bracket=epic.bracket,
    )
    if not epic.stolen:
        return words
    stolen = language.gettext(
        "Stolen Equipment: {cards}.", cards=listed([card for _, card in epic.stolen], language)
    )
    return f"{words} {stolen}"


def _piece_words(district: District, language: Language) -> Iterator[str]:
    present = [
        counted_pieces(piece, count, language)
        for piece, count in zip(PIECES, district.pieces, strict=True)
        if count
    ]
    if present:
        yield language.gettext("Pieces: {pieces}.", pieces=listed(present, language))


def _marker_words(district: District, table: Table, language: Language) -> Iterator[str]:
    if district.marker is None:
        return
    if table.setup.city == "babilar":
        yield language.gettext("Boss Research here: {research}.", research=district.marker)
    else:
        yield language.gettext("City District Marker {place}.", place=below_top(district.marker, language))


def _presence_words(index: int, table: Table, language: Language) -> Iterator[str]:
    present = [reckoner.name for reckoner in table.in_district(index)]
    if table.boss.district == index:
        present.insert(0, boss_name(table, language))
    if present:
        names = listed(present, language)
        yield language.ngettext("Present: {names}.", "Present: {names}.", len(present), names=names)


def reckoner_lines(table: Table, language: Language) -> Iterator[str]:
    return (" ".join(_reckoner_words(reckoner, table, language)) for reckoner in table.reckoners)


def _reckoner_words(reckoner: Reckoner, table: Table, language: Language) -> Iterator[str]:
    if reckoner.district == NOWHERE:
        yield language.gettext("{reckoner}: not on the board yet.", reckoner=reckoner.name)
    else:
        yield language.gettext(
            "{reckoner}: in {district}.",
            reckoner=reckoner.name,
            district=district_name(reckoner.district, table),
        )
    yield language.ngettext("{count} Plan token.", "{count} Plan tokens.", reckoner.plans)
    if reckoner.new_plans:
        yield language.ngettext(
            "{count} of them cannot be used in this phase.",
            "{count} of them cannot be used in this phase.",
            reckoner.new_plans,
        )
    if reckoner.equipment:
        cards = listed(reckoner.equipment, language)
        yield language.gettext("Equipment: {cards}.", cards=cards)
    suffered = [effect_name(effect, language) for effect in (*reckoner.effects, *reckoner.fresh)]
    if suffered:
        yield language.gettext("Suffers: {effects}.", effects="; ".join(suffered))
    if reckoner.disabled is not None:
        yield language.gettext("Disabled: {equipment}.", equipment=reckoner.disabled)
    if lost := table.lost_dice.count(reckoner.name):
        yield language.ngettext("{count} die lost.", "{count} dice lost.", lost)
    if reckoner.dawnslight:
        yield language.ngettext("{count} Dawnslight card.", "{count} Dawnslight cards.", reckoner.dawnslight)
    if reckoner.demolitions:
        yield language.ngettext(
            "{count} Demolitions token.", "{count} Demolitions tokens.", reckoner.demolitions
        )


def _supply_lines(table: Table, language: Language) -> Iterator[str]:
    scarce = [
        counted_pieces(piece, left, language)
        for piece, left, limit in zip(PIECES, table.supply, LIMITS, strict=True)
        if is_nearly_empty(left, limit)
    ]
    if scarce:
        yield language.gettext("Left in the supply: {pieces}.", pieces=listed(scarce, language))


def set_aside_lines(table: Table, language: Language) -> Iterator[str]:
    if table.set_aside:
        cards = listed([card for _, card in table.set_aside], language)
        yield language.gettext("Equipment set aside: {cards}.", cards=cards)
