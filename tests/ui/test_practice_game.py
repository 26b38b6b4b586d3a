"""A whole practice game by touch: from Home to the end."""

from collections.abc import Callable

import pytest

from tests.ui.window import Hand

MOST_TAPS = 600


def begin(hand: Hand, boss: str) -> None:
    hand.tap("Practice game")
    hand.wait(0.4)
    hand.tap(boss)
    hand.wait(0.4)
    hand.tap("Start")
    hand.wait(0.4)
    hand.tap("Begin the Prologue")
    hand.wait(0.4)


def go_on(hand: Hand) -> str:
    """What the advance button says; tapped. Where it waits for something, the first that can be tapped."""
    hand.wait(0.4)
    screen = hand.app.screens["table"]
    advance = screen.panel.ids.advance
    words: str = advance.text
    if words == "Tap a district":
        hand.tap_district(0)
    elif advance.act is None:
        first = next(key for key in screen.panel.walk() if type(key).__name__ == "AnswerKey")
        hand.tap_widget(first)
    else:
        hand.tap_widget(advance)
    return words


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
