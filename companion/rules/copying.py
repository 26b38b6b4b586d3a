"""Copy Epic Action (R6.17) and Transform (R6.16)."""

from typing import Final

from companion.rules.acting import run_cell, run_track, verb
from companion.rules.causes import Copied, Transformed
from companion.rules.instructions import Copy, Nothing, Transform
from companion.rules.notation import UNKNOWN, Action, parse_cell
from companion.rules.pending import after, ask, by_hand, end_link, need, step, take_reply
from companion.rules.questions import AbilityDie
from companion.rules.table import Frame, Table
from companion.rules.tracks import length_path, symbol_path

# R6.16 says nothing of a roll that leads to a roll (through Copy or Boost): it may, but not for ever
MOST_TRANSFORMS: Final = 5


@verb("copy")
def copy(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    sources = (table.clockwise(here), table.counterclockwise(here)) if action.scope == "gifted" else (here,)
    _copy(table, sources * count, here, owner)


@step("copy")
def _go_on_copying(table: Table, frame: Frame) -> None:
    _, sources, here, owner = frame
    _copy(table, sources, here, owner)


def _copy(table: Table, sources: tuple[int, ...], here: int, owner: int) -> None:
    """The left-most action of each source's Epic, carried out here."""
    height = len(table.pending)
    for position, source in enumerate(sources):
        epic = table.districts[source].epic
        if epic is None:
            table.tell(Nothing, "no-epic", source)
            continue
        track = table.box.epics[epic.id].track
        if track is None or track[0] is None:
            path = (
                length_path(table, "epic", epic.id)
                if track is None
                else symbol_path(table, "epic", epic.id, 0)
            )
            if by_hand(table, path):
                continue
            again = ("copy", sources[position:], here, owner)
            need(table, path, "length" if track is None else "cell", again)
            return
        copies = any(action.verb == "copy" for action in track[0])
        if copies and source in table.copying:
            continue  # R6.17: so nothing loops
        if copies:
            table.copying.append(source)
        table.link(Copied, epic.id, source)
        if table.told is not None:
            table.tell(Copy, epic.id, source)
        run_track(table, "epic", epic.id, 0, 1, here, owner)
        end_link(table, height)
        if copies and not after(table, height, ("copied", source)):
            table.copying.remove(source)
        if after(table, height, ("copy", sources[position + 1 :], here, owner)):
            return


@step("copied")
def _copied(table: Table, frame: Frame) -> None:
    table.copying.remove(frame[1])


@verb("transform")
def transform(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    if table.transforming < MOST_TRANSFORMS:
        table.pending.extend([("transform", here, owner)] * count)


@step("transform")
def _roll(table: Table, frame: Frame) -> None:
    _, here, owner = frame
    face = take_reply(table)
    if face is None:
        faces = table.box.ability or ()
        ask(table, AbilityDie(here, () if UNKNOWN in faces else faces), frame)
        return
    table.tell(Transform, here, str(face))
    table.link(Transformed, str(face))
    table.transforming += 1
    height = len(table.pending)
    # a face that said Transform itself would roll for ever
    actions = tuple(action for action in parse_cell(str(face)) or () if action.verb != "transform")
    run_cell(table, actions, here, owner)
    end_link(table, height)
    if not after(table, height, ("transformed",)):
        table.transforming -= 1


@step("transformed")
def _transformed(table: Table, frame: Frame) -> None:
    table.transforming -= 1
