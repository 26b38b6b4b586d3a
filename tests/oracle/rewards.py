"""R9.2, R9.5 and R4.1: what a defeated Epic or a consumable gives, and when."""

from __future__ import annotations

from tests.oracle.actions import carry_out_cell, choose_reckoner
from tests.oracle.position import PLAN_TOKENS, Json, Table

STEELSLAYER_RECKONERS = {"Val", "Mizzy", "Exel", "Sam"}  # R1.2


def rewards_wait(table: Table) -> bool:
    # R4.1
    setup = table.setup
    ruling = table.ruling("rewards")
    if ruling is not None:
        return ruling == "in-step"
    return not (
        setup["epics"] == "steelslayer"
        or setup["boss"] != "steelheart"
        or setup["city"] != "newcago"
        or setup.get("newcago_cards")
        or setup.get("equipment") == "steelslayer"
        or any(r["name"] in STEELSLAYER_RECKONERS for r in table.reckoners)
    )


def earn(table: Table, rewards: Json, here: int) -> None:
    if rewards_wait(table):
        table.owed.append((rewards, here))
    else:
        receive(table, rewards, here)


def receive_owed(table: Table) -> None:
    table.doer = None  # R8.2: a buyer did not do this Research
    while table.owed:
        receive(table, *table.owed.pop(0))


def receive(table: Table, rewards: Json, here: int) -> None:
    # R9.2: in this order
    table.board["money"] += rewards.get("money", 0)
    for _ in range(rewards.get("plan", 0)):
        give_plan(table)
    for spendable in ("enforcement", "contain"):
        table.board["unspent"][spendable] += rewards.get(spendable, 0)
    research_boss(table, here, rewards.get("research", 0))


def give_plan(table: Table) -> None:
    if sum(r["plans"] for r in table.reckoners) == PLAN_TOKENS:
        return
    taker = choose_reckoner(table, "plan-reward", iter(table.reckoners))
    taker["plans"] += 1
    taker["new_plans"] += 1  # R9.6


def spend(table: Table, spendable: str, number: int) -> None:
    """R9.2: more than stands there is an ordinary entry."""
    unspent = table.board["unspent"]
    unspent[spendable] = max(0, unspent[spendable] - number)


def research_boss(table: Table, here: int, number: int) -> None:
    boss = table.board["boss"]
    if table.city == "babilar":
        research_district(table, here, number)
    elif boss["research"] > 0:
        boss["research"] = max(0, boss["research"] - number)
        if boss["research"] == 0:
            boss["health"] = table.boss_weakened_health  # R1.7


def research_district(table: Table, here: int, number: int) -> None:
    # R8.2
    district = table.district(here)
    for _ in range(number):
        if district["marker"] == 0:
            return
        district["marker"] -= 1
        carry_out_cell(table, table.printed_district(here)["track"].get(str(district["marker"]), "-"), here)
