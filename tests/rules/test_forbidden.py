"""R9.1: the app warns and says what became of the entry; nobody is told that nothing counted when it did."""

import pytest

from companion.rules.instructions import Warn
from tests.tables import Json, Outcome, Place, command, epic, play, reckoner, scenario

TEAM = [reckoner("David", 0), reckoner("Tia", 1)]
ELSEWHERE = {"research": 0, "health": 9, "district": 1}


def came_of(outcome: Outcome) -> list[tuple[str, str]]:
    return [(one.code, one.became) for one in outcome.told_of(Warn)]


def after(step: Json, *places: Place, **table: object) -> Outcome:
    return play(scenario(*places, reckoners=TEAM, **table), step)  # type: ignore[arg-type]


COUNTED: dict[str, tuple[Json, list[Place], Json]] = {
    "not-here": (command("attack", district=1, reckoner="David"), [epic(), epic(health=3)], {}),
    "boss-elsewhere": (command("attack", district=0, target="boss"), [], {"boss": ELSEWHERE}),
    "blue-shield": (command("contain", district=0), [epic("-", "-", "-", bracket=2, blue_shields=1)], {}),
    "red-shield": (
        command("remove", piece="enforcement", district=0),
        [epic(enforcement=1, red_shields=1)],
        {},
    ),
    "barricade": (command("move", reckoner="David", district=1), [epic(barricades=1)], {}),
    "pulled": (command("move", reckoner="David", district=1), [epic("pull", "-", bracket=1)], {}),
    "too-little-money": (command("buy", market=True), [], {"money": 0}),
    "nobody-here": (
        command("protect", district=2),
        [epic(), epic(), epic(marker=0)],
        {"setup": {"city": "ildithia", "boss": "limelight"}},
    ),
}
NOT_COUNTED: dict[str, tuple[Json, list[Place], Json]] = {
    "infinite-health": (command("attack", district=0), [epic(research=2, health="infinite")], {}),
    "already-weakened": (command("research", district=0), [epic(research=0, health=2)], {}),
    "bracket-at-start": (command("contain", district=0), [epic("-", "-", bracket=1)], {}),
    "nothing-there": (command("remove", piece="barricade", district=0), [epic()], {}),
    "boss-not-weakened": (command("attack", district=0, target="boss"), [], {}),
    "boss-not-found": (
        command("attack", district=0, target="boss"),
        [epic(marker=1)],
        {"setup": {"city": "babilar", "boss": "regalia"}},
    ),
    "no-plan": (command("use-plan", reckoner="David"), [], {}),
}


@pytest.mark.parametrize("code", COUNTED)
def test_r9_1_counted_anyway(code: str) -> None:
    step, places, table = COUNTED[code]
    outcome = after(step, *places, **table)
    assert came_of(outcome) == [(code, "counted")]
    assert len(outcome.told) > 1


@pytest.mark.parametrize("code", NOT_COUNTED)
def test_r9_1_not_counted(code: str) -> None:
    step, places, table = NOT_COUNTED[code]
    outcome = after(step, *places, **table)
    assert came_of(outcome) == [(code, "not-counted")]
    assert outcome.kinds == ["Warn"]


def test_r8_2_research_in_a_district_at_0_is_not_counted() -> None:
    setup = {"city": "babilar", "boss": "regalia"}
    outcome = after(command("research", district=0, target="boss"), epic(marker=0), setup=setup)
    assert (came_of(outcome), outcome.warned) == ([("already-weakened", "not-counted")], ["R8.2"])


def test_r9_1_as_far_as_it_goes() -> None:
    team = [reckoner("David", 0, plans=1), reckoner("Tia", 1)]
    used = play(scenario(reckoners=team), command("use-plan", reckoner="David", count=2))
    assert (came_of(used), used.reckoners("plans")) == ([("no-plan", "partly")], [0, 0])
    placed = after(command("place", piece="barricade", district=0, count=9))
    assert (came_of(placed), placed["districts.0.barricades"]) == ([("supply-empty", "partly")], 8)
    shielded = epic("-", "-", "-", "-", bracket=3, blue_shields=1)
    contained = after(command("contain", district=0, count=5), shielded)
    assert (came_of(contained), contained["districts.0.epic.bracket"]) == ([("blue-shield", "partly")], 1)


def test_r9_1_the_warnings_of_one_entry_agree() -> None:
    far = command("contain", district=1, reckoner="David")
    shielded = epic("-", "-", bracket=1, blue_shields=1)
    assert came_of(after(far, epic(), shielded)) == [
        ("not-here", "not-counted"),
        ("blue-shield", "not-counted"),
        ("bracket-at-start", "not-counted"),
    ]
    on_boss = command("attack", district=0, target="boss", reckoner="Tia")
    assert came_of(after(on_boss, boss={"district": 1})) == [
        ("not-here", "not-counted"),
        ("boss-elsewhere", "not-counted"),
        ("boss-not-weakened", "not-counted"),
    ]
    infinite = epic(research=2, health="infinite")
    absent = command("attack", district=1, reckoner="David")
    assert came_of(after(absent, epic(), infinite)) == [
        ("not-here", "not-counted"),
        ("infinite-health", "not-counted"),
    ]
