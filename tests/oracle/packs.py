"""Random packs, complete but now and then for a symbol on an Epic's track."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.oracle.notation import UNKNOWN
from tests.oracle.position import BOARDS, COLOURS, DIFFICULTIES, Json
from tests.oracle.symbols import (
    EFFECTS,
    ability_face,
    babilar_symbol,
    district_symbol,
    epic_symbol,
    limelight_cell,
    newcago_actions,
    regalia_symbol,
    steelheart_symbol,
)

LETTERS = (
    "Alpha",
    "Beta",
    "Gamma",
    "Delta",
    "Epsilon",
    "Zeta",
    "Eta",
    "Theta",
    "Iota",
    "Kappa",
    "Lambda",
    "Mu",
    "Nu",
)
STREETS = ("Amber Row", "Birch Row", "Copper Row", "Dusty Row", "Eastern Row", "Foggy Row", "Granite Row")
CONSUMABLES = ("Cocoa", "Soup")
EQUIPMENT = ("Blackmail", "Sabotage", "Lantern", "Rope", "Kite", "Whistle")


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def random_pack(rng: Random, setup: Json, reckoners: int, epics: int) -> Json:
    dice = random_dice(rng)
    rows = "123456" if dice["power"][0].isdigit() else "ABCD"
    bosses = [random_boss(rng, setup["boss"], setup["difficulty"], reckoners, rows)]
    if setup["city"] == "ildithia" and setup["boss"] != "limelight":
        bosses.append(random_boss(rng, "limelight", setup["difficulty"], reckoners, rows))  # R2.2
    if rng.random() < 0.3:
        other = rng.choice([d for d in DIFFICULTIES if d != setup["difficulty"]])
        bosses.insert(0, random_boss(rng, setup["boss"], other, reckoners, rows))
    pack: Json = {
        "format": 1,
        "id": "oracle",
        "name": "Oracle",
        "kind": "practice",
        "epics": [random_epic(rng, name, setup["epics"]) for name in LETTERS[:epics]],
        "bosses": bosses,
        "districts": [random_district(rng, name, setup["city"]) for name in STREETS[: reckoners + 1]],
        "dice": dice,
        "regalia_deck": dict.fromkeys(EFFECTS, 2) if rng.random() < 0.9 else {rng.choice(EFFECTS): 12},
        "base_spaces": rng.randint(2, 5),
        "equipment": [
            {
                "id": slug(name),
                "name": name,
                "set": rng.choice(("base", "steelslayer")),
                "price": rng.randint(1, 4),
            }
            for name in EQUIPMENT
        ]
        + [random_consumable(rng, name) for name in CONSUMABLES],
    }
    if setup["newcago_cards"]:
        pack["newcago_cards"] = [
            {"district": district["id"], "side": "A", "actions": newcago_actions(rng), "bonus": "none"}
            for district in pack["districts"]
        ]
    if setup["city"] == "ildithia":
        pack["ildithia"] = {
            "gaps": {str(reckoners): rng.randint(1, 3)},
            "marker_start": {str(reckoners): rng.randint(0, 1)},
        }
    return pack


def random_epic(rng: Random, name: str, epic_set: str) -> Json:
    track = [epic_symbol(rng) for _ in range(rng.randint(2, 7))]
    if rng.random() < 0.06:
        track[rng.randrange(len(track))] = UNKNOWN
    return {
        "id": slug(name),
        "name": name,
        "set": epic_set,
        "research": rng.randint(1, 5),
        "health": rng.choice((rng.randint(3, 10), rng.randint(3, 10), "infinite")),
        "weakened": rng.randint(1, 6),
        "track": track,
        "rewards": random_rewards(rng),
    }


def random_consumable(rng: Random, name: str) -> Json:
    printed = {"id": slug(name), "name": name, "set": rng.choice(("base", "steelslayer"))}
    return {**printed, "price": rng.randint(1, 3), "consumable": True, "rewards": random_rewards(rng)}


def random_rewards(rng: Random) -> Json:
    rewards = ("enforcement", "contain", "plan", "money", "research")
    return {reward: rng.randint(1, 3) for reward in rng.sample(rewards, rng.randint(1, 4))}


def random_boss(rng: Random, boss: str, difficulty: str, reckoners: int, rows: str) -> Json:
    entry: Json = {"boss": boss, "board": BOARDS[boss][DIFFICULTIES.index(difficulty)]}
    if rng.random() < 0.8:
        entry["reckoners"] = reckoners
    if boss == "limelight":
        entry |= {"research": rng.randint(15, 40), "health": rng.randint(15, 40)}
        entry["tables"] = {colour: random_rows(rng, rows) for colour in COLOURS}
        entry["track_end"] = {colour: rng.choice(("-", limelight_cell(rng))) for colour in COLOURS}
        return entry
    symbol_of = steelheart_symbol if boss == "steelheart" else regalia_symbol
    entry["tracks"] = {c: [symbol_of(c)(rng) for _ in range(rng.randint(2, 6))] for c in COLOURS}
    if boss == "steelheart":
        entry["deployment"] = rng.randint(1, 3)
    return entry


def random_rows(rng: Random, rows: str) -> dict[str, list[str]]:
    columns = rng.randint(2, 5)
    return {row: [limelight_cell(rng) for _ in range(columns)] for row in rows}


def random_district(rng: Random, name: str, city: str) -> Json:
    district: Json = {"id": slug(name), "name": name, "city": city}
    if city == "ildithia":
        district["track"] = [district_symbol(rng) for _ in range(rng.randint(2, 5))]
    elif city == "babilar":
        spots = rng.sample(range(1, 10), rng.randint(2, 5))
        district["track"] = {str(spot): babilar_symbol(rng) for spot in spots}
    return district


def random_dice(rng: Random) -> dict[str, list[Any]]:
    return {
        "movement": rng.choice(([1, 1, 2, 2, 3, 3], [1, 2, 3, 4, 5, 6], [2, 2, 2, 2, 2, 2])),
        "ability": [ability_face(rng) for _ in range(rng.choice((1, 6, 6, 6)))],
        "power": list(rng.choice(("ABCD", "ABCD", "C", "1234", "123456", "112345", "2"))),
    }
