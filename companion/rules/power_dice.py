"""What Limelight's Power Dice show (R7.5a): letters or numbers, which name the rows of his tables."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from companion.rules.pending import need
from companion.rules.table import Frame, Table

FACES_PATH: Final = "dice.power"
MOST_FACES: Final = 20
LETTERS: Final = ("A", "B", "C", "D")
NUMBERS: Final = ("1", "2", "3", "4", "5", "6")
FACE: Final = re.compile(r"[A-Za-z]{1,4}|0|[1-9][0-9]?")


def face_text(value: object) -> object:
    """A number is taken as its text; what is no face stays as it is."""
    return str(value) if type(value) is int else value


def faces_from(value: object) -> tuple[str, ...] | None:
    """The faces of a die, all of them letters or all of them numbers; None when they are not."""
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= MOST_FACES:
        return None
    faces = [face for one in value if isinstance(face := face_text(one), str) and FACE.fullmatch(face)]
    return tuple(faces) if len(faces) == len(value) and are_alike(faces) else None


def faces_typed(line: str) -> list[str]:
    """As players write them: A B C D, or ABCD, or 1, 2, 3, 4."""
    words = line.upper().replace(",", " ").split()
    return list(words[0]) if len(words) == 1 else words


def are_alike(faces: Collection[str]) -> bool:
    return len({face.isdigit() for face in faces}) == 1


def are_numbers(faces: Collection[str]) -> bool:
    return all(face.isdigit() for face in faces)


def rows_for(faces: Collection[str] | None) -> tuple[str, ...]:
    """What rows of a table may be called; A to D and 1 to 6 while nobody knows what the dice show."""
    if not faces:
        return (*LETTERS, *NUMBERS)
    return tuple(dict.fromkeys((*faces, *(NUMBERS if are_numbers(faces) else LETTERS))))


def faces_told_by(tables: Collection[Mapping[str, object] | None]) -> tuple[str, ...] | None:
    """Faces by the rows of tables: when all of these are known and name the same two or more."""
    rows = [tuple(table) for table in tables if table]
    if not rows or len(rows) < len(tables) or any(set(one) != set(rows[0]) for one in rows):
        return None
    return rows[0] if len(rows[0]) > 1 and are_alike(rows[0]) else None


def faces_known(table: Table, again: Frame) -> bool:
    """False when the players have to be asked first."""
    if table.box.power is None:
        need(table, FACES_PATH, "faces", again, needed="needs-dice")
        return False
    return True


def cell_b_1(faces: Collection[str]) -> tuple[str, int]:
    """R3.1, R7.5a: row and column. With numbers on the dice, B is the column and 1 the row."""
    return ("1", 2) if are_numbers(faces) else ("B", 1)
