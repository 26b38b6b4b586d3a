"""What is for sale in this game (R9.4): the cards of the sets in use, as far as the pack knows them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from companion.game.game import Game
from companion.rules.commands import Buy

LAST: Final = 4
IN_BOTH_SETS: Final = ("fuel-cells", "med-kit")  # R2.6: Steelslayer's replace those of the base game


@dataclass(frozen=True, slots=True)
class CardForSale:
    name: str
    price: int | None
    used_at_once: bool = False  # R9.5


def cards_for_sale(game: Game) -> list[CardForSale]:
    """By name."""
    table = game.table
    steelslayer = table.setup.equipment_set([one.name for one in table.reckoners]) == "steelslayer"
    cards = [
        CardForSale(one.name or one.id, one.price, one.consumable)
        for one in game.current_pack.equipment
        if steelslayer or one.set != "steelslayer" or one.id in IN_BOTH_SETS
    ]
    return sorted(cards, key=lambda card: card.name.casefold())


def last_bought(game: Game) -> list[str]:
    """The latest first."""
    return list(islice(dict.fromkeys(_bought(game)), LAST))


def _bought(game: Game) -> Iterator[str]:
    for entry in reversed(game.entries()):
        if isinstance(entry.input, Buy) and entry.input.equipment:
            yield entry.input.equipment
