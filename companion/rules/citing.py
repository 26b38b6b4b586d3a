"""Under which rules an instruction falls: its own first, then those of the ways that led to it."""

from typing import Final, assert_never

from companion.rules import instructions as kinds
from companion.rules.causes import PLAYERS, Copied, Last, Link, Per, Tokens, Transformed
from companion.rules.instructions import (
    Activate,
    Bracket,
    Instruction,
    LastAction,
    Marker,
    Money,
    MoveBoss,
    MoveReckoner,
    Place,
    Population,
    Step,
    Told,
    Warn,
)
from companion.rules.table import Table

_BOSSES: Final = {"steelheart": "R7.1", "regalia": "R7.3", "limelight": "R7.5"}
_PIECES: Final = {
    "enforcement": "R6.2",
    "barricade": "R6.4",
    "red-shield": "R6.13",
    "blue-shield": "R6.13",
    "copy-token": "R6.18",
}
_LOSSES: Final = {
    **_PIECES,
    "attack": "R6.3",
    "fortify": "R6.1",
    "steal": "R6.9",
    "money": "R6.10",
    "plan": "R6.11",
    "effect": "R6.20",
    "token": "R2.5",
    "dawnslight": "R8.2",
    "gained": "R9.8",
    "undo": "R1.4",
}
_MOVES: Final[dict[kinds.Moved, str]] = {"pull": "R6.6", "repel": "R6.7", "": "R9.1"}
_STEPS: Final = {
    "prologue": "R3.1",
    "rewards": "R4.1",
    "ildithia": "R8.1",
    "add-epics": "R4.3",
    "newcago": "R8.3",
    "epics": "R4.4",
    "boss": "R4.2",
}
# Those that have one rule whoever causes them; what the players do by themselves is R9.1 or R9.4.
RULES: Final[dict[type[Instruction], str]] = {
    kinds.Remove: "R9.1",
    kinds.Fortify: "R6.1",
    kinds.FortifyBoss: "R6.1",
    kinds.BossBracket: "R6.5",
    kinds.Base: "R6.19",
    kinds.LoseDie: "R6.19",
    kinds.BuyDie: "R9.4",
    kinds.MoveIldithia: "R8.1",
    kinds.ResetMarker: "R8.1",
    kinds.Steal: "R6.9",
    kinds.Sell: "R6.10",
    kinds.Buy: "R9.4",
    kinds.NewMarket: "R9.4",
    kinds.Plans: "R6.11",
    kinds.Suffer: "R6.20",
    kinds.EffectsEnd: "R6.20",
    kinds.Blackmail: "R5.5",
    kinds.Sabotage: "R5.5",
    kinds.CopyTokens: "R5.2",
    kinds.Copy: "R6.17",
    kinds.PowerCell: "R7.5",
    kinds.Transform: "R6.16",
    kinds.AddEpic: "R4.3",
    kinds.ShuffleEpics: "R4.3",
    kinds.Research: "R9.2",
    kinds.Attack: "R9.1",
    kinds.Weaken: "R1.7",
    kinds.Defeat: "R1.8",
    kinds.Return: "R1.8",
    kinds.Reward: "R9.2",
    kinds.Spend: "R9.2",
    kinds.Lapse: "R9.2",
    kinds.Disable: "R6.20",
    kinds.Remind: "R9.7",
    kinds.RemindOfCard: "R9.7",
    kinds.Demolitions: "R9.1",
    kinds.UseDawnslight: "R8.2",
    kinds.DawnslightCards: "R8.2",
    kinds.Dawnslight: "R8.2",
    kinds.Nothing: "R6.17",
    kinds.Correct: "R9.1",
    kinds.NewRound: "R4.1",
    kinds.GameOver: "R1.9",
    kinds.PlaceIldithia: "R3.1",
    kinds.BossTrack: "R1.6",
    # how a board is put back after an undo
    kinds.PutEpic: "R1.5",
    kinds.TakeEpic: "R1.5",
    kinds.EpicValues: "R1.5",
    kinds.BossValues: "R1.6",
    kinds.TakeEquipment: "R9.4",
    kinds.GiveEquipment: "R9.4",
    kinds.TuckEquipment: "R6.9",
    kinds.TakeOff: "R6.9",
    kinds.TakeEffect: "R6.20",
    kinds.GiveDie: "R6.19",
}
_BY_PLAYERS: Final = (
    Place,
    Money,
    Bracket,
    kinds.BossBracket,
    kinds.MoveReckoner,
    kinds.Plans,
    kinds.Research,
)


_LAST: Final = {"bracket": "R5.3", "power-up": "R6.8", "boost": "R6.5", "copy-token": "R5.2"}


def rules_of(told: Told, table: Table) -> tuple[str, ...]:
    links = (_rule_of(link) for link in told.cause.links)
    return tuple(dict.fromkeys((*_own_rules(told, table), *links)))


def _rule_of(link: Link) -> str:
    match link:
        case Copied():
            return "R6.17"
        case Transformed():
            return "R6.16"
        case Per():
            return "R6.12"
        case Tokens():
            return "R5.2"
        case Last():
            return _LAST[link.reason]
        case _:
            assert_never(link)


def _own_rules(told: Told, table: Table) -> tuple[str, ...]:
    one = told.instruction
    if told.cause.source == PLAYERS and isinstance(one, _BY_PLAYERS):
        return ("R9.1",)
    match one:
        case Place():
            whole_track = told.cause.track[0] == "boss" and not told.cause.symbol  # Steelheart's red and blue
            return ("R7.2" if whole_track else _PIECES[one.piece],)
        case Population():
            return (_LOSSES[one.why],)
        case Money():
            return ("R9.2" if one.change > 0 else "R6.10",)
        case Step():
            return (_STEPS[one.step],)
        case Warn():
            return (one.rule,)
        case Bracket():
            return ("R6.8" if told.cause.symbol else "R5.3",)
        case LastAction():
            return ("R6.5" if one.of_boss else "R5.3",)
        case Marker():
            return ("R8.2" if table.setup.city == "babilar" else "R8.1",)
        case Activate():
            return (_BOSSES[table.setup.boss] if told.cause.source[0] == "boss" else "R5.1",)
        case MoveBoss():
            return ("R3.1" if table.round == 1 and table.phase != "epic" else _BOSSES[table.setup.boss],)
        case MoveReckoner():
            return (_MOVES[one.why],)
        case _:
            return (RULES[type(one)],)
