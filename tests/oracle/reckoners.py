"""Section 9: what the Reckoners do to the board."""

from __future__ import annotations

from typing import Any

from tests.oracle.actions import PIECES
from tests.oracle.equipment import buy
from tests.oracle.position import Json, NotRuled, Over, Table
from tests.oracle.rewards import earn, receive_owed, research_boss, spend


def reckoner_command(table: Table, step: Json) -> None:
    number: int = step.get("count", 1)
    target: str = step.get("target", "epic")
    table.doer = step.get("reckoner")
    match step["command"]:
        case "research" if target == "boss":
            research_boss(table, step["district"], number)
        case "research":
            research_epic(table, step["district"], number)
        case "attack" if target == "boss":
            attack_boss(table, number)
        case "attack":
            attack_epic(table, step["district"], number)
        case "contain":
            moved = contain(table, step["district"], target, number)
            if step.get("reward"):
                spend(table, "contain", moved)
        case "remove":
            district = table.district(step["district"])
            piece = PIECES[step["piece"]]
            district[piece] = max(0, district[piece] - number)
            if step.get("reward"):
                spend(table, "enforcement", number)
        case "move":
            table.reckoner(step["reckoner"])["district"] = step["district"]
        case "protect":
            protect(table, step["district"], number)
        case "set":
            correct(table.board, step["path"].split("."), step["value"])
            for reckoner in table.reckoners:
                reckoner["new_plans"] = min(reckoner["new_plans"], reckoner["plans"])
        case _:
            own_command(table, step, number)


def own_command(table: Table, step: Json, number: int) -> None:
    match step["command"]:
        case "money":
            table.board["money"] += number
        case "plan":
            take_plans(table.reckoner(step["reckoner"]), number, usable=step.get("usable", False))
        case "use-plan":
            use_plans(table.reckoner(step["reckoner"]), number)
        case "rewards":
            receive_owed(table)
        case "buy":
            receive_owed(table)  # R4.1
            table.doer = step.get("reckoner")
            buy(table, step)
        case "dawnslight":
            use_dawnslight(table, step)
        case "gather":
            gather(table, step)
        case "hide":
            hide(table)
        case "population":
            table.board["population"] += number
        case _:
            raise NotRuled(step["command"])


def research_epic(table: Table, here: int, number: int) -> None:
    epic = table.epic(here)
    if epic is None or epic["research"] == 0:
        return
    epic["research"] = max(0, epic["research"] - number)
    weakened = table.card(epic["id"])["weakened"]
    if epic["research"] == 0 and (epic["health"] == "infinite" or epic["health"] > weakened):
        epic["health"] = weakened  # R1.7


def attack_epic(table: Table, here: int, number: int) -> None:
    epic = table.epic(here)
    if epic is None or epic["health"] == "infinite":
        return
    epic["health"] = max(0, epic["health"] - number)
    if epic["health"] == 0:
        defeat(table, here, epic)


def defeat(table: Table, here: int, epic: Json) -> None:
    # R1.8, R9.3
    table.district(here)["epic"] = None
    table.board["defeated"] += 1
    table.board["defeated_epics"].append(epic["id"])
    for card in epic["stolen"]:
        table.reckoner(card["reckoner"])["equipment"].append(card["equipment"])
        table.unusable.append((card["reckoner"], card["equipment"]))
    earn(table, table.card(epic["id"])["rewards"], here)


def attack_boss(table: Table, number: int) -> None:
    boss = table.board["boss"]
    hidden = table.city == "babilar" and any(d["marker"] for d in table.board["districts"])  # R8.2
    if boss["health"] is None or hidden:
        return
    boss["health"] = max(0, boss["health"] - number)
    if boss["health"] == 0:
        raise Over("won")  # R1.9


def contain(table: Table, here: int, target: str, number: int) -> int:
    """By how much the bracket moved: a Contain at 1 changes nothing (R8.2)."""
    brackets = table.board["boss"]["brackets"] if target != "epic" else table.epic(here)
    bracket = target if target != "epic" else "bracket"
    if brackets is None:
        return 0
    moved = min(number, brackets[bracket] - 1)
    brackets[bracket] -= moved
    return int(moved)


def protect(table: Table, here: int, number: int) -> None:
    # R8.1
    district = table.district(here)
    bottom = len(table.printed_district(here)["track"])
    for _ in range(number):
        if district["marker"] < bottom:
            district["marker"] += 1
            if district["marker"] == bottom:
                research_boss(table, here, 2)


def take_plans(reckoner: Json, number: int, *, usable: bool) -> None:
    # R9.6
    reckoner["plans"] += number
    reckoner["new_plans"] += 0 if usable else number


def use_plans(reckoner: Json, number: int) -> None:
    # R9.6: a new one only when there is no other, and the players decide that (R9.1)
    reckoner["plans"] = max(0, reckoner["plans"] - number)
    reckoner["new_plans"] = min(reckoner["new_plans"], reckoner["plans"])


def use_dawnslight(table: Table, step: Json) -> None:
    # R8.2: out of the game; a card that nobody names gives Population
    if "reckoner" in step:
        holder = table.reckoner(step["reckoner"])
        holder["dawnslight"] = max(0, holder["dawnslight"] - 1)
    table.board["population"] += 3


def gather(table: Table, step: Json) -> None:
    # R9.8
    there = step["district"]
    if step.get("boss"):
        table.board["boss"]["district"] = there
    for entry in step.get("pieces", []):
        piece = PIECES[entry["piece"]]
        moved = min(entry["count"], table.district(entry["from"])[piece])
        table.district(entry["from"])[piece] -= moved
        table.district(there)[piece] += moved


def hide(table: Table) -> None:
    # R9.8
    if table.board["base_marker"] > 0:
        table.board["base_marker"] -= 1
    else:
        table.board["money"] += 1


def correct(inside: Any, path: list[str], value: object) -> None:
    for key in path[:-1]:
        inside = inside[int(key)] if isinstance(inside, list) else inside[key]
    inside[path[-1]] = value
