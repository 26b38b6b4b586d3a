"""Random legal tables, played by the oracle with random answers."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random

from tests.oracle.boards import random_board
from tests.oracle.packs import random_pack
from tests.oracle.position import DIFFICULTIES, Json, NotRuled
from tests.oracle.reference import carry_out
from tests.oracle.turns import Answers, Turn

TOKENS = (0, 0, -1, -2)  # R2.1
RULINGS = {
    "rewards": ("at-once", "in-step"),
    "copy-tokens": ("after", "before"),
    "per-research": ("held", "at-once"),
    "equipment-minimum": ("reckoner", "district"),
}


def random_scenario(rng: Random) -> Json:
    while True:
        scenario = random_table(rng)
        try:
            play(rng, scenario)
        except NotRuled:
            continue
        return scenario


def random_table(rng: Random) -> Json:
    city = rng.choice(("newcago", "babilar", "ildithia"))
    setup: Json = {
        "boss": rng.choice(("steelheart", "regalia", "limelight")),
        "city": city,
        "difficulty": rng.choice(DIFFICULTIES),
        "epics": rng.choice(("base", "steelslayer")),
        "difficulty_token": rng.choice(TOKENS),
        "newcago_cards": city == "newcago" and rng.random() < 0.6,
    }
    if rng.random() < 0.3:
        setup["equipment"] = rng.choice(("base", "steelslayer"))
    if rng.random() < 0.4:
        setup["rulings"] = random_rulings(rng)
    reckoners = rng.randint(2, 6)
    empty = [here for here in range(reckoners + 1) if rng.random() < 0.2]
    spare = 1 if len(empty) == 1 and rng.random() < 0.1 else len(empty) + 6
    pack = random_pack(rng, setup, reckoners, reckoners + 1 - len(empty) + spare)
    board = random_board(rng, setup, pack, empty)
    return {"format": 1, "setup": setup, "pack": pack, "board": board, "steps": []}


def random_rulings(rng: Random) -> dict[str, str]:
    return {name: rng.choice(readings) for name, readings in RULINGS.items() if rng.random() < 0.6}


def play(rng: Random, scenario: Json) -> None:
    """Adds the steps; now and then the last question is left waiting."""
    answers = Answers(rng, scenario)
    patience = rng.randint(0, 8) if rng.random() < 0.2 else 1000
    for kind in random_course(rng, scenario):
        result = carry_out(scenario)
        step = Turn(rng, scenario, result["board"]).step() if kind == "reckoner" else {"command": kind}
        scenario["steps"].append(step)
        result = carry_out(scenario)
        while result["question"] is not None:
            if patience == 0:
                return
            patience -= 1
            scenario["steps"].append({"answer": answers.answer(result["question"], result["board"])})
            result = carry_out(scenario)
        if result["outcome"] is not None:
            return


def random_course(rng: Random, scenario: Json) -> list[str]:
    course: list[str] = []
    if rng.random() < 0.15:
        begin_with_prologue(scenario["board"])
        course.append("prologue")
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        course += ["reckoner"] * rng.choice((0, 0, 4, 10))
        course.append("epic-phase")
    if rng.random() < 0.1:
        course.pop()
    return course or ["epic-phase"]


def begin_with_prologue(board: Json) -> None:
    board |= {"round": 1, "ildithia_gap": None, "defeated": 0, "lost_dice": []}
    board.pop("unspent", None)
    for reckoner in board["reckoners"]:
        reckoner |= {"effects": [], "disabled": None, "new_plans": 0}


def main() -> None:
    parser = ArgumentParser(description="Make random tables and count how they end.")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    ends: Counter[str] = Counter()
    for _ in range(options.count):
        result = carry_out(random_scenario(rng))
        ends["waiting" if result["question"] else result["outcome"] or "ended"] += 1
    print(", ".join(f"{end} {ends[end]}" for end in ("ended", "lost", "won", "waiting")))


if __name__ == "__main__":
    main()
