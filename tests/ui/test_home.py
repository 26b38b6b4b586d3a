"""From Home into games, by touch."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.game.store import Store
from companion.rules.inputs import read_input
from tests.game.playing import practice, start
from tests.ui.window import Hand


def test_a_game_like_the_last_one_begins_within_four_touches(hand: Hand) -> None:
    touches = ("New game", "Start", "Begin the Prologue")
    for words in touches:
        hand.wait(0.4)
        hand.tap(words)
    assert hand.app.sitting.table.phase == "prologue"
    assert len(touches) <= 4


@pytest.fixture
def played(open_app: Callable[[], Hand], tmp_path: Path) -> Hand:
    """A game that was lost, one that waits, and the last one."""
    with Store(tmp_path) as store:
        over = store.new_game("over", start("limelight", "ildithia"), practice())
        over.game.submit(read_input({"command": "set", "path": "population", "value": 0}))
        store.new_game("waiting", start("regalia", "babilar"), practice())
        store.new_game("last", start(), practice())
    return open_app()


def test_a_game_that_is_over_opens_at_its_end(played: Hand) -> None:
    played.tap("Past games")
    played.wait(0.4)
    played.tap("Limelight, Ildithia")
    assert played.app.sitting.table.phase == "over"
    assert played.app.shown == "table"


def test_any_game_that_waits_can_be_gone_on_with(played: Hand) -> None:
    played.tap("Past games")
    played.wait(0.4)
    played.tap("Regalia, Babilar")
    assert played.app.sitting.table.setup.boss == "regalia"


def test_back_leads_home_from_past_games(played: Hand) -> None:
    played.tap("Past games")
    played.back()
    assert played.app.shown == "home"


def test_another_boss_another_city_and_a_team_by_touch(hand: Hand) -> None:
    hand.tap("New game")
    hand.wait(0.4)
    for words in ("Limelight", "Another city for this boss", "Babilar", "Cody", "Hard", "Casual start"):
        hand.tap(words)
        hand.wait(0.4)
    choices = hand.app.screens["table"].presenter.choices
    assert (choices.boss, choices.city, choices.difficulty) == ("limelight", "babilar", "hard")
    assert choices.reckoners == ["David", "Prof", "Megan"]
    assert choices.casual
    hand.tap_district(1)
    hand.wait(0.4)
    assert hand.sees("The boss begins here")
