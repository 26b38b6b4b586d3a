"""Words, numbers and icons as cached white textures, tinted when drawn."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import kivymd
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivymd.icon_definitions import md_icons

from companion.ui.ring.words import Face
from companion.ui.theme import BIG, BOLD, Rgba

_KIVYMD = Path(kivymd.__file__).parent / "fonts"
FACES: Final[dict[Face, str]] = {
    "big": BIG,
    "bold": BOLD,
    "label": str(_KIVYMD / "Roboto-Regular.ttf"),
    "medium": str(_KIVYMD / "Roboto-Medium.ttf"),
    "icon": str(_KIVYMD / "materialdesignicons-webfont.ttf"),
}


@lru_cache(maxsize=512)
def _label(face: Face, size: int, text: str) -> CoreLabel:
    # The label is kept, not only its texture: Kivy refills a lost texture through a weak reference to it.
    shown = md_icons[text] if face == "icon" else text
    label = CoreLabel(text=shown, font_name=FACES[face], font_size=size, font_hinting="light")
    label.refresh()
    return label


def letters(face: Face, size: int, text: str) -> Texture:
    """The text in white, one texel per pixel; in the face "icon", the icon of that name."""
    return _label(face, size, text).texture


def width(face: Face, size: int, text: str) -> float:
    return float(letters(face, size, text).width)


def forget() -> None:
    """After the GL context was lost; a label may measure itself anew then."""
    _label.cache_clear()


def put(group: InstructionGroup, texture: Texture, cx: float, cy: float, colour: Rgba) -> Rectangle:
    """Text is sharp on whole pixels only."""
    across, high = texture.size
    group.add(Color(*colour))
    pos = round(cx - across / 2), round(cy - high / 2)
    picture = Rectangle(texture=texture, size=texture.size, pos=pos)
    group.add(picture)
    return picture
