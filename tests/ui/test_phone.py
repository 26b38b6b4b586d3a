"""A phone while the Epics act: the dial in place of the ring, room for the list, the ring on demand."""

from typing import Any

import pytest

from companion.rules.commands import Set
from companion.ui.skin import skin
from tests.ui.practice import begin, go_on
from tests.ui.window import Hand

SETTLED = 0.4
UPRIGHT, FLAT = (360, 740), (740, 360)


@pytest.fixture
def phone(hand: Hand) -> Hand:
    """In the first Reckoner Phase, everybody placed."""
    hand.resize(*UPRIGHT)
    begin(hand, "Steelheart")
    while screen(hand).theirs:
        go_on(hand)
    for index in range(4):
        hand.tap_district(index)
    hand.wait(SETTLED)
    return hand


@pytest.fixture
def epics(phone: Hand) -> Hand:
    """The first Epic acts."""
    phone.tap("Begin the Epic Phase")
    phone.wait(SETTLED)
    while screen(phone).presenter.view().ring.progress is None:
        go_on(phone)
    phone.wait(SETTLED)
    return phone


def screen(hand: Hand) -> Any:
    return hand.app.screens["table"]


def shows(hand: Hand) -> set[str]:
    """Which of the two can be seen."""
    table = screen(hand)
    return {name for name in ("city", "dial") if getattr(table, name).parent is not None}


def test_the_ring_is_there_in_the_players_phase_and_the_dial_in_the_epics(phone: Hand) -> None:
    assert shows(phone) == {"city"}
    phone.tap("Begin the Epic Phase")
    phone.wait(SETTLED)
    assert shows(phone) == {"dial"}
    while screen(phone).theirs:
        go_on(phone)
    assert shows(phone) == {"city"}


def test_the_panel_begins_below_the_dial_and_the_foot_has_the_population(epics: Hand) -> None:
    table = screen(epics)
    assert (table.dial.top, table.dial.y) == (692, 538)
    assert table.panel.top == table.dial.y
    words = str(table.presenter.table.population)
    shown = [one for one in epics.labels() if one.text == words and one.font_size >= 50]
    assert [type(one.parent).__name__ for one in shown] == ["PopulationKey"]
    key = shown[0].parent
    assert table.panel.asides[0].right < key.x < key.right < table.panel.ids.advance.x


def test_the_population_says_why_and_is_corrected_where_it_stands(epics: Hand) -> None:
    table = screen(epics)
    epics.tap_widget(next(one for one in table.panel.walk() if type(one).__name__ == "PopulationKey"))
    epics.wait(SETTLED)
    assert epics.sees("Why is it so?")
    epics.tap("Correct")
    epics.wait(SETTLED)
    assert epics.sees("Counted so far")


def test_it_turns_to_who_acts_next_at_done(epics: Hand) -> None:
    table = screen(epics)
    count = len(table.presenter.table.districts)
    before = table.dial.sight.dial.middle
    go_on(epics)
    assert table.dial.sight.dial.middle == (before + 1) % count
    assert table.dial.sight.dial.notes[before].words == "has acted"


def open_ring(hand: Hand) -> None:
    hand.touch(*screen(hand).dial.center)
    hand.wait(SETTLED)


def test_a_tap_shows_the_ring_over_the_panel_and_one_beside_it_takes_it_away(epics: Hand) -> None:
    table = screen(epics)
    open_ring(epics)
    assert table.city in table.overview.children
    assert table.city.y < table.panel.top
    epics.touch(180, 60)
    assert table.city.parent is None
    assert epics.sees("Done")
    assert table.theirs


def test_below_the_ring_nothing_is_tapped_by_mistake(epics: Hand) -> None:
    table = screen(epics)
    depth = table.presenter.sitting.game.depth
    open_ring(epics)
    epics.tap("Done")
    assert table.presenter.sitting.game.depth == depth


def test_a_district_and_the_boss_open_their_sheets_from_there(epics: Hand) -> None:
    table = screen(epics)
    open_ring(epics)
    epics.tap_district(3)
    epics.wait(SETTLED)
    assert table.overview.city is None
    assert table.dial.sight.dial.middle == 3
    assert epics.sees("Red Shield")
    epics.back()
    epics.wait(SETTLED)
    open_ring(epics)
    epics.touch(*table.city.to_window(*table.city.center))
    epics.wait(SETTLED)
    assert epics.sees("Put the boss elsewhere")
    assert table.dial.sight.dial.boss


def test_a_district_that_is_held_on_the_dial_opens_its_sheet(epics: Hand) -> None:
    table = screen(epics)
    closeup, middle = table.dial.sight.closeup, table.dial.sight.dial.middle
    touch = epics.down(*closeup.at(closeup.middle, 0.9))
    epics.wait(0.5)
    epics.up(touch)
    epics.wait(SETTLED)
    assert epics.sees("Red Shield")
    assert table.dial.sight.dial.middle == (middle + 1) % len(table.presenter.table.districts)


def test_back_takes_the_ring_away_first(epics: Hand) -> None:
    open_ring(epics)
    epics.back()
    assert screen(epics).overview.city is None
    assert epics.sees("Done")


def test_at_the_boss_the_dial_shows_his_district_and_his_tracks(epics: Hand) -> None:
    table = screen(epics)
    while not table.presenter.view().ring.boss.acting:
        go_on(epics)
    before = table.presenter.sitting.stop().before
    assert table.dial.sight.dial.boss
    assert table.dial.sight.dial.middle == before.boss.district


def test_what_stands_above_the_foot_leaves_it_its_room(phone: Hand) -> None:
    """A whole phase has a second quiet key."""
    table = screen(phone)
    table.presenter.sitting.go_at("phase")
    phone.tap("Begin the Epic Phase")
    phone.wait(SETTLED)
    words = phone.find("Step by step")
    footer = table.panel.ids.footer
    assert words.to_window(*words.pos)[1] >= footer.to_window(*footer.pos)[1] + footer.height
    assert table.panel.ids.advance.width > 100
    assert {note.words for note in table.dial.sight.dial.notes} <= {"", "is next"}
    first = table.presenter.view().panel.parts[0]
    table.do(first.tick)
    phone.frames(2)
    assert "moved" in {note.words for note in table.dial.sight.dial.notes}


def test_large_text_has_a_lower_dial(epics: Hand) -> None:
    table = screen(epics)
    skin.scale = 2
    try:
        epics.frames(3)
        assert table.dial.height == 64
        assert table.panel.top == table.dial.y == 740 - 48 - 64
    finally:
        skin.scale = 1


def test_turned_about_the_phone_shows_the_ring_beside_the_panel(epics: Hand) -> None:
    table = screen(epics)
    epics.resize(*FLAT)
    epics.wait(SETTLED)
    assert shows(epics) == {"city"}
    assert table.city.mini
    assert table.panel.x >= table.city.right
    footer, face = table.panel.ids.footer, table.panel.face
    assert face.to_window(*face.pos)[1] >= footer.to_window(*footer.pos)[1] + footer.height
    assert face.shaft.height >= 100
    epics.resize(*UPRIGHT)
    epics.wait(SETTLED)
    assert shows(epics) == {"dial"}


def test_a_correction_shows_on_the_dial_at_once(epics: Hand) -> None:
    table = screen(epics)
    middle = table.dial.sight.dial.middle
    table.presenter.sitting.enter(Set(f"districts.{middle}.red_shields", 2))
    table.refresh()
    pieces = {one.piece: one.count for one in table.dial.sight.view.districts[middle].pieces}
    assert pieces["red-shield"] == 2
