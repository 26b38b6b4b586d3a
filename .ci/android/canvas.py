"""Flat shapes on a square, as a PNG: every pixel is drawn several times finer and averaged."""

import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path

Point = tuple[float, float]  # from the middle, x to the right, y down
Colour = bytes  # red, green, blue, alpha
CLEAR: Colour = bytes(4)


class Canvas:
    """Shows what lies at most `reach` from the middle."""

    def __init__(self, size: int, reach: float, ground: Colour = CLEAR) -> None:
        self.size = size
        self.reach = reach
        self.rows = [bytearray(ground * size) for _ in range(size)]

    def fill(self, shape: Sequence[Point], colour: Colour) -> None:
        for y, start, end in self._spans(shape):
            self.rows[y][start * 4 : end * 4] = colour * (end - start)

    def cut(self, shape: Sequence[Point]) -> None:
        """Clears whatever lies outside the shape."""
        inside = {y: (start, end) for y, start, end in self._spans(shape)}
        for y, row in enumerate(self.rows):
            start, end = inside.get(y, (0, 0))
            row[: start * 4] = CLEAR * start
            row[end * 4 :] = CLEAR * (self.size - end)

    def _spans(self, shape: Sequence[Point]) -> Iterable[tuple[int, int, int]]:
        """Row, first pixel and the one after the last, for all pixels whose middle is inside."""
        scale = self.size / (2 * self.reach)
        points = [((x + self.reach) * scale - 0.5, (y + self.reach) * scale - 0.5) for x, y in shape]
        edges = list(pairwise([*points, points[0]]))
        heights = [y for _, y in points]
        for y in range(max(0, ceil(min(heights))), min(self.size, ceil(max(heights)))):
            crossings = sorted(
                x0 + (x1 - x0) * (y - y0) / (y1 - y0)
                for (x0, y0), (x1, y1) in edges
                if (y0 <= y) != (y1 <= y)
            )
            for first, last in zip(crossings[::2], crossings[1::2], strict=True):
                start, end = max(0, ceil(first)), min(self.size, ceil(last))
                if start < end:
                    yield y, start, end

    def smaller(self, times: int) -> "Canvas":
        """Each pixel the mean of a square."""
        canvas = Canvas(self.size // times, self.reach)
        for y in range(canvas.size):
            columns = [sum(column) for column in zip(*self.rows[y * times : (y + 1) * times], strict=True)]
            row = canvas.rows[y]
            for channel in range(4):
                sums = [columns[at + channel :: times * 4] for at in range(0, times * 4, 4)]
                row[channel::4] = bytes(sum(one) // times**2 for one in zip(*sums, strict=True))
        return canvas

    def save(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        header = struct.pack(">IIBBBBB", self.size, self.size, 8, 6, 0, 0, 0)
        pixels = b"".join(b"\0" + _full_strength(row) for row in self.rows)
        parts = ((b"IHDR", header), (b"IDAT", zlib.compress(pixels, 9)), (b"IEND", b""))
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts))


def _full_strength(row: bytearray) -> bytearray:
    """The mean with clear pixels made a colour weaker, which its alpha already says."""
    full = bytearray(row)
    for at in range(0, len(row), 4):
        alpha = row[at + 3]
        if 0 < alpha < 255:
            full[at : at + 3] = bytes(min(255, value * 255 // alpha) for value in row[at : at + 3])
    return full


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
