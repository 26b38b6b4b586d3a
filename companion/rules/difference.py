"""From one position to another: what the hands have to move on the real board (after an undo, say)."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from companion.rules.instructions import (
    Base,
    BossBracket,
    BossValues,
    Bracket,
    DawnslightCards,
    Demolitions,
    EpicValues,
    GiveDie,
    GiveEquipment,
    Instruction,
    LoseDie,
    Marker,
    Money,
    MoveBoss,
    MoveIldithia,
    MoveReckoner,
    Place,
    Plans,
    Population,
    PutEpic,
    Remove,
    Suffer,
    TakeEffect,
    TakeEpic,
    TakeEquipment,
    TakeOff,
    TuckEquipment,
)
from companion.rules.pieces import PIECES
from companion.rules.table import NOWHERE, Epic, Reckoner, Table

UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Group:
    """What changes in one place; `district` is NOWHERE outside the districts."""

    place: Literal["district", "boss", "counters", "reckoners"]
    district: int
    moves: tuple[Instruction, ...]


def difference(before: Table, after: Table) -> list[Instruction]:
    """What turns the board `before` into the board `after`, place by place."""
    return [move for group in net(before, after) for move in group.moves]


def net(before: Table, after: Table) -> tuple[Group, ...]:
    """The same by place, in the order of a phase (R4.2): nothing in it is done and undone."""
    groups = [
        Group("district", index, (*_district(before, after, index), *_arrivals(before, after, index)))
        for index in before.clockwise_from(before.boss.district)
    ]
    groups.append(Group("boss", NOWHERE, tuple(_boss(before, after))))
    groups.append(Group("counters", NOWHERE, tuple(_tracks(before, after))))
    pairs = zip(before.reckoners, after.reckoners, strict=True)
    groups.append(Group("reckoners", NOWHERE, tuple(move for pair in pairs for move in _reckoner(*pair))))
    return tuple(group for group in groups if group.moves)


def _district(before: Table, after: Table, index: int) -> list[Instruction]:
    old, new = before.districts[index], after.districts[index]
    moves: list[Instruction] = []
    for piece, name in enumerate(PIECES):
        change = new.pieces[piece] - old.pieces[piece]
        if change > 0:
            moves.append(Place(name, index, change, new.pieces[piece]))
        elif change < 0:
            moves.append(Remove(name, index, -change, new.pieces[piece]))
    replaced = old.epic is None or new.epic is None or old.epic.id != new.epic.id
    if not replaced:
        moves += _epic(old.epic, new.epic, index)
    if new.marker is not None and new.marker != old.marker:
        moves.append(Marker(index, new.marker - (old.marker or 0), new.marker))
    if replaced:
        moves += _epic(old.epic, new.epic, index)
    return moves


def _arrivals(before: Table, after: Table, index: int) -> list[Instruction]:
    return [
        MoveReckoner(new.name, index, old.district)
        for old, new in zip(before.reckoners, after.reckoners, strict=True)
        if new.district == index != old.district
    ]


def _epic(old: Epic | None, new: Epic | None, index: int) -> list[Instruction]:
    if old is not None and (new is None or new.id != old.id):
        return [TakeEpic(index, old.id), *_epic(None, new, index)]
    if new is None:
        return []
    if old is None:
        put = PutEpic(index, new.id, new.research, new.health, new.bracket)
        return [put, *_stolen([], new.stolen, index)]
    moves: list[Instruction] = []
    if (new.research, new.health) != (old.research, old.health):
        moves.append(EpicValues(index, new.id, new.research, new.health))
    if new.bracket != old.bracket:
        moves.append(Bracket(index, new.id, new.bracket - old.bracket, new.bracket))
    return [*moves, *_stolen(old.stolen, new.stolen, index)]


def _stolen(old: list[tuple[str, str]], new: list[tuple[str, str]], index: int) -> list[Instruction]:
    """Cards under an Epic, or set aside (NOWHERE)."""
    gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
    return [
        *(TakeOff(equipment, index) for _, equipment in gone.elements()),
        *(TuckEquipment(equipment, index) for _, equipment in come.elements()),
    ]


def _boss(before: Table, after: Table) -> list[Instruction]:
    old, new = before.boss, after.boss
    moves: list[Instruction] = []
    if (new.research, new.health) != (old.research, old.health):
        moves.append(BossValues(new.research, new.health))
    for colour, bracket in new.brackets.items():
        if bracket != old.brackets[colour]:
            moves.append(BossBracket(colour, bracket - old.brackets[colour], bracket))
    if new.district != old.district:
        moves.append(MoveBoss(new.district, 0))
    return moves


def _reckoner(old: Reckoner, new: Reckoner) -> list[Instruction]:
    moves: list[Instruction] = []
    if new.district == NOWHERE != old.district:
        moves.append(MoveReckoner(new.name, NOWHERE, old.district))
    if new.plans != old.plans:
        moves.append(Plans(new.name, new.plans - old.plans, new.plans))
    lost, won = (
        Counter(old.equipment) - Counter(new.equipment),
        Counter(new.equipment) - Counter(old.equipment),
    )
    moves += [TakeEquipment(new.name, card) for card in lost.elements()]
    moves += [GiveEquipment(new.name, card) for card in won.elements()]
    if new.dawnslight != old.dawnslight:
        moves.append(DawnslightCards(new.name, new.dawnslight - old.dawnslight, new.dawnslight))
    if new.demolitions != old.demolitions:
        moves.append(Demolitions(new.name, new.demolitions - old.demolitions, new.demolitions))
    had, has = Counter(old.effects + old.fresh), Counter(new.effects + new.fresh)
    moves += [TakeEffect(new.name, effect) for effect in (had - has).elements()]
    moves += [Suffer(new.name, effect) for effect in (has - had).elements()]
    return moves


def _tracks(before: Table, after: Table) -> list[Instruction]:
    moves: list[Instruction] = []
    if after.population != before.population:
        moves.append(Population(after.population - before.population, after.population, UNDO))
    if after.money != before.money:
        moves.append(Money(after.money - before.money, after.money))
    if after.base_marker != before.base_marker:
        moves.append(Base(after.base_marker))
    lost, back = Counter(after.lost_dice), Counter(before.lost_dice)
    moves += [LoseDie(name) for name in (lost - back).elements()]
    moves += [GiveDie(name) for name in (back - lost).elements()]
    moves += _stolen(before.set_aside, after.set_aside, NOWHERE)
    if after.ildithia_gap != before.ildithia_gap:
        moves.append(MoveIldithia(NOWHERE if after.ildithia_gap is None else after.ildithia_gap))
    return moves
