"""The physical set-up (R2), piece by piece: what is ticked off, and what of the ring is lit by it."""

import re
from itertools import count
from typing import Final

from companion.ui.presenter.acts import Act
from companion.ui.presenter.marks import Marks
from companion.ui.presenter.page import Desk
from companion.ui.presenter.set_up_view import SetUp, TaskGroup, TaskView
from companion.wording.checklist import Task, set_up_parts

_NUMBER: Final = re.compile(r"[−$]?\b\d+\b")


def set_up_view(desk: Desk) -> SetUp:
    language, done = desk.language, desk.sitting.set_up
    parts = set_up_parts(desk.table, language)
    tasks = [task for part in parts for task in part.tasks]
    ticked = [at in done for at in range(len(tasks))]
    here = next((at for at, one in enumerate(ticked) if not one), None)
    numbers = count()
    groups = tuple(
        TaskGroup(
            part.title,
            tuple(
                _task(task, at, ticked[at], at == here) for task, at in zip(part.tasks, numbers, strict=False)
            ),
        )
        for part in parts
    )
    return SetUp(
        language.gettext("Set up the table"),
        language.gettext("{number} of {count}", number=sum(ticked), count=len(tasks)),
        groups,
        tuple(sum(task.done for task in group.tasks) / len(group.tasks) for group in groups),
    )


def _task(task: Task, at: int, done: bool, here: bool) -> TaskView:
    return TaskView(str(at + 1), _strong(task.words), _strong(task.detail), Act("tick-task", at), done, here)


def _strong(words: str) -> str:
    """Numbers are what hands look for."""
    return words if "*" in words else _NUMBER.sub(r"*\g<0>*", words)


def set_up_marks(desk: Desk) -> Marks:
    """Each district whose pieces lie there is lit."""
    tasks = [task for part in set_up_parts(desk.table, desk.language) for task in part.tasks]
    done = desk.sitting.set_up
    return Marks(
        lit=frozenset(
            task.district for at, task in enumerate(tasks) if at in done and task.district is not None
        )
    )
