"""Phases of the Epics played at random, stop by stop, on tables of every boss and city."""

from collections.abc import Iterator
from itertools import product
from random import Random

from companion.forecast.sampling import random_reply
from companion.rules.commands import Command, EpicPhase, GoOn
from companion.rules.play import after_answer, after_command
from companion.rules.setup import BOSSES, CITIES
from companion.rules.table import Table
from tests.game.playing import start

PAIRS = tuple(product(BOSSES, CITIES))


def stops(table: Table, pace: str, chance: Random, command: Command | None = None) -> Iterator[Table]:
    """Every position at which an Epic Phase stops: at each question, between acts, at its end."""
    table = after_command(table, command or EpicPhase(pace))
    yield table
    while table.question is not None or table.paused:
        if table.question is not None:
            table = after_answer(table, random_reply(table.question, chance))
        else:
            table = after_command(table, GoOn(pace))
        yield table


def practice_table(boss: str, city: str) -> Table:
    """Before the Prologue, instructions on."""
    table = start(boss, city)
    table.told = []
    return table
