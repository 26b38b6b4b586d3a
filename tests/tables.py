"""Small tables to try a rule on. Everything is quiet unless a test says otherwise, so it shows its rule only.

    after = play(scenario(epic("enforcement x2")), "epic-phase")
    assert after.each("enforcement") == [2, 0, 0]

The cards, boards and dice are invented; districts are given in ring order, from district 0 clockwise.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, TypeVar

from companion.game.scenario import play_scenario, scenario_from
from companion.rules.board import board_of
from companion.rules.instructions import Instruction, Told, Warn
from companion.rules.saving import load_table, save_question, save_table
from companion.rules.table import Table

Json = dict[str, Any]
T = TypeVar("T", bound=Instruction)

NAMES = ("David", "Prof", "Megan", "Cody", "Abraham", "Tia")
DISTRICTS = ("Docks", "Mint", "Orchard", "Quarry", "Station", "Tannery", "Weir")
COLOURS = ("yellow", "black", "red", "blue")
ROWS = ("A", "B", "C", "D")
BOARDS = {
    "steelheart": ("A/A", "A/B", "B/A", "B/B"),
    "regalia": ("A", "B", "C", "D"),
    "limelight": ("beginner", "standard", "hard", "sparks"),
}
QUIET = ("-",) * 12
PIECES = ("enforcement", "barricade", "red-shield", "blue-shield", "copy-token")
FIELDS = ("enforcement", "barricades", "red_shields", "blue_shields", "copy_tokens")
FIELD_OF = dict(zip(PIECES, FIELDS, strict=True))


@dataclass(frozen=True, slots=True)
class Place:
    """A district: the card of its Epic, how that Epic and the pieces stand, and what the district prints."""

    card: Json | None
    standing: Json | None
    pieces: Json
    printed: Any


def epic(
    *symbols: str,
    bracket: int | None = None,
    research: int = 2,
    health: int | str = 5,
    weakened: int = 3,
    rewards: Mapping[str, int] | None = None,
    stolen: Sequence[tuple[str, str]] = (),
    printed: Any = None,
    **pieces: int | None,
) -> Place:
    """A district with an Epic. With a bracket, the symbols are its track; without, just these act."""
    track = [*symbols, *QUIET] if bracket is None else [*symbols]
    card = {"track": track, "research": research, "health": health, "weakened": weakened}
    standing = {
        "research": research,
        "health": health,
        "bracket": bracket or max(1, len(symbols)),
        "stolen": [{"reckoner": name, "equipment": equipment} for name, equipment in stolen],
    }
    return Place({**card, "rewards": dict(rewards or {})}, standing, dict(pieces), printed)


def no_epic(printed: Any = None, **pieces: int | None) -> Place:
    return Place(None, None, dict(pieces), printed)


def reckoner(
    name: str,
    district: int | None,
    plans: int = 0,
    equipment: Sequence[str] = (),
    effects: Sequence[str] = (),
) -> Json:
    return {
        "name": name,
        "district": district,
        "plans": plans,
        "equipment": list(equipment),
        "effects": list(effects),
    }


def card(identity: str, *track: str, research: int = 2, health: int | str = 5, **rest: Any) -> Json:
    """An Epic of the pack that is not in play yet."""
    printed = {"track": [*track, *QUIET], "research": research, "health": health, "weakened": 3}
    return {"id": identity, **printed, **rest}


def everywhere(cell: str) -> Json:
    """A table of Limelight's with this in every row and column."""
    return {row: [cell] * 6 for row in ROWS}


