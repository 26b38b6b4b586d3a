"""A list as long as a game: only the rows in sight are widgets, filled anew while it is pulled."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from kivy.clock import Clock
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from companion.ui.widgets.shaft import Shaft


class LongList(Shaft):
    """`kinds`: for each kind of view how its widget is made, and how high it is in so much width."""

    def __init__(
        self,
        kinds: Mapping[type, tuple[Callable[[], Any], Callable[[Any, float], float]]],
        **kwargs: Any,
    ) -> None:
        self._later = Clock.create_trigger(self._measure, -1)
        super().__init__(**kwargs)
        self._kinds = kinds
        self._views: Sequence[Any] = ()
        self._ends: list[float] = []
        self.rows: dict[int, Any] = {}  # by index: those in sight
        self._free: dict[type, list[Widget]] = {kind: [] for kind in kinds}
        self._from_start = True
        self.hold(RelativeLayout(size_hint=(None, None)))
        self.bind(size=self._later, pos=self._later)
        self.bind(on_pulled=self._fill)

    def show(self, views: Sequence[Any], from_start: bool) -> None:
        for index, row in list(self.rows.items()):
            if index >= len(views) or type(views[index]) is not type(self._views[index]):
                self._let_go(index, row)
        self._views = views
        self._from_start = self._from_start or from_start
        for index, row in self.rows.items():
            row.show(views[index])
        self._later()

    def refresh(self, *_: object) -> None:
        """The text has another size now."""
        self._later()

    def _measure(self, *_: object) -> None:
        if self.width <= 1:
            return
        pulled = self.content.top - self.top
        highs = (self._kinds[type(view)][1](view, self.width) for view in self._views)
        self._ends = list(accumulate(highs))
        self.content.size = self.width, self._ends[-1] if self._ends else 0
        if self._from_start:
            self._from_start = False
            self.to_start()
        else:
            self.pull(self.top + pulled - self.content.top)

    def _fill(self, *_: object) -> None:
        if not self._ends:
            for index, row in list(self.rows.items()):
                self._let_go(index, row)
            return
        above = self.content.top - self.top
        first = bisect_right(self._ends, max(0.0, above))
        last = min(len(self._views), bisect_right(self._ends, above + self.height) + 1)
        for index, row in list(self.rows.items()):
            if not first <= index < last:
                self._let_go(index, row)
        for index in range(first, last):
            self._put_row(index)

    def _put_row(self, index: int) -> None:
        view = self._views[index]
        row = self.rows.get(index)
        if row is None:
            free = self._free[type(view)]
            row = free.pop() if free else self._kinds[type(view)][0]()
            row.show(view)
            self.content.add_widget(row)
            self.rows[index] = row
        start = self._ends[index - 1] if index else 0.0
        row.size = self.width, self._ends[index] - start
        row.pos = 0, self.content.height - self._ends[index]

    def _let_go(self, index: int, row: Widget) -> None:
        self.content.remove_widget(row)
        self._free[type(self._views[index])].append(row)
        del self.rows[index]
