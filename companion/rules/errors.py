"""What the rules refuse, each with a code for the wording and the value that was wrong."""

from typing import Literal

RefusalCode = Literal[
    "buy-what",
    "content",
    "endless",
    "fixed",
    "game-over",
    "gather-what",
    "missing-field",
    "no-epic",
    "no-lost-die",
    "no-question",
    "no-such-action",
    "no-such-district",
    "no-such-effect",
    "no-such-epic",
    "no-such-face",
    "no-such-field",
    "no-such-piece",
    "no-such-reckoner",
    "no-such-row",
    "no-way-back",
    "not-paused",
    "not-weakened",
    "not-a-reward",
    "nothing-to-redo",
    "nothing-to-undo",
    "question-waits",
    "short-track",
    "twice",
    "unknown",
    "unknown-command",
    "unknown-field",
    "wrong-choice",
    "wrong-city",
    "wrong-name",
    "wrong-number",
    "wrong-pace",
    "wrong-phase",
    "wrong-step",
    "wrong-target",
    "wrong-type",
]


class NotationError(ValueError):
    """A line of action notation that does not parse."""

    def __init__(self, line: str, word: str, expected: tuple[str, ...]) -> None:
        self.line = line
        self.word = word
        self.expected = expected
        super().__init__(f"{word!r} in {line!r}: expected {' or '.join(expected)}")


class RefusedInput(ValueError):
    """An input that cannot be carried out; the table is as it was.

    `where` and `expected` are for developers; `options`, `least` and `most` are what would have been right.
    """

    def __init__(
        self,
        code: RefusalCode,
        where: str,
        value: object,
        expected: str,
        *,
        options: tuple[str, ...] = (),
        least: int | None = None,
        most: int | None = None,
    ) -> None:
        self.code: RefusalCode = code
        self.where = where
        self.value = value
        self.expected = expected
        self.options = options
        self.least = least
        self.most = most
        super().__init__(f"{where}: {_short(value)} is not {expected}")

    def within(self, place: str) -> "RefusedInput":
        """The same, as a part of something larger."""
        return RefusedInput(
            self.code,
            f"{place}.{self.where}",
            self.value,
            self.expected,
            options=self.options,
            least=self.least,
            most=self.most,
        )


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
