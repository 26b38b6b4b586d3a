"""Steps and rounds, and what only has to be said."""

from typing import Final, assert_never

from companion.rules.instructions import GameOver, NewRound, Nothing, Step
from companion.rules.table import NOWHERE, Table
from companion.wording.language import N_, Language
from companion.wording.names import boss_name, district_name, step_name

PhaseInstruction = Step | NewRound | GameOver | Nothing

NOTHINGS: Final = {
    "no-epic": N_("There is no Epic in {district}: nothing happens."),
    "boss-at-start": N_("Research in {district} is at its start already: it cannot be Fortified further."),
    "no-epic-left": N_("No Epic card is left: {district} stays without an Epic this round."),
    "no-plan-left": N_("No Plan token is left in the supply."),
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
            return language.gettext(
                NOTHINGS[one.why],
                district="" if one.district == NOWHERE else district_name(one.district, table),
            )
        case _:
            assert_never(one)


def outcome_words(outcome: str, table: Table, language: Language) -> str:
    if outcome == "won":
        return language.gettext("{boss} is defeated: the game is won!", boss=boss_name(table, language))
    return language.gettext("No Population is left: the game is lost.")
