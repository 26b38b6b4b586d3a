"""The physical setup (R2), with the numbers for this game."""

from collections.abc import Iterator

from companion.rules.pieces import LIMITS
from companion.rules.setup import STARTING_PLANS
from companion.rules.table import Table
from companion.rules.tracks import newcago_card
from companion.terminal import words
from companion.wording.board import board_lines
from companion.wording.language import Language
from companion.wording.names import boss_name


def checklist(table: Table, language: Language) -> Iterator[str]:
    setup = table.setup
    first, _, second = setup.boss_board.partition("/")
    yield language.gettext(words.CHECKLIST)
    yield language.gettext(
        words.BOARDS[setup.boss],
        boss=boss_name(table, language),
        first=first,
        second=second,
        count=len(table.reckoners),
    )
    if setup.difficulty_token:
        yield language.gettext(words.SET_TOKEN, token=setup.difficulty_token)
    if setup.newcago_cards:
        for index, district in enumerate(table.districts):
            side = newcago_card(table, index).side
            yield language.gettext(words.SET_NEWCAGO, district=district.name, side=side)
    enforcement, barricades, red, blue, copy = LIMITS
    yield language.gettext(
        words.SUPPLY, enforcement=enforcement, barricades=barricades, red=red, blue=blue, copy=copy
    )
    yield language.gettext(words.RECKONERS_GET, plans=STARTING_PLANS)
    yield language.gettext(words.FRESH_BOARD)
    yield from board_lines(table, language)[1:]  # the first says the phase
