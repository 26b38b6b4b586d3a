"""Whole games at the terminal: by themselves, typed in, taken back, saved, broken off."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.__main__ import main
from companion.content.reading import read_pack
from companion.game.choices import RECKONERS, Choices, epics_in_use, game_from, start_of
from companion.game.game import Game
from companion.game.packs import PRACTICE
from companion.game.scenario import play_scenario, scenario_from, scenario_of
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.board import board_of
from companion.rules.commands import Attack, Research
from companion.rules.inputs import Answer, read_input, written
from companion.rules.questions import is_chance
from companion.rules.setup import BOSSES, CITIES
from companion.terminal.lines import Lines
from companion.terminal.naming import Choice, NotUnderstood, pick, pick_numbered
from companion.terminal.orders import line_of, order_from
from companion.terminal.run import Wrong
from companion.terminal.session import Session
from companion.wording.language import Language

ROOT = Path(__file__).resolve().parents[2]
PACK = read_pack(PRACTICE)
COMMAND = [sys.executable, "-m", "companion", "play", "--new"]
DEFAULTS = "\n" * 9  # every question of the setup of Steelheart in Newcago, with --seed
STARTED = DEFAULTS + "\n" * 5  # the Prologue, and a district for each of the four
Capture = pytest.CaptureFixture[str]
Typed = Callable[..., str]
Sit = Callable[..., Session]


def choices(boss: str = "steelheart", city: str = "newcago", **others: Any) -> Choices:
    made = Choices(boss, city, epics="base" if boss == "steelheart" else "steelslayer", **others)
    made.districts = [one.name or "" for one in PACK.districts if one.city == city][: made.ring]
    made.cards = [one.id for one in epics_in_use(made, PACK)][: made.ring]
    return made


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Sit]:
    with Store(tmp_path) as store:

        def sit(made: Choices, seed: int = 1, auto: bool = False, rolls: bool = True) -> Session:
            game = game_from(start_of(made, PACK))
            return sat(game, store, seed, auto, rolls)

        yield sit


def sat(game: Game, store: Store, seed: int = 1, auto: bool = False, rolls: bool = True) -> Session:
    opened = store.new_game("A game", game.table, game.pack)
    return Session(Sitting(opened, store, Random(seed), rolls), Lines(Language("en"), auto))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Typed:
    """Plays with these lines typed; what was printed."""

    def play(lines: str, *arguments: str, status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        assert main(["play", "--new", *arguments]) == status
        return capsys.readouterr().out

    return play


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Callable[..., str]:
    """Types lines into a session, which stays as they leave it; what was printed."""

    def enter(at: Session, *lines: str) -> str:
        monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(EOFError):
            at.go_on()
        return capsys.readouterr().out

    return enter


def answer(at: Session, table: Callable[..., str], until: str | None) -> None:
    """Whatever is asked, up to this kind of question."""
    while at.table.question is not None and at.table.question.kind != until:
        table(at, "random" if is_chance(at.table.question) else "1")


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("boss", BOSSES)
def test_every_boss_plays_by_itself_in_every_city(
    session: Sit, boss: str, city: str, capsys: Capture
) -> None:
    printed = []
    for _ in range(2):
        played = session(choices(boss, city), seed=7, auto=True)
        played.go_on()
        printed.append(capsys.readouterr().out)
    assert played.table.outcome in ("won", "lost")
    assert printed[0] == printed[1]
    assert printed[0].splitlines()[-1].startswith(("Won in round", "Lost in round"))
    assert "{" not in printed[0]
    again, _ = play_scenario(scenario_from(json.loads(json.dumps(scenario_of(played.game))), "saved"))
    assert board_of(again.table) == board_of(played.table)


@pytest.mark.parametrize(
    "made",
    [
        choices(reckoners=list(RECKONERS[:2]), newcago_cards="A", difficulty_token=2),
        choices(reckoners=list(RECKONERS[4:]), newcago_cards="B", difficulty="sparks"),
        choices("limelight", "ildithia", reckoners=list(RECKONERS[2:5]), casual=True, difficulty="beginner"),
    ],
    ids=["two", "six", "three"],
)
def test_other_setups_play_by_themselves(session: Sit, made: Choices, capsys: Capture) -> None:
    played = session(made, auto=True)
    played.go_on()
    assert played.table.outcome in ("won", "lost")
    assert "{" not in capsys.readouterr().out


def test_auto_chooses_for_itself_and_repeats_with_its_seed(typed: Typed) -> None:
    games = [typed("", "--auto", "--seed", str(seed)) for seed in (1, 2, 3, 1)]
    assert games[0] == games[3]
    assert len(set(games)) == 3
    assert "invented" in games[0]
    assert all(game.splitlines()[-1].startswith(("Won", "Lost")) for game in games)


@pytest.mark.parametrize("language", ["fr", "de", "es"])
def test_auto_in_other_languages(language: str, typed: Typed) -> None:
    assert "{" not in typed("", "--auto", "--seed", "4", "--lang", language)


def test_auto_cannot_make_up_what_is_printed(capsys: Capture) -> None:
    assert main(["play", "--auto", "--seed", "1", "--pack", str(PRACTICE.with_name("rulebook.json"))]) == 2
    error = capsys.readouterr().err
    assert error.startswith("The pack does not say, and --auto cannot ask: ")
    assert "tracks." not in error
    assert error.count("\n") == 1


def test_auto_stops_a_game_without_end(tmp_path: Path, capsys: Capture) -> None:
    quiet = choices()
    start = start_of(quiet, PACK)
    for epic in start["pack"]["epics"]:
        epic["track"] = ["-", "-", "-"]
    for boss in start["pack"]["bosses"]:
        boss["tracks"] = {colour: ["-", "-", "-"] for colour in ("yellow", "black", "red", "blue")}
    start["board"]["boss"]["research"] = 9999
    with Store(tmp_path) as store, pytest.raises(Wrong, match="60 rounds"):
        sat(game_from(start), store, auto=True).go_on()
    assert capsys.readouterr().out


def test_a_whole_game_with_every_die_and_card_told_to_the_app(
    session: Sit, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Whatever waits, one of these lines goes on, and the others change nothing."""
    lines = cycle(["random", "1", "done", "x", ""])
    played = session(choices("limelight", "ildithia"), rolls=False)
    monkeypatch.setattr("builtins.input", lambda _: "quit" if played.table.outcome else next(lines))
    played.go_on()
    assert played.table.outcome == "lost"
    assert "Lost in round" in capsys.readouterr().out


