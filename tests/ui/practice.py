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
    """What the advance button says; tapped."""
    hand.wait(0.4)
    advance = hand.app.screens["table"].panel.ids.advance
    words: str = advance.text
    if advance.act is None:
        panel = hand.app.screens["table"].panel
        first = next(key for key in panel.walk() if type(key).__name__ == "AnswerKey")
        hand.tap_widget(first)
    else:
        hand.tap_widget(advance)
    return words
