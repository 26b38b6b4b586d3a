"""The Table: from a sitting and what the players have tapped to one frozen view."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Final

from companion.content.reading import PackError
from companion.game.errors import SaveError
from companion.game.preferences import keep, preferences
from companion.game.sitting import Sitting
from companion.game.steps import Step
from companion.game.stops import step_by_step
from companion.rules import inputs
from companion.rules.box import slug
from companion.rules.commands import Buy, Command, EpicPhase, GoOn, Move, Prologue, Set
from companion.rules.errors import NotationError, RefusedInput
from companion.rules.fields import field_at
from companion.rules.inputs import Input, NewCard
from companion.rules.instructions import Buy as Bought
from companion.rules.instructions import (
    BuyDie,
    Defeat,
    Lapse,
    NewMarket,
    Remind,
    RemindOfCard,
    Reward,
    Spend,
    Warn,
    Weaken,
)
from companion.rules.notation import parse_cell
from companion.rules.power_dice import faces_typed
from companion.rules.questions import MovementDie, NewEpic
from companion.rules.starting import to_place
from companion.rules.table import Table
from companion.ui.presenter.acts import CLOSE, Act, Answer
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.back import MovesBackPage
from companion.ui.presenter.pages.boss import BossPage
from companion.ui.presenter.pages.cards import CardsPage
from companion.ui.presenter.pages.check import CheckPage
from companion.ui.presenter.pages.city import CityPage
from companion.ui.presenter.pages.counters import CountersPage
from companion.ui.presenter.pages.district import DistrictPage
from companion.ui.presenter.pages.fallen import FallenPage, fallen_page
from companion.ui.presenter.pages.log import LogPage
from companion.ui.presenter.pages.menu import MenuPage
from companion.ui.presenter.pages.purchase import PurchasePage
from companion.ui.presenter.pages.ring import RingPage
from companion.ui.presenter.pages.steps import StepsPage
from companion.ui.presenter.pages.turn import TurnPage
from companion.ui.presenter.pages.whole_card import WholeCardPage, is_little_known
from companion.ui.presenter.pages.why import WhyPage
from companion.ui.presenter.panel import Said, TableView
from companion.ui.presenter.questions.marks import tapped_district
from companion.ui.presenter.showing import Scene, table_view
from companion.ui.presenter.warnings import Warnings
from companion.ui.presenter.whole import Moving, whole_view
from companion.wording.instructions import say
from companion.wording.labels import label
from companion.wording.language import Language
from companion.wording.names import epic_name
from companion.wording.refusals import say_notation, say_refusal, say_unfit
from companion.wording.saving import save_problem

# Told in the Reckoner Phase and out of sight there: what a toast is for.
_WORTH_SAYING: Final = (
    Warn,
    Weaken,
    Defeat,
    Reward,
    Spend,
    Lapse,
    Remind,
    RemindOfCard,
    Bought,
    BuyDie,
    NewMarket,
)
_LOOKS: Final = {"check": CheckPage(), "log": LogPage()}
_THEIRS: Final = ("prologue", "epic")
_SHEETS: Final = {"boss": BossPage(), "counters": CountersPage(), "menu": MenuPage(), "ring": RingPage()}


class TablePresenter:
    """What is open is for the eye only; what is entered goes through the sitting, and is on disk first."""

    def __init__(self, sitting: Sitting, language: Language) -> None:
        self.sitting = sitting
        self.language = language
        self.turn = preferences(sitting.store).turn  # of the ring
        self.pages: list[Page] = []  # what is open, the one before the players last
        self.warnings = Warnings()
        self.ticked: set[str] = set()
        self.draft = Draft()
        self.moving = Moving()
        self.said: Said | None = None  # for a toast; taken by `take_said`
        self.left = False  # the players want to go home
        self.begun: Sitting | None = None  # never: this one has begun

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def moment(self) -> Hashable:
        """What a tap may be about: gone when a question is answered, or the Epics go on."""
        stop, table = self.sitting.stop(), self.table
        beginning = None if stop is None else self.sitting.game.depth - len(stop.entries)
        return self.left, table.round, table.phase, table.question, beginning

    def back(self) -> Act:
        """Of the device's back key: what is open closes; else the menu asks whether they want to go home."""
        if self.warnings.open:
            return Act("leave")
        return CLOSE if self.pages else Act("sheet", "menu")

    def speak(self, language: Language) -> None:
        self.language = language
        self.warnings.reword(self.sitting, language)

    def take_said(self) -> Said | None:
        said, self.said = self.said, None
        return said

    # What was tapped

    def do(self, act: Act) -> None:
        """Refused or not saved: one sentence, and everything is as it was."""
        try:
            self._do(act)
        except RefusedInput as error:
            self.draft = Draft()
            self.said = Said(say_refusal(error, self.language))
        except NotationError as error:
            self.said = Said(say_notation(error, self.language))
        except PackError:
            self.said = Said(say_unfit(self.language))
        except SaveError as error:
            self.said = Said(save_problem(error.code, error.detail, self.language))

    def _do(self, act: Act) -> None:
        waiting = self.warnings.take()  # any other tap leaves it
        if (page := self._page) is not None and (tapped := page.after(act, self.desk)) is not None:
            self.pages[-1] = tapped
            return
        match act.name, act.value:
            case "anyway", _ if waiting is not None:
                self.warnings.waive()
                self._submit(waiting)
            case "leave", _:
                pass
            case "say", str(words):
                self.said = Said(words)
            case "enter", entry:
                self._enter(entry)
            case "adjust", (path, change):
                self._adjust(path, change)
            case "correct", (path, value):
                self._enter(Set(path, value))
            case "card", str(card) if self.pages and isinstance(self.pages[-1], CardsPage):
                self._do(self.pages[-1].with_card(self.desk, card.strip()))
            case "move", (str(reckoner), int(index)) if self._is_ours:
                self._enter(Move(reckoner, index))
            case "enter-all", (*entries,):
                for entry in entries:
                    self._enter(entry)
            case "roll", _:
                self._tell(self.sitting.roll())
            case "always-roll", bool(on):
                self._roll_always(on)
            case "done", _:
                self.pages.clear()
                self.sitting.done()
            case "pace", pace:
                self.sitting.go_at(pace)
            case "open-part" | "tick-part" | "tick-row", place:
                self._move(act.name, place)
            case "undo", _:
                self._undo()
            case "redo", depth:
                self._redo(depth)
            case "home", _:
                self.sitting.leave()
                self.left = True
            case _:
                self._turn_page(act)

    def _turn_page(self, act: Act) -> None:
        match act.name, act.value:
            case "close" | "settings", _ if self.pages:  # the menu closes: settings are a screen of their own
                self.pages.pop()
            case "open", Page() as page:
                self._open(page)
            case "over", Page() as page:
                self._open_over(page)
            case "look", str(name):
                self._open_over(_LOOKS[name])
            case "why", str(path):
                self._open_over(WhyPage(path))
            case "instead", Page() as page:
                self.pages[-1:] = [page]
            case "steps", _ if (stop := self.sitting.stop()) is not None:
                self.pages.append(StepsPage(step_by_step(stop)))
            case "reckoner", str(name):
                self._choose(name)
            case "sheet", "menu":
                self._open_over(_SHEETS["menu"])
            case "sheet", str(name) if self.table.phase != "over":
                self._open_sheet(_SHEETS[name])
            case "tick-task", int(task) if self.table.phase == "setup":
                self.sitting.tick_set_up(task)
            case "turn-ring", int(by):
                self._turn_ring(by)
            case "tick", str(name):
                self.ticked ^= {name}
            case "district", int(index):
                self._choose_district(index)
            case "hold-district", int(index) if self.table.phase != "over":
                self._open_over(DistrictPage(index))
            case _:
                self._write(act)

    def _write(self, act: Act) -> None:
        """An answer that takes several taps, or is typed."""
        draft = self.draft.after(act.name, act.value)
        if draft is not None:
            self.draft = draft
            return
        value = act.value
        match act.name:
            case "cell":
                cell = " ".join(value.lower().split())
                parse_cell(cell)
                self._enter(inputs.Answer(cell))
            case "faces":
                self._enter(inputs.Answer(faces_typed(value)))
            case "new-card" if value.strip():
                self.sitting.enter(NewCard(value.strip()))
                self._enter(inputs.Answer(slug(value)))

    def _move(self, act: str, place: Any) -> None:
        """Of a whole phase, place by place."""
        stop = self.sitting.stop()
        if stop is None:
            return
        view = whole_view(stop, self.moving, self.language)
        match act, place:
            case "open-part", int(part):
                self.moving = self.moving.opened(part)
            case "tick-part", int(part):
                self.moving = self.moving.ticked(part, len(view.parts))
            case "tick-row", (int(part), int(row)):
                self.moving = self.moving.row_ticked(part, row, view)

    def _enter(self, entry: Input) -> None:
        if isinstance(entry, Command) and self.warnings.holds(entry, self.sitting, self.language):
            return
        self._submit(entry)

    def _submit(self, entry: Input) -> None:
        phase, question = self.table.phase, self.table.question
        steps = self.sitting.enter(entry)
        goes_on = self.sitting.stop() is not None and not isinstance(entry, Set)
        if self.table.phase != phase or goes_on:
            self._leave_phase()
        elif self.pages and self.pages[-1].is_done(self.desk):
            self.pages.pop()
        elif isinstance(entry, Buy) and self.pages and isinstance(self.pages[-1], PurchasePage):
            self.pages[-1] = PurchasePage()  # for the next one
        self._tell(steps)
        if isinstance(question, NewEpic) and isinstance(entry, inputs.Answer):
            self._offer_card(entry.value)

    def _offer_card(self, epic: str) -> None:
        """One that the app knows nothing or little of can be entered in one go."""
        pack = self.sitting.game.current_pack
        if pack.kind != "practice" and is_little_known(pack, epic):
            name = epic_name(epic, self.table)
            key = Answer(self.language.gettext("Enter the whole card"), Act("over", WholeCardPage(epic)))
            self.said = Said(self.language.gettext("{epic} is new to the app.", epic=name), key)

    def _roll_always(self, on: bool) -> None:
        self.sitting.roll_always(on)
        if self.sitting.rolls_next:
            self._tell(self.sitting.roll())

    def _leave_phase(self) -> None:
        self.pages.clear()
        self.ticked.clear()
        self.moving = Moving()

    def _adjust(self, path: str, change: int) -> None:
        """By one from where it stands now: two fast taps are two."""
        field = field_at(self.table, path)
        if field is not None and isinstance(field.value, int):
            self._enter(Set(path, field.value + change))

    def _tell(self, steps: list[Step]) -> None:
        """What happened out of sight in the players' own phase: a page where somebody fell, else a toast."""
        self.draft = Draft()
        if self.sitting.stop() is not None:
            return
        told = [(one, step.entry.table) for step in steps for one in step.entry.told]
        top = self.pages[-1] if self.pages else None
        falls = any(isinstance(one.instruction, Defeat) for one, _ in told)
        if isinstance(top, FallenPage) and isinstance(steps[0].entry.input, inputs.Answer) and not falls:
            self.pages[-1] = top.with_more(told)
        elif fallen := fallen_page(told, getattr(steps[0].entry.input, "reckoner", "")):
            self.pages.append(fallen)
        else:
            worth = [(one, at) for one, at in told if isinstance(one.instruction, _WORTH_SAYING)]
            if worth:
                self.said = Said(" ".join(say(one, at, self.language) for one, at in worth))

    @property
    def _is_ours(self) -> bool:
        return self.desk.is_ours

    def _open(self, page: Page) -> None:
        self.pages[:] = [page]

    def _open_sheet(self, page: Page) -> None:
        if self._is_ours:
            self._open(page)
        else:
            self._open_over(page)

    def _open_over(self, page: Page) -> None:
        if self.pages[-1:] != [page]:
            self.pages.append(page)

    def _turn_ring(self, by: int) -> None:
        self.turn = (self.turn + by) % len(self.table.districts)
        keep(replace(preferences(self.sitting.store), turn=self.turn), self.sitting.store)

    def _choose(self, name: str) -> None:
        before = self.pages[0] if self.pages else None
        if isinstance(before, TurnPage) and before.name != name and self._has_acted(before.name):
            self.ticked.add(before.name)
        self._open(TurnPage(name))

    def _has_acted(self, name: str) -> bool:
        last = self.sitting.last()
        return last is not None and getattr(last.entry.input, "reckoner", "") == name

    def _choose_district(self, index: int) -> None:
        page, table = self._page, self.table
        if page is None:
            act = tapped_district(table.question, table, index)
        else:
            act = page.tap_district(self.desk, index)
        if act is not None:
            self._do(act)
        elif table.phase != "over" and not (page is None and isinstance(table.question, MovementDie)):
            self._open_sheet(DistrictPage(index))

    def _undo(self) -> None:
        """An act of the Epics is taken back when the pieces are; one's own entry at once."""
        page, depth = self._page, self.sitting.game.depth
        theirs = self._is_theirs()
        if theirs and not isinstance(page, MovesBackPage):
            self.pages.append(MovesBackPage())
            return
        words = page.title(self.desk) if isinstance(page, MovesBackPage) else self._last_label()
        self.sitting.undo()
        kept = bool(self.sitting.still_taught)
        if isinstance(page, MovesBackPage) and page.depth is not None:
            self.sitting.undo_to(page.depth)
            kept = kept or bool(self.sitting.still_taught)
        if theirs or isinstance(page, MovesBackPage):
            self.pages.clear()
        self.draft, self.moving = Draft(), Moving()
        again = Answer(self.language.gettext("Redo"), Act("redo", depth))
        taken = self.language.gettext("Taken back: {entry}", entry=words)
        if kept:
            stays = self.language.gettext("Another game has used it since: it stays in the card book.")
            taken = self.language.gettext("{taken}. {kept}", taken=taken, kept=stays)
        self.said = Said(taken, again)

    def _is_theirs(self) -> bool:
        """Have the hands moved something by what is taken back?"""
        last = self.sitting.last()
        if last is None or self.sitting.is_ahead:
            return False
        if isinstance(last.entry.input, Prologue | EpicPhase | GoOn):
            return True
        is_answer = isinstance(last.entry.input, inputs.Answer | NewCard)
        return is_answer and last.before.phase in _THEIRS and bool(self.sitting.moves_back())

    def _redo(self, depth: int | None) -> None:
        """One thing; or, what was taken back together, all of it up to so many entries."""
        phase = self.table.phase
        self._tell(self.sitting.redo_to(depth) if depth else self.sitting.redo())
        if self.table.phase != phase or self.sitting.stop() is not None or isinstance(self._page, MenuPage):
            self.pages.clear()

    # What is shown

    @property
    def desk(self) -> Desk:
        return Desk(self.sitting, self.language, frozenset(self.ticked), self.warnings.entry, self.turn)

    @property
    def _page(self) -> Page | None:
        """What stands open; in the Reckoner Phase there is always something."""
        top = self.pages[-1] if self.pages else None
        if top is not None and (top.at_any_time or self._is_ours):
            return top
        if not self._is_ours:
            return None
        placing = to_place(self.table)
        return TurnPage(placing) if placing else CityPage()

    def view(self) -> TableView:
        top = self.pages[-1] if self.pages else None
        return table_view(Scene(self.desk, self._page, top, self.draft, self.warnings.open, self.moving))

    def _last_label(self) -> str:
        last = self.sitting.last()
        if last is None:
            return ""
        return label(last.entry.input, last.before, last.entry.told, self.language)
