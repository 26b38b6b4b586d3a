"""The menu of the table."""

from dataclasses import dataclass
from typing import ClassVar

from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Advance, Answers, Panel
from companion.ui.presenter.settings import PACES


@dataclass(frozen=True, slots=True)
class MenuPage(Page):
    at_any_time: ClassVar[bool] = True

    def shown(self, desk: Desk) -> Panel:
        language = desk.language
        paces = tuple(
            Answer(language.gettext(words), Act("pace", pace), chosen=pace == desk.sitting.pace)
            for pace, words in PACES.items()
        )
        answers = []
        if desk.sitting.can_redo:
            answers.append(Answer(language.gettext("Redo"), Act("redo"), icon="redo"))
        rolls = desk.sitting.rolls
        words = language.gettext("The app rolls and draws by itself")
        answers += [
            Answer(language.gettext("What happened"), Act("look", "log"), icon="history"),
            Answer(language.gettext("Table check"), Act("look", "check"), icon="clipboard-check-outline"),
            Answer(words, Act("always-roll", not rolls), icon="dice-multiple", chosen=rolls),
            Answer(language.gettext("Settings"), Act("settings"), icon="cog"),
            Answer(language.gettext("Home"), Act("home"), icon="home"),
        ]
        return Panel(
            language.gettext("Menu"),
            groups=(
                Answers(paces, language.gettext("How the Epics act"), columns=3),
                Answers(tuple(answers)),
            ),
        )

    def advance(self, desk: Desk) -> Advance:
        return Advance(desk.language.gettext("Close"), CLOSE, quiet=True)
