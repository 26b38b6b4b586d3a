"""`python -m tests.ui.shots [FOLDER]`: every screen that exists, at three sizes, as pictures."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from companion.rules.commands import Attack, Remove
from companion.ui.presenter.ending_view import Ended
from companion.ui.presenter.pages.cards import CardsPage
from companion.ui.presenter.pages.more import MorePage
from companion.ui.presenter.pages.purchase import PurchasePage
from companion.ui.presenter.pages.spending import SpendingPage
from companion.ui.presenter.pages.whole_card import WholeCardPage
from companion.ui.presenter.panel import Answers, Panel
from companion.ui.presenter.question_view import Faces, Opened, PowerRoll, QuestionView, Search
from companion.ui.presenter.teach_view import TeachView
from companion.ui.presenter.turn_view import Turn
from tests.ui.asked import ASKED, asking, symbol
from tests.ui.window import Hand, prepare, start, stop

SIZES = ((1280, 800), (800, 1280), (360, 740))
SETTLED = 0.4
STILL = 1.25  # the longest motion of the ring
PICTURES = Path(__file__).parents[2] / ".github" / "pictures"  # of the README
SHOWN = ("reckoner-phase-1280x800", "epic-phase-1280x800", "epic-phase-360x740")


def tour(hand: Hand) -> Iterator[str]:
    """Stops at each screen and names it."""
    yield "home-empty"
    hand.tap("Practice game")
    yield "new-game"
    _go_on(hand)
    for task in (0, 1, 2, 3):
        _do(hand, "tick-task", task)
    yield "setup-checklist"
    _go_on(hand)
    yield "prologue"
    _go_on(hand)
    yield "first-placing"
    for index in range(4):
        hand.wait(SETTLED)
        hand.tap_district(index)
    yield "reckoner-phase"
    hand.tap_district(1)
    yield "district"
    _do(hand, "sheet", "boss")
    yield "boss"
    _do(hand, "sheet", "counters")
    yield "counters"
    yield from _turn(hand)
    _do(hand, "sheet", "menu")
    yield "menu"
    _do(hand, "settings")
    yield "settings"
    hand.back()
    _do(hand, "sheet", "ring")
    yield "ring"
    _do(hand, "close")
    _go_on(hand)
    while not _sees_epic(hand):
        _go_on(hand)
    yield "epic-phase"
    _do(hand, "undo")
    yield "undo"
    _do(hand, "close")
    while hand.app.screens["table"].presenter.table.phase == "epic":
        _go_on(hand)
    yield "boss-acts"
    _do(hand, "home")
    yield "home"
    _continue_to_the_end(hand)
    yield "end-lost"
    _do(hand, "home")
    hand.app.doors["past"]()
    yield "past-games"


def _continue_to_the_end(hand: Hand) -> None:
    hand.wait(SETTLED)
    hand.tap("Continue")
    screen = hand.app.screens["table"]
    while not isinstance(screen.presenter.view().panel, Ended):
        _go_on(hand)


def _turn(hand: Hand) -> Iterator[str]:
    """David beside the boss, with rewards to spend and a Shield in the way."""
    here = hand.app.screens["table"].presenter.table.boss.district
    _do(hand, "reckoner", "David")
    yield "turn-alone"
    _do(hand, "move", ("David", here))
    put = {f"districts.{here}.enforcement": 3, f"districts.{here}.red_shields": 1, "unspent.contain": 1}
    put |= {f"districts.{here}.copy_tokens": 1, "unspent.enforcement": 2}
    for path, value in put.items():
        _do(hand, "correct", (path, value))
    _do(hand, "reckoner", "David")
    yield "turn"
    _do(hand, "enter", Remove("enforcement", here, reckoner="David"))
    yield "warning"
    _do(hand, "leave")
    for page in (SpendingPage("enforcement"), CardsPage("David"), MorePage("David"), PurchasePage()):
        _do(hand, "over", page)
        yield type(page).__name__.removesuffix("Page").lower()
        _do(hand, "close")
    _do(hand, "correct", (f"districts.{here}.epic.research", 0))
    _do(hand, "correct", (f"districts.{here}.epic.health", 1))
    _do(hand, "enter", Attack(here, reckoner="David"))
    yield "fallen"
    for path in ("unspent.contain", "unspent.enforcement"):
        _do(hand, "correct", (path, 0))


def questions(hand: Hand) -> Iterator[str]:
    """Every kind of question, one after another, in a game with a box that knows little."""
    hand.tap("New game")
    hand.wait(SETTLED)
    hand.tap("Limelight")
    yield "new-game-own-box"
    _do(hand, "fold", True)
    yield "new-game-cities"
    _do(hand, "district", 1)
    yield "new-game-district"
    _do(hand, "close")
    _go_on(hand)
    seen: set[str] = set()
    while hand.app.screens["table"].presenter is not None:
        question = hand.app.screens["table"].presenter.table.question
        kind = "" if question is None else f"{question.kind}-{getattr(question, 'expects', '')}".rstrip("-")
        if kind and kind not in seen:
            seen.add(kind)
            yield f"question-{kind}"
        _go_on(hand)


def answers(hand: Hand) -> Iterator[str]:
    """A question of each kind as it is asked where the box is known."""
    for name, position in ASKED.items():
        hand.app._open(asking(hand.app.store, position()))
        if name == "steal":
            _do(hand, "unfold", "David")
        if name == "power":
            _do(hand, "row", ("yellow", "B"))
            _do(hand, "unfold", "yellow")
        yield f"asked-{name}"
    hand.app._open(asking(hand.app.store, symbol()))
    _do(hand, "symbol", "boost red")
    _do(hand, "scope", "gifted")
    yield "asked-symbol"
    _do(hand, "over", WholeCardPage("epic-0"))
    yield "whole-card"


def _sees_epic(hand: Hand) -> bool:
    view = hand.app.screens["table"].presenter.view()
    return view.ring.progress is not None


def _go_on(hand: Hand) -> None:
    hand.wait(SETTLED)
    presenter = hand.app.screens["table"].presenter
    view = presenter.view()
    act = view.advance.act
    if act is None and isinstance(view.panel, Panel) and view.panel.keypad is not None:
        _do(hand, "digit", "4")
    elif act is None and isinstance(view.panel, Turn):
        hand.tap_district(0)
    elif act is None and isinstance(view.panel, TeachView):
        hand.app.screens["table"].do(view.panel.palette.likely.picks[0].act)
    elif act is None and isinstance(view.panel, QuestionView):
        hand.app.screens["table"].do(_second(view.panel))
    elif act is None and view.panel.groups:
        answers = view.panel.groups[0].answers
        hand.app.screens["table"].do(answers[min(1, len(answers) - 1)].act)
    else:
        hand.app.screens["table"].do(act)
    hand.frames(3)


def _second(question: QuestionView) -> Any:
    """The act of the second answer, if there are two."""
    part = question.parts[0]
    match part:
        case Faces() | PowerRoll():
            answers: Any = part.faces
        case Search():
            answers = part.rows
        case Answers() | Opened():
            answers = part.answers
    return answers[min(1, len(answers) - 1)].act


def _do(hand: Hand, name: str, value: Any = None) -> None:
    from companion.ui.presenter.acts import Act

    hand.app.screens["table"].do(Act(name, value))
    hand.frames(3)


def shoot(folder: Path, route: Callable[[Hand], Iterator[str]], size: tuple[int, int]) -> None:
    from companion.ui.app import CompanionApp

    with tempfile.TemporaryDirectory() as home:
        app = CompanionApp(folder=Path(home), seed=3)
        hand = start(app)
        for name in route(hand):
            hand.wait(STILL)
            hand.shot(folder / f"{name}-{size[0]}x{size[1]}.png")
        stop(app)


def main(arguments: list[str]) -> int:
    """Each size in a process of its own: a window that nobody sees cannot grow."""
    folder = Path(arguments[0] if arguments else "build/shots")
    if len(arguments) > 1:
        size = int(arguments[1]), int(arguments[2])
        prepare(*size)
        for route in (tour, questions, answers):
            shoot(folder, route, size)
        return 0
    for old in folder.glob("*.png"):
        old.unlink()
    command = [sys.executable, "-m", "tests.ui.shots", str(folder)]
    runs = [subprocess.Popen([*command, str(width), str(height)]) for width, height in SIZES]
    failed = [one for one in runs if one.wait()]
    for name in () if failed else SHOWN:
        shutil.copy(folder / f"{name}.png", PICTURES)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
