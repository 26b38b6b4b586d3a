"""The districts of the dial in their places, and how they turn from one to the next."""

from collections.abc import Sequence
from typing import Final

from kivy.graphics import InstructionGroup, Rectangle

from companion.ui.ring.closeup import PLACES
from companion.ui.ring.dial_boss import draw_tracks
from companion.ui.ring.dial_wedge import DialWedge
from companion.ui.ring.dial_words import Sight, far, near
from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.lettering import width
from companion.ui.ring.look import Look
from companion.ui.ring.motion import pop
from companion.ui.ring.pace import TAKE_OVER, Motion, marching
from companion.ui.ring.road import passed_by
from companion.ui.ring.skyline import Skyline
from companion.ui.ring.wedge import LOOKS
from companion.ui.ring.words import TONES, Placed
from companion.ui.views import Mood

GLOW: Final = {True: ("glow",), False: ("no_glow",)}


class Places:
    def __init__(self, sheet: Sheet, skyline: Skyline) -> None:
        self.group = InstructionGroup()
        self._sheet, self._skyline = sheet, skyline
        self._glow = Look(sheet, GLOW[False])
        self._looks: list[Look] = []  # by district: at two places it is still the same one
        self._wedges: dict[int, DialWedge] = {}  # by place
        self._spare: list[DialWedge] = []
        self._told: dict[str, str] = {}

    @property
    def glow(self) -> int:
        """The column of the glow behind the middle one."""
        return self._glow.column

    def outdate(self) -> None:
        """After the GL context was lost."""
        for wedge in (*self._wedges.values(), *self._spare):
            wedge.outdate()

    def colour(self, sight: Sight, motion: Motion) -> None:
        while len(self._looks) < sight.count:
            self._looks.append(Look(self._sheet, LOOKS[Mood.IDLE]))
        for district in range(sight.count):
            self._looks[district].take(LOOKS[sight.mood(district)], motion)
        self._glow.take(GLOW[sight.mood(sight.dial.middle) is Mood.ACTING], motion)

    def rest(self, sight: Sight, motion: Motion) -> None:
        """Everybody stands in their place; a number that changed there pops."""
        self._take_places(sight, {place: self._wedges.get(place) for place in PLACES})
        told, self._told = self._told, {}
        for place, wedge in self._wedges.items():
            beside = self._beside(sight, place)
            if place:
                wedge.write(Layer(self._sheet), beside)
                continue
            middle, counted = self._middle(sight)
            wedge.write(middle, Layer(self._sheet))
            self._told = {what: text for what, (text, _) in counted.items()}
            for what, (text, picture) in counted.items():
                if told.get(what) != text:
                    pop(motion, picture)
        self._stand(sight, 1.0)

    def turn(self, old: Sight, new: Sight, by: int, motion: Motion) -> None:
        """`by` so many places; meanwhile who leaves the middle and who comes there show both faces."""
        first, last = min(0, -by) + PLACES[0], max(0, -by) + PLACES[-1]
        self._take_places(new, {place: self._wedges.get(place + by) for place in range(first, last + 1)})
        coming, counted = self._middle(new)
        middles = {0: coming, -by: self._middle(old)[0]}
        for place, wedge in self._wedges.items():
            sight, there = (new, place) if abs(place) == 1 else (old, place + by)
            wedge.write(middles.get(place, Layer(self._sheet)), self._beside(sight, there))
        self._told = {what: text for what, (text, _) in counted.items()}

        def step(share: float) -> None:
            if share < 1:
                for place, wedge in self._wedges.items():
                    nearness = share if place == 0 else 1 - share if place == -by else 0.0
                    wedge.stand(new.closeup, place + by * (1 - share), nearness)
            else:
                self.rest(new, motion)

        motion.run(step, marching(abs(by)))
        if motion.reduced:
            motion.run(lambda share: self._stand(new, share), TAKE_OVER)

    def _take_places(self, sight: Sight, wedges: dict[int, DialWedge | None]) -> None:
        self._spare += [wedge for wedge in self._wedges.values() if wedge not in wedges.values()]
        self._wedges = {place: wedge or self._fresh() for place, wedge in wedges.items()}
        self.group.clear()
        passed = passed_by(sight.view)
        # The middle one last: its line lies over its neighbours'.
        for place in sorted(self._wedges, key=lambda place: (-abs(place), place)):
            wedge, district = self._wedges[place], sight.district(place)
            look = self._looks[district].column
            wedge.draw(sight.closeup, sight.count, district, look, district in passed)
            self.group.add(wedge.group)

    def _fresh(self) -> DialWedge:
        return self._spare.pop() if self._spare else DialWedge(self._sheet, self._skyline)

    def _stand(self, sight: Sight, shown: float) -> None:
        for place, wedge in self._wedges.items():
            wedge.stand(sight.closeup, place, float(place == 0), shown)

    def _middle(self, sight: Sight) -> tuple[Layer, dict[str, tuple[str, Rectangle]]]:
        layer = Layer(self._sheet)
        counted = self._write(layer, near(sight, width))
        if sight.dial.boss and not sight.closeup.large:
            token = TONES[sight.mood(sight.dial.middle)].text
            draw_tracks(layer, sight.view.boss.tracks, sight.closeup.k, token)
        return layer, counted

    def _beside(self, sight: Sight, place: int) -> Layer:
        layer = Layer(self._sheet)
        self._write(layer, far(sight, place, width))
        return layer

    @staticmethod
    def _write(layer: Layer, words: Sequence[Placed]) -> dict[str, tuple[str, Rectangle]]:
        """Returns what counts something."""
        counted = {}
        for placed in words:
            word = placed.word
            picture = layer.write(word.face, word.size, word.text, placed.x, placed.y, word.token)
            if word.what:
                counted[word.what] = word.text, picture
        return counted
