"""Which whole symbols stand most likely in a place: by what this box has shown so far, and where."""

from collections import Counter
from typing import Final

from companion.content.pack import Pack
from companion.content.printed_rows import Row, Spot, rows_of, spot_of
from companion.rules.notation import NOTHING, UNKNOWN

COUNT: Final = 5
# Before the box has shown anything; in the order of the palette.
FIRST: Final = ("population", "enforcement", "barricade", "fortify", "power-up")
_KIND: Final = 4  # how much more a symbol counts that stands in a row of the same kind
_PLACE: Final = 12  # and in the same place of it


def likeliest(pack: Pack, path: str, count: int = COUNT) -> tuple[str, ...]:
    """Whole symbols as in the notation, the likeliest first; equal ones in the order they were met."""
    spot = spot_of(pack, path)
    scores: Counter[str] = Counter()
    for row in rows_of(pack):
        for at, symbol in enumerate(row.symbols, 1):
            if symbol not in (UNKNOWN, NOTHING) and row.path != path:
                scores[symbol] += _score(row, at, spot, path)
    found = [symbol for symbol, _ in scores.most_common(count)]
    found += [symbol for symbol in FIRST if symbol not in found]
    return tuple(found[:count])


def _score(row: Row, at: int, spot: Spot | None, path: str) -> int:
    kind = spot.row.kind if spot is not None else _kind_by_name(path)
    if row.kind != kind:
        return 1
    if spot is None:
        return 1 + _KIND
    same = at == spot.at or (spot.is_last and at == len(row.symbols))
    return 1 + _KIND + (_PLACE if same else 0)


def _kind_by_name(path: str) -> str:
    """Of a place that nobody has told anything of yet."""
    part = path.split(".", maxsplit=1)[0]
    return {"epics": "epic", "newcago_cards": "newcago", "districts": "district"}.get(part, "")
