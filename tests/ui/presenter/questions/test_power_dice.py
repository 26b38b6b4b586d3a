"""Limelight's dice, and what they would make happen."""

from companion.game.store import Store
from companion.ui.presenter.acts import Act
from companion.ui.presenter.question_view import PowerRoll, QuestionView
from companion.ui.presenter.table import TablePresenter
from tests.ui.asked import asking, power


def roll(presenter: TablePresenter) -> PowerRoll:
    panel = presenter.view().panel
    assert isinstance(panel, QuestionView)
    [part] = panel.parts
    assert isinstance(part, PowerRoll)
    return part


def face(presenter: TablePresenter, name: str) -> None:
    presenter.do(next(one.act for one in roll(presenter).faces if one.words == name))


def test_one_die_is_open_and_a_face_opens_the_next(store: Store) -> None:
    table = asking(store, power())
    for colour in ("yellow", "black", "red", "blue"):
        assert [die.colour for die in roll(table).dice if die.open] == [colour]
        assert table.view().advance.act is None
        face(table, "B")
    assert [die.face for die in roll(table).dice] == ["B"] * 4
    advance = table.view().advance
    assert advance.act is not None
    table.do(advance.act)
    assert table.table.question is None


def test_a_die_is_tapped_to_change_it(store: Store) -> None:
    table = asking(store, power())
    face(table, "B")
    table.do(roll(table).dice[0].act)
    assert [one.words for one in roll(table).faces if one.chosen] == ["B"]
    face(table, "D")
    assert roll(table).dice[0].face == "D"


def test_r7_5_row_column_and_cell_are_lit(store: Store) -> None:
    table = asking(store, power())
    face(table, "C")
    table.do(Act("unfold", "yellow"))
    grid = roll(table).grid
    assert grid is not None
    assert (grid.row, grid.column) == (2, 1)
    states = [[cell.state for cell in row] for row in grid.cells]
    assert states[2] == ["held", "now", "held", "held", "held"]
    assert [row[1] for row in states] == ["held", "held", "now", "held"]
    assert roll(table).said.startswith("*C-2*")
    assert not grid.cells[0][1].known


def test_a_table_that_nobody_knows_is_not_drawn(store: Store) -> None:
    table = asking(store, power(known=False))
    assert roll(table).grid is None
    face(table, "A")
    assert roll(table).said
