"""The rewards printed on a card, all told on one line, though the rules ask for one after another."""

import re
from typing import Final

from companion.rules.box import REWARDS
from companion.rules.questions import Content, Question
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.naming import LONGEST_NUMBER, Choice, NotUnderstood, pick, shortened
from companion.terminal.setting import CORRECTION
from companion.wording.language import Language

_NONE: Final = "-"
_TIMES: Final = re.compile(r"[×*]|\bx(?=\s*\d)|(?<=\d)x\b")
_PARTS: Final = re.compile(r"[^,;\d]*[^,;\d\s][^,;\d]*\d*|\d+[^,;\d]*")
_NUMBER: Final = re.compile(r"\d+")


def rewards_of(question: Question | None) -> str:
    """The path of the rewards that one of them is asked of; empty for any other question."""
    if not isinstance(question, Content):
        return ""
    card, found, _ = question.path.rpartition(".rewards.")
    return f"{card}{found}" if card.startswith("epics.") else ""


def rewards_told(typed: str, question: Question | None, language: Language) -> dict[str, int]:
    """`enforcement 2, money 1`, by path: what is not named is not printed."""
    rewards = rewards_of(question)
    if not rewards or not typed or typed.split(maxsplit=1)[0].casefold() == CORRECTION:
        return {}
    counts = dict.fromkeys((f"{rewards}{one}" for one in REWARDS), 0)
    if typed == _NONE:
        return counts
    choices = [Choice(one, one, (language.gettext(words.REWARDS[one]),)) for one in REWARDS]
    for part in _PARTS.findall(_TIMES.sub(" ", typed)):
        number = "".join(_NUMBER.findall(part))
        name = _NUMBER.sub("", part).strip()
        if not name or len(number) > LONGEST_NUMBER:
            raise NotUnderstood(words.REWARDS_HOW, typed=shortened(typed))
        counts[f"{rewards}{pick(name, choices)}"] = int(number or 1)
    return counts


def ask_rewards(question: Content, table: Table, language: Language) -> str:
    _, card, *_ = question.path.split(".")
    name = table.box.epics[card].name
    names = ", ".join(language.gettext(words.REWARDS[one]) for one in REWARDS)
    return language.gettext(words.REWARDS_ASKED, card=name, names=names)
