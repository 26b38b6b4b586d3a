"""An Epic has fallen, or rewards were received: what was given, and what is still to be said (R9.2, R9.7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.rules.instructions import Defeat, Remind, RemindOfCard, Reward, Step, Told, Warn
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE
from companion.ui.presenter.icons import icon_of
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Advance, Answers, Aside, Line, Panel
from companion.ui.presenter.question_view import QuestionView
from companion.ui.presenter.stop_view import Row, RowGroup
from companion.wording.grouping import grouped
from companion.wording.language import Language
from companion.wording.names import district_name, epic_name, step_name

_REMINDERS: Final = (Remind, RemindOfCard)

Pair = tuple[Told, Table]


@dataclass(frozen=True, slots=True)
class FallenPage(Page):
    told: tuple[Pair, ...]
    reckoner: str = ""

    def shown(self, desk: Desk) -> Panel:
        note = ""
        if _falls(self.told):
            note = desk.language.gettext(
                "The card goes to the pile of defeated Epics. Pieces and Reckoners stay."
            )
        return self._headed(Panel(self._heading(desk.language), note=note), desk.language)

    def around(self, view: Panel | QuestionView, language: Language) -> Panel | QuestionView:
        """A question is asked below what was given; a large one above it."""
        if isinstance(view, Panel):
            return self._headed(view, language)
        groups = tuple(part for part in view.parts if isinstance(part, Answers))
        answers = [one for group in groups for one in group.answers]
        if len(groups) == len(view.parts) and all(one.act.name == "enter" for one in answers):
            return self._headed(Panel(view.heading, groups=groups), language)
        rows = tuple(Row(line.text, line.icon, line.mark) for line in _lines(self.told, language))
        return replace(view, told=(RowGroup(rows),), told_title=self._heading(language))

    def _headed(self, panel: Panel, language: Language) -> Panel:
        groups, heading = panel.groups, self._heading(language)
        if panel.heading != heading and groups:
            groups = (replace(groups[0], title=panel.heading), *groups[1:])
        return replace(
            panel,
            heading=heading,
            eyebrow=self._eyebrow(language),
            icon="skull-outline" if _falls(self.told) else "gift-outline",
            lines=_lines(self.told, language),
            groups=groups,
            theirs=False,
            ours=True,
        )

    def _heading(self, language: Language) -> str:
        falls = _falls(self.told)
        if not falls:
            return step_name("rewards", self.told[0][1], language)
        names = dict.fromkeys(epic_name(fall.epic, at) for fall, at in falls)
        return language.gettext("{epic} falls", epic=", ".join(names))

    def _eyebrow(self, language: Language) -> str:
        falls = _falls(self.told)
        if not falls:
            return self.reckoner
        first, table = falls[0]
        place = language.gettext("in {district}", district=district_name(first.district, table))
        return f"{self.reckoner}, {place}" if self.reckoner else place

    def advance(self, desk: Desk) -> Advance:
        if self.reckoner:
            words = desk.language.gettext("On with {reckoner}", reckoner=self.reckoner)
        else:
            words = desk.language.gettext("Go on")
        return Advance(words, CLOSE, quiet=True)

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        return (undo,)

    def with_more(self, told: Sequence[Pair]) -> "FallenPage":
        return replace(self, told=(*self.told, *told))


def fallen_page(told: Sequence[Pair], reckoner: str) -> FallenPage | None:
    """None: nobody has fallen, and nothing was given."""
    worth = any(isinstance(one.instruction, Defeat | Reward) for one, _ in told)
    return FallenPage(tuple(told), reckoner) if worth else None


def _falls(told: Sequence[Pair]) -> list[tuple[Defeat, Table]]:
    return [(one.instruction, at) for one, at in told if isinstance(one.instruction, Defeat)]


def _lines(told: Sequence[Pair], language: Language) -> tuple[Line, ...]:
    worth = [(one, at) for one, at in told if not isinstance(one.instruction, Defeat | Step | Warn)]
    return tuple(
        Line(
            group.sentence,
            "lightbulb"
            if isinstance(group.told[0].instruction, _REMINDERS)
            else icon_of(group.told[0].instruction),
        )
        for group in grouped(worth, language)
    )
