"""`draw_icons.py [FOLDER]`: the app's icon and the picture shown while it starts.

The city by night as the app draws it: towers with lit windows around districts, one of which acts,
and the boss in the middle. Measures are dp of an adaptive icon: 108 wide, of which a launcher shows
at most the middle 72 and at least a circle of 66.
"""

import sys
from collections.abc import Callable, Iterator
from math import cos, degrees, radians, sin
from pathlib import Path

from canvas import CLEAR, Canvas, Colour, Point

from companion.ui.theme import DARK

ICONS = Path(__file__).parents[2] / "assets" / "icons"
WHOLE, SHOWN = 54.0, 36.0
FINER = 3  # what every density’s size divides too
# Android's names for pixels per dp, times four.
DENSITIES = {"xxxhdpi": 16, "xxhdpi": 12, "xhdpi": 8, "hdpi": 6, "mdpi": 4}

TOWERS = 20
DARK_TOWERS = {3, 9, 16}
HEIGHTS = (8.3, 5.8, 9.5, 7.0)
DISTRICTS = 5
ACTING = 1


def colour(token: str) -> Colour:
    return bytes(round(part * 255) for part in DARK[token])


def at(radius: float, angle: float) -> Point:
    """Degrees clockwise from 12 o'clock."""
    return radius * sin(radians(angle)), -radius * cos(radians(angle))


def disc(radius: float) -> list[Point]:
    return [at(radius, angle) for angle in range(0, 360, 2)]


def district(index: int, inner: float, outer: float, street: float) -> list[Point]:
    """A sector of a ring; the streets beside it have parallel edges."""
    middle, half = 360 * index / DISTRICTS, 180 / DISTRICTS

    def arc(radius: float) -> list[Point]:
        reach = half - degrees(street / 2 / radius)
        return [at(radius, middle - reach + reach * step / 12) for step in range(25)]

    return [*arc(outer), *reversed(arc(inner))]


def upright(angle: float, left: float, low: float, right: float, high: float) -> list[Point]:
    """A rectangle that stands on the ring: left and right from its middle line, low and high from the hub."""
    across, out = at(1, angle + 90), at(1, angle)
    corners = ((left, low), (right, low), (right, high), (left, high))
    return [(u * across[0] + v * out[0], u * across[1] + v * out[1]) for u, v in corners]


def crown(width: float) -> list[Point]:
    shape = ((-5, 3.6), (-5.8, -3.2), (-2.6, -0.4), (0, -4.6), (2.6, -0.4), (5.8, -3.2), (5, 3.6))
    return [(x * width / 11.6, y * width / 11.6) for x, y in shape]


def windows(height: float) -> Iterator[tuple[float, float, float, float]]:
    floor = 0.9
    while floor + 1.9 < height:
        yield -2.25, floor, -0.3, floor + 1.9
        yield 0.3, floor, 2.25, floor + 1.9
        floor += 2.5


def draw_city(canvas: Canvas) -> None:
    for index in range(TOWERS):
        angle, height = 360 * (index + 0.5) / TOWERS, HEIGHTS[index % len(HEIGHTS)]
        lit = index not in DARK_TOWERS
        canvas.fill(upright(angle, -2.9, 21.5, 2.9, 23.0 + height), colour("block_lit" if lit else "raised"))
        for left, low, right, high in windows(height) if lit else ():
            canvas.fill(upright(angle, left, 23 + low, right, 23 + high), colour("window_lit"))
    for index in range(DISTRICTS):
        shape = district(index, 12.0, 22.0, 1.6)
        canvas.fill(shape, colour("spark" if index == ACTING else "line"))
    canvas.fill(disc(9.6), colour("acting_out"))
    canvas.fill(crown(11.6), colour("text"))


def draw_ground(canvas: Canvas) -> None:
    """Night, a little lighter towards the middle."""
    night, dusk = colour("night"), colour("head_tint")
    steps = 24
    for step in range(steps):
        share = step / (steps - 1)
        shade = bytes(round(a + (b - a) * share) for a, b in zip(night, dusk, strict=True))
        canvas.fill(disc(WHOLE * (1.2 - 0.9 * share)), shade)


def rounded(reach: float, radius: float) -> list[Point]:
    """A square with round corners."""
    side = reach - radius
    middles = ((side, -side), (side, side), (-side, side), (-side, -side))
    return [
        (x + px, y + py)
        for quarter, (x, y) in enumerate(middles)
        for px, py in (at(radius, 90 * quarter + turn) for turn in range(0, 91, 3))
    ]


def drawn(size: int, reach: float, *parts: Callable[[Canvas], None], clear: bool = False) -> Canvas:
    canvas = Canvas(size, reach, CLEAR if clear else colour("night"))
    for draw in parts:
        draw(canvas)
    return canvas


def cut_round(canvas: Canvas) -> None:
    canvas.cut(rounded(SHOWN, 12))


def main(folder: Path) -> None:
    large = drawn(512 * FINER, SHOWN, draw_ground, draw_city, cut_round)
    large.smaller(FINER).save(folder / "icon.png")
    # Small in the middle: Android fills the shorter side of the screen with it.
    drawn(768 * FINER, 2 * SHOWN, draw_city).smaller(FINER).save(folder / "presplash.png")

    most = max(DENSITIES.values())
    layers = {
        "icon": drawn(48 * most * FINER // 4, SHOWN, draw_ground, draw_city, cut_round),
        "icon_foreground": drawn(108 * most * FINER // 4, WHOLE, draw_city, clear=True),
        "icon_background": drawn(108 * most * FINER // 4, WHOLE, draw_ground),
    }
    for name, canvas in layers.items():
        made = [canvas]
        for density, quarters in DENSITIES.items():
            size = canvas.size * quarters // (most * FINER)
            source = min((one for one in made if one.size % size == 0), key=lambda one: one.size)
            made.append(source.smaller(source.size // size))
            made[-1].save(folder / "densities" / f"mipmap-{density}" / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ICONS)
