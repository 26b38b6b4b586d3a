"""What the players are told, in words."""

from dataclasses import replace
from typing import assert_never

from companion.rules.box import INFINITE
from companion.rules.difference import UNDO
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
    ByHand,
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
    Instruction,
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
from companion.wording.brackets import bracket_place, say_activation
from companion.wording.cards import say_card
from companion.wording.corrections import say_correction
from companion.wording.epics import say_epic
from companion.wording.forbidden import say_warning
from companion.wording.language import Language
from companion.wording.moves import below_top, say_move
from companion.wording.names import source_name
from companion.wording.phases import say_phase
from companion.wording.pieces import say_piece
from companion.wording.population import say_population
from companion.wording.reckoners import say_reckoner
from companion.wording.rewards import say_reward
from companion.wording.telling import Telling
from companion.wording.undoing import say_undoing


def say(told: Told, table: Table, language: Language) -> str:
    return tell(told, table, language).sentence(language)


def tell(told: Told, table: Table, language: Language) -> Telling:
    return of_card(told, told_alone(told, table, language), table, language)


def of_card(told: Told, telling: Telling, table: Table, language: Language) -> Telling:
    """What a Newcago card does says which card it is: nothing else announces it."""
    if told.cause.source[0] != "newcago":
        return telling
    card = source_name(told.cause.source, table, language)
    words = language.gettext("{card}: {sentence}", card=card, sentence=telling.words)
    return replace(telling, words=words)


def told_alone(told: Told, table: Table, language: Language) -> Telling:
    """Without whose it is."""
    return Telling(_words(told, table, language), *_now(told.instruction, table, language))


def _now(one: Instruction, table: Table, language: Language) -> tuple[str, str]:
    """The number that stands there then, unless the words say it; what it counts, if that is not plain."""
    match one:
        case Population(why=why) if why == UNDO:
            return "", ""
        case Place() | Remove() | Population() | Plans() | Research() | Attack() | FortifyBoss():
            return str(one.now), ""
        case Money():
            return language.gettext("${amount}", amount=one.now), ""
        case Fortify(rose="health"):
            return str(one.health), ""
        case Fortify(rose="research") if one.health != INFINITE:
            return str(one.research), ""
        case Bracket():
            return str(one.now), language.gettext("after action {number}", number=one.now)
        case BossBracket():
            return str(one.now), bracket_place(one.now, table, language)
        case Base() if one.now:
            return str(one.now), below_top(one.now, language)
        case Marker() if table.setup.city == "babilar":
            return str(one.now), ""
        case Marker():
            return str(one.now), below_top(one.now, language)
        case _:
            return "", ""


def _words(told: Told, table: Table, language: Language) -> str:
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
        case Step() | NewRound() | GameOver() | Nothing() | ByHand() as one:
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
