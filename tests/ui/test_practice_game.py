"""A whole practice game by touch: from Home to the end."""

from collections.abc import Callable

import pytest

from tests.ui.practice import begin, go_on
from tests.ui.window import Hand

MOST_TAPS = 600


@pytest.mark.parametrize("boss", ["Steelheart", "Regalia", "Limelight"])
def test_a_practice_game_by_touch_ends(hand: Hand, boss: str) -> None:
    begin(hand, boss)
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
