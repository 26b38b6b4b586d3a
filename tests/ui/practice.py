"""The practice game, by touch."""

from tests.ui.window import Hand


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
