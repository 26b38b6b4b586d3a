"""What stands before an instruction: an icon, or the mark of a boss's track."""

from typing import Final

from companion.rules.instructions import BossBracket, Bracket, Instruction, Place, Remove, Suffer
from companion.ui.theme import EFFECTS, INSTRUCTIONS, PIECES

VALUE_ICONS: Final = {"research": "magnify", "health": "heart"}


def mark_of(one: Instruction) -> str:
    return one.colour if isinstance(one, BossBracket) else ""


def icon_of(one: Instruction) -> str:
    match one:
        case Place() | Remove():
            return PIECES[one.piece]
        case Bracket() | BossBracket() if one.change < 0:
            return "arrow-collapse-left"
        case Suffer():
            return EFFECTS[one.effect]
        case _:
            return INSTRUCTIONS.get(type(one).__name__, "chevron-right")
