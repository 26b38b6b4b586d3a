"""Keeps the inputs of one game: each is on disk when `keep` returns."""

import json
from collections.abc import Callable
from typing import Any

from companion.content.pack import Pack
from companion.game.database import transaction
from companion.game.errors import SaveError
from companion.game.kept_packs import keep_pack
from companion.game.rows import Rows
from companion.game.shelf import standing_key
from companion.game.summary import question_entry
from companion.game.sums import sum_of
from companion.rules import RULES_VERSION
from companion.rules.ribbon import ribbon
from companion.rules.saving import save_table
from companion.rules.table import Table


class GameJournal:
    def __init__(self, rows: Rows, now: Callable[[], str], game: str, written: int, table: Table) -> None:
        self.rows = rows
        self.now = now
        self.game = game
        self.written = written
        self.phase = _phase(table)

    def keep(self, kind: str, body: dict[str, Any], table: Table, pack: Pack, depth: int) -> None:
        """The input, where it led, and a snapshot when a phase begins: all or nothing."""
        now = self.now()
        row = {"game": self.game, "seq": self.written, "kind": kind, "body": json.dumps(body)}
        position = {**position_of(table), "played": now, "history": None, "rules": RULES_VERSION}
        with transaction(self.rows.connection, self.rows.path):
            self._check_nobody_else_wrote()
            self.rows.insert("inputs", {**row, "at": now, "sum": sum_of("inputs", row)})
            if kind == "input" and _phase(table) != self.phase:
                self._snapshot(table, pack, depth)
            turn = self.rows.next_turn()
            self.rows.update(self.game, {**position, "inputs": self.written + 1, "turn": turn})
            self.rows.set(standing_key(self.game), standing_of(table))
        self.written += 1
        self.phase = _phase(table)

    def _check_nobody_else_wrote(self) -> None:
        rows = "SELECT COALESCE(MAX(seq) + 1, 0) FROM inputs WHERE game = id"
        written = self.rows.select(f"SELECT ({rows}) FROM games WHERE id = ?", self.game)
        if not written:
            raise SaveError("no-such-game", self.game)
        if written[0][0] != self.written:
            raise SaveError("elsewhere", self.game)

    def _snapshot(self, table: Table, pack: Pack, depth: int) -> None:
        row = {
            "game": self.game,
            "seq": self.written,
            "depth": depth,
            "rules": RULES_VERSION,
            "pack": keep_pack(pack, self.rows),
            "body": json.dumps(save_table(table)),
        }
        self.rows.insert("snapshots", {**row, "sum": sum_of("snapshots", row)})


def position_of(table: Table) -> dict[str, Any]:
    """What the list of games shows."""
    question = None if table.question is None else json.dumps(question_entry(table.question, table))
    return {"round": table.round, "phase": table.phase, "outcome": table.outcome, "question": question}


def standing_of(table: Table) -> dict[str, Any]:
    """What Home says of a game; see shelf.py."""
    setup = table.setup
    return {
        "boss": setup.boss,
        "city": setup.city,
        "round": table.round,
        "phase": table.phase,
        "population": table.population,
        **_acting(table),
    }


def _acting(table: Table) -> dict[str, str]:
    now = next((one for one in ribbon(table) if one.state == "now"), None)
    if table.phase != "epic" or now is None or now.kind not in ("epic", "boss"):
        return {"acting": "", "place": ""}
    name = table.box.epics[now.epic].name if now.kind == "epic" else table.box.boss.name
    return {"acting": name, "place": table.districts[now.district].name}


def _phase(table: Table) -> tuple[int, str]:
    return table.round, table.phase
