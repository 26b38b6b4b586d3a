"""What is said when something waits for the players."""

from companion.rules.starting import free_district, to_place
from companion.rules.table import NOWHERE, Table
from companion.rules.tracks import newcago_card
from companion.terminal import words
from companion.terminal.lines import Lines
from companion.wording.names import effect_name, listed


def announce_start(table: Table, lines: Lines) -> None:
    if all(one.district == NOWHERE for one in table.reckoners):
        lines.tell(words.START_BUYING, money=table.money)
    district = table.districts[free_district(table)].name
    lines.tell(words.START_DISTRICT, reckoner=to_place(table), district=district)


def announce_turn(table: Table, lines: Lines) -> None:
    lines.tell(words.RECKONER_PHASE, population=table.population, money=table.money)
    for reckoner in table.reckoners:
        for effect in reckoner.effects:
            lines.tell(words.SUFFERS, reckoner=reckoner.name, effect=effect_name(effect, lines.language))
    for index, district in enumerate(table.districts) if table.setup.newcago_cards else ():
        bonus = newcago_card(table, index).bonus
        if bonus:
            present = [one.name for one in table.in_district(index)]
            reckoners = listed(present, lines.language)
            text = words.NEWCAGO_HELPS if present else words.NEWCAGO_WOULD_HELP
            lines.tell(text, district=district.name, reckoners=reckoners, bonus=bonus)


def announce_end(table: Table, lines: Lines) -> None:
    text = words.WON if table.outcome == "won" else words.LOST
    lines.tell(text, round=table.round, population=table.population)
