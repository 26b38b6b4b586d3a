"""Where the app keeps things (formats.md, section 4)."""

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

from companion.game.errors import SaveError
from companion.game.store import Store
from companion.terminal.run import Wrong
from companion.wording.language import Language
from companion.wording.saving import rescued, save_problem


def home() -> Path:
    """COMPANION_HOME, else the platform's folder for app data."""
    chosen = os.environ.get("COMPANION_HOME")
    return Path(chosen) if chosen else user_data_path("reckoners-companion", appauthor=False)


def open_store(language: Language) -> Store:
    """Open, and say in one sentence when the file was damaged."""
    try:
        store = Store(home())
    except SaveError as error:
        raise problem(error, language) from error
    if store.rescued is not None:  # apart from what the command prints, which a program may read
        print(rescued(str(store.rescued.aside), store.rescued.rows, language), file=sys.stderr, flush=True)
    return store


def problem(error: SaveError, language: Language) -> Wrong:
    return Wrong(save_problem(error.code, error.detail, language))
