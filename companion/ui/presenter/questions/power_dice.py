"""Limelight's four dice: each chooses a row of its table, his bracket the column (R7.5)."""

from dataclasses import replace

from companion.rules import inputs
from companion.rules.at_hand import State
from companion.rules.boss_sight import PowerTable, deeds_of, power_tables
from companion.rules.notation import COLOURS
from companion.rules.questions import PowerDice
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.question_view import Grid, PowerDie, PowerRoll, QuestionView
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.stop_view import Tile
from companion.ui.presenter.track_tiles import signs_of
from companion.wording.boss_sight import power_words
from companion.wording.language import Language
from companion.wording.names import capital, column_name, table_name


def power_dice(question: PowerDice, asked: Asked) -> tuple[QuestionView, Advance]:
    table, language, rows = asked.table, asked.language, asked.draft.rows
    left = [colour for colour in COLOURS if colour not in rows]
    opened = asked.draft.open or (left or list(COLOURS))[0]
    dice = tuple(
        PowerDie(colour, rows.get(colour, ""), Act("unfold", colour), colour == opened) for colour in COLOURS
    )
    faces = tuple(
        Answer(face, Act("row", (opened, face)), chosen=rows.get(opened) == face)
        for face in dict.fromkeys(question.options)
    )
    sight = _sight(table, opened, rows.get(opened))
    roll = PowerRoll(dice, faces, _grid(sight, language), power_words(sight, table, language))
    view = asked.view(question, (roll,))
    if left:
        words = language.ngettext("{count} die to go", "{count} dice to go", len(left))
        return view, Advance(words)
    return view, Advance(language.gettext("That is it"), Act("enter", inputs.Answer(dict(rows))))


def _sight(table: Table, colour: str, row: str | None) -> PowerTable:
    """As it would be with this row."""
    sight = replace(power_tables(table)[COLOURS.index(colour)], row=row)
    if row not in sight.rows:
        return replace(sight, row=row if not sight.rows else None)
    return sight if sight.cell is None else replace(sight, deeds=deeds_of(table, sight.cell))


def _state(in_row: bool, in_column: bool) -> State:
    return "now" if in_row and in_column else "held" if in_row or in_column else "idle"


def _grid(sight: PowerTable, language: Language) -> Grid | None:
    """None: nothing is known of the table, not even how large it is."""
    if sight.columns is None:
        return None
    first = sight.rows[0]
    columns = tuple(column_name(column, first) for column in range(1, sight.columns + 1))
    cells = tuple(
        tuple(
            Tile(signs_of(cell), _state(row == sight.row, column == sight.column), known=cell is not None)
            for column, cell in enumerate(track, 1)
        )
        for row, track in zip(sight.rows, sight.cells, strict=True)
    )
    note = language.gettext("column {column}", column=column_name(sight.column, first))
    if sight.row is not None:
        note = language.gettext("row {row}, {column}", row=sight.row, column=note)
    return Grid(
        capital(table_name(sight.colour, language)),
        note,
        columns,
        sight.rows,
        cells,
        sight.column - 1,
        None if sight.row is None else sight.rows.index(sight.row),
    )
