"""How the hands put the real board back after an undo."""

from typing import assert_never

from companion.rules.instructions import (
    BossValues,
    EpicValues,
    GiveDie,
    GiveEquipment,
    PutEpic,
    TakeEffect,
    TakeEpic,
    TakeEquipment,
    TakeOff,
    TuckEquipment,
)
from companion.rules.table import NOWHERE, Table
from companion.wording.epics import put_epic
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, effect_name, epic_name, health_words

UndoInstruction = (
    PutEpic
    | TakeEpic
    | EpicValues
    | BossValues
    | TakeEquipment
    | GiveEquipment
    | TuckEquipment
    | TakeOff
    | TakeEffect
    | GiveDie
)


def say_undoing(one: UndoInstruction, table: Table, language: Language) -> str:
    match one:
        case PutEpic():
            return put_epic(one, one.bracket, table, language)
        case TakeEpic():
            return language.gettext(
                "Take {epic} out of {district}.",
                epic=epic_name(one.epic, table),
                district=district_name(one.district, table),
            )
        case EpicValues():
            return _epic_values(one, table, language)
        case BossValues():
            return _boss_values(one, table, language)
        case TakeEquipment() | GiveEquipment() | TuckEquipment() | TakeOff():
            return _equipment(one, table, language)
        case TakeEffect():
            return language.gettext(
                "Take one Attack Reckoners token off {reckoner}: {effect}.",
                reckoner=one.reckoner,
                effect=effect_name(one.effect, language),
            )
        case GiveDie():
            return language.gettext("Give {reckoner} the lost die back.", reckoner=one.reckoner)
        case _:
            assert_never(one)


def _epic_values(one: EpicValues, table: Table, language: Language) -> str:
    epic, district = epic_name(one.epic, table), district_name(one.district, table)
    if one.research is None or one.health is None:
        return language.gettext(
            "{epic} in {district}: put Research and Health back as printed.", epic=epic, district=district
        )
    return language.gettext(
        "{epic} in {district}: now Research {research}, Health {health}.",
        epic=epic,
        district=district,
        research=one.research,
        health=health_words(one.health, language),
    )


def _boss_values(one: BossValues, table: Table, language: Language) -> str:
    boss = boss_name(table, language)
    if one.health is None:
        return language.gettext(
            "{boss}: the Research track on the tray, marker at {research}.", boss=boss, research=one.research
        )
    return language.gettext(
        "{boss}: the Health track on the tray, marker at {health}.", boss=boss, health=one.health
    )


def _equipment(
    one: TakeEquipment | GiveEquipment | TuckEquipment | TakeOff, table: Table, language: Language
) -> str:
    equipment = one.equipment
    match one:
        case TakeEquipment():
            return language.gettext(
                "Take {equipment} from {reckoner}.", equipment=equipment, reckoner=one.reckoner
            )
        case GiveEquipment():
            return language.gettext(
                "Give {equipment} to {reckoner}.", equipment=equipment, reckoner=one.reckoner
            )
        case TuckEquipment(district=district) if district == NOWHERE:
            return language.gettext("Set {equipment} aside.", equipment=equipment)
        case TuckEquipment():
            return language.gettext(
                "Tuck {equipment} under the Epic in {district}.",
                equipment=equipment,
                district=district_name(one.district, table),
            )
        case TakeOff(district=district) if district == NOWHERE:
            return language.gettext("Take {equipment} from what was set aside.", equipment=equipment)
        case TakeOff():
            return language.gettext(
                "Take {equipment} from under the Epic in {district}.",
                equipment=equipment,
                district=district_name(one.district, table),
            )
        case _:
            assert_never(one)
