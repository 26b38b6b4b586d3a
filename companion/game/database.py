"""The SQLite file: how it is opened, how safely it writes, and what its errors mean."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from companion.game.errors import Damaged, SaveError
from companion.game.schema import MIGRATIONS, VERSION

FILE: Final = "companion.db"
BUSY_SECONDS: Final = 5.0


def connect(path: Path) -> sqlite3.Connection:
    """Open or make the file, brought to the newest version."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Used by one thread at a time: a window writes on a thread beside its own.
        connection = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise SaveError("read-only", f"{path.parent} ({error})") from error
    try:
        with explained(path):
            _prepare(connection)
            _migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    # A phone may lose its power at any moment, and there is one writer and a few small rows a minute. So the
    # rollback journal, not WAL: one file to copy, nothing left beside it when it is closed. And EXTRA, which
    # also syncs the folder when the journal goes: a commit that returned is on the disk, and one that did not
    # is gone whole.
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")
    # A damaged or hostile file must not run anything or be trusted to be what its schema says.
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.text_factory = decoded


def decoded(raw: bytes) -> str:
    """A flipped bit may leave no valid text: the sums find it, so that reading need not fail."""
    return raw.decode("utf-8", "replace")


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise SaveError("newer-file", str(path))
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    version = int(
        connection.execute("PRAGMA user_version").fetchone()[0]
    )  # another process may have been first
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


@contextmanager
def transaction(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """All or nothing; inside another one, part of that."""
    if connection.in_transaction:
        yield
        return
    with explained(path):
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            _roll_back(connection)
            raise


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:  # SQLite itself may have rolled back already (a full disk)
        connection.execute("ROLLBACK")


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """SQLite's errors as ours."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise Damaged(str(error)) from error
        raise SaveError(_CODES.get(code, "failed"), f"{path} ({error})") from error


_CODES: Final = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_IOERR: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
