"""Instructions that are alike, said as one: what adds up is added, the same for several is said once."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from companion.rules.instructions import (
    Base,
    BossBracket,
    Bracket,
    Dawnslight,
    Fortify,
    FortifyBoss,
    GiveDie,
    Instruction,
    LoseDie,
    Marker,
    Money,
    MoveReckoner,
    Nothing,
    Place,
    Plans,
    Population,
    Remove,
    Rose,
    Suffer,
    TakeEffect,
    Told,
)
from companion.rules.table import Table
from companion.wording.instructions import of_card, told_alone
from companion.wording.language import Language
from companion.wording.names import district_name, effect_name, epic_name, listed
from companion.wording.pieces import counted_pieces
from companion.wording.telling import Telling

Pair = tuple[Told, Table]


@dataclass(frozen=True, slots=True)
class Group:
    telling: Telling
    sentence: str
    told: tuple[Told, ...]


def grouped(told: Sequence[Pair], language: Language) -> tuple[Group, ...]:
    """In order; each told is in one group. `told`: each with the table as it stood after its entry."""
    return tuple(_group(part, language) for run in _runs(told) for part in _parts(run))


def _group(part: list[Pair], language: Language) -> Group:
    last, table = part[-1]
    telling = of_card(last, _telling(part, language), table, language)
    return Group(telling, telling.sentence(language), tuple(one for one, _ in part))


def _runs(told: Sequence[Pair]) -> Iterator[list[Pair]]:
    """What is alike and follows one another, with nobody else acting or answering in between."""
    run: list[Pair] = []
    for pair in told:
        if run and not goes_on(run[-1], pair):
            yield run
            run = []
        run.append(pair)
    if run:
        yield run


def goes_on(last: Pair, now: Pair) -> bool:
    """Can the two be said as one?"""
    before, after = last[0], now[0]
    kind = _kind(before.instruction)
    return (
        kind is not None
        and kind == _kind(after.instruction)
        and before.cause.source == after.cause.source
        and not is_asked_between(last, now)
    )


def is_asked_between(last: Pair, now: Pair) -> bool:
    return last[1] is not now[1] and last[1].question is not None


def _kind(one: Instruction) -> Hashable | None:
    """What two instructions must have in common to be said as one; None: each is said alone."""
    match one:
        case Place(piece=piece) | Remove(piece=piece):
            return type(one), piece
        case Suffer(effect=effect):
            return Suffer, effect
        case Fortify():
            return Fortify
        case Bracket(change=change):
            return Bracket, change > 0
        case BossBracket(colour=colour, change=change):
            return BossBracket, colour, change > 0
        case FortifyBoss(track=track, district=district):
            return FortifyBoss, track, district
        case Population(change=change, why=why, epic=epic):
            return Population, why, change > 0, epic
        case Money(change=change):
            return Money, change > 0
        case Plans(reckoner=reckoner, change=change):
            return Plans, reckoner, change > 0
        case Marker(district=district, change=change):
            return Marker, district, change > 0
        case Base(now=now) if now > 0:  # back at the top: a base was found
            return Base
        case MoveReckoner(district=district, origin=origin, why=why) if why:
            return MoveReckoner, why, origin, district
        case Nothing() | Dawnslight() | LoseDie() | GiveDie() | TakeEffect():
            return one
        case _:
            return None


def _whom(pair: Pair) -> Hashable:
    """Whom or what one of a run is about, where a run can be about several."""
    match pair[0].instruction:
        case Place(district=district) | Remove(district=district) | Fortify(district=district):
            return district
        case Bracket(district=district):
            return district
        case Suffer(reckoner=reckoner) | MoveReckoner(reckoner=reckoner):
            return reckoner
        case _:
            return None


def _amount(part: Sequence[Pair]) -> int:
    return sum(_change(told.instruction) for told, _ in part)


def _change(one: Instruction) -> int:
    match one:
        case Place(count=count) | Remove(count=count):
            return count
        case (
            Bracket(change=change)
            | BossBracket(change=change)
            | Population(change=change)
            | Money(change=change)
            | Plans(change=change)
            | Marker(change=change)
        ):
            return change
        case _:
            return 1


def _parts(run: list[Pair]) -> Iterator[list[Pair]]:
    """Said as one: the same for everybody in it. Whoever has more than the others is said alone."""
    if len(set(_amounts(run).values())) == 1:
        yield run
        return
    part: list[Pair] = []
    for _, same in groupby(run, _whom):
        more = list(same)
        if part and (_whom(more[0]) in _amounts(part) or _amount(more) not in _amounts(part).values()):
            yield part
            part = []
        part += more
    yield part


def _amounts(run: Sequence[Pair]) -> dict[Hashable, int]:
    return {whom: _amount([pair for pair in run if _whom(pair) == whom]) for whom in map(_whom, run)}


def _telling(part: list[Pair], language: Language) -> Telling:
    told, table = part[-1]
    if len(part) == 1:
        return told_alone(told, table, language)
    several = len(_amounts(part)) > 1
    match told.instruction:
        case Place() | Remove() as one if several:
            return Telling(_pieces(one, part, language))
        case Suffer() as one:
            return Telling(_suffer(one, part, language))
        case Fortify() if several:
            return Telling(_fortify(_risen(part), language))
        case Fortify():
            return told_alone(_risen(part)[-1][0], table, language)
        case MoveReckoner() as one:
            names = listed(_each(part, lambda pair: str(_whom(pair))), language)
            return told_alone(replace(told, instruction=replace(one, reckoner=names)), table, language)
        case Dawnslight() | LoseDie() | GiveDie() | TakeEffect():
            sentence = told_alone(told, table, language).sentence(language)
            return Telling(language.gettext("{sentence} ({count} times)", sentence=sentence, count=len(part)))
        case Bracket() if several:
            return Telling(_brackets(part, language))
        case Base():
            words = language.gettext("Reckoner Base marker *{count} down*", count=len(part))
            return replace(told_alone(told, table, language), words=words)
        case one:
            return told_alone(replace(told, instruction=_sum(one, _amount(part))), table, language)


def _sum(last: Instruction, amount: int) -> Instruction:
    match last:
        case Place() | Remove():
            return replace(last, count=amount)
        case Bracket() | BossBracket() | Population() | Money() | Plans() | Marker():
            return replace(last, change=amount)
        case _:
            return last


def _pieces(one: Place | Remove, part: list[Pair], language: Language) -> str:
    table = part[-1][1]
    count = next(iter(_amounts(part).values()))
    pieces = counted_pieces(one.piece, count, language)
    if len(_amounts(part)) == len(table.districts):
        if isinstance(one, Place):
            return language.gettext("Place {pieces} in every district.", pieces=pieces)
        return language.gettext("Take {pieces} out of every district.", pieces=pieces)
    districts = listed(_each(part, _district), language)
    if isinstance(one, Place):
        return language.gettext("Place {pieces} in each of {districts}.", pieces=pieces, districts=districts)
    return language.gettext("Take {pieces} out of each of {districts}.", pieces=pieces, districts=districts)


def _suffer(one: Suffer, part: list[Pair], language: Language) -> str:
    names = _each(part, lambda pair: str(_whom(pair)))
    effect = effect_name(one.effect, language)
    count = len(part) // len(names)
    if len(names) == 1:
        return language.gettext(
            "{reckoner}: {effect}, {count} times. Put {count} Attack Reckoners tokens there.",
            reckoner=one.reckoner,
            effect=effect,
            count=count,
        )
    if len(names) == len(part[-1][1].reckoners):
        return language.ngettext(
            "All Reckoners: {effect}. Put an Attack Reckoners token on each.",
            "All Reckoners: {effect}, {count} times. Put {count} Attack Reckoners tokens on each.",
            count,
            effect=effect,
        )
    return language.ngettext(
        "{reckoners}: {effect}. Put an Attack Reckoners token on each.",
        "{reckoners}: {effect}, {count} times. Put {count} Attack Reckoners tokens on each.",
        count,
        reckoners=listed(names, language),
        effect=effect,
    )


def _risen(part: list[Pair]) -> list[Pair]:
    """Each with everything that rose of its Epic in this part."""
    risen: dict[Hashable, set[Rose]] = {}
    for told, _ in part:
        assert isinstance(told.instruction, Fortify)
        risen.setdefault(told.instruction.district, set()).add(told.instruction.rose)
    pairs = []
    for told, table in part:
        assert isinstance(told.instruction, Fortify)
        roses = risen[told.instruction.district]
        rose = told.instruction.rose if len(roses) == 1 else "both"
        pairs.append((replace(told, instruction=replace(told.instruction, rose=rose)), table))
    return pairs


def _fortify(part: list[Pair], language: Language) -> str:
    epics = _each(part, lambda pair: _fortified(pair, language))
    return language.gettext("Fortify {epics}", epics="; ".join(epics))


def _fortified(pair: Pair, language: Language) -> str:
    told, table = pair
    one = told.instruction
    assert isinstance(one, Fortify)
    epic = epic_name(one.epic, table)
    if one.rose == "health":
        return language.gettext("{epic}: *Health {health}*", epic=epic, health=one.health)
    if one.rose == "research":
        return language.gettext("{epic}: *Research {research}*", epic=epic, research=one.research)
    return language.gettext(
        "{epic}: *Research {research}, Health {health}*",
        epic=epic,
        research=one.research,
        health=one.health,
    )


def _brackets(part: list[Pair], language: Language) -> str:
    change = next(iter(_amounts(part).values()))
    epics = ", ".join(_each(part, lambda pair: _bracketed(pair, language)))
    if change > 0:
        return language.gettext("Brackets *{count} to the right*: {epics}", count=change, epics=epics)
    return language.gettext("Brackets *{count} to the left*: {epics}", count=-change, epics=epics)


def _bracketed(pair: Pair, language: Language) -> str:
    told, table = pair
    one = told.instruction
    assert isinstance(one, Bracket)
    return language.gettext("{epic} (now {now})", epic=epic_name(one.epic, table), now=one.now)


def _district(pair: Pair) -> str:
    district = _whom(pair)
    assert isinstance(district, int)
    return district_name(district, pair[1])


def _each(part: list[Pair], name: Callable[[Pair], str]) -> list[str]:
    """The last about each, in the order they come first."""
    return [name(pair) for pair in {_whom(pair): pair for pair in part}.values()]
