"""Games to save: a practice game of some length, played by itself."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from companion.content.pack import Pack
from companion.content.reading import read_pack
from companion.forecast.sampling import random_reply
from companion.game.game import Game
from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import EPIC_PHASE, GO_ON
from companion.rules.commands import Contain, Move, Prologue, Remove, Set
from companion.rules.inputs import Answer, Input
from companion.rules.table import Table

PRACTICE = Path(__file__).parents[2] / "assets" / "packs" / "practice.json"
NAMES = ("David", "Prof", "Megan", "Tia")


@cache
def practice() -> Pack:
    return read_pack(PRACTICE)


def start(boss: str = "steelheart", city: str = "newcago", population: int = 40) -> Table:
    """Four Reckoners before the prologue."""
    pack = practice()
    names = [one.name for one in pack.districts if one.city == city][:5]
    wanted = "base" if boss == "steelheart" else "steelslayer"
    epics = [epic.id for epic in pack.epics if epic.set == wanted]
    scenario = {
        "setup": {"boss": boss, "city": city, "epics": wanted},
        "pack": pack.model_dump(exclude_none=True),
        "board": {
            "population": population,
            "reckoners": [{"name": name} for name in NAMES],
            "districts": [{"name": name, "epic": {"id": epics[at]}} for at, name in enumerate(names)],
        },
        "steps": [{"command": "prologue"}],
    }
    return table_of(scenario_from(scenario, "a new game"))


def inputs(game: Game, chance: Random, rounds: int) -> Iterator[Input]:
    """What is entered next, until the round is over or the game is."""
    yield Prologue()
    while game.table.phase != "over" and game.table.round <= rounds:
        table = game.table
        if table.question is not None:
            yield Answer(random_reply(table.question, chance))
        elif table.paused:
            yield GO_ON
        else:
            yield from _reckoner_phase(table)
            yield EPIC_PHASE


def _reckoner_phase(table: Table) -> Iterator[Input]:
    for index, name in enumerate(NAMES):
        here = (index + table.round) % len(table.districts)
        yield Move(name, here)
        yield Remove("enforcement", here, 3)
        if table.districts[here].epic is not None:
            yield Contain(here, 2)
    yield Set("money", table.round)


def play(game: Game, rounds: int, seed: int = 1) -> Game:
    for entry in inputs(game, Random(seed), rounds):
        game.submit(entry)
    return game
