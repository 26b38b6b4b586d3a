"""Who acts next in a phase that has stopped: at a question, or because the players set the pace."""

from companion.rules.causes import NO_SOURCE, Source
from companion.rules.pending import begins_act
from companion.rules.setup import BOSSES
from companion.rules.table import Frame, Table


def next_to_act(table: Table) -> Source:
    """The one whose act is under way, else the next one in line; NO_SOURCE in the Reckoner Phase."""
    if table.phase not in ("epic", "prologue"):
        return NO_SOURCE
    if not table.paused and table.source != NO_SOURCE:
        return table.source
    for frame in reversed(table.pending):
        if begins_act(frame):
            return _actor(table, frame)
    return ("boss", table.setup.boss)


def _actor(table: Table, frame: Frame) -> Source:
    name, *rest = frame
    if name == "newcago-card":
        return ("newcago", table.districts[rest[0]].board)
    if name == "ildithia-passes":
        gap = table.boss.district if table.ildithia_gap is None else table.ildithia_gap
        return ("district", table.districts[table.clockwise(gap)].board)
    if rest[0] in BOSSES:
        return ("boss", table.setup.boss)
    epic = table.districts[rest[2]].epic
    return NO_SOURCE if epic is None else ("epic", epic.id)
