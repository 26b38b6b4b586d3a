"""What stands beside the ring while the Epics act: ribbon, heading, note, and rows pulled through below."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, OptionProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.whole_view import WholeView
from companion.ui.skin import skin
from companion.ui.voice import read_aloud, voice
from companion.ui.widgets.extent import extent, grown
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import SHAPES
from companion.ui.widgets.placing import put
from companion.ui.widgets.plain_key import PlainKey
from companion.ui.widgets.ribbon import HIGH, Ribbon
from companion.ui.widgets.shaft import Shaft

Builder.load_file(str(Path(__file__).with_name("act_face.kv")))

ACTOR: Final = {"wide": 50, "tall": 46, "phone": 38}  # dp
KEY: Final = 48  # dp: that of the voice, where there is one
IN: Final = 4  # dp: from the panel's padding to its words


class ActFace(FloatLayout):
    """`below` of what it pulls through says how many of its rows lie out of sight."""

    shape = OptionProperty(SHAPES[0], options=SHAPES)
    heading = StringProperty()
    note = StringProperty()
    eyebrow = StringProperty()  # in place of the ribbon, behind its icon
    icon = StringProperty()
    ours = BooleanProperty(False)
    sizes: Mapping[str, int] = ACTOR  # of the heading
    __events__ = ("on_do",)

    def __init__(self, pulled: Any, **kwargs: Any) -> None:
        self.arrange = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self.pulled, self._more_words = pulled, tuple[str, ...]()
        self._told: StopView | WholeView | None = None
        self._from_start = True
        self._high = 0.0  # of what is pulled
        self.ribbon, self.shaft = Ribbon(size_hint=(None, None)), Shaft()
        self.aloud = PlainKey(icon="volume-high", act=Act("aloud"))
        self.aloud.bind(on_do=self._read_aloud)
        voice.bind(ready=self.arrange)
        self.more = PlainKey(icon="chevron-down", act=Act("more"), fill=skin.raised, inset=dp(12))
        skin.bind(raised=self._fill_more)
        self.more.bind(on_do=lambda *_: self.shaft.pull(self.shaft.height / 2))
        self.shaft.hold(pulled)
        self._on_shape()
        self.shaft.bind(on_pulled=self.count_more)
        pulled.bind(height=self.arrange)
        self.add_widget(self.shaft)
        self.bind(pos=self.arrange, size=self.arrange, shape=self._on_shape)
        skin.bind(scale=self.arrange)

    def show_head(self, view: StopView | WholeView, from_start: bool) -> None:
        self._told = view
        self._from_start = self._from_start or from_start
        self.heading, self.note, self._more_words = view.heading, view.note, view.more
        self.ribbon.show(view.ribbon)

    def _fill_more(self, *_: object) -> None:
        self.more.fill = skin.raised

    def _on_shape(self, *_: object) -> None:
        self.shaft.bare = self.shape == "phone"  # below the dial
        self.arrange()

    def _arrange(self, *_: object) -> None:
        raise NotImplementedError

    def set_in(self, part: Widget, shown: bool) -> None:
        if shown and part.parent is None:
            self.add_widget(part)
        elif not shown and part.parent is self:
            self.remove_widget(part)

    def put_ribbon(self, left: float, top: float, width: float) -> float:
        """Returns where the heading begins."""
        scale = float(skin.scale)
        with_ribbon = self.shape != "phone" and scale <= LARGE and not self.eyebrow
        self.set_in(self.ribbon, with_ribbon)
        if self.eyebrow:
            return self._put_eyebrow(left, top, width)
        if not with_ribbon:
            return top
        put(self.ribbon, left, top - dp(HIGH) * scale / 2, width, dp(HIGH) * scale)
        return top - dp(HIGH) * scale - dp(2)

    def _put_eyebrow(self, left: float, top: float, width: float) -> float:
        icon, words = self.ids.icon, self.ids.eyebrow
        size = words.font_size * 1.5
        icon.font_size = words.font_size * 1.5
        put(icon, left, top - size * 0.6, icon.font_size, size)
        put(words, left + icon.font_size + dp(12), top - size * 0.6, width - icon.font_size - dp(12), size)
        return float(top - size * 1.2)

    def put_heading(self, left: float, top: float, width: float) -> float:
        """Returns where heading and note end."""
        scale = float(skin.scale)
        name, note = self.ids.name, self.ids.note
        size = grown(self.sizes[self.shape], self.sizes[self.shape] * 1.5, scale)
        spoken = voice.ready and self._told is not None
        named = width - dp(KEY) if spoken else width
        size = min(size, size * (named - dp(2)) / max(1.0, extent(self.heading, "Big", size)))
        name.font_size = size
        put(name, left, top - size * 0.62, named, size * 1.3)
        self.set_in(self.aloud, spoken)
        put(self.aloud, left + named + dp(10), top - size * 0.62, dp(KEY), dp(KEY))
        top -= size * 1.22
        note.opacity = 1 if self.note and self.shape != "phone" else 0  # there the dial says where
        if note.opacity:
            size = grown(17, 28, scale)
            note.font_size = max(
                size * 0.75, size * min(1, width / max(1.0, extent(self.note, "Roboto", size)))
            )
            put(note, left, top - note.font_size * 0.6, width, note.font_size * 1.4)
            top -= note.font_size * 1.4
        return top

    def put_pulled(self, left: float, top: float, bottom: float, width: float) -> None:
        """Whatever lies between, from its start if it is new."""
        put(self.shaft, left, (top + bottom) / 2, width, top - bottom)
        if self._from_start or self.pulled.height != self._high:  # the text has another size now
            self.shaft.to_start()
        self._from_start, self._high = False, self.pulled.height
        self.shaft.keep()
        self.count_more()

    def count_more(self, *_: object) -> None:
        seen = self.shaft.height + max(0, self.pulled.top - self.shaft.top)
        below = self.pulled.below(seen) if self.pulled.height > self.shaft.height + 1 else 0
        words = self._more_words
        self.more.text = words[below - 1] if 0 < below <= len(words) else ""
        self.set_in(self.more, below > 0)
        wide = self.more.natural()
        put(self.more, self.center_x, self.shaft.y + dp(14), wide, dp(48), centre=True)

    def _read_aloud(self, *_: object) -> None:
        if self._told is not None:
            read_aloud(self._told)

    def do(self, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass
