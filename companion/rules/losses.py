"""Population (R1.9, R6.3), and what is lost instead when something cannot be done."""

from companion.rules.instructions import Population
from companion.rules.pending import end_game
from companion.rules.table import Table


def lose_population(table: Table, count: int, why: str, epic: str = "") -> None:
    if count <= 0:
        return
    lost = count if count < table.population else table.population
    table.population -= lost
    if table.told is not None:
        table.tell(Population, -lost, table.population, why, epic)
    if table.population == 0:
        end_game(table, "lost")  # R1.9: at once, in the middle of anything
