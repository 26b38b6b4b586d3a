"""Numbers to look at, side by side; one of them is chosen."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Tile
from companion.ui.theme import PIECE_COLOURS, PIECES
from companion.ui.widgets.filling import fill
from companion.ui.widgets.holding import HoldKey

TINTS = {PIECES[piece]: colour for piece, colour in PIECE_COLOURS.items()}

Builder.load_file(str(Path(__file__).with_name("number_tile.kv")))


class NumberTile(HoldKey):
    icon = StringProperty()
    number = StringProperty()
    words = StringProperty()
    tint = StringProperty("text_2")
    chosen = BooleanProperty(False)

    def show(self, one: Tile) -> None:
        self.icon, self.number, self.words, self.act = one.icon, one.number, one.words, one.act
        self.hold = one.hold
        self.tint, self.chosen = TINTS.get(one.icon, "text_2"), one.chosen


class Tiles(GridLayout):
    """In one row, or in two where the text is large."""

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do

    def show(self, views: Sequence[Tile]) -> None:
        fill(self, views, self._tile)

    def _tile(self) -> NumberTile:
        tile = NumberTile()
        tile.bind(on_do=lambda _, act: self.do(act))
        return tile
