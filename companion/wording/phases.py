"""Steps, rounds and rewards, and what only has to be said."""

from typing import Final, assert_never

from companion.rules.instructions import ByHand, GameOver, NewRound, Nothing, Reward, Step
from companion.rules.table import Table
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, epic_name, step_name
from companion.wording.printed import printed_place

PhaseInstruction = Step | NewRound | GameOver | Nothing | ByHand | Reward

NOTHINGS: Final = {
    "no-epic": N_("There is no Epic in {district}: nothing happens."),
    "no-epic-left": N_("No Epic card is left: {district} stays without an Epic this round."),
}


def say_phase(one: PhaseInstruction, table: Table, language: Language) -> str:
    match one:
        case Step():
            return f"{step_name(one.step, table, language)}."
        case NewRound():
            return language.gettext("Round {round}: the Reckoner Phase begins.", round=one.round)
        case GameOver():
            return outcome_words(one.outcome, table, language)
        case Nothing():
            return language.gettext(NOTHINGS[one.why], district=district_name(one.district, table))
        case ByHand():
            return language.ngettext(
                "{place}: do by hand what is printed there, then correct the board in the app.",
                "{place}: do by hand what is printed there {count} times, then correct the board in the app.",
                one.count,
                place=printed_place(one.path, table, language),
            )
        case Reward():
            return _reward(one, table, language)
        case _:
            assert_never(one)


def outcome_words(outcome: str, table: Table, language: Language) -> str:
    if outcome == "won":
        return language.gettext("{boss} is defeated: the game is won!", boss=boss_name(table, language))
    return language.gettext("No Population is left: the game is lost.")


def _reward(one: Reward, table: Table, language: Language) -> str:
    epic, count = epic_name(one.epic, table), one.count
    match one.reward:
        case "enforcement":
            return language.ngettext(
                "Reward for {epic}: attack {count} Enforcement, in any district.",
                "Reward for {epic}: attack {count} Enforcement, in any districts.",
                count,
                epic=epic,
            )
        case "contain":
            return language.ngettext(
                "Reward for {epic}: contain any bracket by {count}, the boss’s too.",
                "Reward for {epic}: contain any brackets by {count} in all, the boss’s too.",
                count,
                epic=epic,
            )
        case "plan":
            return language.ngettext(
                "Reward for {epic}: {count} Plan token for a Reckoner, usable from the next Use Dice.",
                "Reward for {epic}: {count} Plan tokens for the Reckoners, usable from the next Use Dice.",
                count,
                epic=epic,
            )
        case "money":
            return language.gettext("Reward for {epic}: ${count}.", epic=epic, count=count)
        case _:
            return language.gettext(
                "Reward for {epic}: {count} Research on the boss.", epic=epic, count=count
            )
