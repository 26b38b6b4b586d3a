"""`rulings`: how the game goes on where the books leave room; four of them are set when it is begun."""

from collections.abc import Iterator

from companion.rules.rulings import SETTABLE, Ruling
from companion.terminal import words
from companion.terminal.naming import Choice, NotUnderstood, pick
from companion.wording.language import Language
from companion.wording.rulings import ruling_line


def ruling_lines(rulings: tuple[Ruling, ...], language: Language) -> Iterator[str]:
    yield language.gettext(words.RULINGS)
    for ruling in rulings:
        yield ruling_line(ruling, language)


def ruling_from(typed: str) -> tuple[str, str]:
    """`copy-tokens before` or `copy-tokens=before`, also begun."""
    name, _, value = typed.replace("=", " ").partition(" ")
    ruling = pick(name, [Choice(one, one) for one in SETTABLE])
    if not value.strip():
        raise NotUnderstood(words.RULING_HOW, name=ruling, names=", ".join(SETTABLE[ruling]))
    return ruling, pick(value, [Choice(one, one) for one in SETTABLE[ruling]])
