"""What is printed and the app has not been told: a keypad, faces, or a symbol put together."""

from dataclasses import replace

from companion.rules import inputs
from companion.rules.inputs import BY_HAND
from companion.rules.notation import ARGUMENTS, NOTHING, VERBS, parse_cell
from companion.rules.power_dice import LETTERS, NUMBERS
from companion.rules.questions import AbilityDie, Content, MovementDie
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.draft import MOST_COUNT, Draft
from companion.ui.presenter.panel import Advance, Answers, Keypad, Number, Panel, Typing
from companion.ui.presenter.questions.frame import Asked
from companion.ui.theme import EFFECTS, MARKS
from companion.ui.theme import VERBS as ICONS
from companion.wording.actions import cell_words
from companion.wording.asking import asker, short
from companion.wording.language import N_, Language

# A die whose faces nobody has told is asked like anything else that is printed.
Printed = Content | AbilityDie | MovementDie

LIKELY_FACES = (LETTERS, NUMBERS[:4], NUMBERS)
SCOPE_WORDS = {
    "": N_("here"),
    "gifted": N_("in both neighbouring districts"),
    "clockwise": N_("in the next district clockwise"),
    "counterclockwise": N_("in the next district counterclockwise"),
    "all": N_("in every district"),
    "boss": N_("in the boss’s district"),
    "reckoners": N_("for each Reckoner"),
    "equipment": N_("for each Equipment card"),
}
PER_WORDS = {
    "": N_("once"),
    "barricade": N_("for each Barricade"),
    "enforcement": N_("for each Enforcement"),
    "research": N_("for each Research"),
    "red-shield": N_("for each red Shield"),
    "blue-shield": N_("for each blue Shield"),
    "copy-token": N_("for each Copy token"),
    "stolen": N_("for each stolen Equipment card"),
    "reckoner": N_("for each Reckoner here"),
}


def printed_panel(question: Printed, asked: Asked) -> tuple[Panel, Advance]:
    table, language = asked.table, asked.language
    panel, advance = _panel(question, short(question, table, language), asked.draft, language)
    by = asker(question, table, language)
    panel = replace(panel, eyebrow=by, theirs=asked.stop is not None, ours=asked.stop is None)
    if isinstance(question, Content) and question.needed is None:
        key = Answer(language.gettext("Do it by hand"), Act("enter", BY_HAND), icon="hand-back-right-outline")
        panel = replace(panel, groups=(*panel.groups, Answers((key,))))
    return panel, advance


def _panel(question: Printed, heading: str, draft: Draft, language: Language) -> tuple[Panel, Advance]:
    match question:
        case AbilityDie() | Content(expects="cell"):
            return _symbol(heading, draft, language) if draft.verb else _palette(heading, draft, language)
        case Content(expects="faces"):
            return _faces(heading, language)
        case _:
            return _number(question, heading, draft, language)


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


def _palette(heading: str, draft: Draft, language: Language) -> tuple[Panel, Advance]:
    symbols = [
        f"{verb} {argument}" if argument else verb
        for verb in VERBS
        for argument in ARGUMENTS.get(verb, ("",))
    ]
    answers = [
        Answer(
            cell_words(parse_cell(symbol), language),
            Act("symbol", symbol),
            icon=_icon(symbol),
            mark=_mark(symbol),
        )
        for symbol in symbols
    ]
    if not draft.beside:
        answers.append(
            Answer(language.gettext("nothing"), Act("enter", inputs.Answer(NOTHING)), icon="minus")
        )
    typing = Typing(language.gettext("or in our notation"), language.gettext("Take it"), "cell")
    note = cell_words(parse_cell(" | ".join(draft.beside)), language) if draft.beside else ""
    panel = Panel(heading, note=note, groups=(Answers(tuple(answers), columns=2),), typing=typing)
    return panel, Advance(language.gettext("Tap what is printed"))


def _icon(symbol: str) -> str:
    verb, _, argument = symbol.partition(" ")
    return EFFECTS[argument] if verb == "attack" else ICONS[verb]


def _mark(symbol: str) -> str:
    verb, _, argument = symbol.partition(" ")
    return argument if argument in MARKS and verb == "boost" else ""


def _symbol(heading: str, draft: Draft, language: Language) -> tuple[Panel, Advance]:
    count = Number(
        language.gettext("How often"),
        str(draft.count),
        _icon(draft.verb),
        minus=Act("count", draft.count - 1) if draft.count > 1 else None,
        plus=Act("count", draft.count + 1) if draft.count < MOST_COUNT else None,
    )
    scopes = tuple(
        Answer(language.gettext(words), Act("scope", scope), chosen=draft.scope == scope)
        for scope, words in SCOPE_WORDS.items()
    )
    per = tuple(
        Answer(language.gettext(words), Act("per", thing), chosen=draft.per == thing)
        for thing, words in PER_WORDS.items()
    )
    more = (
        Answer(language.gettext("Another symbol beside it"), Act("beside"), icon="plus"),
        Answer(language.gettext("Another one instead"), Act("instead-of-symbol"), icon="arrow-left"),
    )
    panel = Panel(
        heading,
        note=cell_words(parse_cell(draft.cell), language),
        numbers=(count,),
        groups=(Answers(scopes, columns=2), Answers(per, columns=2), Answers(more, columns=2)),
    )
    return panel, Advance(language.gettext("That is it"), Act("enter", inputs.Answer(draft.cell)))
