"""The faces of a die, or the kinds of a card, as large keys: what each means, how many have yet to come."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.question_view import Deck, Face, Faces
from companion.ui.skin import skin
from companion.ui.widgets.extent import grown, longest
from companion.ui.widgets.filling import fill
from companion.ui.widgets.parts import Key, TokenBadge
from companion.ui.widgets.track_tiles import SignBox

Builder.load_file(str(Path(__file__).with_name("faces.kv")))

LARGE: Final = 26  # dp: the words of a face that has a row to itself
SMALL: Final = 20
SMALLEST: Final = 18  # in a narrow tile
NARROW: Final = 190  # dp
GAP: Final = 10
NARROWEST: Final = 150  # dp: a tile below this stands in one column


class Pips(Widget):
    """A small card for each; filled: still in the deck."""

    left = NumericProperty(0)
    total = NumericProperty(0)
    wide = NumericProperty(0)
    wanted = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.cards: list[Pip] = []
        self.bind(left=self._put, total=self._put, pos=self._put, size=self._put)

    def _put(self, *_: object) -> None:
        while len(self.cards) < self.total:
            self.cards.append(Pip())
        gap = self.wide * 0.3
        for index, card in enumerate(self.cards):
            if index >= self.total:
                if card.parent is not None:
                    self.remove_widget(card)
                continue
            if card.parent is None:
                self.add_widget(card)
            card.full = index < self.left
            card.size = self.wide, self.height
            card.pos = self.x + index * (self.wide + gap), self.y
        self.wanted = self.total * (self.wide + gap)


class Pip(Widget):
    full = BooleanProperty(False)


class FaceTile(Key):
    words = StringProperty()
    face = StringProperty()
    note = StringProperty()
    spent = BooleanProperty(False)
    alone = BooleanProperty(True)  # in its row
    narrow = BooleanProperty(False)
    size_of_words = NumericProperty(LARGE)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ids.column.bind(width=self.fit)
        self.bind(alone=self.fit, words=self.fit)
        skin.bind(scale=self.fit)

    def show(self, one: Face) -> None:
        self.words, self.face, self.note, self.act = one.words, one.face, one.note, one.act
        self.spent = one.spent
        ids = self.ids
        fill(ids.signs, one.signs, SignBox)
        for box in ids.signs.children:
            box.state = "idle" if self.spent else "done"
        fill(ids.tokens, one.tokens, _Stander)
        ids.pips.left, ids.pips.total = one.left, one.total

    def fit(self, *_: object) -> None:
        """As large as its longest word allows."""
        plain = LARGE if self.alone else SMALLEST if self.narrow else SMALL
        size = grown(plain, plain * 1.8, float(skin.scale))
        room = self.ids.column.width - dp(4)
        word = longest(self.words, "BigBold", size)
        self.size_of_words = size * min(1.0, max(0.55, room / word)) if word and room > 0 else size


class _Stander(TokenBadge):
    def show(self, name: str) -> None:
        self.name = name
        self.size = grown(28, 42, float(skin.scale)), grown(28, 42, float(skin.scale))


class FacesGrid(GridLayout):
    """Tiles of one row are of one height."""

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self._wanted = 1
        self._level = Clock.create_trigger(self._even, -1)
        self.bind(width=self._divide)
        skin.bind(scale=self._divide)

    def show(self, faces: Faces) -> None:
        self._wanted = faces.columns
        fill(self, faces.faces, self._tile)
        self._divide()

    def _tile(self) -> FaceTile:
        tile = FaceTile()
        tile.bind(on_do=lambda _, act: self.do(act))
        tile.ids.column.bind(minimum_height=self._level)
        return tile

    def _divide(self, *_: object) -> None:
        each = (self.width - dp(GAP)) / self._wanted / max(1.0, float(skin.scale))
        self.cols = self._wanted if each >= dp(NARROWEST) else 1
        for tile in self.children:
            tile.alone = self._wanted == 1
            tile.narrow = self.cols > 1 and each < dp(NARROW)
        self._level()

    def _even(self, *_: object) -> None:
        if not self.children:
            return
        least = dp(84)
        high = max(max(least, tile.ids.column.minimum_height + dp(16)) for tile in self.children)
        for tile in self.children:
            tile.height = high


class DeckStrip(BoxLayout):
    words = StringProperty()

    def __init__(self, _: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)

    def show(self, deck: Deck) -> None:
        self.words = deck.words
        self.ids.pips.left, self.ids.pips.total = deck.left, deck.total
