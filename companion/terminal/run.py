"""`run` and `simulate`: scenarios with no window."""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from companion.content.reading import PackError, json_from, read_json
from companion.forecast.sampling import sample_epic_phase
from companion.game.scenario import play_scenario, scenario_from, table_of
from companion.rules.errors import RefusedInput
from companion.terminal.result import result_of
from companion.wording.language import Language

STANDARD_INPUT = "-"
MOST_BYTES = 5_000_000


class Wrong(ValueError):
    """One line for the person at the terminal."""


def run(files: list[str], language: Language) -> int:
    """Each scenario on its own: a wrong one has its line on standard error, the others their results."""
    status = 0
    for file in files:
        try:
            print(json.dumps(_result(file, language), ensure_ascii=False))
        except (RefusedInput, PackError) as error:
            tell_wrong(Wrong(_line(file, error)))
            status = 2
    return status


def _result(file: str, language: Language) -> dict[str, Any]:
    game, told = play_scenario(scenario_from(_read(file), _named(file)))
    return result_of(game, told, language)


def _line(file: str, error: RefusedInput | PackError) -> str:
    return str(error) if isinstance(error, PackError) else f"{_named(file)}: {error}"


def _named(file: str) -> str:
    return "standard input" if file == STANDARD_INPUT else file


def tell_wrong(wrong: Wrong) -> None:
    print(" ".join(str(wrong).split("\n")), file=sys.stderr)


def simulate(file: str, count: int, seed: int | None) -> None:
    try:
        table = table_of(scenario_from(_read(file), _named(file)))
        if table.phase == "over":
            raise RefusedInput("game-over", "board", table.outcome, "a game that goes on")
        begun = time.perf_counter()
        sample = sample_epic_phase(table, count, Random(seed))
        seconds = time.perf_counter() - begun
    except (RefusedInput, PackError) as error:
        raise Wrong(_line(file, error)) from error
    print(
        json.dumps(
            {
                "count": count,
                "seconds": round(seconds, 6),
                "lost": sample.lost,
                "population": {
                    "mean": sample.mean,
                    "min": min(sample.counts),
                    "max": max(sample.counts),
                    "counts": {
                        str(population): sample.counts[population] for population in sorted(sample.counts)
                    },
                },
            }
        )
    )


def _read(file: str) -> Any:
    if file == STANDARD_INPUT:
        return json_from(sys.stdin.buffer.read(MOST_BYTES + 1), _named(file))
    return read_json(Path(file))
