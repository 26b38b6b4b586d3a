"""What moves in the ring ends where it would have stood at once, and nothing moves when all is still."""

from dataclasses import replace
from typing import Any, cast

import pytest

from companion.ui.ring.standing import CROWN
from companion.ui.views import RingView
from tests.ui.ring.changes import CALM, CHANGES, FIRST_ACTS, IDLE, SECOND_ACTS, with_boss_at
from tests.ui.ring.drawing import drawn
from tests.ui.ring.stage import Stage

EACH = pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)


def picture(city: Any) -> Any:
    palette = city._sheet.palette
    used = city._sheet.palette._used * 4
    tokens = {name: (token.pos, drawn(token.canvas)) for name, token in city.tokens.items()}
    return drawn(city.canvas.before), tokens, bytes(palette._solid[:used]), bytes(palette._clear[:used])


def at_once(stage: Stage, view: RingView) -> Any:
    """The picture of a city that never showed anything else; a palette column more is nothing to see."""
    city = type(stage.city)(size_hint=(None, None), size=stage.city.size, pos=stage.city.pos)
    city.mini = stage.city.mini
    city.show(view)
    stage.hand.frames(2)
    return picture(city)


def begin(stage: Stage, change: tuple[RingView, RingView]) -> None:
    stage.show(change[0])
    stage.city.show(change[1])


@EACH
def test_a_change_moves_and_ends_as_if_it_had_not(stage: Stage, change: tuple[RingView, RingView]) -> None:
    begin(stage, change)
    stage.wait(0.05)
    wanted = at_once(stage, change[1])
    if change is not CHANGES["the board comes"]:
        assert not stage.city.still
        assert picture(stage.city) != wanted
    stage.wait(1.3)
    assert stage.city.still
    assert picture(stage.city) == wanted


@EACH
def test_a_tap_finishes_what_runs(stage: Stage, change: tuple[RingView, RingView]) -> None:
    begin(stage, change)
    stage.hand.frames(3)
    stage.hand.up(stage.hand.down(1270, 790))
    assert stage.city.still
    assert picture(stage.city) == at_once(stage, change[1])


@pytest.mark.parametrize("mini", [False, True])
def test_the_next_view_finishes_what_runs(stage: Stage, mini: bool) -> None:
    stage.city.mini = mini
    old, new = CHANGES["all at once"]
    begin(stage, (old, new))
    stage.hand.frames(3)
    stage.city.show(old)
    stage.wait(1.3)
    assert picture(stage.city) == at_once(stage, old)
    stage.city.show(new)
    stage.wait(1.3)
    assert picture(stage.city) == at_once(stage, new)


@EACH
def test_reduced_motion_is_a_short_fade_in_place(stage: Stage, change: tuple[RingView, RingView]) -> None:
    stage.city.reduced = True
    begin(stage, change)
    wanted = at_once(stage, change[1])
    places = {name: token.pos for name, token in stage.city.tokens.items()}
    assert places == {name: place for name, (place, _) in wanted[1].items()}
    stage.wait(0.13)
    assert stage.city.still
    assert picture(stage.city) == wanted


def test_nothing_is_scheduled_and_nothing_drawn_when_all_is_still(stage: Stage) -> None:
    from kivy.clock import Clock

    stage.show(CALM)
    stage.hand.frames(3)
    before = len(Clock.get_events())
    stage.city.show(CHANGES["all at once"][1])
    assert len(Clock.get_events()) > before
    stage.wait(1.5)
    assert len(Clock.get_events()) == before
    for _ in range(10):
        stage.hand.frames(1)
        assert not stage.hand.window.canvas.needs_redraw


def test_first_show_size_and_theme_do_not_move(stage: Stage) -> None:
    from companion.ui.theme import LIGHT

    moved: list[bool] = []
    stage.city.bind(still=lambda _, still: moved.append(still))
    stage.show(FIRST_ACTS)
    stage.city.size = 500, 500
    stage.hand.frames(2)
    stage.city.use(LIGHT)
    stage.hand.frames(2)
    stage.show(replace(FIRST_ACTS, turn=2))
    stage.show(replace(FIRST_ACTS, districts=FIRST_ACTS.districts[:4]))
    assert moved == []
    assert picture(stage.city)[1] != {}


