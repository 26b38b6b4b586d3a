"""A game that is never lost: what is accepted is on disk, and opens where it stood."""

import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median

import pytest

from companion.content.pack import Pack
from companion.game.database import FILE
from companion.game.errors import SaveError
from companion.game.exchange import export, import_games
from companion.game.game import Game
from companion.game.schema import VERSION
from companion.game.store import Store
from companion.game.why import why
from companion.rules.commands import EpicPhase, GoOn, Set
from companion.rules.difference import difference
from companion.rules.errors import RefusedInput
from companion.rules.inputs import Answer, read_input
from companion.rules.questions import Content
from companion.rules.saving import save_table
from tests.game.playing import inputs, play, practice, start

PAIRS = [("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia")]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def begin(
    store: Store, boss: str = "steelheart", city: str = "newcago", population: int = 40
) -> tuple[str, Game]:
    opened = store.new_game("A game", start(boss, city, population), practice())
    return opened.id, opened.game


def reopened(store: Store, game: str) -> Game:
    store.close()
    return Store(store.path.parent).open_game(game).game


@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_a_game_opens_at_its_last_input(store: Store, boss: str, city: str) -> None:
    identity, game = begin(store, boss, city)
    for entry in inputs(game, Random(3), 3):
        game.submit(entry)
        with Store(store.path.parent) as other:
            again = other.open_game(identity).game
        assert save_table(again.table) == save_table(game.table)
        assert again.depth == game.depth


def test_undo_to_the_first_input_and_redo_to_the_last_give_the_same_positions(store: Store) -> None:
    identity, game = begin(store)
    play(game, 4)
    game = reopened(store, identity)
    seen = []
    while game.depth:
        seen.append(json.dumps(save_table(game.table)))
        game.undo()
    assert save_table(game.table) == save_table(start())
    with pytest.raises(RefusedInput, match="nothing was done yet"):
        game.undo()
    for expected in reversed(seen):
        game.redo()
        assert json.dumps(save_table(game.table)) == expected
    assert json.dumps(save_table(reopened(store, identity).table)) == seen[0]


def test_what_was_undone_can_be_redone_after_reopening(store: Store) -> None:
    identity, game = begin(store)
    play(game, 2)
    ahead = save_table(game.table)
    for _ in range(9):
        game.undo()
    behind = save_table(game.table)
    game = reopened(store, identity)
    assert save_table(game.table) == behind
    for _ in range(9):
        game.redo()
    assert save_table(game.table) == ahead


def test_history_is_never_rewritten(store: Store) -> None:
    identity, game = begin(store)
    play(game, 1)
    written = rows(store)
    game.undo()
    game.submit(
        read_input({"command": "money", "count": 7})
    ) if game.table.phase == "reckoner" else game.undo()
    assert rows(store)[: len(written)] == written
    assert len(rows(store)) == len(written) + 2
    assert store.summaries()[0].inputs == len(written) + 2
    assert save_table(reopened(store, identity).table) == save_table(game.table)


def rows(store: Store) -> list[tuple[object, ...]]:
    return store.rows.select("SELECT game, seq, kind, body FROM inputs ORDER BY seq")


def test_an_undo_says_what_to_move_back(store: Store) -> None:
    _, game = begin(store)
    play(game, 3)
    while game.depth:
        before = game.table
        undone = game.undo()
        assert list(undone.moves) == difference(before, game.table)
        board = {
            key: value
            for key, value in save_table(before)["board"].items()
            if key not in ("round", "defeated")
        }
        now = {key: value for key, value in save_table(game.table)["board"].items() if key in board}
        assert bool(undone.moves) == (board != now)


def test_several_games_are_kept_side_by_side(store: Store) -> None:
    first, one = begin(store)
    second, two = begin(store, "regalia", "babilar")
    play(one, 1)
    play(two, 1)
    one.submit(read_input({"command": "money"}))
    assert [summary.id for summary in store.summaries()] == [first, second], "last played first"
    assert store.unfinished()[0].id == first


def test_the_order_of_games_survives_a_clock_that_jumps_back(tmp_path: Path) -> None:
    times = iter([2030, 2031, *[2001] * 9])
    with Store(tmp_path, clock=lambda: datetime(next(times), 1, 1, tzinfo=UTC)) as store:
        begin(store)
        later, game = begin(store)
        game.submit(read_input({"command": "prologue"}))
        assert store.unfinished()[0].id == later


