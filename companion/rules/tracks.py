"""Rows of printed symbols, wherever they are printed, found by a kind and a key that fit in a frame.

"epic" id · "boss" colour · "power" colour-row-column (Limelight) · "end" colour (Limelight)
"district" index (Ildithia) · "mark" index-value (Babilar) · "newcago" index · "cell" text
"""

from companion.rules.box import DistrictBoard, NewcagoCard
from companion.rules.causes import Printed
from companion.rules.notation import Cell, Track, parse_cell
from companion.rules.table import Table

Key = str | int


def track_of(table: Table, kind: str, key: Key) -> Track | None:
    """The symbols, or None when not even their number is known."""
    box = table.box
    match kind:
        case "epic":
            return box.epics[key].track  # type: ignore[index]
        case "boss":
            return box.boss.tracks.get(key)  # type: ignore[arg-type]
        case "district":
            return district_board(table, int(key)).track
        case "newcago":
            return newcago_card(table, int(key)).actions
        case "cell":
            return (parse_cell(str(key)),)
        case "power":
            colour, row, column = str(key).split("-")
            rows = box.boss.tables.get(colour)
            if rows is None:
                return None
            cells = rows.get(row, ())
            return (cells[int(column) - 1] if int(column) <= len(cells) else None,)
        case "end":
            return (box.boss.track_end.get(str(key)),)
        case _:
            index, value = (int(part) for part in str(key).split("-"))
            marks = district_board(table, index).marks
            return (None if marks is None else marks.get(value, ()),)


def symbol_of(table: Table, printed: Printed, number: int) -> Cell | None:
    """One symbol of a track, from 1; 0 is the last. None: not known."""
    track = track_of(table, *printed)
    return None if not track or number > len(track) else track[number - 1]


def symbol_path(table: Table, kind: str, key: Key, index: int) -> str:
    """Where in the pack the symbol is written; lists count from 1, as players do."""
    box = table.box
    match kind:
        case "epic":
            return f"{box.epics[str(key)].path}.track.{index + 1}"
        case "boss":
            return f"{box.boss.path}.tracks.{key}.{index + 1}"
        case "district":
            return f"{district_board(table, int(key)).path}.track.{index + 1}"
        case "newcago":
            return f"{newcago_card(table, int(key)).path}.actions.{index + 1}"
        case "power":
            return f"{box.boss.path}.tables.{str(key).replace('-', '.')}"
        case "end":
            return f"{box.boss.path}.track_end.{key}"
        case _:
            index, value = (int(part) for part in str(key).split("-"))
            return f"{district_board(table, index).path}.track.{value}"


def length_path(table: Table, kind: str, key: Key) -> str:
    """Where to ask for the number of symbols of a track that is not known at all."""
    if kind == "power":
        return f"{table.box.boss.path}.tables.{str(key).split('-')[0]}"
    return symbol_path(table, kind, key, 0).rpartition(".")[0]


def district_board(table: Table, district: int) -> DistrictBoard:
    return table.box.districts[table.districts[district].board]


def newcago_card(table: Table, district: int) -> NewcagoCard:
    return table.box.newcago_cards[table.districts[district].board]
