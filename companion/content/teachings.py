"""Who taught what: a value belongs to the game that told it, until that game takes it back.

Below each path stand those who said it, the last one counts; `""` is what belongs to nobody's undo any more.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.content.pack import Pack
from companion.content.reading import pack_from
from companion.content.sources import sources_by_value, values_in
from companion.rules.notation import UNKNOWN

Entry: TypeAlias = dict[str, Any]
NOBODY = ""
_KEYS = ("epics", "bosses", "districts", "newcago_cards", "equipment")
_NAMES = ("id", "boss", "board", "reckoners", "city", "district", "side", "consumable")


@dataclass(frozen=True, slots=True)
class Teaching:
    game: str
    value: Any


Teachings: TypeAlias = Mapping[str, tuple[Teaching, ...]]


def taught_by(known: Teachings, path: str, game: str, value: Any, before: Any) -> Teachings:
    """`before`: what the players' pack said there until now, None for nothing."""
    said = known.get(path, ())
    if not said and before is not None:
        said = (Teaching(NOBODY, before),)
    return {**known, path: (*(one for one in said if one.game != game), Teaching(game, value))}


def taken_back_by(known: Teachings, path: str, game: str) -> Teachings:
    said = tuple(one for one in known.get(path, ()) if one.game != game)
    rest = {other: them for other, them in known.items() if other != path}
    return {**rest, path: said} if said else rest


def value_at(entry: Any, path: str) -> Any:
    """What a pack says there; None: nothing. A row of symbols as it stands."""
    place = entry
    for step in _steps(entry, path):
        if isinstance(place, list):
            at = int(step) - 1 if step.isdigit() else -1
            place = place[at] if 0 <= at < len(place) else None
        elif isinstance(place, dict):
            place = place.get(step)
        else:
            return None
    return None if place == UNKNOWN else place


def without(pack: Pack, path: str) -> Pack:
    """The same, but nothing is known there any more."""
    entry = pack.model_dump(exclude_none=True)
    of_packs = sources_by_value(entry)
    _forget(entry, path)
    for part in _KEYS:
        entry[part] = [one for one in entry[part] if _says(one)]
    standing = set(values_in(entry))
    entry["sources"] = {one: line for one, line in of_packs.items() if one in standing}
    return pack_from(entry, "what the app was taught")


def without_card(pack: Pack, identity: str) -> Pack:
    """The Epic is not listed any more, if nothing but its name is known."""
    entry = pack.model_dump(exclude_none=True)
    entry["epics"] = [
        one for one in entry["epics"] if one["id"] != identity or set(one) - {"id", "name", "set"}
    ]
    return pack_from(entry, "what the app was taught")


def _says(one: Entry) -> bool:
    """More than what it is called by."""
    return any(key not in _NAMES and value != UNKNOWN for key, value in one.items())


def is_blank(value: Any) -> bool:
    """A row of which only the length is known."""
    if isinstance(value, dict):
        return all(is_blank(row) for row in value.values())
    return isinstance(value, list) and all(symbol == UNKNOWN for symbol in value)


def _forget(entry: Entry, path: str) -> None:
    *parents, last = _steps(entry, path)
    place: Any = entry
    for step in parents:
        place = place[int(step) - 1] if isinstance(place, list) else place.get(step, {})
    if isinstance(place, list):
        place[int(last) - 1] = UNKNOWN
    elif isinstance(place, dict) and last in place:
        place[last] = UNKNOWN


def _steps(entry: Entry, path: str) -> list[str]:
    """The path with places in lists, from 1, in place of what an entry is called by."""
    part, *rest = path.split(".")
    found = next(_entries(entry, part, rest), None)
    if found is None:
        return [part, *rest]
    at, used = found
    return [part, str(at), *rest[used:]]


def _entries(entry: Entry, part: str, rest: list[str]) -> Iterator[tuple[int, int]]:
    """Which entry of a list it is, and how many steps of the path say so."""
    for at, one in enumerate(entry.get(part) or () if isinstance(entry.get(part), list) else (), 1):
        match part:
            case "bosses":
                count = one.get("reckoners")
                with_count = len(rest) > 2 and rest[2].isdigit()
                named = [one["boss"], one["board"], *([str(count)] if count is not None else [])]
                if rest[: len(named)] == named and with_count == (count is not None):
                    yield at, len(named)
            case "newcago_cards":
                if rest[:2] == [one["district"], one["side"]]:
                    yield at, 2
            case "epics" | "districts" | "equipment":
                if rest[:1] == [one["id"]]:
                    yield at, 1
