"""What the Reckoners' cards do to the board (R9.8), and Dawnslight cards that are used (R8.2)."""

from typing import Final

from companion.rules.checks import check_count, known_district, known_piece, known_reckoner, warn
from companion.rules.commands import Dawnslight, Gather, Hide, Population
from companion.rules.errors import RefusedInput
from companion.rules.forbidden import became
from companion.rules.instructions import Base, MoveBoss, UseDawnslight
from companion.rules.instructions import Money as Earned
from companion.rules.instructions import Population as Gained
from companion.rules.placing import place, take
from companion.rules.table import NOWHERE, Table

DAWNSLIGHT_POPULATION: Final = 3  # R8.2
GATHERED: Final = 3  # R9.8: Kidnap


def gather(table: Table, command: Gather) -> None:
    """The boss, or pieces, to one district."""
    here = known_district(table, command.district)
    if command.boss == bool(command.pieces):
        raise RefusedInput(
            "gather-what", "command", list(command.pieces), "either the boss or at least one piece"
        )
    if command.boss:
        if table.boss.district != here:
            table.boss.district = here
            table.tell(MoveBoss, here, 0)
        return
    pieces = [
        (known_piece(one.piece), known_district(table, one.origin), check_count(one.count))
        for one in command.pieces
    ]
    wanted = sum(count for _, _, count in pieces)
    if wanted > GATHERED:
        warn(table, "too-many", "R9.8", here, "counted")
    for piece, origin, count in pieces:
        moved = min(count, table.districts[origin].pieces[piece])
        if moved < count:
            warn(table, "nothing-there", "R9.8", origin, became(moved, count))
        if moved and origin != here:
            take(table, piece, moved, origin)
            place(table, piece, moved, here)


def hide(table: Table, command: Hide) -> None:
    """The Reckoner Base marker one step up; already at the top: $1 instead."""
    if table.base_marker:
        table.base_marker -= 1
        table.tell(Base, table.base_marker)
    else:
        table.money += 1
        table.tell(Earned, 1, table.money)


def gain_population(table: Table, command: Population) -> None:
    _gain_population(table, check_count(command.count), "gained")


def use_dawnslight(table: Table, command: Dawnslight) -> None:
    if table.setup.city != "babilar":
        raise RefusedInput("wrong-city", "command", "dawnslight", "possible outside Babilar")
    if command.reckoner:
        reckoner = known_reckoner(table, command.reckoner)
        if reckoner.dawnslight:
            reckoner.dawnslight -= 1
            table.tell(UseDawnslight, reckoner.name, reckoner.dawnslight)
        else:
            warn(table, "no-dawnslight", "R8.2", NOWHERE, "counted", reckoner.name)
    _gain_population(table, DAWNSLIGHT_POPULATION, "dawnslight")


def _gain_population(table: Table, count: int, why: str) -> None:
    table.population += count
    table.tell(Gained, count, table.population, why)
