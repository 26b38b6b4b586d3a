"""The choices before the first round (R2.1), asked one after another, as the start of a scenario."""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from companion.content.pack import DistrictBoard, Epic, Pack
from companion.game.scenario import scenario_from, table_of
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
)
from companion.terminal import words
from companion.terminal.lines import Back, Lines
from companion.terminal.naming import Choice, NotUnderstood, is_number, new_name, pick_numbered, shortened

Entry = dict[str, Any]
RANDOM: Final = "random"
NEW: Final = "new "
NONE: Final = "none"
RECKONERS: Final = (*BASE_RECKONERS, *STEELSLAYER_RECKONERS)
DEFAULT_RECKONERS: Final = 4
MOST_RESEARCH: Final = 999


@dataclass(slots=True)
class Choices:
    boss: str = BOSSES[0]
    city: str = CITIES[0]
    difficulty: str = "standard"
    reckoners: list[str] = field(default_factory=lambda: list(RECKONERS[:DEFAULT_RECKONERS]))
    epics: str = EPIC_SETS[0]
    newcago_cards: str = NONE
    newcago_sides: dict[str, str] = field(default_factory=dict)  # by district, when they differ
    difficulty_token: int = 0
    casual: bool = False
    districts: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)  # ids, in ring order; shorter when the deck ran out
    new_cards: list[Epic] = field(default_factory=list)
    boss_district: int = 0
    boss_research: int | None = None

    @property
    def ring(self) -> int:
        return len(self.reckoners) + 1  # R1.1


