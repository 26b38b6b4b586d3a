"""Values printed on an Epic's card, looked up when they first matter."""

from companion.rules.pending import need
from companion.rules.table import Epic, Frame, Table


def epic_known(table: Table, epic: Epic, again: Frame) -> bool:
    """Fill in the starting Research and Health; False when one has to be asked for first."""
    card = table.box.epics[epic.id]
    if epic.research is None:
        if card.research is None:
            need(table, f"{card.path}.research", "number", again, needed="needs-count")
            return False
        epic.research = card.research
    if epic.health is None:
        if card.health is None:
            need(table, f"{card.path}.health", "health", again, needed="needs-count")
            return False
        epic.health = card.health
    return True