def test_a_finished_game_has_its_history(store: Store) -> None:
    identity, game = begin(store, population=9)
    play(game, 20)
    assert game.table.outcome == "lost"
    history = store.history(identity)
    assert history["population"][0][1] == 9 or history["population"][0][0] == 1
    assert history["population"][-1] == [game.table.round, 0]
    assert sum(cost for *_, cost in history["costs"]) == 9
    assert store.history(identity) == history
    assert store.unfinished() == []


def test_settings_and_taught_content(store: Store) -> None:
    assert store.setting("pace") is None
    assert store.taught() is None
    store.set("pace", {"epic": 1})
    store.teach(Pack(id="table", base_spaces=6))
    store.learn(Content("epics.gale.research", "number"), 3, start())
    store.close()
    again = Store(store.path.parent)
    taught = again.taught()
    assert again.setting("pace") == {"epic": 1}
    assert taught is not None
    assert (taught.base_spaces, taught.epics[0].research) == (6, 3)


def test_a_refused_input_writes_nothing(store: Store) -> None:
    identity, game = begin(store)
    game.submit(read_input({"command": "prologue"}))
    before = rows(store)
    for wrong in (
        {"command": "move", "reckoner": "Nobody", "district": 0},
        {"answer": "x"},
        {"command": "redo"},
    ):
        with pytest.raises(RefusedInput):
            game.submit(read_input(wrong))
    assert rows(store) == before
    assert save_table(reopened(store, identity).table) == save_table(game.table)


def test_two_processes_do_not_mix_their_inputs(store: Store) -> None:
    identity, game = begin(store)
    game.submit(read_input({"command": "prologue"}))
    with Store(store.path.parent) as other:
        theirs = other.open_game(identity).game
        theirs.submit(read_input({"answer": 1}))
        with pytest.raises(SaveError) as refused:
            game.submit(read_input({"answer": 2}))
    assert refused.value.code == "elsewhere"
    assert game.depth == 1
    assert store.open_game(identity).game.depth == 2


def test_a_locked_file_is_said_so(store: Store) -> None:
    _, game = begin(store)
    store.rows.connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(SaveError) as refused:
        game.submit(read_input({"command": "prologue"}))
    assert refused.value.code == "busy"
    other.execute("ROLLBACK")
    other.close()
    game.submit(read_input({"command": "prologue"}))
    assert game.depth == 1


def test_a_full_disk_refuses_the_input_and_nothing_else(store: Store) -> None:
    identity, game = begin(store)
    pages = int(store.rows.connection.execute("PRAGMA page_count").fetchone()[0])
    store.rows.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(SaveError) as refused:
        play(game, 10)
    assert refused.value.code == "disk-full"
    there = save_table(game.table)
    store.rows.connection.execute("PRAGMA max_page_count = 1000000")
    assert save_table(reopened(store, identity).table) == there


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError) as refused:
        Store(tmp_path / "file")
    assert refused.value.code == "read-only"


def test_a_newer_file_is_refused_and_untouched(store: Store) -> None:
    begin(store)
    store.rows.connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    store.close()
    content = store.path.read_bytes()
    with pytest.raises(SaveError) as refused:
        Store(store.path.parent)
    assert refused.value.code == "newer-file"
    assert store.path.read_bytes() == content


def test_a_game_of_newer_rules_is_refused_and_untouched(store: Store) -> None:
    identity, game = begin(store)
    play(game, 1)
    store.rows.connection.execute("UPDATE games SET rules = 99")
    before = rows(store)
    with pytest.raises(SaveError) as refused:
        store.open_game(identity)
    assert refused.value.code == "newer-rules"
    assert rows(store) == before


def test_a_game_of_older_rules_opens_from_its_snapshot(store: Store) -> None:
    identity, game = begin(store)
    play(game, 3)
    there = save_table(game.table)
    # Rules that have changed: the game's first inputs would be refused today.
    store.rows.connection.execute("UPDATE games SET rules = 0")
    forge(store, identity, 1, {"answer": "no number"})
    game = store.open_game(identity).game
    assert save_table(game.table) == there
    game.submit(read_input({"command": "money", "count": 2}))
    game.undo()
    with pytest.raises(RefusedInput, match="cannot be played again"):
        undo_all(game)
    assert store.open_game(identity).game.depth > 0


