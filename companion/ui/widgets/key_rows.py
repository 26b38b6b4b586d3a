"""Where the keys of a turn stand: rows of three, four make a row of four; widths fill the row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LARGE = 1.3  # text from here on: a key needs the width of two


@dataclass(frozen=True, slots=True)
class Sizes:
    """dp."""

    key: float  # height
    head: float  # height of a group's name, with what is below it; 0: no names
    between: float  # groups
    down: float  # between rows
    across: float = 8
    most: int = 3  # keys in a row
    four: bool = True  # four make a row
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    top: float  # from the top of the group
    width: float


def sizes(shape: str, scale: float) -> tuple[Sizes, ...]:
    """From roomy to crowded."""
    more = scale - 1
    large = scale > LARGE
    if shape == "phone":
        key = max(49.0, 49 + 23 * more)
        return (Sizes(key, 0, 5, 5, 6 if not large else 8, 2 if large else 3, not large),)
    head = 7 + 19 * scale + (6 * more if large else 0)
    if large:
        return (Sizes(67 + 39 * more, head, 12, 10, 10, four=False),)
    heights = (84, 67, 58) if shape == "tall" else (67, 58)
    columns = 2 if shape == "tall" else 1
    return tuple(
        Sizes(
            max(50.0, high + (39 * more if more > 0 else high * more)),
            head,
            {84: 15, 67: 10, 58: 8}[high],
            6 if high == 58 else 8,
            columns=columns,
        )
        for high in heights
    )


def rows(count: int, sizes: Sizes) -> Iterator[int]:
    """How many stand in each row."""
    most = sizes.most
    while count > most + (1 if sizes.four else 0):
        take = 2 if count == 4 and most == 3 else most
        yield take
        count -= take
    if count:
        yield count


def spots(tracks: Sequence[bool], width: float, sizes: Sizes) -> list[Spot]:
    """Of one group's keys; a track key is narrow, and all four share a row with the one before them."""
    plain = sum(not track for track in tracks)
    shared = 1 if plain == 1 and len(tracks) > 1 and sizes.most > 2 else 0
    found: list[Spot] = []
    top = 0.0
    for count in rows(plain - shared, sizes):
        each = (width - (count - 1) * sizes.across) / count
        found += [Spot(place * (each + sizes.across), top, each) for place in range(count)]
        top += sizes.key + sizes.down
    narrow = len(tracks) - plain
    if narrow:
        wide = (width - (sizes.most - 1) * sizes.across) / sizes.most
        start = (wide + sizes.across) * shared
        found += [Spot(0, top, wide)] * shared
        each = (width - start - (narrow - 1) * sizes.across) / narrow
        found += [Spot(start + place * (each + sizes.across), top, each) for place in range(narrow)]
    return found


def height(tracks: Sequence[bool], width: float, sizes: Sizes) -> float:
    """Of one group, with its name."""
    return sizes.head + spots(tracks, width, sizes)[-1].top + sizes.key if tracks else 0.0
