"""What the players have chosen for the app on this device, whichever game is open.

Each is a setting of its own; one that is missing, or makes no sense to this version, has its default.
No pydantic and no rules here: Home is shown by it.
"""

from dataclasses import dataclass, fields
from typing import Any, Final, Literal, Protocol, get_args, get_type_hints

Pace = Literal["action", "epic", "phase"]  # what the players acknowledge at once
Theme = Literal["dark", "light", "device"]
Moving = Literal["full", "reduced", "device"]

SMALLEST_TEXT: Final = 80
LARGEST_TEXT: Final = 200


@dataclass(frozen=True, slots=True)
class Preferences:
    pace: Pace = "epic"
    language: str = ""  # "": the device's
    theme: Theme = "dark"
    text: int = 100  # per cent
    motion: Moving = "device"
    rolls: bool = False  # in a new game, the app rolls and draws by itself
    awake: bool = True
    vibration: bool = True
    speech: bool = False  # each step is read aloud
    turn: int = 0  # by how many districts the ring is turned


class Shelved(Protocol):
    """A Shelf or a Store."""

    def setting(self, key: str) -> Any: ...


class Kept(Shelved, Protocol):
    def set(self, key: str, value: Any) -> None: ...


def preferences(shelf: Shelved) -> Preferences:
    found = {name: shelf.setting(name) for name in _KINDS}
    return Preferences(**{name: value for name, value in found.items() if _is_sound(name, value)})


def keep(chosen: Preferences, store: Kept) -> None:
    """Only what has changed: each setting is a write of its own, and a write reaches the disk."""
    before = preferences(store)
    for name in _KINDS:
        value = getattr(chosen, name)
        if value != getattr(before, name):
            store.set(name, value)


_KINDS: Final = {field.name: get_type_hints(Preferences)[field.name] for field in fields(Preferences)}


def _is_sound(name: str, value: object) -> bool:
    kind = _KINDS[name]
    if choices := get_args(kind):
        return value in choices
    if name == "text":
        return type(value) is int and SMALLEST_TEXT <= value <= LARGEST_TEXT
    return type(value) is kind
