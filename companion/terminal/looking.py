"""What players look at without changing anything: the board, a card, the log, the reasons, a table check."""

from collections.abc import Sequence
from typing import Any, Final

from companion.game.game import Game
from companion.game.why import at, why
from companion.rules.board import board_of
from companion.rules.instructions import Correct, Told
from companion.rules.table import Table
from companion.terminal import words
from companion.terminal.cards import card_lines
from companion.terminal.lines import Lines
from companion.terminal.naming import is_number
from companion.terminal.setting import path_from
from companion.wording.board import board_lines
from companion.wording.corrections import correction_words
from companion.wording.grouping import grouped
from companion.wording.labels import label
from companion.wording.language import Language
from companion.wording.reasons import reason
from companion.wording.table_check import table_check

LOG_LENGTH: Final = 10


def show_board(game: Game, _: str, lines: Lines) -> None:
    for line in board_lines(game.table, lines.language):
        lines.show(line)


def show_card(game: Game, name: str, lines: Lines) -> None:
    for line in card_lines(name.split(), game.table, lines.language):
        lines.show(line)


def show_check(game: Game, _: str, lines: Lines) -> None:
    for line in table_check(game.table, lines.language):
        lines.show(line)


def show_log(game: Game, length: str, lines: Lines) -> None:
    entries = game.entries()
    first = max(0, len(entries) - (int(length) if is_number(length) else LOG_LENGTH))
    if not entries:
        lines.tell(words.LOG_EMPTY)
    for index, done in enumerate(entries[first:], first):
        lines.tell(words.LOG_ENTRY, number=index + 1, entry=label_of(game, index, lines.language))
        for group in grouped([(told, done.table) for told in done.told], lines.language):
            lines.show(group.sentence)


def show_reasons(told: Sequence[tuple[Told, Table]], lines: Lines) -> None:
    """Why the last instructions."""
    if not told:
        lines.tell(words.WHY_NOTHING)
    for one, table in told:
        lines.show(reason(one, table, lines.language))


def show_changes(game: Game, typed: str, lines: Lines) -> None:
    """Why something on the board is what it is."""
    path = path_from(typed.split(), game.table)
    changes = why(game, path)
    field, now = _read_out(path, at(board_of(game.table), path), game, lines.language)
    if now:
        lines.tell(words.WHY_NOW, field=field, value=now)
    else:
        lines.tell(words.WHY_FIELD, field=field)
    if not changes:
        lines.tell(words.WHY_PATH_NOTHING)
    for change in changes:
        named = label(change.entry.input, change.table, change.entry.told, lines.language)
        before, after = (
            _read_out(path, value, game, lines.language)[1] or "-" for value in (change.before, change.after)
        )
        lines.tell(words.WHY_PATH, before=before, after=after, entry=named)
        for told in change.told:
            lines.show(reason(told, change.entry.table, lines.language))


def _read_out(path: str, value: Any, game: Game, language: Language) -> tuple[str, str]:
    """The field and what stands there, as players say it."""
    return correction_words(Correct(path, str(value)), game.table, language)


def label_of(game: Game, index: int, language: Language) -> str:
    """An entry of the log in the players' words."""
    done = game.done[index]
    before = game.done[index - 1].table if index else game.start
    return label(done.input, before, done.told, language)
