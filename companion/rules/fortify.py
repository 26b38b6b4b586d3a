"""Fortify (R6.1)."""

from typing import Final

from companion.rules.acting import verb
from companion.rules.box import INFINITE
from companion.rules.cards import epic_known
from companion.rules.instructions import Fortify, FortifyBoss, Nothing, Rose
from companion.rules.losses import lose_population
from companion.rules.notation import Action
from companion.rules.table import Table

MOST_RESEARCH: Final = 5
MOST_HEALTH: Final = 10


@verb("fortify")
def fortify(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    epic = table.districts[here].epic
    if epic is None:
        return
    if (epic.research is None or epic.health is None) and not epic_known(
        table, epic, ("spread", action, ((here, count),), owner)
    ):
        return
    research, health = epic.research or 0, epic.health or 0
    for _ in range(count):
        rose: Rose | None = None
        if 0 < research < MOST_RESEARCH:  # R1.7: a weakened Epic's Research stays at 0
            research += 1
            rose = "research"
        if health != INFINITE and health < MOST_HEALTH:
            health += 1
            rose = "health" if rose is None else "both"
        if rose is not None:
            epic.research, epic.health = research, health
            if table.told is not None:
                table.tell(Fortify, here, epic.id, research, health, rose)
        else:
            lose_population(table, 1, "fortify", epic.id)


@verb("fortify-boss")
def fortify_boss(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    boss = table.boss
    if table.setup.city == "babilar" and any(one.marker for one in table.districts):
        # R6.1, Ruling: the Research of his own district, up to its starting value
        district = table.districts[boss.district]
        before = district.marker or 0
        district.marker = min(table.setup.babilar_research, before + count)
        if district.marker > before:
            table.tell(FortifyBoss, "district", boss.district, district.marker)
        else:
            table.tell(Nothing, "boss-at-start", boss.district)
    elif boss.health is None:
        boss.research += count
        table.tell(FortifyBoss, "research", boss.district, boss.research)
    else:
        boss.health += count
        table.tell(FortifyBoss, "health", boss.district, boss.health)
