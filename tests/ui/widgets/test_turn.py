"""The widgets of a Reckoner's turn, by touch and by measure."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Advance, Aside
from companion.ui.presenter.turn_view import ActionKey, HeadKey, KeyGroup, Pill, Seat, Turn, Warned
from tests.ui.window import Hand, Time, prepare

prepare()

PLACES = {
    "wide": (784, 16, 480, 768),
    "large": (544, 16, 720, 768),  # also wide, beside a ring that has made room
    "tall": (16, 16, 768, 496),
    "phone": (0, 0, 360, 399),
}
COLOURS = ("yellow", "black", "red", "blue")
LEAST = 48


def key(name: str, number: str = "3", **kwargs: Any) -> ActionKey:
    return ActionKey(name, number, Act("key", name), icon="magnify", **kwargs)


def turn(count: int = 9, boss: bool = True, seats: int = 4) -> Turn:
    """`count` keys besides those of the boss, over Epic, district and "Anywhere"."""
    names = [f"Kontrollmarker {at}" for at in range(count)]
    thirds = (
        names[: (count + 2) // 3],
        names[(count + 2) // 3 : (2 * count + 2) // 3],
        names[(2 * count + 2) // 3 :],
    )
    groups = [
        KeyGroup(place, place.title(), tuple(key(name) for name in part))
        for place, part in zip(("epic", "district", "anywhere"), thirds, strict=True)
    ]
    if boss:
        tracks = tuple(ActionKey(one, "4", Act("track", one), mark=one) for one in COLOURS)
        groups.insert(
            2, KeyGroup("boss", "Steelheart", (key("Research"), *tracks), "is here: Contain a track")
        )
    names = ["David", "Prof", "Tia", "Cody", "Abraham", "Mizzy"][:seats]
    return Turn(
        "Tia",
        "im Unteren Hafenspeicherviertel",
        (
            HeadKey("clipboard-text", "2", "Kontrollmarker", Act("plan")),
            HeadKey("briefcase", "1", "Ausrüstung", Act("equipment")),
        ),
        "Tap a district to move: *2 dice* this round",
        "walk",
        tuple(groups),
        tuple(Seat(name, Act("seat", name), Act("tick", name), name == "Tia") for name in names),
        Answer("Whole city", Act("whole")),
        "Rewards to spend",
        (
            Pill("pistol", "2", "Enforcement", Act("pill", 1)),
            Pill("magnify", "1", "Research", Act("pill", 2)),
        ),
    )


WARNED = Warned(
    "A *blue Shield* is here.",
    Answer("Leave it", Act("leave")),
    Answer("Do it anyway", Act("anyway")),
    "Contain it",
)


class Stage:
    """A panel by itself in the window, and what it asked for."""

    def __init__(self) -> None:
        from kivy.base import EventLoop
        from kivy.clock import Clock

        from companion.ui import app  # noqa: F401  (the fonts)

        EventLoop.ensure_window()
        time = Time()
        Clock.time = time
        if EventLoop.status != "started":
            EventLoop.start()
        self.hand = Hand(SimpleNamespace(), time)
        self.panel: Any = None
        self.done: list[Act] = []

    def show(self, view: Turn, place: str = "wide") -> Any:
        from companion.ui.widgets.panel import SidePanel

        if self.panel is None:
            shape = "wide" if place == "large" else place
            x, y, width, height = PLACES[place]
            self.panel = SidePanel(shape=shape, size_hint=(None, None), pos=(x, y), size=(width, height))
            self.panel.bind(on_do=lambda _, act: self.done.append(act))
            self.hand.window.add_widget(self.panel)
        self.panel.show(view, Advance("Begin the Epic Phase", Act("next")), (Aside("undo", "", Act("undo")),))
        self.hand.frames(3)
        return self.panel.face

    def settle(self) -> None:
        self.hand.wait(0.5)

    def key(self, words: str) -> Any:
        return next(one for one in keys(self.panel.face) if one.words == words)

    def clear(self) -> None:
        from companion.ui.skin import skin

        skin.scale = 1.0
        if self.panel is not None:
            self.hand.window.remove_widget(self.panel)


@pytest.fixture
def stage() -> Iterator[Stage]:
    one = Stage()
    yield one
    one.clear()


def keys(face: Any) -> list[Any]:
    return [one for box in face.stack.boxes for one in box.keys]


def test_five_fast_taps_are_five_acts(stage: Stage) -> None:
    stage.show(turn())
    stage.settle()
    one = stage.key("Kontrollmarker 4")
    for _ in range(5):
        touch = stage.hand.down(*one.to_window(*one.center))
        assert one.state == "down"
        stage.hand.up(touch)
    stage.hand.frames()
    assert stage.done == [Act("key", "Kontrollmarker 4")] * 5


def test_a_finger_that_leaves_the_key_does_nothing(stage: Stage) -> None:
    stage.show(turn())
    stage.settle()
    one = stage.key("Kontrollmarker 0")
    touch = stage.hand.down(*one.to_window(*one.center))
    touch.move({"x": 0.1, "y": 0.9})
    stage.hand.up(touch)
    stage.hand.frames()
    assert stage.done == []


def test_a_blocked_key_answers(stage: Stage) -> None:
    view = turn()
    blocked = key("Contain", blocked=True, by="blue-shield")
    stage.show(replace(view, groups=(KeyGroup("epic", "Glasswing", (blocked,)), *view.groups[1:])))
    stage.settle()
    stage.hand.tap_widget(stage.key("Contain"))
    assert stage.done == [Act("key", "Contain")]


def test_holding_a_seat_ticks_it(stage: Stage) -> None:
    face = stage.show(turn())
    stage.settle()
    seat = face.switcher.keys[1]
    touch = stage.hand.down(*seat.to_window(*seat.center))
    stage.hand.wait(0.5)
    stage.hand.up(touch)
    stage.hand.frames()
    assert stage.done == [Act("tick", "Prof")]
    stage.hand.tap_widget(seat)
    assert stage.done[1:] == [Act("seat", "Prof")]


def test_what_has_just_come_waits(stage: Stage) -> None:
    stage.show(turn())
    stage.settle()
    stage.panel.show(replace(turn(), name="Cody"), Advance("Go", Act("next")), ())
    stage.hand.frames(2)
    stage.hand.tap_widget(stage.key("Kontrollmarker 0"))
    assert stage.done == []


def with_number(view: Turn, number: str) -> Turn:
    group = view.groups[0]
    return replace(
        view,
        groups=(
            replace(group, keys=(replace(group.keys[0], number=number), *group.keys[1:])),
            *view.groups[1:],
        ),
    )


def test_a_number_jumps_when_it_changes_and_then_rests(stage: Stage) -> None:
    stage.show(turn())
    stage.settle()
    number = stage.key("Kontrollmarker 0").ids.number
    assert number.pop == 1
    stage.panel.show(with_number(turn(), "2"), Advance("Go", Act("next")), ())
    stage.hand.wait(0.1)
    assert number.pop > 1.1
    stage.hand.wait(0.3)
    assert number.pop == 1
    stage.panel.show(replace(with_number(turn(), "7"), name="Cody"), Advance("Go", Act("next")), ())
    stage.hand.wait(0.1)
    assert number.pop == 1


def test_a_tap_beside_the_warning_leaves_it(stage: Stage) -> None:
    stage.show(turn())
    stage.settle()
    stage.panel.warn(WARNED)
    stage.hand.wait(0.5)
    stage.hand.tap_widget(stage.key("Kontrollmarker 0"))
    assert stage.done == [Act("leave")]
    stage.hand.tap("Do it anyway")
    stage.hand.tap("Begin the Epic Phase")
    assert stage.done == [Act("leave"), Act("anyway"), Act("next")]


def test_the_second_of_two_fast_taps_does_not_answer_the_warning(stage: Stage) -> None:
    stage.show(turn())
    stage.settle()
    stage.panel.warn(WARNED)
    stage.hand.frames(2)
    stage.hand.tap("Do it anyway")
    assert stage.done == []


def test_keys_that_do_not_fit_are_pulled_and_then_tapped(stage: Stage) -> None:
    from companion.ui.skin import skin

    skin.scale = 2.0
    face = stage.show(turn(12), "large")
    stage.settle()
    assert face.more
    last = stage.key("Kontrollmarker 11")
    x, y = face.shaft.center
    touch = stage.hand.down(x, y)
    for step in range(1, 12):
        width, height = stage.hand.window.size
        touch.move({"x": x / (width - 1), "y": (y + 150 * step) / (height - 1)})
        from kivy.base import EventLoop

        EventLoop.post_dispatch_input("update", touch)
    stage.hand.up(touch)
    stage.hand.frames()
    assert stage.done == []
    assert not face.more
    assert face.shaft.collide_point(*last.to_window(*last.center))
    stage.hand.touch(*last.to_window(*last.center))
    assert stage.done == [Act("key", "Kontrollmarker 11")]


def rectangle(widget: Any) -> tuple[float, float, float, float]:
    x, y = widget.to_window(*widget.pos)
    return x, y, x + widget.width, y + widget.height


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 0.5
        and min(one[3], other[3]) - max(one[1], other[1]) > 0.5
    )


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 2.0])
@pytest.mark.parametrize("place", ["wide", "large", "tall", "phone"])
def test_everything_has_its_place(stage: Stage, place: str, scale: float) -> None:
    from companion.ui.skin import skin

    skin.scale = scale
    for count, seats in ((3, 4), (5, 6), (8, 2), (10, 4), (12, 6)):
        for boss in (False, True):
            face = stage.show(turn(count, boss, seats), place)
            check_places(stage.panel, face)


def check_places(panel: Any, face: Any) -> None:
    left, low, right, high = rectangle(panel)
    pulled = face.shaft.content is face.stack
    targets = [face.head.ids.token, *face.head.held, *face.rewards.pills]
    if face.seats.content is None:
        targets += face.switcher.keys
    for part in (face.whole, face.rest):
        if part.parent is not None and part.act is not None and not part.disabled:
            targets.append(part)
    if not pulled:
        targets += keys(face)
    for one in targets:
        x, y, end, top = rectangle(one)
        assert one.width >= LEAST - 0.01, one
        assert one.height >= LEAST - 0.01, one
        assert left <= x, one
        assert end <= right, one
        assert low <= y, one
        assert top <= high + 5, one
    holders = [face.seats] if face.seats.content is not None else []
    if pulled:
        holders.append(face.shaft)
        assert face.shaft.height >= LEAST
        for one in keys(face):
            assert one.width >= LEAST
            assert one.height >= LEAST
    for one, other in combinations([rectangle(each) for each in targets + holders], 2):
        assert not overlap(one, other), (one, other)
    for one, other in combinations([rectangle(each) for each in keys(face)], 2):
        assert not overlap(one, other)
    assert all(each.y >= face.y - 0.5 for each in holders)
