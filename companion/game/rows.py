"""Reading and writing rows of the store."""

import hashlib
import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.content.pack import Pack
from companion.content.reading import pack_from
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

    def keep_pack(self, pack: Pack) -> None:
        """Once, however many games and snapshots use it."""
        body = _body(pack)
        self.connection.execute("INSERT OR IGNORE INTO packs VALUES (?, ?)", (_hash(body), body))

    def hash_of(self, pack: Pack) -> str:
        return _hash(_body(pack))

    def pack(self, digest: str) -> Pack | None:
        """None when it is not there, or not what it was."""
        found = self.select("SELECT body FROM packs WHERE hash = ?", digest)
        if not found or _hash(found[0][0]) != digest:
            return None
        return pack_from(json.loads(found[0][0]), "the pack of a saved game")


def _body(pack: Pack) -> str:
    return pack.model_dump_json(exclude_none=True)


def _hash(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
