"""An answer that takes several taps and is not complete yet: for the eye only, nothing is entered."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.rules.notation import COLOURS

LONGEST: Final = 2  # digits: nothing printed is 100 or more
BY: Final = "population by "


@dataclass(frozen=True, slots=True)
class Draft:
    typed: str = ""
    rows: dict[str, str] = field(default_factory=dict)  # of the Power Dice, by colour
    open: str = ""  # the die, or the Reckoner, whose answers stand open
    sought: str = ""  # letters of a name
    verb: str = ""  # with its argument, or with the total it goes by
    steps: str = ""  # of such a total, as in the notation: "0=1 3=2"
    count: int = 1
    scope: str = ""
    per: str = ""
    beside: tuple[str, ...] = ()  # symbols before this one in the same cell

    @property
    def cell(self) -> str:
        return " | ".join([*self.beside, self._action])

    @property
    def total(self) -> str:
        """What the Population is attacked by (R7.6); empty: a plain number."""
        return self.verb.removeprefix(BY) if self.verb.startswith(BY) else ""

    def counted(self, count: int) -> "Draft":
        return replace(self, count=count)

    @property
    def _action(self) -> str:
        if self.total:
            return f"{self.verb} {self.steps}".strip()
        scope = f"{self.scope}: " if self.scope else ""
        count = f" x{self.count}" if self.count > 1 else ""
        per = f" per {self.per}" if self.per else ""
        return f"{scope}{self.verb}{count}{per}"

    def after(self, act: str, value: Any) -> "Draft | None":
        """With one more tap; None: that is no tap of a draft."""
        match act:
            case "digit":
                typed = f"{self.typed}{value}".lstrip("0") or "0"
                return self if len(self.typed) == LONGEST else replace(self, typed=typed)
            case "erase":
                return replace(self, typed=self.typed[:-1])
            case "row":
                return replace(self, rows={**self.rows, value[0]: value[1]}, open=self._next_die(value[0]))
            case "unfold":
                return replace(self, open="" if self.open == value else value)
            case "search":
                return replace(self, sought=value)
            case "symbol":
                return replace(self, verb=value, open="", steps="")
            case "thresholds":
                return replace(self, steps=self.steps[:-1] if value == "erase" else f"{self.steps}{value}")
            case "count":
                return replace(self, count=value)
            case "scope":
                return replace(self, scope=value)
            case "per":
                return replace(self, per=value)
            case "beside":
                return Draft(beside=tuple(self.cell.split(" | ")))
            case _:
                return None

    def _next_die(self, colour: str) -> str:
        """The one to tell after this one; the same if all are told."""
        left = [one for one in COLOURS if one != colour and one not in self.rows]
        return left[0] if left else colour
