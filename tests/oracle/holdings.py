"""Random things that Reckoners do with what they own: money, Plan tokens, cards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.oracle.actions import PIECES
from tests.oracle.equipment import LOST_DIE, MARKET
from tests.oracle.position import PLAN_TOKENS, Json

GATHERED = 3  # R9.8


class Holdings(NamedTuple):
    rng: Random
    scenario: Json
    board: Json

    def makers(self) -> list[Callable[[], Json | None]]:
        return [
            self.income, self.plan, self.use_plan, self.buy, self.buy, self.dawnslight,
            self.gather, self.hide, self.population, self.rewards,
        ]  # fmt: skip

    def name(self) -> str:
        return str(self.rng.choice(self.board["reckoners"])["name"])

    def anywhere(self) -> int:
        return self.rng.randrange(len(self.board["districts"]))

    def income(self) -> Json:
        return {"command": "money", "count": self.rng.randint(1, 3)}

    def population(self) -> Json:
        return {"command": "population", "count": self.rng.randint(1, 3)}

    def hide(self) -> Json:
        return {"command": "hide"}

    def rewards(self) -> Json | None:
        return {"command": "rewards"}

    def plan(self) -> Json | None:
        count = self.rng.randint(1, 3)
        if sum(r["plans"] for r in self.board["reckoners"]) + count > PLAN_TOKENS:
            return None
        step = {"command": "plan", "reckoner": self.name(), "count": count}
        return step | ({"usable": True} if self.rng.random() < 0.3 else {})

    def use_plan(self) -> Json | None:
        holders = [r for r in self.board["reckoners"] if r["plans"]]
        if not holders:
            return None
        holder = self.rng.choice(holders)
        count = self.rng.randint(1, holder["plans"] + 1)
        return {"command": "use-plan", "reckoner": holder["name"], "count": count}

    def dawnslight(self) -> Json | None:
        if self.scenario["setup"]["city"] != "babilar":
            return None
        holders = [r for r in self.board["reckoners"] if r["dawnslight"]]
        if self.rng.random() < 0.3:
            return {"command": "dawnslight"}
        if not holders or self.rng.random() < 0.1:
            return {"command": "dawnslight", "reckoner": self.name()}
        return {"command": "dawnslight", "reckoner": self.rng.choice(holders)["name"]}

    def buy(self) -> Json | None:
        rng = self.rng
        money = self.board["money"] + (9 if rng.random() < 0.05 else 0)
        kind = rng.choice(("market", "die", "equipment", "consumable", "consumable"))
        if kind == "market":
            return {"command": "buy", "market": True} if money >= MARKET else None
        if kind == "die":
            lost = self.board["lost_dice"]
            return {"command": "buy", "die": rng.choice(lost)} if lost and money >= LOST_DIE else None
        return self.buy_card(money, consumable=kind == "consumable")

    def buy_card(self, money: int, *, consumable: bool) -> Json | None:
        affordable = [
            card
            for card in self.scenario["pack"]["equipment"]
            if card.get("consumable", False) == consumable
            and card["price"] <= money
            and card["name"] != "Sabotage"  # R5.5: it exists once, and may be anywhere
        ]
        if not affordable:
            return None
        step = {"command": "buy", "equipment": self.rng.choice(affordable)["name"], "reckoner": self.name()}
        return step | ({"district": self.anywhere()} if consumable and self.rng.random() < 0.4 else {})

    def gather(self) -> Json | None:
        there = self.anywhere()
        if self.rng.random() < 0.3:
            return {"command": "gather", "district": there, "boss": True}
        standing = [
            (piece, here, self.board["districts"][here][field])
            for piece, field in PIECES.items()
            for here in range(len(self.board["districts"]))
            if here != there and self.board["districts"][here][field]
        ]
        left = GATHERED
        pieces: list[Json] = []
        self.rng.shuffle(standing)
        for piece, here, number in standing[: self.rng.randint(1, 3)]:
            if left:
                count = self.rng.randint(1, min(left, number))
                left -= count
                pieces.append({"piece": piece, "from": here, "count": count})
        return {"command": "gather", "district": there, "pieces": pieces} if pieces else None
