"""Purchase Equipment (R9.4): a card, a lost die, a new market."""

from typing import Final

from companion.rules.box import slug
from companion.rules.checks import MOST, known_reckoner, warn
from companion.rules.commands import Buy
from companion.rules.defeat import receive_rewards
from companion.rules.errors import RefusedInput
from companion.rules.instructions import Buy as Bought
from companion.rules.instructions import BuyDie, GiveEquipment, NewMarket
from companion.rules.pending import by_hand, need, step
from companion.rules.table import NOWHERE, Frame, Table

DIE_PRICE: Final = 2
MARKET_PRICE: Final = 1


def buy(table: Table, command: Buy) -> None:
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
        table.pending.insert(0, ("buy-equipment", reckoner.name, command.equipment, command.price))


@step("buy-equipment")
def _buy_equipment(table: Table, frame: Frame) -> None:
    _, name, equipment, price = frame
    if price < 0:
        known = table.box.prices.get(slug(equipment))
        if known is None:
            path = f"equipment.{slug(equipment)}.price"
            if by_hand(table, path):
                table.reckoner(name).equipment.append(equipment)
                table.tell(GiveEquipment, name, equipment)
            else:
                need(table, path, "number", frame)
            return
        price = known
    _pay(table, price, name)
    table.reckoner(name).equipment.append(equipment)
    table.tell(Bought, name, equipment, price, table.money)


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
