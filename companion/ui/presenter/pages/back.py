"""Something is taken back: first the pieces to move back on the real board."""

from dataclasses import dataclass
from typing import ClassVar

from companion.game.log import table_at
from companion.rules.difference import Group, net
from companion.rules.instructions import MoveBoss, MoveReckoner, Population, Suffer, TakeEffect, Told
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.icons import VALUE_ICONS, icon_of, mark_of
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Advance, Aside
from companion.ui.presenter.stop_view import Row, RowGroup, StopView
from companion.ui.presenter.values import value_of
from companion.wording.instructions import tell
from companion.wording.labels import label
from companion.wording.language import Language
from companion.wording.names import capital
from companion.wording.net import NetMove, net_moves


@dataclass(frozen=True, slots=True)
class MovesBackPage(Page):
    """Back to where so many entries had been made; None: one undo."""

    at_any_time: ClassVar[bool] = True
    depth: int | None = None

    def shown(self, desk: Desk) -> StopView:
        language = desk.language
        standing, target = _standing(desk), self._target(desk)
        moves = net(standing, target)
        groups = tuple(_group(group, standing, target, language) for group in moves)
        if not groups:
            groups = (RowGroup((Row(language.gettext("Nothing changes on the board"), "check"),)),)
        count = sum(len(group.rows) for group in groups)
        return StopView(
            self.title(desk),
            language.gettext("Move these back on the board:") if moves else "",
            (),
            groups,
            "",
            more=tuple(language.ngettext("{count} more", "{count} more", one) for one in range(1, count + 1)),
            theirs=False,
            ours=True,
            eyebrow=language.gettext("Take back"),
            icon="undo",
        )

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return (Aside("close", desk.language.gettext("Keep it"), CLOSE),)

    def title(self, desk: Desk) -> str:
        if self.depth is not None:
            count = len(desk.sitting.logged(self.depth, desk.sitting.game.depth))
            if count > 1:
                return desk.language.ngettext("{count} entry", "{count} entries", count)
        last = desk.sitting.last()
        assert last is not None
        return capital(label(last.entry.input, last.before, last.entry.told, desk.language))

    def _target(self, desk: Desk) -> Table:
        if self.depth is not None:
            return table_at(desk.sitting.game, self.depth)
        last = desk.sitting.last()
        assert last is not None
        return last.before

    def marks(self, desk: Desk) -> Marks:
        """The one district where something is moved, if it is one."""
        moves = net(_standing(desk), self._target(desk))
        places = [group.district for group in moves if group.place == "district"]
        return Marks(places[0] if len(places) == 1 else None)

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("Moved back"), Act("undo"))


def _standing(desk: Desk) -> Table:
    """How the real board stands: in a phase that is told at its end, nothing has moved on it yet."""
    stop = desk.sitting.stop()
    return stop.before if stop is not None and desk.sitting.is_ahead else desk.table


def _group(group: Group, before: Table, after: Table, language: Language) -> RowGroup:
    return RowGroup(tuple(_row(move, before, language) for move in net_moves(group, before, after, language)))


def _row(move: NetMove, before: Table, language: Language) -> Row:
    one = move.instruction
    if move.value:  # one of the two that the instruction is about
        now = move.telling.now
        old = str(int(now) - move.change) if now and move.change is not None else ""
        return Row(move.telling.words, VALUE_ICONS[move.value], now=now, old=old)
    telling = move.telling if isinstance(one, MoveBoss) else tell(Told(one), before, language)
    old, now = value_of(one, before)
    token = one.reckoner if isinstance(one, Suffer | TakeEffect | MoveReckoner) else ""
    mark, ours = mark_of(one), isinstance(one, Population)
    return Row(telling.words.rstrip("."), icon_of(one), mark, token, now, ours, old=old)
