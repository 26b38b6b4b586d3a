"""How bosses move: by Steelheart's die (R7.1, and R3.1 for every boss) or towards and away from Reckoners."""

from collections.abc import Callable

from companion.rules.causes import NO_TRACK
from companion.rules.instructions import MoveBoss
from companion.rules.pending import ask, step, take_reply
from companion.rules.questions import MovementDie
from companion.rules.table import Frame, Table


def move_by_die(table: Table, _: int) -> None:
    table.pending.append(("movement-die",))


@step("movement-die")
def _movement_die(table: Table, frame: Frame) -> None:
    rolled = take_reply(table)
    if rolled is None:
        ask(table, MovementDie(table.box.movement or ()), frame)
        return
    assert isinstance(rolled, int)
    _move(table, (table.boss.district + rolled) % len(table.districts), rolled)


def move_to_next(table: Table, wanted: Callable[[int], bool]) -> None:
    """Clockwise to the next district that is wanted, round to its own if that is the only one."""
    ring = table.clockwise_from(table.clockwise(table.boss.district))
    for steps, district in enumerate(ring, 1):
        if wanted(district):
            _move(table, district, steps)
            return


def _move(table: Table, district: int, steps: int) -> None:
    table.point_at(NO_TRACK)
    table.boss.district = district
    table.tell(MoveBoss, district, steps)
