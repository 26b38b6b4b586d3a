"""Every form of the notation in every language."""

from itertools import product

import pytest

from companion.rules.notation import ARGUMENTS, SCOPES, THINGS, TOTALS, VERBS, parse_action, parse_cell
from companion.wording.actions import action_words, cell_words
from companion.wording.language import SOURCE, Language
from tests.wording.examples import ALL_LANGUAGES, ENGLISH

WITH_ARGUMENTS = [f"{verb} {argument}".strip() for verb in VERBS for argument in ARGUMENTS.get(verb, ("",))]
COUNTED = [
    f"{scope}{verb}{count}"
    for scope, verb, count in product(("", *(f"{scope}: " for scope in SCOPES)), WITH_ARGUMENTS, ("", " x2"))
]
EVERY_RECKONER = ("all: attack", "reckoners: attack", "equipment: attack")


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_verb_scope_and_count_reads_differently(language: Language) -> None:
    lines = [line for line in COUNTED if not line.startswith(EVERY_RECKONER[1:])]
    words = {line: action_words(parse_action(line), language) for line in lines}
    assert len(set(words.values())) == len(lines)
    for line, text in words.items():
        assert "{" not in text
        assert language.code == SOURCE or text != action_words(parse_action(line), ENGLISH), line


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_an_attack_on_all_reckoners_reads_the_same_by_any_scope(language: Language) -> None:
    assert len({action_words(parse_action(f"{start} reroll"), language) for start in EVERY_RECKONER}) == 1


@pytest.mark.parametrize("language", ALL_LANGUAGES, ids=lambda language: language.code)
def test_every_per_and_every_total_reads_differently(language: Language) -> None:
    lines = [f"population per {thing}" for thing in THINGS]
    lines += [f"population by {total} 0=0 3=2" for total in TOTALS]
    words = {action_words(parse_action(line), language) for line in lines}
    assert len(words) == len(lines)
    assert not any("{" in text for text in words)
    if language.code != SOURCE:
        assert not words & {action_words(parse_action(line), ENGLISH) for line in lines}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("gifted: fortify x2", "Fortify both neighbours’ Epics 2 times"),
        ("clockwise: copy-token", "In the next district clockwise: Add 1 Copy Epic Action token"),
        ("population per enforcement", "For each Enforcement here: Attack Population 1"),
        (
            "population by shields 0=0 3=2 6=5",
            "Attack Population by the Shields on the board (from 0: 0, from 3: 2, from 6: 5)",
        ),
        ("boost red x3", "Boost the boss 3 times: red track"),
        (
            "barricade x2 | gifted: copy-token",
            "Add 2 Barricades; In both neighbouring districts: Add 1 Copy Epic Action token",
        ),
        ("-", "nothing"),
        ("?", "not told to the app yet"),
    ],
)
def test_the_english_words(line: str, words: str) -> None:
    assert cell_words(parse_cell(line), ENGLISH) == words
