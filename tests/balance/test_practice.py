"""The practice pack: fresh, complete, every word of the notation in use, sometimes won and sometimes lost."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from companion.rules.notation import (
    COLOURS,
    EFFECTS,
    SCOPES,
    THINGS,
    TOTALS,
    UNKNOWN,
    VERBS,
    Action,
    parse_cell,
)
from companion.rules.setup import (
    BOSSES,
    CITIES,
    DIFFICULTIES,
    EPIC_SETS,
    MOST_DISTRICTS,
    MOST_RECKONERS,
    Setup,
)
from tests.balance import build_practice
from tests.balance.play import Record, play_game, practice, setup_of

TEAMS = range(2, MOST_RECKONERS + 1)
GAMES = 40


def build(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["build_practice", *arguments])
    return build_practice.main()


def values(part: object) -> Iterator[object]:
    if isinstance(part, dict | list):
        for one in part.values() if isinstance(part, dict) else part:
            yield from values(one)
    else:
        yield part


def cells() -> Iterator[str]:
    pack = practice()
    for epic in pack.epics:
        yield from epic.track or ()
    for board in pack.bosses:
        for track in (board.tracks or {}).values():
            yield from track or ()
        for table in (board.tables or {}).values():
            for row in (table or {}).values():
                yield from row or ()
        yield from filter(None, (board.track_end or {}).values())
    for district in pack.districts:
        marks = district.track or ()
        yield from marks.values() if isinstance(marks, dict) else marks
    for card in pack.newcago_cards:
        yield from card.actions or ()
    yield from pack.dice.ability or ()


@cache
def actions() -> tuple[Action, ...]:
    return tuple(action for cell in cells() for action in parse_cell(cell) or ())


@cache
def games(boss: str) -> tuple[Record, ...]:
    return tuple(play_game(setup_of(boss, "standard"), 4, seed) for seed in range(GAMES))


def test_pack_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    assert build(monkeypatch, "--check") == 0


def test_stale_pack_is_noticed_and_rewritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build_practice, "PACK", tmp_path / "practice.json")
    assert build(monkeypatch, "--check") == 1
    assert build(monkeypatch) == 0
    assert build(monkeypatch, "--check") == 0


def test_nothing_is_unknown() -> None:
    printed = list(values(json.loads(build_practice.PACK.read_text(encoding="utf-8"))))
    assert None not in printed
    assert UNKNOWN not in printed


def test_pack_says_that_it_is_invented() -> None:
    assert practice().kind == "practice"


@pytest.mark.parametrize(
    ("used", "words"),
    [
        ("verb", VERBS),
        ("scope", SCOPES),
        ("per", THINGS[:3]),  # whatever else can stand here, the books have no example of
        ("total", TOTALS),
    ],
)
def test_every_word_of_the_notation_is_used(used: str, words: tuple[str, ...]) -> None:
    assert {getattr(action, used) for action in actions()} - {""} == set(words)


@pytest.mark.parametrize(("verb", "words"), [("boost", COLOURS), ("attack", EFFECTS)])
def test_every_argument_of_the_notation_is_used(verb: str, words: tuple[str, ...]) -> None:
    assert {action.argument for action in actions() if action.verb == verb} == set(words)


def test_each_set_has_epics_for_a_full_ring_and_more() -> None:
    pack = practice()
    assert len(pack.epics) >= 25
    sets = Counter(epic.set for epic in pack.epics)
    assert set(sets) == set(EPIC_SETS)
    assert min(sets.values()) >= 16


def test_each_city_has_districts_for_a_full_ring() -> None:
    cities = Counter(str(district.city) for district in practice().districts)
    assert set(cities) == set(CITIES)
    assert min(cities.values()) >= MOST_DISTRICTS


def test_each_boss_has_a_board_for_each_team_and_difficulty() -> None:
    boards = [(str(one.boss), one.board, one.reckoners) for one in practice().bosses]
    assert sorted(boards) == sorted(
        (boss, Setup(boss=boss, difficulty=difficulty).boss_board, team)
        for boss in BOSSES
        for team in TEAMS
        for difficulty in DIFFICULTIES
    )


def test_rows_of_a_limelight_table_are_equally_long() -> None:
    tables = [table for board in practice().bosses for table in (board.tables or {}).values()]
    assert tables
    for table in tables:
        assert len({len(row or ()) for row in (table or {}).values()}) == 1


@pytest.mark.parametrize("boss", BOSSES)
def test_neither_side_wins_nearly_always(boss: str) -> None:
    outcomes = Counter(record.outcome for record in games(boss))
    assert set(outcomes) == {"won", "lost"}
    assert 0.3 < outcomes["won"] / GAMES < 0.7


@pytest.mark.parametrize("boss", BOSSES)
def test_team_keeps_the_rules(boss: str) -> None:
    # R6.20: a reminder of what a Move costs, given whether or not it was paid.
    codes = {warning.code for record in games(boss) for warning in record.warnings}
    assert codes <= {"move-costs-two"}


def test_same_seed_plays_the_same_game() -> None:
    assert games("limelight")[7] == play_game(setup_of("limelight", "standard"), 4, 7)
