"""A damaged file: kept aside under a dated name, and everything readable taken over into a new one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from companion.game.database import FILE, connect, decoded
from companion.game.errors import Damaged
from companion.game.schema import TABLES
from companion.game.sums import is_sound

LEFTOVERS: Final = ("-journal", "-wal", "-shm")
MOST_CHECKED: Final = 20_000_000
PAGE: Final = 4096
PAGE_COUNT: Final = slice(28, 32)  # of the file's header


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Raises Damaged when SQLite finds the file inconsistent; a large one is checked less closely."""
    closely = path.stat().st_size <= MOST_CHECKED
    try:
        found = connection.execute(f"PRAGMA {'integrity_check' if closely else 'quick_check'}(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from error
    if found is None or found[0] != "ok":
        raise Damaged(str(found))


def rescue(path: Path, now: datetime) -> tuple[Path, int]:
    """Where the damaged file lies now, and how many rows could be read from it."""
    aside = _set_aside(path, now)
    with closing(connect(path)) as fresh, TemporaryDirectory() as folder:
        rows = 0
        for copy in _readable_copies(aside, Path(folder)):
            rows += _take_over(copy, fresh)
        return aside, rows


def _set_aside(path: Path, now: datetime) -> Path:
    dated = f"{path.stem}-damaged-{now:%Y-%m-%d-%H%M%S}"
    aside = path.with_name(f"{dated}{path.suffix}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{dated}-{number}{path.suffix}")
    for leftover in LEFTOVERS:
        beside = path.with_name(path.name + leftover)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + leftover))
    path.rename(aside)
    return aside


def _readable_copies(aside: Path, folder: Path) -> Iterator[Path]:
    """The file as it is, and with a sound first page: the tables of a new file lie on the same pages."""
    content = aside.read_bytes()
    whole = folder / "whole.db"
    whole.write_bytes(content)
    yield whole
    with closing(connect(folder / FILE)):
        pass
    header = bytearray((folder / FILE).read_bytes()[:PAGE])
    header[PAGE_COUNT] = (len(content) // PAGE).to_bytes(4, "big")
    mended = folder / "mended.db"
    mended.write_bytes(bytes(header) + content[PAGE:])
    yield mended


def _take_over(copy: Path, fresh: sqlite3.Connection) -> int:
    """Rows that the new file does not have yet."""
    rows = 0
    with closing(sqlite3.connect(copy)) as damaged:
        damaged.text_factory = decoded
        fresh.execute("BEGIN IMMEDIATE")
        for table in TABLES:
            columns = [row[1] for row in fresh.execute(f"PRAGMA table_info({table})")]
            marks = ", ".join("?" * len(columns))
            insert = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"
            for row in _readable(damaged, table, columns):
                if _is_whole(table, dict(zip(columns, row, strict=True))):
                    with suppress(sqlite3.Error):  # a value that fits nowhere any more
                        rows += max(0, fresh.execute(insert, row).rowcount)
        fresh.execute("COMMIT")
    return rows


def _readable(damaged: sqlite3.Connection, table: str, columns: list[str]) -> list[tuple[Any, ...]]:
    """Rows from the front until the damage, then from the back: most of what lies around a bad page."""
    found: dict[int, tuple[Any, ...]] = {}
    names = ", ".join(columns)
    for order in ("ASC", "DESC"):
        try:
            cursor = damaged.execute(f"SELECT rowid, {names} FROM {table} NOT INDEXED ORDER BY rowid {order}")
            while (row := cursor.fetchone()) is not None:
                if row[0] in found:
                    break
                found[row[0]] = tuple(row[1:])
        except sqlite3.Error:
            continue
    return [found[rowid] for rowid in sorted(found)]


def _is_whole(table: str, row: dict[str, Any]) -> bool:
    """A game whose start was damaged is taken over all the same: a snapshot may still open it."""
    return table == "games" or "sum" not in row or is_sound(table, row)
