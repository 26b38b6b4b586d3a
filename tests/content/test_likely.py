"""The likeliest symbols, from what the box has shown so far."""

from companion.content.likely import FIRST, likeliest
from companion.content.pack import Pack
from companion.content.printed_rows import spot_of
from companion.content.reading import pack_from


def pack(*tracks: list[str], boss: list[str] | None = None) -> Pack:
    entry = {
        "epics": [{"id": f"epic-{at}", "track": track} for at, track in enumerate(tracks)],
        "bosses": [{"boss": "steelheart", "board": "A/A", "tracks": {"red": boss}}] if boss else [],
    }
    return pack_from(entry, "this test")


def test_a_box_that_has_shown_nothing_offers_the_first_of_the_palette() -> None:
    assert likeliest(Pack(), "epics.gale.track.1") == FIRST


def test_the_same_place_on_a_row_of_the_same_kind_comes_first() -> None:
    known = pack(
        ["?", "?", "?", "?"],
        ["fortify", "population x2", "steal", "base"],
        ["fortify", "population x2", "pull", "base"],
        ["repel", "-", "steal", "base"],
        boss=["money", "money", "money"],
    )
    assert likeliest(known, "epics.epic-0.track.1")[:2] == ("fortify", "repel")
    assert likeliest(known, "epics.epic-0.track.2")[0] == "population x2"
    assert likeliest(known, "epics.epic-0.track.4")[0] == "base"
    assert "-" not in likeliest(known, "epics.epic-0.track.2")
    assert likeliest(known, "bosses.steelheart.A/A.tracks.red.2", 9).count("money") == 1


def test_the_last_of_a_row_is_like_the_last_of_the_others() -> None:
    known = pack(["?"] * 6, ["pull", "steal", "transform"], ["base", "steal", "transform"])
    assert likeliest(known, "epics.epic-0.track.6")[0] == "transform"


def test_a_place_is_found_in_its_row() -> None:
    known = pack(["fortify", "?"], boss=["money", "?"])
    spot = spot_of(known, "bosses.steelheart.A/A.tracks.red.2")
    assert spot is not None
    assert (spot.at, spot.row.symbols, spot.is_last) == (2, ("money", "?"), True)
    assert spot_of(known, "dice.ability") is None
    assert spot_of(known, "epics.epic-0.track.9") is None
