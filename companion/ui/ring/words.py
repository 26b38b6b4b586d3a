"""The block of text in a district: which rows it has, and where each word goes. No Kivy."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import radians, sin
from typing import Final, Literal

from companion.ui.ring.geometry import Extent, Place, Point, Ring, fit
from companion.ui.ring.track import DISTRICT_PIP
from companion.ui.theme import PIECE_COLOURS, PIECES
from companion.ui.views import DistrictView, Mood, PieceView

Face = Literal["big", "bold", "label", "medium", "icon"]
Measure = Callable[[Face, int, str], float]  # width in pixels; the text of "icon" is an icon's name

# Scale of the block and share of the line width; the first that stays in the wedge is taken.
TRIES: Final = (
    (1.0, 1.0), (0.94, 1.0), (0.88, 1.0), (0.88, 0.85), (0.88, 0.7), (0.8, 1.0), (0.8, 0.75), (0.72, 1.0),
    (0.72, 0.75), (0.64, 1.0), (0.64, 0.75), (0.56, 0.75), (0.56, 0.55), (0.48, 0.65),
)  # fmt: skip
MARGIN: Final = 2  # from the wedge's edge, at k = 1
CROWDED: Final = 8.5  # further from a road with many tokens: 4 dp in the mini ring of a phone
SMALLEST: Final = 0.7  # a name that is too wide shrinks so far, then it is cut


@dataclass(frozen=True, slots=True)
class Sizes:
    """At k = 1. `line`: where the wedge is wide, `side`: left and right of the hub."""

    line: float
    side: float
    label: float
    name: float
    number: float
    piece: float
    icon: float
    pip: float = 1.0
    least: float = 12  # of a name
    sign: float = 21  # before Research; Health's heart is a little smaller


SIZES: Final = {
    3: Sizes(230, 124, 14, 27, 31, 27, 22),
    4: Sizes(230, 124, 14, 27, 31, 27, 22),
    5: Sizes(200, 124, 14, 25, 29, 27, 22),
    6: Sizes(186, 124, 13, 24, 27, 24, 20),
    7: Sizes(168, 116, 13, 22, 25, 24, 20),
}
MINI: Final = {count: Sizes(sizes.line, 150, 0, 34, 0, 36, 30, 1.15, 25) for count, sizes in SIZES.items()}


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of a mood's words and pips."""

    text: str = "text"
    label: str = "text_2"
    icon: str = "text_2"
    lit: str = "spark"
    off: str = "pip_off"
    change: str = "spark_text"


ACTING: Final = Tone(
    "on_acting", "acting_label", "acting_label", "acting_label", "pip_off_acting", "acting_label"
)
TONES: Final = {
    Mood.IDLE: Tone(),
    Mood.ACTED: Tone("text_2", "text_3", "text_3", "pip_acted"),
    Mood.ACTING: ACTING,
    Mood.SELECTED: Tone(),
    Mood.CHANGED: Tone(),
    Mood.EMPTY: Tone(),
}


@dataclass(frozen=True, slots=True)
class Word:
    face: Face
    size: int
    text: str
    token: str
    width: float
    raised: float = 0.0
    what: str = ""  # it counts, if it does


@dataclass(frozen=True, slots=True)
class Row:
    """Groups of words, or pips; the space above is the row's own."""

    height: float
    width: float
    groups: tuple[tuple[Word, ...], ...] = ()
    gap: float = 0.0
    above: float = 0.0
    pip: float = 0.0
    inset: float = 0.12  # of the height: a line of text is higher than its letters


