"""The games on the shelf, each in a line: those that are over, and those that wait."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.game.rows import loaded
from companion.game.shelf import standing_key
from companion.game.store import Store
from companion.rules.setup import STARTING_POPULATION


@dataclass(frozen=True, slots=True)
class PastGame:
    id: str
    started: str
    boss: str
    city: str
    difficulty: str
    epics: str
    newcago_cards: bool
    casual: bool
    reckoners: tuple[str, ...]
    round: int
    phase: str
    outcome: str | None
    population: int
    curve: tuple[int, ...]  # Population round by round; empty while nobody has worked it out


def past_games(store: Store) -> Iterator[PastGame]:
    """Last played first; one whose row cannot be read any more is left out."""
    for row in store.rows.named("SELECT * FROM games ORDER BY turn DESC"):
        try:
            yield _past(row, store.setting(standing_key(row["id"])))
        except (ValueError, TypeError, KeyError):
            continue


def _past(row: dict[str, Any], standing: Any) -> PastGame:
    setup, board = json.loads(row["setup"]), json.loads(row["start"])["board"]
    curve = _curve(loaded(row["history"]))
    left = standing["population"] if isinstance(standing, dict) else curve[-1] if curve else 0
    return PastGame(
        row["id"],
        row["started"],
        setup["boss"],
        setup["city"],
        setup["difficulty"],
        setup["epics"],
        bool(setup["newcago_cards"] or setup["newcago_sides"]),
        setup["casual"],
        tuple(one["name"] for one in board["reckoners"]),
        row["round"],
        row["phase"],
        row["outcome"],
        left,
        curve,
    )


def curve_of(store: Store, identity: str) -> tuple[int, ...]:
    """Worked out once for each game that is over."""
    return _curve(store.history(identity))


def _curve(history: Any) -> tuple[int, ...]:
    """From where every game begins, through what each round left."""
    if history is None:
        return ()
    return (STARTING_POPULATION, *(left for _, left in history["population"]))
