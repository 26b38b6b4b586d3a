"""Does an Equipment card work? Not right after it came back (R1.8), nor while it is disabled (R6.20)."""

from companion.rules.instructions import Disable
from companion.rules.pending import ask, step, take_reply
from companion.rules.questions import ChooseEquipment
from companion.rules.table import Frame, Reckoner, Table


def works(reckoner: Reckoner, card: str) -> bool | None:
    """None: the players have not said which card is disabled, and here it matters."""
    usable = reckoner.equipment.count(card) - reckoner.regained.count(card)
    if usable <= 0:
        return False
    tokens = reckoner.effects.count("equipment")
    if not tokens or usable > tokens:
        return True
    if tokens >= len(reckoner.equipment):
        return False
    if reckoner.disabled is not None:
        return reckoner.disabled != card
    return None


def works_here(table: Table, here: int, card: str, again: Frame) -> bool | None:
    """R5.5, for any owner here. None: it is asked for first, then `again` is run."""
    doubtful: Reckoner | None = None
    for reckoner in table.reckoners:
        if reckoner.district == here and card in reckoner.equipment:
            found = works(reckoner, card)
            if found:
                return True
            if found is None:
                doubtful = doubtful or reckoner
    if doubtful is None:
        return False
    table.pending.append(again)
    question = ChooseEquipment("disable", doubtful.name, tuple(doubtful.equipment))
    ask(table, question, ("disable", doubtful.name))
    return None


@step("disable")
def _disable(table: Table, frame: Frame) -> None:
    card = take_reply(table)
    if card is not None:
        reckoner = table.reckoner(frame[1])
        reckoner.disabled = str(card)
        table.tell(Disable, reckoner.name, reckoner.disabled)
