"""A Reckoner's turn: head, rewards, the keys in their groups, and whose turn is next."""

from collections.abc import Hashable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, OptionProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import Turn
from companion.ui.skin import skin
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.key_rows import LARGE, Sizes, sizes
from companion.ui.widgets.key_stack import KeyStack
from companion.ui.widgets.parts import SHAPES
from companion.ui.widgets.placing import GAP, put
from companion.ui.widgets.plain_key import PlainKey
from companion.ui.widgets.reward_chip import RewardChip
from companion.ui.widgets.shaft import Shaft
from companion.ui.widgets.switcher import Switcher
from companion.ui.widgets.turn_head import FORECAST, TurnHead

OUT = {"wide": 4, "tall": 4, "phone": 2}  # keys are a little wider than what else is in the panel
STRIP = 22  # below the keys of a phone that do not fit: says so, is no key
FLAT = 330  # dp: lower than this, a wide panel is laid out as on a phone
LOW = 120  # dp: less than this is all for keys
CROWD = 6  # Reckoners: closer together, and "Whole city" keeps its icon only


class TurnFace(FloatLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    more = NumericProperty(0)  # groups that are out of sight below
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self.arrange = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._turn: Turn | None = None
        self._topic: Hashable = None
        self._from_start = True  # of the keys that can be pulled
        self.head, self.rewards = TurnHead(self._do), RewardChip(self._do)
        self.stack, self.switcher = KeyStack(self._do), Switcher(self._do)
        self.shaft, self.seats = Shaft(), Shaft(across=True)
        self.shaft.bind(on_pulled=self._count_more)
        self.whole, self.rest = PlainKey(icon="rotate-orbit"), PlainKey(icon="chevron-down")
        self.whole.bind(on_do=lambda _, act: self._do(act))
        self.rest.bind(on_do=lambda *_: self.shaft.pull(self.shaft.height / 2))
        for part in (self.head, self.stack, self.switcher):
            self.add_widget(part)
        self.bind(pos=self.arrange, size=self.arrange, shape=self.arrange)
        skin.bind(scale=self.arrange)

    @property
    def laid(self) -> str:
        """A phone that lies flat is as low as it is narrow."""
        return "phone" if self.height < dp(FLAT) else str(self.shape)

    @property
    def turn(self) -> Turn:
        assert self._turn is not None
        return self._turn

    @staticmethod
    def topic(turn: Turn) -> Hashable:
        return turn.name, turn.place

    def show(self, turn: Turn) -> None:
        fresh = self.topic(turn) != self._topic
        self._topic = self.topic(turn)
        self._turn = turn
        self.head.show(turn)
        self.rewards.show(turn.rewards, turn.pills)
        self.stack.show(turn.groups, fresh)
        self.switcher.show(turn.seats, self.laid != "phone")
        self.whole.act = turn.whole.act
        self._set_in(self.rewards, bool(turn.pills))
        self._from_start = self._from_start or fresh
        self.arrange()

    def _set_in(self, part: Widget, shown: bool) -> None:
        if shown and part.parent is None:
            self.add_widget(part)
        elif not shown and part.parent is self:
            self.remove_widget(part)

    def _pull_through(self, part: Widget, shaft: Shaft, needed: bool) -> None:
        """Only what does not fit gets an opening, with its stencil."""
        if needed == (shaft.content is part):
            return
        if needed:
            self.remove_widget(part)
            shaft.hold(part)
            self.add_widget(shaft)
        else:
            shaft.hold(None)
            self.remove_widget(shaft)
            self.add_widget(part)

    def _arrange(self, *_: object) -> None:
        if self._turn is None or self.width <= dp(100):
            return
        self.switcher.show(self.turn.seats, self.laid != "phone")
        self.head.pos, self.head.size = self.pos, self.size
        large = skin.scale > LARGE
        if self.laid == "phone":
            top, bottom = self._as_phone(), self.y
        elif self.laid == "tall" and not large:
            top, bottom = self._as_tall(), self.y
        else:
            top, bottom = self._as_wide(large)
        self._put_keys(top, bottom)
        if bottom > self.y:
            self._put_row(bottom - self.y)
        else:
            self._set_in(self.whole, False)
        self._from_start = False

    def _as_wide(self, large: bool) -> tuple[float, float]:
        """Also for a tall screen with large text. What is left for the keys: from where to where."""
        out, s = dp(OUT["wide"]), float(skin.scale)
        if large:
            top = self.top - self.head.large(self.width, self.top) - dp(10)
        else:
            top = self.top - self.head.wide(self.width, self.top, self.right - dp(FORECAST)) - dp(4)
            self.head.end_hint(self.right)
        if self.turn.pills:
            high = grown(46, 75, s)
            self.rewards.lay_out(self.x - out, top, self.width + 2 * out, high, not large)
            top -= high
        high = grown(60, 80, s)
        crowd = len(self.turn.seats) >= CROWD
        token = grown(46, 60, s)
        self.switcher.lay_out(max(dp(48), token + dp(4 if crowd else 6)), high, token)
        return top - dp(10), self.y + high

    def _as_tall(self) -> float:
        out, s = dp(OUT["tall"]), float(skin.scale)
        self.switcher.lay_out(dp(52), dp(60), dp(46))
        right = self.right - (dp(FORECAST) if len(self.turn.seats) < CROWD else 0)
        start = max(self.x + self.width * 0.38, right - self.switcher.width)
        self._put_switcher(start, self.top - dp(28), right - start)
        self.head.wide(self.width, self.top, start - dp(12), hint=dp(97))
        self.head.end_hint(self.right)
        top = self.top - dp(74)
        high = dp(46) * max(1, s)
        if self.turn.pills:
            wide = self.rewards.natural(True)
            titled = wide + extent(self.rewards.title, "Roboto", dp(16) * s) + dp(22)
            wide = max(wide, min(titled, self.width + 2 * out - self.head.hint_width()))
            self.rewards.lay_out(self.right + out - wide, top, wide, high, True)
            self.head.end_hint(self.rewards.x - dp(8))
        return top - high - dp(10)

    def _as_phone(self) -> float:
        out, s = dp(OUT["phone"]), float(skin.scale)
        start, high = self.head.phone(self.width, self.top)
        token = dp(37)
        self.switcher.lay_out(dp(48), dp(48), token)
        start = max(start + dp(8), self.right - self.switcher.width)
        self._put_switcher(start, self.top - self.head.phone_middle(), self.right - start)
        top = self.top - high
        if self.turn.pills:
            row, end = max(dp(48), grown(48, 56, s)), self.right + out
            start = self.head.end
            if end - start < self.rewards.natural(False):
                start = self.x - out
                top -= row
            self.rewards.lay_out(start, top + row - dp(2), end - start, row - dp(4), False)
        return top - dp(2)

    def _put_row(self, high: float) -> None:
        """The switcher below the keys; what is right of it gives way to it."""
        taken = 0.0 if self.rest.parent is None else self.rest.natural() + dp(GAP)
        self._put_switcher(self.x, self.y + high / 2, self.width - taken)
        room = self.width - taken - self.switcher.width - dp(GAP)
        self.whole.text = "" if taken else self.turn.whole.words
        if self.whole.natural() > room:
            self.whole.text = ""
        self._set_in(self.whole, self.whole.natural() <= room)
        self._put_corner()

    def _put_switcher(self, x: float, middle: float, room: float) -> None:
        fits = self.switcher.width <= room
        self._pull_through(self.switcher, self.seats, not fits)
        high = self.switcher.height
        if fits:
            self.switcher.pos = x, middle - high / 2
        else:
            put(self.seats, x, middle, room, high)
            if self._from_start:
                self.seats.to_start()
            self.seats.keep()

    def _put_keys(self, top: float, bottom: float) -> None:
        out = dp(OUT[self.laid])
        width, phone = self.width + 2 * out, self.laid == "phone"
        room = top - bottom
        chosen = self._sizes(width, room)
        self.stack.lay_out(width, chosen, phone)
        fits = self.stack.height <= room
        from_start = self._from_start or self.shaft.content is None
        self._pull_through(self.stack, self.shaft, not fits)
        said = not fits and (not phone or room > dp(LOW))
        if phone and said:
            bottom += grown(STRIP, 34, float(skin.scale))
            room = top - bottom
        if fits:
            self.stack.pos = self.x - out, top - self.stack.height
        else:
            put(self.shaft, self.x - out, (top + bottom) / 2, width, max(0, room))
            if from_start:
                self.shaft.to_start()
            self.shaft.keep()
        self._set_in(self.rest, said)
        self._count_more()

    def _sizes(self, width: float, room: float) -> Sizes:
        """The roomiest that fits; else the most crowded."""
        choices = sizes(self.laid, float(skin.scale))
        return next((one for one in choices if self.stack.high(width, one) <= room), choices[-1])

    def _count_more(self, *_: object) -> None:
        fits = self.shaft.content is None
        self.more = 0 if fits else self.stack.below(self.shaft.y)
        self.rest.text = self._more_words()
        self.rest.disabled, self.rest.opacity = not self.more, 1 if self.more else 0
        self.rest.act = None if self.laid == "phone" else Act("more")
        self._put_corner()

    def _put_corner(self) -> None:
        """Right of the switcher: the way back, or how much is out of sight below."""
        high = grown(60, 80, float(skin.scale))
        right = self.right
        for key in (self.rest, self.whole):
            if key.parent is None:
                continue
            wide = key.natural()
            if self.laid == "phone":
                strip = grown(STRIP, 34, float(skin.scale))
                put(key, right - wide, self.y + strip / 2 - dp(3), wide, strip)
            else:
                put(key, right - wide, self.y + high / 2, wide, high)
            right -= wide + dp(GAP)

    def _more_words(self) -> str:
        words = self.turn.more
        return words[self.more - 1] if 0 < self.more <= len(words) else f"+{self.more}"

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
