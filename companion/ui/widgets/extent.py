"""How wide text will be, before any label shows it; how much a size grows with the text."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp


@lru_cache(maxsize=512)
def extent(text: str, face: str, size: float) -> float:
    return float(CoreLabel(font_name=face, font_size=size).get_extents(text)[0])


def longest(text: str, face: str, size: float) -> float:
    """The width of its longest word: what must not be broken."""
    return max((extent(word, face, size) for word in text.split()), default=0.0)


def grown(size: float, doubled: float, scale: float) -> float:
    """`doubled`: what the size is at 200 %; below 100 % it shrinks with the text."""
    return float(dp(size * scale if scale < 1 else size + (doubled - size) * (scale - 1)))


def fitted(words: str, face: str, size: float, room: float, least: float = 0.6) -> float:
    """The size at which the words fit into the room."""
    wide = extent(words, face, size)
    return size * min(1.0, max(least, (room - dp(3)) / wide)) if wide else size
