"""A whole phase in parts, place by place: one is open and says what moves, the others say it in signs."""

from collections.abc import Hashable
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import Sign
from companion.ui.presenter.whole_view import Part, WholeView
from companion.ui.skin import skin
from companion.ui.widgets.act_face import IN, ActFace
from companion.ui.widgets.extent import extent
from companion.ui.widgets.key_rows import LARGE
from companion.ui.widgets.parts import Words
from companion.ui.widgets.placing import put
from companion.ui.widgets.stop_rows import StopRow

Builder.load_file(str(Path(__file__).with_name("whole.kv")))

HEAD: Final = 48  # dp
TEXT: Final = {"wide": 25, "tall": 27, "phone": 21}  # dp, of what moves
NAME: Final = 23  # dp, of a place; larger where it is open
NAME_OPEN: Final = 30
BETWEEN: Final = 8  # dp: rows
SIGN: Final = 24  # dp
SHARE: Final = 0.55  # of the width: a name's at most


class NetSign(BoxLayout):
    """An icon or a mark, and by how much."""

    number = StringProperty()
    ours = BooleanProperty(False)
    done = BooleanProperty(False)

    def show(self, sign: Sign) -> None:
        self.number, self.ours = sign.number, sign.ours
        self.ids.badge.show(sign.icon, mark=sign.mark)
        for part in self.ids.badge.children:
            if sign.mark:
                part.size = dp(22), dp(20)
            else:
                part.font_size = dp(20) * min(1.4, skin.scale)

    @staticmethod
    def natural(sign: Sign) -> float:
        number = extent(sign.number, "Big", dp(NAME) * skin.scale)
        return float(dp(SIGN) * min(1.4, skin.scale) + dp(4) + number)


class PartHead(ButtonBehavior, FloatLayout):
    """Tapped it opens the part, its circle ticks it off."""

    title = StringProperty()
    place = StringProperty()  # "3 of 7", of the open one
    done = BooleanProperty(False)
    open = BooleanProperty(False)
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._part: Part | None = None
        self.signs: list[NetSign] = []
        self.bind(pos=self._arrange, size=self._arrange)
        skin.bind(scale=self._arrange)

    def show(self, part: Part) -> None:
        self._part = part
        self.title, self.done, self.open = part.title, part.done, part.is_open
        self.place = part.place if part.is_open else ""
        self.ids.circle.act = part.tick
        self._arrange()

    def _arrange(self, *_: object) -> None:
        if self._part is None:
            return
        self.clear_widgets(self.signs)
        self.signs = []
        x = self.right - dp(10)
        for sign in reversed(self._shown()):
            wide = NetSign.natural(sign)
            one = NetSign(done=self.done)
            one.show(sign)
            x -= wide
            put(one, x, self.center_y, wide, self.height)
            x -= dp(14)
            self.add_widget(one)
            self.signs.append(one)
        self.ids.name.width = max(dp(60), x - self.ids.name.x)

    def _shown(self) -> list[Sign]:
        """Beside the whole name, if that is not too long; what there is no room for is counted."""
        if self._part is None or self._part.is_open:
            return []
        every = self._part.signs
        name = extent(self.title, "Big", dp(NAME) * skin.scale)
        room = self.width - dp(48 + 24) - min(name, self.width * SHARE)
        for count in range(len(every), 0, -1):
            rest = len(every) - count
            signs = [*every[:count], *([Sign("dots-horizontal", number=str(rest))] if rest else [])]
            if sum(NetSign.natural(one) + dp(14) for one in signs) <= room:
                return signs
        return []

    def on_release(self) -> None:
        if self._part is not None:
            self.dispatch("on_do", self._part.open)

    def on_do(self, act: Act) -> None:
        pass


