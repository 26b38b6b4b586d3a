"""A Reckoner's turn as the players have it before them: keys, warnings, rewards, ticks."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.content.pack import Pack
from companion.game.choices import Choices
from companion.game.packs import practice_pack
from companion.game.store import Store
from companion.rules.commands import Attack, Contain, Move, Remove, Research, Set, UsePlan
from companion.rules.pieces import ENFORCEMENT, FIELDS
from companion.ui.presenter.acts import Act
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.panel import Panel, TableView
from companion.ui.presenter.table import TablePresenter
from companion.ui.presenter.turn_view import ActionKey, Turn, Warned
from companion.wording.language import Language

ENGLISH = Language("en")
TEAM = ["David", "Prof", "Megan", "Cody"]


def begun(store: Store, epics: str = "base", pack: Pack | None = None) -> TablePresenter:
    """In the first Reckoner Phase: the team in districts 0 to 3, the boss in 4, no pieces; David chosen."""
    choices = Choices(reckoners=TEAM, epics=epics)
    new = NewGamePresenter(store, pack or practice_pack(), choices, ENGLISH, Random(5))
    new.do(Act("start"))
    assert new.begun is not None
    new.begun.rolls = True  # no question about a die
    presenter = TablePresenter(new.begun, ENGLISH)
    begin = presenter.view().advance.act
    assert begin is not None
    for act in (begin, Act("done"), *(Act("district", at) for at in range(4))):
        presenter.do(act)
    correct(presenter, "boss.district", 4)
    for at, district in enumerate(presenter.table.districts):
        for field, count in zip(FIELDS, district.pieces, strict=True):
            if count:
                correct(presenter, f"districts.{at}.{field}", 0)
    presenter.do(Act("reckoner", "David"))
    return presenter


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TablePresenter]:
    with Store(tmp_path) as store:
        yield begun(store)


def correct(presenter: TablePresenter, path: str, value: Any) -> None:
    presenter.sitting.enter(Set(path, value))


def turn(presenter: TablePresenter) -> Turn:
    panel = presenter.view().panel
    assert isinstance(panel, Turn)
    return panel


def panel(presenter: TablePresenter) -> Panel:
    shown = presenter.view().panel
    assert isinstance(shown, Panel)
    return shown


def key(presenter: TablePresenter, place: str, words: str) -> ActionKey:
    groups = {group.place: group.keys for group in turn(presenter).groups}
    return next(one for one in groups[place] if words in (one.words, one.mark))


def warning(view: TableView) -> Warned:
    assert view.warning is not None
    return view.warning


def said(presenter: TablePresenter) -> str:
    toast = presenter.take_said()
    assert toast is not None
    return toast.words


def test_one_tap_is_one_symbol_and_the_turn_stays(table: TablePresenter) -> None:
    before = int(key(table, "epic", "Research").number)
    table.do(key(table, "epic", "Research").act)
    table.do(key(table, "anywhere", "Money").act)
    assert key(table, "epic", "Research").number == str(before - 1)
    assert key(table, "anywhere", "Money").number == f"${table.table.money}"
    assert turn(table).name == "David"


def test_two_taps_on_the_same_picture_of_a_key_are_two(table: TablePresenter) -> None:
    correct(table, "districts.0.epic.health", 9)
    act = key(table, "epic", "Attack").act
    table.do(act)
    table.do(act)
    assert key(table, "epic", "Attack").number == "7"


def test_a_tap_on_another_district_moves_and_the_keys_are_those_of_the_new_place(
    table: TablePresenter,
) -> None:
    table.do(Act("district", 4))
    assert table.table.reckoner("David").district == 4
    assert [group.place for group in turn(table).groups] == ["epic", "boss", "anywhere"]
    assert table.view().ring.districts[4].mood.value == "selected"


def test_the_own_district_opens_its_sheet_and_the_way_back_leads_to_the_turn(table: TablePresenter) -> None:
    table.do(Act("district", 0))
    assert panel(table).numbers
    table.do(Act("close"))
    assert turn(table).name == "David"


def test_a_blocked_key_says_the_rule_first(table: TablePresenter) -> None:
    correct(table, "districts.0.enforcement", 2)
    correct(table, "districts.0.red_shields", 1)
    blocked = key(table, "district", "Enforcement")
    assert (blocked.blocked, blocked.by) == (True, "red-shield")
    table.do(blocked.act)
    asked = warning(table.view())
    assert "red Shield" in asked.text
    assert "Take the Shield away first" in asked.way_out
    assert key(table, "district", "Enforcement").warned
    assert table.table.districts[0].pieces[ENFORCEMENT] == 2
    table.do(asked.leave.act)
    assert table.view().warning is None
    assert table.table.districts[0].pieces[ENFORCEMENT] == 2


def test_done_anyway_it_counts_and_the_same_rule_is_only_a_toast_then(table: TablePresenter) -> None:
    correct(table, "districts.0.enforcement", 3)
    correct(table, "districts.0.red_shields", 1)
    act = Act("enter", Remove("enforcement", 0, reckoner="David"))
    table.do(act)
    anyway = warning(table.view()).anyway
    assert anyway is not None
    table.do(anyway.act)
    assert table.table.districts[0].pieces[ENFORCEMENT] == 2
    table.take_said()
    table.do(act)
    assert table.view().warning is None
    assert table.table.districts[0].pieces[ENFORCEMENT] == 1
    assert "Counted anyway" in said(table)
    correct(table, "districts.1.enforcement", 1)
    correct(table, "districts.1.red_shields", 1)
    table.do(Act("enter", Remove("enforcement", 1, reckoner="Prof")))
    assert table.view().warning is not None


def test_what_nothing_would_come_of_can_only_be_left(table: TablePresenter) -> None:
    correct(table, "districts.0.epic.bracket", 1)
    table.do(key(table, "epic", "Contain").act)
    assert warning(table.view()).anyway is None


def test_a_tap_on_anything_else_leaves_the_warning(table: TablePresenter) -> None:
    correct(table, "districts.0.epic.bracket", 1)
    table.do(key(table, "epic", "Contain").act)
    table.do(key(table, "anywhere", "Money").act)
    assert table.view().warning is None
    table.do(Act("anyway"))
    assert table.table.districts[0].epic.bracket == 1  # type: ignore[union-attr]


def test_a_barricade_is_warned_of_before_the_move_and_shown_where_it_stands(table: TablePresenter) -> None:
    correct(table, "districts.2.barricades", 1)
    assert [ghost.district for ghost in table.view().ring.ghosts if ghost.blocked] == [2]
    table.do(Act("district", 2))
    assert "Barricade" in warning(table.view()).text
    table.do(Act("anyway"))
    assert table.table.reckoner("David").district == 2


def test_a_dear_move_is_said_and_made(table: TablePresenter) -> None:
    correct(table, "reckoners.0.effects", ["move"])
    assert "*2 dice*" in turn(table).hint
    table.do(Act("district", 2))
    assert table.table.reckoner("David").district == 2


def test_one_barricade_goes_at_once_and_of_several_the_place_is_chosen(table: TablePresenter) -> None:
    correct(table, "districts.2.barricades", 1)
    table.do(key(table, "anywhere", "Barricade").act)
    assert not any(one.pieces[1] for one in table.table.districts)
    correct(table, "districts.2.barricades", 1)
    correct(table, "districts.3.barricades", 1)
    table.do(key(table, "anywhere", "Barricade").act)
    assert [disc.district for disc in table.view().ring.discs] == [2, 3]
    table.do(Act("district", 3))
    assert [one.pieces[1] for one in table.table.districts] == [0, 0, 1, 0, 0]
    assert turn(table).name == "David"


def test_unknown_and_infinite_numbers(table: TablePresenter) -> None:
    correct(table, "districts.0.epic.health", "infinite")
    attack = key(table, "epic", "Attack")
    assert (attack.number, attack.of, attack.by, attack.blocked) == ("", "infinity", "infinite", True)


def test_the_tick_comes_when_another_is_chosen_after_a_symbol(table: TablePresenter) -> None:
    table.do(Act("reckoner", "Prof"))
    assert not any(seat.ticked for seat in turn(table).seats)
    table.do(key(table, "anywhere", "Money").act)
    table.do(key(table, "anywhere", "Plan").act)
    table.do(Act("reckoner", "Megan"))
    assert [seat.ticked for seat in turn(table).seats] == [False, True, False, False]
    table.do(turn(table).seats[1].hold)
    assert not any(seat.ticked for seat in turn(table).seats)


def test_a_new_plan_token_is_warned_of(table: TablePresenter) -> None:
    correct(table, "reckoners.0.plans", 0)
    table.do(key(table, "anywhere", "Plan").act)
    table.do(Act("enter", UsePlan("David")))
    assert "usable from the next one" in warning(table.view()).text


def test_rewards_are_spent_anywhere_and_count_down(table: TablePresenter) -> None:
    correct(table, "unspent.enforcement", 2)
    for at, count in ((1, 1), (2, 3), (3, 1)):
        correct(table, f"districts.{at}.enforcement", count)
    correct(table, "districts.3.red_shields", 1)
    [pill] = turn(table).pills
    assert pill.number == "2"
    table.do(pill.act)
    assert [disc.district for disc in table.view().ring.discs] == [1, 2]
    rows = panel(table).groups[-1].answers
    assert [(row.number, row.blocked) for row in rows] == [("1", False), ("3", False), ("1", True)]
    table.do(rows[0].act)
    assert table.table.unspent["enforcement"] == 1
    table.do(Act("district", 2))
    assert table.table.unspent["enforcement"] == 0
    assert turn(table).name == "David"
    assert turn(table).pills == ()


def test_contain_of_a_reward_reaches_any_bracket(table: TablePresenter) -> None:
    correct(table, "unspent.contain", 1)
    correct(table, "boss.brackets.red", 3)
    table.do(turn(table).pills[0].act)
    table.do(next(row.act for row in panel(table).groups[-1].answers if row.mark == "red"))
    assert table.table.boss.brackets["red"] == 2


def test_rewards_that_would_lapse_are_said_once(table: TablePresenter) -> None:
    correct(table, "unspent.contain", 1)
    begin = table.view().advance.act
    assert begin is not None
    table.do(begin)
    assert "lapse" in warning(table.view()).text
    assert table.table.phase == "reckoner"
    table.do(Act("leave"))
    table.do(begin)
    table.do(Act("anyway"))
    assert table.table.phase == "epic"


def defeat(presenter: TablePresenter) -> str:
    """By David; the Epic's name."""
    correct(presenter, "districts.0.epic.research", 0)
    correct(presenter, "districts.0.epic.health", 1)
    name = presenter.view().ring.districts[0].epic
    presenter.do(key(presenter, "epic", "Attack").act)
    return name


