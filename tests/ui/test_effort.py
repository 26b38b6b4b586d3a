"""Entering costs no more than moving the wooden piece: touches in the window, counted."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.rules.commands import Attack, Research, Set
from companion.rules.inputs import Answer
from tests.ui.window import Hand

NAMES = ("David", "Prof", "Megan", "Cody")


class Finger:
    """Touches, counted; between two of them as long as a hand takes."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.count = 0

    @property
    def screen(self) -> Any:
        return self.hand.app.screens["table"]

    @property
    def table(self) -> Any:
        return self.screen.presenter.table

    def _touch(self, do: Callable[[], None]) -> None:
        self.hand.wait(0.4)
        self.count += 1
        do()

    def token(self, name: str) -> None:
        city = self.screen.city
        self._touch(lambda: self.hand.touch(*city.to_window(*city.tokens[name].center)))

    def seat(self, name: str) -> None:
        self._touch(lambda: self.hand.tap_widget(self._key("reckoner", name)))

    def district(self, index: int) -> None:
        self._touch(lambda: self.hand.tap_district(index))

    def go_on(self) -> None:
        """The button at the bottom."""
        self._touch(lambda: self.hand.tap_widget(self.screen.panel.ids.advance))

    def face(self, number: int) -> None:
        """Of a die."""
        self._touch(lambda: self.hand.tap_widget(self._key("enter", Answer(number))))

    def key(self, name: str) -> None:
        """The first key with this icon."""
        self._touch(lambda: self.hand.tap_widget(self._symbol(name)))

    def _key(self, act: str, value: object) -> Any:
        return next(
            key
            for key in self.screen.panel.walk()
            if getattr(key, "act", None) is not None and (key.act.name, key.act.value) == (act, value)
        )

    def _symbol(self, icon: str) -> Any:
        return next(
            key
            for key in self.screen.panel.walk()
            if getattr(key, "icon", None) == icon and getattr(key, "act", None) is not None
        )


@pytest.fixture
def finger(table: Hand) -> Finger:
    """Nobody chosen; every Epic with Research 9 and Health 9."""
    screen = table.app.screens["table"]
    for at in range(5):
        screen.presenter.sitting.enter(Set(f"districts.{at}.epic.research", 9))
        screen.presenter.sitting.enter(Set(f"districts.{at}.epic.health", 9))
        screen.presenter.sitting.enter(Set(f"districts.{at}.barricades", 0))
    screen.refresh()
    return Finger(table)


def test_a_round_of_four_with_six_symbols_and_a_move_each(finger: Finger) -> None:
    depth = finger.screen.presenter.sitting.game.depth
    for at, name in enumerate(NAMES):
        finger.token(name) if at == 0 else finger.seat(name)
        for icon in ("magnify", "magnify", "cash-plus"):
            finger.key(icon)
        finger.district(4 - at if at != 2 else 0)
        for icon in ("magnify", "clipboard-plus", "cash-plus"):
            finger.key(icon)
    assert finger.screen.presenter.sitting.game.depth == depth + 4 * 7
    assert finger.table.money >= 8
    assert finger.count <= 36


def test_an_epic_researched_by_two_and_attacked_by_three_from_nobody_chosen(finger: Finger) -> None:
    depth = finger.screen.presenter.sitting.game.depth
    finger.screen.presenter.sitting.enter(Set("districts.1.epic.research", 2))
    finger.screen.refresh()
    finger.token("Prof")
    finger.key("magnify")
    finger.key("magnify")
    health = finger.table.districts[1].epic.health
    for _ in range(3):
        finger.key("sword")
    epic = finger.table.districts[1].epic
    assert epic.research == 0
    assert epic.health == health - 3
    entries = [entry.input for entry in finger.screen.presenter.sitting.game.done[-5:]]
    assert entries == [*(Research(1, reckoner="Prof"),) * 2, *(Attack(1, reckoner="Prof"),) * 3]
    assert finger.screen.presenter.sitting.game.depth == depth + 6
    assert finger.count <= 6


def test_a_whole_epic_phase_with_nothing_to_choose(finger: Finger) -> None:
    sitting = finger.screen.presenter.sitting
    sitting.rolls = False
    sitting.go_at("phase")
    finger.screen.refresh()
    finger.go_on()
    finger.face(2)
    finger.go_on()
    assert finger.table.round == 2
    assert sitting.stop() is None
    assert finger.count <= 3


def test_an_epic_phase_with_nothing_to_choose_at_the_pace_of_one_epic(finger: Finger) -> None:
    """From the touch on Begin to the next Reckoner Phase, both included."""
    sitting = finger.screen.presenter.sitting
    sitting.rolls = False
    assert finger.table.round == 1
    finger.go_on()
    while finger.screen.presenter.view().panel.die is None:
        finger.go_on()
    finger.face(2)
    finger.go_on()
    assert finger.table.round == 2
    assert sitting.stop() is None
    assert finger.count <= 8
