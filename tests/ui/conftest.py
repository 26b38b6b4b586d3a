"""The app in a real window that nobody sees, in a folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from companion.game.choices import last_choices
from companion.game.database import FILE
from companion.game.packs import practice_pack
from companion.game.sitting import PROLOGUE
from companion.game.store import Store
from companion.ui.presenter.acts import Act
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.table import TablePresenter
from companion.wording.language import Language
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


@pytest.fixture(scope="session")
def first_round(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved practice game: Steelheart, the first Reckoner Phase, everybody placed."""
    folder = tmp_path_factory.mktemp("first-round")
    language = Language("en")
    with Store(folder) as store:
        setting_up = NewGamePresenter(store, practice_pack(), last_choices(store), language, Random(7))
        for act in (Act("boss", "steelheart"), Act("start")):
            setting_up.do(act)
        assert setting_up.begun is not None
        table = TablePresenter(setting_up.begun, language)
        for act in (Act("enter", PROLOGUE), Act("done"), *(Act("district", index) for index in range(4))):
            table.do(act)
        assert [one.district for one in table.table.reckoners] == [0, 1, 2, 3]
    return folder / FILE


@pytest.fixture
def table(first_round: Path, tmp_path: Path, open_app: Callable[[], Hand]) -> Hand:
    """In the first Reckoner Phase, everybody placed."""
    copy(first_round, tmp_path)
    hand = open_app()
    hand.tap("Continue")
    hand.wait(0.4)
    return hand
