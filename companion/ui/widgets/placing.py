"""Where a part stands."""

from typing import Final

from kivy.uix.widget import Widget

GAP: Final = 8  # dp between two targets


def put(widget: Widget, x: float, y: float, width: float, height: float, centre: bool = False) -> None:
    """`y`: of its middle; with `centre`, `x` too."""
    widget.size = width, height
    widget.pos = x - width / 2 if centre else x, y - height / 2
