"""Settings by touch: each counts at once, also in the middle of an Epic Phase; what was open stays open."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.properties import ColorProperty

from companion.game.errors import SaveError
from companion.game.preferences import Preferences, preferences
from companion.ui.presenter.acts import Act
from companion.ui.screens.table import TableScreen
from companion.ui.skin import skin
from companion.ui.theme import DARK, LIGHT
from companion.ui.voice import voice
from companion.ui.widgets.setting_rows import SettingKey, SwitchRow, TurnerRow
from tests.ui.asked import asking, steal
from tests.ui.practice import begin, go_on
from tests.ui.window import Hand


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """There is one skin for all tests."""
    yield
    skin.theme, skin.scale, skin.reduced = DARK, 1.0, False


@pytest.fixture
def epic(hand: Hand) -> Hand:
    """In the middle of an Epic Phase."""
    begin(hand, "Steelheart")
    while go_on(hand) != "Begin the Epic Phase":
        pass
    hand.wait(0.4)
    return hand


def table(hand: Hand) -> Any:
    return hand.app.screens["table"]


def open_settings(hand: Hand) -> None:
    table(hand).do(Act("sheet", "menu"))
    hand.wait(0.4)
    hand.tap("Settings")
    hand.wait(0.2)
    assert hand.app.shown == "settings"


def row(hand: Hand, words: str) -> Any:
    kinds = SwitchRow | TurnerRow
    return next(
        one
        for one in hand.app.screens["settings"].walk()
        if isinstance(one, kinds) and words.lower() in one.words.lower()
    )


def key(hand: Hand, words: str, at: int = 0) -> SettingKey:
    """There are two “As the device”."""
    keys = [one for one in hand.app.screens["settings"].walk() if isinstance(one, SettingKey)]
    return [one for one in keys if one.text == words][at]


def test_theme_text_and_motion_count_at_once(epic: Hand) -> None:
    open_settings(epic)
    epic.tap_widget(key(epic, "Light"))
    assert skin.theme is LIGHT
    assert tuple(Window.clearcolor) == LIGHT["night"]
    epic.tap_widget(key(epic, "150"))
    assert skin.scale == 1.5
    epic.tap_widget(key(epic, "Reduced"))
    assert table(epic).city.reduced
    assert table(epic).dial.reduced
    epic.tap_widget(key(epic, "Full"))
    assert not table(epic).city.reduced
    epic.back()
    assert epic.app.shown == "table"
    assert table(epic).ids.menu.children[0].color == list(LIGHT["text"])


def test_a_device_says_how_light_it_is_and_how_much_may_move(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.device.tastes.is_dark", lambda: False)
    monkeypatch.setattr("companion.device.tastes.moves_little", lambda: True)
    hand.tap("Settings")
    hand.wait(0.2)
    hand.tap_widget(key(hand, "As the device"))
    hand.tap_widget(key(hand, "As the device", at=1))
    assert skin.theme is LIGHT
    assert skin.reduced
    monkeypatch.setattr("companion.device.tastes.is_dark", lambda: True)
    hand.app.dispatch("on_resume")
    assert skin.theme is DARK


def test_every_word_follows_the_language_in_the_middle_of_a_phase(epic: Hand) -> None:
    told: list[object] = []
    screen = table(epic)
    screen.bind(on_told=lambda _, view: told.append(view))
    depth, english = screen.presenter.sitting.game.depth, epic.words()
    open_settings(epic)
    epic.tap("Deutsch")
    assert epic.sees("Einstellungen")
    assert not epic.sees("Settings")
    epic.back()
    epic.wait(0.4)
    german = epic.words()
    assert "Fertig" in german
    assert "Epic-Phase" in german
    assert len(german) == len(english)
    assert told == []
    assert screen.presenter.sitting.game.depth == depth
    screen.do(Act("sheet", "menu"))
    epic.wait(0.4)
    epic.tap("Einstellungen")
    epic.tap("English")
    epic.back()
    epic.wait(0.4)
    assert epic.words() == english


def test_pace_dice_and_awake_count_in_the_open_game(epic: Hand) -> None:
    sitting = table(epic).presenter.sitting
    open_settings(epic)
    assert sitting.rolls
    epic.tap("Symbol by symbol")
    assert sitting.pace == "action"
    assert sitting.rolls  # another setting leaves the dice alone
    assert not Window.allow_screensaver
    epic.tap_widget(row(epic, "awake"))
    assert Window.allow_screensaver
    epic.tap_widget(row(epic, "rolls"))
    assert not sitting.rolls
    assert not row(epic, "rolls").on
    epic.tap_widget(row(epic, "vibrate"))
    assert not epic.app.attention.preferences.vibration


def test_the_ring_turns_by_a_district(epic: Hand) -> None:
    open_settings(epic)
    before = row(epic, "ring").note
    epic.tap_widget(row(epic, "ring").ids.on)
    assert row(epic, "ring").note != before
    epic.back()
    epic.wait(0.2)
    assert table(epic).city.ring.turn == 1


def test_a_hold_on_the_boss_opens_the_turning(epic: Hand) -> None:
    city = table(epic).city
    touch = epic.down(*city.to_window(*city.ring.at(60, 180)))
    epic.wait(0.6)
    epic.up(touch)
    epic.wait(0.4)
    assert epic.sees("Turn the ring")
    epic.tap("To the right")
    assert city.ring.turn == 1
    epic.tap("Close")
    assert not epic.sees("Turn the ring")


def test_a_question_and_a_half_given_answer_stay(hand: Hand) -> None:
    hand.app._open(asking(hand.app.store, steal()))
    hand.app.sitting = table(hand).presenter.sitting
    hand.wait(0.4)
    presenter = table(hand).presenter
    table(hand).do(Act("symbol", "population"))
    table(hand).do(Act("count", 3))
    hand.frames(2)
    words, draft, depth = hand.words(), presenter.draft, presenter.sitting.game.depth
    open_settings(hand)
    for name in ("Light", "125", "Français", "English", "100", "Dark"):
        hand.tap_widget(key(hand, name))
    hand.tap_widget(row(hand, "rolls"))
    hand.back()
    hand.wait(0.4)
    assert (presenter.draft, presenter.sitting.game.depth) == (draft, depth)
    assert hand.words() == words


@pytest.mark.parametrize("chosen", ["Deutsch", "Light", "125"])
def test_what_was_pulled_stays_pulled(epic: Hand, chosen: str) -> None:
    screen = table(epic)
    screen.do(Act("sheet", "counters"))
    epic.wait(0.4)
    skin.scale = 2.0  # so that there is something to pull
    epic.wait(0.4)
    scroll = screen.panel.face.ids.scroll
    scroll.scroll_y = 0.3
    pages = list(screen.presenter.pages)
    open_settings(epic)
    epic.tap_widget(key(epic, chosen))
    epic.back()
    epic.wait(0.4)
    assert screen.presenter.pages == pages
    assert screen.panel.face.ids.scroll.scroll_y == pytest.approx(0.3)


def test_a_missing_voice_is_said(epic: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    voice.close()
    monkeypatch.setattr(voice, "_make", lambda *_: None)
    open_settings(epic)
    assert epic.sees("This device has no voice for this language")


def test_a_voice_that_answers_late_is_believed(epic: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Callable[[bool], None]] = []

    class Silent:
        def hush(self) -> None: ...
        def close(self) -> None: ...

    def make(_: str, known: Callable[[bool], None]) -> Silent:
        answers.append(known)
        return Silent()

    voice.close()
    monkeypatch.setattr(voice, "_make", make)
    open_settings(epic)
    assert not epic.sees("This device has no voice for this language")
    answers[-1](False)
    epic.frames(3)
    assert epic.sees("This device has no voice for this language")


def test_all_of_it_survives_a_restart(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    hand.tap("Settings")
    hand.wait(0.2)
    for name in ("Light", "150", "All at once", "Reduced", "Deutsch"):
        hand.tap_widget(key(hand, name))
        hand.wait(0.3)
    hand.back()
    assert hand.sees("Neues Spiel")
    skin.theme, skin.scale, skin.reduced = DARK, 1.0, False
    hand = open_app()
    assert (skin.theme, skin.scale, skin.reduced) == (LIGHT, 1.5, True)
    assert hand.sees("Neues Spiel")
    wanted = Preferences("phase", "de", "light", 150, "reduced")
    assert preferences(hand.app.store) == wanted


def test_nonsense_in_the_file_is_the_default(hand: Hand) -> None:
    for name, value in {"theme": "pink", "text": 1000, "language": "xx", "motion": 7, "turn": "left"}.items():
        hand.app.store.set(name, value)
    hand.app.go_home()
    hand.frames(3)
    assert (skin.theme, skin.scale, skin.reduced) == (DARK, 1.0, False)
    hand.tap("Settings")
    hand.wait(0.2)
    assert key(hand, "English").chosen
    assert key(hand, "100").chosen


def test_little_memory_does_not_cost_the_open_game(epic: Hand) -> None:
    open_settings(epic)
    Window.dispatch("on_memorywarning")
    epic.frames(3)
    epic.back()
    assert epic.app.shown == "table"
    assert epic.sees("Done")


def test_a_full_disk_is_said_and_the_setting_counts(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise SaveError("disk-full", "the disk")

    hand.tap("Settings")
    hand.wait(0.2)
    monkeypatch.setattr(hand.app.store, "set", fail)
    hand.tap_widget(key(hand, "Light"))
    hand.wait(0.2)
    assert skin.theme is LIGHT
    assert hand.app.toast.parent is not None


def colours(widget: Any) -> dict[str, tuple[float, ...]]:
    named = [name for name, one in widget.properties().items() if isinstance(one, ColorProperty)]
    return {name: tuple(getattr(widget, name) or ()) for name in named}


def test_what_changed_the_theme_is_as_what_was_made_in_it(hand: Hand) -> None:
    """A kv rule that says a colour stands above the one it takes the place of, whichever changes last."""
    hand.app._open(asking(hand.app.store, steal()))
    hand.wait(0.4)
    skin.theme = LIGHT
    hand.wait(0.4)
    screen = table(hand)
    fresh = TableScreen(size=screen.size)
    hand.app.stage.add_widget(fresh)
    fresh.open(screen.presenter)
    hand.wait(0.4)
    changed, made = list(screen.walk(restrict=True)), list(fresh.walk(restrict=True))
    assert [type(one) for one in changed] == [type(one) for one in made]
    for one, other in zip(changed, made, strict=True):
        assert colours(one) == colours(other), one
    hand.app.stage.remove_widget(fresh)
