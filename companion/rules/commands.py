"""What players enter: the phases, what the Reckoners do to the board (R9), corrections. Data only."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, Final, TypeVar, get_args, get_type_hints

from companion.rules.errors import RefusedInput

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Prologue:
    command: ClassVar[str] = "prologue"


@dataclass(frozen=True, slots=True)
class EpicPhase:
    command: ClassVar[str] = "epic-phase"
    pace: str = "phase"


@dataclass(frozen=True, slots=True)
class GoOn:
    """The players have done what they were told: on to the next act."""

    command: ClassVar[str] = "go-on"
    pace: str = "phase"


@dataclass(frozen=True, slots=True)
class Rewards:
    command: ClassVar[str] = "rewards"


@dataclass(frozen=True, slots=True)
class Research:
    command: ClassVar[str] = "research"
    district: int
    count: int = 1
    target: str = "epic"
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Attack:
    command: ClassVar[str] = "attack"
    district: int
    count: int = 1
    target: str = "epic"
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Contain:
    command: ClassVar[str] = "contain"
    district: int
    count: int = 1
    target: str = "epic"
    reckoner: str = ""
    reward: bool = False  # R9.2: out of an unspent reward


@dataclass(frozen=True, slots=True)
class Remove:
    command: ClassVar[str] = "remove"
    piece: str
    district: int
    count: int = 1
    reckoner: str = ""
    reward: bool = False  # R9.2: out of an unspent reward


@dataclass(frozen=True, slots=True)
class Place:
    command: ClassVar[str] = "place"
    piece: str
    district: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Move:
    command: ClassVar[str] = "move"
    reckoner: str
    district: int


@dataclass(frozen=True, slots=True)
class Money:
    command: ClassVar[str] = "money"
    count: int = 1


@dataclass(frozen=True, slots=True)
class Plan:
    command: ClassVar[str] = "plan"
    reckoner: str
    count: int = 1
    usable: bool = False  # R9.6: in this phase already


@dataclass(frozen=True, slots=True)
class UsePlan:
    command: ClassVar[str] = "use-plan"
    reckoner: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Protect:
    command: ClassVar[str] = "protect"
    district: int
    count: int = 1
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Buy:
    """One of: `equipment` for `reckoner`; a lost `die` of that Reckoner; a new `market`.

    `district`: where the Research of a consumable counts in Babilar (R9.5), if not where the buyer stands.
    """

    command: ClassVar[str] = "buy"
    equipment: str = ""
    reckoner: str = ""
    price: int = -1
    die: str = ""
    market: bool = False
    district: int = -1


@dataclass(frozen=True, slots=True)
class Dawnslight:
    """A Dawnslight card of the kind that raises Population is used: one that `reckoner` holds."""

    command: ClassVar[str] = "dawnslight"
    reckoner: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """Pieces that are to be gathered from one district."""

    piece: str
    origin: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Gather:
    """R9.8: the boss, or pieces, moved to one district."""

    command: ClassVar[str] = "gather"
    district: int
    boss: bool = False
    pieces: tuple[Taken, ...] = ()


@dataclass(frozen=True, slots=True)
class Hide:
    """R9.8: the Reckoner Base marker up."""

    command: ClassVar[str] = "hide"


@dataclass(frozen=True, slots=True)
class Population:
    """R9.8: gained."""

    command: ClassVar[str] = "population"
    count: int = 1


@dataclass(frozen=True, slots=True)
class Set:
    """A correction: any field of the board."""

    command: ClassVar[str] = "set"
    path: str
    value: Any


Command = (
    Prologue
    | EpicPhase
    | GoOn
    | Rewards
    | Research
    | Attack
    | Contain
    | Remove
    | Place
    | Move
    | Money
    | Plan
    | UsePlan
    | Protect
    | Buy
    | Dawnslight
    | Gather
    | Hide
    | Population
    | Set
)
COMMANDS: Final[dict[str, type[Command]]] = {kind.command: kind for kind in get_args(Command)}
_TAKEN: Final[dict[str, type]] = {"piece": str, "from": int, "count": int}
_KINDS: Final[dict[type, str]] = {int: "a whole number", str: "text", bool: "true or false"}


def read_command(entry: Mapping[str, Any]) -> Command:
    """A command from its object in a scenario."""
    name = entry.get("command")
    kind: type[Command] | None = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RefusedInput("unknown-command", "command", name, f"one of {', '.join(COMMANDS)}")
    return with_fields(kind, entry)


def _taken(value: object) -> tuple[Taken, ...]:
    if not isinstance(value, list):
        raise RefusedInput("wrong-type", "command.pieces", value, "a list")
    found = []
    for index, one in enumerate(value):
        where = f"command.pieces.{index}"
        if not isinstance(one, Mapping):
            raise RefusedInput("wrong-type", where, one, "an object")
        for field, kind in _TAKEN.items():
            if field not in one and field != "count":
                raise RefusedInput("missing-field", f"{where}.{field}", None, f"given for {where!r}")
            if field in one and type(one[field]) is not kind:
                raise RefusedInput("wrong-type", f"{where}.{field}", one[field], _KINDS[kind])
        for field in one:
            if field not in _TAKEN:
                raise RefusedInput(
                    "unknown-field", f"{where}.{field}", one[field], f"one of {', '.join(_TAKEN)}"
                )
        found.append(Taken(one["piece"], one["from"], one.get("count", 1)))
    return tuple(found)


def with_fields(kind: type[Made], entry: Mapping[str, Any]) -> Made:
    """An object of this class of commands, which each field fits."""
    hints = get_type_hints(kind)
    known = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]
    name = entry["command"]
    values: dict[str, Any] = {}
    for key, value in entry.items():
        if key == "command":
            continue
        if key not in known:
            raise RefusedInput(
                "unknown-field", f"command.{key}", value, f"a field of {name!r}: {', '.join(known)}"
            )
        wanted = hints[key]
        if wanted in _KINDS and type(value) is not wanted:
            raise RefusedInput("wrong-type", f"command.{key}", value, _KINDS[wanted])
        values[key] = _taken(value) if wanted == tuple[Taken, ...] else value
    for field in known.values():
        if field.name not in values and field.default is MISSING:
            raise RefusedInput("missing-field", f"command.{field.name}", None, f"given for {name!r}")
    return kind(**values)