def test_the_defaults_start_a_game(typed: Typed) -> None:
    printed = typed(STARTED, "--seed", "3")
    assert "Power board side A, Adjustment board for 4 Reckoners side B" in printed
    assert "Research 32" in printed
    assert "It is the Reckoners’ turn, with Population 40 and Money $4." in printed


def test_setup_takes_names_beginnings_and_numbers_and_goes_back(typed: Typed) -> None:
    lines = ["lime", "undo", "2", "undo", "undo", "undertow", "", "spa", "6, Da", "base", "−2", "yes"]
    lines += ["sunken, Heron, 1", "cha", "tin wh", "undo", "co", "cob", "random", "lantern"]
    printed = typed("\n".join(lines))
    assert "Adjustment board D for 2 Reckoners." in printed
    assert "Difficulty Adjustment token: −2." in printed
    assert "“co” could be Coalsack, Cobblejack: type more of the name." in printed
    assert "Sunken Arcade: Chalkdust, Research " in printed
    assert "Heron Locks: Cobblejack, " in printed
    assert "Money $6." in printed
    assert "Lady Undertow in Lantern Quay: Health 25" in printed


def test_setup_goes_back_one_question_at_a_time(typed: Typed) -> None:
    printed = typed("\n\n\nundo\nundo\n")
    assert [printed.count(one) for one in ("Which boss?", "Which city?", "Which difficulty?")] == [1, 2, 2]


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["nobody"], "“nobody” is none of these: Steelheart (The Castellan), "),
        (["4"], "4 is not a number from 1 to 3."),
        (["", "", "", "Tia"], "2 to 6 Reckoners play, and 1 came."),
        (["", "", "", "Tia, tia"], "Tia is there twice."),
        (["", "", "", "1 2 3 4 5 6 7"], "2 to 6 Reckoners play, and 7 came."),
        (["", "", "", "", "", "", "", "", "Rivet"], "5 different districts are needed"),
        (["", "", "", "", "", "", "", "", "1,1,2,3,4"], "5 different districts are needed"),
        (["help"], "Enter alone takes the default."),
    ],
)
def test_setup_explains_what_it_does_not_understand(lines: list[str], answer: str, typed: Typed) -> None:
    assert answer in typed("\n".join([*lines, ""]))


