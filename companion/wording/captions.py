"""One accepted input in a word or two: the caption of the key that takes it back."""

from collections.abc import Sequence
from typing import assert_never

from companion.rules.checks import known_piece
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    EpicPhase,
    Gather,
    GoOn,
    Hide,
    Money,
    Move,
    Place,
    Plan,
    Population,
    Prologue,
    Protect,
    Remove,
    Research,
    Rewards,
    Set,
    UsePlan,
)
from companion.rules.inputs import Answer, Input, NewCard, Teach
from companion.rules.instructions import Told
from companion.rules.pieces import PIECES
from companion.rules.table import Table
from companion.wording.labels import actor_name
from companion.wording.language import Language
from companion.wording.names import one_piece, phase_name


def caption(entry: Input, before: Table, told: Sequence[Told], language: Language) -> str:
    match entry:
        case Answer():
            return language.gettext("Answer")
        case NewCard():
            return entry.name
        case Teach():
            return language.gettext("Card book")
        case _:
            return _command(entry, before, told, language)


def _command(command: Command, before: Table, told: Sequence[Told], language: Language) -> str:
    say = language.gettext
    match command:
        case EpicPhase(pace="phase") | GoOn(pace="phase"):
            return phase_name("epic", language)
        case Prologue() | EpicPhase() | GoOn():
            return actor_name(before, told, language)
        case Move():
            return say("{reckoner}’s move", reckoner=command.reckoner)
        case Research():
            return say("Research")
        case Attack():
            return say("Attack")
        case Contain():
            return say("Contain")
        case Remove() | Place():
            return one_piece(PIECES[known_piece(command.piece)], language)
        case Money():
            return say("Money")
        case Plan() | UsePlan():
            return say("{reckoner}’s Plan", reckoner=command.reckoner)
        case Protect():
            return say("Protect")
        case Rewards():
            return say("Rewards")
        case Buy():
            return say("Purchase")
        case Dawnslight():
            return say("Dawnslight")
        case Gather():
            return say("Gather")
        case Hide():
            return say("Base")
        case Population():
            return say("Population")
        case Set():
            return say("Correction")
        case _:
            assert_never(command)
