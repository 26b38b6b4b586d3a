"""A whole phase as the fewest moves from the board as it stood to the board as it must stand, by place."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from companion.game.stops import Stop
from companion.rules.difference import Group, net
from companion.rules.instructions import (
    Activate,
    Base,
    BossBracket,
    Bracket,
    ByHand,
    Disable,
    Money,
    MoveBoss,
    MoveReckoner,
    Place,
    Population,
    Remove,
    Sell,
    ShuffleEpics,
    Suffer,
    TakeEffect,
)
from companion.rules.table import Table
from companion.rules.touching import changed
from companion.ui.presenter.acts import Act
from companion.ui.presenter.icons import VALUE_ICONS, icon_of, mark_of
from companion.ui.presenter.marks import Marks, Moves
from companion.ui.presenter.stop_view import Crumb, Row, Sign
from companion.ui.presenter.whole_view import Part, WholeView
from companion.ui.theme import INSTRUCTIONS
from companion.wording.grouping import grouped
from companion.wording.language import Language
from companion.wording.names import boss_name, district_name, signed
from companion.wording.net import NetMove, net_moves

# No move of a piece, but for the hands: told in the order it happened, after everything else.
_BESIDE: Final = (ByHand, Disable, Sell, ShuffleEpics)


@dataclass(frozen=True, slots=True)
class Moving:
    """How far the hands are, for the eye only: which part is open, what is ticked off."""

    open: int = 0
    rows: frozenset[tuple[int, int]] = frozenset()
    parts: frozenset[int] = frozenset()

    def opened(self, part: int) -> "Moving":
        return replace(self, open=part)

    def ticked(self, part: int, count: int) -> "Moving":
        """The next one that is not done opens, of so many."""
        done = self.parts ^ {part}
        if part not in done:
            return replace(self, parts=done, open=part)
        coming = (at % count for at in range(part + 1, part + count))
        return replace(self, parts=done, open=next((at for at in coming if at not in done), part))

    def row_ticked(self, part: int, row: int, view: WholeView) -> "Moving":
        """The last row of a part ticks the part."""
        rows = self.rows ^ {(part, row)}
        moving = replace(self, rows=rows)
        whole = all((part, at) in rows for at in range(len(view.parts[part].rows)))
        return moving.ticked(part, len(view.parts)) if whole != (part in self.parts) else moving


def whole_view(stop: Stop, moving: Moving, language: Language) -> WholeView:
    groups = _groups(stop, language)
    parts = tuple(
        Part(
            title,
            signs,
            tuple(
                replace(row, tick=Act("tick-row", (at, index)), done=(at, index) in moving.rows)
                for index, row in enumerate(rows)
            ),
            language.gettext("{number} of {count}", number=at + 1, count=len(groups)),
            Act("open-part", at),
            Act("tick-part", at),
            at in moving.parts,
            at == moving.open,
        )
        for at, (title, signs, rows) in enumerate(groups)
    )
    done = len(moving.parts)
    return WholeView(
        language.gettext("What moves"),
        _note(stop, language),
        _crumbs(stop, language),
        parts,
        language.gettext("now"),
        "" if parts else language.gettext("Nothing changes on the board"),
        tuple(language.ngettext("{count} more", "{count} more", below + 1) for below in range(len(parts))),
        language.gettext("{done} done, {left} to come", done=done, left=len(parts) - done),
    )


def whole_marks(stop: Stop, moving: Moving) -> Marks:
    """On the ring: the open part acts, the ticked ones have acted."""
    places = net(stop.before, stop.table)
    done = frozenset(
        group.district for at, group in enumerate(places) if at in moving.parts and group.place == "district"
    )
    at_hand = places[moving.open] if moving.open < len(places) else None
    after = (group for at, group in enumerate(places) if at > moving.open and at not in moving.parts)
    coming = next(after, None)
    return Marks(
        moves=Moves(
            at_hand.district if at_hand is not None and at_hand.place == "district" else None,
            at_hand is not None and at_hand.place == "boss",
            done,
            settled=done,
            coming=coming.district if coming is not None and coming.place == "district" else None,
        )
    )


_Rows = tuple[str, tuple[Sign, ...], tuple[Row, ...]]


def _groups(stop: Stop, language: Language) -> list[_Rows]:
    groups = []
    for group in net(stop.before, stop.table):
        moves = net_moves(group, stop.before, stop.table, language)
        signs = tuple(_sign(move) for move in moves)
        groups.append((_title(group, stop, language), signs, tuple(_row(move, stop.table) for move in moves)))
    beside = tuple(_beside(stop, language))
    if beside:
        signs = tuple(Sign(row.icon) for row in beside)
        groups.append((language.gettext("Besides"), signs, beside))
    return groups


def _title(group: Group, stop: Stop, language: Language) -> str:
    match group.place:
        case "district":
            return district_name(group.district, stop.table)
        case "boss":
            return boss_name(stop.table, language)
        case "counters":
            return language.gettext("Counters")
        case "reckoners":
            return language.gettext("Reckoners")


def _row(move: NetMove, table: Table) -> Row:
    one = move.instruction
    return Row(
        move.telling.words.rstrip("."),
        _icon(move),
        mark_of(one),
        one.reckoner if isinstance(one, Suffer | TakeEffect | MoveReckoner) else "",
        move.telling.now,
        isinstance(one, Population),
        hold=_why(move, table),
    )


def _why(move: NetMove, table: Table) -> Act | None:
    """Of the one number that it changes."""
    numbers = [path for path, now in changed(move.instruction, table).items() if now is not None]
    return Act("why", numbers[0]) if len(numbers) == 1 else None


def _icon(move: NetMove) -> str:
    if move.value:
        return VALUE_ICONS[move.value]
    return icon_of(move.instruction)


def _sign(move: NetMove) -> Sign:
    one, change = move.instruction, move.change
    mark = mark_of(one)
    match one:
        case Bracket() | BossBracket():
            number = str(abs(one.change)) if one.change > 0 or not mark else signed(one.change)
        case Place() | Remove():
            number = signed(change or 0)
        case Population():
            return Sign(INSTRUCTIONS["Population"], number=str(one.now), ours=True)
        case Money() | Base():
            number = move.telling.now
        case MoveBoss():
            number = str(change)
        case _:
            number = signed(change) if change else ""
    return Sign("" if mark else _icon(move), mark, number)


def _beside(stop: Stop, language: Language) -> Iterator[Row]:
    pairs = [
        (one, entry.table)
        for entry in stop.entries
        for one in entry.told
        if isinstance(one.instruction, _BESIDE)
    ]
    for group in grouped(pairs, language):
        yield Row(group.telling.words.rstrip("."), icon_of(group.told[0].instruction))


def _note(stop: Stop, language: Language) -> str:
    acts = [one for entry in stop.entries for one in entry.told if isinstance(one.instruction, Activate)]
    epics = len({one.cause.source for one in acts if one.cause.source[0] == "epic"})
    if any(one.cause.source[0] == "boss" for entry in stop.entries for one in entry.told):
        boss = boss_name(stop.table, language)
        return language.ngettext(
            "{count} Epic and {boss}, in the fewest moves",
            "{count} Epics and {boss}, in the fewest moves",
            epics,
            boss=boss,
        )
    return language.ngettext("{count} Epic, in the fewest moves", "{count} Epics, in the fewest moves", epics)


def _crumbs(stop: Stop, language: Language) -> tuple[Crumb, ...]:
    crumbs = (Crumb(language.gettext("Whole phase"), "now"),)
    if stop.table.phase == "over":
        return crumbs
    coming = language.gettext("Round {round}", round=stop.table.round)
    return (*crumbs, Crumb(coming, "next"))
