"""The set-up to be ticked off, beside the ring: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act


@dataclass(frozen=True, slots=True)
class TaskView:
    """`here`: the first one that is not done. *Bold* between asterisks."""

    number: str
    words: str
    detail: str
    tick: Act
    done: bool
    here: bool = False


@dataclass(frozen=True, slots=True)
class TaskGroup:
    title: str
    tasks: tuple[TaskView, ...]


@dataclass(frozen=True, slots=True)
class SetUp:
    """`shares`: of each group, how much is done, from 0 to 1."""

    heading: str
    progress: str  # "5 of 12"
    groups: tuple[TaskGroup, ...]
    shares: tuple[float, ...]
    theirs: bool = False
    ours: bool = False
