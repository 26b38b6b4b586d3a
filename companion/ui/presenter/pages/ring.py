"""The ring is turned until it lies like the board on the table."""

from dataclasses import dataclass

from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.page import Desk, Sheet
from companion.ui.presenter.panel import Advance, Answers, Panel
from companion.wording.names import district_name


@dataclass(frozen=True, slots=True)
class RingPage(Sheet):
    def shown(self, desk: Desk) -> Panel:
        say, districts = desk.language.gettext, desk.table.districts
        top = district_name(-desk.turn % len(districts), desk.table)
        ways = (
            Answer(say("To the left"), Act("turn-ring", -1), icon="rotate-left"),
            Answer(say("To the right"), Act("turn-ring", 1), icon="rotate-right"),
        )
        return Panel(
            say("Turn the ring"),
            note=say("{district} is at the top", district=top),
            groups=(Answers(ways, say("until it lies like the board on your table"), 2),),
        )

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("Close"), CLOSE, quiet=True)
