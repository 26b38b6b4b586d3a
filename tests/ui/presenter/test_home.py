"""Home: only what can be opened, and where the game stands."""

from companion.game.shelf import Standing, Tally
from companion.ui.presenter.home import Kept, home_view, last_time
from companion.wording.language import Language

ENGLISH = Language("en")
EVERY = ("new", "practice", "book", "past", "settings")
STANDING = Standing("steelheart", "newcago", 4, "epic", 25, "Glasswing", "Steel Quay")


def names(kept: Kept, *opens: str) -> list[str]:
    return [one.name for one in home_view(kept, opens, ENGLISH).choices]


def test_what_cannot_be_opened_is_not_there() -> None:
    kept = Kept(STANDING, Tally(6, 4, 1))
    assert names(kept, *EVERY) == list(EVERY)
    assert names(kept, "practice", "new") == ["new", "practice"]


def test_with_no_game_the_large_key_begins_one() -> None:
    view = home_view(Kept(), EVERY, ENGLISH)
    assert view.first.name == "new"
    assert "new" not in [one.name for one in view.choices]
    assert view.population == 0


def test_past_games_are_offered_when_there_is_one_beside_the_one_to_go_on_with() -> None:
    assert "past" not in names(Kept(STANDING, Tally(0, 0, 1)), *EVERY)
    assert "past" in names(Kept(STANDING, Tally(0, 0, 2)), *EVERY)
    assert "past" in names(Kept(None, Tally(1, 0, 0)), *EVERY)


def test_round_phase_and_who_acts() -> None:
    view = home_view(Kept(STANDING), EVERY, ENGLISH)
    assert (view.people, view.city) == ("25 people", "still live in Newcago.")
    assert view.first.note == "Round 4, Epic Phase"
    assert view.acting == "Glasswing acts in Steel Quay"


def test_what_was_kept_of_last_time_may_be_anything() -> None:
    assert last_time({"boss": "regalia", "reckoners": ["Tia", "Prof"]}) == ("regalia", 2)
    for broken in (None, 7, {}, {"boss": "nobody", "reckoners": []}, {"boss": "regalia"}):
        assert last_time(broken) is None
