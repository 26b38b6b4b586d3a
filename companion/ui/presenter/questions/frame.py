"""What stands around every question: who asks, what this act has told until then, and “Roll for me”."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from companion.content.pack import Pack
from companion.game.stops import Stop
from companion.rules.questions import ChooseEquipment, ChooseReckoner, Question, is_chance
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.question_view import Part, QuestionView, Roll
from companion.ui.presenter.stops import crumbs, told_groups
from companion.ui.theme import EFFECTS, VERBS
from companion.wording.asking import asker, choice_hint, short
from companion.wording.language import Language

_ICONS: Final = {
    "steal": VERBS["steal"],
    "sell": VERBS["money"],
    "plan": VERBS["plan"],
    "base": VERBS["base"],
    "disable": EFFECTS["equipment"],
    "plan-reward": "clipboard-text",
    "dawnslight": VERBS["dawnslight"],
    "ability-die": VERBS["transform"],
}
_DRAWN: Final = ("regalia-card", "new-epic")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question is shown from. Of a whole phase nothing has moved yet: it is told at its end."""

    table: Table
    stop: Stop | None
    draft: Draft
    language: Language
    practice: bool
    pack: Pack = field(default_factory=Pack)  # what this box has shown so far
    card: Callable[[Pack, str, Language], Answer | None] | None = None

    def whole_card(self, path: str) -> Answer | None:
        """The key that enters all of that card at once."""
        return None if self.card is None else self.card(self.pack, path, self.language)

    def view(self, question: Question, parts: tuple[Part, ...], hint: str = "") -> QuestionView:
        table, language, stop = self.table, self.language, self.stop
        return QuestionView(
            short(question, table, language),
            asker(question, table, language),
            icon_of_asker(question),
            () if stop is None else crumbs(table, language),
            parts,
            roll_of(question, language),
            hint or choice_hint(question, table, language),
            () if stop is None or stop.is_whole else told_groups(stop, language),
            language.gettext("Until now"),
            language.gettext("now"),
            theirs=stop is not None,
            ours=stop is None,
        )


def icon_of_asker(question: Question) -> str:
    if isinstance(question, ChooseReckoner) and question.effect:
        return EFFECTS[question.effect]
    about = question.reason if isinstance(question, ChooseReckoner | ChooseEquipment) else question.kind
    return _ICONS.get(about, "")


def roll_of(question: Question, language: Language) -> Roll | None:
    """None: the app does not know all its outcomes."""
    if not is_chance(question):
        return None
    drawn = question.kind in _DRAWN
    words = language.gettext("Draw for me") if drawn else language.gettext("Roll for me")
    key = Answer(words, Act("roll"), icon="dice-multiple")
    always = Answer(language.gettext("Always"), Act("always-roll", True), icon="repeat-variant")
    return Roll(key, always)
