"""Where the Reckoners start (R3.1): each picks a district after the Prologue."""

from companion.rules.table import NOWHERE, Table


def to_place(table: Table) -> str:
    """The next Reckoner who has to pick a district; empty when all of them have one."""
    if table.phase != "reckoner":
        return ""
    return next((one.name for one in table.reckoners if one.district == NOWHERE), "")


def free_district(table: Table) -> int:
    """An offer: the first one, clockwise from the boss, with the fewest Reckoners."""
    return min(table.clockwise_from(table.boss.district), key=lambda at: len(table.in_district(at)))
