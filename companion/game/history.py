"""A finished game to look back on: Population by round, and who cost how much."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from companion.game.game import Entry
from companion.rules.causes import Source
from companion.rules.instructions import Population
from companion.rules.table import Table


def history_of(start: Table, entries: Sequence[Entry]) -> dict[str, Any]:
    population = {start.round: start.population}
    costs: Counter[Source] = Counter()
    for entry in entries:
        population[entry.table.round] = entry.table.population
        for told in entry.told:
            if isinstance(told.instruction, Population) and told.instruction.change < 0:
                costs[told.cause.source] -= told.instruction.change
    return {
        "population": [[number, left] for number, left in sorted(population.items())],
        "costs": [[*source, lost] for source, lost in costs.most_common()],
    }
