"""Plays whole games with the practice pack and prints how they end: `python -m tests.balance`."""

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from statistics import mean

from companion.rules.setup import BOSSES, DIFFICULTIES, FEWEST_RECKONERS, MOST_RECKONERS, Setup
from tests.balance.play import MOST_ROUNDS, Record, play_game, setup_of

HEADINGS = (
    f"{'boss':<11}{'Reckoners':>9}  {'difficulty':<10}{'won':>6}{'open':>6}{'rounds':>8}{'90%':>8}{'left':>6}"
    f"{'Epics':>7}{'boss':>6}{'city':>6}{'instead':>8}{'dice':>6}{'seconds':>9}"
)


def play_games(setup: Setup, reckoners: int, seeds: Sequence[int], jobs: int) -> list[Record]:
    game = partial(play_game, setup, reckoners)
    if jobs == 1:
        return [game(seed) for seed in seeds]
    with Pool(jobs) as pool:
        return pool.map(game, seeds, chunksize=25)


def row(boss: str, reckoners: int, difficulty: str, records: Sequence[Record], seconds: float) -> str:
    won = [record for record in records if record.outcome == "won"]
    rounds = sorted(record.rounds for record in records)
    edge = len(rounds) // 20
    left = f"{mean(record.population for record in won):.1f}" if won else "-"
    costs = [
        f"{mean(record.costs[source] for record in records):.1f}"
        for source in ("epic", "boss", "city", "instead")
    ]
    unfinished = sum(record.outcome is None for record in records)
    return (
        f"{boss:<11}{reckoners:>9}  {difficulty:<10}{len(won) / len(records):>6.0%}{unfinished:>6}"
        f"{mean(rounds):>8.1f}{f'{rounds[edge]}-{rounds[-1 - edge]}':>8}{left:>6}"
        f"{costs[0]:>7}{costs[1]:>6}{costs[2]:>6}{costs[3]:>8}"
        f"{mean(record.dice_lost for record in records):>6.1f}{seconds:>9.1f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("--count", type=int, default=2000, help="games for each line")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    teams = range(FEWEST_RECKONERS, MOST_RECKONERS + 1)
    parser.add_argument("--reckoners", type=int, nargs="+", default=[4], choices=teams)
    parser.add_argument("--difficulty", nargs="+", default=["standard"], choices=DIFFICULTIES)
    parser.add_argument("--boss", nargs="+", default=list(BOSSES), choices=BOSSES)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    print(HEADINGS)
    for boss in asked.boss:
        for reckoners in asked.reckoners:
            for difficulty in asked.difficulty:
                start = time.perf_counter()
                seeds = range(asked.seed, asked.seed + asked.count)
                records = play_games(setup_of(boss, difficulty), reckoners, seeds, asked.jobs)
                print(row(boss, reckoners, difficulty, records, time.perf_counter() - start), flush=True)
    print(f"open: undecided after {MOST_ROUNDS} rounds; left: Population when won; Epics to instead: lost to")
    return 0


if __name__ == "__main__":
    sys.exit(main())
