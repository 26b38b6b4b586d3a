"""A question and its answers: a list, a keypad, four rows of letters, or a symbol put together."""

from dataclasses import replace

from companion.rules import inputs
from companion.rules.inputs import BY_HAND
from companion.rules.notation import ARGUMENTS, COLOURS, NOTHING, VERBS, parse_cell
from companion.rules.power_dice import LETTERS, NUMBERS
from companion.rules.questions import (
    AbilityDie,
    ChooseReckoner,
    Content,
    MovementDie,
    NewEpic,
    PowerDice,
    Question,
    is_chance,
)
from companion.rules.table import Table
from companion.ui.presenter.acts import Act, Answer
from companion.ui.presenter.draft import MOST_COUNT, Draft
from companion.ui.presenter.panel import Advance, Answers, Keypad, Number, Panel, Typing
from companion.ui.presenter.stop_view import Die
from companion.ui.theme import EFFECTS, MARKS
from companion.ui.theme import VERBS as ICONS
from companion.wording.actions import cell_words
from companion.wording.choices import choices_of
from companion.wording.language import N_, Language
from companion.wording.names import district_name, track_name
from companion.wording.questions import ask

MOST_COLUMNS = 6
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


def wants_symbol(question: Question) -> bool:
    if isinstance(question, Content):
        return question.expects == "cell"
    return isinstance(question, AbilityDie) and not question.options


def question_panel(
    question: Question, table: Table, draft: Draft, language: Language, practice: bool
) -> tuple[Panel, Advance]:
    panel, advance = _panel(question, table, draft, language, practice)
    if isinstance(question, Content) and question.needed is None:
        key = Answer(language.gettext("Do it by hand"), Act("enter", BY_HAND), icon="hand-back-right-outline")
        panel = replace(panel, groups=(*panel.groups, Answers((key,))))
    return panel, advance


def _panel(
    question: Question, table: Table, draft: Draft, language: Language, practice: bool
) -> tuple[Panel, Advance]:
    heading = ask(question, table, language)
    rolled = _roll_group(question, language)
    if isinstance(question, PowerDice):
        return _power_dice(question, heading, rolled, draft, language)
    if wants_symbol(question):
        return _symbol(heading, draft, language) if draft.verb else _palette(heading, draft, language)
    if isinstance(question, Content) and question.expects == "faces":
        return _faces(heading, language)
    if isinstance(question, Content) or (isinstance(question, MovementDie) and not question.options):
        return _number(question, heading, draft, language)
    is_about_plans = isinstance(question, ChooseReckoner) and question.reason in ("plan", "plan-reward")
    answers = tuple(
        Answer(
            choice.name,
            Act("enter", inputs.Answer(choice.value)),
            token=choice.name if isinstance(question, ChooseReckoner) else "",
            of="clipboard-text" if is_about_plans else "",
            number=str(table.reckoner(choice.name).plans) if is_about_plans else "",
        )
        for choice in choices_of(question, table, language)
    )
    typing = None
    if isinstance(question, NewEpic) and not practice:
        typing = Typing(
            language.gettext("A card that is not in the list"), language.gettext("New card"), "new-card"
        )
    groups = (Answers(answers, columns=2 if len(answers) > 6 or is_about_plans else 1), *rolled)
    panel = Panel(heading, theirs=True, groups=groups, typing=typing)
    return panel, Advance(language.gettext("Tap an answer"))


def movement_die(question: MovementDie, table: Table, language: Language) -> Die:
    """Each face says where the boss would land."""
    faces = tuple(
        Answer(choice.name, Act("enter", inputs.Answer(choice.value)), _landing(choice.value, table))
        for choice in choices_of(question, table, language)
    )
    roll = Answer(language.gettext("Roll for me"), Act("roll"), icon="dice-multiple")
    return Die(language.gettext("The movement die shows"), faces, roll)


def _landing(steps: int | str, table: Table) -> str:
    return district_name((table.boss.district + int(steps)) % len(table.districts), table)


def _roll_group(question: Question, language: Language) -> tuple[Answers, ...]:
    if not is_chance(question):
        return ()
    return (Answers((Answer(language.gettext("Roll for me"), Act("roll"), icon="dice-multiple"),)),)


def _power_dice(
    question: PowerDice, heading: str, rolled: tuple[Answers, ...], draft: Draft, language: Language
) -> tuple[Panel, Advance]:
    rows = tuple(dict.fromkeys(question.options))
    groups = tuple(
        Answers(
            tuple(
                Answer(row, Act("row", (colour, row)), mark=colour, chosen=draft.rows.get(colour) == row)
                for row in rows
            ),
            track_name(colour, language),
            columns=min(len(rows), MOST_COLUMNS),
        )
        for colour in COLOURS
    )
    panel = Panel(heading, theirs=True, groups=(*groups, *rolled))
    if len(draft.rows) < len(COLOURS):
        return panel, Advance(language.gettext("Four dice, four rows"))
    return panel, Advance(language.gettext("That is it"), Act("enter", inputs.Answer(dict(draft.rows))))


def _faces(heading: str, language: Language) -> tuple[Panel, Advance]:
    """R7.5a: letters or numbers; other faces are typed."""
    answers = tuple(
        Answer(" ".join(faces), Act("enter", inputs.Answer(list(faces)))) for faces in LIKELY_FACES
    )
    typing = Typing(language.gettext("every face of one die"), language.gettext("Take it"), "faces")
    panel = Panel(heading, theirs=True, groups=(Answers(answers),), typing=typing)
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
    panel = Panel(heading, theirs=True, groups=groups, keypad=Keypad(draft.typed))
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
    panel = Panel(
        heading, note=note, theirs=True, groups=(Answers(tuple(answers), columns=2),), typing=typing
    )
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
        theirs=True,
        numbers=(count,),
        groups=(Answers(scopes, columns=2), Answers(per, columns=2), Answers(more, columns=2)),
    )
    return panel, Advance(language.gettext("That is it"), Act("enter", inputs.Answer(draft.cell)))
