"""`python -m tests.ui.shots [FOLDER]`: every screen that exists, at three sizes, as pictures."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

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
    yield "setup-checklist"
    _go_on(hand)
    yield "prologue"
    _go_on(hand)
    yield "first-placing"
    for index in range(4):
        hand.tap_district(index)
    yield "reckoner-phase"
    hand.tap_district(1)
    yield "district"
    _do(hand, "sheet", "boss")
    yield "boss"
    _do(hand, "sheet", "counters")
    yield "counters"
    _do(hand, "reckoner", "David")
    yield "reckoner"
    _do(hand, "sheet", "menu")
    yield "menu"
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
    hand.back()
    yield "home"


def questions(hand: Hand) -> Iterator[str]:
    """Every kind of question, one after another, in a game with a box that knows little."""
    hand.tap("New game")
    hand.wait(SETTLED)
    hand.tap("Limelight")
    yield "new-game-own-box"
    _go_on(hand)
    seen: set[str] = set()
    while hand.app.screens["table"].presenter is not None:
        question = hand.app.screens["table"].presenter.table.question
        kind = "" if question is None else f"{question.kind}-{getattr(question, 'expects', '')}".rstrip("-")
        if kind and kind not in seen:
            seen.add(kind)
            yield f"question-{kind}"
        _go_on(hand)


def _sees_epic(hand: Hand) -> bool:
    view = hand.app.screens["table"].presenter.view()
    return view.ring.progress is not None


def _go_on(hand: Hand) -> None:
    hand.wait(SETTLED)
    presenter = hand.app.screens["table"].presenter
    view = presenter.view()
    act = view.advance.act
    if act is None and view.panel.keypad is not None:
        _do(hand, "digit", "4")
    elif act is None and view.panel.groups:
        index = 1 if len(view.panel.groups[0].answers) > 1 else 0
        for group in view.panel.groups[:4] if "Power" in view.panel.heading else view.panel.groups[:1]:
            hand.app.screens["table"].do(group.answers[index].act)
    else:
        hand.app.screens["table"].do(act)
    hand.frames(3)


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
        for route in (tour, questions):
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
