"""The app's own dice: each game has its own, and they are kept with it."""

from pathlib import Path
from random import Random

from companion.game.dice import Dice
from companion.game.game import Game
from companion.game.store import Store
from companion.rules.questions import MovementDie
from tests.game.playing import practice, start

MANY = MovementDie(tuple(range(1000)))


def test_kept_dice_fall_as_before_and_another_games_dice_do_not(tmp_path: Path) -> None:
    game = Game(start(), practice())
    with Store(tmp_path) as store:
        first = Dice(store, "one", Random(1)).reply(MANY, game)
        assert Dice(store, "two", Random(2)).reply(MANY, game) != first
        assert Dice(store, "one", Random(3)).reply(MANY, game) == first


def test_changed_dice_fall_otherwise_and_are_kept_too(tmp_path: Path) -> None:
    game = Game(start(), practice())
    with Store(tmp_path) as store:
        dice = Dice(store, "one", Random(1))
        before = dice.reply(MANY, game)
        dice.change()
        assert dice.reply(MANY, game) != before
        assert Dice(store, "one", Random(4)).reply(MANY, game) == dice.reply(MANY, game)
