"""`play`: a whole game in plain lines, from setup to the end."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from companion.content.pack import Pack
from companion.content.reading import PackError, read_pack
from companion.game.choices import begin
from companion.game.errors import SaveError
from companion.game.packs import PRACTICE, with_taught
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.errors import RefusedInput
from companion.terminal import words
from companion.terminal.choosing import Choosing
from companion.terminal.home import open_store, problem
from companion.terminal.lines import Lines, Quit
from companion.terminal.naming import NotUnderstood
from companion.terminal.rulings import ruling_from
from companion.terminal.run import Wrong
from companion.terminal.session import Session
from companion.wording.language import Language
from companion.wording.saving import inputs_lost
from companion.wording.setup import pack_name

INTERRUPTED: Final = 130


def play(
    packs: list[str] | None,
    seed: int | None,
    auto: bool,
    new: bool,
    language: Language,
    rulings: Sequence[str] = (),
) -> int:
    lines = Lines(language, auto)
    begun = False
    try:
        ruled = dict(ruling_from(one) for one in rulings)
    except NotUnderstood as wrong:
        raise Wrong(language.gettext(wrong.text, **wrong.values)) from wrong
    try:
        with open_store(language) as store:
            session = None if new or packs or rulings else _resumed(store, seed, lines)
            if session is None:
                session = _begun(
                    [read_pack(Path(file)) for file in packs or (PRACTICE,)], seed, lines, store, ruled
                )
            begun = True
            session.go_on()
    except (PackError, RefusedInput) as error:
        raise Wrong(str(error)) from error
    except SaveError as error:
        raise problem(error, language) from error
    except Quit:
        lines.tell(words.LEFT if begun else words.LEFT_SETUP)
    except EOFError:
        lines.end()
        lines.tell(words.LEFT if begun else words.LEFT_SETUP)
    except KeyboardInterrupt:
        lines.end()
        lines.tell(words.INTERRUPTED if begun else words.LEFT_SETUP)
        return INTERRUPTED
    return 0


def _resumed(store: Store, seed: int | None, lines: Lines) -> Session | None:
    """The last game that is not finished; a game that plays itself goes on only with one of its own."""
    games = (one for one in store.unfinished() if not lines.auto or store.setting(f"auto-{one.id}"))
    one = next(games, None)
    if one is None:
        return None
    opened = store.open_game(one.id)
    lines.tell(words.RESUMED, name=one.name)
    if opened.lost:
        lines.show(inputs_lost(opened.lost, lines.language))
    chance = Random(seed)
    session = Session(Sitting(opened, store, chance, lines.auto or seed is not None), lines)
    session.resume()
    return session


def _begun(
    packs: list[Pack], seed: int | None, lines: Lines, store: Store, rulings: Mapping[str, str]
) -> Session:
    rolls = lines.auto or seed is not None
    chance = Random(seed)
    pack = with_taught(packs, store)
    if any(one.kind == "practice" for one in packs):
        lines.tell(words.PRACTICE)
    if pack.kind != "practice":
        lines.tell(words.PACK, name=pack_name(pack.name, lines.language))
    lines.tell(words.ROLLS if rolls else words.TABLE_ROLLS)
    choices = Choosing(lines, pack, chance, rolls, rulings).choose()
    opened = begin(choices, pack, store, remember=not lines.auto)
    if lines.auto:
        store.set(f"auto-{opened.id}", True)
    session = Session(Sitting(opened, store, chance, rolls), lines)
    session.begin()
    return session
