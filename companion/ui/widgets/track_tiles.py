"""An action track, large: a tile for each symbol, the bracket between them, badges for repeats."""

from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.stop_view import Sign, Tile, Tiles
from companion.ui.skin import skin
from companion.ui.widgets.parts import MarkBadge
from companion.ui.widgets.placing import put

Builder.load_file(str(Path(__file__).with_name("track_tiles.kv")))

SIZES: Final = {"wide": (66, 70), "tall": (62, 66), "phone": (52, 56)}  # dp
CROWDED: Final = 52  # wide, in two rows
NARROWEST: Final = 40  # wide, in one
MOST: Final = 6
GAP: Final = 8
BAR: Final = 6


class SignBox(BoxLayout):
    icon = StringProperty()
    mark = StringProperty()
    number = StringProperty()
    reach = StringProperty()
    state = StringProperty()

    def show(self, sign: Sign) -> None:
        self.icon, self.number, self.reach = sign.icon, sign.number, sign.reach
        self.ids.badge.show(sign.icon, mark=sign.mark)
        self.on_size()

    def on_size(self, *_: object) -> None:
        for part in self.ids.badge.children:
            if isinstance(part, MarkBadge):
                high = min(self.height * 0.38, self.width * 0.5)
                part.size = high * (1.5 if high >= dp(18) else 1), high
            else:
                part.font_size = min(self.height * 0.44, self.width * 0.8)


class TileBox(FloatLayout):
    state = OptionProperty("idle", options=("done", "now", "next", "held", "idle"))
    badge = StringProperty()
    unknown = StringProperty()
    asked = StringProperty()  # it is the one: which, in a word
    asking = ColorProperty()  # of the question mark

    def show(self, tile: Tile) -> None:
        self.state, self.badge, self.unknown = tile.state, tile.badge, "" if tile.known else "?"
        self.asked = tile.asked
        row = self.ids.row
        row.clear_widgets()
        for sign in tile.signs:
            box = SignBox(state=tile.state)
            self.bind(state=box.setter("state"))
            box.show(sign)
            row.add_widget(box)


class BracketBar(Widget):
    pass


class TrackTiles(FloatLayout):
    """As high as its rows."""

    shape = OptionProperty("wide", options=tuple(SIZES))
    natural = NumericProperty(0)  # the width it would like

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._tiles: Tiles | None = None
        self._boxes: list[TileBox] = []
        self._bar = BracketBar()
        self.bind(pos=self._arrange, width=self._arrange, shape=self._arrange)
        skin.bind(scale=self._arrange)

    def show(self, tiles: Tiles | None) -> None:
        if tiles == self._tiles:
            return
        self._tiles = tiles
        self.clear_widgets()
        shown = () if tiles is None else tiles.tiles
        while len(self._boxes) < len(shown):
            self._boxes.append(TileBox())
        for box, tile in zip(self._boxes, shown, strict=False):
            box.show(tile)
            self.add_widget(box)
        if tiles is not None and tiles.bracket is not None:
            self.add_widget(self._bar)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        if self._tiles is None or not self._tiles.tiles:
            self.height = self.natural = 0
            return
        tiles, grown = self._tiles, max(1.0, min(1.5, float(skin.scale)))
        wide, high = (dp(size) * grown for size in SIZES[self.shape])
        count, gap, bar = len(tiles.tiles), dp(GAP), dp(BAR)
        self.natural = count * (wide + gap) + bar
        if count > MOST or self.natural > self.width:
            fits = (self.width - bar) / count - gap
            wide = min(wide, fits if fits >= dp(NARROWEST) else dp(CROWDED) * grown)
        in_row = max(1, int((self.width - bar) // (wide + gap)))
        rows = -(-count // in_row)
        in_row = -(-count // rows)
        self.height = rows * high + (rows - 1) * gap
        for index, box in enumerate(self._boxes[:count]):
            row, place = divmod(index, in_row)
            after = tiles.bracket is not None and index >= tiles.bracket and tiles.bracket // in_row >= row
            x = self.x + place * (wide + gap) + (bar + gap if after and self._bar_row(in_row) == row else 0)
            put(box, x, self.top - row * (high + gap) - high / 2, wide, high)
        self._put_bar(in_row, wide, high)

    def _bar_row(self, in_row: int) -> int:
        """At the end of a full row the bracket stays there."""
        assert self._tiles is not None
        assert self._tiles.bracket is not None
        return max(0, self._tiles.bracket - 1) // in_row

    def _put_bar(self, in_row: int, wide: float, high: float) -> None:
        if self._bar.parent is None:
            return
        assert self._tiles is not None
        assert self._tiles.bracket is not None
        row = self._bar_row(in_row)
        place = self._tiles.bracket - row * in_row
        gap = dp(GAP)
        x = self.x + place * (wide + gap)
        put(self._bar, x, self.top - row * (high + gap) - high / 2, dp(BAR), high)
