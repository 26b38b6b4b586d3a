"""What a canvas draws, as data that two canvases can be compared by."""

from typing import Any


def drawn(instructions: Any) -> list[Any]:
    """Every instruction with what it draws."""
    found: list[Any] = []
    for one in instructions.children:
        kind = type(one).__name__
        if hasattr(one, "children"):
            found += [kind, getattr(one, "opacity", 1), drawn(one)]
        elif kind == "Mesh":
            found += [kind, [round(number, 3) for number in one.vertices], list(one.indices)]
        elif kind == "Rectangle":
            found += [kind, one.pos, one.size, one.texture]
        elif kind == "Color":
            found += [kind, one.rgba]
        elif kind == "Translate":
            found += [kind, one.xy]
        elif kind == "Rotate":
            found += [kind, round(one.angle % 360, 6), one.origin]
    return found
