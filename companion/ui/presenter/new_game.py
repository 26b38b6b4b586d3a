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
    epics_in_use,
    game_from,
    known_districts,
    new_card,
    start_of,
)
from companion.game.preferences import preferences
from companion.game.shelf import rolls_key
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.box import slug
from companion.rules.setup import BOSSES, CITIES, DIFFICULTIES, EPIC_SETS, FEWEST_RECKONERS, MOST_RECKONERS
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.city import ring_view
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.panel import Advance, Answers, Aside, Panel, Said, TableView, Typing
from companion.ui.presenter.showing import BASE_SPACES
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
        self.turn = preferences(store).turn
        self.said: Said | None = None
        self.left = False
        self.begun: Sitting | None = None
        self.place: int | None = None  # the district whose board or Epic is being named
        self.naming = ""  # "board" or "epic"
        self._deal()

    @property
    def practice(self) -> bool:
        return self.pack.kind == "practice"

    def back(self) -> Act:
        """Home at once: nothing has begun, and what is chosen stays so."""
        return Act("home") if self.place is None else CLOSE

    def speak(self, language: Language) -> None:
        self.language = language

    def take_said(self) -> Said | None:
        said, self.said = self.said, None
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
            case "home":
                self.left = True
                return
            case _:
                self._on_the_table(act)
                return
        self._deal()

    def _on_the_table(self, act: Act) -> None:
        """What lies in one district: drawn by the app, or named by the players."""
        place = self.place
        match act.name:
            case "district":
                self.place, self.naming = (None if act.value == place else act.value), ""
            case "name":
                self.naming = act.value
            case "close":
                self.place, self.naming = None, ""
            case "board" if place is not None:
                self._put(self.choices.districts, place, act.value)
            case "epic" if place is not None:
                self._put_epic(place, act.value)
            case "boss-district":
                self.choices.boss_district = act.value
        self._deal(anew=False)

    def _put(self, ring: list[str], place: int, value: str) -> None:
        """What lay there goes where the new one lay, if it lay somewhere."""
        if value in ring:
            ring[ring.index(value)] = ring[place]
        ring[place] = value
        self.naming = ""

    def _put_epic(self, place: int, typed: str) -> None:
        """By its id or its name: both sets have cards of the same name."""
        known = self._epic_names()
        names = {slug(name): key for key, name in known.items()}
        card = typed if typed in known else names.get(slug(typed), "")
        if not card:
            new = new_card(typed.strip(), self.choices, self.pack)
            if new is None:
                self.said = Said(self.language.gettext("{epic} belongs to another set of Epics.", epic=typed))
                return
            self.choices.new_cards.append(new)
            card = new.id
        self._put(self.choices.cards, place, card)

    def _toggle(self, name: str) -> None:
        team = self.choices.reckoners
        if name not in team and len(team) >= MOST_RECKONERS:
            self.said = Said(self.language.gettext("{most} Reckoners at the most.", most=MOST_RECKONERS))
        elif name in team and len(team) <= FEWEST_RECKONERS:
            self.said = Said(
                self.language.gettext("{fewest} Reckoners at the least.", fewest=FEWEST_RECKONERS)
            )
        else:
            self.choices.reckoners = [one for one in RECKONERS if (one in team) != (one == name)]

    def _deal(self, anew: bool = True) -> None:
        """`anew`: another boss, city or team needs other boards."""
        if anew:
            self.choices = replace(
                self.choices, districts=[], cards=[], new_cards=[], newcago_sides={}, boss_district=None
            )
        words = self.language.gettext("District"), self.language.gettext("Epic")
        deal(self.choices, self.pack, self.chance, *words)

    def _begin(self) -> Sitting:
        opened = begin(self.choices, self.pack, self.store, remember=not self.practice)
        rolls = self.practice or preferences(self.store).rolls
        self.store.set(rolls_key(opened.id), rolls)
        return Sitting(opened, self.store, self.chance, rolls)

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
            ring_view(table, self.language, marks=Marks(self.place), turn=self.turn),
            self._panel() if self.place is None else self._place_panel(self.place),
            Advance(say("Start"), Act("start"))
            if self.place is None
            else Advance(say("Close"), Act("close")),
            (Aside("arrow-left", say("Home"), Act("home")),),
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

    # What lies in a district

    def _place_panel(self, place: int) -> Panel:
        say, choices = self.language.gettext, self.choices
        board, card, names = choices.districts[place], choices.cards[place], self._epic_names()
        epic = names.get(card, "")
        if self.naming == "board":
            answers = tuple(Answer(one, Act("board", one)) for one in self._boards() if one != board)
            return self._names(board, say("Which district is it?"), answers, "board")
        if self.naming == "epic":
            cards = sorted((name.casefold(), name, key) for key, name in names.items() if key != card)
            answers = tuple(Answer(name, Act("epic", key)) for _, name, key in cards)
            return self._names(epic, say("Which Epic lies there?"), answers, "epic")
        answers = (
            Answer(board, Act("name", "board"), say("City District"), "map-marker"),
            Answer(epic or say("No Epic"), Act("name", "epic"), say("Epic"), "cards-outline"),
            Answer(
                say("The boss begins here"),
                Act("boss-district", place),
                icon="crown",
                chosen=place == choices.boss_district,
            ),
        )
        return Panel(board, note=say("Tap what is another one on your table."), groups=(Answers(answers),))

    def _names(self, now: str, heading: str, answers: tuple[Answer, ...], act: str) -> Panel:
        say = self.language.gettext
        typing = None if self.practice else Typing(say("Another name"), say("Take it"), act)
        return Panel(heading, eyebrow=now, groups=(Answers(answers, columns=2),), typing=typing)

    def _boards(self) -> list[str]:
        return list(dict.fromkeys((*known_districts(self.choices, self.pack), *self.choices.districts)))

    def _epic_names(self) -> dict[str, str]:
        cards = (*epics_in_use(self.choices, self.pack), *self.choices.new_cards)
        return {one.id: one.name or one.id for one in cards}
