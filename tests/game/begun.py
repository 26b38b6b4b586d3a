"""Games to bring to their end."""

from random import Random
from typing import Any

from companion.game.scenario import scenario_from, table_of
from companion.game.sitting import Sitting
from companion.game.store import Store
from tests.tables import Place, scenario


def begun(store: Store, *places: Place, **rest: Any) -> Sitting:
    read = scenario_from({**scenario(*places, **rest), "steps": []}, "this test")
    return Sitting(store.new_game("A game", table_of(read), read.pack), store, Random(5), rolls=True)