def undo_all(game: Game) -> None:
    while game.depth:
        game.undo()


def forge(store: Store, identity: str, seq: int, body: object) -> None:
    from companion.game.sums import sum_of

    row = {"game": identity, "seq": seq, "kind": "input", "body": json.dumps(body)}
    store.rows.connection.execute(
        "UPDATE inputs SET body = ?, sum = ? WHERE game = ? AND seq = ?",
        (row["body"], sum_of("inputs", row), identity, seq),
    )


def test_export_and_import_on_another_machine(store: Store, tmp_path: Path) -> None:
    identity, game = begin(store)
    play(game, 2)
    game.undo()
    store.set("text", 120)
    store.teach(Pack(id="table", base_spaces=7))
    text, left_out = export(store)
    assert not left_out
    other = Store(tmp_path / "other")
    assert import_games(other, json.loads(text)).added == [identity]
    theirs = other.open_game(identity).game
    assert save_table(theirs.table) == save_table(game.table)
    assert theirs.undone == game.undone
    taught = other.taught()
    assert taught is not None
    assert (other.setting("text"), taught.base_spaces) == (120, 7)
    assert import_games(other, json.loads(text)).same == [identity]


def test_an_import_never_overwrites_without_asking(store: Store) -> None:
    identity, game = begin(store)
    play(game, 1)
    text, _ = export(store, [identity])
    mine = save_table(game.submit(read_input({"command": "money", "count": 5})).table)
    with pytest.raises(SaveError) as refused:
        import_games(store, json.loads(text))
    assert refused.value.code == "would-overwrite"
    assert import_games(store, json.loads(text), "skip").skipped == [identity]
    assert save_table(store.open_game(identity).game.table) == mine
    copy = import_games(store, json.loads(text), "copy").added
    assert len(store.summaries()) == 2
    assert save_table(store.open_game(identity).game.table) == mine
    assert store.open_game(copy[0]).game.depth == game.depth - 1
    import_games(store, json.loads(text), "replace")
    assert store.open_game(identity).game.depth == game.depth - 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda kept: kept.update(format=2),
        lambda kept: kept.update(kind="else"),
        lambda kept: kept["games"][0].update(id="../../etc"),
        lambda kept: kept["games"][0]["inputs"].append({"kind": "input", "body": {"command": "nonsense"}}),
        lambda kept: kept["games"][0]["inputs"].append({"kind": "cut"}),
        lambda kept: kept["games"][0]["inputs"].insert(0, {"kind": "redo"}),
        lambda kept: kept["games"][0]["board"].update(population=-4),
        lambda kept: kept["games"][0]["setup"].update(boss="nobody"),
    ],
)
def test_a_bad_import_changes_nothing(store: Store, tmp_path: Path, damage: object) -> None:
    identity, game = begin(store)
    play(game, 1)
    kept = json.loads(export(store)[0])
    damage(kept)  # type: ignore[operator]
    with Store(tmp_path / "other") as other:
        with pytest.raises((SaveError, RefusedInput)):
            import_games(other, kept)
        assert other.summaries() == []
    assert identity


def test_why_a_number_is_what_it_is(store: Store) -> None:
    identity, game = begin(store)
    play(game, 2)
    game = reopened(store, identity)
    changes = why(game, "money")
    entered = [change for change in changes if not isinstance(change.entry.input, Answer)]
    assert entered[-1].after == game.table.money
    assert isinstance(changes[-1].entry.input, Set | EpicPhase | GoOn)
    value = game.start.money
    for change in changes:
        assert change.before == value
        value = change.after
    assert value == game.table.money
    with pytest.raises(RefusedInput):
        why(game, "districts.99.enforcement")


def test_a_correction_does_not_break_the_phase_that_is_running(store: Store) -> None:
    _, game = begin(store)
    chance = Random(5)
    corrections = 0
    for entry in inputs(game, chance, 3):
        game.submit(entry)
        if game.table.phase == "epic":
            game.submit(
                read_input({"command": "set", "path": "districts.2.enforcement", "value": corrections % 4})
            )
            game.submit(read_input({"command": "set", "path": "population", "value": 40}))
            corrections += 1
            assert game.table.districts[2].pieces[0] == (corrections - 1) % 4
    assert corrections > 5
    assert game.table.round == 4


