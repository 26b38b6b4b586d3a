"""The store of saved games, opened for a command."""

import sys

from companion.game.errors import SaveError
from companion.game.home import home
from companion.game.store import Store
from companion.terminal.run import Wrong
from companion.wording.language import Language
from companion.wording.saving import rescued, save_problem


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
