"""Games are kept: `play` goes on with the last one, and `games` lists, exports and imports them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from companion.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
DEFAULTS = "\n" * 9
STARTED = DEFAULTS + "\n" * 5
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Callable[..., str]:
    def play(lines: str, *arguments: str, status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        assert main(["play", *arguments]) == status
        return capsys.readouterr().out

    return play


def kept(capsys: Capture) -> list[dict[str, object]]:
    assert main(["games", "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_play_goes_on_with_the_last_game(typed: Callable[..., str], capsys: Capture) -> None:
    typed(f"{STARTED}money 3\n", "--seed", "1")
    [before] = kept(capsys)
    printed = typed("board\nundo\nundo\n")
    assert "Going on with" in printed
    assert "$7" in printed
    [after] = kept(capsys)
    assert after["id"] == before["id"]
    assert after["inputs"] == int(str(before["inputs"])) + 2
    typed(DEFAULTS, "--new", "--seed", "1")
    assert len(kept(capsys)) == 2


def test_the_same_question_waits_after_reopening(typed: Callable[..., str], capsys: Capture) -> None:
    typed(DEFAULTS.replace("\n", "random\n", 0) + "\n" * 12)
    [game] = kept(capsys)
    first = typed("")
    assert typed("") == first
    assert kept(capsys) == [game]


def test_games_says_each_field_of_the_format(typed: Callable[..., str], capsys: Capture) -> None:
    assert kept(capsys) == []
    typed(STARTED, "--seed", "1")
    [game] = kept(capsys)
    assert set(game) == {"id", "name", "started", "round", "phase", "inputs", "outcome", "question"}
    assert (game["round"], game["phase"], game["outcome"], game["question"]) == (1, "reckoner", None, None)
    assert main(["games"]) == 0
    assert str(game["id"]) in capsys.readouterr().out


def test_a_finished_game_is_not_gone_on_with(typed: Callable[..., str], capsys: Capture) -> None:
    typed("", "--auto", "--seed", "5")
    [game] = kept(capsys)
    assert game["outcome"] in ("won", "lost")
    assert "Which boss?" in typed("")


def test_auto_leaves_the_players_game_alone(typed: Callable[..., str], capsys: Capture) -> None:
    typed(STARTED, "--seed", "1")
    [mine] = kept(capsys)
    typed("", "--auto", "--seed", "5")
    assert mine in kept(capsys)
    assert "Going on with" in typed("")


def test_export_and_import_by_command(
    typed: Callable[..., str], capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.json"
    typed(f"{STARTED}money 3\n", "--seed", "1")
    mine = kept(capsys)
    assert main(["games", "export", str(file)]) == 0
    assert main(["games", "export", str(file)]) == 2, "what is there is not overwritten"
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "other"))
    capsys.readouterr()
    assert main(["games", "import", str(file)]) == 0
    assert "added: 1" in capsys.readouterr().out
    assert [(one["id"], one["inputs"]) for one in kept(capsys)] == [
        (one["id"], one["inputs"]) for one in mine
    ]
    typed("money 2\n")
    assert main(["games", "import", str(file)]) == 2
    assert "--copy" in capsys.readouterr().err
    assert main(["games", "import", str(file), "--copy"]) == 0
    capsys.readouterr()
    assert len(kept(capsys)) == 2
    file.write_text("{}")
    assert main(["games", "import", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_damaged_file_is_told_in_one_sentence(
    typed: Callable[..., str], capsys: Capture, home: Path
) -> None:
    typed(STARTED, "--seed", "1")
    database = home / "companion.db"
    database.write_bytes(bytes(4096) + database.read_bytes()[4096:])
    assert main(["games", "--json"]) == 0
    said = capsys.readouterr()
    assert "companion-damaged-" in said.err
    assert said.err.count("\n") == 1
    assert len([json.loads(line) for line in said.out.splitlines()]) == 1
    assert "Going on with" in typed("")


def test_a_home_that_cannot_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "file"))
    for command in (["play"], ["games"]):
        assert main(command) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_play_killed_at_random_moments_keeps_every_line_it_answered(home: Path, capsys: Capture) -> None:
    """Money is entered line by line; whatever was answered on screen is on disk."""
    chance = Random(2)
    subprocess.run(command("--new"), cwd=ROOT, input=STARTED.encode(), capture_output=True, check=True)
    [begun] = kept(capsys)
    known = int(str(begun["inputs"]))
    for _ in range(6):
        with subprocess.Popen(
            command(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "COMPANION_HOME": str(home)},
        ) as player:
            assert player.stdin is not None
            assert player.stdout is not None
            player.stdin.write(b"money 1\n" * 2000)
            player.stdin.flush()
            player.stdout.readline()
            time.sleep(chance.uniform(0.05, 0.2))
            player.send_signal(signal.SIGKILL)
            answered = player.stdout.read().decode().count("Money +1 (now")
        [game] = kept(capsys)
        written = int(str(game["inputs"])) - known
        assert answered <= written <= answered + 1
        known += written


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "companion", "play", "--seed", "1", *arguments]
