"""Why a thing is done: whose symbol of which track set it off, and by which ways."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from companion.rules.causes import NO_TRACK, PLAYERS, Cause, Copied, Last, Per, Tokens, Transformed
from companion.rules.instructions import (
    Bracket,
    CopyTokens,
    Instruction,
    LastAction,
    Marker,
    MoveBoss,
    MoveReckoner,
    Place,
    Population,
    Suffer,
    Weaken,
)
from companion.rules.table import Table
from companion.rules.tracks import track_of
from tests.properties.test_engine import SEEDS, playable, positions
from tests.tables import QUIET, Outcome, answer, command, epic, everywhere, play, reckoner, scenario

FIRST = ("epic", "epic-0")


def causes(after: Outcome, kind: type[Instruction]) -> list[Cause]:
    return [one.cause for one in after.told if isinstance(one.instruction, kind)]


def test_r5_1_a_symbol_of_an_epics_track() -> None:
    after = play(scenario(epic("-", "population")), "epic-phase")
    assert causes(after, Population) == [Cause(FIRST, FIRST, 2)]


def test_r5_2_copy_tokens_carry_the_symbols_out_once_more() -> None:
    after = play(scenario(epic("population", "-", bracket=1, copy_tokens=1)), "epic-phase")
    again = Cause(FIRST, FIRST, 1, (Tokens(1),))
    assert causes(after, Population) == [Cause(FIRST, FIRST, 1), again]
    assert causes(after, CopyTokens) == [Cause(FIRST)]


def test_r5_2_tokens_left_over_repeat_the_last_action() -> None:
    after = play(scenario(epic("-", "population", bracket=1, copy_tokens=3)), "epic-phase")
    why = (Tokens(3), Last(FIRST, "copy-token"))
    by_bracket = Cause(FIRST, links=(Last(FIRST, "bracket"),))
    assert causes(after, LastAction) == [Cause(FIRST, links=why), by_bracket]
    assert causes(after, Population) == [Cause(FIRST, links=why), by_bracket]


def test_r5_3_the_brackets_own_move_has_no_symbol() -> None:
    after = play(scenario(epic("population", "-", "-", bracket=1)), "epic-phase")
    assert causes(after, Bracket)[0] == Cause(FIRST)


def test_r5_3_spaces_too_many() -> None:
    after = play(scenario(epic("-", "population", bracket=1, enforcement=1)), "epic-phase")
    assert causes(after, Population) == [Cause(FIRST, links=(Last(FIRST, "bracket"),))]


def test_r5_4_a_held_action_keeps_its_symbol_and_says_how_many() -> None:
    after = play(scenario(epic("-", "population per barricade", "barricade x2", "-")), "epic-phase")
    assert causes(after, Population) == [Cause(FIRST, FIRST, 2, (Per("barricade", 2),))]
    assert causes(after, Bracket)[0] == Cause(FIRST)


def test_r6_12_not_held_it_says_how_many_too() -> None:
    after = play(
        scenario(epic(barricades=3), tracks={"yellow": ["population per barricade", *QUIET]}), "epic-phase"
    )
    steelheart = ("boss", "steelheart")
    assert causes(after, Population) == [Cause(steelheart, ("boss", "yellow"), 1, (Per("barricade", 3),))]


@pytest.mark.parametrize(("action", "reason"), [("power-up", "power-up"), ("boost red", "boost")])
def test_r6_21_a_bracket_at_its_end_pushed_by_an_action(action: str, reason: str) -> None:
    table = scenario(
        epic(action, "population", bracket=1) if reason == "power-up" else epic(action, "-", "-"),
        tracks={"red": ["-", "population"]},
        boss={"brackets": {"red": 1}},
    )
    track = FIRST if reason == "power-up" else ("boss", "red")
    first = causes(play(table, "epic-phase"), Population)[0]
    assert first == Cause(FIRST, FIRST, 1, (Last(track, reason),))


def test_r6_17_a_copied_action_names_the_epic_it_is_printed_on() -> None:
    after = play(scenario(epic("-", "gifted: copy"), epic("population"), epic("-")), "epic-phase")
    copied = Cause(FIRST, FIRST, 2, (Copied("epic-1", 1),))
    assert copied in causes(after, Population)


def test_r6_17_what_a_copied_action_asks_comes_back_with_its_cause() -> None:
    table = scenario(
        epic("gifted: copy", "population"),
        epic("plan"),
        epic(),
        reckoners=[reckoner("Tia", 0, plans=1), reckoner("Prof", 1, plans=1)],
    )
    after = play(table, "epic-phase", answer("Tia"))
    told = [(type(one.instruction).__name__, one.cause) for one in after.told]
    assert ("Plans", Cause(FIRST, FIRST, 1, (Copied("epic-1", 1),))) in told
    assert ("Population", Cause(FIRST, FIRST, 2)) in told


def test_r6_16_what_the_ability_die_shows() -> None:
    table = scenario(epic("transform", "barricade"), pack={"dice": {"movement": [1]}})
    after = play(table, "epic-phase", answer("population x2"))
    assert causes(after, Population) == [Cause(FIRST, FIRST, 1, (Transformed("population x2"),))]
    assert causes(after, Place) == [Cause(FIRST, FIRST, 2)]


@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("pull", [("David", 0, 1)]),
        ("repel", [("Prof", 1, 0)]),
    ],
)
def test_r6_6_r6_7_a_pulled_or_repelled_reckoner_comes_from_somewhere(
    action: str, moves: list[tuple[str, int, int]]
) -> None:
    people = [reckoner("David", 1), reckoner("Prof", 0), reckoner("Megan", 2)]
    after = play(scenario(epic(action), epic(), epic(), reckoners=people), "epic-phase")
    told = after.told_of(MoveReckoner)
    assert [(one.reckoner, one.district, one.origin) for one in told] == moves


def test_r7_2_steelhearts_pieces_are_of_their_track_and_the_rest_of_its_symbol() -> None:
    red = ["enforcement", "population", "enforcement", "-"]
    after = play(scenario(tracks={"red": red}, boss={"brackets": {"red": 3}}), "epic-phase")
    steelheart, track = ("boss", "steelheart"), ("boss", "red")
    assert causes(after, Place) == [Cause(steelheart, track)] * 2
    assert causes(after, Population) == [Cause(steelheart, track, 2)]
    assert causes(after, MoveBoss) == [Cause(steelheart)]


def test_r7_3_regalias_symbols() -> None:
    after = play(
        scenario(setup={"boss": "regalia"}, tracks={"blue": ["-", "barricade", "-"]},
                 boss={"brackets": {"blue": 2}}),
        "epic-phase",
    )  # fmt: skip
    assert causes(after, Place) == [Cause(("boss", "regalia"), ("boss", "blue"), 2)]
    assert causes(after, Suffer)[0] == Cause(("boss", "regalia"))


def test_r7_5_limelights_cell() -> None:
    tables = {"black": everywhere("population")}
    after = play(scenario(setup={"boss": "limelight"}, tables=tables), "epic-phase")
    assert causes(after, Population) == [Cause(("boss", "limelight"), ("power", "black-A-2"), 1)]


def test_r8_1_a_district_that_ildithia_passes() -> None:
    table = scenario(
        epic(), epic(printed=["-", "population", "-"]), setup={"city": "ildithia"}, ildithia_gap=0
    )
    after = play(table, "epic-phase")
    assert causes(after, Population) == [Cause(("district", "mint"), ("district", 1), 2)]


def test_r8_2_a_mark_of_babilar() -> None:
    table = scenario(epic(printed={"4": "population"}, marker=5), setup={"city": "babilar"})
    after = play(table, command("research", reckoner="David", district=0, target="boss", count=1))
    assert causes(after, Marker) == [Cause(PLAYERS)]
    assert causes(after, Population) == [Cause(PLAYERS, ("mark", "0-4"), 1)]
    assert not causes(after, Weaken)


def test_r8_3_a_newcago_card_names_its_district() -> None:
    table = scenario(epic(), epic(printed=["-", "population"]), setup={"newcago_cards": True})
    after = play(table, "epic-phase")
    assert causes(after, Population) == [Cause(("newcago", "mint"), ("newcago", 1), 2)]


def test_r9_1_what_players_enter_is_theirs_in_the_middle_of_an_activation_too() -> None:
    table = scenario(epic("plan"), reckoners=[reckoner("Tia", 0, plans=1), reckoner("Prof", 1, plans=1)])
    after = play(table, "epic-phase", command("set", path="population", value=20), answer("Tia"))
    kinds: list[Any] = [(type(one.instruction).__name__, one.cause.source) for one in after.told]
    assert ("Correct", PLAYERS) in kinds
    assert ("Plans", FIRST) in kinds


@given(SEEDS)
def test_every_cause_points_at_something_printed_and_all_ways_end(seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    for position in positions(table, Random(seed)):
        for told in position.told or ():
            _is_printed(told.cause, position)
    if position.phase != "over":
        assert (position.links, position.track, position.symbol) == ((), NO_TRACK, 0)


def _is_printed(cause: Cause, table: Table) -> None:
    if cause.track == NO_TRACK:
        assert cause.symbol == 0
    else:
        track = track_of(table, *cause.track)
        assert track is not None
        assert 0 <= cause.symbol <= len(track)


@pytest.mark.parametrize("boss", ["steelheart", "regalia", "limelight"])
def test_r7_6a_the_difficulty_token_is_no_symbol_of_the_yellow_track(boss: str) -> None:
    table = scenario(
        setup={"boss": boss, "difficulty_token": 2},
        tracks={"yellow": ["population", *QUIET]},
        tables={"yellow": everywhere("population")},
    )
    symbol, token = causes(play(table, "epic-phase"), Population)
    assert symbol.track != NO_TRACK
    assert token == Cause(("boss", boss))


def test_r5_4_after_a_held_action_nothing_more_comes_by_its_way() -> None:
    """The copied one is held till the end of the activation: the bracket's move is not of the copy."""
    copied = epic("enforcement per barricade", "-", bracket=1)
    table = scenario(epic("gifted: copy", "-", "-", "-", barricades=1, bracket=1), copied, epic("-"))
    after = play(table, "epic-phase")
    [placed] = [one for one in causes(after, Place) if one.source == FIRST]
    assert placed.links == (Copied("epic-1", 1), Per("barricade", 1))
    assert [one.links for one in causes(after, Bracket) if one.source == FIRST] == [()]
