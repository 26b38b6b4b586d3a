"""Power cuts, damaged files, journals left behind: the game opens, or the players are told."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion.game.errors import SaveError
from companion.game.exchange import export, import_games
from companion.game.game import Game
from companion.game.rescue import MOST_CHECKED, check
from companion.game.schema import TABLES
from companion.game.store import Store
from companion.rules.inputs import read_input
from companion.rules.saving import save_table
from tests.game.playing import play, practice, start

ROOT = Path(__file__).parents[2]
KILLS = 25
FLIPS = 120

# Goes on with the only game there is, or begins it, and says each input once it has been accepted.
PLAYER = """
import sys
from pathlib import Path
from random import Random
from companion.game.store import Store
from tests.game.playing import inputs, practice, start
store = Store(Path(sys.argv[1]))
known = store.summaries()
if known:
    game = store.open_game(known[0].id).game
else:
    game = store.new_game("A game", start(population=9000), practice()).game
chance = Random(int(sys.argv[2]))
entries = inputs(game, chance, 10_000)
if game.depth:
    next(entries)
print("ready", flush=True)
for entry in entries:
    game.submit(entry)
    print(game.depth, game.table.question.kind if game.table.question else "-", flush=True)
"""


def test_killed_at_random_moments_no_accepted_input_is_lost(tmp_path: Path) -> None:
    chance = Random(9)
    reached = 0
    for number in range(KILLS):
        said = killed_player(tmp_path, number, chance.uniform(0, 0.12))
        with Store(tmp_path) as store:
            assert store.rescued is None
            [summary] = store.summaries()
            opened = store.open_game(summary.id)
        game = opened.game
        assert opened.lost == 0
        assert game.depth >= reached, "nothing of what an earlier player did is gone"
        if said:
            depth, question = said[-1]
            assert int(depth) <= game.depth <= int(depth) + 1, "at most one was written and not yet said"
            if game.depth == int(depth):
                assert question == ("-" if game.table.question is None else game.table.question.kind)
        reached = game.depth
    assert reached > KILLS


def killed_player(folder: Path, seed: int, seconds: float) -> list[list[str]]:
    """What a player said that it had done, until it was killed; a line that was cut off does not count."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), str(seed)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as player:
        assert player.stdout is not None
        assert player.stdout.readline() == "ready\n"
        time.sleep(seconds)
        player.send_signal(signal.SIGKILL)
        said = player.stdout.read().splitlines(keepends=True)
        return [line.split() for line in said if line.endswith("\n")]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str, list[str]]:
    """A file with a game of some rounds: its bytes, the game's id, and every position on the way."""
    folder = tmp_path_factory.mktemp("saved")
    with Store(folder) as store:
        opened = store.new_game("A game", start(population=900), practice())
        game = play(opened.game, 4)
        positions = [game.start, *(entry.table for entry in game.done)]
    return store.path.read_bytes(), opened.id, [json.dumps(save_table(table)) for table in positions]


def check_opens(folder: Path, identity: str, positions: list[str]) -> str:
    """Whatever happened to the file: a position of the game or an honest word, and it can be played on."""
    with Store(folder) as store:
        if store.rescued is not None:
            assert store.rescued.aside.exists()
        if identity not in [one.id for one in store.summaries()]:
            assert store.rescued is not None, "a game is gone only when the file was set aside"
            store.new_game("Another", start(), practice()).game.submit(read_input({"command": "prologue"}))
            return "aside"
        try:
            opened = store.open_game(identity)
        except SaveError as error:
            return error.code
        game = opened.game
        assert json.dumps(save_table(game.table)) == positions[game.depth]
        assert game.depth + opened.lost == len(positions) - 1 or store.rescued is not None
        play_on(game)
        there = save_table(game.table)
        lost = opened.lost
    with Store(folder) as store:
        assert save_table(store.open_game(identity).game.table) == there
    return "cut" if lost else "whole"


def play_on(game: Game) -> None:
    game.submit(read_input({"command": "set", "path": "population", "value": 77}))
    game.undo()
    game.redo()


def test_a_flipped_bit_anywhere(tmp_path: Path, saved: tuple[bytes, str, list[str]]) -> None:
    content, identity, positions = saved
    chance = Random(4)
    outcomes: dict[str, int] = {}
    for number in range(FLIPS):
        folder = tmp_path / str(number)
        folder.mkdir()
        flipped = bytearray(content)
        # every third one in the first pages, where it hurts most
        flipped[chance.randrange(8192 if number % 3 == 0 else len(content))] ^= 1 << chance.randrange(8)
        (folder / "companion.db").write_bytes(flipped)
        outcome = check_opens(folder, identity, positions)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    assert outcomes.get("whole", 0) > FLIPS / 2
    assert outcomes.get("aside", 0) < FLIPS / 10
    assert set(outcomes) <= {"whole", "cut", "aside", "unreadable"}


@pytest.mark.parametrize("part", [0.02, 0.2, 0.5, 0.8, 0.95, 0.999])
def test_a_truncated_file(tmp_path: Path, saved: tuple[bytes, str, list[str]], part: float) -> None:
    content, identity, positions = saved
    (tmp_path / "companion.db").write_bytes(content[: int(len(content) * part)])
    check_opens(tmp_path, identity, positions)


