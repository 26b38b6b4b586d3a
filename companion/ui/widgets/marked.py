"""Words between asterisks are bold."""

import re
from collections.abc import Sequence
from typing import Final

from kivy.utils import escape_markup, get_hex_from_color

BOLD: Final = re.compile(r"\*([^*]+)\*")


def marked(text: str, colour: Sequence[float]) -> str:
    """As markup, what is bold in this colour."""
    bold = rf"[b][color={get_hex_from_color(colour)}]\1[/color][/b]"
    return BOLD.sub(bold, escape_markup(text))


def price(hint: str) -> str:
    """Only what is bold: all there is room for on a phone and beside large text."""
    return ", ".join(f"*{part}*" for part in BOLD.findall(hint))
