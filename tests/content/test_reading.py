"""Packs are read strictly: the first wrong thing is named, and nothing else happens."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.content.merging import merge
from companion.content.reading import MOST_BYTES, PackError, json_from, pack_from, read_pack
from companion.game.scenario import play_scenario, scenario_from
from companion.rules.errors import RefusedInput
from tests.oracle.tables import random_scenario

PACKS = Path(__file__).parents[2] / "assets" / "packs"


@pytest.mark.parametrize("name", ["rulebook", "practice"])
def test_our_own_packs_are_good(name: str) -> None:
    pack = read_pack(PACKS / f"{name}.json")
    assert (pack.id, pack.kind) == (name, name)


def test_the_example_of_the_format_is_read() -> None:
    pack = pack_from(
        {
            "format": 1,
            "id": "practice",
            "name": "Practice city",
            "kind": "practice",
            "epics": [
                {
                    "id": "curveball",
                    "name": "Curveball",
                    "set": "base",
                    "research": None,
                    "health": "?",
                    "weakened": None,
                    "track": ["enforcement", "population", "boost red", "?", "population"],
                    "rewards": {"research": 1, "money": 2},
                }
            ],
            "districts": [
                {
                    "id": "inkom-territory",
                    "city": "ildithia",
                    "track": ["?", "boost black", "barricade", "copy"],
                },
                {
                    "id": "grand-central",
                    "city": "babilar",
                    "track": {"6": "base", "5": "base", "3": "dawnslight"},
                },
            ],
            "newcago_cards": [
                {"district": "the-loop", "side": "A", "actions": ["enforcement"], "bonus": "…"}
            ],
            "dice": {
                "movement": [1, 1, 2, 2, 3, 3],
                "ability": ["barricade", "?"],
                "power": ["A", "B", "C", "D"],
            },
            "regalia_deck": {"reroll": 2, "equipment": 2, "move": 2, "die": 2, "ability": 2, "doubles": 2},
            "ildithia": {"gaps": {"4": 2}, "marker_start": {"4": 1}},
            "base_spaces": 5,
            "equipment": [{"id": "blackmail", "name": "Blackmail", "set": "steelslayer", "price": None}],
        },
        "example",
    )
    assert pack.epics[0].health is None
    assert pack.districts[1].track == {"6": "base", "5": "base", "3": "dawnslight"}


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        ([], "dictionary"),
        ({"format": 2}, "format: 2"),
        ({"colour": 1}, "colour: extra"),
        (
            {"epics": [{"id": "a", "track": ["population"]}]},
            "epics.0.track: ['population']: list should have at least 2",
        ),
        ({"epics": [{"id": "a", "track": ["populatoin", "plan"]}]}, "epics.0.track.0: 'populatoin'"),
        ({"epics": [{"id": "a", "track": ["boost blu", "plan"]}]}, "expected yellow or black or red or blue"),
        ({"epics": [{"id": "a", "research": "2"}]}, "epics.0.research: '2'"),
        ({"epics": [{"id": "a", "research": 2.5}]}, "epics.0.research: 2.5"),
        ({"epics": [{"id": "a", "research": True}]}, "epics.0.research: True"),
        ({"epics": [{"id": "a", "health": 0}]}, "epics.0.health: 0"),
        ({"epics": [{"id": "a"}, {"id": "a"}]}, "epics.1.id: 'a' is there twice"),
        ({"epics": [{"name": "a"}]}, "epics.0.id: field required"),
        ({"epics": [{"id": "a", "rewards": {"gold": 1}}]}, "epics.0.rewards.gold"),
        (
            {"bosses": [{"boss": "regalia", "board": "A/A"}]},
            "bosses.0.board: 'A/A': expected one of A, B, C, D",
        ),
        ({"bosses": [{"boss": "regalia", "board": "A", "reckoners": 7}]}, "bosses.0.reckoners: 7"),
        ({"bosses": [{"boss": "limelight", "board": "hard", "tables": {"red": {"E": []}}}]}, "tables.red.E"),
        ({"districts": [{"id": "a", "city": "babilar", "track": {"11": "plan"}}]}, "districts.0.track.11"),
        ({"districts": [{"id": "a", "city": "ildithia", "track": {"1": "plan"}}]}, "districts.0.track: {'1'"),
        ({"districts": [{"id": "a", "city": "newcago", "track": ["plan", "plan"]}]}, "expected no track"),
        (
            {
                "districts": [{"id": "a", "city": "newcago"}],
                "newcago_cards": [{"district": "b", "side": "A"}],
            },
            "newcago_cards.0.district: 'b' is no such district, expected one of a",
        ),
        ({"dice": {"movement": []}}, "dice.movement"),
        ({"regalia_deck": {"hug": 12}}, "regalia_deck.hug"),
        ({"ildithia": {"gaps": {"7": 1}}}, "ildithia.gaps.7"),
    ],
)
def test_a_bad_pack_is_refused_with_its_field(pack: object, problem: str) -> None:
    with pytest.raises(PackError) as refused:
        pack_from(pack, "bad.json")
    assert str(refused.value).startswith("bad.json: ")
    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe", "is not UTF-8"),
        (b'{"format": NaN}', "NaN"),
        (b'{"id": "a", "id": "b"}', "'id' is there twice"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b"1" * 10_000, "is not JSON"),
        (b" " * (MOST_BYTES + 1), "larger than 5 MB"),
    ],
    ids=["empty", "latin", "nan", "twice", "deep-lists", "deep-objects", "huge-number", "too-large"],
)
def test_what_is_not_a_pack_at_all_is_refused(content: bytes, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        json_from(content, "bad.json")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.json: cannot be read"):
        read_pack(tmp_path / "nowhere.json")


def test_damaged_packs_and_scenarios_are_refused_or_played_never_a_crash() -> None:
    chance = Random(7)
    outcomes = {"played": 0, "refused": 0}
    messages: list[str] = []
    for number in range(400):
        scenario = random_scenario(Random(number % 40))
        for _ in range(chance.randint(1, 3)):
            damage(scenario, chance)
        try:
            play_scenario(scenario_from(scenario, "damaged"))
            outcomes["played"] += 1
        except (PackError, RefusedInput) as error:
            outcomes["refused"] += 1
            messages.append(str(error))
    assert not any("\n" in message for message in messages)
    assert min(outcomes.values()) > 20


def damage(value: Any, chance: Random) -> None:
    """One random change somewhere inside."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and chance.random() < 0.9:
            value = value[key]
            continue
        match chance.randrange(4):
            case 0:
                del value[key]
            case 1:
                value[key] = chance.choice(
                    [None, -1, 0, 10**9, "?", "", "x", [], {}, True, 1.5, "\ud800", ["?"]]
                )
            case 2 if isinstance(value, dict):
                value[chance.choice(["x", "id", "track", "0"])] = value.pop(key)
            case _:
                value[key] = json.loads(json.dumps(value[chance.choice(keys)]))
        return


