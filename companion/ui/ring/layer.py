"""What the parts of the ring draw on: a sheet of colours, and layers of shapes with words above them."""

from kivy.graphics import Canvas, Color, InstructionGroup, Rectangle

from companion.ui.ring.ink import Ink, Palette
from companion.ui.ring.lettering import letters, put
from companion.ui.ring.shades import shades
from companion.ui.ring.words import Face
from companion.ui.theme import Rgba, Theme


class Sheet:
    """A palette with a column for every colour of the theme."""

    def __init__(self, canvas: Canvas, theme: Theme) -> None:
        self.palette = Palette(canvas)
        self.colours = shades(theme)
        self._columns = {token: self.palette.reserve(colour) for token, colour in self.colours.items()}

    def column(self, token: str) -> int:
        return self._columns[token]

    def use(self, theme: Theme) -> None:
        self.colours = shades(theme)
        for token, column in self._columns.items():
            self.palette.paint(column, self.colours[token])


class Layer:
    def __init__(self, sheet: Sheet) -> None:
        self.ink = Ink(sheet.palette)
        self.column = sheet.column
        self._sheet = sheet
        self._words = InstructionGroup()

    def write(self, face: Face, size: int, text: str, cx: float, cy: float, token: str) -> Rectangle:
        return self.tinted(face, size, text, cx, cy, self._sheet.colours[token])

    def tinted(self, face: Face, size: int, text: str, cx: float, cy: float, colour: Rgba) -> Rectangle:
        return put(self._words, letters(face, size, text), cx, cy, colour)

    def onto(self, group: InstructionGroup) -> None:
        """Takes the place of all that the group held."""
        group.clear()
        if self.ink.vertices:  # Mesh raises IndexError on an empty buffer
            group.add(Color(1, 1, 1, 1))
            group.add(self.ink.mesh())
        group.add(self._words)
