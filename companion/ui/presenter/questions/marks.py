"""What a question lights on the ring, and what a tap there answers."""

from companion.rules import inputs
from companion.rules.questions import MovementDie, NewEpic, Question
from companion.rules.table import Table
from companion.ui.presenter.acts import Act
from companion.ui.presenter.marks import NO_MARKS, Marks
from companion.ui.presenter.questions.dice import where
from companion.ui.views import DiscView

BOSS = "crown-outline"


def question_marks(question: Question | None, table: Table) -> Marks:
    match question:
        case NewEpic():
            return Marks(asked=question.district)
        case MovementDie():
            numbers = sorted(set(question.options))
            return Marks(discs=tuple(DiscView(where(one, table), BOSS, str(one)) for one in numbers))
        case _:
            return NO_MARKS


def tapped_district(question: Question | None, table: Table, index: int) -> Act | None:
    """The boss has been put there; None: that is no answer."""
    if not isinstance(question, MovementDie):
        return None
    if not question.options:
        return Act("enter", inputs.Answer((index - table.boss.district) % len(table.districts)))
    faces = [one for one in sorted(set(question.options)) if where(one, table) == index]
    return Act("enter", inputs.Answer(faces[0])) if faces else None
