"""A symbol told by touch: the palette, three taps, undo, and asked again in the next game."""

from typing import Any

import pytest

from companion.rules.questions import Content
from companion.ui.presenter.teach_view import TeachView
from companion.ui.widgets.teach import PickKey
from tests.ui.asked import asking, own, symbol
from tests.ui.window import Hand

SETTLED = 0.5


def ask(hand: Hand) -> Any:
    hand.app._open(asking(hand.app.store, own(symbol())))
    hand.wait(SETTLED)
    return hand.app.screens["table"].presenter


def key(hand: Hand, words: str) -> PickKey:
    found = [one for one in hand.window.children[0].walk() if isinstance(one, PickKey)]
    return next(one for one in found if one.words == words)


def pull_to(hand: Hand, one: PickKey) -> None:
    """On a phone the numbers lie below the palette."""
    shaft = hand.app.screens["table"].panel.face.shaft
    hidden = shaft.to_window(0, shaft.y)[1] - one.to_window(0, one.y)[1]
    if hidden > 0:
        shaft.pull(hidden + 20)
        hand.frames(3)


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_a_symbol_is_told_in_three_taps_and_undo_asks_again(hand: Hand, size: tuple[int, int]) -> None:
    hand.resize(*size)
    presenter = ask(hand)
    assert hand.sees("4th symbol from the left")
    hand.tap("Population")
    hand.wait(SETTLED)
    pull_to(hand, key(hand, "2"))
    hand.tap_widget(key(hand, "2"))
    hand.tap("That is it")
    pack = presenter.sitting.game.current_pack
    assert pack.epics[0].track[3] == "population x2"
    assert hand.app.store.taught() is not None
    presenter.sitting.undo()
    assert isinstance(presenter.table.question, Content)
    assert not getattr(hand.app.store.taught(), "epics", None)


def test_every_key_can_be_hit(hand: Hand) -> None:
    for size in ((1280, 800), (800, 1280), (360, 740)):
        hand.resize(*size)
        ask(hand)
        keys = [one for one in hand.window.children[0].walk() if isinstance(one, PickKey)]
        assert len(keys) > 40
        assert min(key.height for key in keys) >= 48
        assert min(key.width for key in keys) >= 48


def test_skipped_it_is_done_by_hand_and_nothing_is_learned(hand: Hand) -> None:
    presenter = ask(hand)
    hand.tap("Skip, we do this one by hand")
    hand.wait(SETTLED)
    assert not isinstance(presenter.view().panel, TeachView)
    assert not getattr(hand.app.store.taught(), "epics", None)
    assert hand.sees("by hand") or hand.sees("yourselves")
