"""Home: who still lives in the city, and what can be done."""

from dataclasses import dataclass

from companion.game.shelf import Standing
from companion.rules.setup import STARTING_POPULATION
from companion.wording.language import Language
from companion.wording.names import phase_name
from companion.wording.setup import city_name


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
    go_on: str  # empty: no game to continue
    where: str
    choices: tuple[Choice, ...]


def home_view(standing: Standing | None, language: Language) -> HomeView:
    say = language.gettext
    choices = (
        Choice("new", say("New game"), say("with your own box"), "plus"),
        Choice("practice", say("Practice game"), say("an invented box, no cards needed"), "school"),
        Choice("settings", say("Settings"), say("text, light, language, voice"), "cog"),
    )
    title = say("Companion for The Reckoners")
    if standing is None:
        return HomeView(title, say("Nobody"), say("has moved in yet."), 0, "", "", choices)
    people = language.ngettext("{count} person", "{count} people", standing.population)
    city = language.ngettext(
        "still lives in {city}.",
        "still live in {city}.",
        standing.population,
        city=city_name(standing.city, language),
    )
    where = say("Round {round}, {phase}", round=standing.round, phase=phase_name(standing.phase, language))
    lit = min(standing.population, STARTING_POPULATION)
    return HomeView(title, people, city, lit, say("Continue"), where, choices)
