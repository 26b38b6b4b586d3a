"""Saved games in one SQLite file: every accepted input is on disk before it is shown."""

import json
import sqlite3
import uuid
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from companion.content.pack import Pack
from companion.content.teachings import NOBODY
from companion.game.database import FILE, connect, explained, transaction
from companion.game.errors import Damaged
from companion.game.game import Game
from companion.game.history import history_of
from companion.game.journal import GameJournal, position_of, standing_of
from companion.game.kept_packs import keep_pack
from companion.game.opening import Opened, open_row
from companion.game.rescue import check, rescue
from companion.game.rows import GameRow, Rows, loaded
from companion.game.shelf import standing_key
from companion.game.summary import Summary
from companion.game.sums import sum_of
from companion.game.taught import Taught
from companion.rules import RULES_VERSION
from companion.rules.questions import Content
from companion.rules.saving import save_table
from companion.rules.table import Table

Clock = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class Rescued:
    """The file was damaged: where it lies now, and how much could be read from it."""

    aside: Path
    rows: int


def _now() -> datetime:
    return datetime.now().astimezone()


class Store:
    def __init__(self, folder: Path, clock: Clock = _now) -> None:
        self.path = folder / FILE
        self.clock = clock
        self.rescued: Rescued | None = None
        self.rows = Rows(self._connect(), self.path)

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = connect(self.path)
        except Damaged:
            return self._recovered()
        try:
            check(connection, self.path)
        except Damaged:
            connection.close()
            return self._recovered()
        return connection

    def _recovered(self) -> sqlite3.Connection:
        self.rescued = Rescued(*rescue(self.path, self.clock()))
        return connect(self.path)

    def close(self) -> None:
        self.rows.connection.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def now(self) -> str:
        return self.clock().isoformat(timespec="seconds")

    # Games

    def summaries(self) -> list[Summary]:
        """Last played first; by the order of play, since a clock may jump back."""
        rows = self.rows.select(
            "SELECT id, name, started, round, phase, inputs, outcome, question FROM games ORDER BY turn DESC"
        )
        return [
            Summary(identity, name, started, number, phase, inputs, outcome, loaded(question))
            for identity, name, started, number, phase, inputs, outcome, question in rows
        ]

    def unfinished(self) -> list[Summary]:
        return [one for one in self.summaries() if one.outcome is None]

    def new_game(self, name: str, start: Table, pack: Pack, identity: str = "", started: str = "") -> Opened:
        identity = identity or uuid.uuid4().hex[:12]
        row: dict[str, Any] = {
            "id": identity,
            "name": name,
            "started": started or self.now(),
            "played": self.now(),
            "rules": RULES_VERSION,
            "setup": json.dumps(asdict(start.setup)),
            "start": json.dumps(save_table(start)),
            "inputs": 0,
            "history": None,
            **position_of(start),
        }
        with transaction(self.rows.connection, self.path):
            row["pack"] = keep_pack(pack, self.rows)
            self.rows.insert("games", {**row, "turn": self.rows.next_turn(), "sum": sum_of("games", row)})
            self.rows.set(standing_key(identity), standing_of(start))
        return Opened(
            Game(start, pack, journal=GameJournal(self.rows, self.now, identity, 0, start)), identity, 0
        )

    def open_game(self, identity: str) -> Opened:
        """At the last accepted input; what came before the newest snapshot is read when it is needed."""
        try:
            with explained(self.path):
                return self._open(self.rows.game(identity))
        except Damaged:
            self.close()
            self.rows = Rows(self._recovered(), self.path)
            return self._open(self.rows.game(identity))

    def _open(self, row: GameRow) -> Opened:
        opened, written = open_row(self.rows, row)
        game = opened.game
        journal = GameJournal(self.rows, self.now, opened.id, written, game.table)
        if opened.lost:
            journal.keep("cut", {"depth": game.depth}, game.table, game.current_pack, game.depth)
        game.journal = journal
        return opened

    def history(self, identity: str) -> dict[str, Any]:
        """Population by round and who cost how much; worked out once, when the game is over."""
        with explained(self.path):
            row = self.rows.game(identity)
            found: dict[str, Any] | None = loaded(row["history"])
            if found is not None:
                return found
            game = self._open(row).game
        entries = game.entries()
        history = history_of(game.start, entries)
        if game.table.outcome is not None:
            with transaction(self.rows.connection, self.path):
                self.rows.update(identity, {"history": json.dumps(history)})
        return history

    def times(self, identity: str) -> list[str]:
        """When the game began, and when each input was made."""
        begun = self.rows.select("SELECT started FROM games WHERE id = ?", identity)
        made = self.rows.select("SELECT at FROM inputs WHERE game = ? ORDER BY seq", identity)
        return [time for (time,) in (*begun, *made)]

    def forget(self, identity: str) -> None:
        """Only ever when the players were asked."""
        with transaction(self.rows.connection, self.path):
            for table in ("inputs", "snapshots"):
                self.rows.connection.execute(f"DELETE FROM {table} WHERE game = ?", (identity,))
            self.rows.connection.execute("DELETE FROM games WHERE id = ?", (identity,))

    # Content and settings

    def taught(self) -> Pack | None:
        return self.teachings.pack()

    def learn(self, question: Content, value: object, table: Table, game: str = NOBODY) -> None:
        """One answer of the players, for every later game; it belongs to the game that told it."""
        self.teachings.learn(question, value, table, game)

    def teach(self, pack: Pack) -> None:
        self.teachings.keep(pack)

    @property
    def teachings(self) -> Taught:
        return Taught(self.rows)

    def setting(self, key: str) -> Any:
        return self.rows.setting(key)

    def settings(self) -> dict[str, Any]:
        return self.rows.settings()

    def set(self, key: str, value: Any) -> None:
        with transaction(self.rows.connection, self.path):
            self.rows.set(key, value)
