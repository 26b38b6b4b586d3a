"""The words on the dial: all that stands in the middle district, and whose its neighbours are. No Kivy."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.ui.ring.closeup import Closeup
from companion.ui.ring.geometry import Place, fit, polar
from companion.ui.ring.words import (
    TONES,
    Face,
    Measure,
    Placed,
    Row,
    Sizes,
    Word,
    Writer,
    extents,
    set_rows,
    shortened,
)
from companion.ui.views import DialView, DistrictView, Mood, RingView

NEAR: Final = Sizes(line=118, side=118, label=13, name=19, number=23, piece=23, icon=17, sign=17)
# Scale of the words, and whether a piece tells its change: smaller than this, that could not be read.
TRIES: Final = (
    (1.0, True), (0.94, True), (0.88, True), (0.88, False), (0.8, False), (0.72, False), (0.64, False),
    (0.56, False),
)  # fmt: skip
SLACK: Final = 3  # to the middle one's edge
NAME: Final = 19
NOTE: Final = 12
UP: Final = 31  # from the middle: where the boss is, above his tracks
LARGE_NAME: Final = 26  # in the middle
LARGE_NEIGHBOUR: Final = 23
INWARDS: Final = 13  # a neighbour's words, from its middle: its other side is beyond the screen
HIGH: Final = 0.4  # of a line's size: its letters, from their middle

Piece = tuple[Face, float, str]


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen, and from where."""

    closeup: Closeup
    view: RingView
    dial: DialView

    @property
    def count(self) -> int:
        return len(self.view.districts)

    def district(self, place: int) -> int:
        return (self.dial.middle + place) % self.count

    def mood(self, district: int) -> Mood:
        """Where the boss is shown, it is he who acts or is chosen; a neighbour shows no numbers that could
        have changed."""
        mood = self.view.districts[district].mood
        if district != self.dial.middle:
            return mood if mood is not Mood.CHANGED else self._plain(district)
        if self.dial.boss and self.view.boss.acting:
            return Mood.ACTING
        return Mood.SELECTED if self.dial.boss and self.view.boss.selected else mood

    def _plain(self, district: int) -> Mood:
        return Mood.ACTED if self.dial.notes[district].done else Mood.IDLE


def near(sight: Sight, measure: Measure) -> tuple[Placed, ...]:
    """The words of the middle district, about the middle of its wedge; of the boss, only where he is."""
    closeup, dial = sight.closeup, sight.dial
    mood = sight.mood(dial.middle)
    district = replace(sight.view.districts[dial.middle], mood=mood, name=dial.name)
    if closeup.large:
        return _one_name(district, dial.boss, closeup, measure)
    if dial.boss:
        return _where(district, closeup, measure)
    tried: list[tuple[float, Place, list[Row]]] = []
    for scale, changes in TRIES:
        told = district if changes else _unchanged(district)
        rows = list(_rows(Writer(told, NEAR, closeup.k, scale, NEAR.line, measure), told))
        place = fit(extents(rows), *_wedge(closeup))
        tried.append((scale * closeup.k, place, rows))
        if place.slack >= SLACK * closeup.k:
            break
    scale, place, rows = max(tried, key=lambda one: min(one[1].slack, SLACK * closeup.k))
    x, y = polar(0, 0, place.radius, place.angle)
    return set_rows(rows, scale, (x, y - closeup.middle * closeup.k), place).words


def _unchanged(district: DistrictView) -> DistrictView:
    return replace(district, pieces=tuple(replace(piece, change=0) for piece in district.pieces))


def _wedge(closeup: Closeup) -> tuple[float, float, float, float, float]:
    k = closeup.k
    return closeup.inner * k, (closeup.outer + closeup.lift) * k, closeup.pitch, 0.0, closeup.gap * k


