"""The action notation (formats.md, section 1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.errors import NotationError
from companion.rules.notation import parse_action, parse_cell, print_cell

SCOPES = ("gifted", "clockwise", "counterclockwise", "all", "boss", "reckoners", "equipment")
COLOURS = ("yellow", "black", "red", "blue")
EFFECTS = ("reroll", "equipment", "move", "die", "ability", "doubles")
THINGS = (
    "barricade",
    "enforcement",
    "research",
    "red-shield",
    "blue-shield",
    "copy-token",
    "stolen",
    "reckoner",
)
TOTALS = ("shields", "enforcement", "defeated", "equipment-gap")
PLAIN = (
    "fortify",
    "enforcement",
    "population",
    "barricade",
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
    "dawnslight",
)
VERBS = (*PLAIN, *(f"boost {colour}" for colour in COLOURS), *(f"attack {effect}" for effect in EFFECTS))
EXAMPLES = (
    "population x3",
    "enforcement x2",
    "gifted: fortify",
    "clockwise: copy-token",
    "population per enforcement",
    "population by shields 0=0 3=2 6=5",
    "attack reroll",
    "boss: fortify",
    "reckoners: enforcement x2",
    "equipment: enforcement",
    "gifted: copy",
    "?",
    "-",
)
LINES = (
    *EXAMPLES,
    *VERBS,
    *(f"{verb} x2" for verb in VERBS),
    *(f"{verb} per barricade" for verb in VERBS),
    *(f"{scope}: {verb}" for scope in SCOPES for verb in VERBS),
    *(f"population per {thing}" for thing in THINGS),
    *(f"gifted: enforcement x3 per {thing}" for thing in THINGS),
    *(f"population by {total} 0=1 2=7" for total in TOTALS),
    "enforcement x3 | all: power-up",
)


@pytest.mark.parametrize("line", LINES)
def test_parsing_then_printing_gives_back_the_same_line(line: str) -> None:
    assert print_cell(parse_cell(line)) == line


def test_what_is_read_from_a_line() -> None:
    action = parse_action("gifted: boost red x3 per barricade")
    assert (action.scope, action.verb, action.argument) == ("gifted", "boost", "red")
    assert (action.count, action.per) == (3, "barricade")
    plain = parse_action("fortify")
    assert (plain.scope, plain.verb, plain.argument, plain.count, plain.per) == ("", "fortify", "", 1, "")


def test_nothing_printed_and_not_yet_told_are_different() -> None:
    assert parse_cell("-") == ()
    assert parse_cell("?") is None


def test_a_cell_holds_several_actions_in_order() -> None:
    cell = parse_cell("enforcement x3 | all: power-up")
    assert cell is not None
    assert [(action.scope, action.verb, action.count) for action in cell] == [
        ("", "enforcement", 3),
        ("all", "power-up", 1),
    ]


@pytest.mark.parametrize(("reached", "value"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 5), (60, 5)])
def test_by_gives_the_value_of_the_largest_threshold_that_is_reached(reached: int, value: int) -> None:
    assert parse_action("population by shields 0=0 3=2 6=5").by_total(reached) == value


@pytest.mark.parametrize(
    ("line", "word", "right"),
    [
        ("fortfy", "fortfy", ("fortify", "population", "gifted:")),
        ("gift: fortify", "gift:", ("gifted:", "clockwise:", "equipment:")),
        ("gifted: gifted: fortify", "gifted:", ("fortify", "enforcement")),
        ("boost green", "green", COLOURS),
        ("boost", "", COLOURS),
        ("attack population", "population", EFFECTS),
        ("population per money", "money", THINGS),
        ("population per", "", THINGS),
        ("population by population 0=1", "population", TOTALS),
        ("population three", "three", ("per",)),
        ("enforcement by shields 0=1", "by", ("per",)),
        ("enforcement | fortfy", "fortfy", ("fortify", "gifted:")),
    ],
)
def test_a_wrong_word_is_named_with_the_right_ones(line: str, word: str, right: tuple[str, ...]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_cell(line)
    assert refused.value.word == word
    assert set(right) <= set(refused.value.expected)
    assert word in str(refused.value)
    assert right[0] in str(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        " population",
        "population ",
        "population  x2",
        "Population",
        "population x",
        "population x0",
        "population x-1",
        "population x1.5",
        "population x٣",
        "population 2",
        "population x2 x3",
        "population per enforcement x2",
        "population per enforcement per barricade",
        "population by",
        "population by shields 3",
        "population by shields 3=",
        "population by shields =3",
        "population by shields a=b",
        "gifted:fortify",
        "gifted:",
        "gifted: -",
        "- | -",
        "population | -",
        "population | ?",
        "population|population",
        "population | ",
        "?x2",
        "--",
    ],
)
def test_what_the_grammar_does_not_know_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_cell(line)


COUNTS = st.one_of(st.just(""), st.integers(1, 99).map(lambda count: f" x{count}"))
PERS = st.sampled_from(["", *(f" per {thing}" for thing in THINGS)])
ACTIONS = st.builds(
    lambda scope, verb, count, per: f"{scope}{verb}{count}{per}",
    st.sampled_from(["", *(f"{scope}: " for scope in SCOPES)]),
    st.sampled_from(VERBS),
    COUNTS,
    PERS,
)
STEPS = st.dictionaries(st.integers(0, 99), st.integers(0, 99), min_size=1, max_size=5).map(
    lambda steps: " ".join(f"{threshold}={steps[threshold]}" for threshold in sorted(steps))
)
BY_TOTALS = st.builds(lambda total, steps: f"population by {total} {steps}", st.sampled_from(TOTALS), STEPS)
SEVERAL = st.lists(st.one_of(ACTIONS, BY_TOTALS), min_size=1, max_size=4)
CELLS = st.one_of(st.sampled_from("-?"), SEVERAL.map(" | ".join))
WORDS = st.sampled_from(
    [*SCOPES, *VERBS, *THINGS, *TOTALS, *"x=|-?:", "gifted:", "x2", "per", "by", "0=1", "", "x" + "9" * 5000]
)


@given(CELLS)
def test_every_line_of_the_grammar_round_trips(line: str) -> None:
    assert print_cell(parse_cell(line)) == line


def refused_or_same(line: str) -> bool:
    try:
        return print_cell(parse_cell(line)) == line
    except NotationError as refused:
        return bool(refused.expected)


@given(st.one_of(st.text(), st.lists(WORDS, max_size=8).map(" ".join)))
def test_garbage_is_refused_by_name_or_round_trips(line: str) -> None:
    assert refused_or_same(line)
