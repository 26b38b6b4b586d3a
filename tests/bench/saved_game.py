"""A game of thirty rounds on disk."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from companion.game.store import Store
from companion.rules.commands import Move, Remove
from tests.game.playing import inputs, practice, start

ROUNDS = 30


def saved_game() -> None:
    """One input in round 1 and in round 30, and opening a game of 30 rounds."""
    with TemporaryDirectory() as folder:
        with Store(Path(folder)) as store:
            opened = store.new_game("bench", start(population=5000), practice())
            game = opened.game
            costs: dict[int, list[float]] = {}
            for entry in inputs(game, Random(1), ROUNDS):
                number = game.table.round
                begun = time.perf_counter()
                game.submit(entry)
                if isinstance(entry, Move | Remove):
                    costs.setdefault(number, []).append(time.perf_counter() - begun)
        begun = time.perf_counter()
        with Store(Path(folder)) as store:
            store.open_game(opened.id)
        opening = time.perf_counter() - begun
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    bare = time.perf_counter() - begun
    early = median([cost for number in (1, 2, 3) for cost in costs[number]])
    late = median([cost for number in (ROUNDS - 2, ROUNDS - 1, ROUNDS) for cost in costs[number]])
    print(f"a saved game of {ROUNDS} rounds, {game.depth} inputs")
    print(f"  one input in the last rounds: {late / early:.2f} times one in the first ({early * 1e3:.1f} ms)")
    print(f"  opening it: {opening / bare:.2f} times a bare Python start ({bare * 1e3:.0f} ms)")
