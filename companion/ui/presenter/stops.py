"""What the Epics do, one stop after another: who acts, and what the hands have to do."""

from typing import Final

from companion.game.sitting import Stop
from companion.rules.causes import NO_SOURCE
from companion.rules.instructions import (
    Activate,
    BossBracket,
    GameOver,
    Instruction,
    NewRound,
    Place,
    Remove,
    Step,
    Suffer,
    Told,
)
from companion.rules.table import Table
from companion.ui.presenter.city import actor_of
from companion.ui.presenter.panel import Line, Panel
from companion.ui.theme import EFFECTS, INSTRUCTIONS, PIECES
from companion.wording.grouping import grouped
from companion.wording.instructions import say
from companion.wording.language import Language
from companion.wording.names import district_name, phase_name, source_name, step_name

_SILENT: Final = (Activate, Step, NewRound, GameOver)  # said by the heading, the corner, the end


def stop_panel(stop: Stop, language: Language) -> Panel:
    table = stop.entries[-1].table
    told = [(one, entry.table) for entry in stop.entries for one in entry.told]
    lines = tuple(
        _line(group.sentence, group.told[0].instruction)
        for group in grouped(told, language)
        if not isinstance(group.told[0].instruction, _SILENT)
    )
    heading, note = _who(stop, [one for one, _ in told], table, language)
    if not lines:
        lines = (Line(language.gettext("Nothing changes on the board."), "check"),)
    return Panel(heading, note=note, theirs=True, lines=lines)


def _who(stop: Stop, told: list[Told], table: Table, language: Language) -> tuple[str, str]:
    actor = actor_of(stop)
    if actor != NO_SOURCE:
        places = [one.instruction.district for one in told if isinstance(one.instruction, Activate)]
        note = ""
        if actor[0] == "epic" and places:
            note = language.gettext("acts in {district}", district=district_name(places[-1], table))
        return source_name(actor, table, language), note
    steps = [one.instruction.step for one in told if isinstance(one.instruction, Step)]
    if steps:
        return step_name(steps[-1], table, language), ""
    return phase_name(table.phase, language), ""


def line_of(told: Told, table: Table, language: Language) -> Line:
    return _line(say(told, table, language), told.instruction)


def _line(words: str, one: Instruction) -> Line:
    mark = one.colour if isinstance(one, BossBracket) else ""
    return Line(words, icon_of(one), mark)


def icon_of(one: Instruction) -> str:
    match one:
        case Place() | Remove():
            return PIECES[one.piece]
        case Suffer():
            return EFFECTS[one.effect]
        case _:
            return INSTRUCTIONS.get(type(one).__name__, "chevron-right")
