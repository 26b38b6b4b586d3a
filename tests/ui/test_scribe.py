"""What is tapped is written beside the frames: in order, and only what was meant."""

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest

from companion.ui.presenter.acts import Act
from companion.ui.scribe import Scribe
from tests.ui.window import Hand


class SlowDisk:
    """Holds what is being written until it is let go."""

    def __init__(self, presenter: Any) -> None:
        self.free = Event()
        self.writing = Event()
        self._do = presenter.do
        presenter.do = self

    def __call__(self, act: Act) -> None:
        self.writing.set()
        assert self.free.wait(10)
        self._do(act)


def frame() -> None:
    from kivy.base import EventLoop

    EventLoop.idle()


@pytest.fixture
def slow(table: Hand) -> Iterator[tuple[Hand, SlowDisk]]:
    disk = SlowDisk(presenter_of(table))
    yield table, disk
    disk.free.set()


def presenter_of(hand: Hand) -> Any:
    return hand.app.screens["table"].presenter


def money(hand: Hand) -> int:
    return int(presenter_of(hand).table.money)


def test_no_frame_waits_for_the_disk_and_the_number_comes_when_it_is_written(
    slow: tuple[Hand, SlowDisk],
) -> None:
    hand, disk = slow
    table, before = hand.app.screens["table"], hand.app.screens["table"].money
    table.do(Act("adjust", ("money", 1)))
    assert disk.writing.wait(10)
    for _ in range(5):
        frame()
    assert table.money == before
    disk.free.set()
    hand.frames(2)
    assert table.money == f"${int(before[1:]) + 1}"


def test_taps_in_a_hurry_all_count(slow: tuple[Hand, SlowDisk]) -> None:
    hand, disk = slow
    before = money(hand)
    for _ in range(5):
        hand.app.screens["table"].do(Act("adjust", ("money", 1)))
    disk.free.set()
    hand.frames(2)
    assert money(hand) == before + 5
    assert hand.app.screens["table"].money == f"${before + 5}"


def test_a_second_tap_on_the_button_that_goes_on_is_not_meant_for_what_comes_next(
    slow: tuple[Hand, SlowDisk],
) -> None:
    hand, disk = slow
    table = hand.app.screens["table"]
    begin = presenter_of(hand).view().advance.act
    for _ in range(2):
        table.do(begin)
    disk.free.set()
    hand.frames(2)
    stop = presenter_of(hand).sitting.stop()
    assert stop is not None
    assert len(stop.entries) == 1
    done = presenter_of(hand).view().advance.act
    for _ in range(2):
        table.do(done)
    hand.frames(2)
    after = presenter_of(hand).sitting.stop()
    assert after.before == stop.table


def test_leaving_waits_for_the_disk_and_what_was_tapped_after_it_is_dropped(
    slow: tuple[Hand, SlowDisk],
) -> None:
    hand, disk = slow
    table, sitting = hand.app.screens["table"], presenter_of(hand).sitting
    before = sitting.table.money
    table.do(Act("adjust", ("money", 1)))
    table.do(Act("home"))
    table.do(Act("adjust", ("money", 1)))
    disk.free.set()
    hand.frames(3)
    assert hand.app.shown == "home"
    assert sitting.table.money == before + 1


def test_pausing_waits_until_all_is_on_disk(slow: tuple[Hand, SlowDisk]) -> None:
    hand, disk = slow
    before = money(hand)
    hand.app.screens["table"].do(Act("adjust", ("money", 1)))
    disk.free.set()
    assert hand.app.on_pause()
    assert money(hand) == before + 1


class Broken:
    left = False
    begun = None
    moment = 0

    def do(self, act: Act) -> None:
        raise ZeroDivisionError(act.name)


@pytest.mark.usefixtures("hand")
def test_what_fails_there_fails_in_the_window() -> None:
    shown: list[Any] = []
    scribe = Scribe(shown.append)
    scribe.write(Broken(), Act("money"), 0)  # type: ignore[arg-type]
    with pytest.raises(ZeroDivisionError, match="money"):
        scribe.finish()
    assert not shown
