"""Why, the log and the table check by touch: a finger that rests explains, and does nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import Row, RowGroup, StopView
from tests.ui.window import Hand

WHY = Act("why", "population")
MANY = StopView(
    "Glasswing",
    "acts in Steel Quay",
    (),
    (
        RowGroup(
            tuple(Row(f"Place *{at} Enforcement* here", "account-tie-hat", hold=WHY) for at in range(14))
        ),
    ),
    "now",
    more=tuple(f"{count} more" for count in range(1, 15)),
)


def rest(hand: Hand, widget: Any, seconds: float = 0.5) -> None:
    """A finger that stays where it is."""
    touch = hand.down(*widget.to_window(*widget.center))
    hand.wait(seconds)
    hand.up(touch)
    hand.frames(3)


def panel(hand: Hand) -> Any:
    return hand.app.screens["table"].panel


def to_epics(hand: Hand) -> None:
    """On to the first stop at which an Epic has done something."""
    hand.tap("Begin the Epic Phase")
    hand.wait(0.4)


def test_a_row_is_held_for_why_and_is_not_ticked(table: Hand) -> None:
    to_epics(table)
    row = panel(table).face.rows.rows[0]
    rest(table, row)
    assert table.sees("Why is it so?")
    assert not row.done
    table.wait(0.4)
    table.tap("Back to the table")
    assert not panel(table).face.rows.rows[0].done


def test_a_short_touch_ticks_it_and_does_not_explain(table: Hand) -> None:
    to_epics(table)
    row = panel(table).face.rows.rows[0]
    rest(table, row, 0.2)
    assert row.done
    table.wait(0.5)
    assert not table.sees("Why is it so?")


@pytest.fixture
def alone(hand: Hand) -> Callable[[StopView], Any]:
    """The side panel of a window, without a game."""
    from kivy.metrics import dp

    from companion.ui.widgets.panel import SidePanel

    made = SidePanel(size_hint=(None, None), size=(dp(480), dp(768)), pos=(784, 16))
    for child in list(hand.window.children):
        hand.window.remove_widget(child)
    hand.window.add_widget(made)

    def shown(stop: StopView) -> Any:
        from companion.ui.presenter.panel import Advance

        made.show(stop, Advance("Done", Act("done")), ())
        hand.wait(0.5)
        return made

    return shown


def test_a_finger_that_pulls_the_list_holds_nothing(hand: Hand, alone: Callable[[StopView], Any]) -> None:
    made = alone(MANY)
    done: list[Act] = []
    made.bind(on_do=lambda _, act: done.append(act))
    row = made.face.rows.rows[4]
    x, y = row.to_window(*row.center)
    touch = hand.down(x, y)
    hand.wait(0.1)
    hand.move(touch, x, y + 60)
    hand.wait(0.6)
    hand.up(touch)
    hand.wait(0.1)
    assert done == []
    assert not row.done
    rest(hand, made.face.rows.rows[5])
    assert done == [WHY]


def test_a_number_of_a_sheet_is_held_for_why_and_not_typed(table: Hand) -> None:
    table.tap_district(1)
    table.wait(0.4)
    cell = next(one for one in panel(table).walk() if getattr(one, "hold", None) is not None)
    rest(table, cell, 0.7)  # the list has to see first that nobody pulls it
    assert table.sees("Why is it so?")
    table.wait(0.4)
    table.tap("Close")
    table.wait(0.4)
    table.tap_widget(next(one for one in panel(table).walk() if getattr(one, "hold", None) is not None))
    assert table.sees("Counted so far")


def test_the_population_says_why_when_it_is_tapped(table: Hand) -> None:
    to_epics(table)
    presenter = table.app.screens["table"].presenter
    table.tap_widget(table.app.screens["table"].ids.population)
    assert table.sees("Why is it so?")
    table.wait(0.4)
    table.back()
    assert presenter.view().ring.progress is not None


def test_the_log_goes_back_to_an_entry(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    for value in (7, 8, 9):
        presenter.do(Act("correct", ("money", value)))
    table.app.screens["table"].do(Act("look", "log"))
    table.wait(0.4)
    table.tap("Correction: Money 7")
    table.wait(0.4)
    table.tap("Go back to here")
    table.wait(0.4)
    assert table.sees("Move these back on the board:")
    table.tap("Moved back")
    assert presenter.table.money == 7
    table.wait(0.4)
    table.app.screens["table"].do(Act("look", "log"))
    table.wait(0.4)
    assert table.sees("Taken back")


def test_a_log_of_many_entries_makes_few_widgets(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    for value in range(60, 260):
        presenter.sitting.enter(_correction(value))
    table.app.screens["table"].do(Act("look", "log"))
    table.wait(0.4)
    face = panel(table).face
    assert len(face.entries.rows) < 20
    assert table.sees("Correction: Money 259")
    face.entries.pull(54 * 150)
    table.frames(2)
    assert len(face.entries.rows) < 20
    assert not table.sees("Correction: Money 259")
    assert table.sees("Correction: Money 109")


def _correction(value: int) -> Any:
    from companion.rules.commands import Set

    return Set("money", value)


def test_the_key_beside_the_menu_compares_the_board(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    screen = table.app.screens["table"]
    key = next(one for one in screen.walk() if getattr(one, "icon", "") == "clipboard-check-outline")
    table.tap_widget(key)
    table.wait(0.4)
    assert table.sees("Does the board look like this?")
    enforcement = presenter.table.districts[0].pieces[0]
    cell = panel(table).face.columns.children[-1].ids.cells.children[-4]
    assert cell.number == str(enforcement)
    table.tap_widget(cell)
    table.wait(0.4)
    table.tap("7")
    table.tap("That is it")
    table.wait(0.4)
    assert presenter.table.districts[0].pieces[0] == 7
    table.tap("It matches")
    assert table.sees("Your turn")


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740)])
@pytest.mark.parametrize("look", [Act("why", "population"), Act("look", "log"), Act("look", "check")])
def test_every_page_fits_every_screen(table: Hand, size: tuple[int, int], look: Act) -> None:
    screen = table.app.screens["table"]
    screen.size_hint = None, None
    screen.size = size
    table.frames(3)
    screen.do(look)
    table.wait(0.4)
    face = panel(table).face
    assert face.width <= size[0]
    assert panel(table).ids.advance.right <= size[0]
    assert face.y >= panel(table).ids.footer.top - 1
