"""What the Reckoners have: money, plans, Equipment, dice, their base, and what they suffer."""

from typing import Final, assert_never

from companion.rules.buying import DIE_PRICE
from companion.rules.instructions import (
    Base,
    Buy,
    BuyDie,
    EffectsEnd,
    LoseDie,
    Money,
    NewMarket,
    Plans,
    Return,
    Sell,
    Steal,
    Suffer,
)
from companion.rules.table import NOWHERE, Table
from companion.wording.language import N_, Language
from companion.wording.names import district_name, listed, signed

ReckonerInstruction = (
    Money | Base | LoseDie | BuyDie | Steal | Sell | Buy | NewMarket | Plans | Suffer | EffectsEnd | Return
)

_SUFFERED: Final = {
    "reroll": N_("{reckoner} has one reroll less in the next Reckoner Phase."),
    "equipment": N_("{reckoner} disables one Equipment card of their choice for the next Reckoner Phase."),
    "move": N_("{reckoner} pays 2 dice for each Move in the next Reckoner Phase."),
    "die": N_("{reckoner} does without one die of their choice in the next Reckoner Phase."),
    "ability": N_("{reckoner} cannot use the Player Ability card in the next Reckoner Phase."),
    "doubles": N_("{reckoner} counts double symbols once in the next Reckoner Phase."),
}


def say_reckoner(one: ReckonerInstruction, table: Table, language: Language) -> str:
    match one:
        case Money():
            return language.gettext("Money *{change}*", change=signed(one.change))
        case Base():
            return _base(one, language)
        case LoseDie() | BuyDie():
            return _die(one, table, language)
        case Steal() | Sell() | Buy() | Return():
            return _equipment(one, table, language)
        case NewMarket():
            return language.gettext(
                "Replace the four face-up Equipment cards (Money now ${now}).", now=one.now
            )
        case Plans():
            return _plans(one, language)
        case Suffer():
            token = language.gettext("Put an Attack Reckoners token there.")
            return f"{language.gettext(_SUFFERED[one.effect], reckoner=one.reckoner)} {token}"
        case EffectsEnd():
            return language.gettext(
                "The Attack Reckoners tokens of the last round come off: {reckoners}.",
                reckoners=listed(one.reckoners, language),
            )
        case _:
            assert_never(one)


def _base(one: Base, language: Language) -> str:
    if one.now == 0:
        return language.gettext("Put the Reckoner Base marker back at the top.")
    return language.gettext("Reckoner Base marker *down*")


def _die(one: LoseDie | BuyDie, table: Table, language: Language) -> str:
    if isinstance(one, BuyDie):
        return language.gettext(
            "{reckoner} buys the lost die back for ${price}.", reckoner=one.reckoner, price=DIE_PRICE
        )
    if table.setup.city == "babilar":  # R6.19
        return language.gettext(
            "{reckoner} puts one die on the Resource tray, even one already used.",
            reckoner=one.reckoner,
        )
    return language.gettext("{reckoner} puts one die on the Resource tray.", reckoner=one.reckoner)


def _equipment(one: Steal | Sell | Buy | Return, table: Table, language: Language) -> str:
    reckoner, equipment = one.reckoner, one.equipment
    match one:
        case Steal(district=district) if district == NOWHERE:
            return language.gettext(
                "{reckoner} gives up {equipment}: set it aside until the end of the game.",
                reckoner=reckoner,
                equipment=equipment,
            )
        case Steal():
            return language.gettext(
                "{reckoner} gives up {equipment}: tuck it under the Epic in {district}.",
                reckoner=reckoner,
                equipment=equipment,
                district=district_name(one.district, table),
            )
        case Sell():
            return language.gettext(
                "{reckoner} sells {equipment} for ${price} (Money now ${now}): "
                "shuffle the card into the Equipment deck.",
                reckoner=reckoner,
                equipment=equipment,
                price=one.price,
                now=one.now,
            )
        case Buy(consumed=True):
            return language.gettext(
                "{reckoner} buys {equipment} for ${price} (Money now ${now}) "
                "and uses it at once: take the card out of the game.",
                reckoner=reckoner,
                equipment=equipment,
                price=one.price,
                now=one.now,
            )
        case Buy():
            return language.gettext(
                "{reckoner} buys {equipment} for ${price} (Money now ${now}).",
                reckoner=reckoner,
                equipment=equipment,
                price=one.price,
                now=one.now,
            )
        case Return():
            return language.gettext(
                "{reckoner} gets {equipment} back, to be used from the next Reckoner Phase.",
                reckoner=reckoner,
                equipment=equipment,
            )
        case _:
            assert_never(one)


def _plans(one: Plans, language: Language) -> str:
    if one.change > 0:
        return language.ngettext(
            "{reckoner} takes *{count} Plan token*",
            "{reckoner} takes *{count} Plan tokens*",
            one.change,
            reckoner=one.reckoner,
        )
    return language.ngettext(
        "{reckoner} puts back *{count} Plan token*",
        "{reckoner} puts back *{count} Plan tokens*",
        -one.change,
        reckoner=one.reckoner,
    )
