"""Why a number is what it is: which entries made it so, and from what to what."""

import pytest

from companion.game.game import Game
from companion.game.scenario import play_scenario, scenario_from
from companion.game.why import why
from companion.rules.errors import RefusedInput
from tests.tables import Json, card, command, epic, scenario


def played(table: Json, *steps: Json) -> Game:
    return play_scenario(scenario_from({**table, "steps": list(steps)}, "this test"))[0]


def changes(game: Game, path: str) -> list[tuple[int, object, object]]:
    return [(one.number, one.before, one.after) for one in why(game, path)]


def test_entries_are_counted_from_one_and_those_that_changed_nothing_are_left_out() -> None:
    game = played(
        scenario(), command("money", count=2), command("move", reckoner="David", district=1), command("money")
    )
    assert changes(game, "money") == [(1, 4, 6), (3, 6, 7)]
    assert changes(game, "board.money") == changes(game, "money")


def test_r1_8_where_an_epic_has_left_there_is_nothing_until_the_next_one() -> None:
    """Not “nowhere”, which no front end could say: None on both sides."""
    table = scenario(epic(health=1, research=0), epics=[card("gale", health=6)])
    game = played(table, command("attack", district=0), command("epic-phase"))
    assert changes(game, "districts.0.epic.health") == [(1, 1, None), (2, None, 6)]
    assert changes(game, "districts.0.epic.id") == [(1, "epic-0", None), (2, None, "gale")]


def test_what_is_not_there_now_is_refused() -> None:
    game = played(scenario(epic(health=1, research=0)), command("attack", district=0))
    for nowhere in ("districts.0.epic.health", "districts.3.enforcement", "nonsense"):
        with pytest.raises(RefusedInput) as refused:
            why(game, nowhere)
        assert refused.value.code == "no-such-field"
