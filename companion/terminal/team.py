"""`--auto`: a plain scripted team that goes where the danger is. It keeps the rules, and has no finesse."""

from collections.abc import Iterator
from typing import Final

from companion.content.pack import Pack
from companion.game.game import Game
from companion.rules.cities.babilar import boss_exposed
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    EpicPhase,
    Money,
    Move,
    Prologue,
    Remove,
    Research,
    Rewards,
)
from companion.rules.notation import COLOURS
from companion.rules.pieces import BARRICADE, BLUE_SHIELD, ENFORCEMENT, RED_SHIELD
from companion.rules.table import Reckoner, Table

Act = Move | Attack | Research | Contain | Remove | Money  # what one Reckoner does

SYMBOLS: Final = 7  # of each Reckoner in a round: six dice and a double here and there; a card adds one more
SAVINGS: Final = 2  # kept for a die that is lost


def orders(game: Game) -> Iterator[Command]:
    """For the whole game, one at a time: each is chosen when the one before has been carried out."""
    yield Prologue()
    yield from _purchases(game)
    for index, reckoner in enumerate(game.table.reckoners):
        yield Move(reckoner.name, index)
    while True:
        for index in range(len(game.table.reckoners)):
            yield from _turn(game, index)
        yield Rewards()
        yield from _spending(game)
        yield from _purchases(game)
        yield EpicPhase()


def _turn(game: Game, index: int) -> Iterator[Act]:
    reckoner = game.table.reckoners[index]
    fewer = sum(effect != "move" for effect in reckoner.effects) + game.table.lost_dice.count(reckoner.name)
    symbols = SYMBOLS + len(reckoner.equipment) - fewer
    while symbols > 0:
        order = _best(game.table, game.table.reckoners[index], symbols)
        symbols -= _fare(reckoner) if isinstance(order, Move) else order.count
        yield order


def _spending(game: Game) -> Iterator[Contain | Remove]:
    """R9.2: where there is most of it and no Shield."""
    while order := _spent(game.table):
        yield order


def _spent(table: Table) -> Contain | Remove | None:
    guards = {
        index: one.pieces[ENFORCEMENT]
        for index, one in enumerate(table.districts)
        if not one.pieces[RED_SHIELD]
    }
    if table.unspent["enforcement"] and any(guards.values()):
        return Remove("enforcement", max(guards, key=lambda index: guards[index]), reward=True)
    brackets = {
        index: one.epic.bracket
        for index, one in enumerate(table.districts)
        if one.epic is not None and one.epic.bracket > 1 and not one.pieces[BLUE_SHIELD]
    }
    if table.unspent["contain"] and brackets:
        return Contain(max(brackets, key=lambda index: brackets[index]), reward=True)
    return None


def _fare(reckoner: Reckoner) -> int:
    return 2 if "move" in reckoner.effects else 1  # R6.20


def _best(table: Table, reckoner: Reckoner, symbols: int) -> Act:
    here = reckoner.district
    stays = _is_pulled(table, here) or symbols < _fare(reckoner)
    goal = here if stays else _goal(table, reckoner)
    if goal != here:
        for district in (here, goal):
            if table.districts[district].pieces[BARRICADE]:
                return Remove("barricade", district)
        return Move(reckoner.name, goal)
    return _here(table, here, symbols) or Money()


def _goal(table: Table, reckoner: Reckoner) -> int:
    """The boss once he can be attacked, else where most is to do and nobody else is."""
    if _can_attack_boss(table):
        return table.boss.district

    def danger(district: int) -> int:
        epic = table.districts[district].epic
        others = sum(one is not reckoner for one in table.in_district(district))
        acts = 0 if epic is None else epic.bracket + table.districts[district].pieces[ENFORCEMENT]
        return acts + 4 * (district == table.boss.district) + (district == reckoner.district) - others

    return max(range(len(table.districts)), key=danger)


def _here(table: Table, here: int, symbols: int) -> Act | None:
    """The boss, then whatever makes this district worse, then Research for the boss."""
    district, boss = table.districts[here], table.boss
    pieces, epic = district.pieces, district.epic
    at_boss = here == boss.district
    if at_boss and _can_attack_boss(table):
        return Attack(here, symbols, "boss")
    worst = max(COLOURS, key=lambda colour: boss.brackets[colour])
    if at_boss and boss.brackets[worst] > 1:
        if pieces[BLUE_SHIELD]:
            return Remove("blue-shield", here)
        return Contain(here, target=worst)
    if pieces[ENFORCEMENT]:
        piece = "red-shield" if pieces[RED_SHIELD] else "enforcement"
        return Remove(piece, here)
    if epic is not None and epic.research:
        return Research(here, min(symbols, epic.research))
    if epic is not None and epic.health is not None:
        return Attack(here, min(symbols, epic.health))
    if table.setup.city == "babilar" and district.marker:
        return Research(here, target="boss")
    if at_boss and boss.research:
        return Research(here, symbols, "boss")
    return None


def _can_attack_boss(table: Table) -> bool:
    return table.boss.health is not None and (table.setup.city != "babilar" or boss_exposed(table))


def _is_pulled(table: Table, here: int) -> bool:
    """R6.6"""
    epic = table.districts[here].epic
    track = () if epic is None else (table.box.epics[epic.id].track or ())[: epic.bracket]
    return any(action.verb == "pull" for cell in track for action in cell or ())


def _purchases(game: Game) -> Iterator[Command]:
    while game.table.lost_dice and game.table.money >= SAVINGS:
        yield Buy(die=game.table.lost_dice[0])
    card = _cheapest(game.current_pack, game.table)
    while card is not None:
        poorest = min(game.table.reckoners, key=lambda reckoner: len(reckoner.equipment))
        yield Buy(card, poorest.name)
        card = _cheapest(game.current_pack, game.table)


def _cheapest(pack: Pack, table: Table) -> str | None:
    owned = {card for reckoner in table.reckoners for card in reckoner.equipment}
    cards = [
        (one.price, one.name)
        for one in pack.equipment
        if one.price is not None and one.name is not None and one.name not in owned and not one.consumable
    ]
    price, name = min(cards, default=(0, None))
    return name if price + SAVINGS <= table.money else None
