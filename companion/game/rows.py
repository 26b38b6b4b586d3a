"""Reading and writing rows of the store."""

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.game.database import explained
from companion.game.errors import SaveError
from companion.rules import RULES_VERSION

GameRow = dict[str, Any]


class Rows:
    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path

    def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with explained(self.path):
            return self.connection.execute(query, values).fetchall()

    def named(self, query: str, *values: object) -> list[dict[str, Any]]:
        with explained(self.path):
            cursor = self.connection.execute(query, values)
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in cursor]

    def game(self, identity: str) -> GameRow:
        found = self.named("SELECT * FROM games WHERE id = ?", identity)
        if not found:
            raise SaveError("no-such-game", identity)
        if found[0]["rules"] > RULES_VERSION:
            raise SaveError("newer-rules", found[0]["name"])
        return found[0]

    def insert(self, table: str, row: Mapping[str, Any], replace: bool = False) -> None:
        names = ", ".join(row)
        marks = ", ".join(f":{name}" for name in row)
        verb = "INSERT OR REPLACE" if replace else "INSERT"
        self.connection.execute(f"{verb} INTO {table} ({names}) VALUES ({marks})", dict(row))

    def update(self, game: str, changes: Mapping[str, Any]) -> None:
        names = ", ".join(f"{name} = :{name}" for name in changes)
        self.connection.execute(f"UPDATE games SET {names} WHERE id = :game", {**changes, "game": game})

    def next_turn(self) -> int:
        return int(self.connection.execute("SELECT COALESCE(MAX(turn), 0) + 1 FROM games").fetchone()[0])

    # Settings: what can be worked out or chosen again, so one that cannot be read any more is None.

    def setting(self, key: str) -> Any:
        found = self.select("SELECT value FROM settings WHERE key = ?", key)
        return loaded(found[0][0]) if found else None

    def settings(self) -> dict[str, Any]:
        return {key: loaded(value) for key, value in self.select("SELECT key, value FROM settings")}

    def set(self, key: str, value: Any) -> None:
        """Inside a transaction."""
        self.insert("settings", {"key": key, "value": json.dumps(value)}, replace=True)


def loaded(text: str | None) -> Any:
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return None
