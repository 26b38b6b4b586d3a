"""`python -m tests.android.evening MAIN`: starts the app as a device does and plays a round by touch.

It says what was seen and asserts nothing: with -OO an assert is not there.
"""

import json
import os
import runpy
import sys
from typing import Any

from tests.ui.window import prepare, start

prepare()

import companion  # noqa: E402
from companion.ui.app import CompanionApp  # noqa: E402
from tests.ui.practice import begin, go_on  # noqa: E402

MOST_TAPS = 60


def play(app: Any) -> None:
    app.chance.seed(7)
    hand = start(app)
    begin(hand, "Steelheart")
    presenter = app.screens["table"].presenter
    phases: list[str] = [presenter.table.phase]
    taps: list[str] = []
    while not hand.sees("Round 2") and len(taps) < MOST_TAPS:
        taps.append(go_on(hand))
        if presenter.table.phase != phases[-1]:
            phases.append(presenter.table.phase)
    seen = {
        "from": companion.__file__,
        "bare": not __debug__ and play.__doc__ is None,
        "phases": phases,
        "taps": taps,
        "words": hand.words(),
    }
    print(json.dumps(seen), flush=True)
    os._exit(0)


if __name__ == "__main__":
    CompanionApp.run = play
    runpy.run_path(sys.argv[1], run_name="__main__")