def test_only_the_chosen_epics_are_in_the_game() -> None:
    for epics in ("base", "steelslayer"):
        made = choices()
        made.epics = epics
        assert {one["set"] for one in start_of(made, PACK)["pack"]["epics"]} == {epics}


def test_newcago_cards_with_a_random_side_for_each_district(typed: Typed) -> None:
    printed = typed("\n\n\n\n\nrandom\n\n\n\n", "--seed", "2")
    sides = [line[-2] for line in printed.splitlines() if line.startswith("Newcago card of ")]
    assert len(sides) == 5
    assert set(sides) <= {"A", "B"}


def test_a_real_pack_takes_new_names_and_asks_for_what_is_printed(typed: Typed, tmp_path: Path) -> None:
    saved = tmp_path / "taught.json"
    lines = [
        "",
        "",
        "",
        "david tia",
        "",
        "B",
        "",
        "",
        "loop, new Docks, new the loop",
        "loop, new Docks, new Mill",
    ]
    lines += ["curve", "new Curveball", "new Firefight", "new Boom", "mill", ""]
    lines += [
        "3",
        "frog",
        "Enforcement x2",
        "help",
        "-",
        "2",
        "2",
        "",
        "",
        "research boom 1",
        "2",
        "infinite",
    ]
    lines += ["done", "two", "2", "boost purple", "population", "population", f"save {saved}"]
    printed = typed("\n".join(lines), "--pack", str(PRACTICE.with_name("rulebook.json")))
    assert "3 different districts are needed" in printed
    assert "The packs know Curveball already" in printed
    assert "“frog” does not fit there. One of these would: fortify, enforcement" in printed
    assert "“purple” does not fit there. One of these would: yellow, black, red, blue." in printed
    assert "“two” is not a whole number." in printed
    assert "Boom in Mill: Research −1 (now 1)." in printed
    steps = json.loads(saved.read_text(encoding="utf-8"))["steps"]
    assert {"answer": "enforcement x2"} in steps
    assert {"answer": "infinite"} in steps


def test_undo_goes_back_over_what_the_app_rolled(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices())
    table(at, "")
    start = board_of(at.game.start)
    assert board_of(at.table) != start
    assert "Taken back: the Prologue." in table(at, "undo")
    assert board_of(at.table) == start
    table(at, "redo")
    assert at.table.phase == "reckoner"
    assert "There is nothing to do again." in table(at, "redo")


def test_undo_says_what_stands_on_the_board_again(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices())
    table(at, "", "", "", "", "")
    before = board_of(at.table)
    printed = table(at, "set population 12", "set money 0", "undo", "undo")
    assert (
        "Taken back: Correction: Population 12. To put the board back:\nPut the Population marker back on 40."
        in printed
    )
    assert board_of(at.table) == before
    assert "Done again: Correction: Population 12." in table(at, "redo")


