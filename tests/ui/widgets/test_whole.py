"""A whole phase in the window: parts that open and tick, signs that fit, what lies out of sight."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.stop_view import Crumb, Row, Sign
from companion.ui.presenter.whole_view import Part, WholeView
from tests.ui.window import Hand

NAMES = ("Riverside", "Steel Quay", "The Stacks", "Harbour Gate", "Canal Row", "Steelheart", "Counters")
SIGNS = tuple(Sign("account-tie-hat", number=f"+{at}") for at in range(1, 9))


def part(at: int, opened: int, rows: int = 3) -> Part:
    made = tuple(
        Row(f"Place *{row} Enforcement*", "account-tie-hat", now=str(row), tick=Act("tick-row", (at, row)))
        for row in range(rows)
    )
    acts = Act("open-part", at), Act("tick-part", at)
    return Part(NAMES[at], SIGNS, made, f"{at + 1} of 7", *acts, at < opened, at == opened)


def view(opened: int, rows: int = 3) -> WholeView:
    return WholeView(
        "What moves",
        "5 Epics and Steelheart, in the fewest moves",
        (Crumb("Whole phase", "now"), Crumb("Round 5", "next")),
        tuple(part(at, opened, rows) for at in range(7)),
        "now",
        more=tuple(f"{count} more" for count in range(1, 8)),
        summary="2 done, 5 to come",
    )


@pytest.fixture
def panel(hand: Hand) -> Any:
    from kivy.metrics import dp

    from companion.ui.widgets.panel import SidePanel

    made = SidePanel(size_hint=(None, None), size=(dp(480), dp(768)), pos=(784, 16))
    for child in list(hand.window.children):
        hand.window.remove_widget(child)
    hand.window.add_widget(made)
    return made


@pytest.fixture
def show(hand: Hand, panel: Any) -> Callable[[WholeView], Any]:
    def shown(whole: WholeView) -> Any:
        panel.show(whole, Advance("Done", Act("done")), ())
        hand.wait(0.5)
        return panel.face

    return shown


@pytest.fixture
def done(panel: Any) -> list[Act]:
    acts: list[Act] = []
    panel.bind(on_do=lambda _, act: acts.append(act))
    return acts


@pytest.fixture
def large(hand: Hand) -> Iterator[None]:  # noqa: ARG001 - an app that starts has a size of its own
    from companion.ui.skin import skin

    skin.scale = 2
    yield
    skin.scale = 1


def test_one_part_is_open_and_the_others_say_it_in_signs(show: Callable[[WholeView], Any]) -> None:
    face = show(view(2))
    assert [len(box.rows) for box in face.parts.boxes] == [0, 0, 3, 0, 0, 0, 0]
    for box in face.parts.boxes:
        signs = box.head.signs
        assert bool(signs) != box.open
        name = box.head.ids.name
        assert all(name.right <= sign.x and sign.right <= box.right for sign in signs)
        if signs:  # the rest is counted
            assert int(signs[0].number) + len(signs) - 1 == len(SIGNS)


def test_a_tap_opens_a_part_its_circle_ticks_it_and_a_row_is_ticked(
    hand: Hand, done: list[Act], show: Callable[[WholeView], Any]
) -> None:
    face = show(view(2))
    boxes = face.parts.boxes
    hand.tap_widget(boxes[3].head.ids.name)
    hand.tap_widget(boxes[1].head.ids.circle)
    hand.tap_widget(boxes[2].rows[1])
    assert done == [Act("open-part", 3), Act("tick-part", 1), Act("tick-row", (2, 1))]


def test_the_open_part_is_pulled_into_sight(show: Callable[[WholeView], Any]) -> None:
    face = show(view(0, rows=8))
    assert face.more.parent is face
    face = show(view(6, rows=8))
    box = face.parts.boxes[6]
    assert box.top <= face.shaft.top
    assert box.y >= face.shaft.y - 1
    assert face.more.parent is None
    face = show(view(1, rows=8))
    box = face.parts.boxes[1]
    assert box.top <= face.shaft.top + 1
    assert box.top > face.shaft.center_y


def test_as_one_opens_what_lies_below_is_counted_anew(show: Callable[[WholeView], Any]) -> None:
    counted = set()
    for opened in range(3):
        face = show(view(opened, rows=6))
        assert face.more.parent is face
        counted.add(face.more.text)
    assert all(words.endswith("more") for words in counted)


@pytest.mark.usefixtures("large")
def test_beside_large_text_the_others_are_one_line(hand: Hand, show: Callable[[WholeView], Any]) -> None:
    face = show(view(2))
    assert len(face.parts.boxes) == 1
    assert hand.sees("2 done, 5 to come")
    for row in face.parts.boxes[0].rows:
        assert row.right <= face.right + 1


@pytest.mark.usefixtures("large")
def test_a_long_word_is_not_broken(show: Callable[[WholeView], Any]) -> None:
    whole = view(0)
    rows = (replace(whole.parts[0].rows[0], words="Stellt *3 Epic-Aktionskopie-Marker* hin"),)
    face = show(replace(whole, parts=(replace(whole.parts[0], rows=rows), *whole.parts[1:])))
    words = face.parts.boxes[0].rows[0].ids.words
    assert words.font_size < 50
    assert not any(
        "Epic-Aktionskopie-Mar" in "".join(word.text for word in line.words)
        and "Marker" not in "".join(word.text for word in line.words)
        for line in words._label._cached_lines
    )


def test_where_nothing_moves_one_line_says_so(hand: Hand, show: Callable[[WholeView], Any]) -> None:
    show(replace(view(0), parts=(), nothing="Nothing changes on the board"))
    assert hand.sees("Nothing changes on the board")
