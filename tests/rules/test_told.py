"""What an instruction has to carry so that its words leave no question."""

from companion.rules.instructions import (
    Copy,
    Fortify,
    FortifyBoss,
    MoveReckoner,
    Nothing,
    Population,
)
from tests.tables import command, epic, play, reckoner, scenario


def test_r6_1_a_fortify_tells_only_what_rose() -> None:
    def rose(research: int, health: int | str) -> str:
        after = play(scenario(epic("fortify", research=research, health=health)), "epic-phase")
        [told] = after.told_of(Fortify)
        return told.rose

    assert [rose(2, 5), rose(3, 10), rose(5, 6), rose(0, 2)] == ["both", "research", "health", "health"]
    assert rose(3, "infinite") == "research"


def test_r6_1_what_cannot_be_fortified_is_named() -> None:
    after = play(scenario(epic(), epic("fortify", research=5, health=10)), "epic-phase")
    assert after.told_of(Population) == [Population(-1, 39, "fortify", "epic-1")]


def test_r6_1_in_babilar_at_its_start_the_bosss_research_does_not_rise() -> None:
    after = play(scenario(epic("boss: fortify"), setup={"city": "babilar"}), "epic-phase")
    assert after.told_of(FortifyBoss) == []
    assert after.told_of(Nothing) == [Nothing("boss-at-start", 0)]


def test_r6_6_r6_7_who_is_moved_by_pull_and_repel() -> None:
    team = [reckoner("David", 1), reckoner("Tia", 2), reckoner("Prof", 3)]
    pulled = play(scenario(epic("pull"), epic(), epic(), epic(), reckoners=team), "epic-phase")
    assert pulled.told_of(MoveReckoner) == [
        MoveReckoner("David", 0, 1, "pull"),
        MoveReckoner("Prof", 0, 3, "pull"),
    ]
    repelled = play(scenario(epic(), epic("repel"), epic(), epic(), reckoners=team), "epic-phase")
    assert repelled.told_of(MoveReckoner) == [MoveReckoner("David", 2, 1, "repel")]
    walked = play(scenario(reckoners=team), command("move", reckoner="David", district=2))
    assert walked.told_of(MoveReckoner) == [MoveReckoner("David", 2, 1)]


def test_r6_17_a_copied_action_is_announced_with_its_epic() -> None:
    after = play(scenario(epic("gifted: copy"), epic("population", "-", bracket=1)), "epic-phase")
    assert Copy("epic-1", 1) in after.told_of(Copy)