def scenario(
    *places: Place,
    reckoners: Sequence[Json] | None = None,
    setup: Json | None = None,
    boss: Json | None = None,
    tracks: Mapping[str, Sequence[str]] | None = None,
    tables: Mapping[str, Json] | None = None,
    deployment: int = 1,
    pack: Json | None = None,
    epics: Sequence[Json] = (),
    **board: Any,
) -> Json:
    """`tracks` and `tables` are the boss's; `epics` wait to be drawn; `pack` replaces parts of the pack."""
    chosen = {
        "boss": "steelheart",
        "city": "newcago",
        "difficulty": "standard",
        "epics": "base",
        **(setup or {}),
    }
    if reckoners is None:
        reckoners = [reckoner(name, index) for index, name in enumerate(NAMES[: max(2, len(places) - 1)])]
    ring = [*places, *(epic() for _ in range(len(reckoners) + 1 - len(places)))]
    in_play = [{"id": f"epic-{i}", **one.card} for i, one in enumerate(ring) if one.card]
    return {
        "setup": chosen,
        "pack": {
            "kind": "practice",
            "epics": [{"set": chosen["epics"], **one} for one in (*in_play, *epics)],
            "bosses": _boards(chosen["boss"], tracks or {}, tables or {}, deployment),
            "districts": [_district(index, one, chosen["city"]) for index, one in enumerate(ring)],
            "newcago_cards": [
                {"district": DISTRICTS[index].lower(), "side": "A", "actions": one.printed or ["-"]}
                for index, one in enumerate(ring)
                if chosen["city"] == "newcago"
            ],
            "dice": {"movement": [1], "power": ["A"]},
            "regalia_deck": {"reroll": 12},
            "ildithia": {"gaps": dict.fromkeys("23456", 1), "marker_start": dict.fromkeys("23456", 1)},
            "base_spaces": 5,
            "equipment": [
                {"id": "rope", "name": "Rope", "price": 2},
                {"id": "lamp", "name": "Lamp", "price": 3},
                {"id": "drone", "name": "Drone", "price": 5},
            ],
            **(pack or {}),
        },
        "board": {
            "boss": boss or {},
            "reckoners": list(reckoners),
            "districts": [_standing(index, one) for index, one in enumerate(ring)],
            **board,
        },
    }


def _boards(
    boss: str, tracks: Mapping[str, Sequence[str]], tables: Mapping[str, Json], deployment: int
) -> list[Json]:
    """The same for every difficulty and number of Reckoners."""
    printed: Json = {"tracks": {colour: [*tracks.get(colour, QUIET)] for colour in COLOURS}}
    if boss == "limelight":
        printed = {"tables": {colour: tables.get(colour, everywhere("-")) for colour in COLOURS}}
    if boss == "steelheart":
        printed["deployment"] = deployment
    return [{"boss": boss, "board": board, **printed} for board in BOARDS[boss]]


def _district(index: int, place: Place, city: str) -> Json:
    entry: Json = {"id": DISTRICTS[index].lower(), "name": DISTRICTS[index], "city": city}
    if city == "ildithia":
        entry["track"] = place.printed or ["-", "-", "-"]
    if city == "babilar":
        entry["track"] = place.printed or {}
    return entry


def _standing(index: int, place: Place) -> Json:
    standing = None if place.standing is None else {"id": f"epic-{index}", **place.standing}
    return {"name": DISTRICTS[index], "epic": standing, **place.pieces}


@dataclass(frozen=True, slots=True)
class Outcome:
    board: Json
    phase: str
    outcome: str | None
    question: Json  # empty: none waits
    told: list[Told]

    def __getitem__(self, path: str) -> Any:
        """A dotted path into the board, as in the golden scenarios."""
        return at(self.board, path)

    def each(self, path: str) -> list[Any]:
        """The same field of every district."""
        return [at(district, path) for district in self.board["districts"]]

    def reckoners(self, field: str) -> list[Any]:
        return [one[field] for one in self.board["reckoners"]]

    @property
    def kinds(self) -> list[str]:
        return [type(one.instruction).__name__ for one in self.told]

    def told_of(self, kind: type[T]) -> list[T]:
        return [one.instruction for one in self.told if isinstance(one.instruction, kind)]

    @property
    def warned(self) -> list[str]:
        """The numbers of the rules that forbid what was done."""
        return [warning.rule for warning in self.told_of(Warn)]


def at(board: Any, path: str) -> Any:
    return reduce(
        lambda value, key: value[int(key) if isinstance(value, list) else key], path.split("."), board
    )


def answer(value: Any) -> Json:
    return {"answer": value}


def command(name: str, **fields: Any) -> Json:
    return {"command": name, **fields}


def play(table: Json, *steps: str | Json) -> Outcome:
    """A step is a command, or the name of one that needs nothing else."""
    entries = [command(step) if isinstance(step, str) else step for step in steps]
    game, told = play_scenario(scenario_from({**table, "steps": entries}, "this test"))
    end = game.table
    question = {} if end.question is None else save_question(end.question)
    return Outcome(board_of(end), end.phase, end.outcome, question, told)


def saved_and_loaded(table: Table) -> Table:
    return load_table(json.loads(json.dumps(save_table(table))), table.setup, table.box)


def kept(table: Table) -> Table:
    """What a saved table keeps: all but what was told, and how long the last input worked."""
    return replace(table, told=None, work=0)


def lost(after: Outcome, start: int = 40) -> int:
    """How much Population it cost."""
    return start - int(after["population"])
