"""Who gives up what."""

from companion.game.store import Store
from companion.rules.inputs import Answer
from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Answers
from companion.ui.presenter.question_view import Opened, QuestionView
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.table import TablePresenter
from tests.tables import Json, epic, reckoner, scenario
from tests.ui.asked import asking, base, newcago, plan, steal


def shown(presenter: TablePresenter) -> QuestionView:
    panel = presenter.view().panel
    assert isinstance(panel, QuestionView)
    return panel


def names(presenter: TablePresenter) -> list[str]:
    return [
        one.words
        for part in shown(presenter).parts
        for one in (
            (part.answer,) if isinstance(part, Opened) else part.answers if isinstance(part, Answers) else ()
        )
    ]


def opened(presenter: TablePresenter) -> Opened:
    [part] = [one for one in shown(presenter).parts if isinstance(one, Opened)]
    return part


def tap(presenter: TablePresenter, words: str) -> None:
    for part in shown(presenter).parts:
        answers = part.answers if isinstance(part, Answers | Opened) else ()
        for one in (*((part.answer,) if isinstance(part, Opened) else ()), *answers):
            if one.words == words:
                presenter.do(one.act)
                return
    raise AssertionError(words)


def take_back(presenter: TablePresenter) -> None:
    """The card lies on the real board already: it is moved back."""
    presenter.do(Act("undo"))
    moved_back = presenter.view().advance.act
    assert moved_back is not None
    presenter.do(moved_back)


def test_it_says_who_asks_and_by_which_symbol(store: Store) -> None:
    view = shown(asking(store, steal()))
    assert view.heading == "Who gives up a card?"
    assert view.asker == "epic-0 steals Equipment, 3rd symbol"
    assert [crumb.words for crumb in view.ribbon if crumb.state == "now"] == ["epic-0"]
    assert view.hint == "Your choice. Prof has none. The card lies under epic-0 until that Epic falls."


def test_what_was_told_before_stays_in_reach_and_comes_again_afterwards(store: Store) -> None:
    table = asking(store, steal())
    told = [row.words for group in shown(table).told for row in group.rows]
    assert told == ["Population *−1*", "Place *2 Enforcement* in Docks"]
    tap(table, "Megan")
    after = table.view().panel
    assert isinstance(after, StopView)
    assert [row.words for group in after.groups for row in group.rows][:2] == told


def test_r6_9_one_card_is_taken_at_once_and_several_open_in_place(store: Store) -> None:
    table = asking(store, steal())
    assert names(table) == ["David", "Megan", "Cody"]
    depth = table.sitting.game.depth
    tap(table, "David")
    assert table.sitting.game.depth == depth
    assert [one.words for one in opened(table).answers] == ["Rope", "Lamp", "A coat"]
    assert [one.number for one in opened(table).answers] == ["$2", "$3", ""]
    tap(table, "Cody")
    assert opened(table).answer.words == "Cody"
    assert names(table) == ["David", "Megan", "Cody"]
    tap(table, "Cody")
    assert not any(isinstance(part, Opened) for part in shown(table).parts)
    tap(table, "Megan")
    assert table.table.question is None
    assert table.table.reckoner("Megan").equipment == []


def test_a_card_is_taken_and_taken_back_with_one_touch_each(store: Store) -> None:
    table = asking(store, steal())
    tap(table, "David")
    depth = table.sitting.game.depth
    tap(table, "Lamp")
    assert table.table.reckoner("David").equipment == ["Rope", "A coat"]
    assert table.sitting.game.depth == depth + 2
    take_back(table)
    assert table.sitting.game.depth == depth
    assert names(table) == ["David", "Megan", "Cody"]
    table.do(Act("redo"))
    assert table.sitting.game.depth == depth + 2
    assert table.table.reckoner("David").equipment == ["Rope", "A coat"]


def test_the_card_of_the_only_one_who_has_any_is_a_thing_of_its_own_to_take_back(store: Store) -> None:
    team = [reckoner("David", 0, equipment=["Rope", "Lamp"]), reckoner("Prof", 1)]
    table = asking(store, scenario(epic("steal"), reckoners=team))
    assert shown(table).heading == "Which card is given up?"
    depth = table.sitting.game.depth
    tap(table, "Rope")
    take_back(table)
    assert table.sitting.game.depth == depth
    assert opened(table).answer.words == "David"


def test_a_reckoner_who_was_chosen_elsewhere_stands_open(store: Store) -> None:
    table = asking(store, steal())
    table.do(Act("enter", Answer("Cody")))
    assert [one.words for one in opened(table).answers] == ["Lamp", "Rope"]


def test_r6_11_a_plan_token_comes_from_whoever_has_one(store: Store) -> None:
    view = shown(asking(store, plan()))
    [answers] = view.parts
    assert isinstance(answers, Answers)
    assert [(one.words, one.number) for one in answers.answers] == [
        ("Prof", "1"),
        ("Megan", "1"),
        ("Cody", "3"),
    ]
    assert view.asker == "epic-0 attacks a Plan, 1st symbol"


def test_r6_19_a_die_can_be_anybody_s(store: Store) -> None:
    table = asking(store, base())
    assert names(table) == ["David", "Prof", "Megan", "Cody"]
    assert "$2" in shown(table).hint


def test_r8_3_whom_a_newcago_card_hits(store: Store) -> None:
    table = asking(store, newcago())
    assert shown(table).heading == "Whom does it hit?"
    assert names(table) == ["Prof", "Megan"]
    assert "One reroll less" in shown(table).hint
    tap(table, "Megan")
    assert table.table.reckoner("Megan").fresh[0] == "reroll"


def test_the_boss_asks_by_his_track(store: Store) -> None:
    team = [reckoner("David", 0, equipment=["Rope"]), reckoner("Prof", 1, equipment=["Lamp"])]
    position: Json = scenario(reckoners=team, tracks={"black": ["-", "steal", "-"]})
    assert shown(asking(store, position)).asker == "Steelheart steals Equipment, black track, 2nd symbol"
