"""Section 9: what the Reckoners do to the board."""

from __future__ import annotations

from typing import Any

from tests.oracle.actions import PIECES, carry_out_cell
from tests.oracle.position import Json, NotRuled, Over, Table


def reckoner_command(table: Table, step: Json) -> None:
    number: int = step.get("count", 1)
    target: str = step.get("target", "epic")
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
            contain(table, step["district"], target, number)
        case "remove":
            district = table.district(step["district"])
            piece = PIECES[step["piece"]]
            district[piece] = max(0, district[piece] - number)
        case "move":
            table.reckoner(step["reckoner"])["district"] = step["district"]
        case "money":
            table.board["money"] += number
        case "plan":
            table.reckoner(step["reckoner"])["plans"] += number
        case "protect":
            protect(table, step["district"], number)
        case "set":
            correct(table.board, step["path"].split("."), step["value"])
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
    # R1.8, R9.2, R9.3: the rewards that are split freely are entered by the players
    table.district(here)["epic"] = None
    table.board["defeated"] += 1
    table.board["defeated_epics"].append(epic["id"])
    rewards = table.card(epic["id"])["rewards"]
    table.board["money"] += rewards.get("money", 0)
    research_boss(table, here, rewards.get("research", 0))
    for card in epic["stolen"]:
        table.reckoner(card["reckoner"])["equipment"].append(card["equipment"])
        table.unusable.append((card["reckoner"], card["equipment"]))


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


def attack_boss(table: Table, number: int) -> None:
    boss = table.board["boss"]
    hidden = table.city == "babilar" and any(d["marker"] for d in table.board["districts"])  # R8.2
    if boss["health"] is None or hidden:
        return
    boss["health"] = max(0, boss["health"] - number)
    if boss["health"] == 0:
        raise Over("won")  # R1.9


def contain(table: Table, here: int, target: str, number: int) -> None:
    # R9.1
    if target != "epic":
        brackets = table.board["boss"]["brackets"]
        brackets[target] = max(1, brackets[target] - number)
        return
    epic = table.epic(here)
    if epic is not None:
        epic["bracket"] = max(1, epic["bracket"] - number)


def protect(table: Table, here: int, number: int) -> None:
    # R8.1
    district = table.district(here)
    bottom = len(table.printed_district(here)["track"])
    for _ in range(number):
        if district["marker"] < bottom:
            district["marker"] += 1
            if district["marker"] == bottom:
                research_boss(table, here, 2)


def correct(inside: Any, path: list[str], value: object) -> None:
    for key in path[:-1]:
        inside = inside[int(key)] if isinstance(inside, list) else inside[key]
    inside[path[-1]] = value
