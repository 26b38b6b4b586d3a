"""The end of a game and the set-up in the window: the curve of short and long games, ticks by touch."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from companion.ui.presenter.acts import Act
from companion.ui.presenter.ending_view import Cost, CurvePoint, Ended
from companion.ui.presenter.panel import Advance
from tests.ui.window import Hand


def ending(rounds: int, won: bool = True) -> Ended:
    people = [max(0, 40 - at * 40 // rounds) for at in range(rounds + 1)]
    points = tuple(CurvePoint(str(at) if at else "start", one) for at, one in enumerate(people))
    costs = tuple(Cost(name, f"−{at}", at / 9) for at, name in ((9, "Nightwielder"), (4, "Steelheart")))
    words = ("Won in round 7 · Standard", "Newcago is free", "*18 people* lived to see it.")
    return Ended(won, *words, people[-1], points, "Who cost how much", costs, "22 in all.")


@pytest.fixture
def show(hand: Hand) -> Callable[[Ended, int, int], Any]:
    from companion.ui.widgets.panel import SidePanel

    for child in list(hand.window.children):
        hand.window.remove_widget(child)
    panel = SidePanel(size_hint=(None, None))
    hand.window.add_widget(panel)

    def shown(view: Ended, width: int, height: int) -> Any:
        panel.shape = "wide" if width > height else "phone" if width < 600 else "tall"
        panel.size = width, height
        panel.show(view, Advance("Home", Act("home")), ())
        hand.wait(0.5)
        return panel.face

    return shown


def words_of(curve: Any) -> list[Any]:
    return [one for one in curve.children if one.text]


@pytest.mark.parametrize("rounds", [1, 7, 30])
@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_the_words_of_the_curve_stay_apart(
    show: Callable[[Ended, int, int], Any], rounds: int, size: tuple[int, int]
) -> None:
    curve = show(ending(rounds), *size).curve
    labels = words_of(curve)
    rows: dict[str, list[Any]] = {one.font_name: [] for one in labels}
    for one in labels:
        rows[one.font_name].append(one)
    for row in rows.values():
        row.sort(key=lambda one: one.x)
        assert row[0].text in {"40", "start"}
        assert row[-1].text in {"0", str(rounds)}
        assert all(one.right < other.x for one, other in pairwise(row))
        assert row[0].x >= curve.x - 1
        assert row[-1].right <= curve.right + 1


def test_a_lost_city_is_dark_and_a_free_one_is_lit(show: Callable[[Ended, int, int], Any]) -> None:
    face = show(ending(7, won=False), 1280, 800)
    assert (face.horizon.opacity, face.horizon.population) == (1, 0)
    face = show(replace(ending(7), population=18), 1280, 800)
    assert face.horizon.population == 18


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740), (740, 360)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_lies_over_anything(
    show: Callable[[Ended, int, int], Any], size: tuple[int, int], scale: float
) -> None:
    from companion.ui.skin import skin

    skin.scale = scale
    try:
        face = show(ending(7), *size)
        parts = sorted((face.words, face.curve, face.box), key=lambda one: -one.top)
        for one, other in pairwise(parts):
            assert other.top <= one.y + 1 or other.x >= one.right or one.x >= other.right
        assert face.content.height >= max(one.top for one in parts) - 1
        if face.horizon.opacity:
            assert face.shaft.y >= face.horizon.top - 20
    finally:
        skin.scale = 1


def test_the_set_up_is_ticked_by_touch(hand: Hand) -> None:
    hand.tap("Practice game")
    hand.wait(0.4)
    hand.tap("Start")
    hand.wait(0.6)
    assert hand.sees("0 of 13")
    hand.tap("The Castellan: Power board")
    hand.wait(0.4)
    assert hand.sees("1 of 13")
    hand.app.screens["table"].do(Act("home"))
    hand.wait(0.4)
    hand.tap("Continue")
    hand.wait(0.6)
    assert hand.sees("1 of 13")
    hand.tap("Begin the Prologue")
    assert not hand.sees("1 of 13")
