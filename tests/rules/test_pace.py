"""Where an Epic Phase waits for the players: before everyone who acts, or after every symbol."""

from companion.game.scenario import scenario_from, table_of
from companion.rules.commands import EpicPhase, GoOn
from companion.rules.instructions import Step, Told
from companion.rules.play import after_command
from tests.tables import Json, epic, scenario


def stops(table: Json, pace: str) -> list[list[str]]:
    """What is told at each stop; the steps and who acts left out."""
    position = table_of(scenario_from({**table, "steps": []}, "this test"))
    position.told = []
    position = after_command(position, EpicPhase(pace))
    told = [_kinds(position.told or [])]
    while position.paused:
        position = after_command(position, GoOn(pace))
        told.append(_kinds(position.told or []))
    assert position.question is None
    return told


def _kinds(told: list[Told]) -> list[str]:
    instructions = [one.instruction for one in told]
    return [f"Step {one.step}" if isinstance(one, Step) else type(one).__name__ for one in instructions]


def test_every_symbol_and_the_brackets_move_are_stops() -> None:
    table = scenario(epic("population", "barricade", "-", "-", bracket=2))
    assert stops(table, "action")[1:4] == [["Activate", "Population"], ["Place"], ["Bracket"]]


def test_a_held_action_is_a_stop() -> None:
    table = scenario(epic("population per barricade", "barricade", "-", "-", bracket=2))
    assert stops(table, "action")[1:5] == [["Activate"], ["Place"], ["Bracket"], ["Population"]]


def test_r8_3_every_symbol_of_a_newcago_card_is_a_stop() -> None:
    table = scenario(epic(), epic(printed=["population", "barricade"]), setup={"newcago_cards": True})
    told = stops(table, "action")
    assert ["Population"] in [[kind for kind in stop if not kind.startswith("Step")] for stop in told]
    assert told[told.index(["Place"]) - 1][-1] == "Population"


def test_r7_2_steelhearts_pieces_and_each_other_symbol_are_stops() -> None:
    red = ["enforcement", "population", "money", "-"]
    table = scenario(tracks={"red": red}, boss={"brackets": {"red": 3}}, money=5)
    told = stops(table, "action")
    place = next(at for at, stop in enumerate(told) if "Place" in stop)
    assert told[place][-2:] == ["BossTrack", "Place"]
    assert told[place + 1 : place + 3] == [["Population"], ["Money"]]


def test_r4_2_the_boss_step_belongs_to_the_boss() -> None:
    for pace in ("epic", "action"):
        told = stops(scenario(epic("population")), pace)
        [at] = [at for at, stop in enumerate(told) if "Step boss" in stop]
        assert told[at][:2] == ["Step boss", "Activate"]
