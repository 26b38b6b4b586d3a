"""What the boss would do as his brackets stand, and what is left of his deck (R7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.rules.acting import things, total_of
from companion.rules.bosses.limelight import draws_limelight
from companion.rules.bosses.regalia import cards_left, draws_regalia
from companion.rules.instructions import PowerCell, Told
from companion.rules.notation import COLOURS, Action, Cell, Track
from companion.rules.pieces import BARRICADE, ENFORCEMENT, PIECES
from companion.rules.table import Table

_DRAWN: Final = {"regalia": draws_regalia, "limelight": draws_limelight}


@dataclass(frozen=True, slots=True)
class Deed:
    """Equal actions taken together: how many symbols' worth, and how much that is as the board stands."""

    action: Action  # its count left out
    count: int
    amount: int


@dataclass(frozen=True, slots=True)
class Deployment:
    """R7.2: Steelheart's pieces; `groups` of district and count, None where the size is not known."""

    piece: str
    count: int
    groups: tuple[tuple[int, int], ...] | None
    missing: int  # so many the supply does not have: Population instead


@dataclass(frozen=True, slots=True)
class BossSight:
    colour: str
    length: int | None
    bracket: int
    left: Track  # of the bracket; empty when the track is not known at all
    deeds: tuple[Deed, ...]
    unknown: int
    deployment: Deployment | None = None


def boss_sight(table: Table) -> tuple[BossSight, ...]:
    """Steelheart's and Regalia's four tracks, top to bottom; Limelight has tables."""
    return tuple(_sight(table, colour) for colour in COLOURS)


def _sight(table: Table, colour: str) -> BossSight:
    bracket = table.boss.brackets[colour]
    track = table.box.boss.tracks.get(colour)
    left = track[:bracket] if track is not None else ()
    actions = [action for cell in left for action in cell or ()]
    piece = _spread(table, colour)
    pieces: list[Action] = []
    if piece is not None:
        pieces = [one for one in actions if one.verb == PIECES[piece] and not one.scope and not one.per]
        actions = [one for one in actions if one not in pieces]
    return BossSight(
        colour,
        None if track is None else len(track),
        bracket,
        left,
        deeds_of(table, actions),
        bracket if track is None else left.count(None),
        None if piece is None else _deployment(table, piece, sum(one.count for one in pieces)),
    )


def _spread(table: Table, colour: str) -> int | None:
    """R7.2: which piece this track spreads round the ring."""
    if table.setup.boss != "steelheart":
        return None
    return {"red": ENFORCEMENT, "blue": BARRICADE}.get(colour)


def _deployment(table: Table, piece: int, count: int) -> Deployment:
    size = table.box.boss.deployment if piece == ENFORCEMENT and count > 1 else 1
    placed = min(count, table.supply[piece])
    groups = None
    if size is not None:
        ring = table.clockwise_from(table.boss.district)
        starts = range(0, placed, size)
        groups = tuple((ring[at % len(ring)], min(size, placed - start)) for at, start in enumerate(starts))
    return Deployment(PIECES[piece], count, groups, count - placed)


def deeds_of(table: Table, actions: Sequence[Action]) -> tuple[Deed, ...]:
    """In the order in which they are first met."""
    counts: dict[Action, int] = {}
    for one in actions:
        kind = replace(one, count=1, text="")
        counts[kind] = counts.get(kind, 0) + one.count
    return tuple(Deed(kind, count, count * _worth(table, kind)) for kind, count in counts.items())


def _worth(table: Table, action: Action) -> int:
    """R6.12, R7.6: what stands on the board now."""
    if action.per:
        return things(table, action.per, table.boss.district)
    return action.by_total(total_of(table, action.total)) if action.total else 1


@dataclass(frozen=True, slots=True)
class PowerTable:
    """R7.5: one of Limelight's; cells by row, then by column from 1."""

    colour: str
    rows: tuple[str, ...]
    columns: int | None
    cells: tuple[Track, ...]  # one for each row; empty when the table is not known at all
    column: int
    row: str | None  # the one rolled in this activation
    deeds: tuple[Deed, ...]  # of the cell at hand

    @property
    def cell(self) -> Cell | None:
        """The one at hand; None: none rolled, or not known."""
        if self.row is None or not self.cells:
            return None
        return self.cells[self.rows.index(self.row)][self.column - 1]


def power_tables(table: Table, told: Sequence[Told] = ()) -> tuple[PowerTable, ...]:
    """Limelight's, top to bottom; `told`: what he has told in this activation, for rows rolled before."""
    rolled = _rolled(table, told)
    tables = (_power_table(table, colour, rolled.get(colour)) for colour in COLOURS)
    return tuple(
        replace(one, deeds=deeds_of(table, one.cell)) if one.cell is not None else one for one in tables
    )


def _power_table(table: Table, colour: str, cell: tuple[str, int | None] | None) -> PowerTable:
    printed = table.box.boss.tables.get(colour)
    row, column = cell or (None, None)
    rows = tuple(printed) if printed is not None else ()
    cells = tuple(printed.values()) if printed is not None else ()
    columns = len(cells[0]) if cells else None
    standing = table.boss.brackets[colour]
    column = column or (standing if columns is None else min(standing, columns))
    return PowerTable(colour, rows, columns, cells, column, row, ())


def _rolled(table: Table, told: Sequence[Told]) -> dict[str, tuple[str, int | None]]:
    """The rows; the column too, where it has been carried out: the bracket may have moved since."""
    rolled: dict[str, tuple[str, int | None]] = {}
    for frame in table.pending:
        if frame[0] == "power-cells":
            rolled.update({colour: (row, None) for colour, row in frame[1]})
    kind, key = table.track
    if kind == "power":
        colour, row, column = str(key).split("-")
        rolled[colour] = (row, int(column))
    for one in told:
        if isinstance(one.instruction, PowerCell):
            rolled[one.instruction.colour] = (one.instruction.row, one.instruction.column)
    return rolled


def next_stop(table: Table) -> int | None:
    """R7.3, R7.5: the district the boss would go to now; None: the movement die says."""
    drawn = _DRAWN.get(table.setup.boss)
    if drawn is None:
        return None
    ring = table.clockwise_from(table.clockwise(table.boss.district))
    return next((one for one in ring if drawn(table, one)), table.boss.district)


@dataclass(frozen=True, slots=True)
class DeckEffect:
    """R7.3: how many cards with this effect Regalia's deck has, and how many of them are still in it."""

    effect: str
    left: int
    total: int


def regalia_deck(table: Table) -> tuple[DeckEffect, ...] | None:
    """None: the deck is not known."""
    deck = table.box.regalia_deck
    if deck is None:
        return None
    left = cards_left(table)
    return tuple(DeckEffect(effect, left.count(effect), total) for effect, total in deck.items() if total)
