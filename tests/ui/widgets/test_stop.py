"""A stop of the Epic Phase in the window: what is on it, and what does not fit."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.stop_view import Crumb, Die, Row, RowGroup, Sign, StopView, Tile, Tiles
from tests.ui.window import Hand

ROWS = tuple(
    Row(f"Place *{at} Enforcement* in Harbour Gate", "account-tie-hat", now=str(at)) for at in range(1, 12)
)
STOP = StopView(
    "Glasswing",
    "acts in Steel Quay",
    (
        Crumb("Old Static", "done"),
        Crumb("Glasswing", "now"),
        *(Crumb(f"Epic {at}", "next") for at in range(6)),
    ),
    (RowGroup(ROWS[:3]),),
    "now",
    Tiles(tuple(Tile((Sign("account-group", number="−1"),), "now") for _ in range(5)), 3),
    more=tuple(f"{count} more" for count in range(1, 12)),
)
LONG = replace(STOP, groups=(RowGroup(ROWS),))


@pytest.fixture
def panel(hand: Hand) -> Any:
    """The side panel of a window, without a game."""
    from kivy.metrics import dp

    from companion.ui.widgets.panel import SidePanel

    made = SidePanel(size_hint=(None, None), size=(dp(480), dp(768)), pos=(784, 16))
    for child in list(hand.window.children):
        hand.window.remove_widget(child)
    hand.window.add_widget(made)
    return made


@pytest.fixture
def show(hand: Hand, panel: Any) -> Callable[[StopView], Any]:
    def shown(stop: StopView) -> Any:
        panel.show(stop, Advance("Done", Act("done")), ())
        hand.wait(0.5)
        return panel.face

    return shown


def test_few_rows_stand_whole_and_large(hand: Hand, show: Callable[[StopView], Any]) -> None:
    face = show(STOP)
    assert [row.text_size for row in face.rows.rows] == [30] * 3
    assert face.more.parent is None
    assert hand.sees("Glasswing")
    assert hand.sees("+")
    for row in face.rows.rows:
        assert row.to_window(*row.pos)[1] >= face.to_window(*face.pos)[1]


def test_many_rows_are_smaller_and_can_be_pulled(hand: Hand, show: Callable[[StopView], Any]) -> None:
    face = show(LONG)
    assert face.rows.rows[0].text_size < 30
    assert face.more.text.endswith(" more")
    hidden = face.more.text
    hand.tap(hidden)
    assert face.more.text != hidden


def test_a_tap_ticks_a_row_for_the_eye(hand: Hand, show: Callable[[StopView], Any]) -> None:
    face = show(STOP)
    first = face.rows.rows[0]
    hand.tap_widget(first)
    assert first.done
    show(STOP)
    assert first.done
    show(replace(STOP, groups=(RowGroup(ROWS[3:6]),)))
    assert not first.done


def test_names_that_do_not_fit_on_the_ribbon_are_counted(show: Callable[[StopView], Any]) -> None:
    face = show(STOP)
    shown = [part.text for part in reversed(face.ribbon.children)]
    assert shown[1] == "Glasswing"
    assert shown[-1].startswith("+")
    assert len(shown) - 3 + int(shown[-1]) == 6
    assert all(part.right <= face.ribbon.right for part in face.ribbon.children)


def test_a_face_of_the_die_is_a_key(hand: Hand, panel: Any, show: Callable[[StopView], Any]) -> None:
    done: list[Act] = []
    panel.bind(on_do=lambda _, act: done.append(act))
    faces = tuple(Answer(str(face), Act("enter", face), "Harbour Gate") for face in (1, 2, 3))
    show(
        replace(
            STOP,
            die=Die(
                "The movement die shows", faces, Answer("Roll for me", Act("roll"), icon="dice-multiple")
            ),
        )
    )
    hand.tap_widget(next(key for key in panel.face.die.walk() if getattr(key, "face", "") == "2"))
    hand.tap("Roll for me")
    assert done == [Act("enter", 2), Act("roll")]


@pytest.mark.parametrize("count", [2, 6, 7, 9, 12])
def test_all_tiles_of_a_track_stand_inside_the_panel(count: int, show: Callable[[StopView], Any]) -> None:
    tile = Tile((Sign("account-group", number="−1"), Sign("wall", number="+1")), "next", "×2")
    for bracket in (0, 1, count):
        face = show(replace(STOP, tiles=Tiles((tile,) * count, bracket)))
        assert all(face.x <= part.x and part.right <= face.right for part in face.tiles.children)
        boxes = [(part.x, part.right, part.y) for part in face.tiles.children]
        for at, (left, right, y) in enumerate(boxes):
            assert not any(
                left < other[1] and other[0] < right and y == other[2] for other in boxes[at + 1 :]
            )