class Choosing:
    """`rolls`: the app draws; else it asks what lies on the table."""

    def __init__(self, lines: Lines, pack: Pack, chance: Random, rolls: bool) -> None:
        self.lines = lines
        self.pack = pack
        self.chance = chance
        self.rolls = rolls
        self.made = Choices()
        self._say = lines.language.gettext

    @property
    def _is_real(self) -> bool:
        """Packs of a real box may not know every card yet; the practice box is complete."""
        return self.pack.kind != "practice"

    def choose(self) -> Entry:
        steps = (
            self._boss,
            self._city,
            self._difficulty,
            self._reckoners,
            self._epic_set,
            self._newcago_cards,
            self._difficulty_token,
            self._casual,
            self._districts,
            self._newcago_sides,
            self._cards,
            self._boss_district,
            self._boss_research,
        )
        answered: list[int] = []
        at = 0
        while at < len(steps):
            asked = self.lines.asked
            try:
                steps[at]()
            except Back:
                at = answered.pop() if answered else 0
                continue
            if self.lines.asked > asked:
                answered.append(at)
            at += 1
        return start_of(self.made, self.pack)

    def _boss(self) -> None:
        choices = []
        for boss in BOSSES:
            names = {one.name for one in self.pack.bosses if one.boss == boss and one.name is not None}
            shown = f"{boss.capitalize()} ({', '.join(sorted(names))})" if names else boss.capitalize()
            choices.append(Choice(boss, shown, (boss, *names)))
        first = self.chance.randrange(len(BOSSES)) if self.lines.auto else 0
        self.made.boss = self._one(words.BOSS, choices, first)

    def _city(self) -> None:
        choices = [Choice(city, city.capitalize()) for city in CITIES]
        self.made.city = self._one(words.CITY, choices, BOSSES.index(self.made.boss))

    def _difficulty(self) -> None:
        choices = [Choice(one, self._say(words.DIFFICULTIES[one])) for one in DIFFICULTIES]
        self.made.difficulty = self._one(words.DIFFICULTY, choices, DIFFICULTIES.index("standard"))

    def _reckoners(self) -> None:
        self.made.reckoners = self.lines.ask(
            words.RECKONERS,
            RECKONERS,
            ", ".join(RECKONERS[:DEFAULT_RECKONERS]),
            _team,
            fewest=FEWEST_RECKONERS,
            most=MOST_RECKONERS,
        )

    def _epic_set(self) -> None:
        choices = [Choice(one, self._say(words.EPIC_SETS[one])) for one in EPIC_SETS]
        plain = self.made.boss == BOSSES[0] and self.made.city == CITIES[0]
        self.made.epics = self._one(words.EPIC_SET, choices, 0 if plain else 1)

    def _newcago_cards(self) -> None:
        self.made.newcago_cards = NONE
        if self.made.city == "newcago":
            choices = [Choice(one, self._say(text)) for one, text in words.NEWCAGO_SIDES.items()]
            self.made.newcago_cards = self._one(words.NEWCAGO_CARDS, choices, 0)

    def _difficulty_token(self) -> None:
        choices = [
            Choice(value, self._say(text), (f"-{value}", f"−{value}"))
            for value, text in enumerate(words.TOKENS)
        ]
        self.made.difficulty_token = self._one(words.TOKEN, choices, 0)

    def _casual(self) -> None:
        choices = [Choice(False, self._say(words.NO)), Choice(True, self._say(words.YES))]
        self.made.casual = self._one(words.CASUAL, choices, 0)

    def _districts(self) -> None:
        known = self._known_districts()
        ring = self.made.ring
        default = RANDOM
        if len(known) < ring:
            missing = range(len(known) + 1, ring + 1)
            default = ", ".join([*known, *(f"{NEW}{words.DISTRICT} {number}" for number in missing)])
        question = words.REAL_DISTRICTS if self._is_real else words.DISTRICTS
        self.made.districts = self.lines.ask(
            question, known, default, lambda typed: self._ring(typed, known), count=ring
        )
        if not self.lines.auto:
            self.lines.tell(words.RING, names=", ".join(self.made.districts))

    def _newcago_sides(self) -> None:
        mixed = self.made.newcago_cards == RANDOM
        ids = {one.name: one.id for one in self.pack.districts if one.city == self.made.city}
        self.made.newcago_sides = {
            ids.get(name, slug(name)): self.chance.choice(SIDES) for name in self.made.districts if mixed
        }

    def _known_districts(self) -> list[str]:
        return [one.name or one.id for one in self.pack.districts if one.city == self.made.city]

    def _ring(self, typed: str, known: list[str]) -> list[str]:
        ring = self.made.ring
        if typed.casefold() == RANDOM:
            if len(known) < ring:
                raise NotUnderstood(words.TOO_FEW_DISTRICTS, known=len(known), count=ring)
            return self.chance.sample(known, ring)
        choices = [Choice(name, name) for name in known]
        by_slug = {slug(name): name for name in known}
        names = []
        for part in typed.split(","):
            new = _after_new(part) if self._is_real else None
            names.append(pick_numbered(part.strip(), choices) if new is None else by_slug.get(slug(new), new))
        if len(names) != ring or len({slug(name) for name in names}) != ring:
            raise NotUnderstood(words.DISTRICT_COUNT, count=ring, came=len({slug(name) for name in names}))
        return names

    def _cards(self) -> None:
        cards = self.made.cards = []
        self.made.new_cards = []
        known = [Choice(one.id, one.name or one.id, (one.id,)) for one in epics_in_use(self.made, self.pack)]
        while len(cards) < self.made.ring:
            deck = [one for one in known if one.value not in cards]
            if self.rolls and deck:
                cards.append(self.chance.choice(deck).value)
            elif deck or self._is_real:
                try:
                    cards.append(self._card(self.made.districts[len(cards)], deck))
                except Back:
                    if not cards:
                        raise
                    taken = cards.pop()
                    self.made.new_cards = [one for one in self.made.new_cards if one.id != taken]
            else:
                return

    def _card(self, district: str, deck: list[Choice[str]]) -> str:
        def understand(typed: str) -> str:
            new = _after_new(typed)
            if new is not None and self._is_real:
                return self._new_card(new)
            if typed.casefold() == RANDOM and deck:
                return self.chance.choice(deck).value
            return pick_numbered(typed, deck)

        question = words.REAL_EPIC if self._is_real else words.EPIC
        names = [choice.name for choice in deck]
        default = RANDOM if deck else f"{NEW}{words.CARD} {len(self.made.cards) + 1}"
        return self.lines.ask(question, names, default, understand, district=district)

    def _new_card(self, name: str) -> str:
        known = {one.id for one in (*self.pack.epics, *self.made.new_cards)}
        if slug(name) in known:
            raise NotUnderstood(words.CARD_IS_KNOWN, name=shortened(name))
        self.made.new_cards.append(Epic(id=slug(name), name=name, set=self.made.epics))
        return slug(name)

    def _boss_district(self) -> None:
        places = range(self.made.ring)
        if self.rolls:
            self.made.boss_district = self.chance.choice(places)
            return
        choices = [Choice(at, self.made.districts[at]) for at in places]

        def understand(typed: str) -> int:
            return self.chance.choice(places) if typed.casefold() == RANDOM else pick_numbered(typed, choices)

        self.made.boss_district = self.lines.ask(words.BOSS_DISTRICT, self.made.districts, RANDOM, understand)

    def _boss_research(self) -> None:
        """R2.2: in Ildithia it is on a page of a booklet that the packs may not know."""
        self.made.boss_research = None
        table = table_of(scenario_from(start_of(self.made, self.pack), words.NEW_GAME))
        if table.setup.city == "ildithia" and table.box.ildithia_research is None:
            offer = str(table.boss.research)
            self.made.boss_research = self.lines.ask(words.BOSS_RESEARCH, (), offer, _research)

    def _one(self, question: str, choices: list[Choice[Any]], default: int) -> Any:
        names = [choice.name for choice in choices]
        return self.lines.ask(question, names, names[default], lambda typed: pick_numbered(typed, choices))


