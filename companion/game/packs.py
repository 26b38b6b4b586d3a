"""The packs that come with the app, and what the players taught it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.content.merging import merge
from companion.content.pack import Pack
from companion.content.reading import read_pack
from companion.game.store import Store

PACKS: Final = Path(__file__).resolve().parents[2] / "assets" / "packs"
PRACTICE: Final = PACKS / "practice.json"
RULEBOOK: Final = PACKS / "rulebook.json"


def practice_pack() -> Pack:
    return read_pack(PRACTICE)


def real_pack(store: Store) -> Pack:
    """What the rulebooks state, and what the players found on their own cards."""
    return with_taught([read_pack(RULEBOOK)], store)


def with_taught(packs: Sequence[Pack], store: Store) -> Pack:
    """One pack; what was taught is never mixed with what we invented."""
    taught = None if any(one.kind == "practice" for one in packs) else store.taught()
    return merge(packs if taught is None else [*packs, taught])
