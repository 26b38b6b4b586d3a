"""New game: the choices of last time, changed by a tap, with the city they make beside them."""

from dataclasses import replace
from random import Random
from typing import Final

from companion.content.pack import Pack
from companion.game.choices import (
    CITY_OF,
    NONE,
    RANDOM,
    RECKONERS,
    Choices,
    begin,
    boss_names,
    deal,
    default_epics,
    game_from,
    start_of,
)
from companion.game.shelf import rolls_key
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.setup import BOSSES, CITIES, DIFFICULTIES, EPIC_SETS, FEWEST_RECKONERS, MOST_RECKONERS
from companion.ui.presenter.city import ring_view
from companion.ui.presenter.panel import Act, Advance, Answer, Answers, Aside, Panel, TableView
from companion.ui.presenter.table import BASE_SPACES
from companion.wording.language import Language
from companion.wording.setup import boss_title, city_name, difficulty_name, epic_set_name

MOST_TOKEN: Final = 2


class NewGamePresenter:
    """`practice`: our invented box; its cards are not on the table, so the app rolls and draws."""

    def __init__(
        self, store: Store, pack: Pack, choices: Choices, language: Language, chance: Random
    ) -> None:
        self.store = store
        self.pack = pack
        self.choices = choices
        self.language = language
        self.chance = chance
        self.said = ""
        self.left = False
        self.begun: Sitting | None = None
        self._deal()

    @property
    def practice(self) -> bool:
        return self.pack.kind == "practice"

    def is_open(self) -> bool:
        return False

    def take_said(self) -> str:
        said, self.said = self.said, ""
        return said

    def do(self, act: Act) -> None:
        choices, value = self.choices, act.value
        match act.name:
            case "boss":
                choices.boss, choices.city = value, CITY_OF[value]
                choices.epics = default_epics(choices.boss, choices.city)
            case "city":
                choices.city = value
                choices.epics = default_epics(choices.boss, choices.city)
            case "reckoner-in-team":
                self._toggle(value)
            case "difficulty":
                choices.difficulty = value
            case "epics":
                choices.epics = EPIC_SETS[1 - EPIC_SETS.index(choices.epics)]
            case "newcago-cards":
                choices.newcago_cards = NONE if choices.newcago_cards != NONE else RANDOM
            case "casual":
                choices.casual = not choices.casual
            case "token":
                choices.difficulty_token = (choices.difficulty_token + 1) % (MOST_TOKEN + 1)
            case "start":
                self.begun = self._begin()
                return
            case "close" | "home":
                self.left = True
                return
            case _:
                return
        self._deal()

    def _toggle(self, name: str) -> None:
        team = self.choices.reckoners
        if name not in team and len(team) >= MOST_RECKONERS:
            self.said = self.language.gettext("{most} Reckoners at the most.", most=MOST_RECKONERS)
        elif name in team and len(team) <= FEWEST_RECKONERS:
            self.said = self.language.gettext("{fewest} Reckoners at the least.", fewest=FEWEST_RECKONERS)
        else:
            self.choices.reckoners = [one for one in RECKONERS if (one in team) != (one == name)]

    def _deal(self) -> None:
        # What lies on the table is drawn anew: another boss, city or team needs other boards.
        self.choices = replace(
            self.choices, districts=[], cards=[], new_cards=[], newcago_sides={}, boss_district=None
        )
        words = self.language.gettext("District"), self.language.gettext("Epic")
        deal(self.choices, self.pack, self.chance, *words)

    def _begin(self) -> Sitting:
        opened = begin(self.choices, self.pack, self.store, remember=not self.practice)
        self.store.set(rolls_key(opened.id), self.practice)
        return Sitting(opened, self.store, self.chance, self.practice)

    # What is shown

    def view(self) -> TableView:
        say = self.language.gettext
        table = game_from(start_of(self.choices, self.pack)).table
        return TableView(
            say("Practice game") if self.practice else say("New game"),
            "",
            False,
            str(table.population),
            say("Population"),
            "",
            f"${table.money}",
            table.base_marker,
            table.box.base_spaces or BASE_SPACES,
            ring_view(table, self.language),
            self._panel(),
            Advance(say("Start"), Act("start")),
            Aside("arrow-left", say("Home"), Act("home")),
            menu=False,
        )

    def _panel(self) -> Panel:
        say, choices = self.language.gettext, self.choices
        note = say("An invented box: the app rolls and draws.") if self.practice else ""
        team = say(
            "Reckoners: {count} chosen, {fewest} to {most}",
            count=len(choices.reckoners),
            fewest=FEWEST_RECKONERS,
            most=MOST_RECKONERS,
        )
        return Panel(
            say("Practice game") if self.practice else say("New game"),
            note=note,
            groups=(
                Answers(tuple(self._bosses()), say("Boss")),
                Answers(tuple(self._cities()), say("City"), 3),
                Answers(tuple(self._team()), team, 2),
                Answers(tuple(self._difficulties()), say("Difficulty"), 2),
                Answers(tuple(self._box()), say("In the box"), 2),
            ),
        )

    def _bosses(self) -> list[Answer]:
        return [
            Answer(
                boss_title(boss, boss_names(boss, self.pack), self.language),
                Act("boss", boss),
                self.language.gettext("in {city}", city=city_name(CITY_OF[boss], self.language)),
                "crown",
                chosen=boss == self.choices.boss,
            )
            for boss in BOSSES
        ]

    def _cities(self) -> list[Answer]:
        return [
            Answer(city_name(city, self.language), Act("city", city), chosen=city == self.choices.city)
            for city in CITIES
        ]

    def _team(self) -> list[Answer]:
        return [
            Answer(name, Act("reckoner-in-team", name), token=name, chosen=name in self.choices.reckoners)
            for name in RECKONERS
        ]

    def _difficulties(self) -> list[Answer]:
        return [
            Answer(
                difficulty_name(one, self.language),
                Act("difficulty", one),
                chosen=one == self.choices.difficulty,
            )
            for one in DIFFICULTIES
        ]

    def _box(self) -> list[Answer]:
        say, choices = self.language.gettext, self.choices
        found = [
            Answer(
                say("{set} Epics", set=epic_set_name(EPIC_SETS[1], self.language)),
                Act("epics"),
                chosen=choices.epics == EPIC_SETS[1],
            ),
            Answer(say("Casual start"), Act("casual"), f"+${len(choices.reckoners)}", chosen=choices.casual),
            Answer(
                say("Difficulty token"),
                Act("token"),
                f"−{choices.difficulty_token}" if choices.difficulty_token else "",
                chosen=bool(choices.difficulty_token),
            ),
        ]
        if choices.city == "newcago":
            cards = choices.newcago_cards
            found.insert(1, Answer(say("Newcago cards"), Act("newcago-cards"), chosen=cards != NONE))
        return found
