"""Undo and redo of one game: a new input ends what could be done again, and what fails changes nothing."""

from typing import Any

import pytest

from companion.content.pack import Pack
from companion.game.errors import SaveError
from companion.game.game import Game
from companion.game.scenario import scenario_from, table_of
from companion.rules.commands import Money, Move
from companion.rules.errors import RefusedInput
from companion.rules.saving import save_table
from companion.rules.table import Table
from tests.tables import command, scenario


class FullDisk:
    """Keeps what it is told to; nothing any more once it is full."""

    def __init__(self) -> None:
        self.full = False
        self.kept: list[tuple[Any, ...]] = []

    def keep(self, kind: str, body: dict[str, Any], table: Table, pack: Pack, depth: int) -> None:
        if self.full:
            raise SaveError("disk-full", "here")
        self.kept.append((kind, body, table, pack, depth))


def new_game() -> tuple[Game, FullDisk]:
    start = scenario_from({**scenario(), "steps": [command("money")]}, "this test")
    disk = FullDisk()
    return Game(table_of(start), start.pack, journal=disk), disk


def standing(game: Game) -> tuple[object, ...]:
    return save_table(game.table), game.depth, list(game.undone)


def test_a_new_input_ends_what_could_be_done_again() -> None:
    game, _ = new_game()
    game.submit(Money(1))
    game.submit(Money(2))
    game.undo()
    game.submit(Money(3))
    with pytest.raises(RefusedInput) as refused:
        game.redo()
    assert refused.value.code == "nothing-to-redo"
    assert (game.table.money, game.depth) == (4 + 1 + 3, 2)


def test_a_refused_input_does_not_end_it() -> None:
    game, disk = new_game()
    game.submit(Money(1))
    game.undo()
    with pytest.raises(RefusedInput):
        game.submit(Move("nobody", 0))
    assert game.redo().input == Money(1)
    assert [(kind, depth) for kind, *_, depth in disk.kept] == [("input", 1), ("undo", 0), ("redo", 1)]


@pytest.mark.parametrize("what", [Game.undo, Game.redo, lambda game: game.submit(Money(7))])
def test_what_cannot_be_kept_changes_nothing(what: Any) -> None:
    game, disk = new_game()
    game.submit(Money(1))
    game.submit(Money(2))
    game.undo()
    before = standing(game)
    disk.full = True
    with pytest.raises(SaveError):
        what(game)
    assert standing(game) == before
    disk.full = False
    what(game)
    assert standing(game) != before


def test_a_redo_that_is_refused_changes_nothing() -> None:
    """A correction of the log from outside: what was undone does not fit any more."""
    game, _ = new_game()
    game.undone.append(Move("nobody", 0))
    before = standing(game)
    with pytest.raises(RefusedInput):
        game.redo()
    assert standing(game) == before


def test_what_is_undone_is_done_again_in_its_order() -> None:
    game, _ = new_game()
    for count in (1, 2, 3):
        game.submit(Money(count))
    assert [game.undo().entry.input for _ in range(3)] == [Money(3), Money(2), Money(1)]
    assert [game.redo().input for _ in range(3)] == [Money(1), Money(2), Money(3)]
    with pytest.raises(RefusedInput):
        game.redo()
