"""What is printed and not known: numbers, faces, and by hand."""

import pytest

from companion.rules.inputs import BY_HAND
from companion.rules.questions import Content, MovementDie, Question
from companion.ui.presenter.acts import Act
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.panel import Panel
from companion.ui.presenter.questions import question_view
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.teach_view import TeachView
from tests.wording.examples import ENGLISH, practice_table


def shown(question: Question, draft: Draft) -> Panel | TeachView:
    panel, _ = question_view(question, Asked(practice_table(), None, draft, ENGLISH, practice=False))
    assert isinstance(panel, Panel | TeachView)
    return panel


def asked_in(question: Question, draft: Draft) -> Panel:
    panel = shown(question, draft)
    assert isinstance(panel, Panel)
    return panel


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
        panel = shown(question, draft)
        if isinstance(panel, TeachView):
            keys = [(one.words, one.act) for one in panel.palette.more]
        else:
            keys = [(one.words, one.act) for group in panel.groups for one in group.answers]
            assert bool(panel.note) == (isinstance(question, Content) and not offered), "why not is said"
        skips = [words for words, act in keys if act == Act("enter", BY_HAND)]
        assert skips == ["Skip, we do this one by hand"] * offered


def test_r7_5a_the_faces_of_the_dice_are_offered_as_letters_and_as_numbers() -> None:
    question = Content("dice.power", "faces", needed="needs-dice")
    panel = asked_in(question, Draft())
    [faces] = panel.groups
    assert [one.act.value.value for one in faces.answers] == [[*"ABCD"], [*"1234"], [*"123456"]]
    assert panel.typing is not None
