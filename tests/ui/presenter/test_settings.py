"""Settings, without a window."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from companion.game.choices import Choices
from companion.game.packs import real_pack
from companion.game.preferences import Preferences, keep
from companion.game.store import Store
from companion.ui.presenter.acts import Act
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.pages.menu import MenuPage
from companion.ui.presenter.settings import Chooser, Setting, Switch, Turner, settings_view
from companion.wording.language import LANGUAGES, Language
from tests.ui.asked import asking, steal

PLACES = ("Mint", "Weir", "Docks")
LANGUAGE = Language("en")


def rows(setting: Setting) -> dict[str, Chooser | Switch | Turner]:
    return {row.words: row for section in settings_view(setting).sections for row in section}


def test_of_each_choice_one_is_lit() -> None:
    chosen = Preferences(pace="phase", text=150, theme="light", motion="reduced")
    found = rows(Setting(chosen, Language("de"), PLACES))
    lit = [
        [one.act for one in row.answers if one.chosen] for row in found.values() if isinstance(row, Chooser)
    ]
    assert lit == [
        [Act("pace", "phase")],
        [Act("text", 150)],
        [Act("theme", "light")],
        [Act("language", "de")],
        [Act("motion", "reduced")],
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_answer_is_one_that_is_kept(code: str) -> None:
    for row in rows(Setting(Preferences(), Language(code), PLACES)).values():
        for act in [one.act for one in row.answers] if isinstance(row, Chooser) else []:
            assert getattr(replace(Preferences(), **{act.name: act.value}), act.name) == act.value


def test_a_switch_turns_over() -> None:
    row = rows(Setting(Preferences(awake=True), LANGUAGE))["Keep the screen awake"]
    assert isinstance(row, Switch)
    assert (row.on, row.act) == (True, Act("awake", False))


def test_the_dice_are_those_of_the_open_game() -> None:
    row = rows(Setting(Preferences(rolls=False), LANGUAGE, PLACES, rolls=True))[
        "The app rolls and draws by itself"
    ]
    assert isinstance(row, Switch)
    assert (row.on, row.note) == (True, "in this game and in new ones")


def test_a_missing_voice_is_said_beside_its_row() -> None:
    row = rows(Setting(Preferences(), LANGUAGE, voiceless=True))["Read each step aloud"]
    assert isinstance(row, Switch)
    assert row.note == "This device has no voice for this language"


def test_the_small_ring_begins_at_the_top() -> None:
    row = rows(Setting(Preferences(turn=1), LANGUAGE, PLACES))["Turn the ring like your table"]
    assert isinstance(row, Turner)
    assert (row.initials, row.note) == (("D", "M", "W"), "Docks is at the top")
    assert (row.back, row.on) == (Act("turn", 0), Act("turn", 2))


def test_without_a_game_there_is_no_ring_to_turn() -> None:
    assert "Turn the ring like your table" not in rows(Setting(Preferences(), LANGUAGE))


# At the table


def test_the_menu_closes_for_the_settings_and_nothing_else_does(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        presenter = asking(store, steal())
        before = presenter.view()
        presenter.do(Act("sheet", "menu"))
        assert presenter.pages == [MenuPage()]
        presenter.do(Act("settings"))
        assert presenter.view() == before


def test_the_ring_is_turned_at_the_table_and_stays_so(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        presenter = asking(store, steal())
        count = len(presenter.table.districts)
        presenter.do(Act("sheet", "ring"))
        for _ in range(count + 1):
            presenter.do(Act("turn-ring", 1))
        assert presenter.view().ring.turn == 1
        presenter.do(Act("turn-ring", -1))
        presenter.do(Act("turn-ring", -1))
        assert presenter.view().ring.turn == count - 1
        assert asking(store, steal()).view().ring.turn == count - 1


def test_a_new_game_rolls_as_the_players_want_it(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for wanted in (False, True):
            keep(Preferences(rolls=wanted), store)
            presenter = NewGamePresenter(store, real_pack(store), Choices(), LANGUAGE, Random(1))
            presenter.do(Act("start"))
            assert presenter.begun is not None
            assert presenter.begun.rolls == wanted
