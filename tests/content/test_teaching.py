"""A box with holes in it, taught in play, plays like the whole box; nothing is asked twice."""

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.content.pack import Pack
from companion.content.teaching import teach
from companion.game.game import Game
from companion.game.scenario import play_scenario, scenario_from, table_of
from companion.rules.board import board_of
from companion.rules.errors import RefusedInput
from companion.rules.inputs import read_input
from companion.rules.questions import Content
from companion.rules.setup import Setup
from tests.oracle.tables import random_scenario

Json = dict[str, Any]


@given(st.integers(0, 2**32))
def test_a_box_with_holes_plays_like_the_whole_box(seed: int) -> None:
    scenario = random_scenario(Random(seed))
    for epic in scenario["pack"]["epics"]:
        epic["track"] = ["population" if symbol == "?" else symbol for symbol in epic["track"]]
    answers = [step for step in scenario["steps"] if "command" in step]
    whole = play_answering(scenario, scenario["pack"], answers, Random(seed), [])

    holed = copy.deepcopy(scenario)
    punch_holes(holed["pack"], Random(seed))
    paths: list[str] = []
    taught = play_answering(holed, scenario["pack"], answers, Random(seed), paths)

    assert known_board(taught, whole) == board_of(whole.table)
    assert len(paths) == len(set(paths)), "nothing is asked twice"


def known_board(game: Game, whole: Game) -> Json:
    """The board; what was never needed is still unknown on it."""
    board, expected = board_of(game.table), board_of(whole.table)
    for mine, full in zip(board["districts"], expected["districts"], strict=True):
        if mine["marker"] is None:
            mine["marker"] = full["marker"]
        for value in ("research", "health"):
            if mine["epic"] is not None and mine["epic"][value] is None:
                mine["epic"][value] = full["epic"][value]
    return board


def play_answering(
    scenario: Json, whole: Json, commands: list[Json], chance: Random, paths: list[str]
) -> Game:
    """Plays the commands; dice and choices fall alike whatever is asked between them."""
    read = scenario_from({**scenario, "steps": commands}, "table")
    game = Game(table_of(read), read.pack)
    for command in commands:
        if game.table.phase == "over":
            break
        try:
            game.submit(read_input(command))
        except RefusedInput:
            continue
        while (question := game.table.question) is not None:
            if isinstance(question, Content):
                paths.append(question.path)
                game.submit(read_input({"answer": printed(whole, question, game.table.setup)}))
            else:
                game.submit(read_input({"answer": random_answer(whole, question, chance)}))
    return game


def random_answer(whole: Json, question: Any, chance: Random) -> Any:
    match question.kind:
        case "movement-die":
            return chance.choice(whole["dice"]["movement"])
        case "ability-die":
            return chance.choice(whole["dice"]["ability"])
        case "power-dice":
            return {colour: chance.choice("ABCD") for colour in ("yellow", "black", "red", "blue")}
        case "regalia-card":
            return chance.choice(sorted(effect for effect, cards in whole["regalia_deck"].items() if cards))
        case _:
            return chance.choice(question.options)


def punch_holes(pack: Json, chance: Random) -> None:
    for epic in pack["epics"]:
        for field in ("research", "health", "weakened", "rewards", "track"):
            if chance.random() < 0.4:
                epic[field] = chance.choice(["?", None])
        if epic["track"] not in ("?", None):
            epic["track"] = holes(epic["track"], chance)
    for boss in pack["bosses"]:
        for field in ("deployment", "tracks", "tables", "track_end"):
            if chance.random() < 0.3:
                boss.pop(field, None)
        for colour, symbols in boss.get("tracks", {}).items():
            boss["tracks"][colour] = None if chance.random() < 0.2 else holes(symbols, chance)
        for rows in boss.get("tables", {}).values():
            for row in rows:
                rows[row] = holes(rows[row], chance)
    for district in pack["districts"]:
        if isinstance(district.get("track"), list):
            district["track"] = None if chance.random() < 0.3 else holes(district["track"], chance)
        elif chance.random() < 0.3:
            district.pop("track", None)
    for card in pack.get("newcago_cards", []):
        card["actions"] = None if chance.random() < 0.3 else holes(card["actions"], chance)
    for part in ("equipment", "base_spaces", "ildithia"):
        if chance.random() < 0.4:
            pack.pop(part, None)


def holes(symbols: list[str], chance: Random) -> list[str]:
    return ["?" if chance.random() < 0.3 else symbol for symbol in symbols]


