"""What was tapped is carried out on a thread of its own, one after another: no frame waits for the disk.

A presenter and the store behind it belong to that thread while something is being written, and to the
window's when nothing is.
"""

from collections import deque
from collections.abc import Callable, Hashable
from concurrent import futures
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from kivy.clock import Clock

from companion.game.sitting import Sitting
from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Said, TableView
from companion.wording.language import Language


class Presenter(Protocol):
    """A game being played, or one being set up. `moment`: what the taps of this moment are about."""

    left: bool
    begun: Sitting | None
    turn: int  # of the ring

    @property
    def moment(self) -> Hashable: ...

    def do(self, act: Act) -> None: ...
    def view(self) -> TableView: ...
    def take_said(self) -> Said | None: ...
    def back(self) -> Act: ...
    def speak(self, language: Language) -> None: ...


@dataclass(frozen=True, slots=True)
class Written:
    """What came of a tap. `view`: None when there is another screen to show."""

    presenter: Presenter
    act: Act
    view: TableView | None
    moment: Hashable
    said: Said | None = None
    left: bool = False
    begun: Sitting | None = None


def write(presenter: Presenter, act: Act, moment: Hashable) -> Written:
    """A tap that meant what has gone since (a question, an Epic that has acted) does nothing."""
    if moment == presenter.moment:
        presenter.do(act)
    said = presenter.take_said()
    if presenter.begun is not None or presenter.left:
        return Written(presenter, act, None, presenter.moment, said, presenter.left, presenter.begun)
    return Written(presenter, act, presenter.view(), presenter.moment, said)


class Scribe:
    """`shown` is called in the window's thread, in the order of the taps, and never from within one."""

    def __init__(self, shown: Callable[[Written], None]) -> None:
        self._shown = shown
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._waiting: deque[Future[Written]] = deque()

    def write(self, presenter: Presenter, act: Act, moment: Hashable) -> None:
        writing = self._thread.submit(write, presenter, act, moment)
        self._waiting.append(writing)
        writing.add_done_callback(lambda _: Clock.schedule_once(self._show_written))

    def wait(self) -> None:
        """Everything that was tapped is on disk; it is shown in the next frame."""
        futures.wait(self._waiting)

    def finish(self) -> None:
        """Everything that was tapped is on disk, and shown."""
        while self._waiting:
            self._show_next()

    def _show_written(self, _: float) -> None:
        while self._waiting and self._waiting[0].done():
            self._show_next()

    def _show_next(self) -> None:
        self._shown(self._waiting.popleft().result())
