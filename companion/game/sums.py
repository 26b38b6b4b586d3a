"""A checksum with each row that matters: SQLite does not notice a flipped bit inside a value."""

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

# What a sum is made of: everything of the row that is never changed.
_SUMMED: Final = {
    "games": ("id", "setup", "pack", "start"),
    "inputs": ("game", "seq", "kind", "body"),
    "snapshots": ("game", "seq", "depth", "rules", "pack", "body"),
    "taught": ("id", "body"),
}


def sum_of(table: str, row: Mapping[str, Any]) -> int:
    return zlib.crc32(json.dumps([row[name] for name in _SUMMED[table]]).encode())


def is_sound(table: str, row: Mapping[str, Any]) -> bool:
    return bool(row["sum"] == sum_of(table, row))
