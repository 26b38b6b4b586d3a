"""A game of the rulebooks alone, the card book empty: every question is answerable, each thing asked once."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from companion.game.choices import Choices
from companion.game.packs import real_pack
from companion.game.store import Store
from companion.rules.notation import parse_cell
from companion.rules.questions import Content
from companion.ui.presenter.acts import Act
from companion.ui.presenter.new_game import NewGamePresenter
from companion.ui.presenter.palette import SYMBOLS
from companion.ui.presenter.panel import Answers, Panel
from companion.ui.presenter.question_view import Faces, Opened, PowerRoll, QuestionView, Search
from companion.ui.presenter.table import TablePresenter
from companion.ui.presenter.teach_view import TeachView
from companion.wording.language import Language
from tests.ui.asked import ASKED, asking, own

ROUNDS = 3
MOST = 3000  # taps


def begin(store: Store, boss: str, city: str, chance: Random) -> TablePresenter:
    choices = Choices(boss, city, "standard", ["David", "Prof", "Megan"], newcago_cards="none")
    new = NewGamePresenter(store, real_pack(store), choices, Language("en"), chance)
    new.do(Act("start"))
    assert new.begun is not None
    new.begun.rolls = False
    return TablePresenter(new.begun, Language("en"))


class Robot:
    """Holds invented cards: what it says is drawn from a hat, and it taps only what is shown."""

    def __init__(self, table: TablePresenter, chance: Random) -> None:
        self.table = table
        self.chance = chance
        self.asked: list[str] = []
        self.named = 0

    def play(self) -> None:
        for _ in range(MOST):
            if self.table.table.round > ROUNDS or self.table.table.phase == "over":
                return
            self.turn()
        raise AssertionError(self.table.view().panel)

    def turn(self) -> None:
        table, view = self.table, self.table.view()
        question = table.table.question
        if isinstance(question, Content):
            self.asked.append(question.path)
        depth = table.sitting.game.depth
        match view.panel:
            case TeachView() as teach:
                self.teach(teach)
            case Panel(keypad=pad) as panel if pad is not None:
                table.do(Act("digit", self.chance.choice("6789")))
                assert table.view().advance.act is not None, panel.heading
                table.do(table.view().advance.act or Act("leave"))
            case Panel() as panel if question is not None:
                table.do(panel.groups[0].answers[0].act)
            case QuestionView() as view_of_question:
                self.answer(view_of_question)
            case _ if view.advance.act is None:
                table.do(Act("district", self.chance.randrange(len(table.table.districts))))
            case _:
                table.do(view.advance.act)
        if question is not None and not isinstance(view.panel, QuestionView):
            assert table.sitting.game.depth > depth, (question, table.said)

    def teach(self, view: TeachView) -> None:
        assert [pick.act.value for pick in view.palette.symbols[:-1]] == list(SYMBOLS)
        assert "?" in [tile.asked and "?" for tile in view.tiles.tiles] if view.tiles else True
        quiet = [
            pick for pick in view.palette.symbols if pick.act.value in ("enforcement", "barricade", "pull")
        ]
        self.table.do(self.chance.choice(quiet).act)
        after = self.table.view()
        assert after.advance.act is not None
        assert isinstance(after.panel, TeachView)
        assert after.panel.palette.said
        self.table.do(after.advance.act)

    def answer(self, view: QuestionView) -> None:
        match view.parts[0]:
            case Answers(answers=answers) | Opened(answers=answers):
                act = self.chance.choice(answers).act
            case Faces(faces=faces):
                act = self.chance.choice(faces).act
            case PowerRoll(faces=faces):
                advance = self.table.view().advance.act
                act = advance or self.chance.choice(faces).act
            case Search(rows=rows):
                self.named += 1
                act = self.chance.choice(rows).act if rows else Act("new-card", f"Card McNew {self.named}")
            case part:
                raise AssertionError(part)
        self.table.do(act)


@pytest.mark.parametrize(
    ("boss", "city"), [("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia")]
)
def test_every_question_is_answerable_to_the_third_round_and_each_thing_asked_once(
    boss: str, city: str, tmp_path: Path
) -> None:
    chance = Random(11)
    with Store(tmp_path) as store:
        robot = Robot(begin(store, boss, city, chance), chance)
        robot.play()
        assert robot.table.table.round > ROUNDS or robot.table.table.phase == "over"
        once = [one for one, other in pairwise([*robot.asked, ""]) if one != other]
        assert len(once) == len(set(once)), "nothing is asked twice"
        assert once, "something had to be asked"
        taught = store.taught()
        assert taught is not None
        assert all(one.name for one in taught.epics if one.id.startswith("card-mcnew"))


def test_taught_then_taken_back_a_new_game_asks_again(tmp_path: Path) -> None:
    chance = Random(3)
    with Store(tmp_path) as store:
        robot = Robot(begin(store, "steelheart", "newcago", chance), chance)
        while not robot.asked:
            robot.turn()
        assert store.taught() is not None
        robot.table.do(Act("undo"))
        while robot.table.table.question is None:
            robot.table.do(Act("undo"))
        pack = store.taught()
        assert pack is not None
        assert not pack.sources
        again = Robot(begin(store, "steelheart", "newcago", Random(3)), Random(3))
        while not again.asked:
            again.turn()
        assert again.asked[0] == robot.asked[0]


def test_a_whole_card_is_entered_in_one_go_and_none_of_it_is_asked(tmp_path: Path) -> None:
    chance = Random(3)
    with Store(tmp_path) as store:
        table = begin(store, "steelheart", "newcago", chance)
        robot = Robot(table, chance)
        while not (
            isinstance(table.table.question, Content) and table.table.question.path.startswith("epics.")
        ):
            robot.turn()
        question = table.table.question
        epic = question.path.split(".")[1]
        key = next(act for act in _acts(table) if act.name == "over")
        table.do(key)
        for path, number in (("research", 3), ("health", 6), ("weakened", 4), ("rewards.money", 2)):
            table.do(Act("ask-card", path))
            table.do(Act("digit", str(number)))
            table.do(table.view().advance.act or Act("leave"))
        _symbols(table)
        advance = table.view().advance.act
        assert advance is not None
        table.do(advance)
        assert table.said is None, table.said
        card = next(one for one in table.sitting.game.current_pack.epics if one.id == epic)
        assert (card.research, card.health, card.weakened) == (3, 6, 4)
        assert card.rewards == {"money": 2, "plan": 0, "enforcement": 0, "contain": 0, "research": 0}
        assert card.track is not None
        assert all(parse_cell(symbol) is not None for symbol in card.track)
        robot.asked.clear()
        robot.play()
        assert not [path for path in robot.asked if path.startswith(f"epics.{epic}.")]


def _acts(table: TablePresenter) -> list[Act]:
    panel = table.view().panel
    if isinstance(panel, TeachView):
        return [pick.act for pick in panel.palette.more]
    assert isinstance(panel, Panel)
    return [one.act for group in panel.groups for one in group.answers]


def _symbols(table: TablePresenter) -> None:
    """Four of them, or as many as are still unknown."""
    asks = [act for act in _acts(table) if act.name == "ask-card"]
    table.do(asks[-1])
    for _ in range(4):
        panel = table.view().panel
        if not isinstance(panel, TeachView):
            return
        table.do(panel.palette.likely.picks[0].act)
    if isinstance(table.view().panel, TeachView):
        table.do(Act("ask-card", ""))


def test_a_card_that_is_new_is_offered_to_be_entered(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        table = asking(store, own(ASKED["new-epic"]()))
        table.do(Act("new-card", "Somebody New"))
        said = table.take_said()
        assert said is not None
        assert said.key is not None
        assert said.key.words == "Enter the whole card"
        table.do(said.key.act)
        panel = table.view().panel
        assert isinstance(panel, Panel)
        assert panel.heading == "Somebody New"
