"""The rulebooks' own examples, played: each file says what the board then shows."""

import json
from pathlib import Path

import pytest

from tests.tables import Json, at, play
from tests.test_rule_numbers import RULES

FILES = sorted(Path(__file__).parent.glob("*.json"))


def read(file: Path) -> Json:
    golden: Json = json.loads(file.read_text(encoding="utf-8"))
    return golden


def test_there_are_examples() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_says_where_it_comes_from_and_which_rules_it_shows(file: Path) -> None:
    golden = read(file)
    assert set(golden) == {"title", "rulebook", "page", "rules", "scenario", "expect"}
    assert golden["title"]
    assert golden["rulebook"][:4] in {"000 ", "001 ", "002 ", "003 ", "004 "}
    assert type(golden["page"]) is int
    assert golden["page"] > 0
    assert golden["rules"]
    assert set(golden["rules"]) <= RULES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_ends_as_the_rulebook_says(file: Path) -> None:
    golden = read(file)
    expect = golden["expect"]
    assert set(expect) == {"phase", "outcome", "question", "board"}
    assert expect["board"]
    after = play(golden["scenario"], *golden["scenario"]["steps"])
    assert (after.phase, after.outcome) == (expect["phase"], expect["outcome"])
    asked = expect["question"] or {}
    assert bool(after.question) == bool(asked)
    assert {key: after.question[key] for key in asked} == asked
    assert {path: at(after.board, path) for path in expect["board"]} == expect["board"]
