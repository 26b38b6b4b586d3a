"""The stops of a phase of the Epics, in order, and which of them the players have before them."""

from random import Random

import pytest
from hypothesis import given

from companion.game.scenario import scenario_from, table_of
from companion.rules.coming import next_to_act
from companion.rules.commands import EpicPhase, GoOn, Prologue, Set
from companion.rules.pending import PACES
from companion.rules.play import after_answer, after_command
from companion.rules.ribbon import ribbon
from companion.rules.saving import load_table, save_table
from companion.rules.table import NOWHERE, Table
from tests.phases import PAIRS, practice_table, stops
from tests.properties.test_engine import SEEDS, playable
from tests.tables import QUIET, Json, card, epic, no_epic, reckoner, scenario


def table_from(entry: Json) -> Table:
    table = table_of(scenario_from({**entry, "steps": []}, "this test"))
    table.told = []
    return table


def shown(table: Table) -> list[str]:
    return [f"{stop.state} {stop.epic or stop.kind}" for stop in ribbon(table)]


def go_on(table: Table, pace: str = "epic") -> Table:
    return after_command(table, GoOn(pace))


def test_r4_2_epics_clockwise_from_where_the_boss_stood_then_the_boss() -> None:
    table = after_command(table_from(scenario(boss={"district": 1})), EpicPhase("epic"))
    assert shown(table) == ["next epic-1", "next epic-2", "next epic-0", "next boss"]
    table = go_on(table)
    assert shown(table) == ["now epic-1", "next epic-2", "next epic-0", "next boss"]
    for _ in range(3):
        table = go_on(table)
    assert table.boss.district == 2
    assert shown(table) == ["done epic-1", "done epic-2", "done epic-0", "now boss"]


def test_r4_2_the_cities_steps_come_first() -> None:
    ildithia = after_command(
        table_from(scenario(setup={"city": "ildithia"}, ildithia_gap=0)), EpicPhase("epic")
    )
    assert shown(ildithia)[:2] == ["next ildithia", "next epic-0"]
    assert shown(go_on(ildithia))[:2] == ["now ildithia", "next epic-0"]
    cards = after_command(table_from(scenario(setup={"newcago_cards": True})), EpicPhase("epic"))
    assert shown(cards)[:2] == ["next newcago", "next epic-0"]


def test_r8_3_newcago_cards_are_now_from_the_first_to_the_last() -> None:
    printed = ["population"]
    table = table_from(scenario(*(epic(printed=printed) for _ in range(3)), setup={"newcago_cards": True}))
    table = after_command(table, EpicPhase("epic"))
    for _ in range(3):
        table = go_on(table)
        assert shown(table)[:2] == ["now newcago", "next epic-0"]
    assert shown(go_on(table))[:2] == ["done newcago", "now epic-0"]


def test_r4_3_add_epics_is_a_stop_when_a_district_has_none() -> None:
    table = table_from(scenario(epic(), no_epic(), epics=[card("gale"), card("mist")]))
    asked = after_command(table, EpicPhase("epic"))
    assert shown(asked) == ["now add-epics", "next epic-0", "next epic-2", "next boss"]
    added = after_answer(asked, "mist")
    assert shown(added) == ["now add-epics", "next epic-0", "next mist", "next epic-2", "next boss"]
    assert shown(go_on(added))[:2] == ["done add-epics", "now epic-0"]


def test_nobody_acts_while_epics_are_added_and_the_first_of_them_is_next() -> None:
    table = table_from(scenario(epic(), no_epic(), epics=[card("gale"), card("mist")]))
    assert next_to_act(after_command(table, EpicPhase("epic"))) == ("epic", "epic-0")


def test_in_the_middle_of_a_track_the_same_epic_is_next() -> None:
    table = table_from(scenario(epic("population", "barricade", bracket=1), epic("money")))
    table = go_on(after_command(table, EpicPhase("action")), "action")
    assert table.paused
    assert next_to_act(table) == ("epic", "epic-0")
    assert shown(table)[:2] == ["now epic-0", "next epic-1"]


def test_r5_4_a_held_action_that_asks_belongs_to_its_epic() -> None:
    table = table_from(
        scenario(
            epic("plan per barricade", "-", bracket=1, barricades=1),
            reckoners=[reckoner("Tia", 0, plans=1), reckoner("Prof", 1, plans=1)],
        )
    )
    for pace in PACES:
        position = after_command(table, EpicPhase(pace))
        while position.paused:
            position = go_on(position, pace)
        assert position.question is not None
        assert shown(position)[:2] == ["now epic-0", "next epic-1"]


def test_an_unknown_symbol_belongs_to_the_epic_that_has_it() -> None:
    position = after_command(table_from(scenario(epic("population"), epic("?"))), EpicPhase())
    assert shown(position) == ["done epic-0", "now epic-1", "next epic-2", "next boss"]


