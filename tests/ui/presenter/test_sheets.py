"""The sheets of the boss and of a district, and a number that is typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.game.store import Store
from companion.rules.box import INFINITE
from companion.ui.presenter.acts import SAY, Act
from companion.ui.presenter.pages.district import DistrictPage
from companion.ui.presenter.panel import Number, Panel
from companion.ui.presenter.table import TablePresenter
from tests.ui.presenter.test_turn import begun, correct, panel, warning


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TablePresenter]:
    with Store(tmp_path) as store:
        presenter = begun(store)
        presenter.do(Act("close"))
        yield presenter


def number(shown: Panel, label: str) -> Number:
    return next(one for one in (*shown.numbers, *shown.chosen) if label in (one.label, one.mark))


def tap(presenter: TablePresenter, act: Act | None) -> None:
    assert act is not None
    presenter.do(act)


def test_a_track_says_what_it_would_do_at_once_when_its_bracket_is_corrected(table: TablePresenter) -> None:
    table.do(Act("sheet", "boss"))
    before = number(panel(table), "yellow")
    assert before.note.endswith("would die")
    tap(table, before.plus)
    tap(table, number(panel(table), "yellow").plus)
    after = number(panel(table), "yellow")
    assert (after.value, after.bracket) == (str(before.bracket + 2), before.bracket + 2)
    assert after.note.endswith("would die")
    assert after.note != before.note


def test_the_boss_sheet_tells_the_health_to_come_and_where_he_goes(table: TablePresenter) -> None:
    table.do(Act("sheet", "boss"))
    shown = panel(table)
    assert number(shown, "Research").note == f"Health {table.table.boss.research} once Research is at 0"
    assert shown.foot is not None
    assert shown.foot.words.endswith("clockwise")
    tap(table, shown.foot.key.act)
    table.do(Act("district", 2))
    assert table.table.boss.district == 2
    assert panel(table).foot is not None  # back on the sheet


def test_a_correction_is_logged_as_one(table: TablePresenter) -> None:
    table.do(Act("sheet", "boss"))
    tap(table, number(panel(table), "Research").minus)
    assert table.view().asides[0].words == "Correction"
    table.do(Act("undo"))
    said = table.take_said()
    assert said is not None
    assert said.words.startswith("Taken back: Correction: The Castellan, Research")


@pytest.mark.parametrize(
    ("path", "value", "label", "words"),
    [
        ("districts.1.enforcement", 0, "Enforcement", "This number cannot go below 0."),
        ("districts.1.epic.health", 1, "Health", "At Health 0 an Epic is defeated: enter that as an Attack."),
        (
            "districts.1.epic.bracket",
            1,
            "Bracket",
            "The bracket is after action 1 and cannot go further left.",
        ),
    ],
)
def test_a_minus_at_its_limit_says_the_rule(
    table: TablePresenter, path: str, value: int, label: str, words: str
) -> None:
    correct(table, path, value)
    table.do(Act("district", 1))
    minus = number(panel(table), label).minus
    assert minus == Act(SAY, words)
    tap(table, minus)
    said = table.take_said()
    assert said is not None
    assert said.words == words


def test_a_bracket_ends_with_its_track(table: TablePresenter) -> None:
    epic = table.table.districts[1].epic
    assert epic is not None
    last = len(table.table.box.epics[epic.id].track or ()) - 1
    correct(table, "districts.1.epic.bracket", last)
    table.do(Act("district", 1))
    assert number(panel(table), "Bracket").plus == Act(SAY, f"{last} is the end of this track.")


def test_more_than_the_box_holds_is_warned_of(table: TablePresenter) -> None:
    correct(table, "districts.1.enforcement", 25)
    table.do(Act("district", 1))
    tap(table, number(panel(table), "Enforcement").plus)
    assert warning(table.view()).text == "The box holds only 25 of these."
    assert table.table.districts[1].pieces[0] == 25


def test_a_piece_is_a_tile_and_has_its_keys_once_it_is_chosen(table: TablePresenter) -> None:
    table.do(Act("district", 1))
    shown = panel(table)
    assert [one.words for one in shown.tiles] == ["Barricade", "Red Shield", "Blue Shield", "Copy token"]
    assert not shown.chosen
    tap(table, shown.tiles[2].act)
    tap(table, number(panel(table), "Blue Shield").plus)
    tile = panel(table).tiles[2]
    assert (tile.number, tile.chosen) == ("1", True)
    tap(table, tile.act)
    assert not panel(table).chosen
    assert table.pages == [DistrictPage(1)]


def test_a_number_is_typed_over_its_sheet(table: TablePresenter) -> None:
    table.do(Act("district", 1))
    tap(table, number(panel(table), "Enforcement").tap)
    asked = panel(table)
    assert (asked.eyebrow, asked.heading) == (table.table.districts[1].name, "Enforcement")
    assert table.view().advance.act is None
    for act in (Act("digit", "1"), Act("digit", "7"), Act("erase"), Act("digit", "2")):
        table.do(act)
    typed = panel(table).keypad
    assert typed is not None
    assert typed.typed == "12"
    tap(table, table.view().advance.act)
    assert table.table.districts[1].pieces[0] == 12
    assert number(panel(table), "Enforcement").value == "12"


def test_what_was_typed_and_left_is_gone(table: TablePresenter) -> None:
    table.do(Act("district", 1))
    asked = number(panel(table), "Enforcement").tap
    tap(table, asked)
    table.do(Act("digit", "9"))
    table.do(Act("close"))
    tap(table, asked)
    keypad = panel(table).keypad
    assert keypad is not None
    assert keypad.typed == ""


def test_health_can_be_infinite_and_a_number_again(table: TablePresenter) -> None:
    table.do(Act("district", 1))
    tap(table, number(panel(table), "Health").tap)
    tap(table, panel(table).groups[0].answers[0].act)
    epic = table.table.districts[1].epic
    assert epic is not None
    assert epic.health == INFINITE
    health = number(panel(table), "Health")
    assert health.infinite
    assert health.minus == health.plus == health.tap
    tap(table, health.plus)
    table.do(Act("digit", "4"))
    tap(table, table.view().advance.act)
    assert number(panel(table), "Health").value == "4"


def test_who_is_ticked_on_the_ring_has_a_check_in_the_list(table: TablePresenter) -> None:
    table.do(Act("tick", "Megan"))
    assert [one.of for one in panel(table).groups[0].answers] == ["", "", "check", ""]
    table.do(Act("tick", "Megan"))
    assert not any(one.of for one in panel(table).groups[0].answers)


def test_corrections_while_the_epics_act_leave_their_list_open(table: TablePresenter) -> None:
    tap(table, table.view().advance.act)
    told = table.view().panel
    table.do(Act("hold-district", 1))
    assert table.view().advance.words == "Close"
    tap(table, number(panel(table), "Enforcement").plus)
    assert isinstance(table.pages[-1], DistrictPage)
    tap(table, table.view().advance.act)
    assert table.view().panel != told  # the correction is told there too
    assert table.view().advance.words == "Done"
