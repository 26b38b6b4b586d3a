"""Whatever the players tap, in every game: each question can be answered, and nothing breaks."""

from pathlib import Path
from random import Random
from typing import get_args

import pytest

from companion.game.choices import Choices
from companion.game.packs import practice_pack, real_pack
from companion.game.preferences import Pace
from companion.game.sitting import Sitting
from companion.game.store import Store
from companion.rules.saving import save_table
from companion.rules.setup import BOSSES, CITIES
from companion.ui.presenter.acts import CLOSE, Act
from companion.ui.presenter.check_view import Check
from companion.ui.presenter.ending_view import Ended
from companion.ui.presenter.log_view import Log
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.new_game_view import NewGame
from companion.ui.presenter.panel import Answers, Panel, TableView
from companion.ui.presenter.purchase_view import Purchase
from companion.ui.presenter.question_view import Faces, Opened, PowerRoll, QuestionView, Search
from companion.ui.presenter.set_up_view import SetUp
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.table import TablePresenter
from companion.ui.presenter.teach_view import TeachView
from companion.ui.presenter.turn_view import Turn
from companion.ui.presenter.whole_view import Part, WholeView
from companion.ui.presenter.why_view import Why
from companion.wording.language import LANGUAGES, Language

TAPS = 160
PACES: tuple[Pace, ...] = get_args(Pace)
LOOKS = (
    *(Act("look", name) for name in ("log", "check")),
    *(Act("why", path) for path in ("population", "districts.0.barricades")),
)
TYPED = {
    "cell": "population by shields 1=2",
    "new-card": "Somebody",
    "faces": "1 2 3 4",
    "card": "Rope",
}


def begin(
    store: Store, boss: str, city: str, practice: bool, chance: Random, language: str
) -> TablePresenter:
    pack = practice_pack() if practice else real_pack(store)
    team = chance.sample(["David", "Prof", "Megan", "Cody", "Tia", "Mizzy"], chance.randint(2, 6))
    choices = Choices(boss, city, "hard", team, newcago_cards=chance.choice(["none", "random"]))
    new = NewGamePresenter(store, pack, choices, Language(language), chance)
    new.do(Act("start"))
    assert new.begun is not None
    new.begun.rolls = False
    new.begun.go_at(chance.choice(PACES))
    return TablePresenter(new.begun, Language(language))


def acts(view: TableView) -> list[Act]:
    """Everything that can be tapped in the panel."""
    warning = view.warning
    if warning is not None:
        return [one.act for one in (warning.leave, warning.anyway) if one is not None]
    match view.panel:
        case Turn() as turn:
            found = turn_acts(turn)
        case StopView() as stop:
            found = stop_acts(stop)
        case Purchase() as purchase:
            found = purchase_acts(purchase)
        case QuestionView() as question:
            found = question_acts(question)
        case WholeView() as whole:
            found = [act for part in whole.parts for act in (part.open, part.tick, *row_ticks(part))]
        case Why() | Log() | Check():
            return look_acts(view)
        case SetUp() as set_up:
            found = [task.tick for group in set_up.groups for task in group.tasks]
        case Ended():
            found = []
        case TeachView() as teach:
            found = teach_acts(teach)
        case NewGame():
            raise AssertionError("a game that has begun")
        case panel:
            found = panel_acts(panel)
    found += [one.act for one in view.asides if one.act is not None and one.icon != "undo"]
    return [act for act in found if act.name != "home"]


