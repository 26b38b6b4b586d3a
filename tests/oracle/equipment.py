"""R5.5: whether a card works in a district, and R9.4: buying one."""

from __future__ import annotations

from tests.oracle.position import Json, Table
from tests.oracle.rewards import receive

MARKET = 1
LOST_DIE = 2


def works_here(table: Table, here: int, card: str) -> bool:
    owners = [r for r in table.reckoners_in(here) if usable(table, r, card) and not all_disabled(r)]
    if any(surely_works(table, r, card) for r in owners):
        return True
    for reckoner in owners:
        if reckoner["disabled"] is None:
            name_disabled(table, reckoner)
            if surely_works(table, reckoner, card):
                return True
    return False


def usable(table: Table, reckoner: Json, card: str) -> int:
    """How many of them, with those back from a defeated Epic left out (R1.8)."""
    held: int = reckoner["equipment"].count(card)
    return max(0, held - table.unusable.count((reckoner["name"], card)))


def effects_in_force(reckoner: Json) -> int:
    # R6.20: those put on in this Epic Phase are not among them
    return int(reckoner["effects"].count("equipment"))


def all_disabled(reckoner: Json) -> bool:
    return effects_in_force(reckoner) >= len(reckoner["equipment"])


def surely_works(table: Table, reckoner: Json, card: str) -> bool:
    may_be_disabled = reckoner["disabled"] in (None, card)
    return usable(table, reckoner, card) > (effects_in_force(reckoner) if may_be_disabled else 0)


def name_disabled(table: Table, reckoner: Json) -> None:
    options = list(dict.fromkeys(reckoner["equipment"]))
    question = {
        "kind": "choose-equipment",
        "reason": "disable",
        "reckoner": reckoner["name"],
        "options": options,
    }
    reckoner["disabled"] = table.ask(question, options)


def buy(table: Table, step: Json) -> None:
    # R9.4
    if step.get("market"):
        pay(table, MARKET)
    elif "die" in step:
        pay(table, LOST_DIE)
        table.board["lost_dice"].remove(step["die"])
    else:
        buy_equipment(table, step)


def pay(table: Table, price: int) -> None:
    # R9.1: too little is only warned of
    table.board["money"] = max(0, table.board["money"] - price)


def buy_equipment(table: Table, step: Json) -> None:
    card = next(e for e in table.pack["equipment"] if e["name"] == step["equipment"])
    buyer = table.reckoner(step["reckoner"])
    pay(table, step.get("price", card["price"]))
    if card.get("consumable"):
        here = step if "district" in step else buyer  # R9.5
        receive(table, card["rewards"], here["district"])
    else:
        buyer["equipment"].append(card["name"])
