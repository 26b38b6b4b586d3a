"""The physical setup (R2), with the numbers for this game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from companion.rules.beside import REPLACED_ABILITIES, Thing, beside
from companion.rules.pieces import ATTACK_TOKENS, LIMITS, PIECES, PLAN_TOKENS
from companion.rules.setup import STARTING_PLANS, STEELSLAYER_RECKONERS
from companion.rules.table import Epic, Table
from companion.rules.tracks import newcago_card
from companion.wording.board import board_lines, boss_lines, district_details, track_lines
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, epic_name, health_words, listed, piece_name

_BOARDS: Final = {
    "steelheart": N_(
        "{boss}: Power board side {first}, Adjustment board for {count} Reckoners side {second}."
    ),
    "regalia": N_("{boss}: Power board, Regalia’s side up; Adjustment board {first} for {count} Reckoners."),
    "limelight": N_(
        "{boss}: Power board, Limelight’s side up; Adjustment board and the booklet’s page for {count} "
        "Reckoners and this difficulty."
    ),
}
_THINGS: Final[dict[Thing, str]] = {
    "steelslayer-epics": N_("Steelslayer’s Epic cards, shuffled, instead of the base game’s."),
    "equipment": N_("Equipment cards, shuffled; four of them face up."),
    "steelslayer-equipment": N_(
        "Steelslayer’s Equipment cards shuffled in with them; the base game’s Med Kit and Fuel Cells stay "
        "in the box."
    ),
    "ability-die": N_("The Epic Ability Die."),
    "regalia-cards": N_("The 12 Regalia cards, shuffled."),
    "power-dice": N_("The four Limelight Power Dice, on the booklet."),
    "dawnslight-cards": N_("The 14 Dawnslight cards, shuffled."),
    "health-track": N_("No Research track for {boss}: the Health track at once, marker at {health}."),
    "district-markers": N_("A City District Marker in each district."),
    "movement-board": N_("The Ildithia Movement Board, ready for the Prologue."),
}


@dataclass(frozen=True, slots=True)
class Task:
    """Something to lay down; `district`: where, if it is in one."""

    words: str
    detail: str = ""
    district: int | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """Tasks that belong together."""

    title: str
    tasks: tuple[Task, ...]


def checklist(table: Table, language: Language) -> list[str]:
    """A heading, what to take out of the box, and how the board stands then."""
    lines = [language.gettext("Set up the table:"), _boards(table, language), *_token(table, language)]
    if table.setup.newcago_cards:
        lines += [_newcago(table, at, language) for at in range(len(table.districts))]
    lines += _beside(table, language)
    lines += _reckoners(table, language)
    lines.append(language.gettext("Then it stands like this:"))
    return lines + board_lines(table, language)[1:]  # the first says the phase


def set_up_parts(table: Table, language: Language) -> tuple[Part, ...]:
    """The same to be ticked off, each piece in the place where it belongs."""
    boards = (_boards(table, language), *_token(table, language), " ".join(track_lines(table, language)))
    return (
        Part(language.gettext("Boards"), _plain(boards)),
        Part(language.gettext("City"), tuple(_city(table, language))),
        Part(boss_name(table, language), _plain(boss_lines(table, language))),
        Part(language.gettext("Beside the board"), _plain(_beside(table, language))),
        Part(language.gettext("Reckoners"), _plain(_reckoners(table, language))),
    )


def _plain(lines: Iterable[str]) -> tuple[Task, ...]:
    return tuple(Task(line) for line in lines)


def _city(table: Table, language: Language) -> Iterator[Task]:
    """R2.4"""
    names = ", ".join(district.name for district in table.districts)
    words = language.gettext("Lay the {count} districts in a ring, clockwise.", count=len(table.districts))
    yield Task(words, names)
    for index, district in enumerate(table.districts):
        details = [*district_details(index, table, language)]
        if table.setup.newcago_cards:
            side = newcago_card(table, index).side
            details.append(language.gettext("Newcago card: side {side}.", side=side))
        if district.epic is None:
            words = language.gettext("{district}: no Epic.", district=district.name)
        else:
            epic = epic_name(district.epic.id, table)
            words = language.gettext("{district}: {epic}", district=district.name, epic=f"*{epic}*")
            details.insert(0, _values(district.epic, language))
        yield Task(words, " ".join(details), index)


def _values(epic: Epic, language: Language) -> str:
    if epic.research is None or epic.health is None:
        return language.gettext(
            "Research and Health as printed, bracket after action {bracket}.", bracket=epic.bracket
        )
    return language.gettext(
        "Research {research}, Health {health}, bracket after action {bracket}.",
        research=epic.research,
        health=health_words(epic.health, language),
        bracket=epic.bracket,
    )


def _token(table: Table, language: Language) -> Iterator[str]:
    """R2.5"""
    if table.setup.difficulty_token:
        yield language.gettext("Difficulty Adjustment token: −{token}.", token=table.setup.difficulty_token)


def _boards(table: Table, language: Language) -> str:
    first, _, second = table.setup.boss_board.partition("/")
    return language.gettext(
        _BOARDS[table.setup.boss],
        boss=boss_name(table, language),
        first=first,
        second=second,
        count=len(table.reckoners),
    )


def _newcago(table: Table, district: int, language: Language) -> str:
    return language.gettext(
        "Newcago card of {district}: side {side}.",
        district=table.districts[district].name,
        side=newcago_card(table, district).side,
    )


def _beside(table: Table, language: Language) -> Iterator[str]:
    """R2.6"""
    things = beside(table.setup, [one.name for one in table.reckoners])
    supplies = [
        language.gettext("{pool} {count}", pool=name, count=count)
        for thing, name, count in _supplies(language)
        if thing in things
    ]
    yield language.gettext("Beside the board: {pieces}.", pieces=", ".join(supplies))
    for thing in things:
        if thing in _THINGS:
            yield language.gettext(
                _THINGS[thing], boss=boss_name(table, language), health=table.setup.babilar_health
            )


def _supplies(language: Language) -> Iterator[tuple[str, str, int]]:
    for piece, limit in zip(PIECES, LIMITS, strict=True):
        yield piece, piece_name(piece, language), limit
    yield "plan-token", language.gettext("Plan tokens"), PLAN_TOKENS
    yield "attack-token", language.gettext("Attack Reckoners tokens"), ATTACK_TOKENS


def _reckoners(table: Table, language: Language) -> Iterator[str]:
    names = [one.name for one in table.reckoners]
    yield language.gettext(
        "Each Reckoner: their dice, their Player Ability card, {plans} Plan token.", plans=STARTING_PLANS
    )
    own = [name for name in names if name in STEELSLAYER_RECKONERS]
    if own:
        yield language.gettext(
            "{reckoners}: dice of their own, as the Player Board shows.", reckoners=listed(own, language)
        )
    if "Mizzy" in names:
        yield language.gettext("Mizzy: 3 Demolitions tokens.")
    replaced = [name for name in names if name in REPLACED_ABILITIES]
    if replaced and table.setup.uses_steelslayer(names):
        yield language.gettext(
            "{reckoners}: the replacement Ability card of Steelslayer.", reckoners=listed(replaced, language)
        )
