"""Symbols put together by taps."""

import pytest

from companion.rules.inputs import BY_HAND
from companion.rules.notation import ARGUMENTS, SCOPES, THINGS, VERBS, parse_cell
from companion.rules.questions import Content, MovementDie, Question
from companion.ui.presenter.acts import Act
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.panel import Panel
from companion.ui.presenter.questions import question_view
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.questions.printed import PER_WORDS, SCOPE_WORDS
from tests.wording.examples import ENGLISH, practice_table


def asked_in(question: Question, draft: Draft) -> Panel:
    panel, _ = question_view(question, Asked(practice_table(), None, draft, ENGLISH, practice=False))
    assert isinstance(panel, Panel)
    return panel


def test_every_scope_and_every_thing_has_words() -> None:
    assert set(SCOPE_WORDS) == {"", *SCOPES}
    assert set(PER_WORDS) == {"", *THINGS}


@pytest.mark.parametrize("verb", VERBS)
def test_whatever_is_tapped_is_an_action(verb: str) -> None:
    argument = ARGUMENTS.get(verb, ("",))[0]
    draft = Draft(verb=f"{verb} {argument}".strip(), count=3, scope="gifted", per="enforcement")
    cell = parse_cell(draft.cell)
    assert cell is not None
    (action,) = cell
    assert (action.verb, action.argument, action.count) == (verb, argument, 3)
    assert (action.scope, action.per) == ("gifted", "enforcement")


def test_symbols_stand_beside_each_other() -> None:
    draft = Draft(verb="population", beside=("fortify", "barricade x2"))
    assert draft.cell == "fortify | barricade x2 | population"


@pytest.mark.parametrize(
    ("question", "offered"),
    [
        (Content("epics.chalkdust.track.4", "cell"), True),
        (Content("base_spaces", "number"), True),
        (Content("epics.chalkdust.health", "health", needed="needs-count"), False),
        (MovementDie(), False),
    ],
)
def test_what_is_printed_can_be_done_by_hand_where_the_rules_can_go_on(
    question: Question, offered: bool
) -> None:
    for draft in (Draft(), Draft(verb="population")):
        panel = asked_in(question, draft)
        keys = [one for group in panel.groups for one in group.answers if one.act == Act("enter", BY_HAND)]
        assert [one.words for one in keys] == ["Do it by hand"] * offered


def test_r7_5a_the_faces_of_the_dice_are_offered_as_letters_and_as_numbers() -> None:
    question = Content("dice.power", "faces", needed="needs-dice")
    panel = asked_in(question, Draft())
    [faces] = panel.groups
    assert [one.act.value.value for one in faces.answers] == [[*"ABCD"], [*"1234"], [*"123456"]]
    assert panel.typing is not None
