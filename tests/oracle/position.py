"""A table that is changed in place, with what setup and the pack say about it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from itertools import count
from typing import Any

from tests.oracle.notation import UNKNOWN

Json = dict[str, Any]

COLOURS = ("yellow", "black", "red", "blue")
DIFFICULTIES = ("beginner", "standard", "hard", "sparks")
SUPPLY = {"enforcement": 25, "barricades": 8, "red_shields": 10, "blue_shields": 6, "copy_tokens": 8}  # R1.3
EFFECT_TOKENS = 12
PLAN_TOKENS = 20
# R2.2
NEWCAGO = {
    2: (18, 20, 25, 28),
    3: (23, 26, 30, 33),
    4: (28, 32, 35, 38),
    5: (32, 36, 40, 44),
    6: (36, 41, 45, 49),
}
BABILAR_HEALTH = (10, 15, 20, 25)
BABILAR_RESEARCH = (7, 8, 9, 10)
# R2.3
BOARDS = {
    "steelheart": ("A/A", "A/B", "B/A", "B/B"),
    "regalia": ("A", "B", "C", "D"),
    "limelight": DIFFICULTIES,
}
# What a board has when it does not say (R1.4, R9.3)
SETUP = {
    "round": 1,
    "population": 40,
    "money": 4,
    "base_marker": 0,
    "lost_dice": [],
    "defeated": 0,
    "defeated_epics": [],
    "unspent": {"enforcement": 0, "contain": 0},
}
# What a Reckoner has
OWN = {
    "plans": 0,
    "equipment": [],
    "effects": [],
    "disabled": None,
    "new_plans": 0,
    "dawnslight": 0,
    "demolitions": 0,
}
ACTS_AT_MOST = 20_000


def printed_board(pack: Json, setup: Json, boss: str, reckoners: int) -> Json:
    """The pack's entry for a boss, by difficulty and number of Reckoners."""
    board = BOARDS[boss][DIFFICULTIES.index(setup["difficulty"])]
    return next(
        entry
        for entry in pack["bosses"]
        if entry["boss"] == boss
        and entry["board"] == board
        and entry.get("reckoners", reckoners) == reckoners
    )


def bracket_limit(board: Json, colour: str) -> int:
    # R1.6
    if "tables" in board:
        return max(len(row) for row in board["tables"][colour].values())
    return len(board["tracks"][colour]) - 1


class NeedsAnswer(Exception):
    def __init__(self, question: Json) -> None:
        super().__init__(question["kind"])
        self.question = question


class Over(Exception):
    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class NotRuled(Exception):
    """The table came to something on which the rules are silent."""


