"""Where the books leave room, and how this game goes on there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.rules.pages import Pages
from companion.rules.setup import RULINGS, Setup

RulingName = Literal[
    "ildithia-values",
    "rewards",
    "epic-deck",
    "own-actions",
    "copy-tokens",
    "copy-token-count",
    "per-research",
    "two-owners",
    "disabled-card",
    "fortify-boss",
    "boost-end",
    "stolen-by-none",
    "per-infinite",
    "place-order",
    "copy-order",
    "tokens-come-off",
    "no-loops",
    "regalia-deck",
    "limelight-column",
    "last-round",
    "equipment-minimum",
    "newcago-order",
    "reward-order",
    "reward-shields",
    "consumable-research",
]
# With its rule, and the page of each book that leaves the room.
_ROOM: Final[dict[RulingName, tuple[str, Pages]]] = {
    "ildithia-values": ("R2.2", (None, 15)),
    "rewards": ("R4.1", (None, 10)),
    "epic-deck": ("R4.3", (19, None)),
    "own-actions": ("R5.1", (19, 8)),
    "copy-tokens": ("R5.2", (None, 9)),
    "copy-token-count": ("R5.2", (None, 9)),
    "per-research": ("R5.4", (None, 8)),
    "two-owners": ("R5.5", (None, 7)),
    "disabled-card": ("R5.5", (None, 12)),
    "fortify-boss": ("R6.1", (None, 16)),
    "boost-end": ("R6.5", (22, 15)),
    "stolen-by-none": ("R6.9", (None, 8)),
    "per-infinite": ("R6.12", (None, 8)),
    "place-order": ("R6.14", (22, 16)),
    "copy-order": ("R6.17", (None, 9)),
    "tokens-come-off": ("R6.20", (20, 19)),
    "no-loops": ("R6.21", (22, 8)),
    "regalia-deck": ("R7.3", (None, 11)),
    "limelight-column": ("R7.6", (None, 15)),
    "last-round": ("R7.6", (None, 16)),
    "equipment-minimum": ("R7.6", (None, 16)),
    "newcago-order": ("R8.3", (None, 19)),
    "reward-order": ("R9.2", (None, 10)),
    "reward-shields": ("R9.2", (None, 9)),
    "consumable-research": ("R9.5", (None, 7)),
}
# Those that a table can set when a game is begun, as a scenario writes them.
SETTABLE: Final[dict[str, tuple[str, ...]]] = {
    field.replace("_", "-"): options for field, options in RULINGS.items()
}


@dataclass(frozen=True, slots=True)
class Ruling:
    """`options`: what can be set, if anything; `chosen`: which of them holds in this game."""

    name: RulingName
    rule: str
    pages: Pages
    options: tuple[str, ...] = ()
    chosen: str = ""


def rulings(setup: Setup, reckoners: Sequence[str] = ()) -> tuple[Ruling, ...]:
    """All of them, in the order of the rules; whose turn the rewards follow hangs on the team too (R4.1)."""
    return tuple(
        Ruling(name, rule, pages, SETTABLE.get(name, ()), _chosen(name, setup, reckoners))
        for name, (rule, pages) in _ROOM.items()
    )


def _chosen(name: RulingName, setup: Setup, reckoners: Sequence[str]) -> str:
    match name:
        case "rewards":
            return "at-once" if setup.rewards_at_once(reckoners) else "in-step"
        case "copy-tokens":
            return setup.copy_tokens
        case "per-research":
            return setup.per_research
        case "equipment-minimum":
            return setup.equipment_minimum
        case _:
            return ""
