"""Opening a saved game: from the newest snapshot, with what was done since."""

import json
from dataclasses import dataclass
from typing import Any

from companion.content.boxing import box_for
from companion.content.pack import Pack
from companion.game.errors import SaveError
from companion.game.game import Beginning, Game
from companion.game.kept_packs import kept_pack
from companion.game.older import apply_again
from companion.game.rows import GameRow, Rows
from companion.game.stack import Row, effective
from companion.game.sums import is_sound
from companion.rules.board import board_of
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Input, read_input
from companion.rules.saving import load_table
from companion.rules.setup import BOSSES, CITIES, DIFFICULTIES, Setup
from companion.rules.table import Table

Body = dict[str, Any] | None  # None: a row that cannot be read any more

MOST_MISSING = 10_000  # more than any game has: the number itself was damaged


@dataclass(frozen=True, slots=True)
class Opened:
    game: Game
    id: str
    lost: int  # inputs at the end that could not be read


def open_row(rows: Rows, row: GameRow) -> tuple[Opened, int]:
    """The game, and how many rows its journal has."""
    log = _inputs(rows, row)
    missing = row["inputs"] - len(log)
    seqs, undone = effective(log)
    bodies = [log[seq].body for seq in seqs]
    # From before the last input, so that what it did can be shown; if that fails (older rules), after it.
    game = _from_snapshot(rows, row, seqs, bodies, len(seqs) - 1)
    if game.depth < len(seqs):
        game = _from_snapshot(rows, row, seqs, bodies, len(seqs))
    lost = len(seqs) - game.depth + (missing if 0 < missing <= MOST_MISSING else 0)
    if not lost:
        game.undone = _known([log[seq].body for seq in undone])
    if game.before:
        start, before = game.start, bodies[: game.before]
        game.earlier = lambda: _beginning(rows, row, before, start)
    return Opened(game, row["id"], lost), len(log)


def _from_snapshot(rows: Rows, row: GameRow, seqs: list[int], bodies: list[Body], latest: int) -> Game:
    table, pack, depth = _newest_position(rows, row, seqs, latest)
    game = Game(table, pack, before=depth)
    _go_on(game, bodies[depth:])
    return game


def _go_on(game: Game, inputs: list[Body]) -> None:
    """As far as the inputs can be read, and the rules still know them."""
    for body in inputs:
        if body is None:
            return
        try:
            game.done.append(apply_again(game.table, game.current_pack, read_input(body)))
        except RefusedInput:
            return


def _known(undone: list[Body]) -> list[Input]:
    """All of what can be redone, or nothing."""
    try:
        return [read_input(body or {}) for body in undone]
    except RefusedInput:
        return []


def _inputs(rows: Rows, game: GameRow) -> list[Row]:
    """Row by row, by number; one that is missing or was damaged has no body."""
    found = rows.named(
        "SELECT game, seq, kind, body, sum FROM inputs WHERE game = ? ORDER BY seq", game["id"]
    )
    log: list[Row] = []
    for row in found:
        log += [Row("input", None)] * (row["seq"] - len(log))
        sound = is_sound("inputs", row)
        log.append(Row(row["kind"], json.loads(row["body"])) if sound else Row("input", None))
    return log


def _newest_position(rows: Rows, game: GameRow, seqs: list[int], latest: int) -> tuple[Table, Pack, int]:
    """The newest snapshot up to `latest` that still lies on the way to the position, else the start."""
    setup = _setup(game)
    for snapshot in rows.named("SELECT * FROM snapshots WHERE game = ? ORDER BY seq DESC", game["id"]):
        depth = snapshot["depth"]
        on_the_way = 0 < depth <= latest and seqs[depth - 1] == snapshot["seq"]
        if on_the_way and is_sound("snapshots", snapshot):
            pack = kept_pack(snapshot["pack"], rows)
            if pack is not None:
                return _table_from(snapshot["body"], setup, pack), pack, depth
    start, pack = _start(rows, game)
    return start, pack, 0


def _start(rows: Rows, game: GameRow) -> tuple[Table, Pack]:
    pack = kept_pack(game["pack"], rows)
    if pack is None or not is_sound("games", game):
        raise SaveError("unreadable", game["name"])
    return _table_from(game["start"], _setup(game), pack), pack


def _beginning(rows: Rows, row: GameRow, inputs: list[Body], reached: Table) -> Beginning:
    game = Game(*_start(rows, row))
    _go_on(game, inputs)
    if len(game.done) < len(inputs) or _seen(game.table) != _seen(reached):
        # older rules, or a row that cannot be read: the game goes on, but not back beyond its snapshot
        raise RefusedInput(
            "no-way-back", "command", "undo", "possible: what came before cannot be played again"
        )
    return Beginning(game.start, game.pack, game.done)


def _seen(table: Table) -> tuple[object, ...]:
    """What players see of a position; what lies behind it, older rules may have written down otherwise."""
    return board_of(table), table.phase, table.paused, table.question


def _table_from(body: str, setup: Setup, pack: Pack) -> Table:
    saved = json.loads(body)
    districts = [one["name"] for one in saved["board"]["districts"]]
    return load_table(saved, setup, box_for(pack, setup, len(saved["board"]["reckoners"]), districts))


def _setup(game: GameRow) -> Setup:
    """The row's sum speaks for its start too, so a setup that reads well is believed without it."""
    try:
        entry = json.loads(game["setup"])
        entry["newcago_sides"] = tuple(tuple(side) for side in entry["newcago_sides"])
        setup = Setup(**entry)
    except (ValueError, TypeError, KeyError) as error:
        raise SaveError("unreadable", game["name"]) from error
    if setup.boss in BOSSES and setup.city in CITIES and setup.difficulty in DIFFICULTIES:
        return setup
    raise SaveError("unreadable", game["name"])
