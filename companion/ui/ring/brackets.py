"""The small tracks of one part of the ring, as they are seen: bars slide, pips fill."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, floor

from kivy.graphics import InstructionGroup

from companion.ui.ring.ink import Ink
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
        ways = [
            _Way(track, self._now.get(name, track.bracket), track.bracket) for name, track in tracks.items()
        ]
        there = [_Way(way.track, way.new, way.new) for way in ways]
        self._rest(ways)

        def step(share: float) -> None:
            self._now = {name: way.at(share) for name, way in zip(tracks, ways, strict=True)}
            if share >= 1:
                self._rest(there)
            layer = Layer(self._sheet)
            for way in ways if share < 1 else there:
                way.draw_moving(layer.ink, way.at(share))
            layer.onto(self._moving)

        if ways == there:
            step(1.0)
        else:
            motion.run(step, BRACKET)

    def _rest(self, ways: list["_Way"]) -> None:
        layer = Layer(self._sheet)
        for way in ways:
            way.draw_resting(layer.ink)
        layer.onto(self._resting)


@dataclass(frozen=True, slots=True)
class _Way:
    """Of one bracket; the pips that it does not pass are drawn once, not at every step."""

    track: Track
    old: float
    new: float

    def at(self, share: float) -> float:
        return self.old + (self.new - self.old) * share

    @property
    def _passed(self) -> range:
        return range(floor(min(self.old, self.new)), ceil(max(self.old, self.new)))

    def draw_resting(self, ink: Ink) -> None:
        passed = self._passed
        self.track.pips(ink, self.new, [space for space in range(self.track.spaces) if space not in passed])

    def draw_moving(self, ink: Ink, bracket: float) -> None:
        passed = self._passed
        self.track.pips(ink, bracket, [space for space in range(self.track.spaces) if space in passed])
        self.track.bar(ink, bracket)
