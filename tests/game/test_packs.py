"""The packs of the app, and what the players taught it."""

from pathlib import Path

from companion.content.pack import Epic, Pack
from companion.content.reading import read_pack
from companion.game.packs import RULEBOOK, practice_pack, real_pack, with_taught
from companion.game.store import Store

TAUGHT = Pack(id="table", name="Our table", kind="table", epics=[Epic(id="curveball", research=7)])


def test_a_real_box_is_the_rulebooks_at_first(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        assert real_pack(store) == read_pack(RULEBOOK)


def test_a_real_box_knows_what_it_was_taught(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.teach(TAUGHT)
        pack = real_pack(store)
    curveball = pack.epics[0]
    assert (pack.kind, curveball.name, curveball.research) == ("table", "Curveball", 7)


def test_the_practice_box_is_never_mixed_with_it(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.teach(TAUGHT)
        assert with_taught([practice_pack()], store) == practice_pack()
        mixed = with_taught([practice_pack(), read_pack(RULEBOOK)], store)
        assert next(one for one in mixed.epics if one.id == "curveball").research is None
