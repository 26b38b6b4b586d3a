"""What a Reckoner of the scripted team has to spend: a fixed number of symbols, Equipment and Plans."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from companion.rules.box import slug
from companion.rules.table import Reckoner, Table

SYMBOLS: Final = 7  # of each Reckoner in each round: six dice and a double here and there
OF_A_KIND: Final = 3  # at most so many of these symbols show the same action
DEAR: Final = 5  # Equipment adds one symbol of any kind to each round, from this price on two
PERMANENT: Final = ("Blackmail", "Sabotage")  # R5.5: the rules see to these
ANY: Final = ""  # what every die can do, whatever it shows


@dataclass(slots=True)
class Hand:
    """What one Reckoner can still spend in this round."""

    dice: int
    equipment: int
    plans: int
    shown: Counter[str] = field(default_factory=Counter)

    def has(self, kind: str) -> int:
        return self._dice(kind) + self.equipment + self.plans

    def spend(self, kind: str, count: int) -> int:
        """Dice first, Plans last; how many Plans it took."""
        dice = min(count, self._dice(kind))
        equipment = min(count - dice, self.equipment)
        plans = count - dice - equipment
        self.dice -= dice
        self.equipment -= equipment
        self.plans -= plans
        self.shown[kind] += dice
        return plans

    def _dice(self, kind: str) -> int:
        return self.dice if kind == ANY else min(self.dice, OF_A_KIND - self.shown[kind])

    def copy(self) -> "Hand":
        return Hand(self.dice, self.equipment, self.plans, self.shown.copy())


def hand_of(table: Table, reckoner: Reckoner) -> Hand:
    cards = [card for card in reckoner.equipment if card not in PERMANENT]
    worth = sorted(2 if (table.box.prices[slug(card)] or 0) >= DEAR else 1 for card in cards)
    # R6.20: a card of their choice rests; one reroll, die, ability or double less is one symbol less
    del worth[: reckoner.effects.count("equipment")]
    fewer = sum(effect not in ("equipment", "move") for effect in reckoner.effects)
    dice = SYMBOLS - fewer - table.lost_dice.count(reckoner.name)
    return Hand(max(0, dice), sum(worth), reckoner.plans)
