"""A Reckoner's Equipment cards, to look at and to correct."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Answers, Line, Panel, Typing


@dataclass(frozen=True, slots=True)
class CardsPage(Page):
    name: str
    card: str = ""  # the one that was tapped

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        one = table.reckoner(self.name)
        rows = tuple(
            Answer(
                card,
                Act("instead", CardsPage(self.name, "" if card == self.card else card)),
                language.gettext("disabled this round") if card == one.disabled else "",
                icon="briefcase",
                chosen=card == self.card,
            )
            for card in one.equipment
        )
        groups = [Answers(rows)] if rows else []
        if self.card:
            words = language.gettext("{reckoner} does not have it", reckoner=one.name)
            groups.append(Answers((Answer(words, self._without(desk), icon="briefcase-remove"),)))
        return Panel(
            language.gettext("Equipment"),
            eyebrow=one.name,
            token=one.name,
            close=language.gettext("Close"),
            lines=() if rows else (Line(language.gettext("No Equipment yet."), "briefcase"),),
            groups=tuple(groups),
            typing=Typing(language.gettext("Another card"), language.gettext("Add"), "card"),
        )

    def marks(self, desk: Desk) -> Marks:
        return Marks(desk.table.reckoner(self.name).district, self.name)

    def _without(self, desk: Desk) -> Act:
        cards = [card for card in desk.table.reckoner(self.name).equipment if card != self.card]
        return Act("correct", (self._path(desk), cards))

    def with_card(self, desk: Desk, card: str) -> Act:
        """One more, as somebody typed it."""
        return Act("correct", (self._path(desk), [*desk.table.reckoner(self.name).equipment, card]))

    def _path(self, desk: Desk) -> str:
        names = [one.name for one in desk.table.reckoners]
        return f"reckoners.{names.index(self.name)}.equipment"