def test_r9_1_an_epic_that_a_correction_took_off_drops_out() -> None:
    table = after_command(table_from(scenario()), EpicPhase("epic"))
    table = after_command(table, Set("districts.1.epic", None))
    assert shown(table) == ["next epic-0", "next epic-2", "next boss"]


def test_r9_1_a_boss_put_elsewhere_before_the_epics_begin_changes_their_order() -> None:
    table = table_from(scenario(epic(printed=["population"]), setup={"newcago_cards": True}))
    table = after_command(table, EpicPhase("epic"))
    table = after_command(table, Set("boss.district", 1))
    for _ in range(4):
        assert [stop.epic for stop in ribbon(table)][1:] == ["epic-1", "epic-2", "epic-0", ""]
        table = go_on(table)
    assert shown(table)[1:3] == ["done epic-1", "now epic-2"]


def test_r3_1_the_prologue_has_the_red_track_and_the_die() -> None:
    unknown = {"red": ["?", *QUIET]}
    table = table_from(scenario(tracks=unknown, pack={"dice": {}}))
    table.phase = "setup"
    asked = after_command(table, Prologue())
    assert shown(asked) == ["now red", "next die"]
    table = table_from(scenario(pack={"dice": {}}))
    table.phase = "setup"
    rolling = after_command(table, Prologue())
    assert shown(rolling) == ["done red", "now die"]
    assert shown(after_answer(rolling, 1)) == ["done red", "now die"]


def test_r1_9_a_lost_game_stops_where_it_was_lost() -> None:
    table = table_from(scenario(epic(), epic("population x9"), population=5))
    assert shown(after_command(table, EpicPhase())) == [
        "done epic-0",
        "now epic-1",
        "next epic-2",
        "next boss",
    ]


def test_before_any_phase_there_is_none() -> None:
    assert ribbon(table_from(scenario())) == ()


def test_it_is_saved_with_the_game_and_older_games_begin_at_the_boss() -> None:
    table = table_from(scenario(epic(), no_epic(), boss={"district": 1}, epics=[card("gale"), card("mist")]))
    table = after_answer(after_command(table, EpicPhase("epic")), "mist")
    saved = save_table(table)
    assert ribbon(load_table(saved, table.setup, table.box)) == ribbon(table)
    older = {key: value for key, value in saved.items() if key != "course"}
    stops_left = [stop.epic for stop in ribbon(load_table(older, table.setup, table.box))]
    assert stops_left == ["mist", "epic-2", "epic-0", ""]


def _holds(table: Table) -> None:
    states = [stop.state for stop in ribbon(table)]
    assert states == sorted(states, key=("done", "now", "next").index)
    assert states.count("now") <= 1
    assert bool(states) == (table.phase in ("epic", "prologue", "reckoner", "over"))
    now = next((stop for stop in ribbon(table) if stop.state == "now"), None)
    acting = [one.cause.source for one in table.told or () if one.cause.source[0] in ("epic", "boss")]
    if acting and table.phase == "epic" and now is not None and now.kind in ("epic", "boss"):
        assert acting[-1] == (("epic", now.epic) if now.kind == "epic" else ("boss", table.setup.boss))
    if acting and acting[-1][0] == "epic" and table.phase == "epic":
        assert now is not None
        assert now.epic == acting[-1][1]
    if table.acting != NOWHERE and table.phase == "epic":
        assert now is not None
        assert now.district == table.acting


@pytest.mark.parametrize("pace", PACES)
@given(seed=SEEDS)
def test_done_now_next_and_who_acts_is_now(pace: str, seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    for position in stops(table, pace, Random(seed)):
        _holds(position)
        if position.phase == "epic":
            assert next_to_act(position)[0]


@pytest.mark.parametrize(("boss", "city"), PAIRS)
@pytest.mark.parametrize("pace", PACES)
def test_the_practice_game_too(boss: str, city: str, pace: str) -> None:
    chance = Random(f"{boss} {city}")
    table = practice_table(boss, city)
    for position in stops(table, pace, chance, Prologue()):
        _holds(position)
        table = position
    for _ in range(2):
        if table.phase == "over":
            return
        for position in stops(table, pace, chance):
            _holds(position)
            table = position


@given(seed=SEEDS)
def test_epics_act_in_the_order_of_the_ribbon(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    seen: list[str] = []
    order: list[str] = []
    for position in stops(table, "epic", Random(seed)):
        order = [stop.epic for stop in ribbon(position) if stop.epic]
        acting = [one.cause.source for one in position.told or ()]
        seen += [key for kind, key in acting if kind == "epic" and position.phase == "epic"]
    assert list(dict.fromkeys(seen)) == [epic for epic in order if epic in seen]
