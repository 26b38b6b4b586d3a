"""The keys of a turn: one tap, one symbol. The number is what the symbol changes."""

from pathlib import Path
from typing import Any, Final

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui.presenter.turn_view import ActionKey
from companion.ui.skin import skin
from companion.ui.theme import PIECE_COLOURS, PIECES
from companion.ui.widgets.extent import extent
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import Key

ICONS: Final = {**PIECES, "infinite": "infinity"}  # of what blocks
TINTS: Final = {ICONS[piece]: colour for piece, colour in PIECE_COLOURS.items()}
PAD: Final = 10
BRACKET: Final = 58  # wide

Builder.load_file(str(Path(__file__).with_name("action_key.kv")))


class Count(Label):
    """A number that jumps when it changes."""

    pop = NumericProperty(1)

    def jump(self) -> None:
        Animation.cancel_all(self, "pop")
        self.pop = 1
        if skin.reduced:
            return
        (Animation(pop=1.18, d=0.09, t="out_quad") + Animation(pop=1, d=0.13, t="out_back")).start(self)


class SmallBracket(Widget):
    """Spaces of an action track, left and right of the bracket."""

    spaces = NumericProperty(0)
    bracket = NumericProperty(0)
    lit = NumericProperty("6dp")  # high, left of the bracket
    used = ColorProperty()
    free = ColorProperty()
    bar = ColorProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "spaces", "bracket", "lit", "used", "free", "bar"):
            self.fbind(name, draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.spaces:
            return
        bar, gap, middle = dp(3), self.lit / 3, round(self.center_y)
        each = (self.width - bar - gap * (self.spaces + 1)) / self.spaces
        x = self.x
        with self.canvas:
            for space in range(self.spaces + 1):
                if space == self.bracket:
                    Color(*self.bar)
                    tall = self.lit + dp(8)
                    RoundedRectangle(pos=(x, middle - tall / 2), size=(bar, tall), radius=[dp(1)])
                    x += bar + gap
                if space < self.spaces:
                    high = self.lit if space < self.bracket else self.lit / 3
                    Color(*(self.used if space < self.bracket else self.free))
                    RoundedRectangle(pos=(x, middle - high / 2), size=(each, high), radius=[high / 4])
                    x += each + gap


class TurnKey(Key):
    words = StringProperty()
    number = StringProperty()
    blocked = BooleanProperty(False)
    warned = BooleanProperty(False)
    phone = BooleanProperty(False)

    def show(self, one: ActionKey, fresh: bool) -> None:
        """`fresh`: the number is another one, not one that has changed."""
        changed = not fresh and self.words == one.words and self.number != one.number
        self.words, self.number, self.act = one.words, one.number, one.act
        self.blocked, self.warned = one.blocked, one.warned
        if changed:
            self.ids.number.jump()


class TrackKey(TurnKey):
    """One of the boss's four."""

    mark = StringProperty()

    def show(self, one: ActionKey, fresh: bool) -> None:
        super().show(one, fresh or one.mark != self.mark)
        self.mark = one.mark


class SymbolKey(TurnKey):
    called = StringProperty()  # in place of its words
    icon = StringProperty()
    of = StringProperty()
    change = StringProperty()
    by = StringProperty()
    spaces = NumericProperty(0)
    bracket = NumericProperty(0)
    roomy = BooleanProperty(True)  # enough for the icon before the number
    upper = NumericProperty(0)  # the middles of its two lines
    lower = NumericProperty(0)
    tracked = BooleanProperty(False)  # enough for the bracket beside the words

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("width", "words", "called", "number", "of", "by", "change", "spaces"):
            self.fbind(name, self._fit)
        for part in ("number", "words"):
            self.ids[part].fbind("font_size", self._fit)

    def show(self, one: ActionKey, fresh: bool) -> None:
        super().show(one, fresh or one.icon != self.icon)
        self.icon, self.of, self.change = one.icon, one.of, one.change
        self.by = ICONS.get(one.by, "")
        self.spaces, self.bracket = one.spaces, one.bracket

    def tint(self, icon: str, otherwise: str) -> str:
        """The token of an icon's colour: a Shield keeps its own."""
        return TINTS.get(icon, otherwise)

    def _fit(self, *_: object) -> None:
        ids, room = self.ids, self.width - dp(2 * PAD)
        upper = ids.icon.font_size + extent(self.number, ids.number.font_name, ids.number.font_size)
        upper += ids.by.font_size + dp(4) if self.by else 0
        self.roomy = upper + ids.of.font_size + dp(6) <= room
        lower = extent(self.called or self.words, ids.words.font_name, ids.words.font_size) + dp(BRACKET + 6)
        self.tracked = bool(self.spaces) and skin.scale <= LARGE and not self.change and lower <= room
