"""A terminal in plain lines, as a screen reader likes them: no drawing, no colour, nothing that moves."""

import io
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from companion.terminal import words
from companion.terminal.naming import NotUnderstood
from companion.wording.language import Language

Value = TypeVar("Value")
PROMPT = "> "
LONGEST_LIST = 8  # a longer one is read as one line


class Quit(Exception):
    """The players leave."""


class Back(Exception):
    """The players take back their last answer."""


class Lines:
    def __init__(self, language: Language, auto: bool) -> None:
        self.language = language
        self.auto = auto
        self.asked = 0
        self.rulings: Callable[[str], None] | None = None  # while a game is set up
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def tell(self, text: str, **values: object) -> None:
        self.show(self.language.gettext(text, **values))

    def show(self, line: str) -> None:
        """A line that is in the players' language already."""
        print(line, flush=True)

    def explain(self, problem: NotUnderstood) -> None:
        self.tell(problem.text, **problem.values)

    def options(self, names: Sequence[str]) -> None:
        numbered = [f"{number}. {name}" for number, name in enumerate(names, 1)]
        for line in numbered if len(names) <= LONGEST_LIST else ["; ".join(numbered)]:
            print(line)

    def read(self) -> str:
        if sys.stdin is None:
            raise EOFError
        line = input(PROMPT)
        if not sys.stdin.isatty():
            print(line)  # a transcript shows what was typed
        return line.strip()

    def end(self) -> None:
        """The line that was being typed ends here."""
        print()

    def ask(
        self,
        question: str,
        names: Sequence[str],
        default: str,
        understand: Callable[[str], Value],
        **values: object,
    ) -> Value:
        """Until the answer is understood; Enter takes the default."""
        self.asked += 1
        self.tell(question, **values)
        if self.auto:
            self.show(f"{PROMPT}{default}")
            return understand(default)
        self.options(names)
        self.tell(words.DEFAULT, default=default)
        while True:
            typed = self.read()
            match typed.casefold():
                case "undo":
                    raise Back
                case "quit":
                    raise Quit
                case "help":
                    self.tell(words.SETUP_HELP)
                    continue
            word, _, rest = typed.partition(" ")
            try:
                if word.casefold() == "rulings" and self.rulings is not None:
                    self.rulings(rest.strip())
                    continue
                return understand(typed or default)
            except NotUnderstood as problem:
                self.explain(problem)
