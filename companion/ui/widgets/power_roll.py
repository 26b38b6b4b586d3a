"""Limelight's four dice; of the one that is open its faces, and its table with row, column and cell lit."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.question_view import Grid, PowerDie, PowerRoll
from companion.ui.skin import skin
from companion.ui.theme import MARKS
from companion.ui.widgets.extent import grown
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import Key, TextKey
from companion.ui.widgets.placing import put
from companion.ui.widgets.track_tiles import TileBox

Builder.load_file(str(Path(__file__).with_name("power_roll.kv")))

MOST: Final = 6  # faces beside one another
CELL: Final = 38  # dp high
HEAD: Final = 24  # dp: names of rows and columns
GAP: Final = 5


class DieKey(Key):
    colour = StringProperty("yellow")
    face = StringProperty()
    open = BooleanProperty(False)

    def show(self, one: PowerDie) -> None:
        self.colour, self.face, self.open, self.act = one.colour, one.face, one.open, one.act
        self.ids.letter.text = MARKS[one.colour].letter


class PowerFace(TextKey):
    chosen = BooleanProperty(False)

    def show(self, one: Answer) -> None:
        self.text, self.act, self.chosen = one.words, one.act, one.chosen


class CellBox(TileBox):
    pass


class GridName(Label):
    """Of a row or a column."""

    lit = BooleanProperty(False)


class GridBox(FloatLayout):
    """A table as far as it is known; as high as its rows."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._grid: Grid | None = None
        self._cells: list[CellBox] = []
        self._names: list[GridName] = []
        self.bind(pos=self._arrange, width=self._arrange)
        skin.bind(scale=self._arrange)

    def show(self, grid: Grid) -> None:
        self._grid = grid
        cells = [cell for row in grid.cells for cell in row]
        self._keep(self._cells, len(cells), CellBox)
        self._keep(self._names, len(grid.columns) + len(grid.rows), GridName)
        for box, cell in zip(self._cells, cells, strict=True):
            box.show(cell)
        for name, words in zip(self._names, (*grid.columns, *grid.rows), strict=True):
            name.text = words
        self._arrange()

    def _keep(self, parts: list[Any], count: int, make: Callable[[], Any]) -> None:
        while len(parts) > count:
            self.remove_widget(parts.pop())
        while len(parts) < count:
            parts.append(make())
            self.add_widget(parts[-1])

    def _arrange(self, *_: object) -> None:
        grid = self._grid
        if grid is None or self.width <= dp(100):
            return
        scale = float(skin.scale)
        head, high, gap = grown(HEAD, HEAD * 1.6, scale), grown(CELL, CELL * 1.5, scale), dp(GAP)
        count = len(grid.columns)
        wide = (self.width - head - count * gap) / count
        self.height = head + len(grid.rows) * (high + gap)
        for at, name in enumerate(self._names[:count]):
            name.lit = at == grid.column
            put(name, self.x + head + gap + at * (wide + gap), self.top - head / 2, wide, head)
        for at in range(len(grid.rows)):
            middle = self.top - head - gap - at * (high + gap) - high / 2 + gap
            name = self._names[count + at]
            name.lit = at == grid.row
            put(name, self.x, middle, head, high)
            for place, box in enumerate(self._cells[at * count : (at + 1) * count]):
                put(box, self.x + head + gap + place * (wide + gap), middle, wide, high)


class PowerBox(BoxLayout):
    title = StringProperty()
    note = StringProperty()
    said = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.grid = GridBox(size_hint_y=None)

    def show(self, roll: PowerRoll) -> None:
        ids = self.ids
        fill(ids.dice, roll.dice, lambda: self._key(DieKey()))
        fill(ids.faces, roll.faces, lambda: self._key(PowerFace()))
        rows = -(-len(roll.faces) // MOST)
        ids.faces.cols = -(-len(roll.faces) // rows)
        self.said = roll.said
        self.title = roll.grid.title if roll.grid else ""
        self.note = roll.grid.note if roll.grid else ""
        opened = next((one.colour for one in roll.dice if one.open), "")
        ids.mark.show(mark=opened)
        if roll.grid is None:
            ids.table.clear_widgets()
            return
        self.grid.show(roll.grid)
        if self.grid.parent is None:
            ids.table.add_widget(self.grid)

    def _key(self, key: Key) -> Key:
        key.bind(on_do=lambda _, act: self.do(act))
        return key
