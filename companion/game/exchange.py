"""Saved games as one file, for another machine or a friend; and back, with nothing overwritten unasked.

A file from outside is not trusted: a game comes in as its start and its inputs, and is played again.
"""

import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.content.boxing import box_for
from companion.content.merging import merge
from companion.content.pack import Pack
from companion.content.reading import PackError, first_problem
from companion.game.database import transaction
from companion.game.errors import SaveError
from companion.game.game import Game
from companion.game.older import apply_again
from companion.game.rows import GameRow
from companion.game.scenario import SetupEntry, setup_of, start_of
from companion.game.store import Store
from companion.rules.board import names_on, table_from
from companion.rules.errors import RefusedInput
from companion.rules.inputs import read_input, written
from companion.rules.table import Table

MOST_GAMES = 1000
MOST_INPUTS = 100_000

Choice = Literal["refuse", "skip", "copy", "replace"]


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class KeptInput(_Part):
    kind: Literal["input", "undo", "redo"]
    body: dict[str, Any] = {}


class KeptGame(_Part):
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
    name: Annotated[str, Field(min_length=1, max_length=200)]
    started: Annotated[str, Field(max_length=40)]
    setup: SetupEntry
    pack: Pack
    phase: Literal["setup", "reckoner"]
    board: dict[str, Any]
    inputs: Annotated[list[KeptInput], Field(max_length=MOST_INPUTS)]


class Kept(_Part):
    format: Literal[1]
    kind: Literal["companion-games"]
    games: Annotated[list[KeptGame], Field(max_length=MOST_GAMES)]
    taught: Pack | None = None
    settings: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Imported:
    added: list[str]
    same: list[str]
    skipped: list[str]


def export(store: Store, games: list[str] | None = None) -> tuple[str, list[str]]:
    """These games, or everything (all games, what was taught, the settings); and the names of those left out.

    A game is left out when it cannot be read or played from its start any more.
    """
    kept, left_out = [], []
    for identity in [one.id for one in store.summaries()] if games is None else games:
        row = store.rows.game(identity)
        try:
            kept.append(_kept(store, row))
        except (SaveError, RefusedInput):
            left_out.append(row["name"])
    taught = store.taught() if games is None else None
    content = {
        "format": 1,
        "kind": "companion-games",
        "games": kept,
        "taught": None if taught is None else taught.model_dump(exclude_none=True),
        "settings": store.settings() if games is None else {},
    }
    return json.dumps(content, ensure_ascii=False), left_out


def _kept(store: Store, row: GameRow) -> dict[str, Any]:
    """As far as it can be read and played."""
    game = store.open_game(row["id"]).game
    start = start_of(game)
    return {
        "id": row["id"],
        "name": row["name"],
        "started": row["started"],
        "setup": start["setup"],
        "pack": start["pack"],
        "phase": game.start.phase,
        "board": start["board"],
        "inputs": [
            *({"kind": "input", "body": written(entry.input)} for entry in game.done),
            *({"kind": "input", "body": written(entry)} for entry in reversed(game.undone)),
            *({"kind": "undo"} for _ in game.undone),
        ],
    }


def import_games(store: Store, entry: Any, choice: Choice = "refuse") -> Imported:
    """All of it or nothing; games that are here already and differ are as `choice` says."""
    kept = _checked(entry)
    with transaction(store.rows.connection, store.path):
        here = {one.id for one in store.summaries()}
        same = [one.id for one in kept.games if one.id in here and _is_same(store, one)]
        differing = [one.id for one in kept.games if one.id in here and one.id not in same]
        if differing and choice == "refuse":
            raise SaveError("would-overwrite", ", ".join(differing))
        added = []
        for one in kept.games:
            if one.id in same or (one.id in differing and choice == "skip"):
                continue
            if one.id in differing and choice == "replace":
                store.forget(one.id)
            as_copy = one.id in differing and choice == "copy"
            added.append(_play_in(store, one, "" if as_copy else one.id))
        _import_rest(store, kept)
    return Imported(added, same, differing if choice == "skip" else [])


def _import_rest(store: Store, kept: Kept) -> None:
    """What this table taught and chose itself wins."""
    if kept.taught is not None:
        mine = store.taught()
        store.teach(kept.taught if mine is None else merge([kept.taught, mine]))
    for key, value in kept.settings.items():
        if store.setting(key) is None:
            store.set(key, value)


def _checked(entry: Any) -> Kept:
    try:
        return Kept.model_validate(entry)
    except ValidationError as error:
        raise SaveError("not-an-export", first_problem(error)) from error


def _start(one: KeptGame) -> Table:
    reckoners, districts = names_on(one.board)
    setup = setup_of(one.setup, one.pack, districts)
    table = table_from(one.board, setup, box_for(one.pack, setup, len(reckoners), districts))
    if table.phase == "reckoner":
        table.phase = one.phase
    return table


def _play(game: Game, row: KeptInput) -> None:
    if row.kind == "input":
        game.accept(apply_again(game.table, game.current_pack, read_input(row.body)))
    elif row.kind == "undo":
        game.undo()
    else:
        game.redo()


def _is_same(store: Store, one: KeptGame) -> bool:
    try:
        mine = _kept(store, store.rows.game(one.id))["inputs"]
        theirs = [_plain(row) for row in one.inputs]
    except (SaveError, RefusedInput):  # what is here cannot be read any more, or what came makes no sense
        return False
    return [(row["kind"], row.get("body", {})) for row in mine] == theirs


def _plain(row: KeptInput) -> tuple[str, dict[str, Any]]:
    """However much of it was written out."""
    return row.kind, written(read_input(row.body)) if row.kind == "input" else row.body


def _play_in(store: Store, one: KeptGame, identity: str) -> str:
    """Played again, input by input: what the rules refuse is not let in."""
    try:
        opened = store.new_game(one.name, _start(one), one.pack, identity, one.started)
        for row in one.inputs:
            _play(opened.game, row)
    except (RefusedInput, PackError) as error:
        raise SaveError("not-an-export", f"{one.name}: {error}") from error
    return opened.id
