"""Reading packs from files and strangers: bounded, strict, one clear message."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from companion.content.pack import Pack

MOST_BYTES = 5_000_000


class PackError(ValueError):
    """A pack that is refused: which file, which field, what was expected."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}")


def read_pack(path: Path) -> Pack:
    return pack_from(read_json(path), str(path))


def read_json(path: Path, most: int = MOST_BYTES) -> Any:
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise PackError(str(path), f"cannot be read ({error.strerror})") from error
    return json_from(content, str(path), most)


def json_from(content: bytes, where: str, most: int = MOST_BYTES) -> Any:
    if len(content) > most:
        raise PackError(where, f"larger than {most // 1_000_000} MB, the most that is read")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PackError(where, f"is not UTF-8 text (byte {error.start})") from error
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except RecursionError as error:
        raise PackError(where, "is nested too deeply, expected JSON of a few levels") from error
    except ValueError as error:
        raise PackError(where, f"is not JSON ({error})") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entry = dict(pairs)
    if len(entry) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the field {twice!r} is there twice in one object")
    return entry


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number of JSON")


def pack_from(entry: Any, where: str) -> Pack:
    try:
        return Pack.model_validate(entry)
    except ValidationError as error:
        raise PackError(where, first_problem(error)) from error


def first_problem(error: ValidationError) -> str:
    """The first thing wrong: its path, what stood there, what was expected."""
    problem = error.errors(include_url=False, include_context=False)[0]
    path = _path(problem["loc"])
    message = problem["msg"]
    if not path:
        return message
    found = "" if problem["type"] in ("missing", "extra_forbidden") else f"{_short(problem['input'])}: "
    return f"{path}: {found}{message[:1].lower()}{message[1:]}"


# pydantic puts the members of unions into the path too: words that stand in no pack
_UNION_MEMBERS = frozenset(("constrained-int", "constrained-str", "int", "str", "literal['infinite']"))


def _path(location: Sequence[int | str]) -> str:
    return ".".join(str(part) for part in location if part not in _UNION_MEMBERS and "[" not in str(part))


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
