"""What a Reckoner can do where they stand: one key for one symbol, in an order that never changes (R9.1).

Whether a rule forbids it is found by trying it on a copy of the table, never by reading the rules again.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from companion.rules.card_effects import DAWNSLIGHT_POPULATION
from companion.rules.checks import happened, warnings_in
from companion.rules.commands import (
    Attack,
    Command,
    Contain,
    Dawnslight,
    Money,
    Move,
    Plan,
    Protect,
    Remove,
    Research,
)
from companion.rules.instructions import Warn
from companion.rules.notation import COLOURS
from companion.rules.pieces import BARRICADE, BLUE_SHIELD, COPY_TOKEN, ENFORCEMENT, PIECES, RED_SHIELD
from companion.rules.play import after_command
from companion.rules.table import NOWHERE, Reckoner, Table
from companion.rules.tracks import track_of

Place = Literal["epic", "district", "boss", "anywhere"]


@dataclass(frozen=True, slots=True)
class Key:
    """`name`: a command, a piece or a boss colour. Several `commands`: a district is to be chosen first."""

    name: str
    commands: tuple[Command, ...]
    number: int | None  # what it changes, as it stands; None: not known; INFINITE (R1.5)
    change: int
    warnings: tuple[Warn, ...]
    happens: bool  # False: nothing would, even if the players did it anyway

    @property
    def blocked(self) -> bool:
        return bool(self.warnings)


@dataclass(frozen=True, slots=True)
class KeyGroup:
    place: Place
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class MoveTo:
    district: int
    command: Move
    warnings: tuple[Warn, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    groups: tuple[KeyGroup, ...]
    moves: tuple[MoveTo, ...]


def turn_of(table: Table, name: str) -> Turn:
    """Groups without keys are absent; while something else goes on, all are."""
    if table.phase not in ("reckoner", "setup") or table.question is not None:
        return Turn((), ())
    trial = _Trial(table)
    one = table.reckoner(name)
    moves = tuple(
        MoveTo(index, move, trial.warnings(move))
        for index in range(len(table.districts))
        if index != one.district
        for move in (Move(name, index),)
    )
    if one.district == NOWHERE:  # R3.1
        return Turn((), moves)
    groups: tuple[tuple[Place, Iterable[Key]], ...] = (
        ("epic", _epic(table, one, trial)),
        ("district", _district(table, one, trial)),
        ("boss", _boss(table, one, trial)),
        ("anywhere", _anywhere(table, one, trial)),
    )
    found = (KeyGroup(place, tuple(keys)) for place, keys in groups)
    return Turn(tuple(group for group in found if group.keys), moves)


class _Trial:
    """The table to try things on."""

    def __init__(self, table: Table) -> None:
        self.table = table.clone()
        self.table.told = []

    def key(self, name: str, command: Command, number: int | None, change: int = -1) -> Key:
        return self.choice(name, (command,), number, change)

    def choice(self, name: str, commands: tuple[Command, ...], number: int | None, change: int) -> Key:
        afters = [after_command(self.table, command) for command in commands]
        warnings = tuple(
            dict.fromkeys(warning for after in afters for warning in warnings_in(after.told or ()))
        )
        return Key(name, commands, number, change, warnings, any(map(happened, afters)))

    def warnings(self, command: Command) -> tuple[Warn, ...]:
        return warnings_in(after_command(self.table, command).told or ())


def _epic(table: Table, one: Reckoner, trial: _Trial) -> Iterator[Key]:
    here = one.district
    epic = table.districts[here].epic
    if epic is None:
        return
    if epic.research != 0:  # R1.7: weakened for good
        yield trial.key("research", Research(here, reckoner=one.name), epic.research)
    yield trial.key("attack", Attack(here, reckoner=one.name), epic.health)
    yield trial.key("contain", Contain(here, reckoner=one.name), epic.bracket)


def _district(table: Table, one: Reckoner, trial: _Trial) -> Iterator[Key]:
    here = one.district
    district = table.districts[here]
    for piece in (ENFORCEMENT, RED_SHIELD, BLUE_SHIELD, COPY_TOKEN):
        count = district.pieces[piece]
        if count:
            name = PIECES[piece]
            yield trial.key(name, Remove(name, here, reckoner=one.name), count)
    if table.setup.city == "ildithia":
        track = track_of(table, "district", here)
        left = None if track is None or district.marker is None else len(track) - district.marker
        if left != 0:  # R8.1: at the bottom it has no effect
            yield trial.key("protect", Protect(here), left)


def _boss(table: Table, one: Reckoner, trial: _Trial) -> Iterator[Key]:
    here, boss = one.district, table.boss
    stands_here = boss.district == here
    if table.setup.city == "babilar":  # R8.2: in every district
        research = table.districts[here].marker
    else:
        research = boss.research if stands_here else 0
    if research != 0:
        yield trial.key("research", Research(here, target="boss", reckoner=one.name), research)
    if not stands_here:
        return
    if boss.health is not None:
        yield trial.key("attack", Attack(here, target="boss", reckoner=one.name), boss.health)
    for colour in COLOURS:
        contain = Contain(here, target=colour, reckoner=one.name)
        yield trial.key(colour, contain, boss.brackets[colour])


def _anywhere(table: Table, one: Reckoner, trial: _Trial) -> Iterator[Key]:
    name = PIECES[BARRICADE]
    standing = [at for at in table.clockwise_from(one.district) if table.districts[at].pieces[BARRICADE]]
    if standing:
        removes = tuple(Remove(name, at, reckoner=one.name) for at in standing)
        yield trial.choice(name, removes, sum(table.districts[at].pieces[BARRICADE] for at in standing), -1)
    yield trial.key("plan", Plan(one.name), one.plans, 1)
    yield trial.key("money", Money(), table.money, 1)
    if one.dawnslight:
        yield trial.key("dawnslight", Dawnslight(one.name), table.population, DAWNSLIGHT_POPULATION)
