"""The track at hand: what of it an act has carried out, is at, and will still carry out."""

from random import Random

import pytest
from hypothesis import given

from companion.game.scenario import scenario_from, table_of
from companion.rules.at_hand import TrackAtHand, track_at_hand
from companion.rules.commands import EpicPhase, GoOn, Prologue
from companion.rules.instructions import Activate, Told
from companion.rules.notation import print_cell
from companion.rules.pending import PACES
from companion.rules.play import after_command
from companion.rules.ribbon import between_acts
from companion.rules.table import Table
from tests.phases import PAIRS, practice_table, stops
from tests.properties.test_engine import SEEDS, playable
from tests.tables import Json, epic, everywhere, reckoner, scenario


def at_hands(entry: Json, pace: str = "epic") -> list[TrackAtHand]:
    """At each stop up to the first question, with everything told in the phase."""
    before = table_of(scenario_from({**entry, "steps": []}, "this test"))
    before.told = []
    table = after_command(before, EpicPhase(pace))
    told = list(table.told or ())
    found = [track_at_hand(before, table, told)]
    while table.paused:
        table = after_command(table, GoOn(pace))
        told += table.told or ()
        found.append(track_at_hand(before, table, told))
    return [one for one in found if one is not None]


def of(entry: Json, key: str | int, pace: str = "epic") -> list[TrackAtHand]:
    return [one for one in at_hands(entry, pace) if one.track[1] == key]


def states(one: TrackAtHand) -> str:
    return " ".join(symbol.state for symbol in one.symbols or ())


def times(one: TrackAtHand) -> list[int]:
    return [symbol.times for symbol in one.symbols or ()]


def test_r5_1_the_symbols_left_of_the_bracket_one_after_another() -> None:
    entry = scenario(epic("population", "barricade", "money", "-", bracket=2), money=9)
    assert [states(one) for one in of(entry, "epic-0", "action")] == [
        "now next idle idle",
        "done now idle idle",
        "done done idle idle",
    ]


def test_r5_1_power_up_does_not_lengthen_its_own_activation() -> None:
    entry = scenario(epic("power-up", "-", "-", "-", "-", bracket=1))
    [whole] = of(entry, "epic-0")
    assert (states(whole), whole.bracket) == ("done idle idle idle idle", 3)


def test_r6_8_power_up_by_an_epic_before_it_does() -> None:
    entry = scenario(epic("clockwise: power-up"), epic("-", "-", "-", "-", bracket=1))
    assert states(of(entry, "epic-1")[0]) == "done done idle idle"


def test_r5_2_copy_tokens_carry_the_first_symbols_out_twice() -> None:
    entry = scenario(epic("population", "barricade", "-", "-", bracket=2, copy_tokens=1))
    first = of(entry, "epic-0", "action")[0]
    assert times(first) == [2, 1, 0, 0]
    assert states(first) == "now next idle idle"
    copied = [one for one in of(entry, "epic-0", "action") if (one.symbols or ())[0].done == 2]
    assert states(copied[0]) == "now done idle idle"


def test_r5_2_more_tokens_than_symbols_repeat_the_last_one() -> None:
    [whole] = of(scenario(epic("-", "population", bracket=1, copy_tokens=4)), "epic-0")
    assert times(whole) == [2, 3 + 1]  # and once for the space that its bracket could not move


def test_r5_2_the_tokens_symbols_are_done_one_after_another() -> None:
    entry = scenario(epic("population", "money", bracket=1, copy_tokens=3), money=9)
    own, copied, repeated, *_ = of(entry, "epic-0", "action")
    done = [[symbol.done for symbol in one.symbols or ()] for one in (own, copied, repeated)]
    assert done == [[1, 0], [2, 0], [2, 2 + 1]]  # the bracket's own move follows at once


