"""The players' own pack: what each game taught, and takes back for good with an undo."""

import json
from collections.abc import Iterator
from typing import Any, Final

from companion.content.pack import Pack
from companion.content.reading import pack_from
from companion.content.teaching import add_epic, teach
from companion.content.teachings import (
    NOBODY,
    Teaching,
    Teachings,
    is_blank,
    taken_back_by,
    taught_by,
    value_at,
    without,
    without_card,
)
from companion.game.database import transaction
from companion.game.game import names_in
from companion.game.rows import Rows
from companion.game.sums import is_sound, sum_of
from companion.rules.box import slug
from companion.rules.notation import UNKNOWN
from companion.rules.questions import Content
from companion.rules.table import Table

TAUGHT: Final = "table"
BY: Final = "by"  # who taught it


class Taught:
    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    def pack(self) -> Pack | None:
        body = self._body(TAUGHT)
        return None if body is None else pack_from(body, "what the app was taught")

    def keep(self, pack: Pack, teachings: Teachings | None = None) -> None:
        with transaction(self.rows.connection, self.rows.path):
            self._write(TAUGHT, pack.model_dump_json(exclude_none=True))
            if teachings is not None:
                said = {path: [[one.game, one.value] for one in them] for path, them in teachings.items()}
                self._write(BY, json.dumps(said))

    def learn(
        self, question: Content, value: object, table: Table, game: str = NOBODY, pack: Pack | None = None
    ) -> None:
        """`pack`: of the game, which may know how long a row is where the players' own does not."""
        mine = self._mine() if pack is None else _with_row(self._mine(), question, pack, table)
        before = _at(mine, question.path)
        said = taught_by(self._by(), question.path, game, value, _as_answer(before, question))
        self.keep(_told(mine, question, value, table), said)

    def learn_card(self, name: str, chosen_set: str, game: str = NOBODY) -> None:
        mine = self._mine()
        is_new = all(one.id != slug(name) for one in mine.epics)
        said = taught_by(self._by(), _card(name), game, name, None if is_new else name)
        self.keep(add_epic(mine, name, chosen_set) if is_new else mine, said)

    def take_back(self, question: Content, value: object, table: Table, game: str) -> bool:
        """What that game said there; False: it stays, since another game has used it."""
        path, mine = question.path, self._mine()
        left = taken_back_by(self._by(), path, game)
        now = _at(mine, path)
        if now is None or path in left:
            # others said it too, before or since: the last of them counts
            others = left.get(path, ())
            self.keep(_told(mine, question, others[-1].value, table) if others else mine, left)
            return not (others and others[-1].value == value)
        if not _is_same(now, value, question) or self._is_used(question, value, game):
            self.keep(mine, {**left, path: (Teaching(NOBODY, _as_answer(now, question)),)})
            return False
        mine, row = without(mine, path), path.rpartition(".")[0]
        if question.expects == "cell" and row not in left and is_blank(_at(mine, row)):
            mine = without(mine, row)
        self.keep(mine, left)
        return True

    def take_card_back(self, name: str, game: str) -> bool:
        path = _card(name)
        left = taken_back_by(self._by(), path, game)
        used = any(value_at(pack, path) is not None for pack in self._packs_of_others(game))
        if path in left or used:
            self.keep(self._mine(), {**left, path: (Teaching(NOBODY, name),)})
            return False
        self.keep(without_card(self._mine(), slug(name)), left)
        return True

    def _is_used(self, question: Content, value: object, game: str) -> bool:
        """Has another game begun with it?"""
        packs = self._packs_of_others(game)
        return any(_as_answer(value_at(pack, question.path), question) == value for pack in packs)

    def _packs_of_others(self, game: str) -> Iterator[dict[str, Any]]:
        found = self.rows.select(
            "SELECT DISTINCT body FROM packs JOIN games ON pack = hash WHERE id <> ?", game
        )
        for (body,) in found:
            try:
                pack = json.loads(body)
            except ValueError:  # damaged: that game cannot be played either
                continue
            if pack.get("kind") != "practice":
                yield pack

    def _mine(self) -> Pack:
        return self.pack() or Pack(id="table", name="Our table", kind="table")

    def _by(self) -> Teachings:
        body = self._body(BY) or {}
        return {path: tuple(Teaching(game, value) for game, value in them) for path, them in body.items()}

    def _body(self, identity: str) -> Any:
        for name, body, total in self.rows.select("SELECT id, body, sum FROM taught WHERE id = ?", identity):
            if is_sound("taught", {"id": name, "body": body, "sum": total}):
                return json.loads(body)
        return None

    def _write(self, identity: str, body: str) -> None:
        row = {"id": identity, "body": body}
        self.rows.insert("taught", {**row, "sum": sum_of("taught", row)}, replace=True)


def _told(pack: Pack, question: Content, value: object, table: Table) -> Pack:
    return teach(pack, question, value, table.setup.city, names_in(table), table.box.power)


def _at(pack: Pack, path: str) -> Any:
    return value_at(pack.model_dump(exclude_none=True), path)


def _with_row(mine: Pack, question: Content, pack: Pack, table: Table) -> Pack:
    """As long as the row is in this game: a symbol is taught in its place."""
    path, _, last = question.path.rpartition(".")
    row, known = _at(pack, path), _at(mine, path)
    if question.expects != "cell" or not last.isdigit() or not isinstance(row, list):
        return mine
    if ".tables." in path or (isinstance(known, list) and len(known) == len(row)):
        return mine
    mine = _told(mine, Content(path, "length"), len(row), table)
    for at, symbol in enumerate((known or ())[: len(row)], 1):
        if symbol != UNKNOWN:
            mine = _told(mine, Content(f"{path}.{at}", "cell"), symbol, table)
    return mine


def _card(name: str) -> str:
    return f"epics.{slug(name)}"


def _as_answer(value: Any, question: Content) -> Any:
    """What is written in a pack, as it was answered."""
    if question.expects == "length" and isinstance(value, list):
        return len(value)
    if question.expects == "length" and isinstance(value, dict):
        return max((len(row or ()) for row in value.values()), default=0) or None
    return value


def _is_same(written: Any, answer: object, question: Content) -> bool:
    """A row of which anything more is known than its length is another thing."""
    if question.expects == "length":
        return _as_answer(written, question) == answer and is_blank(written)
    return bool(written == answer)
