"""`card`: what is printed on an Epic, the boss's boards or a district, for those who cannot look."""

from collections.abc import Iterator, Mapping, Sequence

from companion.rules.notation import COLOURS, Cell, Track
from companion.rules.table import Epic, Table
from companion.rules.tracks import district_board, newcago_card
from companion.terminal import words
from companion.terminal.places import BOSS, target_from
from companion.wording.actions import cell_words
from companion.wording.language import Language
from companion.wording.names import boss_name, column_name, health_words, track_name, value_words


def card_lines(typed: Sequence[str], table: Table, language: Language) -> Iterator[str]:
    district, target = target_from(typed, table)
    if target == BOSS:
        yield from _boss(table, language)
        return
    epic = table.districts[district].epic
    if epic is not None:
        yield from _epic(epic, table, language)
    yield from _district(district, table, language)


def _epic(epic: Epic, table: Table, language: Language) -> Iterator[str]:
    card = table.box.epics[epic.id]
    yield language.gettext(
        words.CARD_EPIC,
        epic=card.name,
        research=value_words(card.research, language),
        health=health_words(card.health, language),
        weakened=value_words(card.weakened, language),
    )
    yield _track(card.name, card.track, epic.bracket, language)
    if card.rewards:
        rewards = [
            language.gettext(words.REWARD, reward=language.gettext(words.REWARDS[reward]), count=count)
            for reward, count in card.rewards.items()
        ]
        yield language.gettext(words.CARD_REWARDS, rewards=", ".join(rewards))


def _track(name: str, track: Track | None, bracket: int, language: Language) -> str:
    if track is None:
        return language.gettext(words.CARD_NO_TRACK, name=name)
    cells = _numbered(words.NUMBERED_CELL, dict(enumerate(track, 1)), language)
    return language.gettext(words.CARD_TRACK, name=name, bracket=bracket, cells=cells)


def _boss(table: Table, language: Language) -> Iterator[str]:
    for colour in COLOURS:
        name = f"{boss_name(table, language)}, {track_name(colour, language)}"
        column = table.boss.brackets[colour]
        rows = table.box.boss.tables.get(colour)
        if rows is None:
            yield _track(name, table.box.boss.tracks.get(colour), column, language)
        else:
            found = {row: track[min(column, len(track)) - 1] for row, track in rows.items()}
            cells = _numbered(words.MARKED_CELL, found, language)
            yield language.gettext(
                words.CARD_COLUMN, name=name, column=column_name(column, next(iter(rows))), cells=cells
            )


def _district(index: int, table: Table, language: Language) -> Iterator[str]:
    board = district_board(table, index)
    if board.track is not None:
        cells = _numbered(words.NUMBERED_CELL, dict(enumerate(board.track, 1)), language)
        yield language.gettext(words.CARD_DISTRICT, district=board.name, cells=cells)
    if board.marks is not None:
        marks = dict(sorted(board.marks.items(), reverse=True))
        cells = _numbered(words.MARKED_CELL, marks, language)
        yield language.gettext(words.CARD_MARKS, district=board.name, cells=cells)
    if table.setup.newcago_cards:
        card = newcago_card(table, index)
        cells = _numbered(words.NUMBERED_CELL, dict(enumerate(card.actions or (None,), 1)), language)
        yield language.gettext(words.CARD_NEWCAGO, district=board.name, side=card.side, cells=cells)


def _numbered(
    text: str, cells: Mapping[int, Cell | None] | Mapping[str, Cell | None], language: Language
) -> str:
    return "; ".join(
        language.gettext(text, number=number, cell=cell_words(cell, language))
        for number, cell in cells.items()
    )
