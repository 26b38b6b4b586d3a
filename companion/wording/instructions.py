"""What the players are told, in words."""

from typing import assert_never

from companion.rules.instructions import (
    Activate,
    AddEpic,
    Attack,
    Base,
    Blackmail,
    BossBracket,
    BossTrack,
    BossValues,
    Bracket,
    Buy,
    BuyDie,
    Copy,
    CopyTokens,
    Correct,
    Dawnslight,
    DawnslightCards,
    Defeat,
    Demolitions,
    Disable,
    EffectsEnd,
    EpicValues,
    Fortify,
    FortifyBoss,
    GameOver,
    GiveDie,
    GiveEquipment,
    Lapse,
    LastAction,
    LoseDie,
    Marker,
    Money,
    MoveBoss,
    MoveIldithia,
    MoveReckoner,
    NewMarket,
    NewRound,
    Nothing,
    Place,
    PlaceIldithia,
    Plans,
    Population,
    PowerCell,
    PutEpic,
    Remind,
    RemindOfCard,
    Remove,
    Research,
    ResetMarker,
    Return,
    Reward,
    Sabotage,
    Sell,
    ShuffleEpics,
    Spend,
    Steal,
    Step,
    Suffer,
    TakeEffect,
    TakeEpic,
    TakeEquipment,
    TakeOff,
    Told,
    Transform,
    TuckEquipment,
    UseDawnslight,
    Warn,
    Weaken,
)
from companion.rules.table import Table
from companion.wording.brackets import say_activation
from companion.wording.cards import say_card
from companion.wording.corrections import say_correction
from companion.wording.epics import say_epic
from companion.wording.forbidden import say_warning
from companion.wording.language import Language
from companion.wording.moves import say_move
from companion.wording.names import source_name
from companion.wording.phases import say_phase
from companion.wording.pieces import say_piece
from companion.wording.population import say_population
from companion.wording.reckoners import say_reckoner
from companion.wording.rewards import say_reward
from companion.wording.undoing import say_undoing


def say(told: Told, table: Table, language: Language) -> str:
    return of_card(told, said(told, table, language), table, language)


def of_card(told: Told, sentence: str, table: Table, language: Language) -> str:
    """What a Newcago card does says which card it is: nothing else announces it."""
    if told.cause.source[0] != "newcago":
        return sentence
    card = source_name(told.cause.source, table, language)
    return language.gettext("{card}: {sentence}", card=card, sentence=sentence)


def said(told: Told, table: Table, language: Language) -> str:
    """Without whose it is."""
    match told.instruction:
        case Place() | Remove() as one:
            return say_piece(one, table, language)
        case Population() as one:
            return say_population(one, table, language)
        case (
            Fortify()
            | FortifyBoss()
            | Research()
            | Attack()
            | Weaken()
            | Defeat()
            | AddEpic()
            | ShuffleEpics() as one
        ):
            return say_epic(one, table, language)
        case (
            Activate()
            | Blackmail()
            | Sabotage()
            | CopyTokens()
            | Copy()
            | Bracket()
            | BossBracket()
            | BossTrack()
            | LastAction()
            | PowerCell()
            | Transform()
        ) as one:
            return say_activation(one, told.cause, table, language)
        case (
            MoveReckoner() | MoveBoss() | MoveIldithia() | PlaceIldithia() | Marker() | ResetMarker()
        ) as one:
            return say_move(one, table, language)
        case (
            Money()
            | Base()
            | LoseDie()
            | BuyDie()
            | Steal()
            | Sell()
            | Buy()
            | NewMarket()
            | Plans()
            | Suffer()
            | EffectsEnd()
            | Return()
        ) as one:
            return say_reckoner(one, table, language)
        case (
            PutEpic()
            | TakeEpic()
            | EpicValues()
            | BossValues()
            | TakeEquipment()
            | GiveEquipment()
            | TuckEquipment()
            | TakeOff()
            | TakeEffect()
            | GiveDie()
        ) as one:
            return say_undoing(one, table, language)
        case Step() | NewRound() | GameOver() | Nothing() as one:
            return say_phase(one, table, language)
        case Reward() | Spend() | Lapse() as one:
            return say_reward(one, table, language)
        case (
            Remind()
            | RemindOfCard()
            | Disable()
            | Dawnslight()
            | UseDawnslight()
            | DawnslightCards()
            | Demolitions()
        ) as one:
            return say_card(one, table, language)
        case Warn() as one:
            return say_warning(one, table, language)
        case Correct() as one:
            return say_correction(one, table, language)
        case _ as unknown:
            assert_never(unknown)