def test_a_game_that_is_over_can_be_taken_back(session: Sit, table: Callable[..., str], typed: Typed) -> None:
    at = session(choices())
    table(at, "", "", "", "", "")
    assert "Lost in round 1." in table(at, "set population 0", "x", "undo")
    assert at.table.phase == "reckoner"
    assert "kept" not in typed(f"{STARTED}set population 0\nquit\n", "--seed", "3")


def test_a_saved_game_runs_to_the_same_board(
    session: Sit, table: Callable[..., str], tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "game.json"
    at = session(choices("regalia", "babilar"))
    table(at, "", "buy copper cody", "", "", "", "", "attack lantern 2", "use David", "done")
    answer(at, table, until=None)
    assert at.table.round == 2
    table(at, f"save {file}")
    assert main(["run", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["board"] == board_of(at.table)
    kept = file.read_bytes()
    assert "is there already" in table(at, "money 3", f"save {file}")
    assert file.read_bytes() == kept
    table(at, f"save! {file}")
    assert json.loads(file.read_text(encoding="utf-8"))["steps"][-1] == {"command": "money", "count": 3}
    assert "cannot be written" in table(at, f"save {tmp_path / 'nowhere' / 'game.json'}")
    assert "cannot be written" in table(at, "save! .")
    assert "Type: save, a file name." in table(at, "save")


@pytest.mark.parametrize("lines", ["", "\n\n", DEFAULTS, DEFAULTS + "\n\nboard\n"])
def test_the_end_of_the_input_is_no_accident(lines: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--seed", "1"], cwd=ROOT, input=lines, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""
    kept = lines.startswith(DEFAULTS)
    assert done.stdout.splitlines()[-1].startswith("The game is kept" if kept else "The game was not begun")


def test_a_closed_input_and_bytes_that_are_no_text_are_no_accident() -> None:
    closed = subprocess.run(
        ["sh", "-c", '"$0" -m companion play <&-', sys.executable], cwd=ROOT, capture_output=True, check=False
    )
    assert (closed.returncode, closed.stderr) == (0, b"")
    odd = subprocess.run(COMMAND, cwd=ROOT, input=b"\xff\xfe\x00\n{0}\n", capture_output=True, check=False)
    assert (odd.returncode, odd.stderr) == (0, b"")


@pytest.mark.parametrize("lines", [b"", DEFAULTS.encode()])
def test_ctrl_c_leaves_with_one_line(lines: bytes) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, "--seed", "1"],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(lines)
        process.stdin.flush()
        awaited = b"Enter begins the Prologue." if lines else b"Enter takes:"
        while awaited not in process.stdout.readline():
            pass
        process.stdout.read(2)  # the prompt: it waits for a line now
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=20)
    assert process.returncode == 130
    left = "Interrupted. The game is kept: “python -m companion play” goes on with it."
    assert out.decode().split("\n") == ["", left if lines else "The game was not begun.", ""]
    assert error == b""


BAD_LINES = {
    "reserch cha": "“reserch” is no command. The commands are: research, attack",
    "research": "Say where: a district, or the Epic in it: Rivet Row, ",
    "research nowhere 2": "“nowhere” is none of these: Rivet Row, Chalkdust, ",
    "attack t 2": "“t” could be Tin Whistle, Turbine Hall, The Castellan: type more of the name.",
    "contain boss": "Say which of the boss’s brackets",
    "remove": "Say which piece: enforcement, barricade, red shield, blue shield, copy token.",
    "remove tank Rivet": "“tank” is none of these: enforcement, barricade",
    "remove enforcement": "Say where",
    "move": "Say who: David, Prof, Megan, Cody.",
    "move Tia Rivet": "“Tia” is none of these: David, Prof, Megan, Cody.",
    "move David": "Say where",
    "money lots": "“lots” is not a whole number from 1 to 99.",
    "money 0": "“0” is not a whole number from 1 to 99.",
    "plan": "Say who",
    "protect Rivet": "That belongs to another city.",
    "dawnslight": "That belongs to another city.",
    "buy": "Type: buy, the card’s name, the Reckoner’s name",
    "buy Tank David": "“Tank” is none of these: Copper Whistle $",
    "buy s David": "“s” could be Spare Key Ring",
    "buy die David": "David has lost no die.",
    "done now": "“done” stands alone: “now” is too much.",
    "set": "Type: set, the field, where, the value.",
    "set luck 3": "Type: set, the field, where, the value.",
    "set population many": "“many” is not a whole number.",
    "set bracket Rivet 99": "“99” is not a whole number from 1 to ",
    "set districts.9.enforcement 1": "There is no such place on the board.",
    "": "Nothing was typed",
    "card": "Say where",
    "redo": "There is nothing to do again.",
}


@pytest.mark.parametrize(("line", "answer"), BAD_LINES.items())
def test_a_bad_line_gets_one_line_and_changes_nothing(
    session: Sit, line: str, answer: str, table: Callable[..., str]
) -> None:
    at = session(choices())
    table(at, "", "", "", "", "")
    before, entries = board_of(at.table), len(at.game.done)
    printed = table(at, line).splitlines()[-3:]
    assert printed[-2].startswith(answer)
    assert printed[-1] == "> "
    assert board_of(at.table) == before
    assert len(at.game.done) == entries


GOOD_LINES: dict[str, dict[str, object]] = {
    "research chalk 2": {"command": "research", "district": 0, "count": 2},
    "RESEARCH boss 3": {"command": "research", "district": 2, "target": "boss", "count": 3},
    "research castellan": {"command": "research", "district": 2, "target": "boss"},
    "attack whistle": {"command": "attack", "district": 1},
    "contain Red 2": {"command": "contain", "district": 2, "target": "red", "count": 2},
    "contain boss red": {"command": "contain", "district": 2, "target": "red"},
    "contain ledger": {"command": "contain", "district": 1},
    "remove enforcement rivet 2": {"command": "remove", "piece": "enforcement", "district": 0, "count": 2},
    "remove red shields rivet row": {"command": "remove", "piece": "red-shield", "district": 0},
    "place copy rivet": {"command": "place", "piece": "copy-token", "district": 0},
    "move da boss": {"command": "move", "reckoner": "David", "district": 2},
    "money": {"command": "money"},
    "plan David 2": {"command": "plan", "reckoner": "David", "count": 2},
    "use David": {"command": "use-plan", "reckoner": "David"},
    "buy copper whistle david": {"command": "buy", "equipment": "Copper Whistle", "reckoner": "David"},
    "buy copper david 1": {"command": "buy", "equipment": "Copper Whistle", "reckoner": "David", "price": 1},
    "buy new Tea Pot david": {"command": "buy", "equipment": "Tea Pot", "reckoner": "David"},
    "buy market": {"command": "buy", "market": True},
    "epic": {"command": "epic-phase"},
    "set base 1": {"command": "set", "path": "base_marker", "value": 1},
    "set red 4": {"command": "set", "path": "boss.brackets.red", "value": 4},
    "set boss ledger": {"command": "set", "path": "boss.district", "value": 1},
    "set research boss 4": {"command": "set", "path": "boss.research", "value": 4},
    "set health chalk infinite": {"command": "set", "path": "districts.0.epic.health", "value": "infinite"},
    "set red-shields rivet 2": {"command": "set", "path": "districts.0.red_shields", "value": 2},
    "set plans cody 3": {"command": "set", "path": "reckoners.3.plans", "value": 3},
    "set dawnslight cody 1": {"command": "set", "path": "reckoners.3.dawnslight", "value": 1},
    "set demolitions cody 2": {"command": "set", "path": "reckoners.3.demolitions", "value": 2},
    "set reckoners.0.equipment []": {"command": "set", "path": "reckoners.0.equipment", "value": []},
}


@pytest.mark.parametrize(("line", "entry"), GOOD_LINES.items())
def test_a_line_becomes_a_command(session: Sit, line: str, entry: dict[str, object]) -> None:
    at = session(choices(boss_district=2))
    assert order_from(line, at.table, PACK) == read_input(entry)


def test_research_on_the_boss_of_babilar_needs_a_district(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices("regalia", "babilar"))
    table(at, "", "", "", "", "")
    assert "In Babilar say in which district" in table(at, "research boss 2")
    entry = order_from("research boss heron 2", at.table, PACK)
    assert entry == Research(2, 2, "boss", at.table.in_district(2)[0].name)


@pytest.mark.parametrize("boss", BOSSES)
def test_a_command_becomes_the_line_that_makes_it(session: Sit, boss: str, capsys: Capture) -> None:
    played = session(choices(boss, CITIES[BOSSES.index(boss)]), seed=3, auto=True)
    played.go_on()
    tables = [played.game.start, *(done.table for done in played.game.done)]
    orders = [(done.input, at) for done, at in zip(played.game.done, tables, strict=False)]
    lines = [(line_of(entry, at), entry, at) for entry, at in orders[1:] if not isinstance(entry, Answer)]
    for line, entry, at in lines:
        read = order_from(line, at, PACK)
        if getattr(entry, "reckoner", ""):
            assert read == entry
        else:  # the one who alone is there is meant
            assert {**written(read), "reckoner": ""} == {**written(entry), "reckoner": ""}
    assert len(lines) > 50
    assert capsys.readouterr().out


def test_names_that_end_in_a_number(session: Sit) -> None:
    made = choices()
    made.districts = [f"District {number}" for number in range(1, 6)]
    at = session(made)
    assert order_from("attack district 2", at.table, PACK) == Attack(1)
    expected = Attack(1, 3)
    assert order_from("attack district 2 3", at.table, PACK) == expected


def test_pick() -> None:
    people = [
        Choice(1, "The Loop"),
        Choice(2, "Loopback"),
        Choice(3, "O’Hare", ("airport",)),
        Choice(3, "Lot"),
    ]
    assert pick("the loop", people) == 1
    assert pick("THE", people) == 1
    assert pick("o'h", people) == 3
    assert pick("airp", people) == 3
    assert pick_numbered("2", people) == 2
    with pytest.raises(NotUnderstood, match="“loop” could be The Loop, Loopback"):
        pick("loop", people)
    for typed in ("", "x", "ort", "lo op"):
        with pytest.raises(NotUnderstood, match="none of these"):
            pick(typed, people)


def test_questions_take_their_answers(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices("limelight", "ildithia"), rolls=False)
    printed = table(at, "", "7", "many", "", "3", "", "", "", "", "done")
    faces = ", ".join(str(face) for face in sorted(set(PACK.dice.movement or ())))
    assert f"The die has: {faces}." in printed
    assert f"The die has no “7”. It has: {faces}." in printed
    assert f"“many” is none of these: {faces}." in printed
    assert "This question has no default: type an answer." in printed
    answer(at, table, until="power-dice")
    printed = table(at, "A B C", "A B C E", "board", "why", "bd, ac")
    assert "“A B C” is not four rows of A, B, C, D." in printed
    assert "Each of the four Power Dice shows one of these rows: A, B, C, D." in printed
    assert printed.count("Type the four rows") >= 2
    assert Answer({"yellow": "B", "black": "D", "red": "A", "blue": "C"}) in [
        done.input for done in at.game.done
    ]


def test_a_correction_is_taken_while_a_question_waits(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices("regalia", "babilar"), rolls=False)
    table(at, "", "set population 33")
    assert at.table.population == 33
    assert at.table.question is not None


def test_a_regalia_card_by_its_words(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices("regalia", "babilar"), rolls=False)
    table(at, "", "random", "", "", "", "", "done")
    answer(at, table, until="regalia-card")
    table(at, "a move")
    assert at.game.done[-1].input == Answer("move")


def test_why_names_source_symbol_and_rule(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices())
    assert "Nothing has been told yet." in table(at, "why")
    table(at, "", "", "", "", "", "done")
    lines = table(at, "why").splitlines()
    told = [line for line in lines if "From: " in line]
    assert any("From: Chalkdust, symbol 1 (" in line for line in told)
    assert any("Population −" in line and line.endswith("; base game p. 22.") for line in told)
    assert any(
        line.startswith("Activate Epics. From: the order of play; base game p. 19, Steelslayer p. 11.")
        for line in told
    )
    assert len(told) == len(at.told)


def test_why_stays_with_what_was_told_when_a_line_is_refused(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices())
    table(at, "", "", "", "", "", "money 2")
    assert "Money +2 (now $6). From: what you entered; base game p. 11, Steelslayer p. 9." in table(
        at, "money 0", "why"
    )


def test_log_names_inputs_and_what_they_did(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices())
    assert "Nothing has been done yet." in table(at, "log")
    table(at, "", "", "", "", "", "money 2")
    printed = table(at, "log 1")
    assert f"{len(at.game.done)}. Money +2\nMoney +2 (now $6)." in printed
    assert "1. the Prologue" not in printed
    assert "1. the Prologue" in table(at, "log 99")


def test_cards_are_read_out(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices("limelight", "ildithia"))
    assert "Magpie Duchess, the first 3 act: 1. " in table(at, "card magpie")
    assert "Prismarch, yellow track, column 2: A: " in table(at, "card boss")
    at = session(choices("regalia", "babilar"))
    assert "Lantern Quay, when the boss’s Research there comes down to: " in table(at, "card lantern")
    assert "Lady Undertow, red track, the first 2 act: 1. " in table(at, "card boss")
    at = session(choices(newcago_cards="A"))
    assert "Newcago card of Rivet Row, side A: 1. " in table(at, "card rivet")


def test_reckoners_pick_a_district_before_the_first_round(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices())
    assert "First comes the Prologue: Enter begins it." in table(at, "done")
    printed = table(at, "", "done", "nowhere", "buy copper prof", "ledger", "boss")
    assert "First each Reckoner picks a district." in printed
    assert "“nowhere” is none of these" in printed
    assert at.table.reckoners[0].district == 1
    assert at.table.reckoners[1].district == at.table.boss.district
    assert at.table.reckoners[1].equipment == ["Copper Whistle"]


def test_the_movement_board_is_placed_in_the_prologue(session: Sit, table: Callable[..., str]) -> None:
    at = session(choices("limelight", "ildithia"))
    assert at.table.ildithia_gap is None
    assert "Ildithia Movement Board" in table(at, "")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "cannot be read"),
        ("{", "is not JSON"),
        ('{"epics": 3}', "epics"),
        ('{"epics": [{"id": "x", "track": ["dance", "-"]}]}', "epics.0.track.0"),
    ],
)
def test_a_bad_pack_is_one_line(content: str | None, problem: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "pack.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert main(["play", "--pack", str(PRACTICE), str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{file}: ")
    assert problem in error
    assert error.count("\n") == 1


def test_in_the_base_game_done_first_gives_the_rewards_and_time_to_buy(
    session: Sit, table: Callable[..., str]
) -> None:
    at = session(choices())
    table(at, "", "", "", "", "", "set research chalkdust 0", "set health chalkdust 1", "attack chalkdust")
    assert at.table.rewards
    printed = table(at, "done")
    assert "Reward for Chalkdust" in printed
    assert printed.count("Now you may buy Equipment; “done” begins the Epic Phase.") == 1
    assert at.table.phase == "reckoner"
    table(at, "done")
    assert at.table.round == 2
