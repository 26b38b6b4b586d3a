"""A whole practice game by touch: from Home to the end."""

from collections.abc import Callable

import pytest

from companion.ui.presenter.acts import Act
from tests.ui.practice import begin, go_on
from tests.ui.window import Hand

MOST_TAPS = 600


@pytest.mark.parametrize(
    ("boss", "pace"),
    [("Steelheart", "epic"), ("Regalia", "action"), ("Limelight", "epic"), ("Steelheart", "phase")],
)
def test_a_practice_game_by_touch_ends(hand: Hand, boss: str, pace: str) -> None:
    begin(hand, boss)
    hand.app.screens["table"].do(Act("pace", pace))
    for _ in range(MOST_TAPS):
        if go_on(hand) == "Home":
            break
    assert hand.sees("has moved in yet.")


def test_killed_anywhere_it_comes_back_to_the_same_place(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    begin(hand, "Steelheart")
    while go_on(hand) != "Home":
        shown = hand.app.screens["table"].presenter.view()
        hand = open_app()
        hand.tap("Continue")
        assert hand.app.screens["table"].presenter.view() == shown


def test_the_pace_chosen_in_the_menu_is_that_of_later_games_too(hand: Hand) -> None:
    begin(hand, "Steelheart")
    hand.app.screens["table"].do(Act("sheet", "menu"))
    hand.wait(0.4)
    hand.tap("All at once")
    for way in ("Continue", "Practice game"):
        hand.wait(0.4)
        hand.app.screens["table"].do(Act("home"))
        hand.wait(0.4)
        hand.tap(way)
        if way == "Practice game":
            hand.wait(0.4)
            hand.tap("Start")
        assert hand.app.sitting.pace == "phase"
