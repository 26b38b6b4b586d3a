"""Each face of a die says what it would do."""

from companion.game.store import Store
from companion.rules.inputs import Answer
from companion.ui.presenter.acts import Act
from companion.ui.presenter.question_view import Faces, QuestionView
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.table import TablePresenter
from companion.ui.views import DiscView
from tests.ui.asked import ability, asking, movement


def faces(presenter: TablePresenter) -> Faces:
    panel = presenter.view().panel
    assert isinstance(panel, QuestionView)
    [part] = panel.parts
    assert isinstance(part, Faces)
    return part


def test_r3_1_a_face_says_where_the_boss_would_land_and_who_is_there(store: Store) -> None:
    table = asking(store, movement())
    assert [(one.face, one.words, one.tokens, one.note) for one in faces(table).faces] == [
        ("1", "Mint", ("Prof", "Megan"), ""),
        ("2", "Orchard", (), "nobody is there"),
        ("3", "Quarry", ("Cody",), ""),
    ]


def test_hollow_crowns_on_the_road_are_the_same_answers(store: Store) -> None:
    table = asking(store, movement())
    assert table.view().asides[0].words == "the Prologue"
    discs = table.view().ring.discs
    assert discs == tuple(DiscView(at, "crown-outline", str(at)) for at in (1, 2, 3))
    table.do(Act("district", 4))  # no face leads there
    assert table.table.boss.district == 0
    table.do(Act("district", 2))
    assert table.table.boss.district == 2


def test_a_die_that_nobody_knows_is_answered_by_tapping_a_district(store: Store) -> None:
    position = movement()
    position["pack"]["dice"] = {"power": ["A"]}
    table = asking(store, position)
    table.do(Act("district", 3))
    assert table.table.boss.district == 3


def test_r6_16_equal_faces_are_one_key(store: Store) -> None:
    table = asking(store, ability())
    shown = faces(table).faces
    assert [one.words for one in shown] == [
        "Attack Population 2",
        "Fortify the Epic here",
        "Increase Enforcement by 2",
        "Add 1 Barricade",
        "Boost the boss: red track",
    ]
    assert [one.note for one in shown] == ["", "", "2 faces", "", ""]
    assert [one.signs[0].number for one in shown] == ["−2", "+1", "+2", "+1", "+1"]
    table.do(shown[0].act)
    assert table.table.population == 38


def test_the_app_rolls_once(store: Store) -> None:
    table = asking(store, ability())
    panel = table.view().panel
    assert isinstance(panel, QuestionView)
    assert panel.roll is not None
    table.do(panel.roll.key.act)
    after = table.view().panel
    assert isinstance(after, StopView)
    assert any("Ability Die" in row.words for group in after.groups for row in group.rows)
    assert isinstance(table.sitting.game.done[-1].input, Answer)
    assert not table.sitting.rolls


def test_the_app_rolls_from_now_on(store: Store) -> None:
    table = asking(store, ability())
    panel = table.view().panel
    assert isinstance(panel, QuestionView)
    assert panel.roll is not None
    table.do(panel.roll.always.act)
    assert table.table.question is None
    assert table.sitting.rolls
    table.do(Act("always-roll", False))
    assert not table.sitting.rolls