def printed(whole: Json, question: Content, setup: Setup) -> Any:
    """What a player reads on the cardboard."""
    part, *rest = question.path.split(".")
    found: Any
    match part:
        case "epics" | "equipment":
            found = next(one for one in whole[part] if one["id"] == rest[0])
            rest = rest[1:]
        case "districts":
            found = next(one for one in whole[part] if one["id"] == rest[0] and one["city"] == setup.city)
            rest = rest[1:]
            if setup.city == "babilar":
                return found["track"].get(rest[1], "-")
        case "bosses":
            found = next(one for one in whole[part] if (one["boss"], one["board"]) == (rest[0], rest[1]))
            rest = rest[3:] if rest[2].isdigit() else rest[2:]
        case "newcago_cards":
            found = next(one for one in whole[part] if (one["district"], one["side"]) == (rest[0], rest[1]))
            rest = rest[2:]
        case _:
            found, rest = whole, [part, *rest]
    for step in rest:
        if rest[:1] == ["rewards"] and isinstance(found, dict) and step not in found:
            return 0
        found = found[int(step) - 1] if isinstance(found, list) else found[step]
    if question.expects == "length":
        return len(found["A"]) if isinstance(found, dict) else len(found)
    return found


@pytest.mark.parametrize(
    ("path", "expects", "value", "expected"),
    [
        ("epics.a.track.2", "cell", "populaton", "an action"),
        ("epics.a.track.2", "cell", "?", "an action"),
        ("epics.a.track.2", "cell", 3, "an action"),
        ("epics.a.track", "length", 1, "a number from 2"),
        ("epics.a.research", "number", "-", "a number from 0"),
        ("epics.a.health", "health", 0, "a number from 1"),
        ("base_spaces", "number", 1, "a number from 2"),
        ("bosses.steelheart.A/B.4.deployment", "number", 0, "a number from 1"),
    ],
)
def test_an_answer_that_cannot_be_printed_is_refused(
    path: str, expects: str, value: object, expected: str
) -> None:
    pack = Pack()
    with pytest.raises(RefusedInput, match=expected):
        teach(pack, Content(path, expects), value, "newcago", {})
    assert pack == Pack()


def test_the_answer_is_in_the_pack_under_its_name() -> None:
    pack = teach(
        Pack(), Content("equipment.epic-dna.price", "number"), 4, "newcago", {"epic-dna": "Epic DNA"}
    )
    assert (pack.equipment[0].id, pack.equipment[0].name, pack.equipment[0].price) == (
        "epic-dna",
        "Epic DNA",
        4,
    )
    question = Content("districts.grand-central.track.6", "cell")
    pack = teach(pack, question, "base", "babilar", {"grand-central": "Grand Central"})
    assert pack.districts[0].name == "Grand Central"
    assert pack.districts[0].track == {**{str(spot): "?" for spot in range(11)}, "6": "base"}


def test_a_golden_path_counts_from_one() -> None:
    scenario = random_scenario(Random(1))
    scenario["pack"]["epics"] = [
        {
            "id": "curveball",
            "track": ["-", "-", "-", "?", "population"],
            "research": 1,
            "health": 3,
            "weakened": 1,
        }
    ]
    scenario["setup"] = {"boss": "steelheart", "city": "newcago"}
    scenario["board"] = {
        "reckoners": [{"name": "Tia", "district": 0}, {"name": "Prof", "district": 0}],
        "districts": [{"name": "X", "epic": {"id": "curveball", "bracket": 4}}, {"name": "Y"}, {"name": "Z"}],
    }
    scenario["steps"] = [{"command": "epic-phase"}]
    game, _ = play_scenario(scenario_from(scenario, "table"))
    assert game.table.question == Content("epics.curveball.track.4", "cell")


def test_a_track_does_not_end_before_its_bracket() -> None:
    entry = {
        "pack": {"epics": [{"id": "gale", "research": 2, "health": 5}]},
        "board": {
            "reckoners": [{"name": "Tia", "district": 0}, {"name": "Prof", "district": 1}],
            "districts": [{"epic": {"id": "gale", "bracket": 3}}, {}, {}],
        },
        "steps": [{"command": "epic-phase"}],
    }
    game, _ = play_scenario(scenario_from(entry, "table"))
    assert game.table.question == Content("epics.gale.track", "length")
    with pytest.raises(RefusedInput, match=r"bracket: 3 is not left of the track.s last action"):
        game.submit(read_input({"answer": 3}))
    game.submit(read_input({"answer": 4}))
    assert game.table.question == Content("epics.gale.track.1", "cell")
