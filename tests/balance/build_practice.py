"""Writes the practice pack: an invented box under names of our own.

`python -m tests.balance.build_practice` rewrites the file; `--check` fails when it is stale.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from companion.rules.setup import DIFFICULTIES, FEWEST_RECKONERS, MOST_RECKONERS, Setup

PACK: Final = Path(__file__).parents[2] / "assets" / "packs" / "practice.json"

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int"
Printed: TypeAlias = Mapping[str, Json]

# Name / Research, Health, Weakened Health / rewards, and below them the track.
BASE_EPICS: Final = """
Chalkdust / 2 6 4 / research 1, money 2
    enforcement, population, boost yellow, fortify, population, population x2
Tin Whistle / 2 5 3 / research 1, money 2
    boost red, enforcement, population, boost red, population
Bramble Knight / 3 8 4 / research 1, plan 2
    barricade, fortify, population, enforcement, barricade, population x2, population x2
Pendulum / 4 infinite 5 / research 2, contain 3
    boost blue, fortify, population, boost black, population x2, enforcement x2
Coalsack / 3 7 4 / research 1, enforcement 3
    base, enforcement, boost yellow, population, base, population x2
Thistledown / 2 7 4 / research 1, money 3
    gifted: fortify, population, barricade, boost black, gifted: fortify, population
Millstone / 3 infinite 5 / research 3, plan 1
    fortify, boost yellow, population, fortify, population x2, fortify, population x3
Hobnail / 2 6 3 / research 1, enforcement 2
    enforcement, fortify, boost red, enforcement, population, enforcement x2
Weathervane / 3 6 4 / research 1, contain 2
    boost yellow, gifted: enforcement, population, boost black, population, population x2
Quicklime / 3 6 3 / research 1, money 2
    population, fortify, boost blue, enforcement, population, population
Salt Herald / 4 9 4 / research 2, plan 2
    boost black, base, fortify, population, gifted: fortify, population x2, base x2
Bellwether / 3 7 4 / research 1, enforcement 3
    gifted: enforcement, base, boost blue, population, gifted: enforcement, population
Tallowman / 3 8 3 / research 1, money 2
    fortify, boost red, population, fortify x2, population, boost red, population x3
Dustjacket / 3 infinite 4 / research 2, money 3
    base, boost blue, fortify, population, boost yellow, base, population x2, population x2
Candlewick / 1 4 3 / research 1, plan 1
    boost yellow, population, fortify, population, population x2
Cobblejack / 3 7 4 / research 1, contain 3
    barricade, enforcement, gifted: barricade, population, boost blue, population
Fogbell / 3 infinite 4 / research 2, money 2
    boost black, gifted: fortify, enforcement, population, boost red, population x2
Ninepin / 2 10 4 / research 1, enforcement 3
    enforcement, boost red, population, barricade, enforcement x2, population x2
"""

STEELSLAYER_EPICS: Final = """
Magpie Duchess / 2 6 3 / research 2, money 2
    fortify, steal, boost black, population, steal, population
Tollkeeper / 3 7 3 / research 2, money 4
    money, enforcement, boost yellow, money per enforcement, population, money x2
Inkblot / 2 5 3 / research 1, plan 3
    plan, fortify, boost blue, population, plan, base, population
Undertaker Crane / 3 8 3 / research 2, contain 3
    fortify, pull, enforcement, boost red, population per enforcement, population x2
Turnstile / 3 7 3 / research 2, contain 2
    repel, boost blue, population, fortify, population per barricade, population x2
Crescendo / 3 infinite 5 / research 3, contain 3
    power-up, fortify, population, boost yellow, power-up, population x2
Patchwork / 2 6 3 / research 1, plan 2
    transform, fortify, transform, population, transform x2
Parapet / 3 8 4 / research 2, enforcement 4
    red-shield, enforcement, boost red, population, red-shield per enforcement, population x2
Glasshouse / 3 infinite 4 / research 3, contain 2
    blue-shield, boost blue, population, fortify, population x2, blue-shield x2
Echo Chamber / 3 6 3 / research 2, plan 2
    fortify, gifted: copy, boost black, population, gifted: copy, population
Carbon Sheet / 2 5 3 / research 1, money 3
    clockwise: copy-token, fortify, population, boost yellow, copy-token, population
Hedge Maze / 2 7 3 / research 2, plan 2
    barricade, fortify per barricade, boost red per barricade, population per barricade, population x2
Headcount / 2 6 3 / research 1, enforcement 4
    enforcement, boost red, fortify, population per enforcement, enforcement, population
