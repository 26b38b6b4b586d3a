"""`save`: a game as a scenario file, its start and everything entered since."""

import json
from pathlib import Path
from typing import Any

from companion.terminal import words
from companion.terminal.naming import NotUnderstood


def save(file: str, scenario: dict[str, Any], replace: bool) -> None:
    if not file:
        raise NotUnderstood(words.SAVE_WHERE)
    text = json.dumps(scenario, ensure_ascii=False, indent=1)
    try:
        with Path(file).expanduser().open("w" if replace else "x", encoding="utf-8") as stream:
            stream.write(f"{text}\n")
    except FileExistsError as error:
        raise NotUnderstood(words.SAVE_EXISTS, file=file) from error
    except OSError as error:
        raise NotUnderstood(words.SAVE_FAILED, file=file, problem=error.strerror) from error
    except (RuntimeError, ValueError) as error:  # no such home; a name that no file can have
        raise NotUnderstood(words.SAVE_FAILED, file=file, problem=error) from error
