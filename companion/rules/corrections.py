"""A correction: the physical board is right, so any field of the board can be set, at any moment."""

from typing import Any

from companion.rules.board import board_of, key_in, table_from
from companion.rules.causes import PLAYERS, Cause
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Correct, Told, Warn
from companion.rules.pending import advance
from companion.rules.pools import beyond_supply
from companion.rules.table import NOWHERE, Table


def correct(table: Table, path: str, value: Any) -> None:
    """Set one field; whatever the rules are in the middle of goes on from the corrected position."""
    if table.phase == "over":
        raise RefusedInput("game-over", "set", path, "possible: the game is over")
    board = board_of(table)
    _put(board, path, value)
    _take_from_pile(board)
    fixed = table_from(board, table.setup, table.box)
    if [one.name for one in fixed.reckoners] != [one.name for one in table.reckoners]:
        raise RefusedInput(
            "fixed", f"set.{path}", value, "a change of position: the Reckoners stay who they are"
        )
    if [one.name for one in fixed.districts] != [one.name for one in table.districts]:
        raise RefusedInput(
            "fixed", f"set.{path}", value, "a change of position: the districts stay where they are"
        )
    for new, old in zip(fixed.reckoners, table.reckoners, strict=True):
        if new.effects == old.effects + old.fresh:
            new.effects, new.fresh = old.effects, old.fresh
        elif table.phase == "epic":
            new.effects, new.fresh = [], new.effects
        new.regained = [card for card in old.regained if card in new.equipment]
    beyond = tuple(beyond_supply(table, fixed))
    for name in (
        "reckoners",
        "districts",
        "boss",
        "round",
        "population",
        "money",
        "base_marker",
        "lost_dice",
        "defeated",
        "defeated_epics",
        "unspent",
        "ildithia_gap",
        "set_aside",
        "supply",
    ):
        setattr(table, name, getattr(fixed, name))
    if table.told is not None:  # the players' doing, whoever is acting
        table.told.append(Told(Correct(path, str(value)), Cause(PLAYERS)))
        for pool in beyond:
            warning = Warn("beyond-supply", "R1.3", NOWHERE, "counted", most=pool.limit)
            table.told.append(Told(warning, Cause(PLAYERS)))
    if fixed.outcome is not None:
        table.outcome = fixed.outcome
        table.phase = "over"
        table.pending.clear()
        table.question = None
    elif table.question is not None:
        table.question = None  # asked again, with the answers that are possible now
        advance(table)


def _take_from_pile(board: dict[str, Any]) -> None:
    """An Epic that was not defeated after all."""
    epics = [one.get("epic") for one in board["districts"] if isinstance(one, dict)]
    in_play = [epic.get("id") for epic in epics if isinstance(epic, dict)]
    pile = board["defeated_epics"]
    if isinstance(pile, list):
        board["defeated_epics"] = [epic for epic in pile if epic not in in_play]


def _put(board: dict[str, Any], path: str, value: Any) -> None:
    parts = path.removeprefix("board.").split(".")
    place: Any = board
    for position, part in enumerate(parts, 1):
        key = key_in(place, part)
        if key is None:
            raise RefusedInput("no-such-field", f"set.{path}", part, "a field of the board")
        if position == len(parts):
            place[key] = value
        else:
            place = place[key]
