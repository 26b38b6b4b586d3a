"""What the Reckoners do, from a typed line to a command of the game, and back into a line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.content.pack import Pack
from companion.game.game import Input
from companion.rules.notation import COLOURS
from companion.rules.pieces import PIECES
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.naming import Choice, NotUnderstood, is_number, new_name, pick, shortened
from companion.terminal.places import (
    BOSS,
    EPIC,
    counted,
    district_from,
    district_names,
    reckoner_from,
    target_from,
)
from companion.terminal.setting import setting_from

NEW: Final = "new"


@dataclass(frozen=True, slots=True)
class Order:
    """A line without its first word, and what it is said about."""

    verb: str
    rest: list[str]
    table: Table
    pack: Pack


def is_order(line: str) -> bool:
    return line.split(maxsplit=1)[0].casefold() in _READERS if line else False


def order_from(line: str, table: Table, pack: Pack) -> Input:
    verb, *rest = line.split()
    reader = _READERS.get(verb.casefold())
    if reader is None:
        raise NotUnderstood(words.UNKNOWN_COMMAND, typed=shortened(verb), names=", ".join(_READERS))
    return reader(Order(verb.casefold(), rest, table, pack))


def _research(order: Order) -> Input:
    rest, count = counted(order.rest, order.table)
    if [word.casefold() for word in rest] == [BOSS] and order.table.setup.city == "babilar":
        raise NotUnderstood(words.WHERE_IN_BABILAR, names=district_names(order.table))
    return _on_target(order, rest, count)


def _attack(order: Order) -> Input:
    return _on_target(order, *counted(order.rest, order.table))


def _on_target(order: Order, rest: list[str], count: int) -> Input:
    if len(rest) > 1 and rest[0].casefold() == BOSS:
        district, target = district_from(rest[1:], order.table), BOSS
    else:
        district, target = target_from(rest, order.table)
    return _entry(order.verb, district=district, target=target, count=count)


def _contain(order: Order) -> Input:
    rest, count = counted(order.rest, order.table)
    if len(rest) > 1 and rest[0].casefold() == BOSS:
        rest = rest[1:]
    if len(rest) == 1 and rest[0].casefold() in COLOURS:
        colour = rest[0].casefold()
        return _entry(order.verb, district=order.table.boss.district, target=colour, count=count)
    district, target = target_from(rest, order.table)
    if target == BOSS:
        raise NotUnderstood(words.WHICH_TRACK)
    return _entry(order.verb, district=district, target=target, count=count)


def _pieces(order: Order) -> Input:
    """The piece first: `red shield`, or just `red`."""
    rest, count = counted(order.rest, order.table)
    names = [Choice(piece, piece.replace("-", " "), (piece,)) for piece in PIECES]
    if not rest:
        raise NotUnderstood(words.WHICH_PIECE, names=", ".join(choice.name for choice in names))
    size = 2 if len(rest) > 1 and rest[1].casefold().rstrip("s") in ("shield", "token") else 1
    typed = " ".join(rest[:size]).casefold().removesuffix("s")
    return _entry(
        order.verb,
        piece=pick(typed, names),
        district=district_from(rest[size:], order.table),
        count=count,
    )


def _move(order: Order) -> Input:
    reckoner = reckoner_from(order.rest[:1], order.table)
    return _entry(order.verb, reckoner=reckoner, district=district_from(order.rest[1:], order.table))


def _money(order: Order) -> Input:
    rest = order.rest or ["1"]
    if len(rest) > 1 or not is_number(rest[0]):
        raise NotUnderstood(words.NUMBER_WANTED, typed=shortened(" ".join(rest)), least=1, most=99)
    return _entry(order.verb, count=int(rest[0]))


def _plan(order: Order) -> Input:
    rest, count = counted(order.rest, order.table)
    command = "use-plan" if order.verb == "use" else order.verb
    return _entry(command, reckoner=reckoner_from(rest, order.table), count=count)


def _protect(order: Order) -> Input:
    rest, count = counted(order.rest, order.table)
    return _entry(order.verb, district=district_from(rest, order.table), count=count)


def _buy(order: Order) -> Input:
    match [word.casefold() for word in order.rest]:
        case ["market"]:
            return _entry(order.verb, market=True)
        case ["die", *_]:
            return _entry(order.verb, die=reckoner_from(order.rest[1:], order.table))
    rest, price = counted(order.rest, order.table) if len(order.rest) > 2 else (order.rest, -1)
    if len(rest) == len(order.rest):
        price = -1
    if len(rest) < 2:
        raise NotUnderstood(words.BUY_WHAT)
    reckoner = reckoner_from(rest[-1:], order.table)
    return _entry(order.verb, equipment=_equipment(rest[:-1], order.pack), reckoner=reckoner, price=price)


def _equipment(typed: Sequence[str], pack: Pack) -> str:
    if len(typed) > 1 and typed[0].casefold() == NEW:
        return new_name(" ".join(typed[1:]))
    cards: list[Choice[str]] = []
    for one in pack.equipment:
        card = one.name or one.id
        cards.append(Choice(card, card if one.price is None else f"{card} ${one.price}", (card,)))
    return pick(" ".join(typed), cards)


def _set(order: Order) -> Input:
    return setting_from(order.rest, order.table)


def _alone(order: Order) -> Input:
    if order.rest:
        raise NotUnderstood(words.NOTHING_MORE, word=order.verb, typed=shortened(" ".join(order.rest)))
    return {"command": "epic-phase" if order.verb in ("epic", "done") else order.verb}


_READERS: Final[dict[str, Callable[[Order], Input]]] = {
    "research": _research,
    "attack": _attack,
    "contain": _contain,
    "remove": _pieces,
    "place": _pieces,
    "move": _move,
    "money": _money,
    "plan": _plan,
    "use": _plan,
    "protect": _protect,
    "buy": _buy,
    "dawnslight": _alone,
    "rewards": _alone,
    "set": _set,
    "epic": _alone,
    "done": _alone,
}


def _entry(command: str, **values: object) -> Input:
    """Only what differs from the command's own defaults, as a saved game is read by people too."""
    usual = {"count": 1, "target": EPIC, "price": -1}
    return {"command": command, **{key: value for key, value in values.items() if usual.get(key) != value}}


def line_of(entry: Input, table: Table) -> str:
    """The line that could have been typed for it."""
    if "answer" in entry:
        return _answer_line(entry["answer"])
    command: str = entry["command"]
    parts = [{"use-plan": "use", "epic-phase": "done"}.get(command, command)]
    target: str = entry.get("target", EPIC)
    if target != EPIC:
        parts.append(target)
    if "path" in entry:
        parts += [entry["path"], str(entry["value"])]
    parts += [entry["piece"].replace("-", " ")] if "piece" in entry else []
    parts += ["die", entry["die"]] if "die" in entry else []
    parts += ["market"] if "market" in entry else []
    parts += [entry[key] for key in ("equipment", "reckoner") if key in entry]
    if "district" in entry and target in (EPIC, BOSS):
        parts.append(table.districts[entry["district"]].name)
    parts += [str(entry[key]) for key in ("count", "price") if key in entry]
    return " ".join(parts)


def _answer_line(answer: object) -> str:
    given = " ".join(answer.values()) if isinstance(answer, dict) else answer
    return f"answer {given}"
