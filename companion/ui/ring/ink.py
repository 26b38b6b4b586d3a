"""Sharp, smooth shapes with Kivy's own shader: a palette texture and feathered triangles.

The palette holds one colour per column, transparent in its lower row and opaque in its upper one,
and is sampled linearly. So a vertex's u picks a colour (or a point between two neighbours: a gradient)
and its v picks the coverage: every shape ends in a one pixel wide strip from solid to clear, which is
the anti-aliasing. Changing a colour changes eight bytes of a texture and no geometry at all.
"""

from array import array
from collections.abc import Callable, Sequence
from math import atan2, cos, degrees, radians, sin
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Canvas, Mesh
from kivy.graphics.texture import Texture

from companion.ui.ring.geometry import Outline, Point, arc, steps
from companion.ui.theme import Rgba

CLEAR: Final = 0.25  # the middles of the palette's two rows
SOLID: Final = 0.75
COLUMNS: Final = 512

Shade = Callable[[float, float], float]


class PaletteFull(Exception):
    """More colours were reserved than the palette has columns."""


class Palette:
    def __init__(self, canvas: Canvas) -> None:
        """`canvas` is drawn again when a colour changes."""
        self.texture = Texture.create(size=(COLUMNS, 2), colorfmt="rgba", bufferfmt="ubyte")
        self.texture.mag_filter = self.texture.min_filter = "linear"
        self.texture.wrap = "clamp_to_edge"
        self.texture.add_reload_observer(self._reload)
        self._canvas = canvas
        self._clear, self._solid = bytearray(COLUMNS * 4), bytearray(COLUMNS * 4)
        self._used = 0
        # The first blit has to cover the whole texture.
        self._dirty: tuple[int, int] | None = (0, COLUMNS)
        self._later = Clock.create_trigger(self._flush, -1)
        self._later()

    def reserve(self, *colours: Rgba) -> int:
        """Neighbouring columns for some colours; returns the first."""
        first = self._used
        if first + len(colours) > COLUMNS:
            raise PaletteFull(f"{first} of {COLUMNS} columns used, {len(colours)} more wanted")
        self._used += len(colours)
        for column, colour in enumerate(colours, first):
            self.paint(column, colour)
        return first

    @staticmethod
    def u(column: float) -> float:
        return (column + 0.5) / COLUMNS

    def paint(self, column: int, colour: Rgba) -> None:
        red, green, blue, alpha = (round(part * 255) for part in colour)
        at = slice(column * 4, column * 4 + 4)
        new = bytes((red, green, blue, alpha))
        if self._solid[at] == new:
            return
        self._clear[at] = bytes((red, green, blue, 0))
        self._solid[at] = new
        first, end = self._dirty or (column, column + 1)
        self._dirty = min(first, column), max(end, column + 1)
        self._later()

    def _flush(self, *_: Any) -> None:
        if self._dirty is None:
            return
        first, end = self._dirty
        self._dirty = None
        part = slice(first * 4, end * 4)
        self.texture.blit_buffer(
            bytes(self._clear[part] + self._solid[part]),
            size=(end - first, 2),
            pos=(first, 0),
            colorfmt="rgba",
            bufferfmt="ubyte",
        )
        self._canvas.ask_update()

    def _reload(self, *_: Any) -> None:
        self._dirty = (0, COLUMNS)
        self._flush()