def test_an_epic_falls_and_its_rewards_wait_in_the_base_game(table: TablePresenter) -> None:
    name = defeat(table)
    assert panel(table).heading == f"{name} falls"
    table.do(Act("close"))
    assert turn(table).name == "David"
    receive = table.view().advance
    assert receive.words == "Receive rewards"
    assert receive.act is not None
    table.do(receive.act)
    assert panel(table).lines
    while table.table.question is not None:
        assert "takes" in (panel(table).groups[0].title or "")
        table.do(panel(table).groups[0].answers[1].act)
    assert panel(table).heading == "Receive Rewards"
    table.do(Act("close"))
    assert turn(table).name == "David"
    assert table.view().advance.words == "Begin the Epic Phase"


def test_with_steelslayer_the_rewards_come_at_once_and_the_plan_tokens_are_asked_for_below(
    tmp_path: Path,
) -> None:
    with Store(tmp_path) as store:
        presenter = begun(store, "steelslayer")
        epic = presenter.table.districts[0].epic
        assert epic is not None
        plans = (presenter.table.box.epics[epic.id].rewards or {}).get("plan") or 0
        before = presenter.table.reckoner("Prof").plans
        name = defeat(presenter)
        for _ in range(plans):
            assert panel(presenter).heading == f"{name} falls"
            assert "Plan token" in panel(presenter).groups[0].title
            presenter.do(panel(presenter).groups[0].answers[1].act)
        assert presenter.table.question is None
        assert presenter.table.reckoner("Prof").plans == before + plans
        assert panel(presenter).heading == f"{name} falls"
        presenter.do(Act("close"))
        assert turn(presenter).name == "David"


