"""The dial turns from district to district, ends where it would have stood at once, and hears a finger."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.ui.views import RingView
from tests.ui.ring.changes import CALM
from tests.ui.ring.dials import BOSS, CHANGES, FIRST, SECOND, THIRD, TURNS, of_three
from tests.ui.ring.drawing import drawn
from tests.ui.ring.stage import Stage, staged, stop_stage

EACH = pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
EACH_TURN = pytest.mark.parametrize("change", TURNS.values(), ids=TURNS)
SIZE = (360, 154)


@pytest.fixture
def stage() -> Iterator[Stage]:
    from companion.ui.ring.dial import Dial

    running = staged(lambda: Dial(size_hint=(None, None), size=SIZE, pos=(0, 500)))
    yield running
    stop_stage(running)


def picture(dial: Any) -> Any:
    palette = dial._sheet.palette
    used = palette._used * 4
    return drawn(dial.canvas), bytes(palette._solid[:used]), bytes(palette._clear[:used])


def at_once(stage: Stage, view: RingView) -> Any:
    """The picture of a dial that never showed anything else."""
    dial = type(stage.city)(size_hint=(None, None), size=stage.city.size, pos=stage.city.pos)
    dial.show(view)
    stage.hand.frames(2)
    return picture(dial)


def begin(stage: Stage, change: tuple[RingView, RingView]) -> None:
    stage.show(change[0])
    stage.city.show(change[1])


@EACH
def test_a_change_moves_and_ends_as_if_it_had_not(stage: Stage, change: tuple[RingView, RingView]) -> None:
    begin(stage, change)
    stage.wait(0.05)
    assert not stage.city.still
    assert picture(stage.city) != at_once(stage, change[1])
    stage.wait(1.3)
    assert stage.city.still
    assert picture(stage.city) == at_once(stage, change[1])


@EACH
def test_a_tap_finishes_what_runs(stage: Stage, change: tuple[RingView, RingView]) -> None:
    begin(stage, change)
    stage.hand.frames(3)
    stage.hand.up(stage.hand.down(1270, 790))
    assert stage.city.still
    assert picture(stage.city) == at_once(stage, change[1])
    assert stage.heard == []


def test_the_next_view_finishes_what_runs(stage: Stage) -> None:
    begin(stage, (FIRST, SECOND))
    stage.hand.frames(3)
    stage.city.show(THIRD)
    stage.hand.frames(3)
    stage.city.show(FIRST)
    stage.wait(1.3)
    assert picture(stage.city) == at_once(stage, FIRST)


@EACH_TURN
def test_reduced_motion_is_a_short_fade_in_place(stage: Stage, change: tuple[RingView, RingView]) -> None:
    stage.city.reduced = True
    begin(stage, change)
    stage.wait(0.05)
    assert not stage.city.still
    assert [angle_of(stage, place) for place in range(-2, 3)] == pytest.approx([29.2, 14.6, 0, -14.6, -29.2])
    wedges = stage.city._places._wedges
    words = [wedges[-1]._far.opacity, wedges[0]._near.opacity, wedges[1]._far.opacity]
    assert all(0 < seen < 1 for seen in words)
    stage.wait(0.08)
    assert stage.city.still
    assert picture(stage.city) == at_once(stage, change[1])


def angle_of(stage: Stage, place: int) -> float:
    angle: float = stage.city._places._wedges[place]._turn.angle
    return angle


def test_at_done_the_next_one_comes_to_the_middle_from_the_right(stage: Stage) -> None:
    begin(stage, (FIRST, SECOND))
    angles = []
    for _ in range(3):
        angles.append(angle_of(stage, 0))
        stage.wait(0.055)
    assert not stage.city.still
    assert angles == sorted(angles)
    assert angles[0] == pytest.approx(-14.6)
    assert -14.6 < angles[1] < angles[2] < 0
    stage.wait(0.03)
    assert angle_of(stage, 0) == 0


def test_two_places_take_twice_as_long(stage: Stage) -> None:
    begin(stage, (FIRST, THIRD))
    stage.wait(0.3)
    assert angle_of(stage, 0) < 0
    stage.wait(0.07)
    assert angle_of(stage, 0) == 0


def test_a_turn_ends_with_the_colours_and_nothing_pops_then(stage: Stage) -> None:
    begin(stage, (FIRST, SECOND))
    stage.wait(0.23)
    assert not stage.city.still
    stage.wait(0.12)
    assert stage.city.still


def test_numbers_that_changed_in_the_middle_pop(stage: Stage) -> None:
    begin(stage, CHANGES["numbers change"])
    stage.wait(0.05)
    grown = [one.size for one in rectangles(stage) if one.size[1] > one.texture.size[1]]
    assert len(grown) == 3  # Health, Enforcement, the new Barricade


def rectangles(stage: Stage) -> list[Any]:
    found: list[Any] = []

    def walk(group: Any) -> None:
        for one in group.children:
            if type(one).__name__ == "Rectangle":
                found.append(one)
            elif hasattr(one, "children"):
                walk(one)

    walk(stage.city.canvas)
    return found


def test_back_comes_from_the_left(stage: Stage) -> None:
    begin(stage, (SECOND, FIRST))
    stage.wait(0.09)
    assert 0 < angle_of(stage, 0) < 14.6


def test_with_three_districts_one_comes_in_while_the_same_one_leaves(stage: Stage) -> None:
    begin(stage, (of_three(CALM, 0), of_three(CALM, 1)))
    stage.wait(0.09)
    assert sorted(stage.city._places._wedges) == [-3, -2, -1, 0, 1, 2]
    stage.wait(0.2)
    assert sorted(stage.city._places._wedges) == [-2, -1, 0, 1, 2]


def test_the_violet_arc_ends_at_the_middle_one_all_the_way(stage: Stage) -> None:
    begin(stage, (FIRST, SECOND))
    for _ in range(4):
        assert stage.city._arc.shown.end == pytest.approx(6.3)
        stage.wait(0.05)
    assert stage.city._arc.shown.start == pytest.approx(-20.9)
    stage.city.show(BOSS)
    stage.wait(0.5)
    assert (stage.city._arc.shown.start, stage.city._arc.shown.end) == (-40, 40)


def test_nothing_is_scheduled_and_nothing_drawn_when_all_is_still(stage: Stage) -> None:
    from kivy.clock import Clock

    stage.show(FIRST)
    stage.hand.frames(3)
    before = len(Clock.get_events())
    stage.city.show(SECOND)
    assert len(Clock.get_events()) > before
    stage.wait(1.5)
    assert len(Clock.get_events()) == before
    for _ in range(10):
        stage.hand.frames(1)
        assert not stage.hand.window.canvas.needs_redraw


def test_first_show_size_theme_and_a_new_phase_do_not_move(stage: Stage) -> None:
    from companion.ui.theme import DARK, LIGHT

    moved: list[bool] = []
    stage.city.bind(still=lambda _, still: moved.append(still))
    stage.show(FIRST)
    stage.city.size = 320, 154
    stage.hand.frames(2)
    stage.city.use(LIGHT)
    stage.hand.frames(2)
    stage.city.large = True
    stage.hand.frames(2)
    stage.show(replace(CALM, dial=None))
    stage.show(THIRD)
    assert moved == []
    stage.city.large = False
    stage.city.use(DARK)
    stage.hand.frames(2)
    assert picture(stage.city) == at_once(stage, THIRD)


def pixels(stage: Stage) -> bytes:
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    stage.hand.frames(3)
    width, height = SIZE
    return bytes(glReadPixels(0, 500, width, height, GL_RGB, GL_UNSIGNED_BYTE))


def test_text_is_there_again_after_the_context_was_lost(stage: Stage) -> None:
    from kivy.graphics.context import get_context

    stage.show(SECOND)
    stage.hand.window.canvas.ask_update()
    before, words = pixels(stage), {one.texture for one in rectangles(stage)}
    assert len(set(before)) > 50
    get_context().reload()
    stage.hand.frames(3)
    stage.hand.window.canvas.ask_update()
    assert pixels(stage) == before
    assert words
    assert not words & {
        one.texture for one in rectangles(stage)
    }  # a lost one may come back with another size


def test_a_tap_opens_the_ring_and_so_does_pulling_down(stage: Stage) -> None:
    stage.show(SECOND)
    stage.hand.touch(*stage.city.center)
    touch = stage.hand.down(*stage.city.center)
    stage.hand.move(touch, stage.city.center_x, stage.city.center_y - 30)
    stage.hand.up(touch)
    assert stage.heard == [("on_open",), ("on_open",)]


def test_a_finger_that_slips_aside_opens_nothing(stage: Stage) -> None:
    stage.show(SECOND)
    touch = stage.hand.down(*stage.city.center)
    stage.hand.move(touch, stage.city.center_x + 60, stage.city.center_y)
    stage.hand.wait(0.5)
    stage.hand.up(touch)
    assert stage.heard == []


@pytest.mark.parametrize(("place", "district"), [(-1, 1), (0, 2), (1, 3)])
def test_holding_tells_which_district_is_held(stage: Stage, place: int, district: int) -> None:
    stage.show(SECOND)
    closeup = stage.city.sight.closeup
    stage.hold(*closeup.at(closeup.middle, place * 0.9))
    assert stage.heard == [("on_hold_district", district)]


def test_without_a_phase_of_the_epics_there_is_nothing_to_touch(stage: Stage) -> None:
    stage.show(SECOND)
    stage.show(CALM)
    stage.hand.touch(*stage.city.center)
    assert stage.heard == []