class PartBox(BoxLayout):
    """A part with its rows, if it is open."""

    open = BooleanProperty(False)
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.head = PartHead()
        self.head.bind(on_do=self._pass_on)
        self.head.ids.circle.bind(on_do=self._pass_on)
        self.add_widget(self.head)
        self.rows: list[StopRow] = []

    def show(self, part: Part, now_word: str) -> None:
        self.open = part.is_open
        self.head.show(part)
        rows = part.rows if part.is_open else ()
        while len(self.rows) > len(rows):
            self.remove_widget(self.rows.pop())
        while len(self.rows) < len(rows):
            row = StopRow()
            row.bind(on_do=self._pass_on)
            self.rows.append(row)
            self.add_widget(row)
        for widget, view in zip(self.rows, rows, strict=True):
            widget.show(view, "", bare=False, now_word=now_word)
            widget.between = dp(BETWEEN)

    def set_text(self, size: float, width: float) -> None:
        for row in self.rows:
            row.set_text(size, width - self.padding[0] - self.padding[2], beside=True)

    def _pass_on(self, _: Widget, act: Act) -> None:
        self.dispatch("on_do", act)

    def on_do(self, act: Act) -> None:
        pass


class Parts(BoxLayout):
    laid = NumericProperty(0)  # counts: one opens as another closes, and all of it stays as high
    __events__ = ("on_do",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.boxes: list[PartBox] = []
        self.line = Words()

    def show(self, view: WholeView) -> None:
        """Beside large text the others are one line."""
        large = skin.scale > LARGE
        parts = [part for part in view.parts if part.is_open or not large]
        while len(self.boxes) > len(parts):
            self.boxes.pop()
        while len(self.boxes) < len(parts):
            self.boxes.append(PartBox())
            self.boxes[-1].bind(on_do=self._pass_on, height=self._count)
        for box, part in zip(self.boxes, parts, strict=True):
            box.show(part, view.now)
        self.line.text = view.nothing or (view.summary if large else "")
        wanted = [*self.boxes, *([self.line] if self.line.text else [])]
        if list(reversed(self.children)) != wanted:
            self.clear_widgets()
            for widget in wanted:
                self.add_widget(widget)

    def _count(self, *_: object) -> None:
        self.laid += 1

    def _pass_on(self, _: Widget, act: Act) -> None:
        self.dispatch("on_do", act)

    def lay_out(self, width: float, shape: str) -> None:
        self.line.font_size = dp(17) * skin.scale
        for box in self.boxes:
            box.set_text(dp(TEXT[shape]) * skin.scale, width)
        self.width = width

    def below(self, high: float) -> int:
        """How many parts end farther than this from the top."""
        ends = accumulate(child.height for child in reversed(self.children))
        return sum(end > high + dp(4) for end in ends)

    def on_do(self, act: Act) -> None:
        pass


class WholeFace(ActFace):
    def __init__(self, **kwargs: Any) -> None:
        self.parts = Parts()
        super().__init__(self.parts, **kwargs)
        self.parts.bind(on_do=lambda _, act: self.do(act), laid=self.arrange)
        self._view: WholeView | None = None
        self._reveals = False  # a part has been opened, and has yet to find its height
        self._is_revealed = Clock.create_trigger(self._stop_revealing)
        skin.bind(scale=self._show_parts)

    @staticmethod
    def topic(view: WholeView) -> Hashable:
        return view.heading, view.note, view.ribbon

    def show(self, view: WholeView) -> None:
        before, self._view = self._view, view
        is_new = before is None or self.topic(before) != self.topic(view)
        opened = [part.is_open for part in view.parts]
        self._reveals = self._reveals or before is None or [one.is_open for one in before.parts] != opened
        self.show_head(view, is_new)
        self._show_parts()

    def _show_parts(self, *_: object) -> None:
        if self._view is not None:
            self.parts.show(self._view)
            self.arrange()

    def _arrange(self, *_: object) -> None:
        if self._view is None or self.width <= dp(100):
            return
        left, width = self.x + dp(IN), self.width - 2 * dp(IN)
        top = self.put_ribbon(left, self.top, width)
        self.ids.name.opacity = 0 if self.shape == "phone" else 1  # there the row above the dial says it
        if self.ids.name.opacity:
            top = self.put_heading(left, top, width) - dp(8)
        self.parts.lay_out(self.width, str(self.shape))
        self.put_pulled(self.x, top, min(self.y, top - dp(60)), self.width)
        if self._reveals:
            self._reveal()

    def _reveal(self) -> None:
        """The open part, once it has its height; below the one before it, which is seen to be done."""
        top = self.parts.top
        for box in self.parts.boxes:
            if box.open:
                self.shaft.reveal(top, top - box.height, dp(HEAD), dp(HEAD) if self.more.parent else 0)
            top -= box.height
        self._is_revealed()

    def _stop_revealing(self, _: float) -> None:
        self._reveals = False