@pytest.mark.parametrize(
    "entry",
    [
        Research(0, reckoner="David"),
        Attack(0, reckoner="David"),
        Contain(0, reckoner="David"),
        Move("David", 2),
    ],
)
def test_an_own_entry_is_taken_back_at_once(table: TablePresenter, entry: Any) -> None:
    depth = table.sitting.game.depth
    table.do(Act("enter", entry))
    assert table.sitting.game.depth == depth + 1
    table.do(Act("undo"))
    assert table.sitting.game.depth == depth
    assert turn(table).name == "David"
    assert said(table).startswith("Taken back:")


def test_a_correction_is_by_one_from_where_it_stands(table: TablePresenter) -> None:
    table.do(Act("district", 0))
    row = next(one for one in panel(table).numbers if one.label == "Enforcement")
    assert row.plus is not None
    table.do(row.plus)
    table.do(row.plus)
    assert table.table.districts[0].pieces[ENFORCEMENT] == 2
    assert "Correction" in table.view().asides[0].words


def test_who_is_not_in_the_city_yet_is_placed_by_a_tap(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        new = NewGamePresenter(store, practice_pack(), Choices(reckoners=TEAM), ENGLISH, Random(5))
        new.do(Act("start"))
        assert new.begun is not None
        presenter = TablePresenter(new.begun, ENGLISH)
        begin = presenter.view().advance.act
        assert begin is not None
        presenter.do(begin)
        presenter.do(Act("done"))
        for name in TEAM:
            assert turn(presenter).name == name
            assert turn(presenter).groups == ()
            presenter.do(Act("district", 2))
        assert panel(presenter).heading == "Your turn"
