"""Step by step: what a whole phase did, one act after another. For the eye: the game stays where it is."""

from dataclasses import dataclass, field, replace
from typing import ClassVar

from companion.game.stops import Stop
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.panel import Advance, Aside
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.stops import stop_view


@dataclass(frozen=True, slots=True)
class StepsPage(Page):
    at_any_time: ClassVar[bool] = True
    stops: tuple[Stop, ...] = field(compare=False, repr=False)
    at: int = 0

    def shown(self, desk: Desk) -> StopView:
        return stop_view(self.stops[self.at], desk.language)

    def stop(self, desk: Desk) -> Stop:  # noqa: ARG002
        return self.stops[self.at]

    def after(self, act: Act, desk: Desk) -> "StepsPage | None":  # noqa: ARG002
        return replace(self, at=act.value) if act.name == "step" else None

    def advance(self, desk: Desk) -> Advance:
        """At the end all of it has been carried out."""
        if self.at == len(self.stops) - 1:
            return Advance(desk.language.gettext("Done"), Act("done"))
        return Advance(desk.language.gettext("Next"), Act("step", self.at + 1))

    def asides(self, desk: Desk, undo: Aside) -> tuple[Aside, ...]:  # noqa: ARG002
        say = desk.language.gettext
        back = Act("step", self.at - 1) if self.at else None
        return (
            Aside("arrow-left", say("Back"), back),
            Aside("format-list-bulleted", say("What moves"), CLOSE),
        )
