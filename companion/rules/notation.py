"""The action notation (formats.md, section 1): one printed symbol group as one readable line."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.rules.errors import NotationError

COLOURS: Final = ("yellow", "black", "red", "blue")
EFFECTS: Final = ("reroll", "equipment", "move", "die", "ability", "doubles")
SCOPES: Final = ("gifted", "clockwise", "counterclockwise", "all", "boss", "reckoners", "equipment")
THINGS: Final = (
    "barricade",
    "enforcement",
    "research",
    "red-shield",
    "blue-shield",
    "copy-token",
    "stolen",
    "reckoner",
)
TOTALS: Final = ("shields", "enforcement", "defeated", "equipment-gap")
ARGUMENTS: Final = {"boost": COLOURS, "attack": EFFECTS}
VERBS: Final = (
    "fortify",
    "enforcement",
    "population",
    "barricade",
    "boost",
    "base",
    "pull",
    "repel",
    "power-up",
    "transform",
    "steal",
    "money",
    "plan",
    "red-shield",
    "blue-shield",
    "copy",
    "copy-token",
    "attack",
    "dawnslight",
)
MOST: Final = 99  # no printed symbol comes near; a bound keeps a broken pack from working for ever
NOTHING: Final = "-"
UNKNOWN: Final = "?"

# What is expected where no single word of the notation is.
END: Final = "the end of the action"
STEP: Final = "threshold=value"
ABOVE: Final = "a threshold above "
COUNT: Final = f"x1 to x{MOST}"


@dataclass(frozen=True, slots=True)
class Action:
    verb: str
    argument: str = ""
    count: int = 1
    scope: str = ""
    per: str = ""
    total: str = ""
    steps: tuple[tuple[int, int], ...] = ()
    text: str = ""
    plain: bool = True  # happens here, as often as it says: nothing to work out first

    def by_total(self, reached: int) -> int:
        """R7.6: the value of the largest threshold that is reached."""
        value = 0
        for threshold, amount in self.steps:
            if threshold <= reached:
                value = amount
        return value


Cell = tuple[Action, ...]
Track = tuple[Cell | None, ...]


@lru_cache(maxsize=4096)
def parse_cell(line: str) -> Cell | None:
    """The actions of a cell: none for "-", None for "?"."""
    if line == UNKNOWN:
        return None
    if line == NOTHING:
        return ()
    return tuple(parse_action(part) for part in line.split(" | "))


@lru_cache(maxsize=4096)
def parse_action(line: str) -> Action:
    return _Line(line).action()


def print_cell(cell: Cell | None) -> str:
    if cell is None:
        return UNKNOWN
    return " | ".join(action.text for action in cell) or NOTHING


class _Line:
    """Reads one action word by word, so that the first wrong word can be named."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.words = line.split(" ")
        self.at = 0

    def action(self) -> Action:
        scope = self._scope()
        verb = self._one_of(VERBS if scope else (*VERBS, *(f"{known}:" for known in SCOPES)))
        argument = self._one_of(ARGUMENTS[verb]) if verb in ARGUMENTS else ""
        if verb == "population" and not scope and self._peek() == "by":
            return self._by_total()
        count = self._count()
        per = ""
        if self._peek() == "per":
            self.at += 1
            per = self._one_of(THINGS)
        self._end("per" if not per else "")
        return Action(verb, argument, count, scope, per, text=self.line, plain=not (scope or per))

    def _scope(self) -> str:
        word = self._peek()
        if not word.endswith(":"):
            return ""
        self.at += 1
        if word[:-1] not in SCOPES:
            raise self._wrong(word, tuple(f"{known}:" for known in SCOPES))
        return word[:-1]

    def _by_total(self) -> Action:
        self.at += 1
        total = self._one_of(TOTALS)
        steps: list[tuple[int, int]] = []
        while self.at < len(self.words):
            word = self.words[self.at]
            threshold, equals, value = word.partition("=")
            if not (equals and _is_number(threshold) and _is_number(value)):
                raise self._wrong(word, (STEP,))
            if steps and int(threshold) <= steps[-1][0]:
                raise self._wrong(word, (f"{ABOVE}{steps[-1][0]}",))
            steps.append((int(threshold), int(value)))
            self.at += 1
        return Action("population", total=total, steps=tuple(steps), text=self.line, plain=False)

    def _count(self) -> int:
        word = self._peek()
        if not word.startswith("x"):
            return 1
        if not (_is_number(word[1:]) and 1 <= int(word[1:]) <= MOST):
            raise self._wrong(word, (COUNT,))
        self.at += 1
        return int(word[1:])

    def _one_of(self, known: tuple[str, ...]) -> str:
        word = self._peek()
        if word not in known:
            raise self._wrong(word, known)
        self.at += 1
        return word

    def _end(self, *more: str) -> None:
        if self.at < len(self.words):
            raise self._wrong(self.words[self.at], (*(word for word in more if word), END))

    def _peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def _wrong(self, word: str, expected: tuple[str, ...]) -> NotationError:
        return NotationError(self.line, word, expected)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4
