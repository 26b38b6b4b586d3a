"""Where a game stands, in one line, for players who take it up again."""

from companion.rules.coming import next_to_act
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import phase_name, source_name
from companion.wording.phases import outcome_words


def resume_line(table: Table, last: str, language: Language) -> str:
    """`last`: what was done last, as a label; empty when nothing was done yet."""
    stands = _stands(table, language)
    if not last:
        return stands
    return language.gettext("{stands} Last: {last}.", stands=stands, last=last)


def _stands(table: Table, language: Language) -> str:
    if table.outcome is not None:
        outcome = outcome_words(table.outcome, table, language)
        return language.gettext("Round {round}. {outcome}", round=table.round, outcome=outcome)
    return language.gettext(
        "Round {round}, {phase}: {next}",
        round=table.round,
        phase=phase_name(table.phase, language),
        next=_next(table, language),
    )


def _next(table: Table, language: Language) -> str:
    if table.phase == "setup":
        return language.gettext("the Prologue Phase comes next.")
    name = source_name(next_to_act(table), table, language)
    if not name:
        return language.gettext("the Reckoners act next.")
    return language.gettext("{name} acts next.", name=name)
