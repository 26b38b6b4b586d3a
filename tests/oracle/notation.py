"""The action notation, split anew each time it is met."""

from __future__ import annotations

from typing import NamedTuple

NOTHING = "-"
UNKNOWN = "?"


class Action(NamedTuple):
    scope: str
    verb: str
    word: str  # the colour of a boost, the effect of an attack, the total of a "by" table
    number: int
    per: str
    thresholds: tuple[tuple[int, int], ...]


def lines(cell: str) -> list[str]:
    return [] if cell == NOTHING else cell.split(" | ")


def parse(line: str) -> Action:
    scope, _, rest = line.rpartition(": ")
    words = rest.split(" ")
    if words[:2] == ["population", "by"]:
        pairs = [entry.split("=") for entry in words[3:]]
        return Action(scope, "population", words[2], 1, "", tuple((int(a), int(b)) for a, b in pairs))
    verb = words.pop(0)
    word = words.pop(0) if verb in ("boost", "attack") else ""
    number = int(words.pop(0)[1:]) if words and words[0][0] == "x" else 1
    per = words.pop(1) if words else ""
    if words not in ([], ["per"]):
        raise ValueError(line)
    return Action(scope, verb, word, number, per, ())
