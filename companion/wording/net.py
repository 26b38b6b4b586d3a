"""What a whole phase moves, place by place; under a district's name its name is not said again."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from companion.rules.box import INFINITE
from companion.rules.difference import Group
from companion.rules.instructions import (
    BossValues,
    Bracket,
    EpicValues,
    Instruction,
    Marker,
    MoveBoss,
    MoveReckoner,
    Place,
    Population,
    PutEpic,
    Remove,
    TakeEpic,
    TakeOff,
    Told,
    TuckEquipment,
)
from companion.rules.table import NOWHERE, Table
from companion.wording.instructions import tell
from companion.wording.language import Language
from companion.wording.moves import say_move
from companion.wording.names import boss_name, district_name, epic_name, health_words, signed
from companion.wording.pieces import counted_pieces
from companion.wording.telling import Telling

Value = Literal["", "research", "health"]


@dataclass(frozen=True, slots=True)
class NetMove:
    """`value`: which of the two an instruction about both is about here; `change`: by how much, where that is
    a number."""

    instruction: Instruction
    telling: Telling
    value: Value = ""
    change: int | None = None


def net_moves(group: Group, before: Table, after: Table, language: Language) -> tuple[NetMove, ...]:
    moves = (move for one in group.moves for move in _moves(one, before, after, language))
    return tuple(moves)


def _moves(one: Instruction, before: Table, after: Table, language: Language) -> Iterator[NetMove]:
    match one:
        case EpicValues(district=index, epic=epic):
            old, new = before.districts[index].epic, after.districts[index].epic
            assert old is not None
            assert new is not None
            name = epic_name(epic, after)
            yield from _values(one, name, (old.research, new.research), (old.health, new.health), language)
        case BossValues():
            name = boss_name(after, language)
            was, now = before.boss, after.boss
            yield from _values(one, name, (was.research, now.research), (was.health, now.health), language)
        case MoveBoss(district=district):
            steps = (district - before.boss.district) % len(before.districts)
            yield NetMove(one, Telling(say_move(MoveBoss(district, steps), after, language)), change=steps)
        case _:
            yield NetMove(one, _telling(one, after, language), change=_change(one))


def _values(
    one: Instruction,
    name: str,
    research: tuple[int | None, int | None],
    health: tuple[int | None, int | None],
    language: Language,
) -> Iterator[NetMove]:
    """The two markers of a tray: each is moved by itself."""
    was, now = research
    if was != now:
        words = language.gettext("{name}: Research *{change}*", name=name, change=_by(was, now, language))
        yield NetMove(one, Telling(words, _stands(was, now)), "research", _difference(was, now))
    was, now = health
    if was != now:
        words = language.gettext("{name}: Health *{change}*", name=name, change=_by(was, now, language))
        yield NetMove(one, Telling(words, _stands(was, now)), "health", _difference(was, now))


def _difference(was: int | None, now: int | None) -> int | None:
    if was is None or now is None or INFINITE in (was, now):
        return None
    return now - was


def _by(was: int | None, now: int | None, language: Language) -> str:
    change = _difference(was, now)
    return health_words(now, language) if change is None else signed(change)


def _stands(was: int | None, now: int | None) -> str:
    return "" if _difference(was, now) is None else str(now)


def _change(one: Instruction) -> int | None:
    match one:
        case Place(count=count):
            return count
        case Remove(count=count):
            return -count
        case _:
            change = getattr(one, "change", None)
            return change if isinstance(change, int) else None


def _telling(one: Instruction, table: Table, language: Language) -> Telling:
    if isinstance(one, Population):
        return tell(Told(replace(one, why="attack")), table, language)
    told = tell(Told(one), table, language)
    words = _piece(one, language) or _card(one, table, language) or _moved(one, table, language)
    return replace(told, words=words) if words else told


def _piece(one: Instruction, language: Language) -> str:
    match one:
        case Place(piece=piece, count=count):
            return language.gettext("Place *{pieces}*", pieces=counted_pieces(piece, count, language))
        case Remove(piece=piece, count=count):
            return language.gettext("Take *{pieces}* away", pieces=counted_pieces(piece, count, language))
        case _:
            return ""


def _card(one: Instruction, table: Table, language: Language) -> str:
    match one:
        case TakeEpic(epic=epic):
            return language.gettext("Take *{epic}* off", epic=epic_name(epic, table))
        case PutEpic(epic=epic, research=None, bracket=bracket):
            return language.gettext(
                "Put *{epic}* here: Research and Health as printed, bracket after action {bracket}",
                epic=epic_name(epic, table),
                bracket=bracket,
            )
        case PutEpic(epic=epic, research=research, health=health, bracket=bracket):
            return language.gettext(
                "Put *{epic}* here: Research {research}, Health {health}, bracket after action {bracket}",
                epic=epic_name(epic, table),
                research=research,
                health=health_words(health, language),
                bracket=bracket,
            )
        case TuckEquipment(equipment=card, district=district) if district != NOWHERE:
            return language.gettext("Tuck *{equipment}* under the Epic", equipment=card)
        case TakeOff(equipment=card, district=district) if district != NOWHERE:
            return language.gettext("Take *{equipment}* from under the Epic", equipment=card)
        case _:
            return ""


def _moved(one: Instruction, table: Table, language: Language) -> str:
    match one:
        case Bracket(change=change) if change > 0:
            return language.gettext("Its bracket *{count} to the right*", count=change)
        case Bracket(change=change):
            return language.gettext("Its bracket *{count} to the left*", count=-change)
        case MoveReckoner(reckoner=reckoner, district=here, origin=origin) if NOWHERE not in (here, origin):
            return language.gettext(
                "*{reckoner}* comes here from {origin}",
                reckoner=reckoner,
                origin=district_name(origin, table),
            )
        case Marker(change=change) if table.setup.city == "babilar":
            return language.gettext("Boss Research *{change}*", change=signed(change))
        case Marker(change=change) if change > 0:
            return language.ngettext(
                "The marker *{count} space down*", "The marker *{count} spaces down*", change
            )
        case Marker(change=change):
            return language.ngettext(
                "The marker *{count} space up*", "The marker *{count} spaces up*", -change
            )
        case _:
            return ""
