"""The app in a real window that nobody sees, in a folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.window import Hand, lay_flat, prepare, start, stop

prepare()


@pytest.fixture
def open_app(tmp_path: Path) -> Iterator[Callable[[], Hand]]:
    """Opens the app on the same folder each time it is called; the one before is gone by then, unasked."""
    from companion.ui.app import CompanionApp

    running: list[CompanionApp] = []

    def opened() -> Hand:
        if running:
            stop(running.pop())
        app = CompanionApp(folder=tmp_path, seed=7)
        running.append(app)
        return start(app)

    yield opened
    for app in running:
        stop(app)
    lay_flat()


@pytest.fixture
def hand(open_app: Callable[[], Hand]) -> Hand:
    return open_app()
