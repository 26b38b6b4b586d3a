"""`games`: lists, exports and imports saved games."""

import json
from dataclasses import asdict
from pathlib import Path

from companion.content.reading import PackError, read_json
from companion.game.errors import SaveError
from companion.game.exchange import Choice, export, import_games
from companion.terminal import words
from companion.terminal.home import open_store, problem
from companion.terminal.run import Wrong
from companion.wording.language import Language

_STATES = {None: words.GAME_OPEN, "won": words.GAME_WON, "lost": words.GAME_LOST}


def list_games(as_json: bool, language: Language) -> None:
    with open_store(language) as store:
        summaries = store.summaries()
    if as_json:
        for one in summaries:
            print(json.dumps(asdict(one), ensure_ascii=False))
        return
    if not summaries:
        print(language.gettext(words.GAMES_NONE))
    for one in summaries:
        state = language.gettext(_STATES.get(one.outcome, words.GAME_OPEN))
        shown = {
            "id": one.id,
            "name": one.name,
            "started": one.started,
            "round": one.round,
            "inputs": one.inputs,
        }
        print(language.gettext(words.GAME, **shown, state=state))


def export_games(file: str, games: list[str] | None, language: Language) -> None:
    """Into a new file: what is there already is not overwritten."""
    with open_store(language) as store:
        try:
            text, left_out = export(store, games)
        except SaveError as error:
            raise problem(error, language) from error
    try:
        with Path(file).open("x", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise Wrong(language.gettext(words.SAVE_FAILED, file=file, problem=error.strerror)) from error
    for name in left_out:
        print(language.gettext(words.LEFT_OUT, name=name))
    print(language.gettext(words.EXPORTED, games=len(json.loads(text)["games"]), file=file))


def bring_games(file: str, choice: Choice, language: Language) -> None:
    try:
        entry = read_json(Path(file), most=MOST_BYTES)
    except PackError as error:
        raise Wrong(str(error)) from error
    with open_store(language) as store:
        try:
            done = import_games(store, entry, choice)
        except SaveError as error:
            wrong = problem(error, language)
            if error.code == "would-overwrite":
                wrong = Wrong(f"{wrong} {language.gettext(words.IMPORT_CHOICES)}")
            raise wrong from error
    counts = {"added": len(done.added), "same": len(done.same), "skipped": len(done.skipped)}
    print(language.gettext(words.IMPORTED, **counts))


MOST_BYTES = 200_000_000  # years of games; a pack has its own, far smaller bound
