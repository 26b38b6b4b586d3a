"""The physical setup (R2), with the numbers for this game."""

from typing import Final

from companion.rules.pieces import LIMITS
from companion.rules.setup import STARTING_PLANS
from companion.rules.table import Table
from companion.rules.tracks import newcago_card
from companion.wording.board import board_lines
from companion.wording.language import N_, Language
from companion.wording.names import boss_name

_BOARDS: Final = {
    "steelheart": N_(
        "{boss}: Power board side {first}, Adjustment board for {count} Reckoners side {second}."
    ),
    "regalia": N_("{boss}: Adjustment board {first} for {count} Reckoners."),
    "limelight": N_("{boss}: the booklet’s page for {count} Reckoners and this difficulty."),
}


def checklist(table: Table, language: Language) -> list[str]:
    """A heading, what to take out of the box, and how the board stands then."""
    lines = [language.gettext("Set up the table:"), _boards(table, language)]
    if table.setup.difficulty_token:
        lines.append(
            language.gettext("Difficulty Adjustment token: −{token}.", token=table.setup.difficulty_token)
        )
    if table.setup.newcago_cards:
        lines += [_newcago(table, at, language) for at in range(len(table.districts))]
    lines.append(_supply(language))
    lines.append(
        language.gettext(
            "Each Reckoner: their dice, their Player Ability card, {plans} Plan token.", plans=STARTING_PLANS
        )
    )
    lines.append(language.gettext("Then it stands like this:"))
    return lines + board_lines(table, language)[1:]  # the first says the phase


def _boards(table: Table, language: Language) -> str:
    first, _, second = table.setup.boss_board.partition("/")
    return language.gettext(
        _BOARDS[table.setup.boss],
        boss=boss_name(table, language),
        first=first,
        second=second,
        count=len(table.reckoners),
    )


def _newcago(table: Table, district: int, language: Language) -> str:
    return language.gettext(
        "Newcago card of {district}: side {side}.",
        district=table.districts[district].name,
        side=newcago_card(table, district).side,
    )


def _supply(language: Language) -> str:
    enforcement, barricades, red, blue, copy = LIMITS
    return language.gettext(
        "Beside the board: Enforcement {enforcement}, Barricades {barricades}, red Shields {red}, "
        "blue Shields {blue}, Copy tokens {copy}. Four Equipment cards face up.",
        enforcement=enforcement,
        barricades=barricades,
        red=red,
        blue=blue,
        copy=copy,
    )
