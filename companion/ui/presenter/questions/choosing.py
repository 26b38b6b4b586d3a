"""Who gives up what: Reckoners with their cards, opened in place (R6.9, R6.10, R6.11, R6.19, R6.20, R8.3)."""

from collections.abc import Iterator, Sequence

from companion.rules import inputs
from companion.rules.box import slug
from companion.rules.questions import ChooseEquipment, ChooseReckoner
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.panel import Advance, Answers
from companion.ui.presenter.question_view import Opened, Part, QuestionView
from companion.ui.presenter.questions.frame import Asked
from companion.wording.language import Language

CARDS = ("steal", "sell")  # first whose, then which
PLANS = ("plan", "plan-reward")


def choose_reckoner(question: ChooseReckoner, asked: Asked) -> tuple[QuestionView, Advance]:
    if question.reason in CARDS:
        parts = tuple(_holders(question.options, asked))
    else:
        parts = (Answers(tuple(reckoner_rows(question, asked.table, asked.language))),)
    opened = any(isinstance(part, Opened) for part in parts)
    words = asked.language.gettext("Tap the card") if opened else asked.language.gettext("Tap an answer")
    return asked.view(question, parts), Advance(words)


def choose_card(question: ChooseEquipment, asked: Asked) -> tuple[QuestionView, Advance]:
    """Of a Reckoner who is the only one, or has been chosen already."""
    table, language = asked.table, asked.language
    cards = tuple(_card(one, table, inputs.Answer(one)) for one in dict.fromkeys(question.options))
    count = len(table.reckoner(question.reckoner).equipment)
    owner = Answer(question.reckoner, Act("leave"), _which_of(count, language), token=question.reckoner)
    return asked.view(question, (Opened(owner, cards),)), Advance(language.gettext("Tap the card"))


def reckoner_rows(question: ChooseReckoner, table: Table, language: Language) -> Iterator[Answer]:
    for name in dict.fromkeys(question.options):
        one = table.reckoner(name)
        is_about_plans = question.reason in PLANS
        detail = ""
        if question.reason == "base" and (lost := table.lost_dice.count(name)):
            detail = language.ngettext("{count} die lost", "{count} dice lost", lost)
        yield Answer(
            name,
            Act("enter", inputs.Answer(name)),
            detail,
            token=name,
            of="clipboard-text" if is_about_plans else "",
            number=str(one.plans) if is_about_plans else "",
        )


def _holders(names: Sequence[str], asked: Asked) -> Iterator[Part]:
    """One card is taken at once; several open below their owner, and a tap takes one."""
    table, language = asked.table, asked.language
    closed: list[Answer] = []
    for name in dict.fromkeys(names):
        cards = table.reckoner(name).equipment
        kinds = list(dict.fromkeys(cards))
        if len(kinds) == 1:
            closed.append(Answer(name, Act("enter", inputs.Answer(name)), kinds[0], token=name))
            continue
        unfold = Act("unfold", name)
        if asked.draft.open != name:
            count = language.ngettext("{count} card", "{count} cards", len(cards))
            closed.append(Answer(name, unfold, count, token=name))
            continue
        if closed:
            yield Answers(tuple(closed))
            closed = []
        answers = tuple(_card(one, table, (inputs.Answer(name), inputs.Answer(one))) for one in kinds)
        yield Opened(Answer(name, unfold, _which_of(len(cards), language), token=name), answers)
    if closed:
        yield Answers(tuple(closed))


def _card(card: str, table: Table, entry: inputs.Answer | tuple[inputs.Answer, ...]) -> Answer:
    price = table.box.prices.get(slug(card))
    name = "enter" if isinstance(entry, inputs.Answer) else "enter-all"
    return Answer(card, Act(name, entry), icon="briefcase", number="" if price is None else f"${price}")


def _which_of(count: int, language: Language) -> str:
    return language.gettext("which of the {count}?", count=count)
