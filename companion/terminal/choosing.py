"""The choices before the first round (R2.1), asked one after another."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from companion.content.pack import Pack
from companion.game.choices import (
    CITY_OF,
    DEFAULT_RECKONERS,
    DIFFICULTY_TOKENS,
    DISTRICT,
    EPIC,
    NEWCAGO_CARDS,
    NONE,
    RANDOM,
    RECKONERS,
    Choices,
    boss_names,
    boss_research_unknown,
    deal_sides,
    default_epics,
    epics_in_use,
    known_districts,
    new_card,
)
from companion.rules.box import slug
from companion.rules.rulings import rulings
from companion.rules.setup import (
    BOSSES,
    CITIES,
    DIFFICULTIES,
    EPIC_SETS,
    FEWEST_RECKONERS,
    MOST_RECKONERS,
    Setup,
)
from companion.terminal import words
from companion.terminal.lines import Back, Lines
from companion.terminal.naming import Choice, NotUnderstood, is_number, new_name, pick_numbered, shortened
from companion.terminal.rulings import ruling_from, ruling_lines
from companion.wording.setup import (
    boss_title,
    city_name,
    difficulty_name,
    epic_set_name,
    newcago_cards_name,
    token_name,
    yes_or_no,
)

NEW: Final = "new "
MOST_RESEARCH: Final = 999
NO_RULINGS: Final[Mapping[str, str]] = {}


class Choosing:
    """`rolls`: the app draws; else it asks what lies on the table."""

    def __init__(
        self, lines: Lines, pack: Pack, chance: Random, rolls: bool, rulings: Mapping[str, str] = NO_RULINGS
    ) -> None:
        self.lines = lines
        self.pack = pack
        self.chance = chance
        self.rolls = rolls
        self.made = Choices(rulings=dict(rulings))
        lines.rulings = self._rulings

    @property
    def _is_real(self) -> bool:
        """Packs of a real box may not know every card yet; the practice box is complete."""
        return self.pack.kind != "practice"

    def choose(self) -> Choices:
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
        return self.made

    def _rulings(self, typed: str) -> None:
        made, language = self.made, self.lines.language
        if typed:
            name, value = ruling_from(typed)
            made.rulings[name] = value
            self.lines.tell(words.RULING_SET, name=name, value=value)
            return
        setup = Setup(
            made.boss,
            made.city,
            epics=made.epics,
            newcago_cards=made.newcago_cards != NONE,
            **{name.replace("-", "_"): value for name, value in made.rulings.items()},  # type: ignore[arg-type]
        )
        for line in ruling_lines(rulings(setup, made.reckoners), language):
            self.lines.show(line)

    def _boss(self) -> None:
        choices = []
        for boss in BOSSES:
            names = boss_names(boss, self.pack)
            choices.append(Choice(boss, boss_title(boss, names, self.lines.language), (boss, *names)))
        first = self.chance.randrange(len(BOSSES)) if self.lines.auto else 0
        self.made.boss = self._one(words.BOSS, choices, first)

    def _city(self) -> None:
        choices = [Choice(city, city_name(city, self.lines.language), (city,)) for city in CITIES]
        self.made.city = self._one(words.CITY, choices, CITIES.index(CITY_OF[self.made.boss]))

    def _difficulty(self) -> None:
        choices = [Choice(one, difficulty_name(one, self.lines.language)) for one in DIFFICULTIES]
        self.made.difficulty = self._one(words.DIFFICULTY, choices, DIFFICULTIES.index("standard"))

    def _reckoners(self) -> None:
        self.made.reckoners = self.lines.ask(
            words.RECKONERS,
            RECKONERS,
            ", ".join(DEFAULT_RECKONERS),
            _team,
            fewest=FEWEST_RECKONERS,
            most=MOST_RECKONERS,
        )

    def _epic_set(self) -> None:
        choices = [Choice(one, epic_set_name(one, self.lines.language)) for one in EPIC_SETS]
        default = default_epics(self.made.boss, self.made.city)
        self.made.epics = self._one(words.EPIC_SET, choices, EPIC_SETS.index(default))

    def _newcago_cards(self) -> None:
        self.made.newcago_cards = NONE
        if self.made.city == "newcago":
            choices = [Choice(one, newcago_cards_name(one, self.lines.language)) for one in NEWCAGO_CARDS]
            self.made.newcago_cards = self._one(words.NEWCAGO_CARDS, choices, 0)

    def _difficulty_token(self) -> None:
        choices = [
            Choice(value, token_name(value, self.lines.language), (f"-{value}", f"−{value}"))
            for value in DIFFICULTY_TOKENS
        ]
        self.made.difficulty_token = self._one(words.TOKEN, choices, 0)

    def _casual(self) -> None:
        choices = [Choice(one, yes_or_no(one, self.lines.language)) for one in (False, True)]
        self.made.casual = self._one(words.CASUAL, choices, 0)

    def _districts(self) -> None:
        known = known_districts(self.made, self.pack)
        ring = self.made.ring
        default = RANDOM
        if len(known) < ring:
            missing = range(len(known) + 1, ring + 1)
            default = ", ".join([*known, *(f"{NEW}{DISTRICT} {number}" for number in missing)])
        question = words.REAL_DISTRICTS if self._is_real else words.DISTRICTS
        self.made.districts = self.lines.ask(
            question, known, default, lambda typed: self._ring(typed, known), count=ring
        )
        if not self.lines.auto:
            self.lines.tell(words.RING, names=", ".join(self.made.districts))

    def _newcago_sides(self) -> None:
        self.made.newcago_sides = {}
        deal_sides(self.made, self.pack, self.chance)

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
        default = RANDOM if deck else f"{NEW}{EPIC} {len(self.made.cards) + 1}"
        return self.lines.ask(question, names, default, understand, district=district)

    def _new_card(self, name: str) -> str:
        card = new_card(name, self.made, self.pack)
        if card is None:
            raise NotUnderstood(words.CARD_IS_KNOWN, name=shortened(name))
        self.made.new_cards.append(card)
        return card.id

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
        self.made.boss_research = None
        offer = boss_research_unknown(self.made, self.pack)
        if offer is not None:
            self.made.boss_research = self.lines.ask(words.BOSS_RESEARCH, (), str(offer), _research)

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
