"""A number of the board, typed digit by digit."""

from dataclasses import dataclass, field, replace

from companion.rules.box import INFINITE
from companion.rules.fields import Field, Value, field_at
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.city import UNKNOWN
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.marks import NO_MARKS, Marks
from companion.ui.presenter.page import Desk, Sheet
from companion.ui.presenter.panel import Advance, Answers, Keypad, Panel
from companion.wording.corrections import field_words
from companion.wording.language import Language

_INFINITE = "infinite"


@dataclass(frozen=True, slots=True)
class TypedPage(Sheet):
    path: str
    draft: Draft = field(default_factory=Draft)

    def after(self, act: Act, desk: Desk) -> "TypedPage | None":  # noqa: ARG002
        draft = self.draft.after(act.name, act.value)
        return None if draft is None else replace(self, draft=draft)

    def shown(self, desk: Desk) -> Panel:
        table, language = desk.table, desk.language
        known = field_at(table, self.path)
        *whose, what = field_words(self.path.split("."), table, language)
        return Panel(
            what,
            eyebrow=whose[0] if whose else "",
            note=""
            if known is None or known.value is None
            else language.gettext("Counted so far: {value}", value=value_words(known, language)),
            close=language.gettext("Leave it"),
            keypad=Keypad(self.draft.typed),
            groups=(Answers((self._infinite(language),)),) if self.path.endswith("epic.health") else (),
        )

    def _infinite(self, language: Language) -> Answer:
        return Answer(language.gettext(_INFINITE), Act("correct", (self.path, _INFINITE)), icon="infinity")

    def marks(self, desk: Desk) -> Marks:  # noqa: ARG002
        return marks_at(self.path)

    def is_done(self, desk: Desk) -> bool:  # noqa: ARG002
        return True

    def advance(self, desk: Desk) -> Advance:
        typed = self.draft.typed
        if not typed:
            return Advance(desk.language.gettext("Type the number"))
        return Advance(desk.language.gettext("That is it"), Act("correct", (self.path, int(typed))))


def marks_at(path: str) -> Marks:
    """Whose number it is."""
    match path.split("."):
        case ["boss", *_]:
            return Marks(boss=True)
        case ["districts", index, *_]:
            return Marks(int(index))
        case _:
            return NO_MARKS


def is_infinite(value: Value) -> bool:
    return value in (INFINITE, _INFINITE)


def value_words(one: Field, language: Language) -> str:
    if one.value is None:
        return UNKNOWN
    if is_infinite(one.value):
        return language.gettext(_INFINITE)
    return f"${one.value}" if one.path == "money" else str(one.value)
