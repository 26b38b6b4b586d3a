"""What the players may do now and could forget (R9.7): said once, and nothing is done for them."""

from typing import Final

from companion.rules.box import slug
from companion.rules.equipment import works
from companion.rules.instructions import Remind, RemindOfCard
from companion.rules.table import Reckoner, Table

FAVOR: Final = "favor"
BLIND_SPOT: Final = "blind-spot"
SUBMARINE: Final = "submarine"


def remind_of_defeat(table: Table, here: int) -> None:
    _remind_those_here(table, here, FAVOR)
    _remind_of_newcago_card(table, here)


def remind_of_weakening(table: Table, here: int) -> None:
    """Of an Epic here, or of the boss."""
    _remind_those_here(table, here, BLIND_SPOT)
    _remind_of_newcago_card(table, here)


def remind_of_move(table: Table, reckoner: Reckoner) -> None:
    _remind(table, reckoner, SUBMARINE)


def _remind_those_here(table: Table, here: int, card: str) -> None:
    if table.told is not None:
        for reckoner in table.in_district(here):
            _remind(table, reckoner, card)


def _remind(table: Table, reckoner: Reckoner, card: str) -> None:
    for owned in dict.fromkeys(reckoner.equipment):
        if slug(owned) == card and works(reckoner, owned) is not False:
            table.tell(Remind, reckoner.name, owned, reckoner.district)


def _remind_of_newcago_card(table: Table, here: int) -> None:
    """R8.3: the bottom half of the card; its text may not be known."""
    card = table.box.newcago_cards.get(table.districts[here].board)
    if card is not None and table.in_district(here):
        table.tell(RemindOfCard, here, card.bonus)
