"""Rows of printed symbols in a pack, each found by its path, so that a new one is seen among its own kind."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.content.pack import Pack
from companion.rules.notation import UNKNOWN


@dataclass(frozen=True, slots=True)
class Row:
    """`kind`: the same for rows that are printed alike. `symbols`: as in the notation."""

    kind: str
    path: str
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """One symbol in its row, `at` counted from 1."""

    row: Row
    at: int

    @property
    def is_last(self) -> bool:
        return self.at == len(self.row.symbols)


def rows_of(pack: Pack) -> Iterator[Row]:
    for epic in pack.epics:
        yield _row("epic", f"epics.{epic.id}.track", epic.track)
    for card in pack.newcago_cards:
        yield _row("newcago", f"newcago_cards.{card.district}.{card.side}.actions", card.actions)
    for district in pack.districts:
        if district.city == "ildithia":
            yield _row("district", f"districts.{district.id}.track", district.track)
        elif district.city == "babilar":
            yield _marks(f"districts.{district.id}.track", district.track)
    for board in pack.bosses:
        count = "" if board.reckoners is None else f".{board.reckoners}"
        path = f"bosses.{board.boss}.{board.board}{count}"
        for colour, track in (board.tracks or {}).items():
            yield _row(f"boss-{colour}", f"{path}.tracks.{colour}", track)
        for colour, rows in (board.tables or {}).items():
            for face, cells in (rows or {}).items():
                yield _row(f"table-{colour}", f"{path}.tables.{colour}.{face}", cells)
        for colour, cell in (board.track_end or {}).items():
            yield _row("end", f"{path}.track_end.{colour}", [cell or UNKNOWN])


def spot_of(pack: Pack, path: str) -> Spot | None:
    """None: no such row is known, as with a die, or a board nobody has told anything of."""
    parent, _, last = path.rpartition(".")
    for row in rows_of(pack):
        if row.path == path:  # a row of one
            return Spot(row, 1)
        if row.path == parent and last.isdigit():
            at = _mark_place(int(last), row) if row.kind == "marks" else int(last)
            return Spot(row, at) if 1 <= at <= len(row.symbols) else None
    return None


def _row(kind: str, path: str, symbols: list[str] | None) -> Row:
    return Row(kind, path, tuple(symbols or ()))


def _marks(path: str, marks: Mapping[str, str] | None) -> Row:
    """R2.2: Babilar's markers go down."""
    spots = range(10, -1, -1) if marks else ()
    return Row("marks", path, tuple((marks or {}).get(str(spot), "-") for spot in spots))


def _mark_place(value: int, row: Row) -> int:
    return len(row.symbols) - value
