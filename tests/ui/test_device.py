"""The app on a device: bars and cut-outs, being awake, felt and heard, the back key, little memory."""

from collections.abc import Sequence
from typing import Any

import pytest
from kivy.core.window import Window

from companion.device.insets import Insets
from companion.game.preferences import Preferences, keep
from companion.ui.presenter.acts import Act
from companion.ui.ring.lettering import letters
from companion.ui.voice import voice
from tests.ui.asked import asking, steal
from tests.ui.window import Hand


@pytest.fixture
def felt(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the device was told to do."""
    done: list[str] = []
    monkeypatch.setattr("companion.ui.attention.vibrate", lambda: done.append("vibrate"))
    return done


class Engine:
    def __init__(self) -> None:
        self.said: list[tuple[str, ...]] = []

    def say(self, sentences: Sequence[str]) -> None:
        self.said.append(tuple(sentences))

    def hush(self) -> None:
        pass

    close = hush


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    made = Engine()

    def make(_: str, known: Any) -> Engine:
        known(True)
        return made

    monkeypatch.setattr(voice, "_make", make)
    return made


def prefer(hand: Hand, chosen: Preferences) -> None:
    keep(chosen, hand.app.store)
    hand.app.go_home()
    hand.frames(3)


# Bars and cut-outs


def test_nothing_lies_under_bars_and_cut_outs(table: Hand) -> None:
    safe = table.app.safe
    safe._measure = lambda: Insets(60, 24, 10, 48)
    safe.fit()
    table.wait(0.6)
    stage, screen = table.app.stage, table.app.screens["table"]
    for one in (stage, screen):
        assert (one.x, one.y, one.right, one.top) == (60, 48, 1270, 776)
    for key in screen.walk():
        if getattr(key, "act", None) is not None and table._is_seen(key):
            x, y = key.to_window(*key.pos)
            assert (x >= 60, y >= 48) == (True, True), key
            assert (x + key.width <= 1270, y + key.height <= 776) == (True, True), key
    safe._measure = Insets
    safe.fit()
    table.frames(2)
    assert (stage.x, stage.y, stage.right, stage.top) == (0, 0, 1280, 800)


def test_a_device_that_was_turned_is_measured_again(hand: Hand) -> None:
    safe = hand.app.safe
    safe.fit()
    safe._measure = lambda: Insets(left=60)  # the bars follow a little later
    hand.wait(0.6)
    assert hand.app.stage.x == 60
    safe._measure = Insets
    hand.app.dispatch("on_resume")
    assert list(safe.padding) == [0, 0, 0, 0]


# Awake, felt and heard


def test_the_screen_stays_on_while_a_game_is_open(table: Hand) -> None:
    assert not Window.allow_screensaver
    table.app.go_home()
    assert Window.allow_screensaver
    prefer(table, Preferences(awake=False))
    table.tap("Continue")
    assert Window.allow_screensaver


def test_each_new_stop_is_felt_once(table: Hand, felt: list[str]) -> None:
    felt.clear()
    table.tap("Begin the Epic Phase")
    assert felt == ["vibrate"]
    row = table.app.screens["table"].panel.face.rows.rows[0]
    table.wait(0.4)
    table.tap_widget(row)
    table.app.screens["table"].do(Act("sheet", "boss"))
    table.frames(2)
    table.back()
    assert felt == ["vibrate"]
    table.wait(0.4)
    table.tap("Done")
    assert felt == ["vibrate"] * 2


def test_nothing_is_felt_if_they_do_not_want_it(table: Hand, felt: list[str]) -> None:
    prefer(table, Preferences(vibration=False))
    table.tap("Continue")
    table.wait(0.4)
    table.tap("Begin the Epic Phase")
    assert felt == []


def test_a_key_reads_a_stop_aloud(engine: Engine, table: Hand) -> None:
    table.tap("Begin the Epic Phase")
    table.wait(0.4)
    face = table.app.screens["table"].panel.face
    assert engine.said == []
    table.tap_widget(face.aloud)
    [sentences] = engine.said
    assert sentences[0].startswith(face.heading)
    assert len(sentences) > len(face.rows.rows)
    assert all(one.endswith((".", "!", "?")) and "*" not in one for one in sentences)
    assert face.ids.name.right <= face.aloud.x + 6
    assert face.aloud.right <= face.right + 8
    assert min(face.aloud.size) >= 48


@pytest.mark.usefixtures("engine")
def test_a_question_has_no_such_key(hand: Hand) -> None:
    voice.use("en")
    hand.app._open(asking(hand.app.store, steal()))
    hand.wait(0.5)
    assert voice.ready
    assert hand.app.screens["table"].panel.face.aloud.parent is None
    voice.close()


def test_each_step_is_read_if_they_want_it(engine: Engine, table: Hand) -> None:
    prefer(table, Preferences(speech=True))
    table.tap("Continue")
    table.wait(0.4)
    table.tap("Begin the Epic Phase")
    table.wait(0.4)
    table.tap("Done")
    assert len(engine.said) == 2


def test_without_a_voice_there_is_no_key(table: Hand) -> None:
    voice.close()
    table.tap("Begin the Epic Phase")
    table.wait(0.4)
    assert table.app.screens["table"].panel.face.aloud.parent is None


# The language


@pytest.mark.parametrize(("device", "words"), [("de", "Neues Spiel"), ("xx", "New game")])
def test_it_speaks_the_language_of_the_device(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, device: str, words: str
) -> None:
    monkeypatch.setenv("LANGUAGE", device)
    hand.app.go_home()
    hand.frames(3)
    assert hand.sees(words)
    prefer(hand, Preferences(language="fr"))
    assert hand.sees("Nouvelle partie")


# The back key


def test_back_keeps_an_answer_that_is_half_given(table: Hand) -> None:
    screen = table.app.screens["table"]
    presenter = screen.presenter
    screen.do(Act("symbol", "population"))
    screen.do(Act("count", 3))
    depth = presenter.sitting.game.depth
    table.back()
    assert table.sees("Menu")
    table.back()
    assert not table.sees("Menu")
    assert presenter.draft.cell == "population x3"
    assert presenter.sitting.game.depth == depth


def test_however_often_it_is_tapped_back_stays_at_the_table(table: Hand) -> None:
    table.tap_district(1)
    for _ in range(7):
        table.back()
    assert table.app.shown == "table"


def test_back_leaves_a_warning_and_not_the_page_below(table: Hand) -> None:
    presenter = table.app.screens["table"].presenter
    for path, value in {"districts.0.red_shields": 1, "districts.0.enforcement": 3}.items():
        presenter.do(Act("correct", (path, value)))
    presenter.do(Act("reckoner", "David"))
    table.app.screens["table"].refresh()
    table.wait(0.4)
    table.tap("Enforcement")
    assert table.sees("Leave it")
    table.back()
    assert not table.sees("Leave it")
    assert table.sees("David")
    assert presenter.pages


def test_what_was_chosen_for_a_new_game_is_still_chosen(hand: Hand) -> None:
    hand.tap("New game")
    hand.wait(0.4)
    hand.tap("Limelight")
    hand.wait(0.4)
    hand.back()
    hand.tap("New game")
    hand.wait(0.4)
    assert hand.app.screens["table"].presenter.choices.boss == "limelight"


def test_back_at_home_leaves_the_app_as_the_device_does(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []
    monkeypatch.setattr(hand.app, "stop", lambda: left.append("stopped"))
    monkeypatch.setattr("companion.ui.app.to_back", lambda: True)
    hand.back()
    assert left == []
    monkeypatch.setattr("companion.ui.app.to_back", lambda: False)
    hand.back()
    assert left == ["stopped"]


# In the background, and with little memory


def test_it_rests_in_the_background_and_goes_on(table: Hand) -> None:
    assert table.app.dispatch("on_pause")
    table.app.dispatch("on_resume")
    assert table.sees("Your turn")


@pytest.mark.parametrize("at", ["table", "home"])
def test_little_memory_costs_nothing_that_is_seen(table: Hand, at: str) -> None:
    if at == "home":
        table.app.go_home()
    table.wait(1.5)
    before, words = letters("big", 20, "7"), table.words()
    Window.dispatch("on_memorywarning")
    table.frames(3)
    assert list(table.app.screens) == [at]
    assert letters("big", 20, "7") is not before
    assert table.words() == words
    table.app.go_home()
    table.frames(3)
    table.tap("Continue")
    assert table.sees("Your turn")