@dataclass(frozen=True, slots=True)
class Placed:
    word: Word
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Pips:
    """From `x` rightwards; `size` is the scale of a pip of 14 × 9."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Block:
    words: tuple[Placed, ...]
    pips: Pips | None
    place: Place


def shortened(
    face: Face, size: int, text: str, room: float, measure: Measure, least: int = 1
) -> tuple[int, str]:
    """The size and the words that fit: smaller first, then with an ellipsis."""
    least = max(least, round(size * SMALLEST))
    while size > least and measure(face, size, text) > room:
        size -= 1
    shown, length = text, len(text)
    while length > 1 and measure(face, size, shown) > room:
        length -= 1
        shown = text[:length].rstrip() + "…"
    return size, shown


class Writer:
    """Makes the rows of a district at one scale and line width, in pixels."""

    def __init__(
        self, view: DistrictView, sizes: Sizes, k: float, scale: float, room: float, measure: Measure
    ) -> None:
        self.view, self.sizes, self.scale, self.room, self.measure = view, sizes, k * scale, k * room, measure
        self.least = round(sizes.least * k)
        self.tone = TONES[view.mood]

    def word(
        self, face: Face, size: float, text: str, token: str, raised: float = 0.0, what: str = ""
    ) -> Word:
        pixels = max(1, round(size * self.scale))
        return Word(face, pixels, text, token, self.measure(face, pixels, text), raised * self.scale, what)

    def name(self, face: Face, size: float, text: str, token: str, line: float) -> Row:
        pixels = max(1, self.least, round(size * self.scale))
        pixels, shown = shortened(face, pixels, text, self.room, self.measure, self.least)
        word = Word(face, pixels, shown, token, self.measure(face, pixels, shown))
        inset = 0.2 if face == "label" else 0.12
        height = max(size * self.scale, self.least) * line
        return Row(height, word.width, ((word,),), inset=inset)

    def wrapped(self, groups: Iterable[tuple[Word, ...]], height: float, gap: float) -> list[Row]:
        lines: list[list[tuple[Word, ...]]] = []
        for group in groups:
            if lines and self._width([*lines[-1], group], gap) <= self.room:
                lines[-1].append(group)
            else:
                lines.append([group])
        gap *= self.scale
        return [
            Row(height * self.scale, self._width(line, gap / self.scale), tuple(line), gap) for line in lines
        ]

    def _width(self, groups: Sequence[tuple[Word, ...]], gap: float) -> float:
        inside = sum(group_width(group, self.scale) for group in groups)
        return inside + gap * self.scale * (len(groups) - 1)

    def rows(self) -> list[Row]:
        view, sizes, tone = self.view, self.sizes, self.tone
        rows: list[Row] = []
        if sizes.label and view.name:
            rows.append(self.name("label", sizes.label, view.name, tone.label, 1.2))
        if view.mood is Mood.EMPTY:
            rows.append(self.name("bold", sizes.name * 0.86, view.epic, "text_2", 1.08))
        else:
            rows.append(self.name("big", sizes.name, view.epic, tone.text, 1.08))
        if sizes.number:
            rows += self.wrapped(self.numbers(), sizes.number * 1.1, 14)
        if view.spaces:
            across = DISTRICT_PIP.across(view.spaces)
            pip = min(sizes.pip * self.scale, self.room / across)
            rows.append(Row(20 * pip, across * pip, above=pip, pip=pip))
        return rows + self.wrapped(self.pieces(), sizes.piece * 1.1, 13)

    def numbers(self) -> Iterable[tuple[Word, ...]]:
        view, tone, size = self.view, self.tone, self.sizes.number
        if view.weakened:
            token = tone.text if view.mood is Mood.ACTING else "lamp_text"
            yield self.word("icon", 17, "target", token), self.word("medium", 14, view.weakened, token)
        elif view.research:
            yield (
                self.word("icon", self.sizes.sign, "magnify", tone.icon),
                self.word("big", size, view.research, tone.text, what="research"),
            )
        heart = self.word("icon", self.sizes.sign - 1, "heart", tone.icon)
        if view.infinite:
            yield heart, self.word("icon", size * 1.05, "infinity", tone.text)
        elif view.health:
            yield heart, self.word("big", size, view.health, tone.text, what="health")

    def pieces(self) -> Iterable[tuple[Word, ...]]:
        for piece in self.view.pieces:
            yield self.piece(piece)
        if self.view.mood is Mood.ACTED and self.sizes.label:
            yield (self.word("icon", 17, "check", self.tone.icon),)

    def piece(self, piece: PieceView) -> tuple[Word, ...]:
        tone, sizes = self.tone, self.sizes
        plain = self.view.mood in {Mood.ACTING, Mood.ACTED}
        token = tone.icon if plain else PIECE_COLOURS.get(piece.piece, "text")
        shown = (
            self.word("icon", sizes.icon, PIECES[piece.piece], token),
            self.word("big", sizes.piece, str(piece.count), tone.text, what=piece.piece),
        )
        if not piece.change:
            return shown
        change = f"{piece.change:+d}".replace("-", "−")
        return (*shown, self.word("big", sizes.piece * 0.62, change, tone.change, raised=6))


def group_width(group: Sequence[Word], scale: float) -> float:
    return sum(word.width for word in group) + 4 * scale * (len(group) - 1)


def compose(view: DistrictView, ring: Ring, district: int, measure: Measure, crowded: bool = False) -> Block:
    """The largest block that stays inside the wedge."""
    middle = ring.middle(district)
    sizes = (MINI if ring.mini else SIZES)[min(7, max(3, ring.count))]
    line = sizes.side if abs(sin(radians(middle))) > 0.7 else sizes.line
    tried: list[tuple[float, Place, list[Row]]] = []
    for scale, narrower in TRIES:
        rows = Writer(view, sizes, ring.k, scale, line * narrower, measure).rows()
        place = _place(rows, ring, middle, crowded)
        tried.append((scale * ring.k, place, rows))
        if place.slack >= MARGIN * ring.k:
            break
    scaled, place, rows = max(tried, key=lambda one: min(one[1].slack, MARGIN * ring.k))
    return set_rows(rows, scaled, ring.at(place.radius / ring.k, place.angle), place)


def extents(rows: Sequence[Row]) -> tuple[Extent, ...]:
    top = sum(row.height + row.above for row in rows) / 2
    found = []
    for row in rows:
        top -= row.above
        inset = row.height * row.inset
        found.append((row.width, top - inset, top - row.height + inset))
        top -= row.height
    return tuple(found)


def _place(rows: Sequence[Row], ring: Ring, middle: float, crowded: bool) -> Place:
    inner, outer = (ring.inner + crowded * CROWDED) * ring.k, ring.outer * ring.k
    return fit(extents(rows), inner, outer, ring.step, middle, ring.gap * ring.k)


def set_rows(rows: Sequence[Row], scale: float, middle: Point, place: Place) -> Block:
    """Below one another, about a point."""
    x, y = middle
    y += sum(row.height + row.above for row in rows) / 2
    words: list[Placed] = []
    pips: Pips | None = None
    for row in rows:
        y -= row.above + row.height / 2
        at = x - row.width / 2
        if row.pip:
            pips = Pips(at, y, row.pip)
        for group in row.groups:
            for word in group:
                words.append(Placed(word, at + word.width / 2, y + word.raised))
                at += word.width + 4 * scale
            at += row.gap - 4 * scale
        y -= row.height / 2
    return Block(tuple(words), pips, place)