class Table:
    def __init__(self, scenario: Json) -> None:
        scenario = deepcopy(scenario)
        self.setup: Json = scenario["setup"]
        self.pack: Json = scenario["pack"]
        self.board: Json = scenario["board"]
        self.answers: list[Any] = []
        # R6.20: put on in this Epic Phase
        self.fresh: dict[str, list[str]] = {r["name"]: [] for r in self.board["reckoners"]}
        self.unusable: list[tuple[str, str]] = []  # R1.8: cards back from a defeated Epic
        self.owed: list[tuple[Json, int]] = []  # R4.1: rewards that wait, and where
        self.doer: str | None = None  # R8.2: the one whom the command names
        self.drawn: list[str] = []  # Regalia cards since the last shuffle
        self.activating: int | None = None
        self.held: list[tuple[str, bool]] = []  # R5.4: the line, and whether it is the Epic's last action
        self.running: list[object] = []  # R6.21: the tracks whose last action is being carried out
        self.copying: list[int] = []  # R6.17: the districts whose Copy is being copied
        self.acts = count(1)
        self.fill_in()

    def fill_in(self) -> None:
        board = self.board
        for key, value in SETUP.items():
            board.setdefault(key, deepcopy(value))
        board.setdefault("ildithia_gap", None)
        board.setdefault("set_aside", [])
        boss = board["boss"]
        boss.setdefault("research", self.boss_starting_research)
        boss.setdefault("health", self.boss_weakened_health if self.city == "babilar" else None)
        brackets = boss.setdefault("brackets", {})
        for colour in COLOURS:
            brackets.setdefault(colour, min(2, self.boss_limit(colour)))
        for reckoner in board["reckoners"]:
            for key, value in OWN.items():
                reckoner.setdefault(key, deepcopy(value))
        for district in board["districts"]:
            for piece in SUPPLY:
                district.setdefault(piece, 0)
            district.setdefault("marker", self.marker_start)
            epic = district.setdefault("epic", None)
            if epic is not None:
                card = self.card(epic["id"])
                epic.setdefault("research", card["research"])
                epic.setdefault("health", card["health"])
                epic.setdefault("bracket", min(3, len(card["track"]) - 1))  # R2.4
                epic.setdefault("stolen", [])

    def ruling(self, name: str) -> str | None:
        found: str | None = self.setup.get("rulings", {}).get(name)
        return found

    @property
    def city(self) -> str:
        return str(self.setup["city"])

    @property
    def difficulty(self) -> int:
        return DIFFICULTIES.index(self.setup["difficulty"])

    @property
    def reckoners(self) -> list[Json]:
        return list(self.board["reckoners"])

    def reckoner(self, name: str) -> Json:
        return next(r for r in self.reckoners if r["name"] == name)

    def reckoners_in(self, here: int) -> list[Json]:
        return [r for r in self.reckoners if r["district"] == here]

    def district(self, here: int) -> Json:
        found: Json = self.board["districts"][here]
        return found

    def epic(self, here: int) -> Json | None:
        found: Json | None = self.district(here)["epic"]
        return found

    def clockwise(self, here: int, steps: int = 1) -> int:
        return (here + steps) % len(self.board["districts"])

    def ring(self) -> list[int]:
        """R6.14: from the boss's district clockwise."""
        return [self.clockwise(self.boss_district, step) for step in range(len(self.board["districts"]))]

    @property
    def boss_district(self) -> int:
        return int(self.board["boss"]["district"])

    def card(self, epic_id: str) -> Json:
        return next(card for card in self.pack["epics"] if card["id"] == epic_id)

    def printed_district(self, here: int) -> Json:
        name = self.district(here)["name"]
        return next(d for d in self.pack["districts"] if d["name"] == name and d["city"] == self.city)

    def boss_board(self, boss: str) -> Json:
        return printed_board(self.pack, self.setup, boss, len(self.reckoners))

    @property
    def own_board(self) -> Json:
        return self.boss_board(self.setup["boss"])

    def boss_limit(self, colour: str) -> int:
        return bracket_limit(self.own_board, colour)

    @property
    def boss_starting_research(self) -> int:
        if self.city == "babilar":
            return 0
        if self.city == "newcago":
            return NEWCAGO[len(self.reckoners)][self.difficulty]
        return int(self.boss_board("limelight")["research"])

    @property
    def boss_weakened_health(self) -> int:
        if self.city == "babilar":
            return BABILAR_HEALTH[self.difficulty]
        if self.city == "newcago":
            return NEWCAGO[len(self.reckoners)][self.difficulty]
        return int(self.boss_board("limelight")["health"])

    @property
    def marker_start(self) -> int | None:
        if self.city == "babilar":
            return BABILAR_RESEARCH[self.difficulty]
        if self.city == "ildithia":
            return int(self.pack["ildithia"]["marker_start"][str(len(self.reckoners))])
        return None

    def price(self, equipment: str) -> int:
        return int(next(e["price"] for e in self.pack["equipment"] if e["name"] == equipment))

    def ask(self, question: Json, options: Iterable[Any]) -> Any:
        distinct = list(dict.fromkeys(options))
        if len(distinct) == 1:
            return distinct[0]
        answer = self.take_answer(question)
        if answer not in distinct:
            raise ValueError(f"{answer!r} does not answer {question}")
        return answer

    def take_answer(self, question: Json) -> Any:
        if not self.answers:
            raise NeedsAnswer(question)
        return self.answers.pop(0)

    def symbol(self, here: int, position: int) -> str:
        """What is printed at a position (from 0) of the track of the Epic here, asked for if unknown."""
        epic = self.epic(here)
        assert epic is not None
        track: list[str] = self.card(epic["id"])["track"]
        if track[position] == UNKNOWN:
            path = f"epics.{epic['id']}.track.{position + 1}"
            track[position] = self.take_answer({"kind": "content", "path": path})
        return track[position]

    def lose_population(self, number: int) -> None:
        # R1.9
        self.board["population"] = max(0, self.board["population"] - number)
        if self.board["population"] == 0:
            raise Over("lost")

    def total(self, piece: str) -> int:
        return sum(d[piece] for d in self.board["districts"])

    def place(self, piece: str, here: int) -> None:
        # R6.2, R6.4, R6.13, R6.18
        if self.total(piece) < SUPPLY[piece]:
            self.district(here)[piece] += 1
        else:
            self.lose_population(1)

    def suffer(self, reckoner: Json, effect: str) -> None:
        # R6.20
        if effect == "equipment" and not reckoner["equipment"]:
            self.lose_population(1)
            return
        self.fresh[reckoner["name"]].append(effect)
        if sum(len(r["effects"]) + len(self.fresh[r["name"]]) for r in self.reckoners) > EFFECT_TOKENS:
            raise NotRuled("R1.3: no Attack Reckoners token left")

    def shown(self) -> Json:
        board = deepcopy(self.board)
        for reckoner in board["reckoners"]:
            reckoner["effects"] += self.fresh[reckoner["name"]]
        return board
