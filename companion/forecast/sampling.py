"""The coming Epic Phase with every die, draw and choice answered at random, instructions switched off."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from companion.rules.errors import RefusedInput
from companion.rules.notation import COLOURS
from companion.rules.pending import advance
from companion.rules.questions import Content, PowerDice, Question, Reply
from companion.rules.rewards import receive_rewards
from companion.rules.table import Table

_PATHS: Final = {
    "movement-die": "dice.movement",
    "ability-die": "dice.ability",
    "regalia-card": "regalia_deck",
    "new-epic": "epics",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """Population after the phase, 0 where the game was lost."""

    counts: Counter[int]

    @property
    def count(self) -> int:
        return self.counts.total()

    @property
    def lost(self) -> float:
        return self.counts[0] / self.count

    @property
    def mean(self) -> float:
        return sum(population * times for population, times in self.counts.items()) / self.count


def sample_epic_phase(table: Table, count: int, chance: Random) -> Sample:
    counts: Counter[int] = Counter()
    for _ in range(count):
        counts[play_epic_phase(table, chance).population] += 1
    return Sample(counts)


def play_epic_phase(table: Table, chance: Random) -> Table:
    """One possible end of the coming Epic Phase, from a clone."""
    new = table.clone()
    new.told = None
    new.pending.append(("epic-phase",))
    receive_rewards(new)
    advance(new)
    while new.question is not None:
        new.reply = random_reply(new.question, chance)
        new.question = None
        advance(new)
    return new


def random_reply(question: Question, chance: Random) -> Reply:
    """Equal chance for each face, card or option; what is not known cannot be guessed."""
    options: tuple[Any, ...] = question.options
    if not options:
        path = question.path if isinstance(question, Content) else _PATHS[question.kind]
        raise RefusedInput("unknown", f"pack.{path}", "?", "known, as a simulation needs")
    if isinstance(question, PowerDice):
        return {colour: chance.choice(options) for colour in COLOURS}
    reply: Reply = chance.choice(options)
    return reply
