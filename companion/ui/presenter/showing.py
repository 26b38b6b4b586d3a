"""One frozen view of the table: the ring, the corners, what stands beside the ring, the row that goes on."""

from dataclasses import dataclass
from typing import Final

from companion.game.sitting import PROLOGUE
from companion.game.stops import Stop
from companion.rules.commands import Rewards
from companion.rules.questions import MovementDie
from companion.rules.starting import to_place
from companion.rules.table import Table
from companion.ui.presenter.acts import Act
from companion.ui.presenter.city import ring_view
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.ending import ended_asides, ended_view
from companion.ui.presenter.marks import NO_MARKS, Marks
from companion.ui.presenter.page import Desk, Page
from companion.ui.presenter.pages.fallen import FallenPage
from companion.ui.presenter.pages.purchase import PurchasePage
from companion.ui.presenter.pages.whole_card import whole_card_key
from companion.ui.presenter.panel import Advance, Aside, Shown, TableView
from companion.ui.presenter.questions import question_view
from companion.ui.presenter.questions.dice import die_below
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.questions.marks import question_marks
from companion.ui.presenter.set_up import set_up_marks, set_up_view
from companion.ui.presenter.stops import stop_view
from companion.ui.presenter.teach_view import TeachView
from companion.ui.presenter.turn_view import Warned
from companion.ui.presenter.whole import Moving, whole_marks, whole_view
from companion.wording.captions import caption
from companion.wording.language import Language
from companion.wording.names import phase_name, signed

BASE_SPACES: Final = 5


@dataclass(frozen=True, slots=True)
class Scene:
    """What the view is made from. `page`: what stands open; `top`: what the players opened last, which a
    question of the game may cover."""

    desk: Desk
    page: Page | None
    top: Page | None
    draft: Draft
    warning: Warned | None
    moving: Moving

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def language(self) -> Language:
        return self.desk.language


def table_view(scene: Scene) -> TableView:
    table, language, page, desk = scene.table, scene.language, scene.page, scene.desk
    stop = desk.sitting.stop()
    panel, advance = _given(scene, stop) if page is None else _opened(page, desk)
    if page is not None and (looked_at := page.stop(desk)) is not None:
        stop, table = looked_at, looked_at.table
    lost = 0 if stop is None else table.population - stop.before.population
    return TableView(
        *_moment(table, page, stop, language),
        stop is not None,
        str(table.population),
        language.gettext("Population"),
        signed(lost) if lost else "",
        f"${table.money}",
        table.base_marker,
        table.box.base_spaces or BASE_SPACES,
        ring_view(table, language, stop, _marks(scene, stop), desk.turn),
        panel,
        advance,
        _asides(scene),
        warning=scene.warning,
    )


def _moment(table: Table, page: Page | None, stop: Stop | None, language: Language) -> tuple[str, str]:
    """Where the game stands: round and phase."""
    if table.phase == "setup":
        return language.gettext("Set-up"), language.gettext("how it should stand")
    phase = phase_name("epic" if stop is not None and table.phase == "reckoner" else table.phase, language)
    if isinstance(page, PurchasePage):
        phase = language.gettext("Purchase")
    return language.gettext("Round {round}", round=table.round if stop is None else stop.before.round), phase


def _opened(page: Page, desk: Desk) -> tuple[Shown, Advance]:
    return page.shown(desk), page.advance(desk) or _begin(desk)


def _marks(scene: Scene, stop: Stop | None) -> Marks:
    if scene.page is not None:
        return scene.page.marks(scene.desk)
    if scene.table.question is not None:
        return question_marks(scene.table.question, scene.table)
    if scene.table.phase == "setup":
        return set_up_marks(scene.desk)
    return NO_MARKS if stop is None or not _is_told(scene, stop) else whole_marks(stop, scene.moving)


def _is_told(scene: Scene, stop: Stop) -> bool:
    """A whole phase, to its end: what moves can be said."""
    return stop.is_whole and scene.table.question is None


def _asides(scene: Scene) -> tuple[Aside, ...]:
    page, desk, language = scene.page, scene.desk, scene.language
    undo = _undo(scene)
    if page is not None and (own := page.asides(desk, undo)) is not None:
        return own
    if desk.is_ours and not to_place(scene.table):
        return undo, Aside("cart-outline", language.gettext("Purchase"), Act("over", PurchasePage()))
    stop = desk.sitting.stop()
    if page is None and stop is None and scene.table.phase == "over":
        return ended_asides(desk, undo)
    if page is None and stop is not None and _is_told(scene, stop):
        return undo, Aside("format-list-numbered", language.gettext("Step by step"), Act("steps"))
    return (undo,)


def _undo(scene: Scene) -> Aside:
    last = scene.desk.sitting.last()
    if last is None:
        return Aside("undo")
    words = caption(last.entry.input, last.before, last.entry.told, scene.language)
    return Aside("undo", words, Act("undo"))


def _given(scene: Scene, stop: Stop | None) -> tuple[Shown, Advance]:
    """What the game puts before the players."""
    table, language = scene.table, scene.language
    question = table.question
    if stop is not None and isinstance(question, MovementDie) and _is_below(stop, question):
        die = die_below(question, table, language)
        return stop_view(stop, language, die, scene.desk.sitting.act()), Advance(
            language.gettext("Tap the face")
        )
    if question is not None:
        pack = scene.desk.sitting.game.current_pack
        asked = Asked(table, stop, scene.draft, language, pack.kind == "practice", pack, whole_card_key)
        view, advance = question_view(question, asked)
        if isinstance(scene.top, FallenPage) and not isinstance(view, TeachView):
            return scene.top.around(view, language), advance
        return view, advance
    if stop is not None and stop.is_whole:
        return whole_view(stop, scene.moving, language), Advance(language.gettext("Done"), Act("done"))
    if stop is not None:
        return stop_view(stop, language, act=scene.desk.sitting.act()), Advance(
            language.gettext("Done"), Act("done")
        )
    if table.phase == "over":
        return ended_view(scene.desk), Advance(language.gettext("Home"), Act("home"))
    return set_up_view(scene.desk), Advance(language.gettext("Begin the Prologue"), Act("enter", PROLOGUE))


def _is_below(stop: Stop, question: MovementDie) -> bool:
    """Asked in the place of Done, below what the boss has done; in the Prologue it stands alone."""
    return bool(question.options) and stop.table.phase == "epic" and not stop.is_whole


def _begin(desk: Desk) -> Advance:
    language = desk.language
    if to_place(desk.table):
        return Advance(language.gettext("Tap a district"))
    if desk.table.rewards:
        return Advance(language.gettext("Receive rewards"), Act("enter", Rewards()))
    return Advance(language.gettext("Begin the Epic Phase"), Act("enter", desk.sitting.epic_phase))
