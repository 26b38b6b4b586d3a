"""What is chosen for a new game, tap by tap; nothing of it has begun."""

from collections.abc import Hashable
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
    deal,
    default_epics,
    game_from,
    new_card,
    start_of,
)
from companion.game.preferences import preferences
from companion.game.shelf import CHOICES_KEY, rolls_key
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.box import slug
from companion.rules.setup import EPIC_SETS, FEWEST_RECKONERS, MOST_RECKONERS
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.city import ring_view
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.new_game.choosing import epic_names, is_pair, new_game_view
from companion.ui.presenter.new_game.place import place_panel
from companion.ui.presenter.panel import Advance, Aside, Said, Shown, TableView
from companion.ui.presenter.showing import BASE_SPACES
from companion.wording.language import Language

MOST_TOKEN: Final = 2
BOX: Final = ("epics", "newcago_cards", "difficulty_token", "casual")


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
        self.unfolded = not is_pair(choices)  # the cities
        self._last = store.setting(CHOICES_KEY)
        self._deal()

    @property
    def practice(self) -> bool:
        return self.pack.kind == "practice"

    @property
    def moment(self) -> Hashable:
        """Nothing goes on by itself here, but a game that has begun is not begun again."""
        return self.left, self.begun is None

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
            case "fold":
                self.unfolded = value
                return
            case "deal":
                pass
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
        known = epic_names(self.choices, self.pack)
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
        say, choices = self.language.gettext, self.choices
        table = game_from(start_of(choices, self.pack)).table
        if self.place is None:
            panel: Shown = new_game_view(
                choices, self.pack, table, self.unfolded, self._is_as_last_time, self.language
            )
            advance = Advance(say("Start"), Act("start"))
        else:
            panel = place_panel(choices, self.pack, self.place, self.naming, self.language)
            advance = Advance(say("Close"), CLOSE, quiet=True)
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
            panel,
            advance,
            (Aside("dice-multiple", say("Shuffle"), Act("deal")),) if self.place is None else (),
            menu=False,
            set_up=say("{count} districts", count=choices.ring),
        )

    @property
    def _is_as_last_time(self) -> bool:
        """What was taken from the box."""
        now = self.choices.as_entry()
        return isinstance(self._last, dict) and all(self._last.get(one) == now[one] for one in BOX)
