"""Where values come from (formats.md, section 2): a line for a path into the pack, or its beginning."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from companion.content.pack import Pack
from companion.rules.notation import UNKNOWN

Entry = dict[str, Any]

# What an entry of a list is called in a path; the rest of it is what it says.
_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "epics": ("id",),
    "bosses": ("boss", "board", "reckoners"),
    "districts": ("id",),
    "newcago_cards": ("district", "side"),
    "equipment": ("id",),
}
_NAMES: Final = ("id", "boss", "board", "reckoners", "city", "district", "side")
_WHOLE: Final = ("dice",)  # a die is one value, all faces together
_PARTS: Final = (*_KEYS, *_WHOLE, "regalia_deck", "ildithia", "base_spaces")


def source_of(pack: Pack, path: str) -> str | None:
    """The line for the value or the longest beginning of its path; else the one for all that is in it."""
    found = _line(pack.sources, path)
    if found is not None:
        return found
    inside = [
        known for known in values_in(pack.model_dump(exclude_none=True)) if known.startswith(f"{path}.")
    ]
    lines = {_line(pack.sources, known) for known in inside}
    return lines.pop() if len(lines) == 1 else None


def sources_by_value(entry: Entry) -> dict[str, str]:
    """A line for each value that has one, so that values from elsewhere do not get it too."""
    sources = entry.get("sources")
    if not sources:
        return {}
    lines = ((path, _line(sources, path)) for path in values_in(entry))
    return {path: line for path, line in lines if line is not None}


def merged_sources(packs: Iterable[Entry], merged: Entry) -> dict[str, str]:
    """Each value brings its own, and the later value wins; what has none has none."""
    found: dict[str, str] = {}
    for entry in packs:
        own = sources_by_value(entry)
        if found:
            for path in values_in(entry):
                found.pop(path, None)
        found.update(own)
    standing = set(values_in(merged)) if found else set()
    return {path: line for path, line in found.items() if path in standing}


def values_in(entry: Entry) -> Iterator[str]:
    """The path of each value that is known; lists count from 1."""
    for part in _PARTS:
        if part in _KEYS:
            for one in entry.get(part, ()):
                name = ".".join(str(one[key]) for key in _KEYS[part] if one.get(key) is not None)
                said = {field: value for field, value in one.items() if field not in _NAMES}
                yield from _known(said, f"{part}.{name}")
        elif part in _WHOLE:
            yield from (f"{part}.{name}" for name, value in entry.get(part, {}).items() if value is not None)
        else:
            yield from _known(entry.get(part), part)


def _known(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _known(inner, f"{path}.{name}")
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from _known(inner, f"{path}.{number}")
    elif value is not None and value != UNKNOWN:
        yield path


def _line(sources: Mapping[str, str], path: str) -> str | None:
    while path:
        if path in sources:
            return sources[path]
        path = path.rpartition(".")[0]
    return None
