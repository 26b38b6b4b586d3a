"""Several packs as one: where two know a value the later wins, and unknown never hides known."""

from collections.abc import Callable, Iterable
from typing import Any

from companion.content.pack import Pack
from companion.content.reading import pack_from
from companion.content.sources import merged_sources
from companion.rules.notation import UNKNOWN
from companion.rules.power_dice import faces_from, rows_for

_KEYS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "epics": lambda one: one["id"],
    "bosses": lambda one: (one["boss"], one["board"], one.get("reckoners")),
    "districts": lambda one: (one["city"], one["id"]),
    "newcago_cards": lambda one: (one["district"], one["side"]),
    "equipment": lambda one: one["id"],
}


def merge(packs: Iterable[Pack]) -> Pack:
    """The identity (id, name, kind) is the last pack's."""
    merged: dict[str, Any] = {}
    entries = [pack.model_dump(exclude_none=True) for pack in packs]
    for entry in entries:
        later = {
            **entry,
            **{part: _merge_entries(merged.get(part, []), entry[part], key) for part, key in _KEYS.items()},
        }
        merged = {**merged, **{name: _merged(merged.get(name), value) for name, value in later.items()}}
    drop_strange_rows(merged)
    merged["sources"] = merged_sources(entries, merged)
    return pack_from(merged, "the merged packs")


def drop_strange_rows(entry: dict[str, Any]) -> None:
    """R7.5a: rows that somebody named before the faces of the Power Dice were known; no die leads there."""
    known = rows_for(faces_from(entry.get("dice", {}).get("power")))
    for board in entry["bosses"]:
        for colour, rows in (board.get("tables") or {}).items():
            board["tables"][colour] = {row: cells for row, cells in (rows or {}).items() if row in known}


def _merge_entries(
    earlier: list[dict[str, Any]], later: list[dict[str, Any]], key: Callable[[dict[str, Any]], Any]
) -> list[dict[str, Any]]:
    found = {key(one): one for one in earlier}
    for one in later:
        found[key(one)] = _merged(found.get(key(one), {}), one)
    return list(found.values())


def _merged(earlier: Any, later: Any) -> Any:
    if earlier is None or later is None or later == UNKNOWN:
        return earlier if later is None or later == UNKNOWN else later
    if isinstance(earlier, dict) and isinstance(later, dict):
        return {**earlier, **{name: _merged(earlier.get(name), value) for name, value in later.items()}}
    if _symbols(earlier) and _symbols(later):
        if len(earlier) == len(later):
            return [_merged(old, new) for old, new in zip(earlier, later, strict=True)]
        return earlier if all(text == UNKNOWN for text in later) else later
    return later


def _symbols(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(text, str) for text in value)
