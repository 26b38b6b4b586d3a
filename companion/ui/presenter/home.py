"""Home: who still lives in the city, and what can be done."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from companion.game.shelf import Standing, Tally
from companion.rules.setup import BOSSES, STARTING_POPULATION
from companion.wording.language import Language
from companion.wording.names import phase_name, printed_boss
from companion.wording.setup import boss_own_name, city_name


@dataclass(frozen=True, slots=True)
class Choice:
    name: str
    words: str
    note: str
    icon: str


@dataclass(frozen=True, slots=True)
class HomeView:
    title: str
    people: str  # amber
    city: str
    population: int
    first: Choice  # what the large key does; `note`: where the game stands
    acting: str  # who is about to act there
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """What lies on the shelf. `last`: the boss of the last new game, and how many Reckoners it had."""

    standing: Standing | None = None  # of the game to go on with
    tally: Tally = field(default_factory=Tally)
    last: tuple[str, int] | None = None


def last_time(setting: object) -> tuple[str, int] | None:
    """From the choices that were kept, whatever they are."""
    match setting:
        case {"boss": str(boss), "reckoners": [*team]} if boss in BOSSES:
            return boss, len(team)
        case _:
            return None


def home_view(kept: Kept, opens: Collection[str], language: Language) -> HomeView:
    """`opens`: the names of the choices that lead somewhere."""
    say, standing = language.gettext, kept.standing
    choices = [one for one in _choices(kept, language) if one.name in opens]
    title = say("Companion for The Reckoners")
    if standing is None:
        first, *rest = choices
        return HomeView(title, say("Nobody"), say("has moved in yet."), 0, first, "", tuple(rest))
    people = language.ngettext("{count} person", "{count} people", standing.population)
    city = language.ngettext(
        "still lives in {city}.",
        "still live in {city}.",
        standing.population,
        city=city_name(standing.city, language),
    )
    where = say("Round {round}, {phase}", round=standing.round, phase=phase_name(standing.phase, language))
    lit = min(standing.population, STARTING_POPULATION)
    first = Choice("continue", say("Continue"), where, "play")
    return HomeView(title, people, city, lit, first, _acting(standing, language), tuple(choices))


def _acting(standing: Standing, language: Language) -> str:
    if not standing.acting:
        return ""
    who = printed_boss(standing.acting, language)
    return language.gettext("{who} acts in {district}", who=who, district=standing.place)


def _choices(kept: Kept, language: Language) -> Iterator[Choice]:
    say = language.gettext
    yield Choice("new", say("New game"), _as_last_time(kept, language), "plus")
    yield Choice("practice", say("Practice game"), say("an invented box, no cards needed"), "school")
    yield Choice("book", say("Card book"), say("what the app knows of your cards"), "book-open-page-variant")
    if kept.tally.over or kept.tally.unfinished > (kept.standing is not None):
        yield Choice("past", say("Past games"), _played(kept.tally, language), "history")
    yield Choice("settings", say("Settings"), say("language, text, pace"), "cog")


def _as_last_time(kept: Kept, language: Language) -> str:
    if kept.last is None:
        return language.gettext("with your own box")
    boss, count = kept.last
    return language.ngettext(
        "{boss}, {count} Reckoner", "{boss}, {count} Reckoners", count, boss=boss_own_name(boss, language)
    )


def _played(tally: Tally, language: Language) -> str:
    if not tally.over:
        return language.gettext("{count} not over yet", count=tally.unfinished)
    return language.gettext("{count} played, {won} won", count=tally.over, won=tally.won)
