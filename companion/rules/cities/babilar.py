"""Babilar (R8.2): the boss is researched district by district, and every step down may set something off."""

from companion.rules.acting import run_track
from companion.rules.causes import NO_TRACK
from companion.rules.instructions import Marker, Weaken
from companion.rules.pending import after, step
from companion.rules.reminders import remind_of_weakening
from companion.rules.table import NOWHERE, Frame, Table


@step("research-district")
def research_district(table: Table, frame: Frame) -> None:
    """A symbol happens before the marker moves on; at 0, more Research there is lost."""
    _, here, count = frame
    district = table.districts[here]
    height = len(table.pending)
    while count and district.marker:
        district.marker -= 1
        count -= 1
        table.point_at(NO_TRACK)
        table.tell(Marker, here, -1, district.marker)
        if not any(one.marker for one in table.districts):
            table.tell(Weaken, table.boss.district, "", table.boss.health or 0)
            remind_of_weakening(table, table.boss.district)
        run_track(table, "mark", f"{here}-{district.marker}", 0, 1, here, NOWHERE, own=True)
        if after(table, height, ("research-district", here, count)):
            return


def boss_exposed(table: Table) -> bool:
    """Attackable only when every district is at 0."""
    return not any(one.marker for one in table.districts)
