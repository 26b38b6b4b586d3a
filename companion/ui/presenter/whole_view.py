"""What a whole phase moves, beside the ring: frozen data for the widgets."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import Crumb, Row, Sign


@dataclass(frozen=True, slots=True)
class Part:
    """What changes in one place. `signs` say it when it is closed; `tick` ticks all of it off."""

    title: str
    signs: tuple[Sign, ...]
    rows: tuple[Row, ...]
    place: str  # "3 of 7"
    open: Act
    tick: Act
    done: bool = False
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class WholeView:
    heading: str
    note: str
    ribbon: tuple[Crumb, ...]
    parts: tuple[Part, ...]
    now: str  # the word above a number
    nothing: str = ""  # in place of parts: that nothing changes
    more: tuple[str, ...] = ()  # parts out of sight below
    summary: str = ""  # "2 done, 4 to come": all there is room for beside large text
    theirs: bool = True
    ours: bool = False
