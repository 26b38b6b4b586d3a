"""A plain scripted team: it goes where the danger is, and for the boss as soon as he can be attacked.

It keeps the rules that the app only warns about, so that a game of its own ends without a warning.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, Protocol

from companion.rules.box import INFINITE, slug
from companion.rules.buying import DIE_PRICE
from companion.rules.cities.babilar import boss_exposed
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    Money,
    Move,
    Plan,
    Protect,
    Remove,
    Research,
    Rewards,
    UsePlan,
)
from companion.rules.instructions import Dawnslight as DawnslightAid
from companion.rules.instructions import Reward
from companion.rules.notation import COLOURS, Track
from companion.rules.pieces import (
    BARRICADE,
    BLUE_SHIELD,
    COPY_TOKEN,
    ENFORCEMENT,
    PIECES,
    PLAN_TOKENS,
    RED_SHIELD,
)
from companion.rules.table import Epic, Reckoner, Table
from tests.balance.hand import ANY, Hand, hand_of

MARKET: Final = 4
DAWNSLIGHT_KINDS: Final = 4  # a Dawnslight card in so many raises Population; the others are worth a Plan

DANGER: Final = {"population": 3, "boost": 2}  # of a symbol left of the bracket; of any other: 1
BOSS_DANGER: Final = 4
CROWD: Final = 2  # Enforcement that is dealt with before any Epic
FARE: Final = 2  # danger that one symbol spent on the way has to be worth

Counted = Research | Attack | Contain | Remove | Money | Plan | Protect


class Player(Protocol):
    """Who carries the commands out."""

    table: Table
    chance: Random
    equipment: tuple[str, ...]  # every card of the sets in use

    def do(self, command: Command) -> list[Reward | DawnslightAid]: ...


class Team:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.hands: dict[str, Hand] = {}

    @property
    def table(self) -> Table:
        return self.player.table

    def prepare(self) -> None:
        """R3.1: Equipment for the starting money, then one Reckoner to each of the worst districts."""
        self._purchase()
        for reckoner, district in zip(self.table.reckoners, self._by_danger(), strict=False):
            self._do(Move(reckoner.name, district))

    def reckoner_phase(self) -> None:
        self.hands = {one.name: hand_of(self.table, one) for one in self.table.reckoners}
        if self._boss_open():
            self._hunt()
        for name in self.hands:
            self._disperse(name)
        for district in self._by_danger():
            self._defeat(district)
        for name in self.hands:
            self._guard(name)
        self._do(Rewards())
        self._purchase()

    # What they look at

    def _by_danger(self) -> list[int]:
        return sorted(range(len(self.table.districts)), key=self._danger, reverse=True)

    def _danger(self, district: int) -> int:
        """What the Epic is about to do, what makes it worse, and the boss."""
        here = self.table.districts[district]
        danger = here.pieces[ENFORCEMENT] + here.pieces[COPY_TOKEN]
        danger += BOSS_DANGER * (self.table.boss.district == district)
        if here.epic is not None:
            for cell in self._track(here.epic)[: here.epic.bracket]:
                danger += sum(action.count * DANGER.get(action.verb, 1) for action in cell or ())
        return danger

    def _track(self, epic: Epic) -> Track:
        return self.table.box.epics[epic.id].track or ()

    def _boss_open(self) -> bool:
        table = self.table
        return table.boss.health is not None and (table.setup.city != "babilar" or boss_exposed(table))

    def _needs(self, district: int) -> tuple[int, int]:
        """Research and attacks that defeat the Epic: weakened first, unless that gains nothing (R1.7)."""
        epic = self.table.districts[district].epic
        if epic is None:
            return 0, 0
        research, health = epic.research or 0, epic.health or 0
        weakened = self.table.box.epics[epic.id].weakened or 0
        if research == 0 or (health != INFINITE and health <= weakened):
            return 0, health
        return research, weakened

    # Together

    def _hunt(self) -> None:
        lair = self.table.boss.district
        for name in self.hands:
            if self._go(name, lair):
                assert self.table.boss.health is not None
                self._use(name, "attack", self.table.boss.health, Attack(lair, target="boss", reckoner=name))

    def _defeat(self, district: int) -> None:
        """Whoever is there and whoever can come, if together they defeat the Epic in this round."""
        research, attacks = self._needs(district)
        shares = list(self._shares(district, research, attacks))
        if sum(share[1] for share in shares) < research or sum(share[2] for share in shares) < attacks:
            return
        for name, share, _ in shares:
            self._go(name, district)
            self._use(name, "research", share, Research(district, reckoner=name))
        for name, _, share in shares:
            self._use(name, "attack", share, Attack(district, reckoner=name))

    def _shares(self, district: int, research: int, attacks: int) -> Iterator[tuple[str, int, int]]:
        """Who gives how much Research and how many attacks, those who are there already first."""
        barricades = self.table.districts[district].pieces[BARRICADE]
        names = sorted(self.hands, key=lambda name: self.table.reckoner(name).district != district)
        for name in names:
            hand = self.hands[name].copy()
            fare = self._fare(name, district, barricades)
            if fare is None or hand.has(ANY) <= fare:
                continue
            hand.spend(ANY, fare)
            share = min(research, hand.has("research"))
            hand.spend("research", share)
            blows = min(attacks, hand.has("attack"))
            if share or blows:
                barricades = 0 if fare else barricades
                research -= share
                attacks -= blows
                yield name, share, blows

    # Moving

    def _fare(self, name: str, district: int, barricades: int) -> int | None:
        """What it costs to be there, with so many Barricades in the way; None: held by a Pull (R6.6)."""
        reckoner = self.table.reckoner(name)
        if reckoner.district == district:
            return 0
        origin = self.table.districts[reckoner.district]
        ahead = () if origin.epic is None else self._track(origin.epic)[: origin.epic.bracket]
        if any(action.verb == "pull" for cell in ahead for action in cell or ()):
            return None
        return origin.pieces[BARRICADE] + barricades + _step(reckoner)

    def _go(self, name: str, district: int) -> bool:
        """Only if something is left to spend there."""
        fare = self._fare(name, district, self.table.districts[district].pieces[BARRICADE])
        if fare is None or self.hands[name].has(ANY) <= fare:
            return False
        if fare:
            reckoner = self.table.reckoner(name)
            for place in (reckoner.district, district):
                self._clear(name, BARRICADE, place, ANY)
            self._pay(name, ANY, _step(reckoner))
            self._do(Move(name, district))
        return True

    # Alone

    def _guard(self, name: str) -> None:
        """Work where the danger is worth the way, for as long as there are symbols for it."""
        left = set(range(len(self.table.districts)))
        while left:
            here = max(left, key=lambda district: self._attraction(name, district))
            left.remove(here)
            if self._go(name, here):
                self._work(name, here)
        tokens = PLAN_TOKENS - sum(one.plans for one in self.table.reckoners)
        self._use(name, "plan", min(tokens, self.hands[name].dice), Plan(name))
        self._use(name, "money", self.hands[name].dice, Money())

    def _disperse(self, name: str) -> None:
        here = self.table.reckoner(name).district
        if self.table.districts[here].pieces[ENFORCEMENT] >= CROWD:
            self._clear_enforcement(name, here)

    def _clear_enforcement(self, name: str, here: int) -> None:
        """R9.1: Shields first; whoever cannot remove them all has nothing left for what they cover."""
        self._clear(name, RED_SHIELD, here, "enforcement")
        self._clear(name, ENFORCEMENT, here, "enforcement")

    def _attraction(self, name: str, district: int) -> int:
        fare = self._fare(name, district, self.table.districts[district].pieces[BARRICADE])
        return self._danger(district) - FARE * (fare or 0)

    def _work(self, name: str, here: int) -> None:
        self._clear_enforcement(name, here)
        self._contain(name, here)
        self._research_boss(name, here)
        self._use(name, "research", self._needs(here)[0], Research(here, reckoner=name))
        research, attacks = self._needs(here)
        if not research:
            self._use(name, "attack", attacks, Attack(here, reckoner=name))
        self._protect(name, here)
        self._clear(name, COPY_TOKEN, here, ANY)

    def _contain(self, name: str, here: int) -> None:
        self._clear(name, BLUE_SHIELD, here, "contain")
        epic = self.table.districts[here].epic
        if epic is not None:
            self._use(name, "contain", epic.bracket - 1, Contain(here, reckoner=name))
        if self.table.boss.district == here:
            for colour in COLOURS:
                spaces = self.table.boss.brackets[colour] - 1
                self._use(name, "contain", spaces, Contain(here, target=colour, reckoner=name))

    def _research_boss(self, name: str, here: int) -> None:
        table = self.table
        if table.setup.city == "babilar":
            left = table.districts[here].marker or 0
        else:
            left = table.boss.research if table.boss.district == here else 0
        self._use(name, "research", left, Research(here, target="boss", reckoner=name))

    def _protect(self, name: str, here: int) -> None:
        """R8.1: all the way down, where it is worth boss Research, or not at all."""
        table = self.table
        if table.setup.city == "ildithia":
            district = table.districts[here]
            spaces = len(table.box.districts[district.board].track or ()) - (district.marker or 0)
            if spaces <= self.hands[name].has(ANY):
                self._use(name, ANY, spaces, Protect(here, reckoner=name))

    # Spending

    def _clear(self, name: str, piece: int, here: int, kind: str) -> None:
        self._use(
            name, kind, self.table.districts[here].pieces[piece], Remove(PIECES[piece], here, reckoner=name)
        )

    def _use(self, name: str, kind: str, wanted: int, command: Counted) -> None:
        count = min(wanted, self.hands[name].has(kind))
        if count > 0:
            self._pay(name, kind, count)
            self._do(replace(command, count=count))

    def _pay(self, name: str, kind: str, count: int) -> None:
        plans = self.hands[name].spend(kind, count)
        if plans:
            self._do(UsePlan(name, plans))

    def _do(self, command: Command) -> None:
        gains = self.player.do(command)
        for name, hand in self.hands.items():  # R8.2: a district of Babilar may have taken some
            hand.plans = min(hand.plans, self.table.reckoner(name).plans)
        for gain in gains:
            match gain:
                case Reward(reward="enforcement"):
                    self._reward_enforcement(gain.count)
                case Reward(reward="contain"):
                    self._reward_contain(gain.count)
                case DawnslightAid():
                    self._dawnslight(gain.reckoner)
                case _:
                    pass  # money, Plan tokens and boss Research are booked already

    # Gains (R9.2) and purchases (R9.4)

    def _take_plans(self, count: int) -> None:
        tokens = PLAN_TOKENS - sum(one.plans for one in self.table.reckoners)
        for _ in range(min(count, tokens)):
            self._do(Plan(min(self.table.reckoners, key=lambda one: one.plans).name))

    def _reward_enforcement(self, count: int) -> None:
        for here in self._by_danger():
            pieces = self.table.districts[here].pieces
            taken = 0 if pieces[RED_SHIELD] else min(count, pieces[ENFORCEMENT])
            if taken:
                self._do(Remove(PIECES[ENFORCEMENT], here, taken, reward=True))
                count -= taken

    def _reward_contain(self, count: int) -> None:
        for here in self._by_danger():
            district = self.table.districts[here]
            spaces = 0 if district.epic is None or district.pieces[BLUE_SHIELD] else district.epic.bracket - 1
            moved = min(count, spaces)
            if moved:
                self._do(Contain(here, moved, reward=True))
                count -= moved

    def _dawnslight(self, name: str) -> None:
        if self.player.chance.randrange(DAWNSLIGHT_KINDS):
            self._take_plans(1)
        else:
            self._do(Dawnslight(name))

    def _purchase(self) -> None:
        """Lost dice come first, then the dearest card that can be paid, for whoever has the fewest."""
        while self.table.lost_dice and self.table.money >= DIE_PRICE:
            self._do(Buy(die=self.table.lost_dice[0]))
        market = self._market()
        while affordable := [card for card in market if self._price(card) <= self.table.money]:
            card = max(affordable, key=self._price)
            market.remove(card)
            buyer = min(self.table.reckoners, key=lambda one: len(one.equipment))
            self._do(Buy(equipment=card, reckoner=buyer.name))

    def _market(self) -> list[str]:
        table = self.table
        gone = {card for one in table.reckoners for card in one.equipment}
        gone.update(card for _, card in table.set_aside)
        gone.update(card for one in table.districts if one.epic for _, card in one.epic.stolen)
        return self.player.chance.sample([card for card in self.player.equipment if card not in gone], MARKET)

    def _price(self, card: str) -> int:
        return self.table.box.prices[slug(card)] or 0


def _step(reckoner: Reckoner) -> int:
    return 2 if "move" in reckoner.effects else 1  # R6.20
