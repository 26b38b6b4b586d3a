"""Which of Regalia's cards came, and what is left of them."""

from companion.game.store import Store
from companion.ui.presenter.question_view import Deck, Faces, QuestionView
from tests.ui.asked import asking, regalia


def test_r7_3_what_has_come_and_what_is_left(store: Store) -> None:
    table = asking(store, regalia())
    panel = table.view().panel
    assert isinstance(panel, QuestionView)
    faces, deck = panel.parts
    assert isinstance(faces, Faces)
    assert isinstance(deck, Deck)
    assert [(one.left, one.total) for one in faces.faces] == [(1, 2), (2, 2), (0, 2), (2, 2), (2, 2), (2, 2)]
    assert [one.words for one in faces.faces if one.spent] == ["A Move costs 2 dice"]
    assert (deck.left, deck.total, deck.words) == (9, 12, "9 of 12 left")
    assert panel.asker == "It hits Prof and Megan in Mint"


def test_a_card_that_should_be_gone_can_come_all_the_same(store: Store) -> None:
    table = asking(store, regalia())
    panel = table.view().panel
    assert isinstance(panel, QuestionView)
    assert isinstance(panel.parts[0], Faces)
    assert panel.hint
    table.do(next(one.act for one in panel.parts[0].faces if one.spent))
    assert table.table.reckoner("Prof").effects == ["move"]


def test_a_deck_that_nobody_knows_has_no_counts(store: Store) -> None:
    position = regalia()
    position["pack"]["regalia_deck"] = None
    panel = asking(store, position).view().panel
    assert isinstance(panel, QuestionView)
    [faces] = panel.parts
    assert isinstance(faces, Faces)
    assert len(faces.faces) == 6
    assert not any(one.total or one.note for one in faces.faces)
    assert panel.roll is None
