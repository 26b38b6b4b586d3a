"""A stop of the Epic Phase: ribbon, who acts, the track, what the hands do, and a die that waits."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import OptionProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import StopView
from companion.ui.skin import skin
from companion.ui.voice import read_aloud, voice
from companion.ui.widgets.die import DieBox
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES, IconKey
from companion.ui.widgets.placing import put
from companion.ui.widgets.plain_key import PlainKey
from companion.ui.widgets.ribbon import HIGH, Ribbon
from companion.ui.widgets.shaft import Shaft
from companion.ui.widgets.stop_rows import StopRows, count_words
from companion.ui.widgets.track_tiles import TrackTiles

Builder.load_file(str(Path(__file__).with_name("stop.kv")))

ACTOR: Final = {"wide": 50, "tall": 46, "phone": 38}  # dp
KEY: Final = 48  # dp: that of the voice, where there is one
IN: Final = 4  # dp: from the panel's padding to its words


class AloudKey(IconKey):
    """Reads the stop aloud."""


class StopFace(FloatLayout):
    shape = OptionProperty(SHAPES[0], options=SHAPES)
    heading = StringProperty()
    note = StringProperty()
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        self.arrange = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self._stop: StopView | None = None
        self._from_start = True
        self._high = 0.0  # of the rows
        self.ribbon, self.tiles, self.rows = Ribbon(size_hint=(None, None)), TrackTiles(), StopRows()
        self.tiles.size_hint = None, None
        self.shaft, self.die = Shaft(), DieBox(self._do)
        self.aloud = AloudKey(act=Act("aloud"))
        self.aloud.bind(on_do=self._read_aloud)
        voice.bind(ready=self.arrange)
        self.more = PlainKey(icon="chevron-down", act=Act("more"))
        self.more.bind(on_do=lambda *_: self.shaft.pull(self.shaft.height / 2))
        self.shaft.hold(self.rows)
        self.shaft.bind(on_pulled=self._count_more)
        self.rows.bind(height=self.arrange)
        for part in (self.tiles, self.shaft):
            self.add_widget(part)
        self.bind(pos=self.arrange, size=self.arrange, shape=self.arrange)
        skin.bind(scale=self.arrange)

    @staticmethod
    def topic(stop: StopView) -> Hashable:
        """The same act goes on: what is read stays where it is; but a die is a new thing to tap."""
        return stop.heading, stop.ribbon, stop.die

    def show(self, stop: StopView) -> None:
        before = self._stop
        self._from_start = (
            self._from_start
            or before is None
            or (before.heading, before.ribbon) != (stop.heading, stop.ribbon)
        )
        self._stop = stop
        self.heading, self.note = stop.heading, stop.note
        self.ribbon.show(stop.ribbon)
        self.tiles.show(stop.tiles)
        self.rows.show(stop.groups, stop.now)
        if stop.die is not None:
            self.die.show(stop.die)
        self._set_in(self.die, stop.die is not None)
        self.arrange()

    def _set_in(self, part: Widget, shown: bool) -> None:
        if shown and part.parent is None:
            self.add_widget(part)
        elif not shown and part.parent is self:
            self.remove_widget(part)

    def _arrange(self, *_: object) -> None:
        if self._stop is None or self.width <= dp(100):
            return
        left, width = self.x + dp(IN), self.width - 2 * dp(IN)
        top = self._put_head(left, self.top, width)
        bottom = self.y
        if self.die.parent is self:
            self.die.lay_out(self.x, self.y, self.width, str(self.shape))
            bottom = self.die.top + dp(8)
        room = max(dp(60), top - bottom)
        self.rows.lay_out(width, room, str(self.shape))
        put(self.shaft, left, top - room / 2, width, room)
        self._put_rows()

    def _put_head(self, left: float, top: float, width: float) -> float:
        """Ribbon, name, note and tiles. Returns where the rows begin."""
        scale = float(skin.scale)
        with_ribbon = self.shape != "phone" and scale <= LARGE
        self._set_in(self.ribbon, with_ribbon)
        if with_ribbon:
            put(self.ribbon, left, top - dp(HIGH) * scale / 2, width, dp(HIGH) * scale)
            top -= dp(HIGH) * scale + dp(2)
        name, note = self.ids.name, self.ids.note
        size = grown(ACTOR[self.shape], ACTOR[self.shape] * 1.5, scale)
        self.tiles.shape, self.tiles.width = self.shape, width
        beside = self.shape == "tall" and self.tiles.natural <= width * 0.62
        room = width - self.tiles.natural - dp(16) if beside else width
        named = room - dp(KEY) if voice.ready else room
        size = min(size, size * (named - dp(2)) / max(1.0, extent(self.heading, "Big", size)))
        name.font_size = size
        put(name, left, top - size * 0.62, named, size * 1.3)
        self._set_in(self.aloud, voice.ready)
        put(self.aloud, left + named + dp(10), top - size * 0.62, dp(KEY), dp(KEY))
        start = top
        top -= size * 1.22
        if self.note:
            note.font_size = grown(17, 28, scale)
            put(note, left, top - note.font_size * 0.6, room, note.font_size * 1.4)
            top -= note.font_size * 1.4
        if not self.tiles.height:
            return top - dp(8)
        if beside:
            self.tiles.width = self.tiles.natural
            self.tiles.pos = left + width - self.tiles.width, start - self.tiles.height - dp(6)
            return min(top, self.tiles.y) - dp(8)
        self.tiles.pos = left, top - self.tiles.height - dp(10)
        return float(self.tiles.y) - dp(10)

    def _put_rows(self, *_: object) -> None:
        if self._from_start or self.rows.height != self._high:  # the text has another size now
            self.shaft.to_start()
        self._from_start, self._high = False, self.rows.height
        self.shaft.keep()
        self._count_more()

    def _count_more(self, *_: object) -> None:
        if self._stop is None:
            return
        seen = self.shaft.height + max(0, self.rows.top - self.shaft.top)
        below = self.rows.below(seen) if self.rows.height > self.shaft.height + 1 else 0
        self.more.text = count_words(self._stop.more, below)
        self._set_in(self.more, below > 0)
        wide = self.more.natural()
        put(self.more, self.center_x, self.shaft.y + dp(14), wide, dp(48), centre=True)

    def _read_aloud(self, *_: object) -> None:
        if self._stop is not None:
            read_aloud(self._stop)

    def _do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
