"""Purchase Equipment (R9.4): a card, a lost die, a new market."""

from typing import Final

from companion.rules.box import slug
from companion.rules.checks import MOST, known_district, known_reckoner, warn
from companion.rules.commands import Buy
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Buy as Bought
from companion.rules.instructions import BuyDie, GiveEquipment, NewMarket
from companion.rules.pending import by_hand, need, step
from companion.rules.rewards import receive_rewards, use_consumable
from companion.rules.table import NOWHERE, Frame, Table

DIE_PRICE: Final = 2
MARKET_PRICE: Final = 1


def buy(table: Table, command: Buy) -> None:
    table.actor = ""  # whoever buys did not do the Research of the rewards
    receive_rewards(table)  # R4.1: they come before Purchase Equipment
    chosen = [name for name in ("equipment", "die", "market") if getattr(command, name)]
    if len(chosen) != 1:
        raise RefusedInput("buy-what", "command", chosen, "exactly one of equipment, die, market")
    if command.market:
        table.pending.insert(0, ("buy-market",))
    elif command.die:
        reckoner = known_reckoner(table, command.die)
        if reckoner.name not in table.lost_dice:
            raise RefusedInput("no-lost-die", "command.die", command.die, "a Reckoner who lost a die")
        table.pending.insert(0, ("buy-die", reckoner.name))
    else:
        reckoner = known_reckoner(table, command.reckoner)
        if command.price < -1 or command.price > MOST:
            raise RefusedInput(
                "wrong-number",
                "command.price",
                command.price,
                f"a number from 0 to {MOST}",
                least=0,
                most=MOST,
            )
        here = reckoner.district if command.district == NOWHERE else command.district
        card = consumable_named(table, command.equipment)
        if card and (command.district != NOWHERE or _counts_somewhere(table, card)):
            known_district(table, here)
        table.pending.insert(0, ("buy-equipment", reckoner.name, command.equipment, command.price, here))


def consumable_named(table: Table, equipment: str) -> str:
    """R9.5: its id; empty: a card that stays."""
    return next(
        (
            key
            for key, one in table.box.consumables.items()
            if equipment in (key, one.name) or slug(one.name) == slug(equipment)
        ),
        "",
    )


def price_path(equipment: str) -> str:
    """Where in a pack it stands."""
    return f"equipment.{slug(equipment)}.price"


def _counts_somewhere(table: Table, card: str) -> bool:
    """R9.5, R8.2: Research in Babilar does; the Prologue buys before anybody has a district (R3.1)."""
    rewards = table.box.consumables[card].rewards
    return table.setup.city == "babilar" and (rewards is None or rewards.get("research", 0) != 0)


@step("buy-equipment")
def _buy_equipment(table: Table, frame: Frame) -> None:
    _, name, equipment, price, *where = frame  # rules 2 did not say where
    if price < 0:
        known = table.box.prices.get(slug(equipment))
        if known is None:
            path = price_path(equipment)
            if by_hand(table, path):
                table.reckoner(name).equipment.append(equipment)
                table.tell(GiveEquipment, name, equipment)
            else:
                need(table, path, "number", frame)
            return
        price = known
    _pay(table, price, name)
    reckoner = table.reckoner(name)
    consumed = consumable_named(table, equipment)
    table.tell(Bought, name, equipment, price, table.money, bool(consumed))
    if consumed:
        table.actor = name
        use_consumable(table, consumed, where[0] if where else reckoner.district)
    else:
        reckoner.equipment.append(equipment)


@step("buy-die")
def _buy_die(table: Table, frame: Frame) -> None:
    _pay(table, DIE_PRICE, frame[1])
    table.lost_dice.remove(frame[1])
    table.tell(BuyDie, frame[1])


@step("buy-market")
def _buy_market(table: Table, frame: Frame) -> None:
    _pay(table, MARKET_PRICE, "")
    table.tell(NewMarket, table.money)


def _pay(table: Table, price: int, name: str) -> None:
    if price > table.money:
        warn(table, "too-little-money", "R9.4", NOWHERE, "counted", name)
    table.money = max(0, table.money - price)
