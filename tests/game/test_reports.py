"""A crash report: what it says, and what it never does."""

import json
from pathlib import Path

import pytest

from companion.game.errors import SaveError
from companion.game.game import Game
from companion.game.reports import (
    FEWEST_STEPS,
    MOST_CHARACTERS,
    discard_report,
    keep_report,
    kept_report,
    report_of,
)
from companion.game.scenario import last_steps, play_scenario, scenario_from
from companion.game.store import Store
from companion.rules.board import board_of
from companion.rules.inputs import read_input
from tests.game.playing import play, practice, start

ABOUT = {"app": "1.2.3", "device": "Acme Slate"}


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:  # noqa: BLE001 - of any kind
        return caught


def test_it_says_what_went_wrong_where_and_in_what(tmp_path: Path) -> None:
    error = raised(ValueError("no such district"))
    text = report_of(error, ABOUT, "Act(name='move')", {"format": 1, "steps": []}, tmp_path)
    assert "app: 1.2.3\ndevice: Acme Slate\n" in text
    assert 'File "test_reports.py", line' in text
    assert "in raised" in text
    assert "ValueError: no such district" in text
    assert "last tap: Act(name='move')" in text
    assert text.endswith('last steps: {"format": 1, "steps": []}\n')


def test_our_own_files_and_packages_are_named_as_they_are_inside(tmp_path: Path) -> None:
    try:
        read_input({"command": "nonsense"})
    except Exception as error:  # noqa: BLE001 - of any kind
        text = report_of(error, {}, "", None, tmp_path)
    assert 'File "companion/rules/' in text
    assert "last tap: -" in text
    assert "last steps: -" in text


@pytest.mark.parametrize(
    "place",
    [
        str(Path.home() / "games" / "companion.db"),
        "/home/jane/companion.db",
        "/storage/emulated/0/Jane/companion.db",
        r"C:\Users\Jane\companion.db",
    ],
)
def test_no_place_on_the_device_is_in_it(tmp_path: Path, place: str) -> None:
    try:
        raise raised(SaveError("read-only", f"{tmp_path / 'companion.db'}")) from raised(
            OSError(f"'{place}'")
        )
    except SaveError as error:
        text = report_of(error, {}, f"Act({place!r})", None, tmp_path)
    assert "companion.db" in text
    for private in (str(tmp_path), str(Path.home()), "jane", "Jane"):
        assert private not in text


def test_it_is_bounded_and_keeps_what_went_wrong(tmp_path: Path) -> None:
    def fall(depth: int) -> None:
        if depth:
            fall(depth - 1)
        raise ValueError("x" * 100_000 + " the end")

    with pytest.raises(ValueError, match="the end") as caught:
        fall(50)
    text = report_of(caught.value, {}, "y" * 100_000, {"steps": ["z" * MOST_CHARACTERS]}, tmp_path)
    assert len(text) < 30_000
    assert "the end" in text
    assert text.endswith("last steps: too long\n")


def test_it_is_kept_until_it_is_discarded(tmp_path: Path) -> None:
    folder = tmp_path / "not there yet"
    assert kept_report(folder) == ""
    keep_report(folder, "one")
    keep_report(folder, "two")
    assert kept_report(folder) == "two"
    discard_report(folder)
    discard_report(folder)
    assert kept_report(folder) == ""
    assert list(folder.iterdir()) == []


# The last steps


@pytest.mark.parametrize("rounds", [0, 1, 4])
def test_the_last_steps_lead_to_where_the_game_is(tmp_path: Path, rounds: int) -> None:
    with Store(tmp_path) as store:
        game = store.new_game("one", start(), practice()).game
        play(game, rounds=rounds)
        scenario = json.loads(json.dumps(last_steps(game, FEWEST_STEPS)))
    assert len(scenario["steps"]) >= min(FEWEST_STEPS, len(game.done))
    assert_leads_to(scenario, game)


def test_in_the_middle_of_a_phase_too(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        game = store.new_game("one", start(), practice()).game
        play(game, rounds=3)
        game.submit(read_input({"command": "epic-phase", "pace": "action"}))
        scenario = last_steps(game, 1)
    assert scenario["steps"] == [{"command": "epic-phase", "pace": "action"}]
    assert_leads_to(scenario, game)


def test_also_of_a_game_that_was_opened_in_the_middle_of_a_phase(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        opened = store.new_game("one", start(), practice())
        play(opened.game, rounds=1)
        opened.game.submit(read_input({"command": "epic-phase", "pace": "action"}))
        opened.game.submit(read_input({"command": "go-on", "pace": "action"}))
        again = store.open_game(opened.id).game
        assert_leads_to(last_steps(again, 1), again)


def assert_leads_to(scenario: dict[str, object], game: Game) -> None:
    played, _ = play_scenario(scenario_from(scenario, "report"))
    assert board_of(played.table) == board_of(game.table)
    assert played.table.question == game.table.question
