"""The city from afar: a row of towers along the bottom of a screen."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.uix.widget import Widget

from companion.ui.ring.layer import Layer, Sheet
from companion.ui.ring.skyline import BLOCKS, Skyline, building, dice
from companion.ui.theme import DARK, Theme

HEIGHT: Final = 84  # of the widget, at k = 1
NARROWEST: Final = 8  # a tower's room


class Horizon(Widget):
    def __init__(self, theme: Theme = DARK, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.population = 0
        self._sheet = Sheet(self.canvas, theme)
        self._skyline = Skyline(self._sheet)
        self._towers = InstructionGroup()
        self.canvas.add(self._towers)
        self._later = Clock.create_trigger(self._lay, -1)
        self.bind(size=self._later, pos=self._later)
        self._later()

    def show(self, population: int) -> None:
        self.population = population
        self._skyline.show(population)

    def use(self, theme: Theme) -> None:
        self._sheet.use(theme)
        self._skyline.show(self.population)

    def _lay(self, *_: Any) -> None:
        if min(self.size) < 1:
            return
        layer, roll = Layer(self._sheet), dice(41)
        shares = [0.75 + roll() * 0.6 for _ in range(BLOCKS)]
        heights = [36 + roll() * 34 for _ in range(BLOCKS)]
        k = min(self.height / HEIGHT, self.width / BLOCKS / NARROWEST)
        rooms = [self.width * share / sum(shares) for share in shares]
        middles = [self.x + sum(rooms[:block]) + rooms[block] / 2 for block in range(BLOCKS)]
        for block, x in enumerate(middles):
            self._skyline.shine(layer.ink, block, (x, self.y + heights[block] * 0.5 * k), 44 * k)
        for block, x in enumerate(middles):
            boxes = building(block, min(26.0, rooms[block] / k - 1), heights[block])
            self._skyline.build(layer.ink, block, boxes, (x, self.y), 0, k)
        layer.onto(self._towers)