Long Shadow / 4 infinite 3 / research 3, money 2
    boost black, base, fortify, boost yellow, population per research, population x2
Drummer Boy / 2 7 3 / research 2, contain 3
    enforcement, gifted: power-up, population, boost blue, all: power-up, population
Kingmaker / 4 8 4 / research 3, plan 2
    boost yellow, boss: fortify, population, boost black, boss: fortify, boss: fortify x2
Static Choir / 2 6 3 / research 1, money 3
    counterclockwise: enforcement, boost red, all: attack reroll, population, gifted: red-shield, population
Paper Carousel / 1 5 2 / research 1, plan 2
    clockwise: fortify, counterclockwise: barricade, population, plan per research, all: fortify, population
Locksmith Ghost / 3 9 4 / research 3, money 4
    base, money, barricade, enforcement per barricade, steal, barricade per research, population x2
"""

# District / side / Epic Actions / what the Reckoners here gain (R8.3).
NEWCAGO_CARDS: Final = """
Rivet Row / A / enforcement / An Epic is defeated here: attack 2 Enforcement.
Rivet Row / B / attack reroll / Once a round, a Plan symbol counts as 2 Research here.
Ledger Square / A / money / An Epic is defeated here: gain $2.
Ledger Square / B / attack equipment / Once a round, a Money symbol counts as 2 Money here.
Cinder Market / A / fortify / An Epic is weakened here: 2 Attacks on it.
Cinder Market / B / population / An Epic is defeated here: take 2 Plan tokens.
Halfpenny Bridge / A / barricade / Once a round, move from here for free.
Halfpenny Bridge / B / attack move / An Epic is defeated here: contain 2.
Turbine Hall / A / boost red / Once a round, a Contain symbol counts as 2 here.
Turbine Hall / B / attack die, red-shield / An Epic is weakened here: take 2 Plan tokens.
Signal Yard / A / attack ability / Research here may be used in a neighbouring district.
Signal Yard / B / blue-shield, boost yellow / Attacks here may be used in a neighbouring district.
Foundry Steps / A / plan / Once a round, an Attack symbol counts as 2 here.
Foundry Steps / B / attack doubles / An Epic is defeated here: 1 Research on the boss.
"""

# District / marker value and symbol.
BABILAR: Final = """
Lantern Quay / 7 plan, 5 dawnslight, 3 enforcement, 1 population
Driftwood Roofs / 8 base, 6 barricade, 4 dawnslight, 2 money x2
Heron Locks / 9 population, 6 boost blue, 5 dawnslight, 2 enforcement x2
Sunken Arcade / 7 money, 6 money, 4 steal, 3 dawnslight
Rope Gardens / 6 blue-shield, 4 boost yellow, 3 dawnslight, 1 base
Tidal Exchange / 8 boost red, 5 plan, 4 dawnslight, 2 fortify x2
Ferry Chapel / 9 base, 7 red-shield, 6 dawnslight, 3 boost black, 1 dawnslight
"""

ILDITHIA: Final = """
Brine Terrace / population, barricade, boost red, copy
Crumbling Mile / enforcement, population, boost yellow, base
White Orchard / money x2, boost black, population, copy
Windlass Camp / fortify, enforcement, boost blue, population, copy
Granary Drift / boost yellow, plan, barricade, population
Pillar Crossing / red-shield, base, enforcement, population x2, copy
Last Caravan / transform, boost red, money, population
"""

# Set / price / names. The rules know Blackmail and Sabotage by name (R5.5), so these two keep theirs.
EQUIPMENT: Final = """
base / 2 / Copper Whistle, Chalk Map, Spare Key Ring
base / 3 / Grappling Belt, Lucky Thimble, Field Ledger, Smoke Kettle
base / 4 / Patched Coat, Night Lens, Courier Bicycle, Signal Mirror
base / 5 / Tin Parrot, Locksmith Kit, Storm Lantern
base / 6 / Harpoon Crank, Clockwork Mule
base / 7 / Rooftop Radio
base / 8 / Thunder Mallet
steelslayer / 2 / Salt Compass
steelslayer / 3 / Paper Crown, Folding Raft, Pepper Stew
steelslayer / 4 / Sabotage, Mirror Paint, Borrowed Badge
steelslayer / 5 / Blackmail, Tuning Fork, Whale Oil
steelslayer / 6 / Glass Decoy, Diving Bell
steelslayer / 7 / Pocket Comet
steelslayer / 8 / Marble Engine
"""
CONSUMABLES: Final[dict[str, dict[str, int]]] = {"Pepper Stew": {"plan": 1, "enforcement": 1, "contain": 1}}

# Whatever of a boss is listed here grows in strength from left to right; a harder board starts further along.
STEELHEART_BLACK: Final = """
    base, base, fortify, gifted: fortify, base, fortify x2, gifted: fortify, base x2, gifted: fortify x2,
    fortify x3"""
STEELHEART_BLUE: Final = """
    -, barricade, fortify, barricade, barricade, base, barricade, barricade x2, barricade x2,
    barricade x3"""
REGALIA_BLACK: Final = """
    plan, fortify, money, base, steal, gifted: fortify, plan x2, money x3, boss: fortify x2,
    gifted: fortify x2"""
REGALIA_BLUE: Final = """
    barricade, transform, blue-shield, copy-token, red-shield, transform, barricade x2, blue-shield,
    copy-token x2, transform x2"""

# Rows A to D of each table.
LIMELIGHT: Final = {
    "yellow": (
        """-, population, population, population x2, population x3, population x4, population x5,
        population x6, population x7, population x8, population x9, population x10""",
        """population by equipment-gap 0=0 1=0 2=1, population by equipment-gap 0=0 1=1 2=2,
        population by equipment-gap 0=1 1=2 2=3,
        population by equipment-gap 0=1 1=2 2=4, population by equipment-gap 0=2 1=3 2=4,
        population by equipment-gap 0=2 1=4 2=6, population by equipment-gap 0=3 1=5 3=7,
        population by equipment-gap 0=3 1=6 3=8, population by equipment-gap 0=4 1=6 3=9,
        population by equipment-gap 0=5 1=7 3=10, population by equipment-gap 0=6 1=8 3=11,
        population by equipment-gap 0=7 1=9 3=12""",
        """population by shields 0=0 2=0 5=1, population by shields 0=0 2=1 5=2,
        population by shields 0=1 2=2 5=3,
        population by shields 0=1 2=3 5=4, population by shields 0=2 2=3 5=5,
        population by shields 0=2 2=4 5=6, population by shields 0=3 3=5 6=7,
        population by shields 0=4 3=6 6=8, population by shields 0=5 3=7 6=9,
        population by shields 0=6 3=8 6=10, population by shields 0=7 3=9 6=11,
        population by shields 0=8 3=10 6=12""",
        """population by defeated 0=1 1=0,
        population by enforcement 0=0 4=1 8=2, population by defeated 0=2 1=1 2=0,
        population by enforcement 0=1 4=2 8=4, population by defeated 0=3 1=2 3=1,
        population by enforcement 0=1 4=3 8=5, population by defeated 0=4 2=3 3=2,
        population by enforcement 0=2 4=5 8=7, population by defeated 0=6 2=5 3=3,
        population by enforcement 0=3 4=6 8=9, population by defeated 0=8 2=6 4=4,
        population by enforcement 0=4 4=8 8=11""",
    ),
    "black": (
        """plan, money, base, plan, money x2, base x2 | steal, plan x2, money x3 | steal, base x2 | steal,
        plan x3 | money x3""",
        """fortify, fortify x2, gifted: fortify, all: fortify, all: fortify, all: fortify | base,
        all: fortify | steal, all: fortify x2, all: fortify x2 | base, all: fortify x3""",
        """fortify, boss: fortify, boss: fortify, boss: fortify | plan, boss: fortify x2,
        boss: fortify x2 | steal, boss: fortify x3, boss: fortify x3 | plan,
        boss: fortify x4, boss: fortify x5""",
        """base, fortify, gifted: fortify | fortify, gifted: fortify | fortify x2,
        gifted: fortify x2 | fortify, gifted: fortify x2 | fortify x2, gifted: fortify x2 | boost yellow,
        gifted: fortify x3 | fortify, gifted: fortify x3 | boost yellow,
        gifted: fortify x3 | boost yellow | boost red""",
    ),
    "red": (
        """-, enforcement, gifted: enforcement, gifted: enforcement, gifted: enforcement | power-up,
        gifted: enforcement x2, gifted: enforcement x2 | power-up, gifted: enforcement x2 | all: power-up,
        gifted: enforcement x3, gifted: enforcement x3 | all: power-up, gifted: enforcement x4,
        gifted: enforcement x4 | all: power-up""",
        """enforcement, enforcement, enforcement x2, enforcement x2, enforcement x3,
        enforcement x3 | power-up, enforcement x4, enforcement x4 | power-up, enforcement x5,
        enforcement x5 | power-up, enforcement x6, enforcement x6 | all: power-up""",
        """clockwise: enforcement, counterclockwise: enforcement, counterclockwise: enforcement x2,
        clockwise: enforcement x2, clockwise: enforcement x3, reckoners: enforcement, reckoners: enforcement,
        reckoners: enforcement | red-shield, reckoners: enforcement | all: power-up,
        reckoners: enforcement x2, reckoners: enforcement x2 | red-shield,
        reckoners: enforcement x2 | all: power-up""",
        """red-shield, red-shield, enforcement | red-shield, enforcement | red-shield,
        enforcement x2 | red-shield, equipment: enforcement, equipment: enforcement,
        equipment: enforcement | red-shield,
        all: enforcement | all: red-shield, all: enforcement | all: red-shield,
        all: enforcement x2 | all: red-shield, all: enforcement x2 | all: red-shield""",
    ),
    "blue": (
        """barricade, barricade, barricade | copy-token, barricade | gifted: copy-token,
        barricade x2 | copy-token, barricade x2 | gifted: copy-token, gifted: barricade | copy-token,
        gifted: barricade | gifted: copy-token, gifted: barricade | copy-token x2, all: barricade""",
        """transform, transform, blue-shield, blue-shield | transform, transform x2,
        blue-shield | transform x2, transform x3, blue-shield | transform x3,
        gifted: blue-shield | transform x2, gifted: blue-shield | transform x3""",
        """all: attack reroll, all: attack move, all: attack reroll, all: attack ability, all: attack move,
        all: attack equipment, all: attack doubles, all: attack die, all: attack die | barricade,
        all: attack doubles | all: attack move""",
        """copy-token, barricade, clockwise: copy-token, pull, copy-token | pull, repel, repel | blue-shield,
        gifted: copy-token | pull, repel | gifted: blue-shield, gifted: copy-token x2 | pull""",
    ),
}
COLUMNS: Final = {2: 6, 3: 6, 4: 7, 5: 7, 6: 7}


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def symbols(text: str) -> list[str]:
    return [" ".join(symbol.split()) for symbol in text.split(",")]


def rows(text: str) -> Iterator[list[str]]:
    return (line.split(" / ") for line in text.strip().splitlines())


def along(text: str, start: int, length: int) -> list[str]:
    return symbols(text)[start : start + length]


def ramp(action: str, first: float, step: float, length: int) -> list[str]:
    counts = (int(first + step * place) for place in range(length))
    return ["-" if count < 1 else action if count == 1 else f"{action} x{count}" for count in counts]


def population(team: int, level: int, first: float) -> list[str]:
    return ramp("population", first + 0.2 * team + 0.15 * level, 0.25, 7)


def enforcement(team: int, level: int, length: int) -> list[str]:
    return ramp("enforcement", 0.2 * team + 0.1 * level, 0.25, length)


def spared(track: list[str], team: int) -> list[str]:
    """A small team has its hands full with the Epics: the boss leaves his first symbol out."""
    return ["-", *track[1:]] if team < 4 else track


def steelheart(team: int, level: int) -> Printed:
    # Base-game actions only: with the base Epics this is the game for a first evening.
    tracks = {
        "yellow": population(team, level, 0.6),
        "black": spared(along(STEELHEART_BLACK, level, 7), team),
        "red": enforcement(team, level, 7),
        "blue": spared(along(STEELHEART_BLUE, level, 6), team),
    }
    return {"name": "The Castellan", "deployment": 1 + (team + 1) // 3, "tracks": tracks}


def regalia(team: int, level: int) -> Printed:
    # Babilar's own numbers grow with the level (R2.2), so her tracks grow less.
    half = (level + 1) // 2
    yellow = population(team, half, 0)
    yellow[4] = "population per enforcement"
    yellow[5] = "population per barricade"
    scopes = ("clockwise", "counterclockwise", "gifted") * 2  # R7.4
    red = enforcement(team, half, len(scopes))
    tracks = {
        "yellow": yellow,
        "black": spared(along(REGALIA_BLACK, half, 7), team),
        "red": [
            action if action == "-" else f"{scope}: {action}"
            for scope, action in zip(scopes, red, strict=True)
        ],
        "blue": spared(along(REGALIA_BLUE, half, 7), team),
    }
    return {"name": "Lady Undertow", "tracks": tracks}


def limelight(team: int, level: int) -> Printed:
    step = max(0, level - (team == 2))  # two have more districts each to look after
    red = (step + 1) // 2 + (team == 5)
    starts = {"yellow": step + (team == 5), "black": step // 2, "red": red, "blue": step // 2}
    number = Setup(difficulty=DIFFICULTIES[level]).newcago_research(team)
    return {
        "name": "Prismarch",
        "research": number + 2 * team,  # Protect Ildithia helps with it
        "health": number,
        "tables": {
            colour: {
                row: along(cells, starts[colour], COLUMNS[team])
                for row, cells in zip("ABCD", table, strict=True)
            }
            for colour, table in LIMELIGHT.items()
        },
        "track_end": {
            "yellow": "population x2",
            "black": "boss: fortify",
            "red": "enforcement x2",
            "blue": "-",
        },
    }


def bosses() -> list[Json]:
    return [
        {
            "boss": boss,
            "board": Setup(boss=boss, difficulty=difficulty).boss_board,
            "reckoners": team,
            **printed(team, level),
        }
        for boss, printed in (("steelheart", steelheart), ("regalia", regalia), ("limelight", limelight))
        for team in range(FEWEST_RECKONERS, MOST_RECKONERS + 1)
        for level, difficulty in enumerate(DIFFICULTIES)
    ]


def epic(box: str, name: str, values: str, rewards: str, track: str) -> Json:
    research, health, weakened = values.split()
    return {
        "id": slug(name),
        "name": name,
        "set": box,
        "research": int(research),
        "health": health if health == "infinite" else int(health),
        "weakened": int(weakened),
        "track": symbols(track),
        "rewards": {kind: int(count) for kind, count in map(str.split, symbols(rewards))},
    }


def epics(box: str, text: str) -> list[Json]:
    lines = list(rows(text))
    return [epic(box, *card, *track) for card, track in zip(lines[::2], lines[1::2], strict=True)]


def district(name: str, city: str, **printed: Json) -> Json:
    return {"id": slug(name), "name": name, "city": city, **printed}


def districts() -> list[Json]:
    newcago = dict.fromkeys(name for name, *_ in rows(NEWCAGO_CARDS))
    return [
        *(district(name, "newcago") for name in newcago),
        *(
            district(name, "babilar", track=dict(mark.split(" ", 1) for mark in symbols(marks)))
            for name, marks in rows(BABILAR)
        ),
        *(district(name, "ildithia", track=symbols(track)) for name, track in rows(ILDITHIA)),
    ]


def newcago_cards() -> list[Json]:
    return [
        {"district": slug(name), "side": side, "actions": symbols(actions), "bonus": bonus}
        for name, side, actions, bonus in rows(NEWCAGO_CARDS)
    ]


def equipment() -> list[Json]:
    return [
        _equipment(name, box, int(price)) for box, price, names in rows(EQUIPMENT) for name in symbols(names)
    ]


def _equipment(name: str, box: str, price: int) -> Json:
    printed: dict[str, Json] = {"id": slug(name), "name": name, "set": box, "price": price}
    if name in CONSUMABLES:
        printed |= {"consumable": True, "rewards": CONSUMABLES[name]}
    return printed


def pack() -> Json:
    return {
        "format": 1,
        "id": "practice",
        "name": "Practice city",
        "kind": "practice",
        "epics": epics("base", BASE_EPICS) + epics("steelslayer", STEELSLAYER_EPICS),
        "bosses": bosses(),
        "districts": districts(),
        "newcago_cards": newcago_cards(),
        "dice": {
            "movement": [1, 1, 2, 2, 3, 4],
            "ability": ["barricade", "enforcement", "fortify", "population", "money", "boost yellow"],
            "power": ["A", "B", "C", "D"],
        },
        "regalia_deck": {"reroll": 3, "equipment": 2, "move": 2, "die": 2, "ability": 1, "doubles": 2},
        "ildithia": {
            "gaps": {"2": 1, "3": 1, "4": 1, "5": 1, "6": 2},
            "marker_start": {"2": 3, "3": 2, "4": 1, "5": 1, "6": 1},
        },
        "base_spaces": 5,
        "equipment": equipment(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance.build_practice")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the pack is stale")
    text = json.dumps(pack(), indent=1, ensure_ascii=False) + "\n"
    if not parser.parse_args().check:
        PACK.write_text(text, encoding="utf-8")
        return 0
    if PACK.exists() and PACK.read_text(encoding="utf-8") == text:
        return 0
    print("practice.json is stale: run python -m tests.balance.build_practice", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