@pytest.mark.parametrize("page", range(8))
def test_a_page_of_zeroes(tmp_path: Path, saved: tuple[bytes, str, list[str]], page: int) -> None:
    content, identity, positions = saved
    zeroed = content[: page * 4096] + bytes(4096) + content[(page + 1) * 4096 :]
    (tmp_path / "companion.db").write_bytes(zeroed)
    check_opens(tmp_path, identity, positions)


def test_a_damaged_first_page_loses_no_input(tmp_path: Path, saved: tuple[bytes, str, list[str]]) -> None:
    content, identity, positions = saved
    (tmp_path / "companion.db").write_bytes(b"\0" * 4096 + content[4096:])
    assert check_opens(tmp_path, identity, positions) == "whole"
    [aside] = tmp_path.glob("companion-damaged-*.db")
    assert aside.read_bytes()[4096:] == content[4096:]


def test_how_many_rows_were_read_from_a_damaged_file_is_said(
    tmp_path: Path, saved: tuple[bytes, str, list[str]]
) -> None:
    content, _, positions = saved
    (tmp_path / "companion.db").write_bytes(b"\0" * 4096 + content[4096:])
    with Store(tmp_path) as store:
        assert store.rescued is not None
        tables = [
            store.rows.connection.execute(f"SELECT count(*) FROM {table}").fetchone() for table in TABLES
        ]
        assert store.rescued.rows == sum(count for (count,) in tables) > len(positions)


@pytest.mark.parametrize(("more", "pragma"), [(0, "integrity_check"), (1, "quick_check")])
def test_a_large_file_is_checked_less_closely(tmp_path: Path, more: int, pragma: str) -> None:
    path = tmp_path / "large.db"
    path.write_bytes(b"")
    os.truncate(path, MOST_CHECKED + more)
    said: list[str] = []
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.set_trace_callback(said.append)
        check(connection, path)
    assert said == [f"PRAGMA {pragma}(1)"]


@pytest.mark.parametrize("content", [b"", b"hello", b"\0" * 5000, b"SQLite format 3\0" + b"\xff" * 9000])
def test_what_is_no_database_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "companion.db").write_bytes(content)
    with Store(tmp_path) as store:
        assert store.summaries() == []
        if content:
            assert store.rescued is not None
            assert store.rescued.aside.read_bytes() == content
    assert Store(tmp_path).rescued is None


def test_two_damaged_files_in_one_second_are_both_kept(tmp_path: Path) -> None:
    for content in (b"one" * 999, b"two" * 999):
        (tmp_path / "companion.db").write_bytes(content)
        with Store(tmp_path) as store:
            assert store.rescued is not None
    assert len(list(tmp_path.glob("companion-damaged-*.db"))) == 2


def test_a_journal_left_behind(tmp_path: Path, saved: tuple[bytes, str, list[str]]) -> None:
    content, identity, positions = saved
    (tmp_path / "companion.db").write_bytes(content)
    (tmp_path / "companion.db-journal").write_bytes(b"left behind by something else" * 99)
    assert check_opens(tmp_path, identity, positions) == "whole"


@pytest.mark.parametrize("inputs", [2**40, 0, 3])
def test_a_damaged_count_of_inputs_stops_nobody(tmp_path: Path, inputs: int) -> None:
    with Store(tmp_path) as store:
        identity, game = begun(store)
        play(game, 2)
        store.rows.connection.execute("UPDATE games SET inputs = ?", (inputs,))
        opened = store.open_game(identity)
        assert (opened.lost, opened.game.depth) == (0, game.depth)
        play_on(opened.game)
        assert store.summaries()[0].inputs == game.depth + 3


@pytest.mark.parametrize("setup", ["{", "[]", '{"boss": 1}', "null"])
def test_a_damaged_setup_is_said_so(tmp_path: Path, setup: str) -> None:
    with Store(tmp_path) as store:
        identity, game = begun(store)
        play(game, 1)
        store.rows.connection.execute("UPDATE games SET setup = ?", (setup,))
        with pytest.raises(SaveError) as refused:
            store.open_game(identity)
        assert refused.value.code == "unreadable"


def test_a_game_with_a_damaged_start_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        identity, game = begun(store)
        play(game, 2)
        exported, _ = export(store)
        store.rows.connection.execute("UPDATE games SET start = '{broken'")
        opened = store.open_game(identity)
        assert save_table(opened.game.table) == save_table(game.table)
        play_on(opened.game)
        assert export(store)[1] == ["A game"], "left out, and said so"
        with pytest.raises(SaveError) as refused:
            import_games(store, json.loads(exported))
        assert refused.value.code == "would-overwrite"


def test_settings_and_history_that_cannot_be_read_are_as_if_not_there(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        identity, game = begun(store)
        play(game, 1)
        store.set("pace", "epic")
        store.rows.connection.execute("UPDATE settings SET value = '{'")
        store.rows.connection.execute("UPDATE games SET history = '{'")
        assert store.setting("pace") is None
        assert store.history(identity)["population"][0][0] == 1


def begun(store: Store) -> tuple[str, Game]:
    opened = store.new_game("A game", start(population=900), practice())
    return opened.id, opened.game
