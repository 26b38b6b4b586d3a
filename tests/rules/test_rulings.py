"""Where the books leave room."""

from companion.rules.pages import PAGES
from companion.rules.rulings import SETTABLE, rulings
from companion.rules.setup import Setup

# Every rule of the digest that has a line marked Ruling, and R2.2's offer.
RULED = {
    "R2.2",
    "R4.1",
    "R4.3",
    "R5.1",
    "R5.2",
    "R5.4",
    "R5.5",
    "R6.1",
    "R6.5",
    "R6.9",
    "R6.12",
    "R6.14",
    "R6.17",
    "R6.20",
    "R6.21",
    "R7.3",
    "R7.6",
    "R8.3",
    "R9.2",
    "R9.5",
}


def test_every_ruling_is_listed_with_the_page_that_leaves_room() -> None:
    found = rulings(Setup())
    assert {one.rule for one in found} == RULED
    assert set(PAGES) >= RULED
    assert all(one.pages != (None, None) for one in found)
    assert len({one.name for one in found}) == len(found)


def test_four_can_be_set_and_say_what_holds() -> None:
    chosen = {one.name: one.chosen for one in rulings(Setup()) if one.options}
    assert chosen == {
        "rewards": "in-step",
        "copy-tokens": "after",
        "per-research": "held",
        "equipment-minimum": "reckoner",
    }
    assert set(SETTABLE) == set(chosen)
    otherwise = Setup(
        rewards="at-once", copy_tokens="before", per_research="at-once", equipment_minimum="district"
    )
    assert [one.chosen for one in rulings(otherwise) if one.options] == [
        "at-once",
        "before",
        "at-once",
        "district",
    ]


def test_r4_1_rewards_come_at_once_with_a_reckoner_of_steelslayer() -> None:
    assert next(one.chosen for one in rulings(Setup(), ("Val", "Tia")) if one.name == "rewards") == "at-once"