def test_r5_2_a_last_action_that_asks_is_now() -> None:
    people = [reckoner("Tia", 0, plans=9), reckoner("Prof", 1, plans=1)]
    entry = scenario(epic("-", "plan | population", bracket=1, copy_tokens=4), reckoners=people)
    before = table_of(scenario_from({**entry, "steps": []}, "this test"))
    before.told = []
    table = after_command(before, EpicPhase())
    found = track_at_hand(before, table, table.told or ())
    assert found is not None
    assert states(found) == "done now"
    assert [symbol.done for symbol in found.symbols or ()] == [2, 1]


def test_r5_3_the_last_action_for_spaces_too_many() -> None:
    [whole] = of(scenario(epic("-", "population", bracket=1, enforcement=2)), "epic-0")
    assert times(whole) == [1, 3]
    assert states(whole) == "done done"
    bracket = of(scenario(epic("-", "population", bracket=1, enforcement=2)), "epic-0", "action")[-1]
    assert times(bracket) == [1, 3]


def test_r5_4_a_held_action_is_held_until_it_is_carried_out() -> None:
    entry = scenario(epic("population per barricade", "barricade", "-", "-", bracket=2))
    stops_of_epic = of(entry, "epic-0", "action")
    assert [states(one) for one in stops_of_epic] == [
        "held next idle idle",
        "held now idle idle",
        "held done idle idle",
        "now done idle idle",
    ]
    assert [(one.symbol, one.action.verb) for one in stops_of_epic[1].held] == [(1, "population")]
    assert not stops_of_epic[3].held


def test_r5_5_blackmail_skips_the_first() -> None:
    people = [reckoner("Tia", 0, equipment=["Blackmail"]), reckoner("Prof", 1)]
    [whole] = of(scenario(epic("population", "barricade"), reckoners=people), "epic-0")
    assert (whole.symbols or ())[0].skipped
    assert states(whole).startswith("idle done")


def test_an_unknown_symbol_is_the_one_that_is_asked_for() -> None:
    before = table_of(scenario_from({**scenario(epic("population", "?")), "steps": []}, "this test"))
    before.told = []
    table = after_command(before, EpicPhase())
    found = track_at_hand(before, table, table.told or ())
    assert found is not None
    assert states(found).startswith("done now idle")
    assert (found.symbols or ())[1].cell is None


def test_r6_11_who_gives_a_plan_token_is_asked_by_the_symbol() -> None:
    people = [reckoner("Tia", 0, plans=1), reckoner("Prof", 1, plans=1)]
    entry = scenario(epic("-", "plan", "population"), reckoners=people)
    before = table_of(scenario_from({**entry, "steps": []}, "this test"))
    before.told = []
    table = after_command(before, EpicPhase())
    found = track_at_hand(before, table, table.told or ())
    assert found is not None
    assert states(found).startswith("done now next idle")


def test_r7_1_a_boss_track_at_a_time() -> None:
    tracks = {"black": ["population", "barricade", "-"]}
    entry = scenario(setup={"boss": "regalia"}, tracks=tracks, boss={"brackets": {"black": 1}})
    black, *_ = of(entry, "black", "action")
    assert (states(black), black.bracket, black.source) == ("now idle idle", 1, ("boss", "regalia"))


def test_r7_1_when_the_boss_has_moved_on_the_last_track_that_did_something_is_at_hand() -> None:
    tracks = {"yellow": ["population", "-"], "black": ["population", "-"]}
    [found] = [one for one in at_hands(scenario(tracks=tracks)) if one.source[0] == "boss"]
    assert (found.track, states(found)) == (("boss", "black"), "done idle")


def test_r7_2_steelhearts_pieces_together_then_the_rest() -> None:
    red = ["enforcement", "population", "enforcement", "-"]
    first, second, *_ = of(scenario(tracks={"red": red}, boss={"brackets": {"red": 3}}), "red", "action")
    assert (states(first), states(second)) == ("now next now idle", "done now done idle")


