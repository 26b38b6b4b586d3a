"""How a game ended: in which round, with whom, after how long."""

from typing import Final

from companion.rules.cities.babilar import boss_exposed
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import boss_name
from companion.wording.setup import city_name, difficulty_name

_CLOSE: Final = 3  # of the boss's Health, or less


def ending_heading(table: Table, language: Language) -> str:
    city = city_name(table.setup.city, language)
    if table.outcome == "won":
        return language.gettext("{city} is free", city=city)
    return language.gettext("{city} is dark", city=city)


def ending_eyebrow(table: Table, seconds: int, language: Language) -> str:
    """“Won in round 7 · Standard · 1 h 42 min”; without a time that nobody knows."""
    if table.outcome == "won":
        words = language.gettext("Won in round {round}", round=table.round)
    else:
        words = language.gettext("Lost in round {round}", round=table.round)
    parts = (words, difficulty_name(table.setup.difficulty, language), _time(seconds, language))
    return " · ".join(part for part in parts if part)


def _time(seconds: int, language: Language) -> str:
    hours, minutes = divmod(seconds // 60, 60)
    if hours:
        return language.gettext("{hours} h {minutes} min", hours=hours, minutes=minutes)
    return language.gettext("{minutes} min", minutes=minutes) if minutes else ""


def ending_line(table: Table, language: Language) -> str:
    """Who lived, or how much was missing; *bold* between asterisks."""
    if table.outcome == "won":
        return language.ngettext(
            "*{count} person* lived to see it.", "*{count} people* lived to see it.", table.population
        )
    left, words = _left(table, language)
    close = language.gettext("It was close.")
    return f"{words} {close}" if left <= _CLOSE else words


def _left(table: Table, language: Language) -> tuple[int, str]:
    """Of the boss, and how it is said."""
    boss, name = table.boss, boss_name(table, language)
    if table.setup.city == "babilar" and not boss_exposed(table):
        left = sum(one.marker or 0 for one in table.districts)
        words = language.gettext("{boss} had *{count} Research* and all Health left.", boss=name, count=left)
        return left + (boss.health or 0), words
    if boss.health is None:
        words = language.gettext("{boss} had *{count} Research* left.", boss=name, count=boss.research)
        return boss.research + _CLOSE, words  # the Health comes after it
    words = language.gettext("{boss} had *{count} Health* left.", boss=name, count=boss.health)
    return boss.health, words
