"""R2.1: the choices before the first round, kept for the next time and dealt so that every game can start."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.content.merging import merge
from companion.content.pack import BossBoard, DistrictBoard, Epic, Pack
from companion.content.reading import read_pack
from companion.game.choices import (
    CITY_OF,
    RECKONERS,
    Choices,
    begin,
    boss_names,
    boss_research_unknown,
    deal,
    default_epics,
    epics_in_use,
    game_from,
    known_districts,
    last_choices,
    new_card,
    start_of,
)
from companion.game.errors import SaveError
from companion.game.packs import RULEBOOK, practice_pack
from companion.game.shelf import CHOICES_KEY
from companion.game.store import Store
from companion.rules.inputs import read_input
from companion.rules.setup import BOSSES, CITIES
from companion.rules.table import Table

PRACTICE_PACK = practice_pack()
RULEBOOK_PACK = read_pack(RULEBOOK)
PACKS = {"practice": PRACTICE_PACK, "rulebook": RULEBOOK_PACK}


def chosen(boss: str = "steelheart", city: str = "newcago", team: int = 4, **others: Any) -> Choices:
    return Choices(boss, city, reckoners=list(RECKONERS[:team]), epics=default_epics(boss, city), **others)


def dealt(choices: Choices, pack: Pack, seed: int = 1) -> Choices:
    deal(choices, pack, Random(seed))
    return choices


def table_of(choices: Choices, pack: Pack) -> Table:
    return game_from(start_of(choices, pack)).table


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
@pytest.mark.parametrize("team", range(2, 7))
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("boss", BOSSES)
def test_r2_1_every_game_can_start(boss: str, city: str, team: int, pack: Pack) -> None:
    for cards in ("none", "A", "B", "random"):
        choices = dealt(chosen(boss, city, team, newcago_cards=cards), pack, team)
        game = game_from(start_of(choices, pack))
        assert game.table.phase == "setup"
        game.submit(read_input({"command": "prologue"}))
        table = game.table
        assert table.setup.newcago_cards == (city == "newcago" and cards != "none")
        assert len({one.board for one in table.districts}) == team + 1
        epics = [one.epic.id for one in table.districts if one.epic is not None]
        assert len(epics) == len(set(epics)) == team + 1
        assert table.box.districts.keys() >= {one.board for one in table.districts}


def test_the_practice_box_is_dealt_at_random() -> None:
    games = [dealt(chosen(), PRACTICE_PACK, seed) for seed in (1, 2, 1)]
    assert games[0] == games[2]
    assert games[0] != games[1]
    assert set(games[0].districts) <= set(known_districts(games[0], PRACTICE_PACK))
    assert set(games[0].cards) <= {one.id for one in epics_in_use(games[0], PRACTICE_PACK)}
    assert not games[0].new_cards
    assert len({dealt(chosen(), PRACTICE_PACK, seed).boss_district for seed in range(20)}) > 1


def test_what_a_real_box_does_not_know_has_a_number() -> None:
    choices = dealt(chosen("regalia", "babilar", 6), RULEBOOK_PACK)
    assert choices.districts[:3] == ["Central Park", "Grand Central", "Painted Village"]
    assert choices.districts[3:] == ["District 4", "District 5", "District 6", "District 7"]
    assert choices.cards[6] == "epic-7"
    assert [(one.name, one.set) for one in choices.new_cards] == [("Epic 7", "steelslayer")]


def test_the_numbers_follow_the_players_language() -> None:
    choices = chosen("regalia", "babilar", 6)
    deal(choices, RULEBOOK_PACK, Random(1), "Quartier", "Épique")
    assert choices.districts[3] == "Quartier 4"
    assert [one.name for one in choices.new_cards] == ["Épique 7"]
    assert table_of(choices, RULEBOOK_PACK).districts[6].epic is not None


def test_a_number_that_is_taken_is_passed_over() -> None:
    taught = Pack(
        epics=[Epic(id="epic-7", name="Seven", set="base")],
        districts=[DistrictBoard.model_validate({"id": "district-4", "name": "Weir", "city": "babilar"})],
    )
    choices = chosen("regalia", "babilar", 6, districts=["", "", "", "", "", "District 5"])
    dealt(choices, merge([RULEBOOK_PACK, taught]))
    assert sorted(choices.districts) == [
        "Central Park",
        "District 5",
        "District 6",
        "District 7",
        "Grand Central",
        "Painted Village",
        "Weir",
    ]
    assert [one.id for one in choices.new_cards] == ["epic-8"]
    assert len(table_of(choices, merge([RULEBOOK_PACK, taught])).districts) == 7


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_what_was_chosen_stays(pack: Pack) -> None:
    choices = chosen()
    last = known_districts(choices, pack)[-1]
    card = epics_in_use(choices, pack)[-1].id
    choices.districts = ["", last.upper()]
    choices.cards = ["", "", card]
    choices.boss_district = 3
    dealt(choices, pack)
    assert choices.districts[1] == last
    assert choices.cards[2] == card
    assert choices.boss_district == 3
    assert len(set(choices.districts)) == len(set(choices.cards)) == 5
    again = Choices(**{name: getattr(choices, name) for name in Choices.__slots__})
    assert dealt(again, pack, 2) == choices


def test_names_of_a_real_box_stay() -> None:
    choices = chosen(districts=["Docks", "the loop", "Docks"], cards=["boom", "curveball", "boom"])
    boom = new_card("Boom", choices, RULEBOOK_PACK)
    assert boom is not None
    choices.new_cards = [boom]
    dealt(choices, RULEBOOK_PACK)
    assert choices.districts == ["Docks", "The Loop", "District 3", "District 4", "District 5"]
    assert choices.cards[:2] == ["boom", "curveball"]
    assert choices.cards.count("boom") == 1
    assert [one.id for one in choices.new_cards] == ["boom"]
    assert new_card("Boom", choices, RULEBOOK_PACK) is None
    assert new_card("Curveball", choices, RULEBOOK_PACK) is None


def test_a_district_under_its_id_is_the_same_district() -> None:
    board = DistrictBoard.model_validate({"id": "docks", "name": "The Docks", "city": "newcago"})
    choices = dealt(chosen(districts=["Docks"]), Pack(districts=[board]))
    assert choices.districts[0] == "The Docks"


def test_what_does_not_fit_any_more_is_dealt_again() -> None:
    choices = dealt(chosen(team=6), RULEBOOK_PACK)
    assert len(choices.cards) == 7
    choices.reckoners = choices.reckoners[:2]
    choices.epics = "steelslayer"
    choices.boss_district = 6
    dealt(choices, RULEBOOK_PACK)
    assert len(choices.districts) == len(choices.cards) == 3
    assert set(choices.cards) <= {one.id for one in epics_in_use(choices, RULEBOOK_PACK)}
    assert not choices.new_cards
    assert table_of(choices, RULEBOOK_PACK).boss.district < 3

    choices.city = "ildithia"
    dealt(choices, PRACTICE_PACK)
    assert set(choices.districts) <= set(known_districts(choices, PRACTICE_PACK))


def test_a_card_that_is_not_on_the_table_any_more_is_forgotten() -> None:
    choices = dealt(chosen("regalia", "babilar", 6), RULEBOOK_PACK)
    assert len(choices.new_cards) == 1
    choices.reckoners = choices.reckoners[:2]
    assert not dealt(choices, RULEBOOK_PACK).new_cards


def test_a_new_card_joins_the_set_that_is_played() -> None:
    choices = chosen(cards=["boom"], new_cards=[Epic(id="boom", name="Boom", set="base")])
    choices.epics = "steelslayer"
    dealt(choices, RULEBOOK_PACK)
    assert choices.cards[0] == "boom"
    assert [one.set for one in choices.new_cards] == ["steelslayer"]


def test_a_deck_that_runs_out_leaves_districts_empty() -> None:
    small = PRACTICE_PACK.model_copy(update={"epics": PRACTICE_PACK.epics[:2]})
    choices = dealt(chosen(cards=["", "", PRACTICE_PACK.epics[0].id]), small)
    assert sum(one.epic is not None for one in table_of(choices, small).districts) == 2


def test_r2_1_newcago_cards_have_a_side_each() -> None:
    choices = dealt(chosen(newcago_cards="random"), PRACTICE_PACK)
    sides = dict(choices.newcago_sides)
    assert set(sides.values()) <= {"A", "B"}
    assert dict(table_of(choices, PRACTICE_PACK).setup.newcago_sides) == sides
    assert dealt(choices, PRACTICE_PACK, 2).newcago_sides == sides
    choices.city = "babilar"
    assert dealt(choices, PRACTICE_PACK).newcago_sides == {}


def test_designers_pairs_and_their_epics() -> None:
    assert CITY_OF == {"steelheart": "newcago", "regalia": "babilar", "limelight": "ildithia"}
    assert default_epics("steelheart", "newcago") == "base"
    assert default_epics("steelheart", "babilar") == "steelslayer"
    assert default_epics("regalia", "newcago") == "steelslayer"
    assert boss_names("steelheart", PRACTICE_PACK) == ["The Castellan"]
    assert boss_names("steelheart", RULEBOOK_PACK) == []


def test_r2_2_ildithias_research_is_offered_where_it_is_not_known() -> None:
    choices = dealt(chosen("limelight", "ildithia"), RULEBOOK_PACK)
    assert boss_research_unknown(choices, RULEBOOK_PACK) == 32
    assert table_of(choices, RULEBOOK_PACK).boss.research == 32
    choices.boss_research = 30
    assert table_of(choices, RULEBOOK_PACK).boss.research == 30
    choices.difficulty = "sparks"  # the rulebook prints this page
    assert boss_research_unknown(choices, RULEBOOK_PACK) is None
    page = BossBoard(boss="limelight", board="standard", reckoners=4, research=31)
    assert boss_research_unknown(chosen(city="ildithia"), Pack(bosses=[page])) is None
    assert boss_research_unknown(chosen(), RULEBOOK_PACK) is None
    assert boss_research_unknown(chosen("regalia", "babilar"), RULEBOOK_PACK) is None


def test_research_of_ildithia_stays_in_ildithia() -> None:
    assert table_of(dealt(chosen(boss_research=7), PRACTICE_PACK), PRACTICE_PACK).boss.research == 32


# Kept for the next time


def test_the_last_choices_are_kept() -> None:
    choices = Choices(
        "regalia",
        "ildithia",
        "sparks",
        ["Tia", "Val", "Sam"],
        "base",
        "random",
        difficulty_token=2,
        casual=True,
    )
    kept = json.loads(json.dumps(dealt(choices, PRACTICE_PACK).as_entry()))
    again = Choices.from_entry(kept)
    assert again.as_entry() == kept
    assert (again.districts, again.cards, again.boss_district) == ([], [], None)


NO_CHOICES: tuple[Any, ...] = (None, "x", 7, -1, {}, [], [[]], 1.5)


@pytest.mark.parametrize("entry", [None, [], "x", 3, {}, {"boss": None}, {"unknown": 1}])
def test_nothing_kept_means_the_defaults(entry: Any) -> None:
    assert Choices.from_entry(entry) == Choices()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *((field, value) for field in Choices().as_entry() for value in NO_CHOICES),
        ("boss", ["steelheart"]),
        ("reckoners", ["Tia"]),
        ("reckoners", ["Tia", "Tia"]),
        ("reckoners", ["Tia", "Nobody"]),
        ("reckoners", ["Tia", ["Prof"], {}]),
        ("reckoners", list(RECKONERS)),
        ("reckoners", "David"),
        ("difficulty_token", 3),
        ("difficulty_token", True),
        ("casual", 1),
    ],
)
def test_a_broken_value_is_the_default(field: str, value: Any) -> None:
    entry = Choices("limelight", "ildithia", "hard", ["Tia", "Sam"], "steelslayer", casual=False).as_entry()
    made = Choices.from_entry({**entry, field: value}).as_entry()
    assert made[field] in (getattr(Choices(), field), CITY_OF["limelight"], "steelslayer")
    assert {name: one for name, one in made.items() if name != field} == {
        name: one for name, one in entry.items() if name != field
    }


def test_begin_keeps_the_game_and_the_choices(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        assert last_choices(store) == Choices()
        choices = dealt(chosen("regalia", "babilar", 2, casual=True), PRACTICE_PACK)
        opened = begin(choices, PRACTICE_PACK, store)
        assert [one.name for one in store.unfinished()] == ["Lady Undertow, Babilar: David, Prof"]
        assert opened.game.table.money == 6
        opened.game.submit(read_input({"command": "prologue"}))
        assert last_choices(store).as_entry() == choices.as_entry()
        assert store.open_game(opened.id).game.depth == 1

        begin(dealt(chosen(), PRACTICE_PACK), PRACTICE_PACK, store, remember=False)
        assert last_choices(store).boss == "regalia"
        store.set(CHOICES_KEY, "broken")
        assert last_choices(store) == Choices()


def test_a_game_that_cannot_be_kept_leaves_the_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise SaveError("disk-full", "")

    with Store(tmp_path) as store:
        monkeypatch.setattr(store, "new_game", full)
        with pytest.raises(SaveError):
            begin(dealt(chosen("regalia", "babilar"), PRACTICE_PACK), PRACTICE_PACK, store)
        assert last_choices(store) == Choices()
