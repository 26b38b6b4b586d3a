"""Names as players type them: in full, by any beginning that leaves no doubt, or by number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.terminal import words

Value = TypeVar("Value")
LONGEST_NUMBER = 4
LATER_WORD = 3
LONGEST_NAME = 60


class NotUnderstood(ValueError):
    """One line for the players; nothing was changed."""

    def __init__(self, text: str, **values: object) -> None:
        self.text = text
        self.values = values
        super().__init__(text.format(**values))


@dataclass(frozen=True, slots=True)
class Choice(Generic[Value]):
    """Something to choose; several choices may stand for one value (a district and the Epic in it)."""

    value: Value
    name: str
    also: tuple[str, ...] = ()


def pick(typed: str, choices: Sequence[Choice[Value]]) -> Value:
    """The one thing that is called so, or that begins so: with its first word or a later one."""
    wanted = _plain(typed)
    for matches in (_is_called, _begins):
        found = [choice for choice in choices if wanted and matches(choice, wanted)]
        values: list[Value] = []
        for choice in found:
            if choice.value not in values:
                values.append(choice.value)
        if len(values) == 1:
            return values[0]
        if values:
            raise NotUnderstood(words.AMBIGUOUS, typed=shortened(typed), names=_names(found))
    raise NotUnderstood(words.UNKNOWN, typed=shortened(typed), names=_names(choices))


def pick_numbered(typed: str, choices: Sequence[Choice[Value]]) -> Value:
    if not is_number(typed):
        return pick(typed, choices)
    if not 1 <= int(typed) <= len(choices):
        raise NotUnderstood(words.NO_SUCH_NUMBER, typed=typed, last=len(choices))
    return choices[int(typed) - 1].value


def new_name(typed: str) -> str:
    if len(typed) > LONGEST_NAME:
        raise NotUnderstood(words.NAME_TOO_LONG, typed=shortened(typed), most=LONGEST_NAME)
    return typed


def is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_NUMBER


def shortened(typed: str) -> str:
    return typed if len(typed) <= 40 else f"{typed[:37]}..."


def _is_called(choice: Choice[Value], wanted: str) -> bool:
    return any(_plain(name) == wanted for name in (choice.name, *choice.also))


def _begins(choice: Choice[Value], wanted: str) -> bool:
    """A later word needs more letters: one letter that happens to fit is more likely a slip."""
    names = [_plain(name) for name in (choice.name, *choice.also)]
    later = len(wanted) >= LATER_WORD and any(f" {wanted}" in name for name in names)
    return later or any(name.startswith(wanted) for name in names)


def _plain(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())


def _names(choices: Sequence[Choice[Value]]) -> str:
    return ", ".join(dict.fromkeys(choice.name for choice in choices))
