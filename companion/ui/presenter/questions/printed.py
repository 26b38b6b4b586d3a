"""What is printed and the app has not been told: a keypad, faces, or a symbol from the palette."""

from dataclasses import replace

from companion.rules import inputs
from companion.rules.errors import RefusedInput
from companion.rules.inputs import BY_HAND
from companion.rules.power_dice import LETTERS, NUMBERS
from companion.rules.questions import AbilityDie, Content, MovementDie
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.panel import Advance, Answers, Keypad, Panel, Typing
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.questions.symbol import SKIP, taught_symbol
from companion.ui.presenter.teach_view import TeachView
from companion.wording.asking import asker, short
from companion.wording.language import Language
from companion.wording.refusals import say_refusal

# A die whose faces nobody has told is asked like anything else that is printed.
Printed = Content | AbilityDie | MovementDie

LIKELY_FACES = (LETTERS, NUMBERS[:4], NUMBERS)


def printed_panel(question: Printed, asked: Asked) -> tuple[Panel | TeachView, Advance]:
    if isinstance(question, AbilityDie) or (isinstance(question, Content) and question.expects == "cell"):
        return taught_symbol(question, asked)
    table, language = asked.table, asked.language
    heading = short(question, table, language)
    if isinstance(question, Content) and question.expects == "faces":
        panel, advance = _faces(heading, language)
    else:
        panel, advance = _number(question, heading, asked.draft, language)
    by = asker(question, table, language)
    panel = replace(panel, eyebrow=by, theirs=asked.stop is not None, ours=asked.stop is None)
    if isinstance(question, Content) and (whole := asked.whole_card(question.path)) is not None:
        panel = replace(panel, groups=(*panel.groups, Answers((whole,))))
    if isinstance(question, Content) and question.needed is not None:
        reason = RefusedInput(question.needed, question.path, "skip", "told")
        return replace(panel, note=say_refusal(reason, language)), advance
    if isinstance(question, Content):
        key = Answer(language.gettext(SKIP), Act("enter", BY_HAND), icon="hand-back-right-outline")
        panel = replace(panel, groups=(*panel.groups, Answers((key,))))
    return panel, advance


def _faces(heading: str, language: Language) -> tuple[Panel, Advance]:
    """R7.5a: letters or numbers; other faces are typed."""
    answers = tuple(
        Answer(" ".join(faces), Act("enter", inputs.Answer(list(faces)))) for faces in LIKELY_FACES
    )
    typing = Typing(language.gettext("every face of one die"), language.gettext("Take it"), "faces")
    panel = Panel(heading, groups=(Answers(answers),), typing=typing)
    return panel, Advance(language.gettext("Tap an answer"))


def _number(
    question: Content | MovementDie, heading: str, draft: Draft, language: Language
) -> tuple[Panel, Advance]:
    answers: list[Answer] = []
    if isinstance(question, Content) and question.offer is not None:
        answers.append(Answer(str(question.offer), Act("enter", inputs.Answer(question.offer))))
    if isinstance(question, Content) and question.expects == "health":
        answers.append(
            Answer(language.gettext("infinite"), Act("enter", inputs.Answer("infinite")), icon="infinity")
        )
    groups = (Answers(tuple(answers)),) if answers else ()
    panel = Panel(heading, groups=groups, keypad=Keypad(draft.typed))
    if not draft.typed:
        return panel, Advance(language.gettext("Type the number"))
    return panel, Advance(language.gettext("That is it"), Act("enter", inputs.Answer(int(draft.typed))))
