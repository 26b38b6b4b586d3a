"""What Epics take: Equipment (R6.9), money (R6.10), plans (R6.11), bases and dice (R6.19)."""

from companion.rules.acting import verb
from companion.rules.box import slug
from companion.rules.instructions import Base, Dawnslight, LoseDie, Money, Plans, Sell, Steal
from companion.rules.losses import lose_population
from companion.rules.notation import Action
from companion.rules.pending import ask, need, step, take_reply
from companion.rules.questions import ChooseEquipment, ChooseReckoner
from companion.rules.table import NOWHERE, Frame, Table


@verb("population")
def population(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    lose_population(table, count, "attack")


@verb("steal")
def steal(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    # R6.9: under the Epic that does it; a boss, a district track or a card has none, so under the Epic here
    under = owner if owner >= 0 else here
    table.pending.extend([("steal", under)] * count)


@step("steal")
def _choose_victim(table: Table, frame: Frame) -> None:
    name = take_reply(table)
    if name is not None:
        table.pending.append(("steal-from", frame[1], name))
        return
    holders = _holders(table)
    if holders:
        ask(table, ChooseReckoner("steal", holders), frame)
    else:
        lose_population(table, 1, "steal")


@step("steal-from")
def _steal_from(table: Table, frame: Frame) -> None:
    _, under, name = frame
    reckoner = table.reckoner(name)
    card = take_reply(table)
    if not reckoner.equipment:  # a correction took it meanwhile
        table.pending.append(("steal", under))
        return
    if card is None:
        ask(table, ChooseEquipment("steal", name, tuple(reckoner.equipment)), frame)
        return
    reckoner.equipment.remove(str(card))
    epic = table.districts[under].epic
    (table.set_aside if epic is None else epic.stolen).append((name, str(card)))
    table.tell(Steal, name, str(card), NOWHERE if epic is None else under)


@verb("money")
def attack_money(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    _take_money(table, count)


@step("money")
def _go_on_taking_money(table: Table, frame: Frame) -> None:
    _take_money(table, frame[1])


def _take_money(table: Table, count: int) -> None:
    """R6.10: one dollar at a time; at $0 an Equipment card is sold and it goes on."""
    paid = min(count, table.money)
    if paid:
        table.money -= paid
        table.tell(Money, -paid, table.money)
    if paid == count:
        return
    if _holders(table):
        table.pending.append(("money", count - paid))
        table.pending.append(("sell",))
    else:
        lose_population(table, count - paid, "money")


@step("sell")
def _choose_seller(table: Table, frame: Frame) -> None:
    name = take_reply(table)
    if name is not None:
        table.pending.append(("sell-from", name, ""))
    elif holders := _holders(table):
        ask(table, ChooseReckoner("sell", holders), frame)


@step("sell-from")
def _sell_from(table: Table, frame: Frame) -> None:
    _, name, card = frame
    reckoner = table.reckoner(name)
    if card not in reckoner.equipment:
        card = take_reply(table)
        if not reckoner.equipment:  # a correction took it meanwhile
            return
        if card is None:
            ask(table, ChooseEquipment("sell", name, tuple(reckoner.equipment)), frame)
            return
    price = table.box.prices.get(slug(card))
    if price is None:
        need(table, f"equipment.{slug(card)}.price", "number", ("sell-from", name, card))
        return
    reckoner.equipment.remove(card)
    table.money += price
    table.tell(Sell, name, card, price, table.money)


@verb("plan")
def attack_plan(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    table.pending.extend([("plan",)] * count)


@step("plan")
def _discard_plan(table: Table, frame: Frame) -> None:
    name = take_reply(table)
    if name is not None:
        reckoner = table.reckoner(str(name))
        reckoner.plans -= 1
        reckoner.new_plans = max(0, reckoner.new_plans - 1)  # R6.11: the one that is of no use yet, if any
        table.tell(Plans, reckoner.name, -1, reckoner.plans)
        return
    planners = tuple(reckoner.name for reckoner in table.reckoners if reckoner.plans)
    if planners:
        ask(table, ChooseReckoner("plan", planners), frame)
    else:
        lose_population(table, 1, "plan")


@verb("base")
def discover_base(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    _discover(table, count)


@step("base")
def _go_on_discovering(table: Table, frame: Frame) -> None:
    _discover(table, frame[1])


def _discover(table: Table, count: int) -> None:
    spaces = table.box.base_spaces
    if spaces is None:
        need(table, "base_spaces", "number", ("base", count))
        return
    moved = max(0, min(count, spaces - 1 - table.base_marker))
    if moved:
        table.base_marker += moved
        table.tell(Base, table.base_marker)
    if moved < count:  # R6.19: already at the bottom, a base is found
        if count - moved > 1:
            table.pending.append(("base", count - moved - 1))
        table.pending.append(("base-found",))


@step("base-found")
def _base_found(table: Table, frame: Frame) -> None:
    name = take_reply(table)
    if name is None:
        ask(table, ChooseReckoner("base", tuple(reckoner.name for reckoner in table.reckoners)), frame)
        return
    table.lost_dice.append(str(name))
    table.tell(LoseDie, str(name))
    table.base_marker = 0
    table.tell(Base, 0)


@verb("dawnslight")
def dawnslight_aid(table: Table, action: Action, count: int, here: int, owner: int) -> None:
    table.pending.extend([("dawnslight", here)] * count)


@step("dawnslight")
def _take_dawnslight(table: Table, frame: Frame) -> None:
    """R8.2: for a Reckoner here, else for the one who did the Research."""
    name = take_reply(table)
    if name is not None:
        reckoner = table.reckoner(str(name))
        reckoner.dawnslight += 1
        table.tell(Dawnslight, frame[1], reckoner.name, reckoner.dawnslight)
        return
    takers = tuple(reckoner.name for reckoner in table.in_district(frame[1]))
    if not takers:
        takers = (table.actor,) if table.actor else tuple(one.name for one in table.reckoners)
    ask(table, ChooseReckoner("dawnslight", takers), frame)


def _holders(table: Table) -> tuple[str, ...]:
    return tuple(reckoner.name for reckoner in table.reckoners if reckoner.equipment)
