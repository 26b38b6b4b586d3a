"""Who acts next in a phase that has stopped: at a question, or because the players set the pace."""

from companion.rules.causes import NO_SOURCE, Source
from companion.rules.commands import GoOn
from companion.rules.play import after_command
from companion.rules.ribbon import ribbon
from companion.rules.table import Table


def next_to_act(table: Table) -> Source:
    """The one whose act goes on, else the next one in line; NO_SOURCE in the Reckoner Phase.

    Found by going on with a copy: what is left of an act may well be nothing.
    """
    if table.phase not in ("epic", "prologue"):
        return NO_SOURCE
    position = table.clone()
    position.told = []
    while position.paused:
        position = after_command(position, GoOn("action"))
        for one in position.told or ():
            if one.cause.source != NO_SOURCE:
                return one.cause.source
    return _next_stop(position) if position.source == NO_SOURCE else position.source


def _next_passed(table: Table) -> Source:
    gap = table.boss.district if table.ildithia_gap is None else table.ildithia_gap
    return ("district", table.districts[table.clockwise(gap)].board)


def _next_stop(table: Table) -> Source:
    """Adding Epics is nobody's act: then the first one after it."""
    for stop in ribbon(table):
        match stop.kind:
            case "ildithia" if stop.state == "now":
                return _next_passed(table)
            case "newcago" if stop.state == "next":
                return ("newcago", table.districts[table.boss.district].board)
            case "epic" if stop.state == "next":
                return ("epic", stop.epic)
            case _:
                pass
    return ("boss", table.setup.boss)
