"""The groups of keys of a turn, as many as there are, below one another or in two columns."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from companion.ui.presenter.acts import Act
from companion.ui.presenter.turn_view import KeyGroup
from companion.ui.widgets.action_key import SymbolKey, TrackKey, TurnKey
from companion.ui.widgets.extent import extent
from companion.ui.widgets.key_rows import Sizes, height, spots
from companion.ui.widgets.placing import put

Builder.load_file(str(Path(__file__).with_name("key_stack.kv")))

GUTTER = 20  # between two columns


class GroupBox(Widget):
    """A name, a note, keys. They are kept and filled anew."""

    title = StringProperty()
    note = StringProperty()

    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.place = ""
        self.keys: list[TurnKey] = []

    def show(self, group: KeyGroup, fresh: bool) -> None:
        fresh = fresh or group.title != self.title
        self.title, self.note, self.place = group.title, group.note, group.place
        wanted = [TrackKey if one.mark else SymbolKey for one in group.keys]
        for at, key in enumerate(self.keys):
            if at >= len(wanted) or type(key) is not wanted[at]:
                for gone in self.keys[at:]:
                    self.remove_widget(gone)
                del self.keys[at:]
                break
        for kind in wanted[len(self.keys) :]:
            key = kind()
            key.bind(on_do=lambda _, act: self.do(act))
            self.keys.append(key)
            self.add_widget(key)
        for one, key in zip(group.keys, self.keys, strict=True):
            key.show(one, fresh)

    @property
    def tracks(self) -> list[bool]:
        return [isinstance(key, TrackKey) for key in self.keys]

    def lay_out(self, x: float, top: float, width: float, sizes: Sizes, phone: bool) -> None:
        self.pos, self.size = (x, top), (width, 0)
        title, note = self.ids.title, self.ids.note
        title.opacity = note.opacity = 1 if sizes.head else 0
        high = dp(sizes.head - 7)
        room = width - dp(4)
        long = min(room, extent(self.title, title.font_name, title.font_size) + dp(2))
        put(title, x + dp(2), top - high / 2, long, high * 1.5)
        put(note, title.right + dp(8), top - high / 2 - dp(1), max(0, room - long - dp(8)), high * 1.5)
        for key, spot in zip(self.keys, spots(self.tracks, width / dp(1), sizes), strict=True):
            key.phone = phone
            if isinstance(key, SymbolKey):
                key.called = "" if sizes.head or self.place != "boss" else self.title
            key.size = dp(spot.width), dp(sizes.key)
            key.pos = x + dp(spot.x), top - dp(sizes.head + spot.top + sizes.key)


class KeyStack(RelativeLayout):
    def __init__(self, do: Callable[[Act], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.do = do
        self.boxes: list[GroupBox] = []
        self.places: list[str] = []

    def show(self, groups: Sequence[KeyGroup], fresh: bool) -> None:
        places = [group.place for group in groups]
        fresh = fresh or places != self.places
        self.places = places
        while len(self.boxes) > len(groups):
            self.remove_widget(self.boxes.pop())
        while len(self.boxes) < len(groups):
            self.boxes.append(GroupBox(self.do))
            self.add_widget(self.boxes[-1])
        for box, group in zip(self.boxes, groups, strict=True):
            box.show(group, fresh)

    def columns(self, count: int) -> list[list[GroupBox]]:
        """Epic and district left, boss and what can be done anywhere right."""
        if count == 1:
            return [self.boxes]
        by_place = list(zip(self.places, self.boxes, strict=True))
        left = [box for place, box in by_place if place in {"epic", "district"}]
        right = [box for place, box in by_place if place not in {"epic", "district"}]
        if not left:
            left, right = right[:1], right[1:]
        return [left, right]

    def high(self, width: float, sizes: Sizes) -> float:
        """What all groups need, laid out so."""
        each = self._each(width, sizes)
        stacks = [
            [height(box.tracks, each / dp(1), sizes) for box in column]
            for column in self.columns(sizes.columns)
        ]
        return max(dp(sum(one) + sizes.between * (len(one) - 1)) for one in stacks)

    def lay_out(self, width: float, sizes: Sizes, phone: bool) -> None:
        self.size = width, self.high(width, sizes)
        each = self._each(width, sizes)
        for at, column in enumerate(self.columns(sizes.columns)):
            top = self.height
            for box in column:
                box.lay_out(at * (each + dp(GUTTER)), top, each, sizes, phone)
                top -= dp(height(box.tracks, each / dp(1), sizes) + sizes.between)

    @staticmethod
    def _each(width: float, sizes: Sizes) -> float:
        return (width - (sizes.columns - 1) * dp(GUTTER)) / sizes.columns

    def below(self, y: float) -> int:
        """How many groups have keys that end below this height of the window."""
        lowest = (min(key.y for key in box.keys) for box in self.boxes if box.keys)
        return sum(self.y + low < y - dp(4) for low in lowest)