def test_a_random_byte_changed_is_never_a_crash() -> None:
    chance = Random(11)
    content = (PACKS / "practice.json").read_bytes()
    refused = 0
    for _ in range(60):
        broken = bytearray(content)
        broken[chance.randrange(len(broken))] = chance.randrange(256)
        try:
            pack_from(json_from(bytes(broken), "broken"), "broken")
        except PackError:
            refused += 1
    assert refused > 10


def test_merging_later_wins_and_unknown_never_hides_known() -> None:
    first = pack_from(
        {
            "epics": [
                {"id": "a", "name": "A", "research": 2, "track": ["plan", "?", "population"]},
                {"id": "b", "track": ["plan", "plan"]},
            ],
            "base_spaces": 5,
            "dice": {"movement": [1, 2, 3]},
            "ildithia": {"gaps": {"4": 2}},
            "bosses": [{"boss": "regalia", "board": "A", "reckoners": 4, "tracks": {"red": ["plan", "?"]}}],
        },
        "first",
    )
    second = pack_from(
        {
            "id": "second",
            "epics": [
                {"id": "a", "research": None, "health": 5, "track": ["?", "money", "?"]},
                {"id": "b", "track": ["?", "?", "?"]},
                {"id": "c"},
            ],
            "base_spaces": "?",
            "dice": {"movement": "?", "power": ["A"]},
            "ildithia": {"gaps": {"3": 1, "4": None}},
            "bosses": [
                {"boss": "regalia", "board": "A", "reckoners": 4, "tracks": {"red": ["money", "steal"]}}
            ],
        },
        "second",
    )
    merged = merge([first, second])
    a, b, c = merged.epics
    assert (merged.id, a.name, a.research, a.health) == ("second", "A", 2, 5)
    assert a.track == ["plan", "money", "population"]
    assert b.track == ["plan", "plan"]
    assert c.id == "c"
    assert merged.base_spaces == 5
    assert (merged.dice.movement, merged.dice.power) == ([1, 2, 3], ["A"])
    assert merged.ildithia.gaps == {"3": 1, "4": 2}
    assert merged.bosses[0].tracks == {"red": ["money", "steal"]}


@pytest.mark.parametrize(
    ("dice", "rows"),
    [("ABCDE", "ABCDE"), ("123", "123"), ("AAB", "ABCD"), (None, "ABCD"), (None, "123456")],
)
def test_r7_5a_the_rows_of_a_table_are_faces_of_the_dice(dice: str | None, rows: str) -> None:
    table = {row: ["population"] for row in rows}
    board = {"boss": "limelight", "board": "hard", "tables": {"red": table}}
    pack = pack_from({"bosses": [board], **({"dice": {"power": [*dice]}} if dice else {})}, "dice.json")
    assert (pack.bosses[0].tables or {})["red"] == table
    assert pack.dice.power == ([*dice] if dice else None)


@pytest.mark.parametrize(
    ("dice", "row", "expected"),
    [
        ("ABC", "E", "A, B, C, D"),
        ("123", "A", "1, 2, 3, 4, 5, 6"),
        ("ABC", "1", "A, B, C, D"),
        (None, "7", "A, B"),
    ],
)
def test_r7_5a_a_row_that_is_no_face_is_refused(dice: str | None, row: str, expected: str) -> None:
    board = {"boss": "limelight", "board": "hard", "tables": {"red": {row: ["plan"]}}}
    pack = {"bosses": [board], **({"dice": {"power": [*dice]}} if dice else {})}
    with pytest.raises(PackError, match=f"bosses.0.tables.red.{row}: no face .* expected one of {expected}"):
        pack_from(pack, "dice.json")


def test_r7_5a_numbers_of_a_die_are_taken_as_their_text() -> None:
    assert pack_from({"dice": {"power": [1, "2", 3, 3]}}, "dice.json").dice.power == ["1", "2", "3", "3"]
    for wrong in ([], ["A", 1], ["A-"], [True], [1.5], [None], "ABCD", [""]):
        with pytest.raises(PackError, match=r"dice\.power"):
            pack_from({"dice": {"power": wrong}}, "dice.json")


def test_r7_5a_rows_named_before_the_faces_were_known_are_left_out_of_the_merged_packs() -> None:
    named = {"boss": "limelight", "board": "hard", "tables": {"red": {"A": ["plan"], "1": ["base"]}}}
    merged = merge([pack_from({"bosses": [named]}, "a"), pack_from({"dice": {"power": [1, 2]}}, "b")])
    assert merged.bosses[0].tables == {"red": {"1": ["base"]}}
