"""What a rule would forbid, and what became of it: the players decide (R9.1)."""

from typing import Final

from companion.rules.forbidden import Became, WarningCode
from companion.rules.instructions import Warn
from companion.rules.table import NOWHERE, Table
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, listed
from companion.wording.rewards import unspent_words

WARNINGS: Final[dict[WarningCode, str]] = {
    "already-weakened": N_("Research is already at 0: more of it has no effect."),
    "boss-not-weakened": N_("{boss} is not weakened yet and cannot be attacked."),
    "boss-not-found": N_("{boss} can be attacked only when Research is at 0 in every district."),
    "boss-elsewhere": N_("{boss} is not in {district}."),
    "blue-shield": N_("A blue Shield in {district} protects all brackets there."),
    "red-shield": N_("A red Shield in {district} protects the Enforcement there."),
    "bracket-at-start": N_("The bracket is after action 1 and cannot go further left."),
    "nothing-there": N_("There is none of these in {district} to remove."),
    "supply-empty": N_("The supply does not hold that many."),
    "barricade": N_("A Barricade in {district} keeps {reckoner} from moving in or out."),
    "pulled": N_("The Pull in {district} keeps {reckoner} from moving away."),
    "move-costs-two": N_("A Move costs {reckoner} 2 dice in this phase."),
    "no-plan": N_("{reckoner} does not have that many Plan tokens."),
    "not-here": N_("{reckoner} is not in {district}."),
    "nobody-here": N_("No Reckoner is in {district}."),
    "too-little-money": N_("There is not enough Money for this."),
    "new-plan": N_(
        "{reckoner} has gained some of these Plan tokens in this phase: usable from the next one."
    ),
    "no-reward": N_("The rewards do not hold that many."),
    "no-dawnslight": N_("{reckoner} holds no Dawnslight card."),
    "too-many": N_("A card moves up to three pieces."),
    "beyond-supply": N_("The box holds only {most} of these."),
    "infinite-health": N_("The Epic in {district} has infinite Health until it is weakened."),
}
BECAME: Final[dict[Became, str]] = {
    "counted": N_("{warning} Counted anyway."),
    "partly": N_("{warning} Counted as far as it goes."),
    "not-counted": N_("{warning} Not counted."),
}


# What the players could do first.
WAYS_OUT: Final[dict[WarningCode, str]] = {
    "blue-shield": N_("Take the Shield away first: one Contain."),
    "red-shield": N_("Take the Shield away first: one Attack Enforcement."),
    "barricade": N_("Take the Barricade away first: any die."),
    "new-plan": N_("Tokens that a card lets you use at once are entered under “More”."),
}


def say_warning(one: Warn, table: Table, language: Language) -> str:
    return language.gettext(BECAME[one.became], warning=why_not(one, table, language))


def why_not(one: Warn, table: Table, language: Language) -> str:
    """What the rule forbids, before it is done."""
    return language.gettext(
        WARNINGS[one.code],
        boss=boss_name(table, language),
        district="" if one.district == NOWHERE else district_name(one.district, table),
        reckoner=one.reckoner,
        most=one.most,
    )


def way_out(one: Warn, language: Language) -> str:
    """Empty where there is none."""
    return language.gettext(WAYS_OUT[one.code]) if one.code in WAYS_OUT else ""


def lapse_words(table: Table, language: Language) -> str:
    """R9.2: rewards that the Epic Phase would end."""
    standing = [unspent_words(reward, count, language) for reward, count in table.unspent.items() if count]
    return language.gettext(
        "Rewards still to spend: {left}. They lapse when the Epic Phase begins.",
        left=listed(standing, language),
    )
