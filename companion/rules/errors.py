"""What the rules refuse, each with a code for the wording and the value that was wrong."""


class NotationError(ValueError):
    """A line of action notation that does not parse."""

    def __init__(self, line: str, word: str, expected: tuple[str, ...]) -> None:
        self.line = line
        self.word = word
        self.expected = expected
        super().__init__(f"{word!r} in {line!r}: expected {' or '.join(expected)}")


class RefusedInput(ValueError):
    """An input that cannot be carried out; the table is as it was."""

    def __init__(self, code: str, where: str, value: object, expected: str) -> None:
        self.code = code
        self.where = where
        self.value = value
        self.expected = expected
        super().__init__(f"{where}: {_short(value)} is not {expected}")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
