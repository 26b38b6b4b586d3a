"""The tables of the store and their versions. A version is never changed, only followed by the next."""

from typing import Final

# Each entry takes a file from the version before it to this one.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE packs (
            hash TEXT PRIMARY KEY,
            body TEXT NOT NULL)""",
        """CREATE TABLE games (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            started TEXT NOT NULL,
            played TEXT NOT NULL,
            turn INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            setup TEXT NOT NULL,
            pack TEXT NOT NULL,
            start TEXT NOT NULL,
            round INTEGER NOT NULL,
            phase TEXT NOT NULL,
            outcome TEXT,
            question TEXT,
            inputs INTEGER NOT NULL,
            history TEXT,
            sum INTEGER NOT NULL)""",
        # Append-only: an undo is one more row. The sum tells a flipped bit from what was written.
        """CREATE TABLE inputs (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            at TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq))""",
        """CREATE TABLE snapshots (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            depth INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            pack TEXT NOT NULL,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (game, seq))""",
        """CREATE TABLE taught (
            id TEXT PRIMARY KEY,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL)""",
        """CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL)""",
    ),
)
VERSION: Final = len(MIGRATIONS)
TABLES: Final = ("packs", "games", "inputs", "snapshots", "taught", "settings")
