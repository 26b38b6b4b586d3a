"""Notation as it is typed in a hurry: “×2”, “2 enforcement”, “enf”, “power up”."""

import re
from typing import Final

from companion.rules.errors import NotationError
from companion.rules.notation import ARGUMENTS, NOTHING, SCOPES, THINGS, TOTALS, UNKNOWN, VERBS, parse_cell

SHORTEST: Final = 3  # letters: fewer would be a guess
_HYPHENED: Final = tuple(word for word in (*VERBS, *TOTALS, *THINGS) if "-" in word)
_COUNT: Final = re.compile(r"x?(\d{1,2})x?")


def written_out(line: str) -> str:
    """The line as the notation has it, where that is clear; the parser says what is wrong with the rest."""
    plain = " ".join(line.lower().split())
    try:
        parse_cell(plain)
    except NotationError:
        return " | ".join(_action(part) for part in plain.split("|"))
    return plain


def _action(typed: str) -> str:
    typed = re.sub(r"\s*[×*]\s*", " x", typed)
    typed = re.sub(r"\bx (?=\d)", "x", typed).replace(":", ": ")
    for word in _HYPHENED:
        typed = typed.replace(word.replace("-", " "), word)
    words = typed.split()
    if typed.strip() in (NOTHING, UNKNOWN) or not words:
        return typed.strip()
    scope = [_whole(words.pop(0).removesuffix(":"), SCOPES) + ":"] if words[0].endswith(":") else []
    count = []
    if "by" not in words:
        count = [word for word in words if _COUNT.fullmatch(word)]
        words = [word for word in words if not _COUNT.fullmatch(word)]
    if not words:
        return " ".join((*scope, *count))
    verb = _whole(words.pop(0), VERBS)
    argument = [_whole(words.pop(0), ARGUMENTS[verb])] if verb in ARGUMENTS and words else []
    rest = [_whole(word, tuple(dict.fromkeys((*THINGS, *TOTALS)))) for word in words]
    return " ".join((*scope, verb, *argument, *(_times(one) for one in count), *rest))


def _times(typed: str) -> str:
    return f"x{typed.strip('x')}"


def _whole(typed: str, known: tuple[str, ...]) -> str:
    """The one word that is meant: itself, in the plural, or begun."""
    for word in known:
        if typed in (word, f"{word}s"):
            return word
    found = [word for word in known if len(typed) >= SHORTEST and word.startswith(typed)]
    return found[0] if len(found) == 1 else typed
