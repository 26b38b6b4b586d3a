"""Brackets moved by actions: Boost (R6.5), Power Up (R6.8), and a track's last action (R6.21)."""

from companion.rules.acting import MOST_WORK, VERBS, endless, run_cell, verb
from companion.rules.causes import NO_TRACK, Last
from companion.rules.instructions import BossBracket, Bracket, LastAction
from companion.rules.notation import Action
from companion.rules.pending import by_hand, need, step
from companion.rules.power_dice import faces_known
from companion.rules.table import NOWHERE, Frame, Table
from companion.rules.tracks import Key, length_path, symbol_path, track_of


@verb("boost")
def boost(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    _boost(table, action.argument, count)


@step("boost")
def _go_on_boosting(table: Table, frame: Frame) -> None:
    _boost(table, frame[1], frame[2])


def _boost(table: Table, colour: str, count: int) -> None:
    limit = boss_limit(table, colour)
    if limit is None:
        again = ("boost", colour, count)
        is_table = table.setup.boss == "limelight"
        if not is_table or faces_known(table, again):
            need(
                table,
                length_path(table, "power" if is_table else "boss", colour),
                "length",
                again,
                needed="needs-bracket",
            )
        return
    brackets = table.boss.brackets
    moved = max(0, min(count, limit - brackets[colour]))
    if moved:
        brackets[colour] += moved
        if table.told is not None:
            table.tell(BossBracket, colour, moved, brackets[colour])
    if moved < count:
        repeat_last(table, colour, count - moved, "boost")


@verb("power-up")
def power_up(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    _power_up(table, here, count)


@step("power-up")
def _go_on_powering(table: Table, frame: Frame) -> None:
    _power_up(table, frame[1], frame[2])


def _power_up(table: Table, here: int, count: int) -> None:
    epic = table.districts[here].epic
    if epic is None:
        return
    limit = epic_limit(table, here, ("power-up", here, count))
    if limit is None:
        return
    moved = move_bracket(table, here, count, limit)
    if moved < count:
        repeat_last(table, here, count - moved, "power-up")


def move_bracket(table: Table, here: int, count: int, limit: int) -> int:
    """To the right, as far as it goes; how far that was."""
    epic = table.districts[here].epic
    assert epic is not None
    moved = max(0, min(count, limit - epic.bracket))
    if moved:
        epic.bracket += moved
        if table.told is not None:
            table.tell(Bracket, here, epic.id, moved, epic.bracket)
    return moved


def epic_limit(table: Table, here: int, again: Frame) -> int | None:
    """R1.5: the bracket's last position, or None when the length of the track has to be asked for first."""
    epic = table.districts[here].epic
    assert epic is not None
    track = table.box.epics[epic.id].track
    if track is None:
        need(table, length_path(table, "epic", epic.id), "length", again, needed="needs-bracket")
        return None
    return len(track) - 1


def boss_limit(table: Table, colour: str) -> int | None:
    """R1.6"""
    if table.setup.boss == "limelight":
        rows = table.box.boss.tables.get(colour)
        return None if rows is None else len(next(iter(rows.values())))
    track = table.box.boss.tracks.get(colour)
    return None if track is None else len(track) - 1


def repeat_last(table: Table, which: int | str, count: int, reason: str, begun: bool = False) -> None:
    """A track's last action, once for each space that its bracket could not move.

    The track is an Epic's (by its district) or the boss's (by its colour). R6.21: while its last action is
    carried out, nothing sets it off again.
    """
    if count <= 0 or which in table.ending:
        return
    kind: str
    key: Key
    if isinstance(which, str):
        kind, key, here, owner = "boss", which, table.boss.district, NOWHERE
        if table.setup.boss == "limelight":
            kind = "end"  # R6.5: his tracks end on the Power board, not in a table
    else:
        epic = table.districts[which].epic
        if epic is None:
            return
        kind, key, here, owner = "epic", epic.id, which, which
    track = track_of(table, kind, key)
    cell = None if track is None else track[-1]
    if track is None or cell is None:
        path = (
            length_path(table, kind, key) if track is None else symbol_path(table, kind, key, len(track) - 1)
        )
        if not by_hand(table, path, count):
            need(table, path, "length" if track is None else "cell", ("repeat-last", which, count, reason))
        return
    table.ending.append(which)
    if reason == "copy-token":
        table.point_at(NO_TRACK)  # no symbol of the row: what is left of the tokens
    table.link(Last, (kind, key), reason)
    pending = table.pending
    height = len(pending)
    if table.told is not None and not begun:
        table.tell(LastAction, str(key), isinstance(which, str), count)
    while count:
        table.work += 1
        if table.work > MOST_WORK:
            raise endless()
        if len(cell) == 1 and cell[0].plain:  # k times "x n" in one place is once "x kn"
            VERBS[cell[0].verb](table, cell[0], cell[0].count * count, here, owner)
            count = 0
        else:
            run_cell(table, cell, here, owner)
            count -= 1
        if len(pending) != height:
            pending.insert(height, ("ended", which, count, reason))
            return
    table.unlink()
    table.ending.remove(which)


@step("repeat-last")
def _go_on_repeating(table: Table, frame: Frame) -> None:
    _, which, count, *reason = frame  # games saved before rules 2 have no reason
    repeat_last(table, which, count, reason[0] if reason else "bracket")


@step("ended")
def _ended(table: Table, frame: Frame) -> None:
    _, which, count, *reason = frame
    table.unlink()
    table.ending.remove(which)
    repeat_last(table, which, count, reason[0] if reason else "bracket", begun=True)
