"""Rewards of a defeated Epic or of Equipment that is used up: earned, spent, lapsed."""

from typing import assert_never

from companion.rules.instructions import Lapse, Reward, Spend
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import consumable_name, epic_name

RewardInstruction = Reward | Spend | Lapse


def say_reward(one: RewardInstruction, table: Table, language: Language) -> str:
    match one:
        case Reward():
            return _earned(one, table, language)
        case Spend():
            return _spent(one, language)
        case Lapse():
            return _lapsed(one, language)
        case _:
            assert_never(one)


def _earned(one: Reward, table: Table, language: Language) -> str:
    count = one.count
    source = (
        consumable_name(one.equipment, table)
        if one.equipment
        else language.gettext("Reward for {epic}", epic=epic_name(one.epic, table))
    )
    match one.reward:
        case "enforcement":
            return language.ngettext(
                "{source}: attack {count} Enforcement, in any district.",
                "{source}: attack {count} Enforcement, in any districts.",
                count,
                source=source,
            )
        case "contain":
            return language.ngettext(
                "{source}: contain any bracket by {count}, the boss’s too.",
                "{source}: contain any brackets by {count} in all, the boss’s too.",
                count,
                source=source,
            )
        case "plan":
            return language.ngettext(
                "{source}: {count} Plan token for a Reckoner, usable from the next Use Dice.",
                "{source}: {count} Plan tokens for the Reckoners, usable from the next Use Dice.",
                count,
                source=source,
            )
        case "money":
            return language.gettext("{source}: Money +{count}.", source=source, count=count)
        case _:
            return language.gettext("{source}: {count} Research on the boss.", source=source, count=count)


def unspent_words(reward: str, count: int, language: Language) -> str:
    if reward == "enforcement":
        return language.ngettext("{count} Enforcement to attack", "{count} Enforcement to attack", count)
    return language.ngettext("{count} bracket space to contain", "{count} bracket spaces to contain", count)


def _spent(one: Spend, language: Language) -> str:
    if not one.left:
        return language.gettext("Out of the rewards: none is left of this kind.")
    return language.gettext(
        "Out of the rewards: {left} left.", left=unspent_words(one.reward, one.left, language)
    )


def _lapsed(one: Lapse, language: Language) -> str:
    return language.gettext(
        "Rewards that nobody used lapse: {rewards}.", rewards=unspent_words(one.reward, one.count, language)
    )
