"""Random answers to the oracle's questions, and random things that Reckoners do."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from tests.oracle.actions import PIECES
from tests.oracle.holdings import Holdings
from tests.oracle.position import COLOURS, SUPPLY, Json
from tests.oracle.symbols import epic_symbol


class Answers:
    """Remembers what was drawn, so that no answer needs a card that cannot be there."""

    def __init__(self, rng: Random, scenario: Json) -> None:
        self.rng = rng
        self.pack: Json = scenario["pack"]
        self.epics = [card["id"] for card in self.pack["epics"]]
        for district in scenario["board"]["districts"]:
            if district["epic"] is not None:
                self.epics.remove(district["epic"]["id"])
        deck: Json = self.pack["regalia_deck"]
        self.regalia_deck = [effect for effect, number in deck.items() for _ in range(number)]

    def answer(self, question: Json, board: Json) -> Any:
        rng = self.rng
        match question["kind"]:
            case "movement-die":
                return rng.choice(self.pack["dice"]["movement"])
            case "ability-die":
                return rng.choice(self.pack["dice"]["ability"])
            case "power-dice":
                shown = {colour: rng.choice(self.pack["dice"]["power"]) for colour in COLOURS}
                return {colour: int(face) if face.isdigit() else face for colour, face in shown.items()}
            case "regalia-card":
                return self.regalia_deck.pop(rng.randrange(len(self.regalia_deck)))
            case "new-epic":
                return self.new_epic(board)
            case "content":
                return epic_symbol(rng)
            case _:
                return rng.choice(question["options"])

    def new_epic(self, board: Json) -> str:
        in_play = [d["epic"]["id"] for d in board["districts"] if d["epic"] is not None]
        if unseen := [epic for epic in self.epics if epic not in in_play]:
            chosen = self.rng.choice(unseen)
            self.epics.remove(chosen)
            return str(chosen)
        return str(self.rng.choice([card["id"] for card in self.pack["epics"] if card["id"] not in in_play]))


class Turn(NamedTuple):
    """Commands that are legal on a board, R9.1's warnings aside; None where there is nothing to do it to."""

    rng: Random
    scenario: Json
    board: Json

    def step(self) -> Json:
        makers = [self.research, self.attack, self.attack, self.contain, self.remove, self.move, self.correct]
        makers += Holdings(self.rng, self.scenario, self.board).makers()
        if self.city == "ildithia":
            makers += [self.protect, self.protect]
        if self.city == "babilar":
            makers += [self.research, self.research]
        while (step := self.rng.choice(makers)()) is None:
            continue
        return step

    @property
    def city(self) -> str:
        return str(self.scenario["setup"]["city"])

    @property
    def boss(self) -> Json:
        found: Json = self.board["boss"]
        return found

    def on_boss(self, command: str, here: int, most: int) -> Json:
        return {
            "command": command,
            "district": here,
            "target": "boss",
            "count": self.rng.randint(1, most),
            **self.doer(),
        }

    def with_epic(self) -> list[int]:
        return [here for here, district in enumerate(self.board["districts"]) if district["epic"] is not None]

    def anywhere(self) -> int:
        return self.rng.randrange(len(self.board["districts"]))

    def research(self) -> Json | None:
        epics = self.with_epic()
        if epics and self.rng.random() < 0.5:
            return {
                "command": "research",
                "district": self.rng.choice(epics),
                "count": self.rng.randint(1, 4),
                **self.doer(),
            }
        here = self.anywhere() if self.city == "babilar" else self.boss["district"]
        return self.on_boss("research", here, 5)

    def attack(self) -> Json | None:
        if self.boss["health"] is not None and self.rng.random() < 0.5:
            return self.on_boss("attack", self.boss["district"], 8)
        healths = {here: self.board["districts"][here]["epic"]["health"] for here in self.with_epic()}
        targets = [here for here, health in healths.items() if health != "infinite"]
        if not targets:
            return None
        here = self.rng.choice(targets)
        count = self.rng.choice((healths[here], healths[here], self.rng.randint(1, healths[here])))
        return {"command": "attack", "district": here, "count": count, **self.doer()}

    def contain(self) -> Json | None:
        epics = self.with_epic()
        count = self.rng.randint(1, 3)
        if epics and self.rng.random() < 0.6:
            here = self.rng.choice(epics)
            return {"command": "contain", "district": here, "count": count, **self.reward("contain")}
        step = {"command": "contain", "district": self.boss["district"], "target": self.rng.choice(COLOURS)}
        return {**step, "count": count, **self.reward("contain")}

    def reward(self, spendable: str) -> Json:
        likely = 0.7 if self.board["unspent"][spendable] else 0.1
        return {"reward": True} if self.rng.random() < likely else {}

    def doer(self) -> Json:
        return (
            {"reckoner": self.rng.choice(self.board["reckoners"])["name"]} if self.rng.random() < 0.6 else {}
        )

    def remove(self) -> Json | None:
        here = self.anywhere()
        standing = [(piece, self.board["districts"][here][field]) for piece, field in PIECES.items()]
        standing = [(piece, number) for piece, number in standing if number]
        if not standing:
            return None
        piece, number = self.rng.choice(standing)
        reward = self.reward("enforcement") if piece == "enforcement" else {}
        count = self.rng.randint(1, number)
        return {"command": "remove", "piece": piece, "district": here, "count": count, **reward}

    def move(self) -> Json | None:
        reckoner = self.rng.choice(self.board["reckoners"])
        here = (reckoner["district"] + self.rng.choice((-1, 1))) % len(self.board["districts"])
        return {"command": "move", "reckoner": reckoner["name"], "district": here}

    def protect(self) -> Json | None:
        return {"command": "protect", "district": self.anywhere(), "count": self.rng.randint(1, 3)}

    def correct(self) -> Json | None:
        rng = self.rng
        here = self.anywhere()
        piece = rng.choice(list(SUPPLY))
        used = sum(d[piece] for d in self.board["districts"])
        most = self.board["districts"][here][piece] + SUPPLY[piece] - used
        path, value = rng.choice(
            (
                ("population", rng.randint(1, 60)),
                ("money", rng.randint(0, 9)),
                ("defeated", rng.randint(0, 4)),
                ("unspent.contain", rng.randint(0, 4)),
                (f"reckoners.{rng.randrange(len(self.board['reckoners']))}.plans", rng.randint(0, 3)),
                ("base_marker", rng.randrange(self.scenario["pack"]["base_spaces"])),
                (f"districts.{here}.{piece}", rng.randint(0, most)),
                (f"boss.brackets.{rng.choice(COLOURS)}", 1),
            )
        )
        return {"command": "set", "path": path, "value": value}
