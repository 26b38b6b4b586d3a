"""The game that waits on the shelf: enough to say where it stands."""

from dataclasses import dataclass

from companion.game.sitting import ended_key, seen_key
from companion.game.store import Store
from companion.game.summary import Summary


@dataclass(frozen=True, slots=True)
class Standing:
    id: str
    boss: str
    city: str
    round: int
    phase: str
    population: int


def last_played(store: Store) -> Standing | None:
    """The last game that is not over, or whose end nobody has seen yet."""
    for one in store.summaries():
        if one.outcome is None or _end_is_news(one, store):
            table = store.open_game(one.id).game.table
            setup = table.setup
            return Standing(one.id, setup.boss, setup.city, table.round, table.phase, table.population)
    return None


def _end_is_news(one: Summary, store: Store) -> bool:
    """Played in a window and ended there: at the terminal nothing waits for a Done."""
    return store.setting(seen_key(one.id)) is not None and not store.setting(ended_key(one.id))
