"""Who acts next in a phase that has stopped: at a question, or because the players set the pace."""

from companion.rules.causes import NO_SOURCE, Source
from companion.rules.pending import begins_act
from companion.rules.ribbon import between_acts, ribbon
from companion.rules.setup import BOSSES
from companion.rules.table import Frame, Table


def next_to_act(table: Table) -> Source:
    """The one whose act is under way, else the next one in line; NO_SOURCE in the Reckoner Phase."""
    if table.phase not in ("epic", "prologue"):
        return NO_SOURCE
    if table.source != NO_SOURCE and not (table.paused and between_acts(table)):
        return table.source
    for frame in reversed(table.pending):
        actor = _actor(table, frame) if begins_act(frame) else NO_SOURCE
        if actor != NO_SOURCE:
            return actor
    return _next_stop(table)


def _actor(table: Table, frame: Frame) -> Source:
    name, *rest = frame
    if name == "newcago-card":
        return ("newcago", table.districts[rest[0]].board)
    if name == "ildithia-passes":
        return _next_passed(table)
    if rest[0] in BOSSES:
        return ("boss", table.setup.boss)
    epic = table.districts[rest[2]].epic
    return NO_SOURCE if epic is None else ("epic", epic.id)


def _next_passed(table: Table) -> Source:
    gap = table.boss.district if table.ildithia_gap is None else table.ildithia_gap
    return ("district", table.districts[table.clockwise(gap)].board)


def _next_stop(table: Table) -> Source:
    """Adding Epics is nobody's act: then the first one after it."""
    for stop in ribbon(table):
        match stop.kind:
            case "ildithia" if stop.state == "now" and table.source == NO_SOURCE:
                return _next_passed(table)
            case "newcago" if stop.state == "next":
                return ("newcago", table.districts[table.boss.district].board)
            case "epic" if stop.state == "next":
                return ("epic", stop.epic)
            case _:
                pass
    return ("boss", table.setup.boss)
