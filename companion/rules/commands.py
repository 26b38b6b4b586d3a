"""What players enter: the phases, what the Reckoners do to the board (R9), corrections. Data only."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, Final, TypeVar, get_type_hints

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


@dataclass(frozen=True, slots=True)
class Remove:
    command: ClassVar[str] = "remove"
    piece: str
    district: int
    count: int = 1
    reckoner: str = ""


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
    """One of: `equipment` for `reckoner`; a lost `die` of that Reckoner; a new `market`."""

    command: ClassVar[str] = "buy"
    equipment: str = ""
    reckoner: str = ""
    price: int = -1
    die: str = ""
    market: bool = False


@dataclass(frozen=True, slots=True)
class Dawnslight:
    """A Dawnslight card of the kind that raises Population is used."""

    command: ClassVar[str] = "dawnslight"


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
    | Set
)
COMMANDS: Final[dict[str, type[Command]]] = {
    kind.command: kind
    for kind in (
        Prologue,
        EpicPhase,
        GoOn,
        Rewards,
        Research,
        Attack,
        Contain,
        Remove,
        Place,
        Move,
        Money,
        Plan,
        UsePlan,
        Protect,
        Buy,
        Dawnslight,
        Set,
    )
}
_KINDS: Final = {int: "a whole number", str: "text", bool: "true or false"}


def read_command(entry: Mapping[str, Any]) -> Command:
    """A command from its object in a scenario."""
    name = entry.get("command")
    kind: type[Command] | None = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RefusedInput("unknown-command", "command", name, f"one of {', '.join(COMMANDS)}")
    return with_fields(kind, entry)


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
        values[key] = value
    for field in known.values():
        if field.name not in values and field.default is MISSING:
            raise RefusedInput("missing-field", f"command.{field.name}", None, f"given for {name!r}")
    return kind(**values)