class Ink:
    """Collects shapes; `mesh()` makes one draw call of them. The feather is physical pixels: a mesh must
    never be scaled."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.half = 0.5  # the feather's
        self.vertices = array("f")
        self.indices = array("H")

    def mesh(self) -> Mesh:
        return Mesh(
            vertices=self.vertices, indices=self.indices, mode="triangles", texture=self.palette.texture
        )

    @property
    def _next(self) -> int:
        return len(self.vertices) // 4

    def _rails(
        self, rails: Sequence[tuple[Outline, float, float]], column: int, shade: Shade | None = None
    ) -> None:
        """Bands between parallel rails, each (outline, offset along its normals, v); `shade` adds 0…1 columns
        by place."""
        u, extend = self.palette.u, self.vertices.extend
        base, length = self._next, len(rails[0][0])
        for outline, offset, v in rails:
            for x, y, nx, ny in outline:
                px, py = x + nx * offset, y + ny * offset
                extend((px, py, u(column + shade(px, py) if shade else column), v))
        add = self.indices.extend
        for band in range(len(rails) - 1):
            a, b = base + band * length, base + (band + 1) * length
            for i in range(length - 1):
                add((a + i, b + i, a + i + 1, a + i + 1, b + i, b + i + 1))

    def between(self, over: Outline, under: Outline, column: int, shade: Shade) -> None:
        """Fills what lies between two rails, feathered outwards on both."""
        h = self.half
        rails = ((over, h, CLEAR), (over, -h, SOLID), (under, -h, SOLID), (under, h, CLEAR))
        self._rails(rails, column, shade)

    def stroke(self, line: Outline, width: float, column: int) -> None:
        h, w = self.half, width / 2
        self._rails(
            ((line, w + h, CLEAR), (line, w - h, SOLID), (line, h - w, SOLID), (line, -w - h, CLEAR)), column
        )

    def convex(self, outline: Outline, column: int) -> None:
        u, h, base, length = self.palette.u(column), self.half, self._next, len(outline)
        extend, add = self.vertices.extend, self.indices.extend
        for x, y, nx, ny in outline:
            extend((x - nx * h, y - ny * h, u, SOLID, x + nx * h, y + ny * h, u, CLEAR))
        for i in range(1, length - 1):
            add((base, base + 2 * i, base + 2 * i + 2))
        for i in range(length):
            a, b = base + 2 * i, base + 2 * ((i + 1) % length)
            add((a, a + 1, b, b, a + 1, b + 1))

    def disc(self, x: float, y: float, radius: float, column: int) -> None:
        self.convex(arc(x, y, radius, 0, 360, steps(radius, 360))[:-1], column)

    def band(
        self, x: float, y: float, radius: float, width: float, start: float, end: float, column: int
    ) -> None:
        """An arc with round ends."""
        self.stroke(arc(x, y, radius, start, end, steps(radius, end - start)), width, column)
        if abs(end - start) < 359.5:
            for angle, turn in ((start, 180), (end, 0)):
                t = radians(angle)
                self._half_disc(x + radius * sin(t), y + radius * cos(t), width / 2, angle + turn, column)

    def _half_disc(self, x: float, y: float, radius: float, angle: float, column: int) -> None:
        bend = max(3, steps(radius, 180, 0.06))
        u, h, base = self.palette.u(column), self.half, self._next
        self.vertices.extend((x, y, u, SOLID))
        for px, py, nx, ny in arc(x, y, radius, angle, angle + 180, bend):
            self.vertices.extend((px - nx * h, py - ny * h, u, SOLID, px + nx * h, py + ny * h, u, CLEAR))
        for i in range(bend):
            a, b = base + 1 + 2 * i, base + 3 + 2 * i
            self.indices.extend((base, a, b, a, a + 1, b, b, a + 1, b + 1))

    def capsule(self, start: Point, end: Point, width: float, column: int) -> None:
        angle = degrees(atan2(end[0] - start[0], end[1] - start[1]))
        bend = max(3, steps(width / 2, 180, 0.06))
        back = arc(*start, width / 2, angle + 90, angle + 270, bend)
        self.convex(back + arc(*end, width / 2, angle - 90, angle + 90, bend), column)

    def triangle(self, corners: Sequence[Point], round_by: float, column: int) -> None:
        u, base = self.palette.u(column), self._next
        for x, y in corners:
            self.vertices.extend((x, y, u, SOLID))
        self.indices.extend((base, base + 1, base + 2))
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            self.capsule(start, end, round_by, column)

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        column: int,
        stops: Sequence[tuple[float, float]] = ((0, 1), (1, 0)),
        rim: int = 28,
    ) -> None:
        """A radial gradient: (share of the radius, share of the column's opacity), outwards."""
        u, base = self.palette.u(column), self._next
        self.vertices.extend((x, y, u, CLEAR + (SOLID - CLEAR) * stops[0][1]))
        ring = [(sin(radians(i * 360 / rim)), cos(radians(i * 360 / rim))) for i in range(rim)]
        for share, level in stops[1:]:
            v = CLEAR + (SOLID - CLEAR) * level
            for s, c in ring:
                self.vertices.extend((x + radius * share * s, y + radius * share * c, u, v))
        for i in range(rim):
            j = (i + 1) % rim
            self.indices.extend((base, base + 1 + i, base + 1 + j))
            for stop in range(len(stops) - 2):
                a, b = base + 1 + stop * rim, base + 1 + (stop + 1) * rim
                self.indices.extend((a + i, b + i, a + j, a + j, b + i, b + j))

    def box(self, at: Point, up: Point, low: Point, high: Point, column: int) -> None:
        """A rectangle from `low` to `high` in a frame at `at` whose upward unit vector is `up`."""
        u, h, b = self.palette.u(column), self.half, self._next
        (x, y), (ux, uy), (x0, y0), (x1, y1) = at, up, low, high
        out: list[float] = []
        for d, v in ((-h, SOLID), (h, CLEAR)):
            for px, py in ((x0 - d, y0 - d), (x1 + d, y0 - d), (x1 + d, y1 + d), (x0 - d, y1 + d)):
                out += (x + px * uy + py * ux, y - px * ux + py * uy, u, v)
        self.vertices.extend(out)
        self.indices.extend((b, b + 1, b + 2, b, b + 2, b + 3))
        for i in range(4):
            a, n = b + i, b + (i + 1) % 4
            self.indices.extend((a, a + 4, n, n, a + 4, n + 4))
