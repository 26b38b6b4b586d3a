"""Columns of the palette that belong to one part of the ring and fade from one mood to the next."""

from collections.abc import Sequence

from companion.ui.ring.layer import Sheet
from companion.ui.ring.pace import TAKE_OVER, Motion
from companion.ui.theme import mix


class Look:
    def __init__(self, sheet: Sheet, tokens: Sequence[str]) -> None:
        self.column = sheet.palette.reserve(*(sheet.colours[token] for token in tokens))
        self._sheet, self._tokens = sheet, tokens

    def take(self, tokens: Sequence[str], motion: Motion) -> None:
        old, self._tokens = self._tokens, tokens
        if old == tokens:
            self._paint(tokens, tokens, 1.0)  # the theme may be another one
        else:
            motion.run(lambda share: self._paint(old, tokens, share), TAKE_OVER)

    def _paint(self, old: Sequence[str], new: Sequence[str], share: float) -> None:
        colours, palette = self._sheet.colours, self._sheet.palette
        for column, (first, second) in enumerate(zip(old, new, strict=True), self.column):
            palette.paint(column, mix(colours[first], colours[second], share))
