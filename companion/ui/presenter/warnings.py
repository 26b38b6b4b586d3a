"""What a rule forbids is asked first: leave it, or do it anyway (R9.1)."""

from typing import Final

from companion.game.sitting import Sitting
from companion.rules.commands import Command, EpicPhase
from companion.rules.forbidden import WarningCode
from companion.rules.instructions import Warn
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.turn_view import Warned
from companion.wording.forbidden import lapse_words, way_out, why_not
from companion.wording.language import Language

# Said where the move is made; the players know what they pay.
_NO_QUESTION: Final[tuple[WarningCode, ...]] = ("move-costs-two",)
BLOCKS: Final[dict[WarningCode, str]] = {  # a piece of the theme, or "infinite"
    "red-shield": "red-shield",
    "blue-shield": "blue-shield",
    "barricade": "barricade",
    "infinite-health": "infinite",
}

Key = tuple[int, str, str, str]  # round, phase, Reckoner, rule
Held = tuple[tuple[str, ...], Warned | None]


class Warnings:
    """One at a time. What was done anyway is not asked again of the same Reckoner in the same phase."""

    def __init__(self) -> None:
        self.open: Warned | None = None
        self.entry: Command | None = None
        self._keys: frozenset[Key] = frozenset()
        self._waived: frozenset[Key] = frozenset()

    def take(self) -> Command | None:
        entry, self.entry, self.open = self.entry, None, None
        return entry

    def holds(self, entry: Command, sitting: Sitting, language: Language) -> bool:
        """Is there something to ask before this is entered? Then it is open."""
        table = sitting.table
        codes, warned = _lapsing(entry, table, language) or _forbidden(entry, sitting, language)
        who = getattr(entry, "reckoner", "")
        keys = frozenset((table.round, table.phase, who, code) for code in codes)
        if warned is None or keys <= self._waived:
            return False
        self.open, self.entry, self._keys = warned, entry, keys
        return True

    def reword(self, sitting: Sitting, language: Language) -> None:
        """In another language."""
        if self.entry is not None:
            self.holds(self.entry, sitting, language)

    def waive(self) -> None:
        self._waived |= self._keys


def _lapsing(entry: Command, table: Table, language: Language) -> Held | None:
    """R9.2: what of the rewards the Epic Phase would end."""
    if not isinstance(entry, EpicPhase) or not any(table.unspent.values()):
        return None
    return ("lapse",), Warned(lapse_words(table, language), *_keys(True, language))


def _forbidden(entry: Command, sitting: Sitting, language: Language) -> Held:
    verdict = sitting.consider(entry)
    asked = [one for one in verdict.warnings if one.code not in _NO_QUESTION]
    if not asked:
        return (), None
    return tuple(one.code for one in asked), _warned(asked, verdict.happens, sitting.table, language)


def _warned(asked: list[Warn], happens: bool, table: Table, language: Language) -> Warned:
    words = dict.fromkeys(why_not(one, table, language) for one in asked)
    ways = dict.fromkeys(way_out(one, language) for one in asked)
    by = next((BLOCKS[one.code] for one in asked if one.code in BLOCKS), "")
    return Warned(" ".join(words), *_keys(happens, language), " ".join(way for way in ways if way), by)


def _keys(happens: bool, language: Language) -> tuple[Answer, Answer | None]:
    leave = Answer(language.gettext("Leave it"), Act("leave"))
    return leave, Answer(language.gettext("Do it anyway"), Act("anyway")) if happens else None
