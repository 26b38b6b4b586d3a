"""The app fails in the middle of a game: nothing entered is lost, and the next start offers a report."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.base import ExceptionManager

from companion.device.files import Saved
from companion.game.reports import FILE, kept_report
from companion.game.scenario import play_scenario, scenario_from
from companion.game.store import Store
from companion.ui.crash import CrashHandler
from companion.ui.presenter.dialog import crash_dialog
from companion.wording.language import LANGUAGES, Language
from tests.ui.practice import begin
from tests.ui.window import Hand

FAILS_IN_A_TAP = """
from tests.ui.window import prepare
prepare()
from kivy.clock import Clock
from companion.ui import app, starting
from companion.ui.presenter.acts import Act
def fail():
    raise ZeroDivisionError("in a tap")
def play(app):
    app.doors["practice"]()
    table = app.screens["table"]
    table.do(Act("start"))
    table.finish()
    table.presenter.view = fail
    Clock.schedule_once(lambda _: table.do(Act("correct", ("population", 33))), 0.1)
app.CompanionApp.on_start = lambda self: Clock.schedule_once(lambda _: play(self), 0.1)
starting.run()
"""

Install = Callable[[Any], CrashHandler]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs one, and takes it away again."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made: list[CrashHandler] = []

    def installed(witness: Any) -> CrashHandler:
        handler = CrashHandler(witness)
        handler.install()
        made.append(handler)
        return handler

    yield installed
    for handler in made:
        ExceptionManager.remove_handler(handler)


def fail(*_: Any) -> None:
    raise ZeroDivisionError("in a tap")


def test_the_game_is_kept_and_the_report_offered(
    open_app: Callable[[], Hand], install: Install, tmp_path: Path
) -> None:
    hand = open_app()
    begin(hand, "Steelheart")
    handler = install(hand.app)
    screen = hand.app.screens["table"]
    screen.presenter.view = fail
    with pytest.raises(ZeroDivisionError) as caught:
        hand.tap("Done")
    depth = screen.presenter.sitting.game.depth
    assert handler.handle_exception(caught.value) == ExceptionManager.RAISE
    report = kept_report(tmp_path)
    assert "ZeroDivisionError: in a tap" in report
    assert "last tap: Act(name='done'" in report
    game, _ = play_scenario(scenario_from(json.loads(report.split("last steps: ")[1]), "report"))
    assert game.table.population == screen.presenter.table.population

    hand = open_app()
    assert hand.sees("The app has failed")
    hand.back()
    assert not hand.sees("The app has failed")
    assert kept_report(tmp_path) == report
    hand.tap("Continue")
    assert hand.app.sitting.game.depth == depth
    assert open_app().sees("The app has failed")


class Witness:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def doing(self) -> str:
        raise RuntimeError("broken too")

    def last_steps(self, fewest: int) -> None:
        raise RuntimeError(f"broken too, of {fewest}")


def caught(error: BaseException) -> BaseException:
    try:
        raise error
    except BaseException as found:  # noqa: BLE001 - of any kind
        return found


# What happens to the report


@pytest.fixture
def offered(open_app: Callable[[], Hand], tmp_path: Path) -> Hand:
    (tmp_path / FILE).write_text("what went wrong", "utf-8")
    return open_app()


@pytest.mark.parametrize("way", ["file", "text", "saved"])
def test_the_report_is_shared_by_the_best_way_there_is(
    offered: Hand, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    shared: list[tuple[str, object]] = []

    def share_file(name: str, kind: str, content: bytes, done: Callable[[bool], None]) -> None:
        assert (name, kind) == ("reckoners-companion-report.txt", "text/plain")
        if way == "file":
            shared.append(("file", content))
        done(way == "file")

    def share_text(_: str, text: str) -> bool:
        if way == "text":
            shared.append(("text", text.encode()))
        return way == "text"

    def save_file(_: str, __: str, content: bytes, done: Callable[[Saved], None]) -> None:
        shared.append(("saved", content))
        done(Saved("Documents/report.txt"))

    for one in (share_file, share_text, save_file):
        monkeypatch.setattr(f"companion.device.files.{one.__name__}", one)
    offered.tap("Share the report")
    assert shared == [(way, b"what went wrong")]
    assert offered.sees("Documents/report.txt") is (way == "saved")
    assert offered.sees("The app has failed")  # nobody knows whether it was sent


@pytest.mark.parametrize(("failure", "said"), [("failed", True), ("nobody", True), ("cancelled", False)])
def test_a_report_that_cannot_be_saved_is_said(
    offered: Hand, monkeypatch: pytest.MonkeyPatch, failure: str, said: bool
) -> None:
    monkeypatch.setattr("companion.device.files.save_file", lambda *given: given[-1](failure))
    offered.tap("Share the report")
    assert offered.sees("It could not be saved.") is said


def test_discarded_it_is_gone(offered: Hand, open_app: Callable[[], Hand], tmp_path: Path) -> None:
    offered.tap("Discard it")
    assert not offered.sees("The app has failed")
    assert not (tmp_path / FILE).exists()
    offered.wait(0.4)
    offered.tap("Practice game")
    offered.wait(0.4)
    assert offered.sees("Start")
    assert not open_app().sees("The app has failed")


def test_while_it_is_offered_nothing_behind_it_is_tapped(offered: Hand) -> None:
    offered.tap_widget(offered.find("Practice game"))
    assert offered.app.shown == "home"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_offer_fits_a_small_phone_with_the_largest_text(hand: Hand, code: str) -> None:
    from kivy.uix.floatlayout import FloatLayout

    from companion.ui.skin import skin
    from companion.ui.widgets.dialog import Dialog

    stage = FloatLayout(size=(360, 740))
    hand.window.add_widget(stage)
    skin.scale = 2
    try:
        dialog = Dialog(lambda _: None, size_hint=(None, None), size=stage.size)
        dialog.ask(crash_dialog(Language(code)), stage)
        hand.wait(0.2)
        [box] = dialog.children
        assert box.height <= stage.height - 16
        assert abs(box.center_y - stage.center_y) <= 1
    finally:
        skin.scale = 1
        hand.window.remove_widget(stage)


# The handler


def test_in_a_real_run_the_app_ends_with_the_error_and_the_entry_is_kept(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAILS_IN_A_TAP],
        env={**os.environ, "COMPANION_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert done.stderr.rstrip().endswith("ZeroDivisionError: in a tap")
    assert "ZeroDivisionError: in a tap" in kept_report(tmp_path)
    with Store(tmp_path) as store:
        [game] = store.summaries()
        assert store.open_game(game.id).game.table.population == 33


def test_whatever_fails_beside_it_the_first_error_is_reported(install: Install, tmp_path: Path) -> None:
    handler = install(Witness(tmp_path))
    handler.handle_exception(caught(ValueError("the first")))
    handler.handle_exception(caught(ValueError("the second")))
    report = kept_report(tmp_path)
    assert "ValueError: the first" in report
    assert "the second" not in report
    assert report.endswith("last steps: -\n")


def test_a_report_that_cannot_be_written_hides_nothing(
    install: Install, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("where the folder should be")
    handler = install(Witness(tmp_path / "file"))
    error = caught(ValueError("the first"))
    assert handler.handle_exception(error) == ExceptionManager.RAISE
    sys.excepthook(type(error), error, error.__traceback__)
    assert capsys.readouterr().err.rstrip().endswith("ValueError: the first")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), SystemExit(0)])
def test_leaving_is_no_crash(install: Install, tmp_path: Path, error: BaseException) -> None:
    install(Witness(tmp_path)).handle_exception(caught(error))
    assert kept_report(tmp_path) == ""


def test_what_fails_in_a_thread_ends_the_app_too(install: Install, hand: Hand, tmp_path: Path) -> None:
    install(Witness(tmp_path))
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "ZeroDivisionError: in a tap" in kept_report(tmp_path)
    with pytest.raises(ZeroDivisionError):
        hand.frames(2)
