"""`run`, `simulate` and `check`: what is wrong is said in one line, with status 2 and no traceback."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.content.reading import MOST_BYTES

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = sorted((ROOT / "tests" / "scenarios").glob("*.json"))
PRACTICE = ROOT / "assets" / "packs" / "practice.json"
Capture = pytest.CaptureFixture[str]
Json = dict[str, Any]


@pytest.fixture
def file(tmp_path: Path) -> Callable[[object], str]:
    """A file with this in it: text as it stands, anything else as JSON."""

    def write(content: object) -> str:
        path = tmp_path / "scenario.json"
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            text = content if isinstance(content, str) else json.dumps(content)
            path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def scenario(**changes: Any) -> Json:
    """A quiet table of two Reckoners in practice Newcago, with an Epic in each district."""
    pack = json.loads(PRACTICE.read_text(encoding="utf-8"))
    districts: list[Json] = [{"name": name} for name in ("Rivet Row", "Ledger Square", "Cinder Market")]
    for district, epic in zip(districts, pack["epics"], strict=False):
        district["epic"] = {"id": epic["id"]}
    board = {
        "reckoners": [{"name": "David", "district": 0}, {"name": "Tia", "district": 1}],
        "districts": districts,
    }
    return {"format": 1, "pack": pack, "board": board, **changes}


def refused(arguments: list[str], capsys: Capture) -> str:
    assert main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert "Traceback" not in error
    return error


BROKEN: list[tuple[object, str]] = [
    ("", "is not JSON"),
    ("{", "is not JSON"),
    ("[" * 100_000, "nested too deeply"),
    ('{"format": 1, "format": 1}', "'format' is there twice"),
    ('{"format": NaN}', "NaN"),
    (b"\xff\xfe{}", "is not UTF-8"),
    (b" " * (MOST_BYTES + 1), "larger than 5 MB"),
    ([], "dict"),
    ({"format": 2}, "format"),
    ({"dance": 1}, "dance"),
    ({"setup": {"boss": "godzilla"}}, "setup.boss"),
    ({"setup": {"difficulty_token": 3}}, "setup.difficulty_token"),
    ({"pack": {"epics": [{"id": "x", "track": ["dance", "-"]}]}}, "pack.epics.0.track.0"),
    ({}, "board.reckoners"),
    (scenario(board={"reckoners": [{"name": "David"}, {"name": "David"}]}), "board.reckoners.1.name"),
    (scenario(board={"reckoners": [{"name": "A"}, {"name": "B"}], "population": -1}), "board.population"),
    (scenario(board={"reckoners": [{"name": "A"}, {"name": "B"}], "luck": 1}), "board.luck"),
    (
        scenario(board={"reckoners": [{"name": "A"}, {"name": "B"}], "boss": {"district": 3}}),
        "board.boss.district",
    ),
]
WRONG_STEPS: list[tuple[object, str]] = [
    ({"command": "dance"}, "steps.0.command"),
    ({"command": "research"}, "steps.0.command.district"),
    ({"command": "research", "district": "0"}, "steps.0.command.district"),
    ({"command": "research", "district": 9}, "steps.0.command.district"),
    ({"command": "money", "count": True}, "steps.0.command.count"),
    ({"command": "money", "much": 1}, "steps.0.command.much"),
    ({"command": "move", "reckoner": "Sam", "district": 0}, "steps.0.command.reckoner"),
    ({"command": "set", "path": "districts.7.epic", "value": 1}, "steps.0.set.districts.7.epic"),
    ({"command": "undo"}, "steps.0.command"),
    ({"answer": 1}, "steps.0.answer"),
    ({"answer": 1, "command": "money"}, "steps.0.step"),
    ({}, "steps.0.step"),
    (3, "steps.0"),
]


@pytest.mark.parametrize("command", [["run"], ["simulate", "--count", "2"]], ids=["run", "simulate"])
@pytest.mark.parametrize(("content", "field"), BROKEN)
def test_a_broken_scenario_is_one_line(
    command: list[str], content: object, field: str, file: Callable[[object], str], capsys: Capture
) -> None:
    path = file(content)
    error = refused([*command, path], capsys)
    assert error.startswith(f"{path}: ")
    assert field in error


@pytest.mark.parametrize(("step", "field"), WRONG_STEPS)
def test_a_wrong_step_is_named(
    step: object, field: str, file: Callable[[object], str], capsys: Capture
) -> None:
    path = file(scenario(steps=[step]))
    error = refused(["run", path], capsys)
    assert error.startswith(f"{path}: {field}: ")


def test_the_wrong_step_is_the_one_that_is_named(file: Callable[[object], str], capsys: Capture) -> None:
    path = file(scenario(steps=[{"command": "money"}, {"command": "epic-phase"}, {"answer": 99}]))
    assert refused(["run", path], capsys).startswith(f"{path}: steps.2.answer to movement-die: 99")


def test_a_wrong_file_does_not_keep_the_others_from_their_results(
    file: Callable[[object], str], tmp_path: Path, capsys: Capture
) -> None:
    missing = str(tmp_path / "missing.json")
    good = file(scenario())
    assert main(["run", good, missing, good]) == 2
    out, error = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert error.startswith(f"{missing}: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize("command", [["run"], ["simulate", "--count", "1"], ["check"], ["play", "--pack"]])
def test_a_missing_file_is_one_line(command: list[str], tmp_path: Path, capsys: Capture) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        assert refused([*command, str(path)], capsys).startswith(f"{path}: cannot be read (")


@pytest.mark.parametrize(
    ("content", "field"),
    [
        ("", "is not JSON"),
        ([], "dict"),
        ({"kind": "real"}, "kind"),
        ({"epics": [{"id": "a"}, {"id": "a"}]}, "epics.1.id"),
        ({"epics": [{"id": "a", "track": ["-"]}]}, "epics.0.track"),
        ({"epics": [{"id": "a", "track": ["-", "population z"]}]}, "epics.0.track.1"),
        ({"bosses": [{"boss": "regalia", "board": "E"}]}, "bosses.0.board"),
        ({"dice": {"movement": ["one"]}}, "dice.movement.0"),
        ({"districts": [{"id": "a", "city": "newcago", "track": ["-", "-"]}]}, "districts.0.track"),
    ],
)
def test_a_broken_pack_is_one_line(
    content: object, field: str, file: Callable[[object], str], capsys: Capture
) -> None:
    path = file(content)
    error = refused(["check", path], capsys)
    assert error.startswith(f"{path}: ")
    assert field in error


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["run"],
        ["run", "--lang", "it", "x"],
        ["simulate", "x"],
        ["simulate", "x", "--count", "0"],
        ["simulate", "x", "--count", "-3"],
        ["simulate", "x", "--count", "many"],
        ["simulate", "x", "--count", "5", "--seed", "s"],
        ["check"],
        ["play", "--seed"],
        ["play", "--pack"],
        ["play", "extra"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_refused(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert "error: " in error.splitlines()[-1]


def test_a_golden_scenario_runs_from_standard_input() -> None:
    content = json.dumps(json.loads(GOLDEN[0].read_text(encoding="utf-8"))["scenario"])
    command = [sys.executable, "-m", "companion", "run", "-"]
    done = subprocess.run(command, cwd=ROOT, input=content, capture_output=True, encoding="utf-8", check=True)
    assert set(json.loads(done.stdout)) == {"board", "phase", "outcome", "question", "instructions"}
    broken = subprocess.run(command, cwd=ROOT, input="[", capture_output=True, encoding="utf-8", check=False)
    assert (broken.returncode, broken.stdout) == (2, "")
    assert broken.stderr.startswith("standard input: ")
    assert broken.stderr.count("\n") == 1


def test_every_scenario_has_its_own_line(file: Callable[[object], str], capsys: Capture) -> None:
    path = file(scenario(steps=[{"command": "money", "count": 2}]))
    assert main(["run", path, path]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert json.loads(first)["board"]["money"] == 6


def test_the_same_seed_gives_the_same_counts(file: Callable[[object], str], capsys: Capture) -> None:
    empty = scenario()
    empty["board"]["districts"][0]["epic"] = None  # which Epic comes there is chance
    path = file(empty)
    counts = []
    for seed in ("1", "1", "2"):
        assert main(["simulate", path, "--count", "200", "--seed", seed]) == 0
        result = json.loads(capsys.readouterr().out)
        assert result["count"] == sum(result["population"]["counts"].values()) == 200
        counts.append(result["population"]["counts"])
    assert counts[0] == counts[1]
    assert counts[0] != counts[2]


def test_simulating_what_is_not_known_says_what(file: Callable[[object], str], capsys: Capture) -> None:
    unknown = scenario()
    del unknown["pack"]["dice"]["movement"]
    path = file(unknown)
    error = refused(["simulate", path, "--count", "1"], capsys)
    assert error == f"{path}: pack.dice.movement: '?' is not known, as a simulation needs\n"


def test_a_game_that_is_over_is_not_simulated(file: Callable[[object], str], capsys: Capture) -> None:
    over = scenario()
    over["board"]["population"] = 0
    assert "'lost' is not a game that goes on" in refused(["simulate", file(over), "--count", "1"], capsys)


def test_check_counts_what_a_pack_knows(capsys: Capture) -> None:
    assert main(["check", str(PRACTICE)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{PRACTICE}: ")
    assert "Epics: " in out
