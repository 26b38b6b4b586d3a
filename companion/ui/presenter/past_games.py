"""Past games: those that are over, amber where they were won, and those that can be gone on with."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.game.past import PastGame
from companion.rules.setup import EPIC_SETS
from companion.wording.dates import day
from companion.wording.language import Language
from companion.wording.names import phase_name
from companion.wording.setup import boss_own_name, city_name, difficulty_name, epic_set_name


@dataclass(frozen=True, slots=True)
class Total:
    number: str
    words: str
    ours: bool = False


@dataclass(frozen=True, slots=True)
class GameLine:
    id: str
    date: str
    title: str
    note: str
    tokens: tuple[str, ...]
    curve: tuple[int, ...]
    result: str
    below: str
    won: bool = False
    over: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    lines: tuple[GameLine, ...]


@dataclass(frozen=True, slots=True)
class PastGamesView:
    heading: str
    totals: tuple[Total, ...]
    sections: tuple[Section, ...]
    empty: str  # in place of the list


def past_games_view(games: Sequence[PastGame], language: Language) -> PastGamesView:
    say = language.gettext
    over = [one for one in games if one.outcome is not None]
    waiting = [one for one in games if one.outcome is None]
    parts = ((say("To go on with"), waiting), (say("Over"), over))
    return PastGamesView(
        say("Past games"),
        _totals(over, language) if over else (),
        tuple(Section(title, tuple(_line(one, language) for one in part)) for title, part in parts if part),
        "" if games else say("No game has been played yet."),
    )


def _totals(over: Sequence[PastGame], language: Language) -> tuple[Total, ...]:
    won = [one for one in over if one.outcome == "won"]
    saved = sum(one.population for one in won)
    return (
        Total(str(len(over)), language.gettext("played")),
        Total(str(len(won)), language.gettext("won")),
        Total(str(saved), language.ngettext("person saved", "people saved", saved), ours=True),
    )


def _line(game: PastGame, language: Language) -> GameLine:
    say, won = language.gettext, game.outcome == "won"
    number = say("round {round}", round=game.round)
    if game.outcome is None:
        left = language.ngettext("{count} person", "{count} people", game.population)
        result, below = left, ", ".join((number, phase_name(game.phase, language)))
    else:
        result = say("{count} saved", count=game.population) if won else say("lost")
        below = number
    return GameLine(
        game.id,
        day(game.started, language),
        ", ".join((boss_own_name(game.boss, language), city_name(game.city, language))),
        ", ".join(_kind(game, language)),
        game.reckoners,
        game.curve,
        result,
        below,
        won,
        game.outcome is not None,
    )


def _kind(game: PastGame, language: Language) -> list[str]:
    say = language.gettext
    kind = [difficulty_name(game.difficulty, language)]
    if game.epics == EPIC_SETS[1]:
        kind.append(say("{set} Epics", set=epic_set_name(game.epics, language)))
    if game.newcago_cards:
        kind.append(say("Newcago cards"))
    if game.casual:
        kind.append(say("Casual start"))
    return kind
