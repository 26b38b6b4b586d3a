"""A Barricade goes: which one, when there are several (any die, any district: R9.1)."""

from dataclasses import dataclass

from companion.rules.commands import Remove
from companion.rules.keys import turn_of
from companion.rules.pieces import BARRICADE, PIECES
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Answers, Panel
from companion.ui.views import DiscView
from companion.wording.names import district_name


@dataclass(frozen=True, slots=True)
class BarricadePage(Page):
    name: str

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        answers = tuple(
            Answer(
                district_name(command.district, table),
                Act("enter", command),
                of="wall",
                number=str(table.districts[command.district].pieces[BARRICADE]),
            )
            for command in self._removes(table)
        )
        return Panel(
            language.gettext("Which Barricade goes?"),
            eyebrow=language.gettext("Remove Barricade"),
            note=language.gettext("Tap a district: one piece leaves."),
            icon="hammer",
            close=language.gettext("Leave it"),
            groups=(Answers(answers),),
        )

    def marks(self, desk: Desk) -> Marks:
        table = desk.table
        discs = tuple(DiscView(command.district, "hammer") for command in self._removes(table))
        return Marks(table.reckoner(self.name).district, self.name, discs=discs)

    def tap_district(self, desk: Desk, index: int) -> Act | None:
        for command in self._removes(desk.table):
            if command.district == index:
                return Act("enter", command)
        return CLOSE

    def is_done(self, desk: Desk) -> bool:  # noqa: ARG002
        return True

    def _removes(self, table: Table) -> tuple[Remove, ...]:
        for group in turn_of(table, self.name).groups:
            for key in group.keys:
                if group.place == "anywhere" and key.name == PIECES[BARRICADE]:
                    return tuple(command for command in key.commands if isinstance(command, Remove))
        return ()