def test_the_cost_of_an_input_does_not_grow(tmp_path: Path) -> None:
    """One in round 1 and one in round 30, turn by turn; the disk's moods are left out of it."""
    _, young = begin(Store(tmp_path / "young"), population=5000)
    _, old = begin(Store(tmp_path / "old"), population=5000)
    play(young, 1)
    play(old, 30)
    costs: dict[int, list[float]] = {1: [], 30: []}
    for _ in range(80):
        for number, game in ((1, young), (30, old)):
            begun = time.process_time()
            game.submit(read_input({"command": "move", "reckoner": "Tia", "district": 1}))
            costs[number].append(time.process_time() - begun)
    assert median(costs[30]) < 1.3 * median(costs[1])


def test_a_long_game_opens_at_once(store: Store) -> None:
    """In less than three bare Python starts; the best of a few of each, since other tests run beside it."""
    identity, game = begin(store, population=5000)
    play(game, 30)
    store.close()

    def opening() -> None:
        with Store(store.path.parent) as again:
            again.open_game(identity)

    def bare_start() -> None:
        subprocess.run([sys.executable, "-c", "pass"], check=True)

    assert fastest(opening) < 3 * fastest(bare_start)


def fastest(work: Callable[[], None]) -> float:
    seconds = []
    for _ in range(5):
        begun = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - begun)
    return min(seconds)


def test_every_earlier_version_of_the_file_opens(tmp_path: Path) -> None:
    versions = sorted(Path(__file__).with_name("versions").glob("*.sql"))
    assert len(versions) == VERSION
    for number, script in enumerate(versions, 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        connection = sqlite3.connect(folder / FILE)
        connection.executescript(script.read_text())
        connection.close()
        with Store(folder) as store:
            assert store.rescued is None
            [summary] = store.summaries()
            game = store.open_game(summary.id).game
            assert game.table.round == summary.round
            game.submit(read_input({"command": "money"}))
            while game.depth:
                game.undo()


def test_a_taught_pack_that_was_damaged_is_not_believed(store: Store) -> None:
    store.teach(Pack(id="table", base_spaces=6))
    store.rows.connection.execute("UPDATE taught SET body = REPLACE(body, '6', '7')")
    assert store.taught() is None


def test_the_history_of_a_game_goes_on_while_it_is_played(store: Store) -> None:
    identity, game = begin(store)
    play(game, 1)
    before = store.history(identity)
    game.submit(EpicPhase("phase"))
    assert store.history(identity) != before


def test_an_import_keeps_the_settings_of_this_table(store: Store, tmp_path: Path) -> None:
    store.set("text", 120)
    store.set("speech", True)
    with Store(tmp_path / "other") as other:
        other.set("text", 80)
        import_games(other, json.loads(export(store)[0]))
        assert (other.setting("text"), other.setting("speech")) == (80, True)


@pytest.mark.parametrize("field", ["boss", "city", "difficulty"])
def test_a_setup_that_no_rules_know_is_said_to_be_unreadable(store: Store, field: str) -> None:
    identity, game = begin(store)
    setup = {**json.loads(json.dumps(asdict(game.start.setup))), field: "nowhere"}
    store.rows.connection.execute("UPDATE games SET setup = ?", (json.dumps(setup),))
    with pytest.raises(SaveError) as refused:
        store.open_game(identity)
    assert refused.value.code == "unreadable"


def test_what_the_last_input_did_is_there_also_when_a_phase_began_with_it(store: Store) -> None:
    identity, game = begin(store)
    play(game, 1)
    last = game.submit(EpicPhase("epic"))
    again = reopened(store, identity).done[-1]
    assert (again.input, again.told) == (last.input, last.told)


def test_a_file_that_is_damaged_while_it_is_open_is_rescued(store: Store) -> None:
    identity, game = begin(store)
    play(game, 1)
    depth = game.depth
    content = bytearray(store.path.read_bytes())
    content[-4096:] = bytes(4096)
    store.path.write_bytes(bytes(content))
    store.rows.connection.execute("PRAGMA cache_size = 0")
    again = store.open_game(identity)
    assert again.game.depth + again.lost <= depth
    assert [one.id for one in store.summaries()] == [identity]
