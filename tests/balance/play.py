"""One game from setup to its end: dice and draws by chance, everything else by the scripted team."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from companion.content.boxing import box_for
from companion.content.pack import Pack
from companion.content.reading import read_pack
from companion.forecast.sampling import random_reply
from companion.rules.board import table_from
from companion.rules.box import Box, slug
from companion.rules.commands import Command, EpicPhase, Prologue
from companion.rules.instructions import Dawnslight, LoseDie, Population, Reward, Told, Warn
from companion.rules.play import after_answer, after_command
from companion.rules.questions import ChooseEquipment, ChooseReckoner, NewEpic, Question, Reply
from companion.rules.setup import BASE_RECKONERS, EPIC_SETS, Setup
from companion.rules.table import Table
from tests.balance.build_practice import PACK
from tests.balance.team import Team

MOST_ROUNDS: Final = 40
CITY_OF: Final = {"steelheart": "newcago", "regalia": "babilar", "limelight": "ildithia"}


class Ended(Exception):
    """R1.9: not an error, but in the middle of anything."""


@dataclass(frozen=True, slots=True)
class Record:
    outcome: str | None  # None: stopped after MOST_ROUNDS
    rounds: int
    population: int
    costs: Counter[str]
    dice_lost: int
    warnings: tuple[Warn, ...]


@dataclass(slots=True)
class Play:
    table: Table
    chance: Random
    equipment: tuple[str, ...]
    costs: Counter[str] = field(default_factory=Counter)
    dice_lost: int = 0
    warnings: list[Warn] = field(default_factory=list)

    def do(self, command: Command) -> list[Reward | Dawnslight]:
        """Carry it out, answering what it asks; what the Reckoners gain from it is theirs to use."""
        self.table = after_command(self.table, command)
        told = list(self.table.told or ())
        while self.table.question is not None:
            self.table = after_answer(self.table, self._reply(self.table.question))
            told += self.table.told or ()
        gains = [gain for one in told if (gain := self._note(one)) is not None]
        if self.table.outcome is not None:
            raise Ended
        return gains

    def _note(self, told: Told) -> Reward | Dawnslight | None:
        match told.instruction:
            case Population(change, _, why) if change < 0:
                self.costs[_cost(told.cause.source[0], why)] -= change
            case LoseDie():
                self.dice_lost += 1
            case Warn() as warning:
                self.warnings.append(warning)
            case Reward() | Dawnslight() as gain:
                return gain
            case _:
                pass
        return None

    def _reply(self, question: Question) -> Reply:
        table = self.table
        match question:
            case NewEpic():
                return self.chance.choice([one for one in question.options if in_use(table, one)])
            case ChooseReckoner(reason="plan"):
                return max(question.options, key=lambda name: table.reckoner(name).plans)
            case ChooseReckoner(reason="plan-reward"):
                return min(question.options, key=lambda name: table.reckoner(name).plans)
            case ChooseReckoner(reason="base"):
                return min(question.options, key=table.lost_dice.count)
            case ChooseReckoner():
                return max(question.options, key=lambda name: len(table.reckoner(name).equipment))
            case ChooseEquipment():
                return min(question.options, key=lambda card: table.box.prices[slug(card)] or 0)
            case _:
                return random_reply(question, self.chance)


def _cost(source: str, why: str) -> str:
    if why not in ("attack", "token"):
        return "instead"  # a supply was empty, or there was nothing to take or to fortify
    return source if source in ("epic", "boss") else "city"


def in_use(table: Table, epic: str) -> bool:
    return table.box.epics[epic].set == table.setup.epics


@cache
def practice() -> Pack:
    return read_pack(PACK)


@cache
def box_of(setup: Setup, reckoners: int) -> Box:
    return box_for(practice(), setup, reckoners, ())


def equipment_of(setup: Setup) -> tuple[str, ...]:
    sets = EPIC_SETS[: EPIC_SETS.index(setup.epics) + 1]
    return tuple(card.name or card.id for card in practice().equipment if card.set in sets)


def setup_of(boss: str, difficulty: str) -> Setup:
    """Each boss in its own city; Steelheart's is the game for a first evening."""
    epics = "base" if boss == "steelheart" else "steelslayer"
    return Setup(boss, CITY_OF[boss], difficulty, epics)


def first_table(setup: Setup, reckoners: int, chance: Random) -> Table:
    """R2: random districts, Epics and boss district."""
    box = box_of(setup, reckoners)
    boards = chance.sample([board.name for board in box.districts.values()], reckoners + 1)
    epics = chance.sample([one for one, card in box.epics.items() if card.set == setup.epics], reckoners + 1)
    board = {
        "reckoners": [{"name": name} for name in BASE_RECKONERS[:reckoners]],
        "districts": [{"name": name, "epic": {"id": epic}} for name, epic in zip(boards, epics, strict=True)],
        "boss": {"district": chance.randrange(reckoners + 1)},
    }
    table = table_from(board, setup, box)
    table.phase = "setup"
    table.told = []
    return table


def play_game(setup: Setup, reckoners: int, seed: int) -> Record:
    chance = Random(seed)
    play = Play(first_table(setup, reckoners, chance), chance, equipment_of(setup))
    team = Team(play)
    try:
        play.do(Prologue())
        team.prepare()
        while play.table.round <= MOST_ROUNDS:
            team.reckoner_phase()
            play.do(EpicPhase())
    except Ended:
        pass
    table = play.table
    rounds = min(table.round, MOST_ROUNDS)
    return Record(table.outcome, rounds, table.population, play.costs, play.dice_lost, tuple(play.warnings))
