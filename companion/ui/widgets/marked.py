"""Words between asterisks are bold."""

import re
from collections.abc import Sequence
from typing import Final

from kivy.utils import escape_markup, get_hex_from_color

BOLD: Final = re.compile(r"\*([^*]+)\*")
_WITH_STOP: Final = re.compile(r"\*([^*]+)\*([;:,.]?)")  # Kivy would break the line before what follows


def marked(text: str, colour: Sequence[float]) -> str:
    """As markup, what is bold in this colour."""
    bold = rf"[b][color={get_hex_from_color(colour)}]\1\2[/color][/b]"
    return _WITH_STOP.sub(bold, escape_markup(text))


def price(hint: str) -> str:
    """Only what is bold: all there is room for on a phone and beside large text."""
    return ", ".join(f"*{part}*" for part in BOLD.findall(hint))
