"""What is chosen before the first round, on one screen: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer


@dataclass(frozen=True, slots=True)
class Choosing:
    """Choices that belong together; `note`: what the chosen ones amount to."""

    title: str
    note: str
    choices: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Fold:
    """More of the choices above it, a tap away."""

    words: str
    act: Act
    choices: tuple[Answer, ...]  # none while it is closed


@dataclass(frozen=True, slots=True)
class NewGame:
    heading: str
    note: str  # of a practice game
    pairs: Choosing
    cities: Fold
    team: Choosing
    difficulty: Choosing
    box: Choosing
    ring: Choosing  # what lies in each district: listed where no city stands beside it
    theirs: bool = False
    ours: bool = False
