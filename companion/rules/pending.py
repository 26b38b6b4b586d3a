"""The pending stack: what is still to do, as plain data, so a table can be saved, undone and cloned anywhere.

A step is a function of the table and its frame. It changes the table, pushes further frames, or asks.
Steps that go through several things do them in place and, when one of them pushes frames, slide their own
rest beneath those with `after`.
"""

from collections.abc import Callable
from typing import Final

from companion.rules.errors import Needed
from companion.rules.instructions import ByHand, GameOver
from companion.rules.notation import COLOURS
from companion.rules.questions import Content, PowerDice, Question, Reply
from companion.rules.setup import BOSSES
from companion.rules.table import Frame, Table

StepFunction = Callable[[Table, Frame], None]
STEPS: Final[dict[str, StepFunction]] = {}

PACES: Final = ("action", "epic", "phase")
ACTS: Final = frozenset(("epic", *BOSSES, "newcago-card", "ildithia-passes"))

Stage = Callable[[Table, int], None]
STAGES: Final[dict[str, tuple[Stage, ...]]] = {}


class Over(Exception):
    pass


def step(name: str) -> Callable[[StepFunction], StepFunction]:
    def register(function: StepFunction) -> StepFunction:
        STEPS[name] = function
        return function

    return register


def advance(table: Table) -> None:
    """Go on until a question waits, the game is over, or nothing is left to do."""
    pending = table.pending
    try:
        while pending and table.question is None:
            frame = pending.pop()
            if table.told and table.pace != "phase" and begins_act(frame):
                pending.append(frame)
                table.paused = True
                return
            STEPS[frame[0]](table, frame)
            if table.paused:
                return
    except Over:
        pending.clear()
        table.question = None
        table.phase = "over"


def begins_act(frame: Frame) -> bool:
    """Does somebody else act from here on: an Epic, the boss, a card, a district passed?"""
    return frame[0] in ACTS or (frame[0] == "stages" and frame[2] == 0 and frame[1] in ACTS)


def pause_after(table: Table, height: int) -> None:
    """At the slowest pace: wait when what was just done, with all it pushed above `height`, is through."""
    if table.pace == "action":
        table.pending.insert(height, ("pause",))


@step("pause")
def _pause(table: Table, frame: Frame) -> None:
    table.paused = bool(table.told)


def end_game(table: Table, outcome: str) -> None:
    table.outcome = outcome
    table.tell(GameOver, outcome)
    raise Over


def after(table: Table, height: int, frame: Frame) -> bool:
    """If frames were pushed above `height`, put `frame` beneath them: it has to wait."""
    pending = table.pending
    if len(pending) == height:
        return False
    pending.insert(height, frame)
    return True


def ask(table: Table, question: Question, frame: Frame) -> None:
    """Wait for an answer, then run `frame`; a question with one possible answer is not asked."""
    table.pending.append(frame)
    options: tuple[int | str, ...] = question.options
    if not options or options.count(options[0]) != len(options):
        table.question = question
    elif isinstance(question, PowerDice):
        table.reply = dict.fromkeys(COLOURS, str(options[0]))
    else:
        table.reply = options[0]


def need(
    table: Table,
    path: str,
    expects: str,
    frame: Frame,
    offer: int | None = None,
    needed: Needed | None = None,
) -> None:
    """Ask for something printed, then run `frame` again, which now finds it in the box.

    Or the players do it by hand; then `by_hand` says so to the frame, unless it is `needed`.
    """
    table.pending.append(frame)
    table.question = Content(path, expects, offer, needed=needed)


def by_hand(table: Table, path: str, count: int = 1, printed: str = "") -> bool:
    """Do the players carry out themselves what was asked for there? `printed`: where it stands."""
    if table.by_hand != path:
        return False
    table.by_hand = ""
    table.tell(ByHand, printed or path, count)
    return True


def take_reply(table: Table) -> Reply | None:
    reply = table.reply
    table.reply = None
    return reply


def end_link(table: Table, height: int) -> None:
    """The way that was taken last (`Table.link`) ends, when all that it pushed above `height` is done."""
    if not after(table, height, ("unlink",)):
        table.unlink()


@step("unlink")
def _unlink(table: Table, frame: Frame) -> None:
    table.unlink()


def begin_stages(table: Table, name: str, district: int) -> None:
    table.pending.append(("stages", name, 0, district))


@step("stages")
def run_stages(table: Table, frame: Frame) -> None:
    _, name, index, district = frame
    stages = STAGES[name]
    pending = table.pending
    height = len(pending)
    while index < len(stages):
        stages[index](table, district)
        index += 1
        if len(pending) != height:
            pending.insert(height, ("stages", name, index, district))
            return
