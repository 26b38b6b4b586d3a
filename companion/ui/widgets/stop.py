"""A stop of the Epic Phase: ribbon, who acts, the track, what the hands do, and a die that waits."""

from collections.abc import Hashable
from typing import Any

from kivy.metrics import dp

from companion.ui.presenter.stop_view import StopView
from companion.ui.widgets.act_face import IN, ActFace
from companion.ui.widgets.die import DieBox
from companion.ui.widgets.stop_rows import StopRows
from companion.ui.widgets.track_tiles import TrackTiles


class StopFace(ActFace):
    def __init__(self, **kwargs: Any) -> None:
        self.rows = StopRows()
        super().__init__(self.rows, **kwargs)
        self._stop: StopView | None = None
        self.rows.bind(on_do=lambda _, act: self.do(act))
        self.tiles, self.die = TrackTiles(size_hint=(None, None)), DieBox(self.do)
        self.add_widget(self.tiles, len(self.children))

    @staticmethod
    def topic(stop: StopView) -> Hashable:
        """The same act goes on: what is read stays where it is; but a die is a new thing to tap."""
        return stop.heading, stop.ribbon, stop.die

    def show(self, stop: StopView) -> None:
        before = self._stop
        is_new = before is None or (before.heading, before.ribbon) != (stop.heading, stop.ribbon)
        self._stop = stop
        self.eyebrow, self.icon, self.ours = stop.eyebrow, stop.icon, stop.ours
        self.show_head(stop, is_new)
        self.tiles.show(stop.tiles)
        self.rows.show(stop.groups, stop.now)
        if stop.die is not None:
            self.die.show(stop.die)
        self.set_in(self.die, stop.die is not None)
        self.arrange()

    def _arrange(self, *_: object) -> None:
        if self._stop is None or self.width <= dp(100):
            return
        left, width = self.x + dp(IN), self.width - 2 * dp(IN)
        top = self._put_head(left, self.top, width)
        bottom = self.y
        if self.die.parent is self:
            self.die.lay_out(self.x, self.y, self.width, str(self.shape))
            bottom = self.die.top + dp(8)
        bottom = min(bottom, top - dp(60))
        self.rows.lay_out(width, top - bottom, str(self.shape))
        self.put_pulled(left, top, bottom, width)

    def _put_head(self, left: float, top: float, width: float) -> float:
        """Ribbon, name, note and tiles. Returns where the rows begin."""
        top = self.put_ribbon(left, top, width)
        self.tiles.shape, self.tiles.width = self.shape, width
        beside = self.shape == "tall" and self.tiles.natural <= width * 0.62
        start = top
        top = self.put_heading(left, top, width - self.tiles.natural - dp(16) if beside else width)
        if not self.tiles.height:
            return top - dp(8)
        if beside:
            self.tiles.width = self.tiles.natural
            self.tiles.pos = left + width - self.tiles.width, start - self.tiles.height - dp(6)
            return min(top, float(self.tiles.y)) - dp(8)
        self.tiles.pos = left, top - self.tiles.height - dp(10)
        return float(self.tiles.y) - dp(10)