def _team(typed: str) -> list[str]:
    choices = [Choice(name, name) for name in RECKONERS]
    names = [pick_numbered(part, choices) for part in typed.replace(",", " ").split()]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise NotUnderstood(words.TWICE, name=twice[0])
    if not FEWEST_RECKONERS <= len(names) <= MOST_RECKONERS:
        raise NotUnderstood(
            words.RECKONER_COUNT, fewest=FEWEST_RECKONERS, most=MOST_RECKONERS, came=len(names)
        )
    return names


def _after_new(typed: str) -> str | None:
    name = " ".join(typed.split())
    return new_name(name[len(NEW) :]) if name.casefold().startswith(NEW) else None


def _research(typed: str) -> int:
    if not is_number(typed) or not 1 <= int(typed) <= MOST_RESEARCH:
        raise NotUnderstood(words.NUMBER_WANTED, typed=shortened(typed), least=1, most=MOST_RESEARCH)
    return int(typed)


def epics_in_use(made: Choices, pack: Pack) -> list[Epic]:
    """The cards of the chosen set; all of them when the packs have none of that set."""
    return [one for one in pack.epics if (one.set or EPIC_SETS[0]) == made.epics] or pack.epics


def district_board(name: str, city: str) -> DistrictBoard:
    return DistrictBoard.model_validate({"id": slug(name), "name": name, "city": city})


def start_of(made: Choices, pack: Pack) -> Entry:
    """A scenario without steps: what is missing on its board has setup's value (R2)."""
    epics = [*epics_in_use(made, pack), *made.new_cards]
    known = {one.name or one.id for one in pack.districts if one.city == made.city}
    new = [name for name in made.districts if name not in known]
    boards = [*pack.districts, *(district_board(name, made.city) for name in new)]
    boss: Entry = {"district": made.boss_district}
    if made.boss_research is not None:
        boss["research"] = made.boss_research
    districts: list[Entry] = [{"name": name, "epic": None} for name in made.districts]
    for district, card in zip(districts, made.cards, strict=False):
        district["epic"] = {"id": card}
    return {
        "format": 1,
        "setup": {
            "boss": made.boss,
            "city": made.city,
            "difficulty": made.difficulty,
            "epics": made.epics,
            "difficulty_token": made.difficulty_token,
            "newcago_cards": made.newcago_sides or (made.newcago_cards in SIDES and made.newcago_cards),
            "casual": made.casual,
            "open_deck": pack.kind != "practice",
        },
        "pack": pack.model_copy(update={"epics": epics, "districts": boards}).model_dump(exclude_none=True),
        "board": {
            "boss": boss,
            "reckoners": [
                {"name": name, "district": None, "plans": STARTING_PLANS} for name in made.reckoners
            ],
            "districts": districts,
            "ildithia_gap": None,  # R3.1: the Prologue puts the Movement board there
        },
        "steps": [],
    }
