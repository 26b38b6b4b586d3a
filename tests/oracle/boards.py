"""Random legal positions."""

from __future__ import annotations

from random import Random

from tests.oracle.packs import EQUIPMENT
from tests.oracle.position import (
    BABILAR_HEALTH,
    BABILAR_RESEARCH,
    COLOURS,
    DIFFICULTIES,
    OWN,
    PLAN_TOKENS,
    SETUP,
    SUPPLY,
    Json,
    bracket_limit,
    printed_board,
)
from tests.oracle.symbols import EFFECTS

NAMES = ("David", "Prof", "Megan", "Cody", "Abraham", "Tia", "Val", "Mizzy", "Exel", "Sam")


def random_board(rng: Random, setup: Json, pack: Json, empty: list[int]) -> Json:
    districts = len(pack["districts"])
    names = rng.sample(NAMES, districts - 1)
    board: Json = {
        "round": rng.choice((1, rng.randint(1, 9))),
        "population": rng.choice(
            (rng.randint(1, 20), rng.randint(30, 80), 40, *(rng.randint(90, 300) for _ in range(4)))
        ),
        "money": rng.choice((0, rng.randint(0, 3), rng.randint(2, 9), 4)),
        "base_marker": rng.randrange(pack["base_spaces"]),
        "lost_dice": rng.sample(names, rng.choice((0, 0, 1, 2))),
        "defeated": max(0, len(empty) - rng.randint(0, 1)),
        "defeated_epics": [],
        "boss": random_boss_position(rng, setup, pack),
        "reckoners": [random_reckoner(rng, name, districts, setup["city"]) for name in names],
        "districts": random_districts(rng, setup, pack, empty),
        "ildithia_gap": rng.randrange(districts) if setup["city"] == "ildithia" else None,
        "set_aside": [],
        "unspent": {"enforcement": rng.choice((0, 0, 1, 3)), "contain": rng.choice((0, 0, 2))},
    }
    deal_equipment(rng, board, names)
    for reckoner in board["reckoners"]:
        name_disabled(rng, reckoner)
    if rng.random() < 0.1:
        use_up_plans(rng, board)
    if rng.random() < 0.3:
        leave_out(board)
    return board


def random_reckoner(rng: Random, name: str, districts: int, city: str) -> Json:
    plans = rng.choice((0, 0, 1, 3))
    effects = [rng.choice((*EFFECTS, *["equipment"] * 8))] if rng.random() < 0.4 else []
    return {
        "name": name,
        "district": rng.randrange(districts),
        "plans": plans,
        "equipment": [],
        "effects": effects * (2 if rng.random() < 0.2 else 1),
        "disabled": None,
        "new_plans": rng.randint(0, plans),
        "dawnslight": rng.choice((0, 0, 1)) if city == "babilar" else 0,
        "demolitions": rng.randint(0, 3) if name == "Mizzy" else 0,
    }


def use_up_plans(rng: Random, board: Json) -> None:
    used = sum(r["plans"] for r in board["reckoners"])
    rng.choice(board["reckoners"])["plans"] += max(0, PLAN_TOKENS - rng.randint(0, 2) - used)


def name_disabled(rng: Random, reckoner: Json) -> None:
    disabled = reckoner["effects"].count("equipment")
    if 0 < disabled < len(reckoner["equipment"]) and rng.random() < 0.4:
        reckoner["disabled"] = rng.choice(reckoner["equipment"])


def random_boss_position(rng: Random, setup: Json, pack: Json) -> Json:
    districts = len(pack["districts"])
    printed = printed_board(pack, setup, setup["boss"], districts - 1)
    research: int = rng.choice((0, rng.randint(1, 4), rng.randint(5, 30)))
    health: int | None = None if research else rng.randint(1, 20)
    if setup["city"] == "babilar":
        research, health = 0, BABILAR_HEALTH[DIFFICULTIES.index(setup["difficulty"])]
    limits = {colour: bracket_limit(printed, colour) for colour in COLOURS}
    return {
        "district": rng.randrange(districts),
        "research": research,
        "health": health,
        "brackets": {colour: rng.choice((limit, rng.randint(1, limit))) for colour, limit in limits.items()},
    }


def random_districts(rng: Random, setup: Json, pack: Json, empty: list[int]) -> list[Json]:
    cards = list(pack["epics"])
    rng.shuffle(cards)
    start = BABILAR_RESEARCH[DIFFICULTIES.index(setup["difficulty"])]
    lowest = rng.random() < 0.15
    districts: list[Json] = []
    for here, printed in enumerate(pack["districts"]):
        marker: int | None = None
        if setup["city"] == "babilar":
            marker = 0 if lowest else rng.randint(0, start)
        elif setup["city"] == "ildithia":
            marker = rng.randint(0, len(printed["track"]))
        epic = None if here in empty else random_epic_position(rng, cards.pop())
        pieces = dict.fromkeys(SUPPLY, 0)
        districts.append({"name": printed["name"], "epic": epic, **pieces, "marker": marker})
    for piece, limit in SUPPLY.items():
        least, most = rng.choice(((0, 0), (0, limit // 4), (0, limit // 2), (0, limit), (limit - 2, limit)))
        for _ in range(rng.randint(least, most)):
            rng.choice(districts)[piece] += 1
    return districts


def random_epic_position(rng: Random, card: Json) -> Json:
    last = len(card["track"]) - 1
    research = rng.choice((0, card["research"], rng.randint(1, 5), 5))
    health = card["health"]
    if research == 0:
        health = rng.choice((rng.randint(1, card["weakened"]), rng.randint(1, 10), 10))
    elif health != "infinite":
        health = rng.choice((health, rng.randint(1, 10), 10))
    return {
        "id": card["id"],
        "research": research,
        "health": health,
        "bracket": rng.choice((last, rng.randint(1, last), rng.randint(1, last))),
        "stolen": [],
    }


def deal_equipment(rng: Random, board: Json, names: list[str]) -> None:
    cards = [*EQUIPMENT, *(card for card in EQUIPMENT if card != "Sabotage")]  # R5.5: Sabotage exists once
    rng.shuffle(cards)
    epics = [d["epic"] for d in board["districts"] if d["epic"] is not None]
    for card in cards[: rng.choice((0, rng.randint(2, 6), len(cards)))]:
        if epics and rng.random() < 0.15:
            rng.choice(epics)["stolen"].append({"reckoner": rng.choice(names), "equipment": card})
        elif rng.random() < 0.05:
            board["set_aside"].append({"reckoner": rng.choice(names), "equipment": card})
        else:
            rng.choice(board["reckoners"])["equipment"].append(card)


def leave_out(board: Json) -> None:
    """What has setup's value may be missing."""
    for key, value in SETUP.items():
        if board[key] == value:
            del board[key]
    for reckoner in board["reckoners"]:
        for key, value in OWN.items():
            if reckoner[key] == value:
                del reckoner[key]
    for district in board["districts"]:
        for piece in SUPPLY:
            if district[piece] == 0:
                del district[piece]
