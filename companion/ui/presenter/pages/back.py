"""An act of the Epics is taken back: first the pieces to move back on the real board."""

from dataclasses import dataclass
from typing import ClassVar

from companion.rules.instructions import Told
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Advance, Aside, Line, Panel
from companion.ui.presenter.stops import line_of
from companion.wording.labels import label


@dataclass(frozen=True, slots=True)
class MovesBackPage(Page):
    at_any_time: ClassVar[bool] = True

    def shown(self, desk: Desk) -> Panel:
        sitting, language = desk.sitting, desk.language
        last = sitting.last()
        assert last is not None
        lines = tuple(line_of(Told(move), last.before, language) for move in sitting.moves_back())
        return Panel(
            language.gettext("Move back"),
            eyebrow=label(last.entry.input, last.before, last.entry.told, language),
            icon="undo",
            ours=True,
            lines=lines or (Line(language.gettext("Nothing changes on the board."), "check"),),
        )

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return (Aside("close", desk.language.gettext("Keep it"), CLOSE),)

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("Moved back"), Act("undo"))
