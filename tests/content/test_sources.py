"""Where a value comes from: kept with the pack, merged with the values, gone when the players teach it."""

import json
from typing import Any

import pytest

from companion.content.merging import merge
from companion.content.pack import Pack
from companion.content.reading import PackError, pack_from
from companion.content.sources import source_of
from companion.content.teaching import add_epic, teach
from companion.rules.questions import Content

BOOK = "the base book, page 12"
FRIENDS = "the pack of some friends"


def gale(*track: str, research: int | None = None, sources: dict[str, str] | None = None) -> Pack:
    epic: dict[str, Any] = {"id": "gale", "track": [*track] or None, "research": research}
    return pack_from({"epics": [epic], "sources": sources or {}}, "gale.json")


def test_a_source_is_kept_and_written_back() -> None:
    sources = {"epics.gale.track": BOOK, "bosses.steelheart.A/B.4.deployment": FRIENDS, "dice": BOOK}
    pack = gale("plan", "base", sources=sources)
    written = json.loads(pack.model_dump_json(exclude_none=True))
    assert written["sources"] == sources
    assert pack_from(written, "again").sources == sources


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("epics.gale.track.2", BOOK),
        ("epics.gale.track.1", FRIENDS),
        ("epics.gale.track", BOOK),
        ("epics.gale.research", None),
        ("epics.galette.track.2", None),
        ("epics.gale", None),
    ],
)
def test_the_longest_beginning_of_a_path_counts(path: str, source: str | None) -> None:
    sources = {"epics.gale.track": BOOK, "epics.gale.track.1": FRIENDS}
    assert source_of(gale("plan", "base", research=2, sources=sources), path) == source


def test_what_comes_from_one_place_altogether_has_its_source() -> None:
    pack = merge([gale("plan", "base", sources={"epics": BOOK})])
    assert pack.sources == {"epics.gale.track.1": BOOK, "epics.gale.track.2": BOOK}
    assert source_of(pack, "epics.gale") == BOOK


def test_the_later_packs_value_brings_its_own_source() -> None:
    ours = gale("plan", "base", "plan", research=2, sources={"epics.gale": BOOK})
    theirs = gale("?", "pull", "?", sources={"epics": FRIENDS})
    merged = merge([ours, theirs])
    found = [source_of(merged, f"epics.gale.track.{number}") for number in (1, 2, 3)]
    assert found == [BOOK, FRIENDS, BOOK]
    assert source_of(merged, "epics.gale.research") == BOOK


def test_a_later_value_without_a_source_has_none() -> None:
    merged = merge([gale("plan", "base", sources={"epics.gale": BOOK}), gale("?", "pull")])
    assert source_of(merged, "epics.gale.track.1") == BOOK
    assert source_of(merged, "epics.gale.track.2") is None


def test_a_later_track_of_another_length_leaves_nothing_of_the_earlier_one() -> None:
    merged = merge([gale("plan", "base", "pull", sources={"epics": BOOK}), gale("base", "?")])
    assert merged.sources == {}


def test_a_source_does_not_spread_to_what_other_packs_say() -> None:
    other = pack_from({"epics": [{"id": "ember", "research": 3}]}, "other")
    merged = merge([gale("plan", "base", sources={"epics": BOOK}), other])
    assert source_of(merged, "epics.ember.research") is None


def test_what_the_players_teach_is_theirs() -> None:
    pack = gale("plan", "?", "base", sources={"epics.gale": BOOK})
    taught = teach(pack, Content("epics.gale.track.2", "cell"), "pull", "newcago", {})
    assert [source_of(taught, f"epics.gale.track.{number}") for number in (1, 2, 3)] == [BOOK, None, BOOK]


def test_a_card_that_the_players_add_has_no_source() -> None:
    pack = add_epic(gale("plan", "base", sources={"epics": BOOK}), "Ember", "base")
    assert source_of(pack, "epics.ember.name") is None
    assert source_of(pack, "epics.gale.track.1") == BOOK


@pytest.mark.parametrize(
    ("sources", "problem"),
    [
        ([], "sources: "),
        ("the book", "sources: "),
        ({"epics.gale": 12}, "sources.epics.gale: 12"),
        ({"epics.gale": None}, "sources.epics.gale: None"),
        ({"epics.gale": ""}, "sources.epics.gale"),
        ({"epics.gale": ["p. 1"]}, "sources.epics.gale"),
        ({"": "the book"}, "sources"),
        ({"epics..gale": "the book"}, "sources.epics..gale"),
        ({"epics.gale ": "the book"}, "sources.epics.gale "),
    ],
)
def test_wrong_sources_are_refused_with_their_path(sources: object, problem: str) -> None:
    with pytest.raises(PackError) as refused:
        pack_from({"sources": sources}, "bad.json")
    assert problem in str(refused.value)


def test_a_path_that_leads_to_nothing_yet_is_no_mistake() -> None:
    assert source_of(pack_from({"sources": {"epics.nobody": BOOK}}, "a"), "epics.nobody.research") == BOOK
