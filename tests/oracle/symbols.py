"""Random actions that could be printed on each kind of place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.oracle.actions import PIECES
from tests.oracle.position import COLOURS

EFFECTS = ("reroll", "equipment", "move", "die", "ability", "doubles")
PLACED = ("fortify", *PIECES)
ATTACKS = ("population", "money", "plan", "steal")
THINGS = (
    "barricade",
    "enforcement",
    "research",
    "red-shield",
    "blue-shield",
    "copy-token",
    "stolen",
    "reckoner",
)
TOTALS = {"shields": 10, "enforcement": 25, "defeated": 4, "equipment-gap": 4}

Symbol = Callable[[Random], str]


def number(rng: Random) -> str:
    return rng.choice(("", "", "", "", " x2", " x3"))


def boost(rng: Random) -> str:
    return f"boost {rng.choice(COLOURS)}"


def plain(rng: Random) -> str:
    verbs = (*PLACED, *ATTACKS, boost(rng), boost(rng), "population", "base", "power-up", "transform")
    verb = rng.choice((*verbs, "pull", "repel"))
    return verb if verb in ("pull", "repel") else verb + number(rng)


def spread(rng: Random) -> str:
    scope = rng.choice(("gifted", "gifted", "clockwise", "counterclockwise"))
    verb = rng.choice((*PLACED, "power-up"))
    if scope != "gifted" and rng.random() < 0.15:
        return f"{scope}: {rng.choice(('pull', 'repel'))}"
    return f"{scope}: {verb}{number(rng)}"


def per(rng: Random) -> str:
    verb = rng.choice((*PLACED, *ATTACKS, "population", boost(rng)))
    scope = ""
    if verb in PLACED and rng.random() < 0.4:
        scope = rng.choice(("gifted: ", "clockwise: ", "counterclockwise: "))
    if verb == "fortify" and rng.random() < 0.2:
        scope = "boss: "
    return f"{scope}{verb}{rng.choice(('', '', '', ' x2'))} per {rng.choice(THINGS)}"


def boss_fortify(rng: Random) -> str:
    return f"boss: fortify{number(rng)}"


def one_of(rng: Random, weighted: dict[Symbol, int]) -> str:
    return rng.choices(list(weighted), list(weighted.values()))[0](rng)


def ability_face(rng: Random) -> str:
    while (face := one_of(rng, {plain: 6, spread: 2, per: 1, boss_fortify: 1})).startswith("transform"):
        continue
    return face


def gifted_copy(_: Random) -> str:
    return "gifted: copy"


def copy(_: Random) -> str:
    return "copy"


def nothing(_: Random) -> str:
    return "-"


def epic_symbol(rng: Random) -> str:
    return one_of(rng, {plain: 16, spread: 8, per: 6, boss_fortify: 1, gifted_copy: 2, nothing: 1})


def boss_symbol(rng: Random) -> str:
    return one_of(rng, {plain: 10, spread: 4, per: 2, boss_fortify: 1})


def district_symbol(rng: Random) -> str:
    return one_of(rng, {boss_symbol: 5, copy: 1})


def babilar_symbol(rng: Random) -> str:
    return one_of(rng, {boss_symbol: 5, lambda _: "base": 1, lambda _: "dawnslight": 3})


def newcago_actions(rng: Random) -> list[str]:
    actions = [district_symbol(rng) for _ in range(rng.randint(0, 2))]
    actions += [f"attack {effect}" for effect in rng.sample(EFFECTS, rng.choice((0, 0, 1, 1, 2)))]
    rng.shuffle(actions)
    return actions or ["enforcement"]


def without(verb: str, symbol: Symbol, rng: Random) -> str:
    while verb in (found := symbol(rng)).split(" per ")[0]:
        continue
    return found


def steelheart_symbol(colour: str) -> Symbol:
    # R7.2: on red and blue a scope or a "per" on the piece that is deployed would be no symbol to count
    if colour not in ("red", "blue"):
        return boss_symbol
    piece = "enforcement" if colour == "red" else "barricade"

    def draw(rng: Random) -> str:
        return piece + number(rng) if rng.random() < 0.7 else without(piece, boss_symbol, rng)

    return draw


def regalia_symbol(colour: str) -> Symbol:
    if colour != "red":
        return boss_symbol

    def draw(rng: Random) -> str:
        if rng.random() < 0.7:
            return f"{rng.choice(('gifted', 'clockwise', 'counterclockwise'))}: enforcement{number(rng)}"
        return without("enforcement", boss_symbol, rng)

    return draw


def by_table(rng: Random) -> str:
    total = rng.choice(list(TOTALS))
    thresholds = sorted(rng.sample(range(TOTALS[total] + 1), rng.randint(1, 4)))
    values = sorted(rng.sample(range(8), len(thresholds)))
    return f"population by {total} " + " ".join(f"{t}={v}" for t, v in zip(thresholds, values, strict=True))


def everywhere(rng: Random) -> str:
    return f"all: {rng.choice((*PLACED, 'power-up'))}{rng.choice(('', '', '', ' x2'))}"


def for_reckoners(rng: Random) -> str:
    scope = rng.choice(("reckoners", "equipment"))
    return f"{scope}: {rng.choice(('enforcement', 'enforcement', 'enforcement', 'barricade'))}{number(rng)}"


def attack_all(rng: Random) -> str:
    return f"all: attack {rng.choice(EFFECTS)}"


def limelight_action(rng: Random) -> str:
    own: dict[Symbol, int] = {by_table: 5, everywhere: 3, for_reckoners: 2, attack_all: 1, boss_fortify: 1}
    return one_of(rng, {district_symbol: 12, **own})


def limelight_cell(rng: Random) -> str:
    if rng.random() < 0.05:
        return "-"
    return " | ".join(limelight_action(rng) for _ in range(rng.choice((1, 1, 2, 3))))
