"""What the Reckoners do, from a typed line to a command of the game, and back into a line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.content.pack import Pack
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    EpicPhase,
    Money,
    Move,
    Place,
    Plan,
    Protect,
    Remove,
    Research,
    Rewards,
    UsePlan,
)
from companion.rules.inputs import Answer, Input, written
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


def order_from(line: str, table: Table, pack: Pack) -> Command:
    verb, *rest = line.split()
    reader = _READERS.get(verb.casefold())
    if reader is None:
        raise NotUnderstood(words.UNKNOWN_COMMAND, typed=shortened(verb), names=", ".join(_READERS))
    return reader(Order(verb.casefold(), rest, table, pack))


def _research(order: Order) -> Command:
    rest, count = counted(order.rest, order.table)
    if [word.casefold() for word in rest] == [BOSS] and order.table.setup.city == "babilar":
        raise NotUnderstood(words.WHERE_IN_BABILAR, names=district_names(order.table))
    return _on_target(order, rest, count)


def _attack(order: Order) -> Command:
    return _on_target(order, *counted(order.rest, order.table))


def _on_target(order: Order, rest: list[str], count: int) -> Command:
    if len(rest) > 1 and rest[0].casefold() == BOSS:
        district, target = district_from(rest[1:], order.table), BOSS
    else:
        district, target = target_from(rest, order.table)
    kind = Research if order.verb == Research.command else Attack
    return kind(district, count, target)


def _contain(order: Order) -> Command:
    rest, count = counted(order.rest, order.table)
    if len(rest) > 1 and rest[0].casefold() == BOSS:
        rest = rest[1:]
    if len(rest) == 1 and rest[0].casefold() in COLOURS:
        colour = rest[0].casefold()
        return Contain(order.table.boss.district, count, colour)
    district, target = target_from(rest, order.table)
    if target == BOSS:
        raise NotUnderstood(words.WHICH_TRACK)
    return Contain(district, count, target)


def _pieces(order: Order) -> Command:
    """The piece first: `red shield`, or just `red`."""
    rest, count = counted(order.rest, order.table)
    names = [Choice(piece, piece.replace("-", " "), (piece,)) for piece in PIECES]
    if not rest:
        raise NotUnderstood(words.WHICH_PIECE, names=", ".join(choice.name for choice in names))
    size = 2 if len(rest) > 1 and rest[1].casefold().rstrip("s") in ("shield", "token") else 1
    typed = " ".join(rest[:size]).casefold().removesuffix("s")
    kind = Remove if order.verb == Remove.command else Place
    return kind(pick(typed, names), district_from(rest[size:], order.table), count)


def _move(order: Order) -> Command:
    reckoner = reckoner_from(order.rest[:1], order.table)
    return Move(reckoner, district_from(order.rest[1:], order.table))


def _money(order: Order) -> Command:
    rest = order.rest or ["1"]
    if len(rest) > 1 or not is_number(rest[0]):
        raise NotUnderstood(words.NUMBER_WANTED, typed=shortened(" ".join(rest)), least=1, most=99)
    return Money(int(rest[0]))


def _plan(order: Order) -> Command:
    rest, count = counted(order.rest, order.table)
    kind = Plan if order.verb == Plan.command else UsePlan
    return kind(reckoner_from(rest, order.table), count)


def _protect(order: Order) -> Command:
    rest, count = counted(order.rest, order.table)
    return Protect(district_from(rest, order.table), count)


def _buy(order: Order) -> Command:
    match [word.casefold() for word in order.rest]:
        case ["market"]:
            return Buy(market=True)
        case ["die", *_]:
            return Buy(die=reckoner_from(order.rest[1:], order.table))
    rest, price = counted(order.rest, order.table) if len(order.rest) > 2 else (order.rest, -1)
    if len(rest) == len(order.rest):
        price = -1
    if len(rest) < 2:
        raise NotUnderstood(words.BUY_WHAT)
    reckoner = reckoner_from(rest[-1:], order.table)
    return Buy(_equipment(rest[:-1], order.pack), reckoner, price)


def _equipment(typed: Sequence[str], pack: Pack) -> str:
    if len(typed) > 1 and typed[0].casefold() == NEW:
        return new_name(" ".join(typed[1:]))
    cards: list[Choice[str]] = []
    for one in pack.equipment:
        card = one.name or one.id
        cards.append(Choice(card, card if one.price is None else f"{card} ${one.price}", (card,)))
    return pick(" ".join(typed), cards)


def _set(order: Order) -> Command:
    return setting_from(order.rest, order.table)


def _alone(order: Order) -> Command:
    if order.rest:
        raise NotUnderstood(words.NOTHING_MORE, word=order.verb, typed=shortened(" ".join(order.rest)))
    return _ALONE[order.verb]()


_ALONE: Final[dict[str, Callable[[], Command]]] = {
    "dawnslight": Dawnslight,
    "rewards": Rewards,
    "epic": EpicPhase,
    "done": EpicPhase,
}
_READERS: Final[dict[str, Callable[[Order], Command]]] = {
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
    "set": _set,
    **dict.fromkeys(_ALONE, _alone),
}


def line_of(entry: Input, table: Table) -> str:
    """The line that could have been typed for it."""
    if isinstance(entry, Answer):
        return _answer_line(entry.value)
    return _command_line(written(entry), table)


def _command_line(entry: dict[str, Any], table: Table) -> str:
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
    if Answer(answer).by_hand:
        return "skip"
    parts = answer.values() if isinstance(answer, dict) else answer if isinstance(answer, list) else [answer]
    return f"answer {' '.join(str(part) for part in parts)}"
