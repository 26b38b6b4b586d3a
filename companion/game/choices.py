"""The choices before the first round (R2.1): kept for the next time, dealt, and made into a game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

from companion.content.boxing import box_for
from companion.content.pack import DistrictBoard, Epic, Pack
from companion.game.game import Game
from companion.game.opening import Opened
from companion.game.scenario import scenario_from, table_of
from companion.game.shelf import CHOICES_KEY
from companion.game.store import Store
from companion.rules.box import slug
from companion.rules.setup import (
    BASE_RECKONERS,
    BOSSES,
    CITIES,
    DIFFICULTIES,
    EPIC_SETS,
    FEWEST_RECKONERS,
    MOST_RECKONERS,
    SIDES,
    STARTING_PLANS,
    STEELSLAYER_RECKONERS,
    Setup,
)
from companion.rules.table import Table

Entry = dict[str, Any]
NONE: Final = "none"
RANDOM: Final = "random"
NEWCAGO_CARDS: Final = (NONE, *SIDES, RANDOM)
DIFFICULTY_TOKENS: Final = (0, 1, 2)
RECKONERS: Final = (*BASE_RECKONERS, *STEELSLAYER_RECKONERS)
DEFAULT_RECKONERS: Final = RECKONERS[:4]
CITY_OF: Final = dict(zip(BOSSES, CITIES, strict=True))  # the pairs of the designers
DISTRICT: Final = "District"  # "District 3": one of a real box that the packs do not know
EPIC: Final = "Epic"
NEW_GAME: Final = "the new game"


@dataclass(slots=True)
class Choices:
    boss: str = BOSSES[0]
    city: str = CITIES[0]
    difficulty: str = "standard"
    reckoners: list[str] = field(default_factory=lambda: list(DEFAULT_RECKONERS))
    epics: str = EPIC_SETS[0]
    newcago_cards: str = NONE
    newcago_sides: dict[str, str] = field(default_factory=dict)  # by district, when they differ
    difficulty_token: int = 0
    casual: bool = False
    districts: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)  # ids, in ring order; none where the deck ran out
    new_cards: list[Epic] = field(default_factory=list)
    boss_district: int | None = None  # None: not drawn yet
    rulings: dict[str, str] = field(default_factory=dict)  # set otherwise than the app would
    boss_research: int | None = None  # R2.2: Ildithia's page, where the packs do not know it

    @property
    def ring(self) -> int:
        return len(self.reckoners) + 1  # R1.1

    def as_entry(self) -> Entry:
        """What the next game begins with; what lies on the table is dealt anew."""
        return {
            "boss": self.boss,
            "city": self.city,
            "difficulty": self.difficulty,
            "reckoners": list(self.reckoners),
            "epics": self.epics,
            "newcago_cards": self.newcago_cards,
            "difficulty_token": self.difficulty_token,
            "casual": self.casual,
        }

    @classmethod
    def from_entry(cls, entry: Any) -> "Choices":
        """Whatever was kept: a value that is no choice any more is the default."""
        kept: Entry = entry if isinstance(entry, dict) else {}
        boss = _one_of(BOSSES, kept.get("boss"), BOSSES[0])
        city = _one_of(CITIES, kept.get("city"), CITY_OF[boss])
        return cls(
            boss,
            city,
            _one_of(DIFFICULTIES, kept.get("difficulty"), "standard"),
            _team(kept.get("reckoners")),
            _one_of(EPIC_SETS, kept.get("epics"), default_epics(boss, city)),
            _one_of(NEWCAGO_CARDS, kept.get("newcago_cards"), NONE),
            difficulty_token=_token(kept.get("difficulty_token")),
            casual=kept.get("casual") is True,
        )


def _one_of(known: tuple[str, ...], value: object, default: str) -> str:
    return value if isinstance(value, str) and value in known else default


def _team(value: object) -> list[str]:
    names = [one for one in value if one in RECKONERS] if isinstance(value, list) else []
    sound = names == value and len(set(names)) == len(names)
    fits = FEWEST_RECKONERS <= len(names) <= MOST_RECKONERS
    return names if sound and fits else list(DEFAULT_RECKONERS)


def _token(value: object) -> int:
    return value if type(value) is int and value in DIFFICULTY_TOKENS else 0


# What the packs know


def default_epics(boss: str, city: str) -> str:
    return EPIC_SETS[0] if (boss, city) == (BOSSES[0], CITIES[0]) else EPIC_SETS[1]


def boss_names(boss: str, pack: Pack) -> list[str]:
    """What this pack calls the boss: the practice box has names of its own."""
    return sorted({one.name for one in pack.bosses if one.boss == boss and one.name is not None})


def known_districts(choices: Choices, pack: Pack) -> list[str]:
    return [one.name or one.id for one in pack.districts if one.city == choices.city]


def epics_in_use(choices: Choices, pack: Pack) -> list[Epic]:
    """The cards of the chosen set; all of them when the packs have none of that set."""
    return [one for one in pack.epics if (one.set or EPIC_SETS[0]) == choices.epics] or pack.epics


def new_card(name: str, choices: Choices, pack: Pack) -> Epic | None:
    """An Epic that the packs do not list; None when they do."""
    if any(one.id == slug(name) for one in (*pack.epics, *choices.new_cards)):
        return None
    return Epic(id=slug(name), name=name, set=choices.epics)


def boss_research_unknown(choices: Choices, pack: Pack) -> int | None:
    """R2.2: in Ildithia it is on a page of a booklet; an offer when the packs do not know that page."""
    setup = Setup(choices.boss, choices.city, choices.difficulty)
    team = len(choices.reckoners)
    if choices.city != "ildithia" or box_for(pack, setup, team, ()).ildithia_research is not None:
        return None
    return setup.newcago_research(team)


# What lies on the table


def deal(choices: Choices, pack: Pack, chance: Random, district: str = DISTRICT, epic: str = EPIC) -> None:
    """Whatever the players have not chosen: at random, and in a real box under names of its own where the
    packs know too little ("District 3", in the players' language if it is given), so that every game can
    start. An empty name is one that was not chosen.
    """
    choices.districts = _ring(choices, pack, chance, district)
    _deal_cards(choices, pack, chance, epic)
    deal_sides(choices, pack, chance)
    if choices.boss_district is None or not 0 <= choices.boss_district < choices.ring:
        choices.boss_district = chance.randrange(choices.ring)


def _ring(choices: Choices, pack: Pack, chance: Random, word: str) -> list[str]:
    known = {slug(name): name for name in known_districts(choices, pack)}
    ids = {one.id: one.name for one in pack.districts if one.city == choices.city and one.name is not None}
    chosen = [known.get(slug(name)) or ids.get(slug(name), name) for name in choices.districts]
    names = {**ids, **{slug(name): name for name in chosen if name}, **known}
    wanted = [slug(name) if name else "" for name in chosen]
    ring = _kept(wanted, known if pack.kind == "practice" else names, choices.ring)
    free = [one for one in known if one not in ring]
    missing = ring.count("")
    drawn = iter(chance.sample(free, missing) if len(free) >= missing else free)
    for at in range(choices.ring):
        if not ring[at]:
            ring[at] = next(drawn, "") or _unused(word, at + 1, names)
    return [names[one] for one in ring]


def _unused(word: str, first: int, names: dict[str, str]) -> str:
    """ "District 3", or the next number that is free: its id; `names` knows it from now on."""
    name = next(name for name in _numbered(word, first) if slug(name) not in names)
    names[slug(name)] = name
    return slug(name)


def _deal_cards(choices: Choices, pack: Pack, chance: Random, word: str) -> None:
    deck = [one.id for one in epics_in_use(choices, pack)]
    new = {one.id: one for one in choices.new_cards if one.id not in deck}
    cards = _kept(choices.cards, (*deck, *new), choices.ring)
    choices.new_cards = [
        one.model_copy(update={"set": choices.epics}) for key, one in new.items() if key in cards
    ]
    deck = [one for one in deck if one not in cards]
    for at in range(choices.ring):
        if not cards[at] and deck:
            cards[at] = deck.pop(chance.randrange(len(deck)))
        elif not cards[at] and pack.kind != "practice":
            found = (new_card(name, choices, pack) for name in _numbered(word, at + 1))
            card = next(one for one in found if one is not None)
            choices.new_cards.append(card)
            cards[at] = card.id
    choices.cards = cards


def deal_sides(choices: Choices, pack: Pack, chance: Random) -> None:
    """R2.1: a side of the Newcago card for each district, when they are to differ."""
    mixed = choices.newcago_cards == RANDOM and choices.city == "newcago"
    ids = {one.name: one.id for one in pack.districts if one.city == choices.city}
    dealt = choices.newcago_sides
    districts = [ids.get(name, slug(name)) for name in choices.districts if mixed]
    choices.newcago_sides = {one: dealt.get(one) or chance.choice(SIDES) for one in districts}


def _kept(chosen: list[str], known: Iterable[str], ring: int) -> list[str]:
    """What was chosen, where it is there and was not chosen before; empty elsewhere."""
    allowed = set(known)
    kept: list[str] = []
    for one in chosen[:ring]:
        kept.append(one if one in allowed and one not in kept else "")
    return kept + [""] * (ring - len(kept))


def _numbered(word: str, first: int) -> Iterator[str]:
    return (f"{word} {number}" for number in count(first))


# The game


def start_of(choices: Choices, pack: Pack) -> Entry:
    """A scenario without steps: what is missing on its board has setup's value (R2)."""
    epics = [*epics_in_use(choices, pack), *choices.new_cards]
    known = known_districts(choices, pack)
    new = [name for name in choices.districts if name not in known]
    boards = [*pack.districts, *(_district_board(name, choices.city) for name in new)]
    boss: Entry = {"district": choices.boss_district or 0}
    if choices.boss_research is not None and choices.city == "ildithia":
        boss["research"] = choices.boss_research
    districts: list[Entry] = [{"name": name, "epic": None} for name in choices.districts]
    for district, card in zip(districts, choices.cards, strict=False):
        district["epic"] = {"id": card} if card else None
    side = choices.newcago_cards
    return {
        "format": 1,
        "setup": {
            "boss": choices.boss,
            "city": choices.city,
            "difficulty": choices.difficulty,
            "epics": choices.epics,
            "difficulty_token": choices.difficulty_token,
            "newcago_cards": choices.city == "newcago"
            and (choices.newcago_sides or (side in SIDES and side)),
            "casual": choices.casual,
            "rulings": dict(choices.rulings),
            "open_deck": pack.kind != "practice",
        },
        "pack": pack.model_copy(update={"epics": epics, "districts": boards}).model_dump(exclude_none=True),
        "board": {
            "boss": boss,
            "reckoners": [
                {"name": name, "district": None, "plans": STARTING_PLANS} for name in choices.reckoners
            ],
            "districts": districts,
            "ildithia_gap": None,  # R3.1: the Prologue puts the Movement board there
        },
        "steps": [],
    }


def _district_board(name: str, city: str) -> DistrictBoard:
    return DistrictBoard.model_validate({"id": slug(name), "name": name, "city": city})


def game_from(start: Entry) -> Game:
    """Before its Prologue."""
    scenario = scenario_from({**start, "steps": [{"command": "prologue"}]}, NEW_GAME)
    return Game(table_of(scenario), scenario.pack)


def begin(choices: Choices, pack: Pack, store: Store, remember: bool = True) -> Opened:
    """A new game of these choices, dealt before; `remember`: the next ones begin with them."""
    game = game_from(start_of(choices, pack))
    opened = store.new_game(_name(game.table), game.table, game.pack)
    if remember:
        store.set(CHOICES_KEY, choices.as_entry())
    return opened


def last_choices(store: Store) -> Choices:
    return Choices.from_entry(store.setting(CHOICES_KEY))


def _name(table: Table) -> str:
    names = ", ".join(reckoner.name for reckoner in table.reckoners)
    return f"{table.box.boss.name}, {table.setup.city.capitalize()}: {names}"
