"""A row of printed symbols, small: those that did something are lit, the bracket stands between."""

from pathlib import Path
from typing import Any, Final

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.stop_view import Sign, Tile, Tiles
from companion.ui.widgets.parts import MarkBadge

Builder.load_file(str(Path(__file__).with_name("small_track.kv")))

LEAST: Final = 24  # dp: how narrow a tile can be
GAP: Final = 5
BAR: Final = 4


class SmallTile(AnchorLayout):
    """What is printed there; how often it did something, if more than once."""

    icon = StringProperty()
    badge = StringProperty()
    lit = BooleanProperty(False)
    known = BooleanProperty(True)

    def show(self, tile: Tile) -> None:
        first = tile.signs[0] if tile.signs else Sign("minus")
        self.icon = first.icon if tile.known else ""
        self.badge, self.lit, self.known = tile.badge, tile.state == "now", tile.known
        if first.mark:
            self.add_widget(MarkBadge(track=first.mark, size=(dp(20), dp(17))))


class SmallBar(Widget):
    pass


class SmallTrack(BoxLayout):
    """`high`: its tiles; they are narrower where `room` is short."""

    high = NumericProperty("38dp")
    room = NumericProperty(0)
    tile = NumericProperty("38dp")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._shown: tuple[Tiles | None, str] = (None, "")
        self.bind(room=self._fit, high=self._fit)

    def show(self, tiles: Tiles | None, mark: str) -> None:
        if (tiles, mark) == self._shown:
            return
        self._shown = tiles, mark
        self.clear_widgets()
        if tiles is None:
            return
        if mark:
            self.add_widget(MarkBadge(track=mark, size=(dp(40), dp(28)), pos_hint={"center_y": 0.5}))
        for index, tile in enumerate(tiles.tiles):
            if index == tiles.bracket:
                self.add_widget(SmallBar())
            box = SmallTile()
            box.show(tile)
            self.add_widget(box)
        if tiles.bracket == len(tiles.tiles):
            self.add_widget(SmallBar())
        self._fit()

    def _fit(self, *_: object) -> None:
        others = [one for one in self.children if not isinstance(one, SmallTile)]
        count = len(self.children) - len(others)
        if count:
            taken = sum(one.width for one in others) + dp(GAP) * len(self.children)
            self.tile = max(dp(LEAST), min(self.high, (self.room - taken) / count))
