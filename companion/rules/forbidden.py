"""What a rule would forbid, and what became of it: the players decide (R9.1)."""

from typing import Literal

WarningCode = Literal[
    "already-weakened",
    "barricade",
    "beyond-supply",
    "blue-shield",
    "boss-elsewhere",
    "boss-not-found",
    "boss-not-weakened",
    "bracket-at-start",
    "infinite-health",
    "move-costs-two",
    "new-plan",
    "no-dawnslight",
    "no-plan",
    "no-reward",
    "nobody-here",
    "not-here",
    "nothing-there",
    "pulled",
    "red-shield",
    "supply-empty",
    "too-little-money",
    "too-many",
]

# Done all the same; only a part of it could be done; nothing changed.
Became = Literal["counted", "partly", "not-counted"]


def became(done: int, wanted: int) -> Became:
    if not done:
        return "not-counted"
    return "counted" if done == wanted else "partly"