def test_a_size_that_changes_on_the_way_ends_the_way(stage: Stage) -> None:
    begin(stage, CHANGES["all at once"])
    stage.hand.frames(3)
    stage.city.size = 500, 500
    stage.hand.frames(2)
    assert stage.city.still
    assert picture(stage.city) == at_once(stage, CHANGES["all at once"][1])


def angle_of(stage: Stage, name: str) -> float:
    return cast(float, stage.city.tokens[name].angle % 360)


def test_a_reckoner_takes_the_shorter_way(stage: Stage) -> None:
    begin(stage, CHANGES["a Reckoner moves"])  # from the top to the left
    stage.wait(0.13)
    assert 288 < angle_of(stage, "David") < 360
    stage.wait(0.1)
    assert not stage.city.still
    stage.wait(0.06)
    assert stage.city.still


def test_the_boss_goes_clockwise_and_the_hand_points_at_him(stage: Stage) -> None:
    begin(stage, (with_boss_at(IDLE, 4), with_boss_at(IDLE, 3)))  # four districts
    seen = []
    for _ in range(7):
        stage.wait(0.1)
        seen.append((angle_of(stage, CROWN) - 288) % 360)
        assert abs((stage.city._hand.angle - angle_of(stage, CROWN) + 180) % 360 - 180) < 20
        assert not stage.city.still
    assert seen == sorted(seen)
    stage.wait(0.05)
    assert stage.city.still


def test_all_who_die_are_dead_after_one_point_two_seconds(stage: Stage) -> None:
    begin(stage, (CALM, replace(CALM, population=3)))
    stage.wait(1.15)
    assert not stage.city.still
    stage.wait(0.1)
    assert stage.city.still


def test_who_dies_flares_first(stage: Stage) -> None:
    def block(role: int) -> tuple[int, ...]:
        column = stage.city._skyline._column(37, role)  # of person 24
        return tuple(stage.city._sheet.palette._solid[column * 4 : column * 4 + 3])

    stage.show(CALM)
    lit = [sum(block(role)) for role in (0, 4)]
    stage.city.show(replace(CALM, population=24))
    stage.wait(0.08)
    assert all(sum(block(role)) > was for role, was in zip((0, 4), lit, strict=True))
    stage.wait(0.5)
    assert all(sum(block(role)) < was for role, was in zip((0, 4), lit, strict=True))


def test_a_number_that_changed_pops(stage: Stage) -> None:
    begin(stage, CHANGES["numbers and a bracket change"])
    stage.wait(0.05)
    grown = [one.size[1] for one in pictures(stage) if one.size[1] > one.texture.size[1]]
    assert len(grown) == 3  # Research, Enforcement, the new Copy token


def pictures(stage: Stage) -> list[Any]:
    found: list[Any] = []

    def walk(group: Any) -> None:
        for one in group.children:
            if type(one).__name__ == "Rectangle":
                found.append(one)
            elif hasattr(one, "children"):
                walk(one)

    walk(stage.city._wedges[0].group)
    return found


def test_the_arc_sweeps_on(stage: Stage) -> None:
    begin(stage, (FIRST_ACTS, SECOND_ACTS))
    ends = []
    for _ in range(5):
        ends.append(stage.city._arc.shown.angle)
        stage.wait(0.07)
    assert ends[0] == pytest.approx(69)
    assert ends == sorted(set(ends))
    assert ends[-1] == pytest.approx(141, abs=1)


def test_a_dropped_token_goes_on_from_where_it_was_let_go(stage: Stage) -> None:
    stage.show(CALM)
    stage.city.bind(on_drop=lambda *_: stage.city.show(CHANGES["a Reckoner moves"][1]))
    touch = stage.hand.down(*stage.at(stage.city.ring.on_road, 0))
    width, height = stage.hand.window.system_size
    x, y = stage.at(stage.city.ring.inner + 60, 4, 10)
    touch.move({"x": x / (width - 1), "y": y / (height - 1)})
    from kivy.base import EventLoop

    EventLoop.post_dispatch_input("update", touch)
    stage.hand.up(touch)
    stage.hand.frames(1)
    assert angle_of(stage, "David") == pytest.approx(298, abs=2)
    stage.wait(0.3)
    assert angle_of(stage, "David") == pytest.approx(288)
