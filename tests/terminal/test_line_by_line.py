"""What the terminal says to single lines, at the table and at a question."""

import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.__main__ import main
from companion.game.choices import game_from, start_of
from companion.game.packs import PRACTICE
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.board import board_of
from companion.rules.box import REWARDS
from companion.rules.commands import (
    Attack,
    Buy,
    Command,
    Contain,
    Dawnslight,
    Gather,
    Hide,
    Plan,
    Population,
    Protect,
    Remove,
    Research,
    Taken,
)
from companion.terminal.lines import Lines
from companion.terminal.orders import line_of, order_from
from companion.terminal.session import Session
from companion.wording.language import Language
from tests.terminal.test_play import PACK, Capture, choices, session, table, typed

__all__ = ["session", "table", "typed"]  # fixtures
Sit = Callable[..., Session]
Typing = Callable[..., str]
STARTED = ("", "rivet", "ledger", "ledger", "cinder")  # David alone, Prof and Megan together, Cody alone


@pytest.fixture
def at(session: Sit, table: Typing) -> Session:
    begun = session(choices(boss_district=3))
    table(begun, *STARTED)
    return begun


@pytest.fixture
def teaching(tmp_path: Path) -> Iterator[Session]:
    """An Epic of which the pack knows no reward."""
    start: dict[str, Any] = start_of(choices(), PACK)
    start["pack"]["kind"] = "table"
    for epic in start["pack"]["epics"]:
        epic["rewards"] = dict.fromkeys(REWARDS, "?")
    game = game_from(start)
    with Store(tmp_path) as store:
        opened = store.new_game("A game", game.table, game.pack)
        yield Session(Sitting(opened, store, Random(1), rolls=True), Lines(Language("en"), False))


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("attack rivet 2 david", Attack(0, 2, reckoner="David")),
        ("attack rivet david 2", Attack(0, 2, reckoner="David")),
        ("attack rivet 2 meg", Attack(0, 2, reckoner="Megan")),
        ("attack rivet 2", Attack(0, 2, reckoner="David")),
        ("attack ledger 2", Attack(1, 2)),
        ("research halfpenny", Research(3)),
        ("research ledger prof", Research(1, reckoner="Prof")),
        ("remove enforcement rivet 2 cody", Remove("enforcement", 0, 2, "Cody")),
        ("contain ledger megan", Contain(1, reckoner="Megan")),
        ("protect rivet cody", Protect(0, reckoner="Cody")),
    ],
)
def test_a_reckoner_may_be_named_last_and_the_only_one_there_is_meant(
    at: Session, line: str, command: Attack | Research | Remove | Contain | Protect
) -> None:
    assert order_from(line, at.table, PACK) == command


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("remove enforcement ledger 2 reward", Remove("enforcement", 1, 2, reward=True)),
        ("contain red reward", Contain(2, target="red", reward=True)),
        ("contain ledger 2 reward", Contain(1, 2, reward=True)),
        ("plan david 2 usable", Plan("David", 2, usable=True)),
        ("population 3", Population(3)),
        ("hide", Hide()),
        ("gather boss to ledger", Gather(1, boss=True)),
        (
            "gather red shield rivet 2, barricade cinder to halfpenny",
            Gather(3, pieces=(Taken("red-shield", 0, 2), Taken("barricade", 2))),
        ),
        ("dawnslight prof", Dawnslight("Prof")),
        ("buy pepper megan", Buy("Pepper Stew", "Megan")),
        ("buy pepper megan in cinder", Buy("Pepper Stew", "Megan", district=2)),
    ],
)
def test_what_cards_and_rewards_do_can_be_typed_and_is_written_the_same_way(
    at: Session, line: str, command: Command
) -> None:
    assert order_from(line, at.table, PACK) == command
    assert order_from(line_of(command, at.table), at.table, PACK) == command


def test_gather_says_what_it_wants(at: Session, table: Typing) -> None:
    assert "Say what goes where: gather boss to District" in table(at, "gather boss ledger")


def test_acting_where_nobody_stands_warns(at: Session, table: Typing) -> None:
    name = at.table.districts[4].name
    assert f"No Reckoner is in {name}. Counted anyway." in table(at, f"research {name}")
    assert f"David is not in {name}. Counted anyway." in table(at, f"research {name} david")
    assert "No Reckoner" not in table(at, "research ledger")


def test_contain_lists_the_colours(at: Session, table: Typing) -> None:
    assert "“purple” is none of these: yellow, black, red, blue, Rivet Row, " in table(at, "contain purple")


def test_a_first_placing_is_no_move(session: Sit, table: Typing) -> None:
    at = session(choices())
    assert "Put David in Rivet Row." in table(at, "", "rivet")
    assert "David starts in Rivet Row" in table(at, "log")
    assert "Taken back: David starts in Rivet Row." in table(at, "undo")


def test_why_names_what_is_asked_about(at: Session, table: Typing) -> None:
    for entry in ("foo", "rivet"):
        said = table(at, f"why {entry}")
        assert f"“{entry}” is none of the fields. Type why alone, or why and one of: population, " in said
    boss = table(at, "set boss rivet", "why boss")
    assert "The Castellan, District: now Rivet Row." in boss
    assert " became Rivet Row: Correction: The Castellan, District Rivet Row." in boss
    assert "Population: now 40.\nNothing has changed it" in table(at, "why population")


