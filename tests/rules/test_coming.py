"""Who acts next is who then acts."""

import pytest

from companion.game.scenario import scenario_from, table_of
from companion.rules.causes import NO_SOURCE, Source
from companion.rules.coming import next_to_act
from companion.rules.commands import EpicPhase, GoOn
from companion.rules.play import after_command
from companion.rules.questions import Content, NewEpic
from companion.rules.table import Table
from tests.tables import Json, card, epic, no_epic, reckoner, scenario

NEWCAGO: Json = {"newcago_cards": True}
ILDITHIA: Json = {"boss": "limelight", "city": "ildithia"}


def table_from(entry: Json) -> Table:
    table = table_of(scenario_from({**entry, "steps": []}, "this test"))
    table.told = []
    return table


def begun(setup: Json) -> Table:
    """Everybody has something to do, and the boss stands in district 1."""
    loud = ["population", "population", "population"] if setup == ILDITHIA else ["population"]
    ring = [epic("population", printed=loud) for _ in range(4)]
    return table_from(scenario(*ring, setup=setup, boss={"district": 1}, population=999))


def acts(setup: Json, pace: str = "epic") -> list[tuple[Source, Source]]:
    """At each pause: who was said to be next, and who then was the first to do something."""
    table = after_command(begun(setup), EpicPhase(pace))
    found: list[tuple[Source, Source]] = []
    said: list[Source] = []
    while table.paused:
        said.append(next_to_act(table))
        table = after_command(table, GoOn(pace))
        acting = [one.cause.source for one in table.told or () if one.cause.source != NO_SOURCE]
        if acting:  # a step may be a stop of its own, and nobody's
            found += [(one, acting[0]) for one in said]
            said.clear()
    assert not said
    return found


@pytest.mark.parametrize("pace", ["epic", "action"])
@pytest.mark.parametrize("setup", [{}, NEWCAGO, ILDITHIA], ids=["newcago", "cards", "ildithia"])
def test_r4_2_who_is_next_is_the_first_to_act(setup: Json, pace: str) -> None:
    found = acts(setup, pace)
    assert [said for said, _ in found] == [acted for _, acted in found]


def test_r4_4_epics_come_from_the_bosss_district_clockwise_then_the_boss() -> None:
    said = [one for one, _ in acts({})]
    assert said == [*(("epic", f"epic-{index}") for index in (1, 2, 3, 0)), ("boss", "steelheart")]


def test_r8_3_newcago_cards_come_before_them_from_the_same_district() -> None:
    said = [key for (kind, key), _ in acts(NEWCAGO) if kind == "newcago"]
    assert list(dict.fromkeys(said)) == ["mint", "orchard", "quarry", "docks"]


def test_in_the_reckoner_phase_nobody_of_theirs_is_next() -> None:
    assert next_to_act(begun({})) == NO_SOURCE


def test_who_has_nothing_left_to_do_but_a_card_for_nobody_is_still_named() -> None:
    people = [reckoner("Tia", None), reckoner("Prof", None)]
    tracks = {"blue": ["population", "-"]}
    setup = {"boss": "regalia", **NEWCAGO}
    table = table_from(scenario(setup=setup, tracks=tracks, boss={"brackets": {"blue": 1}}, reckoners=people))
    table = after_command(table, EpicPhase("action"))
    said = []
    while table.paused:
        said.append(next_to_act(table))
        table = after_command(table, GoOn("action"))
    assert {one.cause.source for one in table.told or ()} == {NO_SOURCE}
    assert (said[-1], table.phase) == (("boss", "regalia"), "reckoner")


def test_r6_11_a_symbol_that_asks_is_its_epics() -> None:
    people = [reckoner("Tia", 0, plans=1), reckoner("Prof", 1, plans=1)]
    table = table_from(scenario(epic("population", "plan"), reckoners=people))
    while table.question is None:
        table = after_command(table, GoOn("action") if table.paused else EpicPhase("action"))
        if table.told and table.told[-1].cause.source[0] == "epic":
            assert next_to_act(table) == ("epic", "epic-0")
    assert next_to_act(table) == ("epic", "epic-0")


def test_a_table_that_tells_nothing_knows_it_too() -> None:
    table = after_command(begun({}), EpicPhase("epic"))
    table.told = None
    assert next_to_act(table) == ("epic", "epic-1")


@pytest.mark.parametrize(("gap", "passed"), [(None, "orchard"), (2, "docks")])
def test_r8_1_how_far_ildithia_moves_is_asked_for_the_district_it_passes_first(
    gap: int | None, passed: str
) -> None:
    table = table_from(scenario(setup=ILDITHIA, pack={"ildithia": {}}, boss={"district": 1}))
    table.ildithia_gap = gap
    asked = after_command(table, EpicPhase())
    assert isinstance(asked.question, Content)
    assert next_to_act(asked) == ("district", passed)


@pytest.mark.parametrize(
    ("setup", "first"),
    [(NEWCAGO, ("newcago", "docks")), ({}, ("epic", "epic-0")), (ILDITHIA, ("epic", "epic-0"))],
    ids=["cards", "newcago", "ildithia"],
)
def test_r4_3_while_an_epic_is_added_who_comes_after_it_is_next(setup: Json, first: Source) -> None:
    entry = scenario(epic(), no_epic(), epic(), setup=setup, epics=[card("gale"), card("mist")])
    asked = after_command(table_from(entry), EpicPhase())
    assert isinstance(asked.question, NewEpic)
    assert next_to_act(asked) == first
