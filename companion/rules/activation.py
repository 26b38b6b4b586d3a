"""Activating an Epic (R5) and adding new ones (R4.3)."""

from companion.rules.acting import carry_out_held, run_track
from companion.rules.box import INFINITE
from companion.rules.brackets import epic_limit, move_bracket, repeat_last
from companion.rules.causes import NO_TRACK, Tokens
from companion.rules.equipment import works_here
from companion.rules.instructions import (
    Activate,
    AddEpic,
    Blackmail,
    CopyTokens,
    Nothing,
    Sabotage,
    ShuffleEpics,
)
from companion.rules.pending import STAGES, after, ask, begin_stages, end_link, pause_after, step, take_reply
from companion.rules.pieces import COPY_TOKEN, ENFORCEMENT
from companion.rules.questions import NewEpic
from companion.rules.setup import NEW_EPIC_BRACKET
from companion.rules.table import NOWHERE, Epic, Frame, Table


def begin_adding_epics(table: Table, _: int) -> None:
    """R4.3: from the boss's district clockwise."""
    for district in reversed(table.clockwise_from(table.boss.district)):
        if table.districts[district].epic is None:
            table.pending.append(("add-epic", district))


@step("add-epic")
def _add_epic(table: Table, frame: Frame) -> None:
    here = frame[1]
    chosen = take_reply(table)
    if chosen is None:
        if table.districts[here].epic is None:
            _ask_for_epic(table, here, frame)
        return
    card = table.box.epics[str(chosen)]
    if card.id in table.defeated_epics:
        _shuffle(table)
    health = card.weakened if card.research == 0 and card.health == INFINITE else card.health
    table.districts[here].epic = Epic(card.id, card.research, health, NEW_EPIC_BRACKET)
    table.tell(AddEpic, here, card.id, card.research, health)


def _ask_for_epic(table: Table, here: int, frame: Frame) -> None:
    deck = epics_in_deck(table)
    if table.setup.open_deck:
        table.pending.append(frame)
        table.question = NewEpic(here, deck or tuple(table.defeated_epics))
        return
    if not deck and table.defeated_epics:
        _shuffle(table)
        deck = epics_in_deck(table)
    if deck:
        ask(table, NewEpic(here, deck), frame)
    else:
        table.tell(Nothing, "no-epic-left", here)


def epics_in_deck(table: Table) -> tuple[str, ...]:
    """R4.3: of the set in use, neither in play nor defeated."""
    gone = {one.epic.id for one in table.districts if one.epic is not None}
    gone.update(table.defeated_epics)
    return tuple(
        card.id for card in table.box.epics.values() if card.set == table.setup.epics and card.id not in gone
    )


def _shuffle(table: Table) -> None:
    """R4.3, Ruling: the deck is empty, so the defeated ones become a new one."""
    table.defeated_epics.clear()
    table.tell(ShuffleEpics)


def begin_epics(table: Table, _: int) -> None:
    """R4.4: from the boss's district clockwise, each finished before the next."""
    for district in reversed(table.clockwise_from(table.boss.district)):
        begin_stages(table, "epic", district)


def _own_actions(table: Table, here: int) -> None:
    """R5.1: what is left of the bracket now, whatever the bracket does meanwhile."""
    epic = table.districts[here].epic
    if epic is None:
        return
    table.acting = here
    table.act_as(("epic", epic.id))
    table.tell(Activate, here)
    _carry_out_own_actions(table, here)


@step("own-actions")
def _go_on_with_own_actions(table: Table, frame: Frame) -> None:
    _carry_out_own_actions(table, frame[1])


def _carry_out_own_actions(table: Table, here: int) -> None:
    epic = table.districts[here].epic
    skips = works_here(table, here, "Blackmail", ("own-actions", here))  # R5.5
    if epic is None or skips is None:
        return
    first = 1 if skips else 0
    if skips:
        table.tell(Blackmail, here)
    if table.setup.copy_tokens == "before":
        table.pending.append(("track", "epic", epic.id, first, epic.bracket, here, here, True))
        _carry_out_tokens(table, here)
    else:
        run_track(table, "epic", epic.id, first, epic.bracket, here, here, own=True)


def _copy_tokens(table: Table, here: int) -> None:
    if table.setup.copy_tokens == "after":
        _carry_out_tokens(table, here)


def _carry_out_tokens(table: Table, here: int) -> None:
    """R5.2: counted once, now."""
    tokens = table.districts[here].pieces[COPY_TOKEN]
    if tokens and table.acting == here:
        height = len(table.pending)
        table.point_at(NO_TRACK)
        table.tell(CopyTokens, here, tokens)
        table.link(Tokens, tokens)
        _copy_symbols(table, here, 0, tokens)
        end_link(table, height)


@step("copy-symbols")
def _go_on_copying_symbols(table: Table, frame: Frame) -> None:
    _copy_symbols(table, frame[1], frame[2], frame[3])


def _copy_symbols(table: Table, here: int, index: int, tokens: int) -> None:
    epic = table.districts[here].epic
    if epic is None:
        return
    last = epic_limit(table, here, ("copy-symbols", here, index, tokens))
    if last is None:
        return
    height = len(table.pending)
    run_track(table, "epic", epic.id, index, min(tokens, last), here, here, own=True)
    if not after(table, height, ("repeat-last", here, tokens - last, "copy-token")):
        repeat_last(table, here, tokens - last, "copy-token")


def _held_placing(table: Table, here: int) -> None:
    if table.districts[here].epic is None:
        table.held.clear()  # a correction took it off the board: what it held is gone with it
    if table.held:
        carry_out_held(table, placing=True)


def _bracket(table: Table, here: int) -> None:
    """R5.3"""
    if table.acting != here:
        return
    table.point_at(NO_TRACK)
    _count_spaces(table, here)


@step("spaces")
def _go_on_counting_spaces(table: Table, frame: Frame) -> None:
    _count_spaces(table, frame[1])


def _count_spaces(table: Table, here: int) -> None:
    spaces = 1 + table.districts[here].pieces[ENFORCEMENT]
    less = works_here(table, here, "Sabotage", ("spaces", here))  # R5.5
    if less is None:
        return
    if less:
        spaces -= 1
        table.tell(Sabotage, here)
    _advance_bracket(table, here, spaces)


@step("bracket")
def _go_on_with_bracket(table: Table, frame: Frame) -> None:
    _advance_bracket(table, frame[1], frame[2])


def _advance_bracket(table: Table, here: int, spaces: int) -> None:
    if table.districts[here].epic is None:
        return
    limit = epic_limit(table, here, ("bracket", here, spaces))
    if limit is not None:
        height = len(table.pending)
        repeat_last(table, here, spaces - move_bracket(table, here, spaces, limit), "bracket")
        pause_after(table, height)


def _settle(table: Table, here: int) -> None:
    """R5.4: what the last action has put down for the end, then the attacks."""
    height = len(table.pending)
    if table.districts[here].epic is None:
        table.held.clear()
    for placing in (True, False) if table.held else ():
        carry_out_held(table, placing)
        if after(table, height, ("settle", here)):
            return
    table.acting = NOWHERE


@step("settle")
def _go_on_settling(table: Table, frame: Frame) -> None:
    _settle(table, frame[1])


STAGES["epic"] = (_own_actions, _copy_tokens, _held_placing, _bracket, _settle)
