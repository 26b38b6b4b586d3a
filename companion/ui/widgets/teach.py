"""A printed symbol, put together: its row, the likeliest, the palette, how many, where, for each what."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.presenter.acts import Act
from companion.ui.presenter.teach_view import Choices, Palette, Pick, TeachView
from companion.ui.skin import skin
from companion.ui.widgets.filling import fill
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES, Key, MarkBadge
from companion.ui.widgets.shaft import Shaft
from companion.ui.widgets.track_tiles import TrackTiles

Builder.load_file(str(Path(__file__).with_name("teach.kv")))

COLUMNS: Final = {"wide": 7, "tall": 7, "phone": 4}  # of the palette
IN_ROW: Final = {"wide": 9, "tall": 6, "phone": 4}  # of the other keys, at the most
NUMBERS: Final = {"wide": 14, "tall": 10, "phone": 6}
LIKELY: Final = {"wide": 6, "tall": 6, "phone": 3}
NARROWEST: Final = 58  # dp: a key with an icon above its word
FLAT: Final = 640  # dp: a phone on its side is laid out as a tablet
LOWEST: Final = 48  # dp
TIGHT: Final = 116
LOW: Final = {"wide": 58, "tall": 64, "phone": 78}
ROOMY: Final = 76

Do = Callable[[Act], None]


class PickSign(BoxLayout):
    """An icon or a mark, its number below or beside it, and whom it reaches."""

    number = StringProperty()
    reach = StringProperty()
    chosen = BooleanProperty(False)
    tight = BooleanProperty(False)

    def on_tight(self, *_: object) -> None:
        for part in self.ids.badge.children:
            if isinstance(part, MarkBadge):
                part.size = (dp(24), dp(22)) if self.tight else (dp(46), dp(30))


class PickKey(Key):
    """Signs above a word; a number alone is large; without signs the word stands alone."""

    words = StringProperty()
    chosen = BooleanProperty(False)
    framed = BooleanProperty(False)
    beside = BooleanProperty(False)  # the signs stand left of the word
    large = BooleanProperty(False)
    tight = BooleanProperty(False)  # hardly wider than one sign

    def __init__(self, do: Do, beside: bool = False, worded: bool = True, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._do, self._worded, self.beside = do, worded, beside
        self._pick: Pick | None = None
        self.bind(width=self._fit)

    def _fit(self, *_: object) -> None:
        self.tight = self.width < dp(TIGHT)

    def on_do(self, act: Act) -> None:
        self._do(act)

    def show(self, pick: Pick) -> None:
        if pick == self._pick:
            return
        self._pick = pick
        self.act, self.chosen, self.framed = pick.act, pick.chosen, pick.framed
        self.words = pick.words if self._worded or not pick.signs else ""
        self.large = len(pick.words) <= 2 and not pick.signs
        row = self.ids.signs
        row.clear_widgets()
        for sign in pick.signs:
            one = PickSign(number=sign.number, reach=sign.reach, chosen=pick.chosen)
            one.ids.badge.show(sign.icon, mark=sign.mark)
            one.tight = self.tight
            self.bind(chosen=one.setter("chosen"), tight=one.setter("tight"))
            row.add_widget(one)


class PickRow(BoxLayout):
    """A title and its keys, beside each other where there is room."""

    title = StringProperty()
    stacked = BooleanProperty(False)
    natural = NumericProperty(0)

    def __init__(self, do: Do, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._do, self._worded = do, True

    def show(self, choices: Choices) -> None:
        self.title = choices.title
        fill(self.ids.grid, choices.picks, self._key)

    def lay_out(self, columns: int, high: float) -> None:
        grid = self.ids.grid
        grid.cols = max(1, min(columns, len(grid.children)))
        grid.row_default_height = high
        for key in grid.children:
            key.beside = not self.stacked

    def _key(self) -> PickKey:
        return PickKey(self._do)


class LikelyRow(PickRow):
    """Whole symbols: signs only, “Nothing” in words."""

    def lay_out(self, columns: int, high: float) -> None:
        super().lay_out(columns, high)
        for key in self.ids.grid.children:
            key.beside = False

    def _key(self) -> PickKey:
        return PickKey(self._do, worded=False)


class PaletteBox(BoxLayout):
    """Below each other; as high as it is. For any screen that has a symbol to ask for."""

    shape = OptionProperty(SHAPES[0], options=SHAPES)
    room = NumericProperty(0)  # the height it may fill

    def __init__(self, do: Do, **kwargs: Any) -> None:
        self.arrange = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._do = do
        self._palette: Palette | None = None
        self.likely = LikelyRow(do)
        self.bind(width=self.arrange, shape=self.arrange, room=self.arrange)
        skin.bind(scale=self.arrange)

    def show(self, palette: Palette) -> None:
        self._palette = palette
        self.likely.show(palette.likely)
        fill(self.ids.rows, palette.rows, lambda: PickRow(self._do))
        fill(self.ids.symbols, palette.symbols or palette.numbers, lambda: PickKey(self._do))
        top = self.ids.top
        if bool(palette.likely.picks) != bool(top.children):
            top.clear_widgets()
            if palette.likely.picks:
                top.add_widget(self.likely)
        self.arrange()

    def _arrange(self, *_: object) -> None:
        palette = self._palette
        if palette is None or self.width <= dp(100):
            return
        scale = max(1.0, float(skin.scale))
        stacked = self.shape != "wide" or scale > LARGE
        least = dp(NARROWEST) * scale
        fits = max(1, int((self.width + dp(8)) // (least + dp(8))))
        columns = NUMBERS[self.shape] if palette.numbers else COLUMNS[self.shape]
        if palette.numbers and len(palette.numbers) < columns:
            columns = 2
        columns = min(columns, fits if palette.numbers or scale <= 1 else max(2, int(fits * 0.75)))
        wide = (
            columns
            if palette.numbers
            else min(IN_ROW[self.shape], max(2, fits if stacked else int(fits * 0.62)))
        )
        rows = [*([self.likely] if palette.likely.picks else []), *reversed(self.ids.rows.children)]
        for row in rows:
            row.stacked = stacked
            row.lay_out(LIKELY[self.shape] if row is self.likely else wide, dp(LOWEST + 6) * min(1.6, scale))
        grid = self.ids.symbols
        grid.cols = columns
        lines = -(-len(grid.children) // columns)
        others = sum(row.natural for row in rows) + dp(8) * (len(rows) + 1)
        share = (self.room - others) / max(1, lines) - dp(8)
        low = dp(LOWEST if palette.numbers else LOW[self.shape]) * min(1.6, scale)
        grid.row_default_height = max(low, min(share, dp(ROOMY) * scale))


class TeachFace(BoxLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    heading = StringProperty()
    eyebrow = StringProperty()
    note = StringProperty()
    said = StringProperty()
    upright = BooleanProperty(False)  # what is said stands below the keys
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self.arrange = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._view: TeachView | None = None
        self._topic: Hashable = None
        self._down = 0.0  # so far it has been pulled
        self.tiles = TrackTiles(size_hint_y=None)
        self.palette = PaletteBox(self.do, size_hint=(None, None))
        self.shaft = Shaft(size_hint=(1, 1))
        self.shaft.hold(self.palette)
        self.ids.place.add_widget(self.shaft)
        self.shaft.bind(size=self.arrange, pos=self.arrange, on_pulled=self._keep_down)
        self.palette.bind(minimum_height=self.arrange)
        self.bind(size=self.arrange, shape=self.arrange)
        skin.bind(scale=self.arrange)

    @staticmethod
    def topic(view: TeachView) -> Hashable:
        return view.heading, view.asked

    def show(self, view: TeachView) -> None:
        topic = self.topic(view), bool(view.palette.numbers)
        fresh, self._topic = topic != self._topic, topic
        self._view = view
        self.heading, self.eyebrow, self.note = view.heading, view.eyebrow, view.note
        self.said = view.palette.said
        self.tiles.show(view.tiles)
        self.palette.show(view.palette)
        fill(self.ids.more, view.palette.more, self._quiet)
        if fresh:
            self._down = 0.0
        self.arrange()

    def _quiet(self) -> PickKey:
        return PickKey(self.do, beside=True)

    def _arrange(self, *_: object) -> None:
        if self._view is None or self.width <= dp(100):
            return
        shape = "wide" if self.shape == "phone" and self.width >= dp(FLAT) else self.shape
        self.tiles.shape, self.palette.shape = self.shape, shape
        self.upright = shape == "phone" or float(skin.scale) > LARGE
        head, below = self.ids.head, self.ids.below
        beside = shape == "wide" and float(skin.scale) <= LARGE
        home = head if beside else below
        if self.tiles.parent is not home:
            if self.tiles.parent is not None:
                self.tiles.parent.remove_widget(self.tiles)
            home.add_widget(self.tiles)
        shown = self._view.tiles is not None
        self.tiles.size_hint_x = None if beside else 1
        if beside:
            self.tiles.width = min(self.tiles.natural, self.width * 0.55) if shown else 0
        self.palette.width = self.shaft.width
        self.palette.room = self.shaft.height
        down, self.palette.height = self._down, self.palette.minimum_height
        self.palette.y = self.shaft.top + down - self.palette.height
        self.shaft.keep()

    def _keep_down(self, *_: object) -> None:
        self._down = self.palette.top - self.shaft.top

    def do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
