"""Games of older rules, saved in the middle of a phase: what today's rules ask and those did not."""

from dataclasses import replace
from typing import Final

from companion.content.pack import Pack
from companion.game.game import Entry, apply
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, Input
from companion.rules.instructions import Dawnslight, Plans
from companion.rules.power_dice import FACES_PATH, LETTERS
from companion.rules.questions import ChooseEquipment, ChooseReckoner, Content
from companion.rules.table import Table

# Asked since rules 3 (R9.2, R8.2). Before, it was only told, and the players entered it or did not.
_REASONS: Final = ("plan-reward", "dawnslight")


def _taken_for_granted(table: Table) -> Answer | None:
    """The answer that goes with a game which was never asked this; None where every game was asked."""
    match table.question:
        case Content(path=path) if path == FACES_PATH:
            return Answer(LETTERS)  # R7.5a: before rules 3, the Power Dice showed these
        case ChooseReckoner(reason=reason, options=options) if reason in _REASONS:
            return Answer(options[0])
        case ChooseEquipment(reason="disable", options=options):
            return Answer(min(options, key=("Blackmail", "Sabotage").__contains__))  # these went on working
        case _:
            return None


def apply_again(table: Table, pack: Pack, entry: Input) -> Entry:
    """An input that was accepted once; what has to be answered before it stays one entry with it."""
    try:
        return apply(table, pack, entry)
    except RefusedInput:
        answer = _taken_for_granted(table)
        if answer is None:
            raise
    first = apply(table, pack, answer)
    for one, before in zip(first.table.reckoners, table.reckoners, strict=True):
        one.plans, one.new_plans, one.dawnslight = before.plans, before.new_plans, before.dawnslight
    told = (one for one in first.told if not isinstance(one.instruction, Plans | Dawnslight))
    done = apply_again(first.table, first.pack, entry)
    return replace(done, told=(*told, *done.told))
