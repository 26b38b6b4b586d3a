"""Cards and tokens of the Reckoners: what they may use now, hold, or cannot use."""

from typing import assert_never

from companion.rules.instructions import (
    Dawnslight,
    DawnslightCards,
    Demolitions,
    Disable,
    Remind,
    RemindOfCard,
    UseDawnslight,
)
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import district_name

CardInstruction = Remind | RemindOfCard | Disable | Dawnslight | UseDawnslight | DawnslightCards | Demolitions


def say_card(one: CardInstruction, table: Table, language: Language) -> str:
    match one:
        case Remind():
            return language.gettext(
                "{reckoner} can use {equipment} now.", reckoner=one.reckoner, equipment=one.equipment
            )
        case RemindOfCard():
            return _newcago_card(one, table, language)
        case Disable():
            return language.gettext(
                "{equipment} of {reckoner} is disabled until the Attack Reckoners tokens come off.",
                reckoner=one.reckoner,
                equipment=one.equipment,
            )
        case Dawnslight():
            return language.gettext(
                "Dawnslight Aid in {district}: draw 2 Dawnslight cards and put one of them under the deck; "
                "the other is for {reckoner} (now {now}).",
                district=district_name(one.district, table),
                reckoner=one.reckoner,
                now=one.now,
            )
        case UseDawnslight():
            return language.ngettext(
                "{reckoner} uses a Dawnslight card: take it out of the game ({count} left).",
                "{reckoner} uses a Dawnslight card: take it out of the game ({count} left).",
                one.now,
                reckoner=one.reckoner,
            )
        case DawnslightCards():
            return language.ngettext(
                "{reckoner}: {count} Dawnslight card.",
                "{reckoner}: {count} Dawnslight cards.",
                one.now,
                reckoner=one.reckoner,
            )
        case Demolitions():
            return language.ngettext(
                "{reckoner}: {count} Demolitions token.",
                "{reckoner}: {count} Demolitions tokens.",
                one.now,
                reckoner=one.reckoner,
            )
        case _:
            assert_never(one)


def _newcago_card(one: RemindOfCard, table: Table, language: Language) -> str:
    district = district_name(one.district, table)
    if not one.bonus:
        return language.gettext(
            "Look at the bottom half of the Newcago card in {district}.", district=district
        )
    return language.gettext(
        "The Newcago card of {district} helps there: {bonus}", district=district, bonus=one.bonus
    )
