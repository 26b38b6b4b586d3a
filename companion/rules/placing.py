"""Pieces that come into a district (R6.2, R6.4, R6.13, R6.18), Repel and Pull, which move Reckoners."""

from companion.rules.acting import Verb, verb
from companion.rules.instructions import Moved, MoveReckoner, Place, Remove
from companion.rules.losses import lose_population
from companion.rules.notation import Action
from companion.rules.pieces import BARRICADE, PIECES
from companion.rules.table import NOWHERE, Table


def _placer(piece: int) -> Verb:
    """Each piece that the supply cannot give costs one Population instead."""
    name = PIECES[piece]

    def place_here(table: Table, action: Action, count: int, here: int, owner: int) -> None:
        left = table.supply[piece]
        placed = count if count <= left else left
        if placed:
            table.supply[piece] = left - placed
            pieces = table.districts[here].pieces
            pieces[piece] += placed
            if table.told is not None:
                table.tell(Place, name, here, placed, pieces[piece])
        if placed < count:
            lose_population(table, count - placed, name)

    return verb(name)(place_here)


_PLACERS = tuple(_placer(piece) for piece in range(len(PIECES)))
_BY_HAND = Action("")


def place(table: Table, piece: int, count: int, here: int) -> None:
    _PLACERS[piece](table, _BY_HAND, count, here, NOWHERE)


def take(table: Table, piece: int, count: int, here: int) -> int:
    """Back to the supply, as many as there are; how many that was."""
    pieces = table.districts[here].pieces
    taken = min(count, pieces[piece])
    if taken:
        pieces[piece] -= taken
        table.supply[piece] += taken
        table.tell(Remove, PIECES[piece], here, taken, pieces[piece])
    return taken


@verb("repel")
def repel(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    """R6.7: once for each symbol."""
    for _ in range(count):
        place(table, BARRICADE, 1, here)
        _move_all(table, (here,), table.clockwise(here), "repel")


@verb("pull")
def pull(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    """R6.6"""
    _move_all(table, (table.clockwise(here), table.counterclockwise(here)), here, "pull")


def _move_all(table: Table, origins: tuple[int, ...], to: int, why: Moved) -> None:
    for reckoner in table.reckoners:
        if reckoner.district in origins:
            table.tell(MoveReckoner, reckoner.name, to, reckoner.district, why)
            reckoner.district = to
