"""`play`: a whole game in plain lines, from setup to the end."""

from pathlib import Path
from random import Random
from typing import Final

from companion.content.merging import merge
from companion.content.pack import Pack
from companion.content.reading import PackError, read_pack
from companion.rules.errors import RefusedInput
from companion.terminal import words
from companion.terminal.choosing import Choosing
from companion.terminal.lines import Lines, Quit
from companion.terminal.run import Wrong
from companion.terminal.session import Session
from companion.wording.language import Language

PRACTICE: Final = Path(__file__).resolve().parents[2] / "assets" / "packs" / "practice.json"
INTERRUPTED: Final = 130


def play(packs: list[str] | None, seed: int | None, auto: bool, language: Language) -> int:
    lines = Lines(language, auto)
    try:
        _play([read_pack(Path(file)) for file in packs or (PRACTICE,)], seed, lines)
    except (PackError, RefusedInput) as error:
        raise Wrong(str(error)) from error
    except Quit:
        lines.tell(words.LEFT)
    except EOFError:
        lines.end()
        lines.tell(words.LEFT_UNSAVED)
    except KeyboardInterrupt:
        lines.end()
        lines.tell(words.INTERRUPTED)
        return INTERRUPTED
    return 0


def _play(packs: list[Pack], seed: int | None, lines: Lines) -> None:
    rolls = lines.auto or seed is not None
    chance = Random(seed)
    pack = merge(packs)
    if any(one.kind == "practice" for one in packs):
        lines.tell(words.PRACTICE)
    if pack.kind != "practice":
        lines.tell(words.PACK, name=pack.name)
    lines.tell(words.ROLLS if rolls else words.TABLE_ROLLS)
    Session(Choosing(lines, pack, chance, rolls).choose(), lines, chance, rolls).play()