def look_acts(view: TableView) -> list[Act]:
    """Of a page that only looks; it is closed as often as not."""
    match view.panel:
        case Why() as why:
            found = [] if why.earlier is None else [why.earlier.act]
        case Log() as log:
            rows = [row for part in log.parts for row in part.rows]
            found = [one.act for one in log.chapters]
            found += [row.act for row in rows if row.act is not None]
            found += [row.back.act for row in rows if row.back is not None] * 5
        case Check() as check:
            found = [one.act for one in check.columns]
            found += [cell.act for one in check.columns for cell in one.cells if cell.act is not None]
            found += [cell.hold for one in check.columns for cell in one.cells if cell.hold is not None]
        case _:
            raise AssertionError(view.panel)
    found += [one.act for one in view.asides if one.act is not None]
    return [*found, *[CLOSE] * (1 + len(found) // 2)]


def teach_acts(view: TeachView) -> list[Act]:
    keys = view.palette
    picks = (*keys.likely.picks, *keys.symbols, *keys.more, *keys.numbers[:12])
    return [pick.act for pick in (*picks, *(pick for row in keys.rows for pick in row.picks))]


def row_ticks(part: Part) -> list[Act]:
    return [row.tick for row in part.rows if row.tick is not None]


def stop_acts(stop: StopView) -> list[Act]:
    held = [row.hold for group in stop.groups for row in group.rows if row.hold is not None]
    die = [] if stop.die is None else [*(face.act for face in stop.die.faces), stop.die.roll.act]
    return die * 4 + held


def title(view: TableView) -> str:
    return view.panel.name if isinstance(view.panel, Turn) else view.panel.heading


def turn_acts(turn: Turn) -> list[Act]:
    found = [key.act for group in turn.groups for key in group.keys]
    found += [key.act for key in turn.head] + [pill.act for pill in turn.pills]
    return found + [act for seat in turn.seats for act in (seat.act, seat.hold)]


def purchase_acts(purchase: Purchase) -> list[Act]:
    found = [row.act for row in purchase.rows] + [buyer.act for buyer in purchase.buyers]
    found += [key.act for key in (*purchase.prices, *purchase.keys)]
    return [*found, Act("search", "e"), Act("search", "")]


def question_acts(question: QuestionView) -> list[Act]:
    found: list[Act] = []
    for part in question.parts:
        match part:
            case Answers():
                found += [one.act for one in part.answers]
            case Opened():
                found += [part.answer.act, *(one.act for one in part.answers)]
            case Faces():
                found += [one.act for one in part.faces]
            case PowerRoll():
                found += [one.act for one in part.dice] + [one.act for one in part.faces]
            case Search():
                found += [one.act for one in part.rows]
                found += [Act("search", "e"), Act("search", "")]
                if part.new:
                    found.append(Act("new-card", TYPED["new-card"]))
    if question.roll is not None:
        found.append(question.roll.key.act)
    return found


def panel_acts(panel: Panel) -> list[Act]:
    found = [answer.act for group in panel.groups for answer in group.answers]
    for number in panel.numbers:
        found += [act for act in (number.minus, number.plus) if act is not None]
    if panel.keypad is not None:
        found += [Act("digit", digit) for digit in "123"]
    if panel.typing is not None:
        found.append(Act(panel.typing.act, TYPED[panel.typing.act]))
    if panel.close:
        found.append(CLOSE)
    return found


@pytest.mark.parametrize("practice", [True, False], ids=["practice", "rulebook"])
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("boss", BOSSES)
def test_every_question_can_be_answered(tmp_path: Path, boss: str, city: str, practice: bool) -> None:
    chance = Random(f"{boss} {city} {practice}")
    language = chance.choice(LANGUAGES)
    with Store(tmp_path) as store:
        presenter = begin(store, boss, city, practice, chance, language)
        before = -1
        for _ in range(TAPS):
            view = presenter.view()
            assert title(view)
            possible = acts(view)
            if view.advance.act is not None and (not possible or chance.random() < 0.6):
                presenter.do(view.advance.act)
            elif possible:
                presenter.do(chance.choice(possible))
            if chance.random() < 0.08:
                presenter.do(chance.choice(LOOKS))
            if not possible or chance.random() < 0.1:
                presenter.do(Act("district", chance.randrange(len(view.ring.districts))))
            if chance.random() < 0.05:
                presenter.do(Act("undo"))
            if chance.random() < 0.05:
                presenter.do(Act("pace", chance.choice(PACES)))
            before = max(before, presenter.sitting.game.depth)
            if presenter.left:
                break
        assert before > TAPS / 20 or presenter.table.phase == "over"
        again = Sitting(store.open_game(presenter.sitting.id), store, chance, rolls=False)
        assert save_table(again.table) == save_table(presenter.table)
        assert title(TablePresenter(again, Language(language)).view())
