"""Which Epic came."""

from companion.game.store import Store
from companion.rules.questions import NewEpic
from companion.ui.presenter.acts import Act
from companion.ui.presenter.question_view import QuestionView, Search
from companion.ui.presenter.table import TablePresenter
from companion.ui.views import Mood
from tests.ui.asked import asking, new_epic


def search(presenter: TablePresenter) -> Search:
    panel = presenter.view().panel
    assert isinstance(panel, QuestionView)
    [part] = panel.parts
    assert isinstance(part, Search)
    return part


def test_r4_3_those_that_can_come_are_listed_and_their_district_is_lit(store: Store) -> None:
    table = asking(store, new_epic())
    names = [row.name for row in search(table).rows]
    assert names == sorted(names)
    assert "epic-0" not in names
    moods = [one.mood for one in table.view().ring.districts]
    assert [at for at, mood in enumerate(moods) if mood is Mood.ACTING] == [2]
    assert Mood.ACTED not in moods


def test_a_name_that_begins_with_the_letters_comes_first(store: Store) -> None:
    table = asking(store, new_epic())
    table.do(Act("search", "ci"))
    assert [row.name for row in search(table).rows] == ["Cinderjack", "Circuit Rider", "Citadel"]
    table.do(Act("search", "r"))
    assert next(row.name for row in search(table).rows) == "Rustmarch"


def test_it_says_how_much_the_app_knows_of_a_card(store: Store) -> None:
    notes = {row.name: (row.note, row.known) for row in search(asking(store, new_epic())).rows}
    assert notes["Circuit Rider"] == ("2 of 4 symbols", False)
    assert notes["Citadel"] == ("new to the app", False)
    assert notes["Cinderjack"] == ("13 symbols", True)


def test_the_practice_box_has_no_new_card(store: Store) -> None:
    table = asking(store, new_epic())
    table.do(Act("search", "nobody of this name"))
    shown = search(table)
    assert not shown.rows
    assert not shown.new
    assert "nobody of this name" in shown.nothing


def test_a_card_that_is_not_in_the_list_is_taken_by_its_name(store: Store) -> None:
    position = new_epic()
    position["pack"]["kind"] = "table"
    table = asking(store, position, open_deck=True)
    table.do(Act("search", "cinderjack "))
    take = search(table).take_new
    assert take is not None
    assert take.name == "enter"  # that one is listed already
    table.do(Act("search", "Somebody New"))
    take = search(table).take_new
    assert take is not None
    table.do(take)
    assert not isinstance(table.table.question, NewEpic)
    card = table.table.districts[2].epic
    assert card is not None
    assert table.table.box.epics[card.id].name == "Somebody New"