def test_why_gives_the_page_and_no_number_of_ours(at: Session, table: Typing) -> None:
    why = table(at, "money 2", "why")
    assert "From: what you entered; base game p. 11, Steelslayer p. 9." in why
    assert "R9" not in why


def test_undo_takes_a_number(at: Session, table: Typing) -> None:
    before = board_of(at.table)
    printed = table(at, "money 2", "money 3", "move david ledger", "undo 3")
    assert "Taken back: David moves to Ledger Square; Money +3; Money +2. To put the board back:" in printed
    assert "Move David to Rivet Row.\n" in printed
    assert "Money −5 (now $4).\n" in printed
    assert board_of(at.table) == before
    assert "“x” is not a whole number from 1 to " in table(at, "undo x")
    table(at, "undo 999")
    assert at.table.phase == "setup"


def test_what_changed_nothing_costs_no_undo(at: Session, table: Typing) -> None:
    printed = table(at, "money 2", "attack boss", "attack boss", "undo")
    assert "Taken back: Money +2." in printed
    assert at.table.money == 4
    assert "Done again: Money +2." in table(at, "redo")
    assert "There is nothing to do again." in table(at, "redo")


def test_undo_says_alike_moves_once(at: Session, table: Typing) -> None:
    table(at, *(f"place barricade {one}" for one in ("rivet", "ledger", "cinder")))
    assert "Take 1 Barricade out of each of Cinder Market, Rivet Row and Ledger Square." in table(
        at, "undo 3"
    )


def test_help_explains_the_question_that_waits(session: Sit, table: Typing) -> None:
    at = session(choices(), rolls=False)
    printed = table(at, "", "help")
    assert "Roll the Movement Die on your table and type the number it shows" in printed
    assert "“random” lets the app roll" in printed
    assert "What the Reckoners do." not in printed
    table(at, "random")
    assert "What the Reckoners do." in table(at, "help")


def test_the_rewards_of_a_card_are_told_on_one_line(teaching: Session, table: Typing) -> None:
    at = teaching
    table(at, *STARTED, "set research rivet 0", "set health rivet 1", "attack rivet")
    asked = table(at, "rewards")
    assert "which Rewards are printed? Type all of them on one line, such as enforcement 2, money 1" in asked
    assert "Type every reward that the card prints" in table(at, "help")
    before = board_of(at.table)
    assert "“2”: type each reward with its number" in table(at, "2")
    assert "“gold” is none of these: money, plan, enforcement, contain, research." in table(at, "gold 2")
    assert board_of(at.table) == before
    told = table(at, "mon 3, 1 contain")
    assert "how many?" not in told
    assert "Reward for Chalkdust: Money +3." in told
    assert "contain any bracket by 1" in told
    assert at.table.money == 7
    table(at, "undo")
    assert board_of(at.table) == before
    assert "which Rewards are printed?" in table(at, "-", "undo")


def test_french_and_spanish_boxes_have_their_own_names_when_a_game_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    rulebook = str(PRACTICE.with_name("rulebook.json"))
    shown = {}
    for language in ("en", "fr", "de", "es"):
        monkeypatch.setattr(sys, "stdin", StringIO("\n\n"))
        assert main(["play", "--new", "--lang", language, "--pack", rulebook]) == 0
        shown[language] = capsys.readouterr().out
    assert "1. Cœur d’Acier" in shown["fr"]
    assert "1. Chicago Nova" in shown["es"]
    titles = {line for out in shown.values() for line in out.splitlines()[:1]}
    assert len(titles) == 4
    assert all("rulebooks state" not in shown[one] for one in ("fr", "de", "es"))


def test_the_rulings_are_listed_in_a_game_and_stay_as_they_were_set(at: Session, table: Typing) -> None:
    printed = table(at, "rulings")
    assert "Where the books leave room, this app goes on like this:" in printed
    assert "rewards in-step: " in printed
    printed = table(at, "rulings copy bef")
    assert "begin it with “play --new --ruling copy-tokens=before”." in printed
    assert at.table.setup.copy_tokens == "after"
    assert "Type: rulings copy-tokens, and one of: after, before." in table(at, "rulings copy")
    assert "“luck” is none of these: rewards, copy-tokens, per-research, " in table(at, "rulings luck")


def test_a_ruling_is_set_at_any_question_of_the_setup_or_with_the_command(typed: Typing) -> None:
    printed = typed("rulings\n\n\nrulings copy-tokens before\n" + "\n" * 12 + "rulings\n", "--seed", "1")
    assert "copy-tokens after: " in printed
    assert "In this game: copy-tokens before." in printed
    assert "copy-tokens before: " in printed
    printed = typed("\n" * 14 + "rulings\n", "--seed", "1", "--ruling", "per-research=at-once")
    assert "per-research at-once: " in printed
    typed("", "--ruling", "luck=good", status=2)


def test_r4_1_purchase_is_announced_when_all_rewards_have_been_given(
    teaching: Session, table: Typing
) -> None:
    buy = "Now you may buy Equipment; “done” begins the Epic Phase."
    table(teaching, *STARTED, "set research chalkdust 0", "attack chalkdust 99")
    assert buy not in table(teaching, "done")
    assert buy not in table(teaching, "plan 2")
    assert buy not in table(teaching, "cody")
    assert table(teaching, "cody").endswith(f"{buy}\n> ")
    assert buy not in table(teaching, "board")
