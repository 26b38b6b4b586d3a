"""The small tracks of one part of the ring, as they are seen: bars slide, pips fill."""

from collections.abc import Mapping
from math import ceil, floor

from kivy.graphics import InstructionGroup

from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.pace import BRACKET, Motion
from companion.ui.ring.track import Track


class Brackets:
    def __init__(self, sheet: Sheet) -> None:
        self.group = InstructionGroup()
        self._sheet = sheet
        self._now: dict[str, float] = {}
        self._resting, self._moving = InstructionGroup(), InstructionGroup()
        self.group.add(self._resting)
        self.group.add(self._moving)

    def show(self, tracks: Mapping[str, Track], motion: Motion) -> None:
        new = {name: float(track.bracket) for name, track in tracks.items()}
        old = {name: self._now.get(name, bracket) for name, bracket in new.items()}
        if old == new:
            self._draw(tracks, new, new, new)
            return
        self._draw(tracks, old, new, old)

        def step(share: float) -> None:
            if share < 1:
                now = {name: was + (new[name] - was) * share for name, was in old.items()}
                self._draw_moving(tracks, old, new, now)
            else:
                self._draw(tracks, new, new, new)

        motion.run(step, BRACKET)

    def _draw(
        self,
        tracks: Mapping[str, Track],
        old: dict[str, float],
        new: dict[str, float],
        now: dict[str, float],
    ) -> None:
        """The pips that no bar passes are drawn once, not at every step."""
        layer = Layer(self._sheet)
        for name, track in tracks.items():
            passed = _passed(old[name], new[name])
            track.pips(layer.ink, now[name], [n for n in range(track.spaces) if n not in passed])
        layer.onto(self._resting)
        self._draw_moving(tracks, old, new, now)

    def _draw_moving(
        self,
        tracks: Mapping[str, Track],
        old: dict[str, float],
        new: dict[str, float],
        now: dict[str, float],
    ) -> None:
        self._now = now
        layer = Layer(self._sheet)
        for name, track in tracks.items():
            passed = _passed(old[name], new[name])
            track.pips(layer.ink, now[name], [n for n in range(track.spaces) if n in passed])
            track.bar(layer.ink, now[name])
        layer.onto(self._moving)


def _passed(old: float, new: float) -> range:
    return range(floor(min(old, new)), ceil(max(old, new)))
