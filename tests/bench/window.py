"""The window: how soon Home is there, what a tap costs, and what the Table weighs.

Each measurement has a process of its own, since a process has one window. `python -m tests.bench.window NAME
FOLDER` is such a process; it prints one line of JSON.
"""

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from tests.ui.practice import go_on
from tests.ui.window import Hand, prepare, start

STARTS = 9
TAPS = 150
ROUNDS = 30
FRAME = 1 / 60


def window() -> None:
    with TemporaryDirectory() as home, TemporaryDirectory() as long:
        run("long-game", long)
        run("home", home)  # once, so that neither makes its files or compiles while it is timed
        starts = [(run("empty", home)["seconds"], run("home", long)["seconds"]) for _ in range(STARTS)]
        early, late = run("taps", home, mock=True), run("taps", long, mock=True)
        weights = [run(name, home, mock=True)["memory"] for name in ("empty", "home", "played")]
    empty = median(one for one, _ in starts)
    ratio = median(ours for _, ours in starts) / empty
    weight, at_home, at_the_end = weights
    print(f"the window, beside an empty KivyMD one ({empty * 1e3:.0f} ms to its first frame)")
    print(f"  Home, with a game of {ROUNDS} rounds to go on with: {ratio:.2f} times")
    print(f"  memory without the driver's, {weight / 1024:.0f} MB for the empty one:")
    print(f"    Home {at_home / weight:.2f} times, at the end of a game {at_the_end / weight:.2f} times")
    print(f"  a tap, Python's part: median {early['median'] * 1e3:.1f} ms, 99 of 100 within ", end="")
    print(f"{early['worst'] * 1e3:.1f} of a frame's {FRAME * 1e3:.1f} ms")
    print(f"  a tap in round {ROUNDS}: {late['median'] / early['median']:.2f} times one in round 1")
    print(f"  the Table is drawn in {early['calls']} calls")


def run(name: str, folder: str, mock: bool = False) -> dict[str, Any]:
    """`mock`: nothing is drawn, so that only what Python and Kivy do is measured."""
    command = [sys.executable, "-m", "tests.bench.window", name, folder]
    backend = {"KIVY_GL_BACKEND": "mock"} if mock else {}
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, timeout=120, env={**os.environ, **backend}
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


# What happens in such a process


def empty(_: Path) -> None:
    from kivy.uix.floatlayout import FloatLayout
    from kivymd.app import MDApp

    class Empty(MDApp):  # type: ignore[misc,unused-ignore]
        def build(self) -> FloatLayout:
            return FloatLayout()

    _stop_at_first_frame()
    Empty().run()


def home(folder: Path) -> None:
    from companion.ui.app import CompanionApp

    _stop_at_first_frame()
    CompanionApp(folder=folder).run()


def _stop_at_first_frame() -> None:
    from kivy.core.window import Window

    def stop(*_: object) -> None:
        _say(seconds=time.perf_counter() - BEGUN, memory=_memory())
        os._exit(0)  # as a killed app would: nothing else is measured

    Window.bind(on_flip=stop)


def long_game(folder: Path) -> None:
    """Saved in round 30, without a window."""
    from companion.game.store import Store
    from tests.game.playing import inputs, practice
    from tests.game.playing import start as position

    with Store(folder) as store:
        game = store.new_game("bench", position(population=5000), practice()).game
        for entry in inputs(game, Random(1), ROUNDS):
            game.submit(entry)
    _say(inputs=game.depth)


def taps(folder: Path) -> None:
    """− and + on a district's sheet, from the finger's lift to the end of the frame that shows it."""
    hand = _opened(folder)
    hand.tap_district(1)
    hand.wait(0.4)
    keys = [one for one in _rows(hand) if one.ids.minus.act is not None][-1].ids
    costs: list[float] = []
    for number in range(TAPS):
        key = keys.plus if number % 2 == 0 else keys.minus
        touch = hand.down(*key.to_window(*key.center))
        hand.frames(1)
        begun = time.thread_time()  # not what others do on this machine meanwhile
        hand.up(touch)
        hand.frames(1)
        costs.append(time.thread_time() - begun)
    _say(median=median(costs), worst=quantiles(costs, n=100)[-1], calls=_calls(hand))


def played(folder: Path) -> None:
    """A practice game by touch, up to its end."""
    hand = _opened(folder)
    while hand.app.screens["table"].presenter.table.phase != "over":
        go_on(hand)
    _say(memory=_memory())


def _opened(folder: Path) -> Hand:
    """The Table, in the players' own phase."""
    from companion.ui.app import CompanionApp

    hand = start(CompanionApp(folder=folder, seed=1))
    if hand.sees("Continue"):
        hand.tap("Continue")
    else:
        hand.tap("Practice game")
    panel = hand.app.screens["table"].panel
    while panel.advance != "Begin the Epic Phase":
        go_on(hand)
    hand.wait(0.4)
    return hand


def _rows(hand: Hand) -> list[Any]:
    return [one for one in hand.app.screens["table"].panel.walk() if type(one).__name__ == "NumberRow"]


def _calls(hand: Hand) -> int:
    """Instructions that end in a draw call."""
    from kivy.graphics.instructions import InstructionGroup, VertexInstruction

    def count(group: Any) -> int:
        return sum(
            count(one) if isinstance(one, InstructionGroup) else isinstance(one, VertexInstruction)
            for one in group.children
        )

    return count(hand.window.canvas)


def _memory() -> int:
    """The most this process ever had, in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _say(**found: object) -> None:
    print(json.dumps(found), flush=True)


MEASURED: dict[str, Callable[[Path], None]] = {
    "empty": empty,
    "home": home,
    "long-game": long_game,
    "taps": taps,
    "played": played,
}

if __name__ == "__main__":
    BEGUN = time.perf_counter()
    prepare()
    MEASURED[sys.argv[1]](Path(sys.argv[2]))
