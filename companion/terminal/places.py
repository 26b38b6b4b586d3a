"""Who and where on the table a typed name means."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.rules.notation import COLOURS
from companion.rules.pieces import PIECES
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.naming import Choice, NotUnderstood, is_number, pick

BOSS = "boss"
EPIC = "epic"
Target = tuple[int, str]  # a district; the Epic in it, the boss, or one of the boss's colours


def reckoner_from(typed: Sequence[str], table: Table) -> str:
    choices = [Choice(one.name, one.name) for one in table.reckoners]
    if not typed:
        raise NotUnderstood(words.WHOSE, names=", ".join(choice.name for choice in choices))
    return pick(" ".join(typed), choices)


def district_from(typed: Sequence[str], table: Table) -> int:
    """By its own name, by the Epic in it, or as the boss's."""
    places = [Choice(one.value[0], one.name, one.also) for one in _targets(table)]
    return pick(_some(typed, table), places)


def target_from(typed: Sequence[str], table: Table) -> Target:
    return pick(_some(typed, table), _targets(table))


def bracket_from(typed: Sequence[str], table: Table) -> Target:
    """The bracket of an Epic, or one of the boss's by its colour."""
    return pick(_some(typed, table), bracket_choices(table))


def piece_from(typed: Sequence[str]) -> tuple[str, list[str]]:
    """The piece and the words after it: `red shield`, or just `red`."""
    names = [Choice(piece, piece.replace("-", " "), (piece,)) for piece in PIECES]
    if not typed:
        raise NotUnderstood(words.WHICH_PIECE, names=", ".join(choice.name for choice in names))
    size = 2 if len(typed) > 1 and typed[1].casefold().rstrip("s") in ("shield", "token") else 1
    return pick(" ".join(typed[:size]).casefold().removesuffix("s"), names), list(typed[size:])


def bracket_choices(table: Table) -> list[Choice[Target]]:
    colours = [Choice((table.boss.district, colour), colour) for colour in COLOURS]
    return [*colours, *_targets(table)]


def counted(typed: Sequence[str], table: Table) -> tuple[list[str], int]:
    """The words without the number at their end, and that number; a name may itself end in one."""
    names = {" ".join(choice.name.casefold().split()) for choice in _targets(table)}
    if typed and is_number(typed[-1]) and " ".join(typed).casefold() not in names:
        return list(typed[:-1]), int(typed[-1])
    return list(typed), 1


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, how often, and by whom if that was said."""

    what: list[str]
    count: int
    reckoner: str

    def reckoner_in(self, district: int, table: Table) -> str:
        """Whoever was named; else the one who alone is there."""
        present = table.in_district(district)
        return self.reckoner or (present[0].name if len(present) == 1 else "")


def done_by(typed: Sequence[str], table: Table) -> Done:
    """`patchwork 1 megan`, `patchwork megan 1` or without either; a place may be called like a Reckoner."""
    what, reckoner = _without_reckoner(typed, table)
    what, count = counted(what, table)
    if not reckoner:
        what, reckoner = _without_reckoner(what, table)
    return Done(what, count, reckoner)


def _without_reckoner(typed: Sequence[str], table: Table) -> tuple[list[str], str]:
    words = list(typed)
    if len(words) < 2:
        return words, ""
    try:
        pick(" ".join(words), bracket_choices(table))
    except NotUnderstood:
        pass
    else:
        return words, ""
    last = words[-1].casefold()
    called = [one.name for one in table.reckoners if one.name.casefold() == last]
    begun = [one.name for one in table.reckoners if one.name.casefold().startswith(last)]
    found = called or begun
    return (words[:-1], found[0]) if len(found) == 1 else (words, "")


def district_names(table: Table) -> str:
    return ", ".join(one.name for one in table.districts)


def _some(typed: Sequence[str], table: Table) -> str:
    if not typed:
        raise NotUnderstood(words.WHERE, names=district_names(table))
    return " ".join(typed)


def _targets(table: Table) -> list[Choice[Target]]:
    found: list[Choice[Target]] = []
    for index, district in enumerate(table.districts):
        found.append(Choice((index, EPIC), district.name))
        if district.epic is not None:
            found.append(Choice((index, EPIC), table.box.epics[district.epic.id].name))
    boss = (table.boss.district, BOSS)
    return [*found, Choice(boss, BOSS), Choice(boss, table.box.boss.name, (table.setup.boss,))]
