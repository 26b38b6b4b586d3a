"""`why`: who caused an instruction, by which symbol, under which rule."""

from typing import Final

from companion.rules import instructions as told_kinds
from companion.rules.box import Box
from companion.rules.instructions import (
    Activate,
    Bracket,
    Instruction,
    LastAction,
    Marker,
    Money,
    MoveBoss,
    Place,
    Population,
    Step,
    Told,
    Warn,
)
from companion.rules.notation import Track
from companion.rules.table import Table
from companion.terminal import words
from companion.wording.actions import cell_words
from companion.wording.instructions import say
from companion.wording.language import Language
from companion.wording.names import source_name

_PLAYERS: Final = "reckoners"
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
    "undo": "R1.4",
}
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
    told_kinds.Remove: "R9.1",
    told_kinds.Fortify: "R6.1",
    told_kinds.FortifyBoss: "R6.1",
    told_kinds.BossBracket: "R6.5",
    told_kinds.Base: "R6.19",
    told_kinds.LoseDie: "R6.19",
    told_kinds.BuyDie: "R9.4",
    told_kinds.MoveReckoner: "R6.6, R6.7",
    told_kinds.MoveIldithia: "R8.1",
    told_kinds.ResetMarker: "R8.1",
    told_kinds.Steal: "R6.9",
    told_kinds.Sell: "R6.10",
    told_kinds.Buy: "R9.4",
    told_kinds.NewMarket: "R9.4",
    told_kinds.Plans: "R6.11",
    told_kinds.Suffer: "R6.20",
    told_kinds.EffectsEnd: "R6.20",
    told_kinds.Blackmail: "R5.5",
    told_kinds.Sabotage: "R5.5",
    told_kinds.CopyTokens: "R5.2",
    told_kinds.PowerCell: "R7.5",
    told_kinds.Transform: "R6.16",
    told_kinds.AddEpic: "R4.3",
    told_kinds.Research: "R9.2",
    told_kinds.Attack: "R9.1",
    told_kinds.Weaken: "R1.7",
    told_kinds.Defeat: "R1.8",
    told_kinds.Return: "R1.8",
    told_kinds.Reward: "R9.2",
    told_kinds.Dawnslight: "R8.2",
    told_kinds.Nothing: "R6.17",
    told_kinds.Correct: "R9.1",
    told_kinds.NewRound: "R4.1",
    told_kinds.GameOver: "R1.9",
    told_kinds.PlaceIldithia: "R3.1",
    told_kinds.BossTrack: "R1.6",
    # how a board is put back after an undo
    told_kinds.PutEpic: "R1.5",
    told_kinds.TakeEpic: "R1.5",
    told_kinds.EpicValues: "R1.5",
    told_kinds.BossValues: "R1.6",
    told_kinds.TakeEquipment: "R9.4",
    told_kinds.GiveEquipment: "R9.4",
    told_kinds.TuckEquipment: "R6.9",
    told_kinds.TakeOff: "R6.9",
    told_kinds.TakeEffect: "R6.20",
    told_kinds.GiveDie: "R6.19",
}
_BY_PLAYERS: Final = (
    Place,
    Money,
    Bracket,
    told_kinds.BossBracket,
    told_kinds.MoveReckoner,
    told_kinds.Plans,
    told_kinds.Research,
)


def reason(told: Told, table: Table, language: Language) -> str:
    source = language.gettext(words.RULE, source=_source(told, table, language), rule=rule_of(told, table))
    return language.gettext(words.WHY, instruction=say(told, table, language), source=source)


def rule_of(told: Told, table: Table) -> str:
    one = told.instruction
    if told.cause.source[0] == _PLAYERS and isinstance(one, _BY_PLAYERS):
        return "R9.1"
    match one:
        case Place():
            return _PIECES[one.piece]
        case Population():
            return _LOSSES[one.why]
        case Money():
            return "R9.2" if one.change > 0 else "R6.10"
        case Step():
            return _STEPS[one.step]
        case Warn():
            return one.rule
        case Bracket():
            return "R6.8" if told.cause.symbol else "R5.3"
        case LastAction():
            return "R6.5" if one.of_boss else "R5.3"
        case Marker():
            return "R8.2" if table.setup.city == "babilar" else "R8.1"
        case Activate():
            return _BOSSES[table.setup.boss] if told.cause.source[0] == "boss" else "R5.1"
        case MoveBoss():
            return "R3.1" if table.round == 1 and table.phase != "epic" else _BOSSES[table.setup.boss]
        case _:
            return RULES[type(one)]


def _source(told: Told, table: Table, language: Language) -> str:
    kind, key = told.cause.source
    name = source_name(told.cause.source, table, language)
    if isinstance(told.instruction, Step) or not name:
        by_players = kind == _PLAYERS and not isinstance(told.instruction, Step)
        return language.gettext(words.FROM_PLAYERS if by_players else words.FROM_RULES)
    if not told.cause.symbol:
        return name
    track = _printed(kind, key, table.box)
    if track is None or told.cause.symbol > len(track):
        return language.gettext(words.FROM_SYMBOL, source=name, symbol=told.cause.symbol)
    cell = cell_words(track[told.cause.symbol - 1], language)
    return language.gettext(words.FROM_CELL, source=name, symbol=told.cause.symbol, cell=cell)


def _printed(kind: str, key: str, box: Box) -> Track | None:
    """The one track of the source; a boss has four, and the instruction does not say which."""
    match kind:
        case "epic":
            return box.epics[key].track
        case "district":
            return box.districts[key].track
        case "newcago":
            return box.newcago_cards[key].actions
        case _:
            return None