def test_r7_5_limelights_cell() -> None:
    tables = {"black": everywhere("population | barricade")}
    [cell] = of(scenario(setup={"boss": "limelight"}, tables=tables), "black-A-2", "action")
    assert [print_cell(symbol.cell) for symbol in cell.symbols or ()] == ["population | barricade"]
    assert (states(cell), cell.bracket) == ("now", 2)


def test_r8_1_a_district_track_from_its_marker_down() -> None:
    passed = epic(printed=["-", "population", "barricade"], marker=1)
    found = of(scenario(epic(), passed, setup={"city": "ildithia"}, ildithia_gap=0), 1, "action")
    assert [states(one) for one in found] == ["idle now next", "idle done now", "idle done done"]


def test_r8_3_a_newcago_card_twice_where_the_boss_is() -> None:
    entry = scenario(epic(printed=["population", "money"]), setup={"newcago_cards": True}, money=9)
    found = [one for one in at_hands(entry, "action") if one.track == ("newcago", 0)]
    assert times(found[0]) == [2, 2]
    assert [states(one) for one in found] == ["now next", "next now", "now next", "done now", "done done"]


def test_r8_3_a_card_whose_first_symbol_is_asked_for_has_told_nothing_yet() -> None:
    ring = [epic(printed=["population"]), epic(printed=["?", "population"])]
    table = table_of(
        scenario_from({**scenario(*ring, setup={"newcago_cards": True}), "steps": []}, "this test")
    )
    table.told = []
    asked = after_command(table, EpicPhase())
    found = track_at_hand(table, asked, asked.told or ())
    assert found is not None
    assert (found.track, states(found)) == (("newcago", 1), "now next")


def test_r9_1_an_epic_that_a_correction_took_off_in_the_middle_has_no_track() -> None:
    table = table_of(scenario_from({**scenario(epic("population", "?")), "steps": []}, "this test"))
    table.told = []
    asked = after_command(table, EpicPhase())
    told = list(asked.told or ())
    assert track_at_hand(table, asked, told) is not None
    asked.districts[0].epic = None
    assert track_at_hand(table, asked, told) is None


def _holds(before: Table, table: Table, told: list[Told]) -> None:
    found = track_at_hand(before, table, told)
    if found is None or found.symbols is None:
        return
    for symbol in found.symbols:
        assert 0 <= symbol.done <= symbol.times
        if table.phase != "over" and table.question is None and (not table.paused or between_acts(table)):
            assert symbol.state in ("done", "idle")
            assert symbol.done == symbol.times
    for one in told:
        if one.cause.source == found.source and one.cause.track == found.track and one.cause.symbol:
            symbol = found.symbols[one.cause.symbol - 1]
            assert symbol.done >= 1
            assert symbol.state != "idle"
    if table.question is not None and table.symbol and table.track == found.track:
        assert any(symbol.state == "now" for symbol in found.symbols)


def _play(table: Table, pace: str, chance: Random, *command: Prologue) -> Table:
    before, told = table, list[Told]()
    for position in stops(table, pace, chance, *command):
        new = list(position.told or ())
        begins = [at for at, one in enumerate(new) if isinstance(one.instruction, Activate)]
        told += new
        _holds(before, position, told)
        if pace != "phase" and position.paused and between_acts(position) and begins:
            before, told = position, []
        table = position
    return table


@pytest.mark.parametrize("pace", PACES)
@given(seed=SEEDS)
def test_everything_told_comes_from_a_symbol_that_is_done_or_now(pace: str, seed: int) -> None:
    table = playable(seed)
    if table is None:
        return
    table.told = []
    _play(table, pace, Random(seed))


@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_of_the_practice_box_too(boss: str, city: str) -> None:
    for pace in PACES:
        chance = Random(f"{boss} {city}")
        table = _play(practice_table(boss, city), pace, chance, Prologue())
        while table.phase != "over":
            table = _play(table, pace, chance)


def test_nothing_is_at_hand_in_the_reckoner_phase() -> None:
    table = table_of(scenario_from({**scenario(), "steps": []}, "this test"))
    assert track_at_hand(table, table, ()) is None
