"""Which Epic came (R4.3): by name, those that can come first."""

from collections.abc import Iterator
from dataclasses import replace

from companion.rules import inputs
from companion.rules.box import EpicCard
from companion.rules.questions import NewEpic
from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.question_view import Found, QuestionView, Search
from companion.ui.presenter.questions.frame import Asked
from companion.wording.language import Language
from companion.wording.searching import is_found, plain


def new_epic(question: NewEpic, asked: Asked) -> tuple[QuestionView, Advance]:
    table, language, typed = asked.table, asked.language, asked.draft.sought
    cards = [table.box.epics[epic] for epic in dict.fromkeys(question.options)]
    found = [one for one in cards if is_found(one.name, typed)]
    found.sort(key=lambda one: _rank(one.name, typed))
    count = language.ngettext("{count} card can come", "{count} cards can come", len(cards))
    search = Search(typed, count, tuple(_rows(found, language)), "" if found else _nothing(asked))
    if not asked.practice:
        search = _with_new(search, cards, typed, language)
    hint = language.gettext("Cards in the ring and on the pile of defeated Epics are left out.")
    return asked.view(question, (search,), hint), Advance(language.gettext("Tap the card"))


def _rank(name: str, typed: str) -> tuple[bool, str]:
    """A name that begins with the letters comes before one that only has them."""
    return not plain(name).startswith(plain(typed)), plain(name)


def _rows(cards: list[EpicCard], language: Language) -> Iterator[Found]:
    for card in cards:
        note, known = _known(card, language)
        yield Found(card.name, note, Act("enter", inputs.Answer(card.id)), known)


def _known(card: EpicCard, language: Language) -> tuple[str, bool]:
    if card.track is None:
        return language.gettext("new to the app"), False
    told = sum(cell is not None for cell in card.track)
    if told < len(card.track):
        return language.gettext("{count} of {total} symbols", count=told, total=len(card.track)), False
    return language.ngettext("{count} symbol", "{count} symbols", told), True


def _nothing(asked: Asked) -> str:
    language, typed = asked.language, asked.draft.sought.strip()
    if asked.practice:
        return language.gettext("No card is called “{name}”.", name=typed)
    if typed:
        return language.gettext("No card is called “{name}”: “New” takes it.", name=typed)
    return language.gettext("Type the name on the card.")


def _with_new(search: Search, cards: list[EpicCard], typed: str, language: Language) -> Search:
    name = " ".join(typed.split())
    same = next((one for one in cards if plain(one.name) == plain(name)), None)
    take = Act("new-card", name) if same is None else Act("enter", inputs.Answer(same.id))
    return replace(search, new=language.gettext("New"), take_new=take if name else None)