def _rows(writer: Writer, district: DistrictView) -> Iterator[Row]:
    tone = writer.tone
    yield writer.name("label", NEAR.label, district.name, tone.label, 1.2)
    if district.mood is Mood.EMPTY:
        yield writer.name("bold", NEAR.name, district.epic, "text_2", 1.2)
    groups = list(writer.numbers())
    if district.weakened:  # the target alone says it
        groups[0] = groups[0][:1]
    yield from writer.wrapped(groups, NEAR.number * 1.1, 12)
    yield from writer.wrapped(writer.pieces(), NEAR.piece * 1.1, 8)


def _where(district: DistrictView, closeup: Closeup, measure: Measure) -> tuple[Placed, ...]:
    words: list[Piece] = [("icon", NEAR.label, "crown"), ("label", NEAR.label, district.name)]
    room = closeup.across(UP, NEAR.label)
    return _line(words, TONES[district.mood].label, UP, room, closeup, measure)


def _one_name(district: DistrictView, crown: bool, closeup: Closeup, measure: Measure) -> tuple[Placed, ...]:
    words: list[Piece] = [("icon", LARGE_NAME - 4, "crown")] if crown else []
    words.append(("big", LARGE_NAME, district.name))
    room = closeup.across(0, LARGE_NAME)
    return _line(words, TONES[district.mood].text, 0, room, closeup, measure)


def far(sight: Sight, place: int, measure: Measure) -> tuple[Placed, ...]:
    """A neighbour's name and a few small words, about the middle of its wedge."""
    if abs(place) != 1:
        return ()
    index, closeup = sight.district(place), sight.closeup
    district, note = sight.view.districts[index], sight.dial.notes[index]
    tone = TONES[sight.mood(index)]
    face: Face = "bold" if district.mood is Mood.EMPTY else "big"
    noted = note.words != "" and not closeup.large
    size = LARGE_NEIGHBOUR if closeup.large else NAME
    words = _beside([(face, size, district.epic)], tone.text, place, 7 if noted else 0, closeup, measure)
    if noted:
        small: list[Piece] = [("label", NOTE, note.words)]
        if note.icon:
            small.insert(0, ("icon", NOTE + 1, note.icon))
        words += _beside(small, tone.label, place, -11, closeup, measure)
    return words


def _beside(
    words: Sequence[Piece], token: str, place: int, up: float, closeup: Closeup, measure: Measure
) -> tuple[Placed, ...]:
    """As near to the middle as its neighbour goes, so that nothing of it is beyond the screen."""
    k = closeup.k
    x, y = closeup.at(closeup.middle, place)
    x, y = x - closeup.cx, y - closeup.cy + up * k
    high = max(size for _, size, _ in words) * HIGH * k
    first, last = closeup.room(place, y - high, y + high)
    line = _line(words, token, up, last - first, closeup, measure)
    half = (line[-1].x + line[-1].word.width / 2 - line[0].x + line[0].word.width / 2) / 2
    wanted = x - INWARDS * k * (1 if place > 0 else -1)
    to = max(first + half, min(wanted, last - half)) - x
    return tuple(replace(one, x=one.x + to) for one in line)


def _line(
    words: Sequence[Piece],
    token: str,
    up: float,
    room: float,
    closeup: Closeup,
    measure: Measure,
) -> tuple[Placed, ...]:
    """Centred; the last of the words is shortened where there is no room for it."""
    k = closeup.k
    *before, (face, size, text) = [(face, round(size * k), text) for face, size, text in words]
    gap = 3 * k
    room -= sum(measure(*one) + gap for one in before)
    least = round(NOTE * k)
    pixels, shown = shortened(face, size, text, room, measure, least)
    made = [*before, (face, pixels, shown)]
    widths = [measure(*one) for one in made]
    x, placed = -(sum(widths) + gap * len(before)) / 2, []
    for (face, size, text), width in zip(made, widths, strict=True):
        placed.append(Placed(Word(face, size, text, token, width), x + width / 2, up * k))
        x += width + gap
    return tuple(placed)
